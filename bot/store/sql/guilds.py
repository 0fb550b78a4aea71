"""The settings of servers."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict, fields
from typing import ClassVar, Final

from bot.store.engine import SqlPart
from bot.store.rows import GuildSettings, WeeklyDigest
from bot.store.sql.choices import changed_fields, upsert

_COLUMNS: Final = tuple(field.name for field in fields(GuildSettings))
"""The columns of the settings, the server first. Each is called like its field."""


class SqlGuilds(SqlPart):
    """See ``bot.store.guilds.Guilds``."""

    NOTE_HERE: ClassVar[str]
    """``$1``: servers as a JSON array."""

    async def settings(self, guild: int) -> GuildSettings:
        """The server's settings; the defaults if it has none."""
        sql = f"SELECT {', '.join(_COLUMNS)} FROM guild_settings WHERE guild = $1"
        rows = await self._reader.rows(sql, guild)
        if not rows:
            return GuildSettings(guild)
        row = dict(zip(_COLUMNS, rows[0], strict=True))
        row |= {"channels": tuple(json.loads(row["channels"])), "deal_listed": bool(row["deal_listed"])}
        return GuildSettings(**row)

    async def set_settings(self, settings: GuildSettings, before: GuildSettings | None = None) -> None:
        """Store the settings of a server that differ from ``before``; all of them if that is None.

        Raises ``Stale`` if the list of channels differs from it and is not stored as it was there.
        """
        values = {**asdict(settings), "channels": json.dumps(settings.channels)}
        columns = changed_fields(settings, before, _COLUMNS[1:])
        was = None if before is None else ("channels", json.dumps(before.channels))
        await upsert(self._writer, "guild_settings", values, columns, "left_at = NULL", was=was)

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
