"""The rows of seasons: their settings, what they are computed from, and the archive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SeasonLength = Literal["quarter", "month"]


@dataclass(frozen=True, slots=True)
class SeasonSettings:
    """How long the seasons of a server last, and the IANA time zone in which they begin.

    The zone is that of the server (``GuildSettings.zone``).
    """

    guild: int
    length: SeasonLength = "quarter"
    zone: str = "UTC"


@dataclass(frozen=True, slots=True)
class SeasonSeat:
    """A person's seat in a match of a season. ``stayed``: whether they were there at its end."""

    match: str
    game: str
    rated: bool
    ended: int
    person: int
    name: str
    won: bool
    stayed: bool


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """What a person had become at the end of a season, at one game or (game "") at all (S-5).

    ``longest`` is the longest row of wins; ``mu`` and ``sigma`` are None if nothing rated was played.
    """

    game: str
    person: int
    name: str
    points: int
    matches: int
    wins: int
    longest: int
    mu: float | None
    sigma: float | None
