"""The daily puzzles: what they are, what people have chosen and shared, and the messages about them."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from bot.store.rows import GuildSettings, PuzzlePost
from bot.store.sql.daily.shares import SqlShares

_SHARED: Final = (
    "SELECT person FROM puzzle_share WHERE guild = $1 AND day = $2 ORDER BY message DESC LIMIT $3"
)
"""The people who last shared a day in a server."""
_CHOICES_SHARED: Final = f"""
    SELECT person, card FROM puzzle_choice WHERE day = $2 AND person IN ({_SHARED}) ORDER BY step
"""
_OUTCOMES_SHARED: Final = f"""
    SELECT begun.person, puzzle.day, max(outcome)
    FROM (
        SELECT person, min(day) AS first FROM puzzle_choice WHERE person IN ({_SHARED}) GROUP BY person
    ) AS begun
    JOIN puzzle ON puzzle.day BETWEEN begun.first AND $4
    LEFT JOIN puzzle_choice ON puzzle_choice.day = puzzle.day AND puzzle_choice.person = begun.person
    GROUP BY begun.person, puzzle.day ORDER BY puzzle.day
"""


class SqlPuzzles(SqlShares):
    """See ``bot.store.base.Puzzles``."""

    SHARES = "puzzle_share"

    async def keep(self, day: str, body: str) -> None:
        """Store the puzzle of a day. The first one for a day stays."""
        await self._writer.rows(
            "INSERT INTO puzzle (day, body) VALUES ($1, $2) ON CONFLICT DO NOTHING", day, body
        )

    async def puzzle(self, day: str) -> str | None:
        """The puzzle of a day; None if there is none."""
        rows = await self._reader.rows("SELECT body FROM puzzle WHERE day = $1", day)
        return rows[0][0] if rows else None

    async def days(self, before: str, limit: int) -> list[str]:
        """The latest days before one that have a puzzle, the latest first."""
        rows = await self._reader.rows(
            "SELECT day FROM puzzle WHERE day < $1 ORDER BY day DESC LIMIT $2", before, limit
        )
        return [day for (day,) in rows]

    async def choose(self, person: int, day: str, step: int, card: str, outcome: str | None) -> None:
        """Store a person's choice. Raises ``Stale`` if they have made that choice already."""
        await self._writer.rows(
            "INSERT INTO puzzle_choice (person, day, step, card, outcome) VALUES ($1, $2, $3, $4, $5)",
            person,
            day,
            step,
            card,
            outcome,
        )

    async def choices(self, person: int, day: str) -> list[str]:
        """The cards that a person has chosen, in order."""
        rows = await self._reader.rows(
            "SELECT card FROM puzzle_choice WHERE person = $1 AND day = $2 ORDER BY step", person, day
        )
        return [card for (card,) in rows]

    async def outcomes(self, person: int, until: str) -> list[tuple[str, str | None]]:
        """The days with a puzzle from a person's first one to ``until``, in order, and how each ended."""
        rows = await self._reader.rows(
            """
            SELECT puzzle.day, max(outcome)
            FROM puzzle LEFT JOIN puzzle_choice ON puzzle_choice.day = puzzle.day AND person = $1
            WHERE puzzle.day <= $2
                AND puzzle.day >= (SELECT min(day) FROM puzzle_choice WHERE person = $1)
            GROUP BY puzzle.day ORDER BY puzzle.day
            """,
            person,
            until,
        )
        return [(day, outcome) for day, outcome in rows]

    async def choices_shared(self, guild: int, day: str, limit: int) -> dict[int, list[str]]:
        """As ``choices``, by person, of the ``limit`` people who last shared that day in a server."""
        rows = await self._reader.rows(_CHOICES_SHARED, guild, day, limit)
        found: dict[int, list[str]] = defaultdict(list)
        for person, card in rows:
            found[person].append(card)
        return dict(found)

    async def outcomes_shared(
        self, guild: int, day: str, limit: int, until: str
    ) -> dict[int, list[tuple[str, str | None]]]:
        """As ``outcomes``, by person, of the ``limit`` people who last shared that day in a server."""
        rows = await self._reader.rows(_OUTCOMES_SHARED, guild, day, limit, until)
        found: dict[int, list[tuple[str, str | None]]] = defaultdict(list)
        for person, on, outcome in rows:
            found[person].append((on, outcome))
        return dict(found)

    async def wanting(self) -> list[GuildSettings]:
        """The servers that want a message about each puzzle: their settings, as far as they concern it."""
        rows = await self._reader.rows(
            """
            SELECT guild, puzzle_channel, puzzle_hour, zone FROM guild_settings
            WHERE puzzle_channel IS NOT NULL AND left_at IS NULL ORDER BY guild
            """
        )
        return [
            GuildSettings(guild, puzzle_channel=channel, puzzle_hour=hour, zone=zone)
            for guild, channel, hour, zone in rows
        ]

    async def note_post(self, post: PuzzlePost) -> None:
        """Store the message about a puzzle in a server, in place of what was stored."""
        await self._writer.rows(
            """
            INSERT INTO puzzle_post (guild, day, channel, message, solved) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (guild, day) DO UPDATE SET
                channel = excluded.channel, message = excluded.message, solved = excluded.solved
            """,
            post.guild,
            post.day,
            post.channel,
            post.message,
            int(post.solved),
        )

    async def post(self, guild: int, day: str) -> PuzzlePost | None:
        """The message about a puzzle in a server; None if there is none."""
        rows = await self._reader.rows(
            "SELECT guild, day, channel, message, solved FROM puzzle_post WHERE guild = $1 AND day = $2",
            guild,
            day,
        )
        return _post(rows[0]) if rows else None

    async def unsolved_posts(self, until: str) -> list[PuzzlePost]:
        """The messages about puzzles up to a day that lack the solution, the earliest day first."""
        rows = await self._reader.rows(
            """
            SELECT guild, day, channel, message, solved FROM puzzle_post
            WHERE solved = 0 AND day <= $1 ORDER BY day, guild
            """,
            until,
        )
        return [_post(row) for row in rows]


def _post(row: tuple[int, str, int, int, int]) -> PuzzlePost:
    guild, day, channel, message, solved = row
    return PuzzlePost(guild, day, channel, message, bool(solved))
