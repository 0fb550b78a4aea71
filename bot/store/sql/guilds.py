"""The settings of servers."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from typing import ClassVar

from bot.store.engine import Statements
from bot.store.rows import GuildSettings, WeeklyDigest


class SqlGuilds:
    """See ``bot.store.guilds.Guilds``."""

    NOTE_HERE: ClassVar[str]
    """``$1``: servers as a JSON array."""

    def __init__(self, writer: Statements, reader: Statements) -> None:
        self._writer = writer
        self._reader = reader

    async def settings(self, guild: int) -> GuildSettings:
        """The server's settings; the defaults if it has none."""
        rows = await self._reader.rows(
            """
            SELECT
                guild, language, channels, per_person, per_channel, per_server, hands, tricks,
                puzzle_channel, puzzle_hour, zone, digest_channel,
                deal_channel, deal_hour, deal_listed
            FROM guild_settings WHERE guild = $1
            """,
            guild,
        )
        if not rows:
            return GuildSettings(guild)
        _, language, channels, *others, listed = rows[0]
        settings = GuildSettings(guild, language, tuple(json.loads(channels)), *others)
        return replace(settings, deal_listed=bool(listed))

    async def set_settings(self, settings: GuildSettings) -> None:
        """Store all of a server's settings."""
        await self._writer.rows(
            """
            INSERT INTO guild_settings
                (guild, language, channels, per_person, per_channel, per_server, hands, tricks,
                 puzzle_channel, puzzle_hour, zone, digest_channel, deal_channel, deal_hour, deal_listed)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
            ON CONFLICT (guild) DO UPDATE SET
                language = excluded.language, channels = excluded.channels, per_person = excluded.per_person,
                per_channel = excluded.per_channel, per_server = excluded.per_server, hands = excluded.hands,
                tricks = excluded.tricks, puzzle_channel = excluded.puzzle_channel,
                puzzle_hour = excluded.puzzle_hour, zone = excluded.zone,
                digest_channel = excluded.digest_channel, deal_channel = excluded.deal_channel,
                deal_hour = excluded.deal_hour, deal_listed = excluded.deal_listed, left_at = NULL
            """,
            settings.guild,
            settings.language,
            json.dumps(settings.channels),
            settings.per_person,
            settings.per_channel,
            settings.per_server,
            settings.hands,
            settings.tricks,
            settings.puzzle_channel,
            settings.puzzle_hour,
            settings.zone,
            settings.digest_channel,
            settings.deal_channel,
            settings.deal_hour,
            int(settings.deal_listed),
        )

    async def wanting_digest(self) -> list[WeeklyDigest]:
        """The servers that want a digest each week and have not removed the bot, in order."""
        rows = await self._reader.rows(
            """
            SELECT guild, digest_channel, zone, digest_week FROM guild_settings
            WHERE digest_channel IS NOT NULL AND left_at IS NULL ORDER BY guild
            """
        )
        return [WeeklyDigest(*row) for row in rows]

    async def begin_digest(self, guild: int, week: str) -> bool:
        """Store that the digest of a week is about to be posted. False if it is stored already."""
        rows = await self._writer.rows(
            """
            UPDATE guild_settings SET digest_week = $2 WHERE guild = $1 AND digest_week < $2 RETURNING guild
            """,
            guild,
            week,
        )
        return bool(rows)

    async def undo_digest(self, guild: int, week: str, before: str) -> None:
        """Store the week ``before`` again if ``week`` is the one that was begun."""
        await self._writer.rows(
            "UPDATE guild_settings SET digest_week = $3 WHERE guild = $1 AND digest_week = $2",
            guild,
            week,
            before,
        )

    async def ids(self) -> set[int]:
        """The servers that have settings and have not removed the bot, as far as is stored."""
        rows = await self._reader.rows("SELECT guild FROM guild_settings WHERE left_at IS NULL")
        return {guild for (guild,) in rows}

    async def note_removal(self, guild: int, at: int) -> None:
        """Store that a server removed the bot. The first time counts."""
        await self._writer.rows(
            "UPDATE guild_settings SET left_at = $2 WHERE guild = $1 AND left_at IS NULL", guild, at
        )

    async def note_here(self, guilds: Collection[int]) -> None:
        """Store that the bot is on these servers, whatever was stored before."""
        await self._writer.rows(self.NOTE_HERE, json.dumps(list(guilds)))

    async def drop_removed_servers(self, before: int) -> list[int]:
        """Delete the settings of servers that removed the bot before a moment.

        Returns their ids, in order.
        """
        rows = await self._writer.rows(
            "DELETE FROM guild_settings WHERE left_at < $1 RETURNING guild", before
        )
        return sorted(guild for (guild,) in rows)
