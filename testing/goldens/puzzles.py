"""A puzzle of each kind and difficulty that is found; python -m testing.goldens.puzzles writes them anew."""

from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

from bot.puzzle.generator import attempt
from bot.puzzle.position import Kind
from bot.puzzle.puzzle import Puzzle, decode, encode

FILE = Path(__file__).parents[2] / "tests" / "puzzle" / "golden" / "puzzles.jsonl"
KEY = bytes(range(32))
ATTEMPTS = 2000
A_SUNDAY = date(2026, 11, 22)


def write() -> None:
    """Write the first puzzle of each kind with each number of stars."""
    puzzles: dict[tuple[Kind, int], Puzzle] = {}
    for number in range(ATTEMPTS):
        puzzle = attempt(KEY, A_SUNDAY, number)
        if puzzle is not None:
            puzzles.setdefault((puzzle.position.kind, puzzle.stars), puzzle)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text("".join(f"{encode(puzzle)}\n" for _, puzzle in sorted(puzzles.items())), encoding="utf-8")


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The stored puzzles, by kind and then by difficulty."""
    return tuple(decode(line) for line in FILE.read_text("utf-8").splitlines())


def puzzle_for(day: date, kind: Kind = Kind.SUECA4) -> Puzzle:
    """The hardest stored puzzle of a kind, as that of a day."""
    return replace([puzzle for puzzle in puzzles() if puzzle.position.kind is kind][-1], day=day)


if __name__ == "__main__":
    write()
