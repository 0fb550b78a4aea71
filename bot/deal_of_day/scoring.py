"""The scores of the deal of the day: results, weeks, seasons and servers (D-6, D-13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Final, NamedTuple

from bot.deal_of_day.boards import SEAT
from bot.pairing.matchpoints import FieldStanding, field_standings
from bot.rules.events import DealEnded
from bot.rules.rules import Rules
from bot.rules.view import SeatView

LEAST_FIELD: Final = 5
"""The smallest field, par included, in which a percentage says something."""
BEST_OF_WEEK: Final = 5
LEAST_OF_SEASON: Final = 20
SERVER: Final = 5
"""The number of people whose best results make the result of a server."""
_MONTHS_OF_SEASON: Final = 3


class Result(NamedTuple):
    """What a deal has brought a person; the greater, the better.

    ``score`` are the game points of an auction game, else 0. ``points`` are the card points of the side.
    """

    score: int
    points: int


def result_of(rules: Rules, ended: DealEnded) -> Result:
    """The result of the person's seat."""
    side = rules.side_of(SEAT)
    return Result(ended.score[side] if rules.game.auctions else 0, ended.points[side])


def own_result(view: SeatView) -> Result | None:
    """The result of the person's seat as they see it at the end; None if their points are hidden."""
    side = view.rules.side_of(SEAT)
    points = view.points[side]
    return None if points is None else Result(view.score[side] if view.rules.game.auctions else 0, points)


def beside(field: Sequence[Result], result: Result) -> FieldStanding:
    """The standing of a result that is not part of a field, as if it were."""
    return field_standings([*field, result])[-1]


def of_week(percents: Iterable[float]) -> float:
    """A person's score of a week: the best five of seven, where a missing one counts nothing."""
    return sum(sorted(percents, reverse=True)[:BEST_OF_WEEK]) / BEST_OF_WEEK


def of_season(percents: Sequence[float]) -> float | None:
    """A person's score of a season: the mean of all; None before the twentieth."""
    return sum(percents) / len(percents) if len(percents) >= LEAST_OF_SEASON else None


def of_server(best: Iterable[float]) -> float | None:
    """A server's score of a week: the mean of its five best people; None with fewer. ``best``: one each."""
    best_scores = sorted(best, reverse=True)[:SERVER]
    return sum(best_scores) / SERVER if len(best_scores) == SERVER else None


def week_of(day: date) -> tuple[date, date]:
    """The first and last day of the week of a day, Monday to Sunday."""
    first = day - timedelta(days=day.weekday())
    return first, first + timedelta(days=6)


def season_of(day: date) -> tuple[date, date]:
    """The first and last day of the quarter of a year of a day."""
    first = date(day.year, day.month - (day.month - 1) % _MONTHS_OF_SEASON, 1)
    after = date(first.year + first.month // 10, (first.month + 2) % 12 + 1, 1)
    return first, after - timedelta(days=1)
