"""Seasons of a server (S-5, S-6): when they begin, and what everybody becomes in one. Pure."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.store.standing.season_rows import SeasonRow, SeasonSeat, SeasonSettings
from bot.tables.decisions.quiet_hours import zones

WIN_POINTS: Final = 3
MATCH_POINTS: Final = 1
A_WEEK: Final = 10
"""The number of a person's rated matches in a week that earn points."""
A_DAY: Final = 3
"""The number of rated matches of the same people in a day that earn points."""
AWAY: Final = 1.5
"""The standard deviation by which the strength of somebody who is away becomes less sure (S-3)."""
LEAST_SURE: Final = 25 / 3
PROVISIONAL: Final = 4.0
"""The sigma above which a rating is provisional (S-4)."""
ALL_GAMES: Final = ""
_MONTHS: Final = {"quarter": 3, "month": 1}
_YEAR: Final = 12
_MILLISECONDS: Final = 1000


class Season(NamedTuple):
    """A season: its name, and the Unix milliseconds of its start and of its end, which is outside."""

    name: str
    starts: int
    ends: int


def season_at(at: int, settings: SeasonSettings) -> Season:
    """The season that a moment is in, by the calendar of the server's zone."""
    zone, months = zone_of(settings.zone), _MONTHS[settings.length]
    local = datetime.fromtimestamp(at / _MILLISECONDS, zone)
    number = (local.year * _YEAR + local.month - 1) // months
    (year, part), short = divmod(number, _YEAR // months), months == 1
    name = f"{year}-{part + 1:02}" if short else f"{year}-Q{part + 1}"
    return Season(name, _begins(number * months, zone), _begins((number + 1) * months, zone))


def zone_of(name: str) -> tzinfo:
    """The time zone of a server. One that this system does not know counts as UTC."""
    return ZoneInfo(name) if name in zones() else UTC


def _begins(month: int, zone: tzinfo) -> int:
    year, of_year = divmod(month, _YEAR)
    return round(datetime(year, of_year + 1, 1, tzinfo=zone).timestamp() * _MILLISECONDS)


def to_close(
    now: int, settings: SeasonSettings, since: int, closed_names: Collection[str] = ()
) -> list[Season]:
    """The seasons that have ended by now, the earliest first.

    ``since`` is the end of the last closed one, or when the first match ended: a season after a change of
    settings begins where the one before it has ended. ``closed_names`` are the names of closed ones: what is
    left of such a season belongs to the next.
    """
    seasons = []
    season = season_at(since, settings)
    while season.ends <= now:
        if season.name not in closed_names:
            seasons.append(season._replace(starts=since))
            since = season.ends
        season = season_at(season.ends, settings)
    return seasons


def sigma_after_absence(sigma: float) -> float:
    """The sigma at the start of a season of somebody who played nothing rated in the one before (S-3)."""
    return min(LEAST_SURE, math.hypot(sigma, AWAY))


@dataclass
class _Course:
    """The course of a person's season at one game or at all."""

    points: int = 0
    matches: int = 0
    wins: int = 0
    longest: int = 0
    run: int = 0

    def add(self, seat: SeasonSeat, points: int) -> None:
        self.points += points
        self.matches += 1
        self.wins += seat.won
        self.run = self.run + 1 if seat.won else 0
        self.longest = max(self.longest, self.run)


@dataclass
class Standings:
    """What people become in a season, match by match, in the order in which the matches ended."""

    zone: str
    _courses: dict[tuple[int, str], _Course] = field(default_factory=lambda: defaultdict(_Course))
    _names: dict[int, str] = field(default_factory=dict)
    _weeks: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    _days: Counter[tuple[int, frozenset[int]]] = field(default_factory=Counter)

    def add(self, seats: Sequence[SeasonSeat]) -> None:
        """Add a match: all its seats of people who have not been forgotten."""
        if not seats:
            return
        people = frozenset(seat.person for seat in seats)
        local = datetime.fromtimestamp(seats[0].ended / _MILLISECONDS, UTC).astimezone(zone_of(self.zone))
        year, week, _ = local.isocalendar()
        day = local.toordinal(), people
        self._days[day] += seats[0].rated
        for seat in seats:
            self._names[seat.person] = seat.name
            points = 0
            if seat.rated and seat.stayed and self._days[day] <= A_DAY:
                self._weeks[seat.person, year, week] += 1
                if self._weeks[seat.person, year, week] <= A_WEEK:
                    points = WIN_POINTS if seat.won else MATCH_POINTS
            for game in (seat.game, ALL_GAMES):
                self._courses[seat.person, game].add(seat, points)

    def rows(self, ratings: Mapping[tuple[int, str], tuple[float, float]]) -> list[SeasonRow]:
        """The rows of the archive, ordered; ``ratings`` are mu and sigma at the season's end."""
        best: dict[int, tuple[float, float]] = {}
        for (person, _), (mu, sigma) in sorted(ratings.items()):
            if person not in best or mu - 3 * sigma > best[person][0] - 3 * best[person][1]:
                best[person] = (mu, sigma)
        return [
            SeasonRow(
                game,
                person,
                self._names[person],
                course.points,
                course.matches,
                course.wins,
                course.longest,
                *(best.get(person) if game == ALL_GAMES else ratings.get((person, game))) or (None, None),
            )
            for (person, game), course in sorted(self._courses.items())
        ]
