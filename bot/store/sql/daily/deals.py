"""The deals of the day: their boards, who has played them, and the messages about them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, replace
from typing import Any, ClassVar, Final

from bot.store.daily.deal_rows import DealAttempt, DealBest, DealBoard, DealPost
from bot.store.engine import Row
from bot.store.rows import GuildSettings
from bot.store.sql.daily.shares import SqlShares

_AT_DAY: Final = """
    SELECT person, day, table_id, guild, name, ranked, score, points, place, size, percent FROM deal_attempt
    WHERE day = $1 ORDER BY person
"""
_OF_PERSON: Final = """
    SELECT person, day, table_id, guild, name, ranked, score, points, place, size, percent FROM deal_attempt
    WHERE person = $1 AND day BETWEEN $2 AND $3 ORDER BY day
"""


class SqlDeals(SqlShares):
    """See ``bot.store.daily.deals.Deals``."""

    SHARES = "deal_share"

    NOTE: ClassVar[str]
    """Notes what came of attempts. ``$1``: a day, ``$2``: a JSON array of arrays, each with a person, score,
    points, place, size, percent, and whether it is ranked (0 or 1)."""

    async def open_board(self, board: DealBoard) -> None:
        """Store the board of a day. The first one for a day stays."""
        await self._writer.rows(
            "INSERT INTO deal_board (day, anchor, computers) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            board.day,
            board.anchor,
            board.computers,
        )

    async def board(self, day: str) -> DealBoard | None:
        """The board of a day; None if nobody has begun its deal."""
        rows = await self._reader.rows(
            "SELECT day, anchor, computers, par, closed_at, changed_at FROM deal_board WHERE day = $1", day
        )
        return DealBoard(*rows[0]) if rows else None

    async def note_computers(self, version: int, at: int) -> None:
        """Store that computers of a version play since ``at``, on all open boards of other versions."""
        await self._writer.rows(
            """
            UPDATE deal_board SET changed_at = $2
            WHERE closed_at IS NULL AND changed_at IS NULL AND computers <> $1
            """,
            version,
            at,
        )

    async def days_to_close(self, until: str) -> list[str]:
        """The days up to one whose deals have not been closed, in order."""
        rows = await self._reader.rows(
            "SELECT day FROM deal_board WHERE closed_at IS NULL AND day <= $1 ORDER BY day", until
        )
        return [day for (day,) in rows]

    async def last_closed_day(self) -> str | None:
        """The latest day whose deal has been closed; None if there is none."""
        rows = await self._reader.rows("SELECT max(day) FROM deal_board WHERE closed_at IS NOT NULL")
        last: str | None = rows[0][0]
        return last

    async def begin(self, attempt: DealAttempt) -> None:
        """Store that a person begins an attempt. Their first one at a day stays."""
        await self._writer.rows(
            """
            INSERT INTO deal_attempt (person, day, table_id, guild, name, ranked)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING
            """,
            attempt.person,
            attempt.day,
            attempt.table,
            attempt.guild,
            attempt.name,
            int(attempt.ranked),
        )

    async def attempt(self, person: int, day: str) -> DealAttempt | None:
        """A person's attempt at a day; None if there is none."""
        rows = await self._reader.rows(_OF_PERSON, person, day, day)
        return _attempt(rows[0]) if rows else None

    async def attempts(self, day: str) -> list[DealAttempt]:
        """All attempts at a day, ordered by person."""
        return [_attempt(row) for row in await self._reader.rows(_AT_DAY, day)]

    async def attempts_of(self, person: int, first: str, last: str) -> list[DealAttempt]:
        """A person's attempts from one day to another, in order."""
        return [_attempt(row) for row in await self._reader.rows(_OF_PERSON, person, first, last)]

    async def close(self, board: DealBoard, attempts: Sequence[DealAttempt]) -> None:
        """Store what came of a deal, first the results, with who is ranked, and then that it has closed."""
        results = [[one.person, *astuple(one)[6:], int(one.ranked)] for one in attempts]
        await self._writer.rows(self.NOTE, board.day, json.dumps(results))
        await self._writer.rows(
            "UPDATE deal_board SET par = $2, closed_at = $3 WHERE day = $1 AND closed_at IS NULL",
            board.day,
            board.par,
            board.closed_at,
        )

    async def best(
        self, first: str, last: str, *, guild: int | None = None, limit: int = 1_000_000
    ) -> list[DealBest]:
        """The ranked results of closed deals from one day to another, the best first."""
        rows = await self._reader.rows(
            """
            SELECT deal_attempt.person, name, guild, deal_attempt.day, score, points, place, percent,
                coalesce(listed, 0)
            FROM deal_attempt
            JOIN deal_board ON deal_board.day = deal_attempt.day AND closed_at IS NOT NULL
            LEFT JOIN preferences ON preferences.person = deal_attempt.person
            WHERE deal_attempt.day BETWEEN $1 AND $2 AND ranked = 1 AND percent IS NOT NULL
                AND ($3 < 0 OR guild = $3)
            ORDER BY percent DESC, deal_attempt.day, deal_attempt.person LIMIT $4
            """,
            first,
            last,
            -1 if guild is None else guild,
            limit,
        )
        return [_best(*row) for row in rows]

    async def servers_listed(self) -> set[int]:
        """The servers that let others see their results."""
        rows = await self._reader.rows(
            "SELECT guild FROM guild_settings WHERE deal_listed = 1 AND left_at IS NULL"
        )
        return {guild for (guild,) in rows}

    async def wanting(self) -> list[GuildSettings]:
        """The servers that want a message about closed deals: their settings, as far as they concern it."""
        rows = await self._reader.rows(
            """
            SELECT guild, deal_channel, deal_hour, zone FROM guild_settings
            WHERE deal_channel IS NOT NULL AND left_at IS NULL ORDER BY guild
            """
        )
        return [
            GuildSettings(guild, deal_channel=channel, deal_hour=hour, zone=zone)
            for guild, channel, hour, zone in rows
        ]

    async def note_post(self, post: DealPost) -> None:
        """Store the message about a closed deal in a server."""
        await self._writer.rows(
            """
            INSERT INTO deal_post (guild, day, channel, message) VALUES ($1, $2, $3, $4)
            ON CONFLICT (guild, day) DO UPDATE SET channel = excluded.channel, message = excluded.message
            """,
            *astuple(post),
        )

    async def post(self, guild: int, day: str) -> DealPost | None:
        """The message about a closed deal in a server; None if there is none."""
        rows = await self._reader.rows(
            "SELECT guild, day, channel, message FROM deal_post WHERE guild = $1 AND day = $2", guild, day
        )
        return DealPost(*rows[0]) if rows else None


def _best(*row: Any) -> DealBest:  # noqa: ANN401 - as the engine returns it
    *others, is_listed = row
    return replace(DealBest(*others), listed=bool(is_listed))


def _attempt(row: Row) -> DealAttempt:
    person, day, table, guild, name, ranked, *results = row
    result_columns: list[Any] = results
    return DealAttempt(person, day, table, guild, name, bool(ranked), *result_columns)
