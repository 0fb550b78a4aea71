"""The choices and seats of people and the settings of servers on SQLite."""

from __future__ import annotations

from bot.store.sql.guilds import SqlGuilds
from bot.store.sql.people import SqlPeople


class SqlitePeople(SqlPeople):
    """See ``bot.store.base.People``."""

    UNSEAT = "UPDATE seat SET here = 0 WHERE table_id = $1 AND person IN (SELECT value FROM json_each($2))"
    TABLES_OF = """
        SELECT seat.table_id FROM seat INDEXED BY seat_here JOIN head ON head.table_id = seat.table_id
        WHERE seat.person = $1 AND seat.here = 1 AND head.open = 1 ORDER BY seat.table_id
    """


class SqliteGuilds(SqlGuilds):
    """See ``bot.store.guilds.Guilds``."""

    NOTE_HERE = """
        UPDATE guild_settings SET left_at = NULL
        WHERE left_at IS NOT NULL AND guild IN (SELECT value FROM json_each($1))
    """
