"""The benchmark of proofs: every puzzle is proved, and a wrong solution is found."""

from collections import Counter
from dataclasses import replace
from datetime import date

import pytest

from benchmarks.daily import puzzle_proofs
from bot.puzzle.generator import attempt
from bot.puzzle.puzzle import Puzzle


def test_PA_1_it_finds_a_solution_that_is_a_point_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_proofs, "AT_ONCE", 25)
    kinds = puzzle_proofs.proofs(237)
    assert kinds == Counter(
        found.position.kind
        for number in range(237, 262)
        if (found := attempt(puzzle_proofs.KEY, puzzle_proofs.A_SUNDAY, number)) is not None
    )
    assert kinds

    def puzzle_with_wrong_solution(key: bytes, day: date, number: int) -> Puzzle | None:
        puzzle = attempt(key, day, number)
        if puzzle is None:
            return None
        first, *others = puzzle.solution
        return replace(puzzle, solution=(replace(first, points=first.points + 1), *others))

    monkeypatch.setattr(puzzle_proofs, "attempt", puzzle_with_wrong_solution)
    with pytest.raises(AssertionError):
        puzzle_proofs.proofs(237)
