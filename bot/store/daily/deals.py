"""The part of the store for the deals of the day; see ``bot.store.base``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.store.daily.deal_rows import DealAttempt, DealBest, DealBoard, DealPost
from bot.store.daily.shares import Shares
from bot.store.rows import GuildSettings


class Deals(Shares, Protocol):
    """The deals of the day. A day is a date in UTC, as ``2026-11-23``."""

    async def open_board(self, board: DealBoard) -> None:
        """Store the board of a day. The first one for a day stays."""

    async def board(self, day: str) -> DealBoard | None:
        """The board of a day; None if nobody has begun its deal."""

    async def note_computers(self, version: int, at: int) -> None:
        """Store that computers of a version play since ``at``, on all open boards of other versions.

        The first such moment of a board stays.
        """

    async def days_to_close(self, until: str) -> list[str]:
        """The days up to one whose deals have not been closed, in order."""

    async def last_closed_day(self) -> str | None:
        """The latest day whose deal has been closed; None if there is none."""

    async def begin(self, attempt: DealAttempt) -> None:
        """Store that a person begins an attempt. Their first one at a day stays."""

    async def attempt(self, person: int, day: str) -> DealAttempt | None:
        """A person's attempt at a day; None if there is none."""

    async def attempts(self, day: str) -> list[DealAttempt]:
        """All attempts at a day, ordered by person."""

    async def attempts_of(self, person: int, first: str, last: str) -> list[DealAttempt]:
        """A person's attempts from one day to another, in order."""

    async def close(self, board: DealBoard, attempts: Sequence[DealAttempt]) -> None:
        """Store what came of a deal, first the results, with who is ranked, and then that it has closed.

        If a process ends in between, the same is stored once more.
        """

    async def best(
        self, first: str, last: str, *, guild: int | None = None, limit: int = 1_000_000
    ) -> list[DealBest]:
        """The ranked results of closed deals from one day to another, the best first.

        ``guild``: only of attempts that began in that server.
        """

    async def servers_listed(self) -> set[int]:
        """The servers that let others see their results."""

    async def wanting(self) -> list[GuildSettings]:
        """The servers that want a message about closed deals: their settings, as far as they concern it."""

    async def note_post(self, post: DealPost) -> None:
        """Store the message about a closed deal in a server."""

    async def post(self, guild: int, day: str) -> DealPost | None:
        """The message about a closed deal in a server; None if there is none."""


class HasDeals(Protocol):
    """The store, as far as it holds deals."""

    @property
    def deals(self) -> Deals:
        """The deals of the day."""
