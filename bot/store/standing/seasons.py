"""The contract of the archive of seasons (S-5); as in ``bot.store.base``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from bot.store.rows import RatingRow
from bot.store.standing.season_rows import SeasonLength, SeasonRow, SeasonSeat, SeasonSettings

SeasonBy = Literal["points", "rating", "wins"]


class ClosedSeason(NamedTuple):
    """A closed season of a server; its end is outside."""

    name: str
    starts: int
    ends: int


class Seasons(Protocol):
    """The seasons of servers: their settings, what they are computed from, and the archive."""

    async def settings(self, guild: int) -> SeasonSettings:
        """A server's settings; the defaults if it has none."""

    async def set_length(self, guild: int, length: SeasonLength) -> None:
        """Store how long a server's seasons last. Closed seasons stay as they are."""

    async def guilds(self) -> list[tuple[int, int]]:
        """Every server with matches, and when the first one ended."""

    async def seats(
        self, guild: int, starts: int, ends: int, after: tuple[int, str] | None, limit: int
    ) -> list[SeasonSeat]:
        """The seats in matches that ended in a period, in order, of at most ``limit`` matches.

        The person of a computer is 0, of somebody forgotten a negative number.
        ``after`` is the end and the id of the last match that was read.
        """

    async def ratings(self, guild: int, starts: int, ends: int) -> dict[tuple[int, str], tuple[float, float]]:
        """Mu and sigma after the last rated match of a period, by person and game."""

    async def away(self, guild: int, starts: int, ends: int) -> list[RatingRow]:
        """The ratings of people who played nothing rated in a period."""

    async def close(
        self, guild: int, season: ClosedSeason, rows: Sequence[SeasonRow], ratings: Sequence[RatingRow]
    ) -> None:
        """Archive a season and store the grown sigmas, all or none. Raises ``Stale`` if it is archived.

        A rating that has changed meanwhile stays as it is.
        """

    async def closed_seasons(self, guild: int) -> list[ClosedSeason]:
        """The closed seasons of a server, the latest first."""

    async def board(
        self, guild: int, season: str, game: str | None, by: SeasonBy, limit: int, offset: int
    ) -> list[SeasonRow]:
        """A board of a closed season."""

    async def longest(self, guild: int, season: str) -> SeasonRow | None:
        """Who had the longest row of wins in a closed season; None if nobody won."""
