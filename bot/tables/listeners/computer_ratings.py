"""The ratings of people against computers, by openskill: a private estimate that finds an even opponent.

A rating is in the points of the scale of computers (``bot.computers.scale``), one for each of its games: what
a number of points is worth differs between games. The computers' side is fixed at the points of its levels.
Each deal of an unrated match counts, as points are for a single deal. Everything follows from the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Final, NamedTuple, TypeAlias

from openskill.models import BradleyTerryFull
from openskill.models.weng_lin.bradley_terry_full import BradleyTerryFullRating

from bot.computers import scale
from bot.rules.events import DealEnded, EndReason
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Teams
from bot.rules.rules import Rules
from bot.store.standing.computer_ratings import ComputerRatingRow
from bot.tables.archive.finished import FinishedMatch
from bot.tables.model.people import Computer, Person

ELO: Final = 400 / log(10)
"""The points by which the odds of a deal grow e-fold."""
FIXED: Final = 1e-6
"""The deviation of a computer."""
DRAWN: Final = 0.5
"""The result of a deal that nobody won."""
CHANGE: Final = 4.0
"""The deviation by which a person may become stronger or weaker from one deal to the next, in points."""


class ComputerRating(NamedTuple):
    """An estimate of a person's points, and its standard deviation."""

    points: float = -60.0
    deviation: float = 150.0


NEW: Final = ComputerRating()
"""The estimate for a new person: people of a study played as strong as -62 points."""
_MODEL: Final = BradleyTerryFull(
    mu=NEW.points, sigma=NEW.deviation, beta=ELO / sqrt(2), tau=0.0, gamma=lambda *_: 1.0
)
"""In points. ``gamma``: the deviation shrinks by all that a deal tells, as the others' strength is known."""

_Side: TypeAlias = Sequence[ComputerRating]


def rated_people(match: FinishedMatch) -> list[int]:
    """The ids of the people whose ratings a match changes; a forgotten person is not among them.

    There are some if the match is unrated, the people of one side alone played it, from its start to its end,
    and the strength of every computer is known.
    """
    if match.counts or not all(one.from_start and one.stayed for one in match.sittings):
        return []
    seats = {seat: one for seat, one in enumerate(match.starters) if isinstance(one, Person)}
    if len({match.rules.side_of(seat) for seat in seats}) != 1 or None in _computer_points(match).values():
        return []
    return [one.id for one in seats.values() if one.id > 0]


def rows(match: FinishedMatch, stored: Sequence[ComputerRatingRow]) -> list[ComputerRatingRow]:
    """The ratings after a match, given the stored ones of its people at all games."""
    people, game = rated_people(match), scale.game_key(match.rules)
    scores = _scores(match) if people else []
    if not scores:
        return []
    before = {row.person: row for row in stored if row.game == game}
    now = {person: rating_in(stored, person, game) for person in people}
    for score in scores:
        now = _after_deal(match, score, now)
    return [
        ComputerRatingRow(person, game, *rating, before[person].matches + 1 if person in before else 1)
        for person, rating in now.items()
    ]


def rating_in(stored: Sequence[ComputerRatingRow], person: int, game: str) -> ComputerRating:
    """The rating of a person at a game of the scale among stored ones; ``NEW`` if there is none."""
    found = (row for row in stored if (row.person, row.game) == (person, game))
    return next((ComputerRating(row.points, row.deviation) for row in found), NEW)


def after_deal(own: _Side, others: Sequence[_Side], results: Sequence[float]) -> list[ComputerRating]:
    """The ratings of a side after a deal against other sides.

    ``results``: against each of them 1 for a win, 0 for a loss, 0.5 for a draw. A side is as strong as its
    players are on average: that is how points were measured.
    """
    sides = [_in_model(own), *map(_in_model, others)]
    mine, *_ = _MODEL.rate(sides, ranks=[DRAWN, *results])
    return [
        ComputerRating(rating.mu * len(own), sqrt(rating.sigma**2 * len(own) ** 2 + CHANGE**2))
        for rating in mine
    ]


def even_level(rules: Rules, rating: ComputerRating) -> scale.Level:
    """The level of computers that is nearest to a rating."""
    return scale.level_near(rules, rating.points)


def rules_of(game: str) -> Rules:
    """The usual rules of a game of the scale."""
    variant, players, *alone = game.split("-")
    teams = {"teams": Teams.NONE.value} if alone else {}
    return rules_from({"variant": variant, "players": int(players), **teams})


def _scores(match: FinishedMatch) -> list[Sequence[int]]:
    """The score of each deal, by side. The deal in which a side gave the match up is lost for it."""
    ends = [event for event in match.events if isinstance(event, DealEnded)]
    if match.result.reason is not EndReason.FORFEIT:
        return [end.score for end in ends if end.counts]
    won = [int(side in match.result.winners) for side in range(len(match.rules.sides))]
    return [*(end.score for end in ends[:-1] if end.counts), won]


def _computer_points(match: FinishedMatch) -> dict[int, float | None]:
    """The points of the computers by seat; None for a level that was not measured."""
    return {
        seat: scale.points_of(match.rules, one.level)
        for seat, one in enumerate(match.starters)
        if isinstance(one, Computer)
    }


def _after_deal(
    match: FinishedMatch, score: Sequence[int], now: Mapping[int, ComputerRating]
) -> dict[int, ComputerRating]:
    """The ratings of a match's people after a deal with a ``score`` by side."""
    levels = {seat: points or 0.0 for seat, points in _computer_points(match).items()}
    ratings = [
        now.get(one.id, NEW) if isinstance(one, Person) else ComputerRating(levels[seat], FIXED)
        for seat, one in enumerate(match.starters)
    ]
    sides = match.rules.sides
    own = next(number for number, side in enumerate(sides) if not levels.keys() >= set(side))
    # As points were measured: equal scores count only if all are equal.
    met = [
        number
        for number in range(len(sides))
        if number != own and (score[number] != score[own] or len(set(score)) == 1)
    ]
    results = [DRAWN if score[number] == score[own] else float(score[own] > score[number]) for number in met]
    after = after_deal(
        [ratings[seat] for seat in sides[own]],
        [[ratings[seat] for seat in sides[number]] for number in met],
        results,
    )
    by_seat = dict(zip(sides[own], after, strict=True))
    people = {seat: one.id for seat, one in enumerate(match.starters) if isinstance(one, Person)}
    return {person: by_seat[seat] for seat, person in people.items() if person in now}


def _in_model(side: _Side) -> list[BradleyTerryFullRating]:
    return [_MODEL.rating(mu=one.points / len(side), sigma=one.deviation / len(side)) for one in side]
