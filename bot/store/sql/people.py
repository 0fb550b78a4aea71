"""Messages, people and servers."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import fields
from typing import ClassVar, Final

from bot.store.engine import SqlPart
from bot.store.rows import Departure, Dm, MessageRow, Preferences
from bot.store.sql.choices import changed_fields, upsert

_CHOICES: Final = tuple(field.name for field in fields(Preferences) if field.name != "dm_closed_at")
"""The columns of a person's choices, the person first. Each is called like its field."""
_SWITCHES: Final = [field.name for field in fields(Preferences) if isinstance(field.default, bool)]
"""The columns that the engines keep as numbers."""


class SqlMessages(SqlPart):
    """See ``bot.store.base.Messages``."""

    async def put(self, row: MessageRow, epoch: int = 0) -> None:
        """Store what the message in (table, slot) shows, in place of the value of no later epoch."""
        await self._writer.rows(
            """
            INSERT INTO shown (table_id, slot, channel, message, shows, at, epoch)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (table_id, slot) DO UPDATE SET
                channel = excluded.channel, message = excluded.message, shows = excluded.shows,
                at = excluded.at, epoch = excluded.epoch
            WHERE shown.epoch <= excluded.epoch
            """,
            row.table,
            row.slot,
            row.channel,
            row.message,
            row.shows,
            row.at,
            epoch,
        )

    async def of_table(self, table: str) -> list[MessageRow]:
        """The messages of a table, ordered by slot."""
        rows = await self._reader.rows(
            "SELECT table_id, slot, channel, message, shows, at FROM shown WHERE table_id = $1 ORDER BY slot",
            table,
        )
        return [MessageRow(*row) for row in rows]

    async def in_slot(self, slot: str) -> list[MessageRow]:
        """The messages of a slot, of all tables, ordered by table."""
        rows = await self._reader.rows(
            "SELECT table_id, slot, channel, message, shows, at FROM shown WHERE slot = $1 ORDER BY table_id",
            slot,
        )
        return [MessageRow(*row) for row in rows]

    async def tables(self) -> list[str]:
        """The tables with a message, open or closed, ordered."""
        return [
            table for (table,) in await self._reader.rows("SELECT DISTINCT table_id FROM shown ORDER BY 1")
        ]

    async def drop(self, table: str, slot: str, epoch: int = 0) -> None:
        """Forget the message in a slot, unless a later epoch noted it."""
        await self._writer.rows(
            "DELETE FROM shown WHERE table_id = $1 AND slot = $2 AND epoch <= $3", table, slot, epoch
        )


class SqlPeople(SqlPart):
    """See ``bot.store.base.People``."""

    UNSEAT: ClassVar[str]
    """``$1``: a table, ``$2``: people as a JSON array."""
    TABLES_OF: ClassVar[str]
    """``$1``: a person."""

    async def preferences(self, person: int) -> Preferences:
        """The person's choices; the defaults if they have made none."""
        sql = f"SELECT {', '.join(_CHOICES)}, dm_closed_at FROM preferences WHERE person = $1"
        rows = await self._reader.rows(sql, person)
        if not rows:
            return Preferences(person)
        row = dict(zip((*_CHOICES, "dm_closed_at"), rows[0], strict=True))
        row |= {name: bool(row[name]) for name in _SWITCHES}
        row["holidays"] = tuple((begins, until) for begins, until in json.loads(row["holidays"]))
        return Preferences(**row)

    async def set_preferences(self, preferences: Preferences, before: Preferences | None = None) -> None:
        """Store the choices of a person that differ from ``before``; all of them if that is None.

        Whether their DMs are closed is not one of them. Raises ``Stale`` if the list of holidays differs from
        ``before`` and is not stored as it was there.
        """
        values = {name: getattr(preferences, name) for name in _CHOICES}
        values["holidays"] = json.dumps(preferences.holidays)
        was = None if before is None else ("holidays", json.dumps(before.holidays))
        columns = changed_fields(preferences, before, _CHOICES[1:])
        await upsert(self._writer, "preferences", values, columns, was=was)

    async def set_dm_closed(self, person: int, at: int | None) -> None:
        """Store when their DMs last refused the bot, or that they accepted a message (None)."""
        await self._writer.rows(
            """
            INSERT INTO preferences (person, dm_closed_at) VALUES ($1, $2)
            ON CONFLICT (person) DO UPDATE SET dm_closed_at = excluded.dm_closed_at
            """,
            person,
            at,
        )

    async def dm(self, person: int) -> Dm:
        """The stored facts about a person's direct messages."""
        rows = await self._reader.rows(
            "SELECT person, channel, tried_at, told_at FROM dm WHERE person = $1", person
        )
        return Dm(*rows[0]) if rows else Dm(person)

    async def put_dm(self, dm: Dm) -> None:
        """Store the facts about the direct messages of a person who is known at some table."""
        await self._writer.rows(
            """
            INSERT INTO dm (person, channel, tried_at, told_at)
            SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM seat WHERE person = $1)
            ON CONFLICT (person) DO UPDATE SET
                channel = excluded.channel, tried_at = excluded.tried_at, told_at = excluded.told_at
            """,
            dm.person,
            dm.channel,
            dm.tried_at,
            dm.told_at,
        )

    async def seat_person(self, table: str, person: int) -> None:
        """Store that a person sits at a table."""
        await self._writer.rows(
            """
            INSERT INTO seat (person, table_id, here) VALUES ($1, $2, 1)
            ON CONFLICT (person, table_id) DO UPDATE SET here = 1
            """,
            person,
            table,
        )

    async def unseat(self, table: str, persons: Collection[int]) -> None:
        """Store that these people have left the table. They stay among those who ever sat there."""
        await self._writer.rows(self.UNSEAT, table, json.dumps(list(persons)))

    async def tables_of(self, person: int) -> list[str]:
        """The open tables at which the person sits, ordered."""
        rows = await self._reader.rows(self.TABLES_OF, person)
        return [table for (table,) in rows]

    async def tables_ever(self, person: int) -> list[str]:
        """Every table at which the person has ever sat, ordered."""
        rows = await self._reader.rows(
            "SELECT table_id FROM seat WHERE person = $1 ORDER BY table_id", person
        )
        return [table for (table,) in rows]

    async def note_departure(self, departure: Departure) -> None:
        """Store that a person who is known at the table left a rated match."""
        await self._writer.rows(
            """
            INSERT INTO departure (person, match_id, table_id, at)
            SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM seat WHERE person = $1 AND table_id = $3)
            ON CONFLICT (person, match_id) DO NOTHING
            """,
            departure.person,
            departure.match,
            departure.table,
            departure.at,
        )

    async def forgive_departure(self, person: int, match: str) -> None:
        """Delete a person's departure from a match."""
        await self._writer.rows("DELETE FROM departure WHERE person = $1 AND match_id = $2", person, match)

    async def drop_departures(self, before: int) -> None:
        """Delete all departures before a moment."""
        await self._writer.rows("DELETE FROM departure WHERE at < $1", before)

    async def departures(self, person: int) -> list[Departure]:
        """The rated matches that the person has left, the latest first."""
        rows = await self._reader.rows(
            """
            SELECT person, match_id, table_id, at FROM departure WHERE person = $1 ORDER BY at DESC, match_id
            """,
            person,
        )
        return [Departure(*row) for row in rows]
