"""The preparation of a process meets every kind of position that has compiled functions of its own."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bot import computers
from bot.rules.actions import Action
from bot.rules.view import SeatView
from bot.simulation.preparation import prepare


def test_it_meets_a_stock_none_two_four_an_auction_a_call_and_the_play_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    views: list[SeatView] = []
    create = computers.create

    class RecordingComputer:
        level = "maestro"

        def choose(self, view: SeatView, rng: random.Random) -> Action:
            views.append(view)
            return create("novice").choose(view, rng)

    monkeypatch.setattr(
        computers, "create", lambda level: RecordingComputer() if level == "maestro" else create(level)
    )
    prepare()
    kinds = [(view.rules.players, view.phase.name.lower(), view.stock > 0) for view in views]
    assert sorted(kinds) == [
        (2, "play", False),
        (2, "play", True),
        (4, "play", False),
        (4, "play", True),
        (5, "auction", False),
        (5, "call", False),
        (5, "play", False),
    ]


def test_a_process_that_does_without_the_compiler_never_loads_it() -> None:
    words = """
import sys
from bot.computers import compiler, create
compiler.do_without()
create("maestro")
from bot.computers.search.compilation import FAST
print(FAST, "numba" in sys.modules)
"""
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", words],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["False", "False"]
