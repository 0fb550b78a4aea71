"""The ``Store`` on PostgreSQL: one database, its seeds in a schema of their own."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from bot.database_url import DatabaseUrl
from bot.store.leases import Leases
from bot.store.postgres.connection.hold import Hold
from bot.store.postgres.connection.link import Link
from bot.store.postgres.connection.server import connect_checked, demand_here, demand_rights
from bot.store.postgres.deals import PostgresDeals
from bot.store.postgres.examination import examine
from bot.store.postgres.leases import PostgresLeases
from bot.store.postgres.log import PostgresEventLog, PostgresLog
from bot.store.postgres.people import PostgresGuilds, PostgresPeople
from bot.store.postgres.results import PostgresResults
from bot.store.postgres.schema import prepare
from bot.store.postgres.seasons import PostgresSeasons
from bot.store.postgres.seeds import PostgresSeeds, PostgresTokens
from bot.store.postgres.standing import PostgresStanding
from bot.store.postgres.transfer import dump
from bot.store.sql.daily.puzzles import SqlPuzzles
from bot.store.sql.entrants import SqlEntrants
from bot.store.sql.heartbeat import SqlHeartbeat
from bot.store.sql.owner import SqlOwner
from bot.store.sql.people import SqlMessages
from bot.store.sql.standing.predictions import SqlPredictions

_REWRITTEN: Final = (
    "VACUUM entry, match_seat, tally, rating, rating_point, season_row, known_as, preferences, departure, "
    "feat, dm, seat, shown, puzzle_choice, puzzle_share, deal_attempt, "
    "deal_share, event_entry, entrant, prediction, computer_rating, seeds.token"
)
"""Releases the space of rows with the names and choices of a person who was forgotten."""
_VACUUM_SECONDS: Final = 600.0


class PostgresStore:
    """The ``Store`` on PostgreSQL. ``open_store`` makes it."""

    def __init__(
        self, database: DatabaseUrl, link: Link, leases: PostgresLeases, stack: AsyncExitStack
    ) -> None:
        self._database = database
        self._link = link
        self._stack = stack
        self.log = PostgresLog(link, link)
        self.event_log = PostgresEventLog(link, link)
        self.entrants = SqlEntrants(link, link)
        self.predictions = SqlPredictions(link, link)
        self.seeds = PostgresSeeds(link, link)
        self.tokens = PostgresTokens(link, link)
        self.owner = SqlOwner(link, link)
        self.heartbeat = SqlHeartbeat(link, link)
        self.messages = SqlMessages(link, link)
        self.people = PostgresPeople(link, link)
        self.guilds = PostgresGuilds(link, link)
        self.results = PostgresResults(link)
        self.leases: Leases | None = leases
        self.standing = PostgresStanding(link, link)
        self.seasons = PostgresSeasons(link)
        self.puzzles = SqlPuzzles(link, link)
        self.deals = PostgresDeals(link, link)

    async def close(self) -> None:
        """Finish the work in progress and disconnect. May be repeated."""
        await self._stack.aclose()

    async def scrub(self) -> bool:
        """Release the space of rows that were deleted or rewritten before this call, for overwriting."""
        await self._link.alone(_REWRITTEN, _VACUUM_SECONDS)
        return True

    def displaced_files(self) -> list[str]:
        """Nothing: the files belong to the server."""
        return []

    async def check(self) -> list[str]:
        """The flaws of the database, one line each; empty if it is sound."""
        return (await examine(self._database)).unsound  # takes longer than a statement of play may

    async def backup(self, path: Path) -> None:
        """Write a copy, as files of SQLite, that is no older than this call, while play goes on."""
        await asyncio.to_thread(dump, self._database, path)


async def open_store(database: DatabaseUrl) -> PostgresStore:
    """Open a database. Its schema is created if missing and migrated if older.

    Raises ``WrongDatabase`` (one line), with nothing changed, if it must not or cannot be opened.
    """
    async with AsyncExitStack() as stack:
        async with connect_checked(database) as connection:
            hold = await Hold.take(database)
            stack.push_async_callback(hold.release)
            await prepare(connection, str(database), shared=True)
            await demand_rights(connection, database)
            await demand_here(connection, database)
        link = Link(database.secret, hold)
        # A renewal must not wait behind the statements of play.
        renewals = Link(database.secret, hold)
        stack.push_async_callback(link.close)
        stack.push_async_callback(renewals.close)
        resources = stack.pop_all()
    return PostgresStore(database, link, PostgresLeases(renewals), resources)
