"""The rewards: the worth of a deal's end to a seat, as a table of numbers.

It is what the match counts, plus a little for every card point, so that of two winning cards the one with
more points is better.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bot.computers.search import rollout
from bot.computers.search.board import Row
from bot.computers.search.compilation import numbers
from bot.rules.cards import DECK_POINTS
from bot.rules.events import Declared
from bot.rules.options import Match
from bot.rules.rules import Rules
from bot.rules.scoring import declared_score, margin, threehand

ONE: Final = 1000
"""The reward of a won deal, of a point of the match, or of a card point in a race."""


class Rewards(NamedTuple):
    """The kind of reward (``how`` in ``rollout``), and its table."""

    how: int
    table: Row


@cache
def rewards(rules: Rules, seats: int, point: int = 1) -> Rewards:
    """The rewards of a game without a declarer with so many seats.

    ``point``: what a card point counts besides the deal, if there are two sides.
    """
    if rules.match is Match.RACE:
        return Rewards(rollout.BY_POINTS, numbers(points * ONE for points in range(DECK_POINTS + 1)))
    if rules.game.claims:
        return Rewards(rollout.TO_31, numbers((-ONE, 0, ONE)))
    if rules.two_sided or seats == 2:
        table = (_winnings(rules, points) + (point - 1) * points for points in range(DECK_POINTS + 1))
        return Rewards(rollout.BY_POINTS, numbers(table))
    if rules.match is Match.THREEHAND:
        return Rewards(rollout.OVER_FORTY, numbers(_three()))
    return Rewards(rollout.HIGHEST, numbers((-ONE, 0, ONE)))


def _winnings(rules: Rules, points: int) -> int:
    """What one of two sides wins from the other."""
    other = DECK_POINTS - points
    if points == other:
        return points
    gain = margin(rules, max(points, other), all_tricks=True)
    return points + ONE * (gain if points > other else -gain)


_THREE: Final = (
    *((40, 40, 40), (30, 60, 30), (30, 45, 45)),
    *((60, 30, 30), (60, 60, 0), (40, 40, 40)),
    *((120, 0, 0), (0, 120, 0)),
)
"""An end of each kind, in the order of ``rollout`` (R-82)."""


def _three() -> list[int]:
    """One's own points of the match, minus the average of the others."""
    scores = [threehand(points) for points in _THREE]
    return [ONE * (2 * score[0] - score[1] - score[2]) // 2 for score in scores]


@cache
def declarer_rewards(rules: Rules, goal: int) -> Rewards:
    """The rewards of a declarer's deal: by the role of the seat, and the points of the declarer's side."""
    table: list[int] = []
    for part in range(3):
        for partners in range(rollout.MOST_PARTNERS + 1):
            by = Declared(0, tuple(range(1, partners + 1)), goal)
            seat = (0, 1, rules.players - 1)[part]
            for side_points in range(DECK_POINTS + 1):
                points = (side_points, *[0] * (rules.players - 2), DECK_POINTS - side_points)
                gain = declared_score(rules, by, points, all_tricks=side_points in {0, DECK_POINTS})[seat]
                mine = DECK_POINTS - side_points if part == 2 else side_points  # a defender
                table.append(gain * ONE + mine)
    return Rewards(rollout.BY_ROLE, numbers(table))
