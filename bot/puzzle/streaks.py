"""Streaks: days solved in a row, and the jokers that make up for a missed one (P-7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from bot.puzzle.attempt import Outcome

EARNS: Final = 7
"""The days solved in a row that earn a joker."""
JOKERS: Final = 2
"""The most jokers that a person can have."""


MILESTONES: Final = (7, 30, 100, 365)
"""The days solved in a row that earn a badge (A-5)."""


@dataclass(frozen=True, slots=True)
class Streak:
    """The days that a person has solved in a row, the most ever, all of them, and their jokers."""

    days: int = 0
    longest: int = 0
    solved: int = 0
    jokers: int = 0


def streak(days: Iterable[tuple[Outcome, bool]]) -> Streak:
    """The streak after some days that had a puzzle, in order.

    Each is given by what became of it and whether it is over. A day that is open can still be solved, so it
    breaks nothing. A day that was missed or lost takes a joker; without one the streak ends.
    """
    now = Streak()
    for outcome, over in days:
        now = _after(now, outcome, over=over)
    return now


def milestones(days: Iterable[tuple[date, Outcome, bool]]) -> dict[int, date]:
    """The ``MILESTONES`` that a person has ever reached, each with the day on which they first did."""
    now, reached = Streak(), dict[int, date]()
    for day, outcome, over in days:
        now = _after(now, outcome, over=over)
        if now.days in MILESTONES:
            reached.setdefault(now.days, day)
    return reached


def _after(now: Streak, outcome: Outcome, *, over: bool) -> Streak:
    """A streak after one more day."""
    if outcome is Outcome.SOLVED:
        run = now.days + 1
        jokers = min(JOKERS, now.jokers + (run % EARNS == 0))
        return Streak(run, max(now.longest, run), now.solved + 1, jokers)
    if outcome is Outcome.LOST or over:
        has_joker = now.days > 0 and now.jokers > 0
        return replace(now, jokers=now.jokers - 1) if has_joker else replace(now, days=0)
    return now
