"""The part of the store for the daily puzzles; see ``bot.store.base``."""

from __future__ import annotations

from typing import Protocol

from bot.store.daily.shares import Shares
from bot.store.rows import GuildSettings, PuzzlePost


class Puzzles(Shares, Protocol):
    """The daily puzzles. A day is a date in UTC, as ``2026-11-23``."""

    async def keep(self, day: str, body: str) -> None:
        """Store the puzzle of a day. The first one for a day stays."""

    async def puzzle(self, day: str) -> str | None:
        """The puzzle of a day; None if there is none."""

    async def days(self, before: str, limit: int) -> list[str]:
        """The latest days before one that have a puzzle, the latest first."""

    async def choose(self, person: int, day: str, step: int, card: str, outcome: str | None) -> None:
        """Store a person's choice ``step`` (from 0). ``outcome`` says how it ended the puzzle, if it did.

        Raises ``Stale`` if they have made that choice already.
        """

    async def choices(self, person: int, day: str) -> list[str]:
        """The cards that a person has chosen, in order."""

    async def outcomes(self, person: int, until: str) -> list[tuple[str, str | None]]:
        """The days with a puzzle from a person's first one to ``until``, in order, and how each ended.

        None: it has not ended.
        """

    async def choices_shared(self, guild: int, day: str, limit: int) -> dict[int, list[str]]:
        """As ``choices``, by person, of the ``limit`` people who last shared that day in a server."""

    async def outcomes_shared(
        self, guild: int, day: str, limit: int, until: str
    ) -> dict[int, list[tuple[str, str | None]]]:
        """As ``outcomes``, by person, of the ``limit`` people who last shared that day in a server."""

    async def wanting(self) -> list[GuildSettings]:
        """The servers that want a message about each puzzle: their settings, as far as they concern it."""

    async def note_post(self, post: PuzzlePost) -> None:
        """Store the message about a puzzle in a server, in place of what was stored."""

    async def post(self, guild: int, day: str) -> PuzzlePost | None:
        """The message about a puzzle in a server; None if there is none."""

    async def unsolved_posts(self, until: str) -> list[PuzzlePost]:
        """The messages about puzzles up to a day that lack the solution, the earliest day first."""
