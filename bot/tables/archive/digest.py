"""The digest of a week of a server (A-4): its matches, its busiest player, its best climb. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Final, NamedTuple

from bot.store.standing.season_rows import SeasonSeat
from bot.tables.archive.seasons import PROVISIONAL
from bot.tables.decisions.quiet_hours import local, zones

FEWEST: Final = 3
"""The number of matches below which a week has no digest."""
POST_TIME: Final = time(9)
"""The local time on Mondays from which a digest is posted."""
POST_WINDOW: Final = timedelta(days=1)
"""How long after it a digest is posted, if the bot could not do so earlier."""
_WEEK: Final = timedelta(days=7)

Ratings = Mapping[tuple[int, str], tuple[float, float]]
"""Mu and sigma by person and game."""


class Week(NamedTuple):
    """The week before a Monday, in the zone of a server.

    ``starts``, ``ends`` (outside), ``due`` and ``over``, from and until when its digest is posted, are in
    Unix milliseconds.
    """

    monday: date
    starts: int
    ends: int
    due: int
    over: int

    @property
    def name(self) -> str:
        """The Monday, as ``2026-11-23``; later weeks have greater names."""
        return self.monday.isoformat()


def week_before(zone: str | None, now: int) -> Week:
    """The last week that is over at a moment. A zone that this system does not know counts as UTC."""
    here = local(zone if zone in zones() else None, now)
    monday = here.date() - timedelta(days=here.weekday())

    def at(day: date, hour: time) -> int:
        return round(datetime.combine(day, hour, here.tzinfo).timestamp() * 1000)

    return Week(
        monday,
        at(monday - _WEEK, time()),
        at(monday, time()),
        at(monday, POST_TIME),
        at(monday + POST_WINDOW, POST_TIME),
    )


class Busiest(NamedTuple):
    """The person with the most matches of a week."""

    name: str
    matches: int
    wins: int


class Climb(NamedTuple):
    """The rise of a person's rating at a game: the lower estimates of their strength before and after."""

    name: str
    game: str
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Digest:
    """What happened on a server in a week. ``games`` are counted, the most played first."""

    matches: int
    people: int
    games: tuple[tuple[str, int], ...]
    busiest: Busiest | None
    climb: Climb | None


def digest(seats: Sequence[SeasonSeat], before: Ratings, after: Ratings) -> Digest | None:
    """The digest of a week; None if too little was played.

    Args:
        seats: those of all matches of the week, in order.
        before: the ratings at the start of the week.
        after: the ratings of the people who played, at its end.
    """
    games = Counter({seat.match: seat.game for seat in seats}.values())
    if games.total() < FEWEST:
        return None
    people = [seat for seat in seats if seat.person > 0]  # neither computers nor forgotten people
    names = {seat.person: seat.name for seat in people}
    return Digest(
        games.total(),
        len(names),
        tuple(sorted(games.items(), key=lambda item: (-item[1], item[0]))),
        _busiest(people, names),
        _climb(names, before, after),
    )


def _busiest(seats: Sequence[SeasonSeat], names: Mapping[int, str]) -> Busiest | None:
    matches = Counter(seat.person for seat in seats)
    wins = Counter(seat.person for seat in seats if seat.won)
    person = min(matches, key=lambda one: (-matches[one], -wins[one], one), default=None)
    return None if person is None else Busiest(names[person], matches[person], wins[person])


def _climb(names: Mapping[int, str], before: Ratings, after: Ratings) -> Climb | None:
    """The greatest rise of a rating that was not provisional, if any rating rose."""
    best: tuple[float, int, str] | None = None
    for key, (mu, sigma) in sorted(after.items()):
        if key[0] not in names or key not in before or before[key][1] > PROVISIONAL:
            continue
        rise = _rating(mu, sigma) - _rating(*before[key])
        if rise > 0 and (best is None or rise > best[0]):
            best = (rise, *key)
    if best is None:
        return None
    _, person, game = best
    key = person, game
    return Climb(names[person], game, _rating(*before[key]), _rating(*after[key]))


def _rating(mu: float, sigma: float) -> float:
    return mu - 3 * sigma
