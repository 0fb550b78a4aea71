"""The end of seasons: archives what people have become; ratings of those away become less sure (S-3, S-5)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.log import get
from bot.repeated_task import RepeatedTask, do_part
from bot.store.base import Store
from bot.store.errors import Stale
from bot.store.standing.season_rows import SeasonRow, SeasonSeat, SeasonSettings
from bot.store.standing.seasons import ClosedSeason
from bot.tables.archive.seasons import Season, Standings, sigma_after_absence, to_close

log = get(__name__)

HOUR: Final = 3600
"""The seconds between two looks at the calendar."""
LATE: Final = 60_000
"""The milliseconds after its end in which a season stays open: matches that ended in it are booked then."""
AT_ONCE: Final = 2000
"""The number of matches that one statement reads."""


class SeasonEnds:
    """Closes the seasons of all servers while its task runs. ``now`` returns Unix milliseconds."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.task = RepeatedTask("season ends", self._work)

    async def look(self) -> None:
        """Close every season that has ended and is not closed. Raises ``StoreError``."""
        if await self._store.standing.backlog():
            return  # ratings of older matches are still being computed
        for guild, first in await self._store.seasons.guilds():
            await do_part("season ends", self._close_ended(guild, first), guild=guild)

    async def _close_ended(self, guild: int, first: int) -> None:
        """Close the seasons of a server that have ended; its ``first`` match ended at that time."""
        settings = await self._store.seasons.settings(guild)
        archive = await self._store.seasons.closed_seasons(guild)
        since = archive[0].ends if archive else first
        names = [one.name for one in archive]
        for season in to_close(self._now() - LATE, settings, since, names):
            await self._close(guild, season, settings)

    async def _close(self, guild: int, season: Season, settings: SeasonSettings) -> None:
        rows = await season_rows(self._store, guild, season, settings.zone)
        away = await self._store.seasons.away(guild, season.starts, season.ends)
        less_sure = [replace(one, sigma=sigma_after_absence(one.sigma)) for one in away]
        try:
            await self._store.seasons.close(guild, ClosedSeason(*season), rows, less_sure)
        except Stale:
            return  # another process was faster
        log.info("season closed", guild=guild, season=season.name, count=len(rows))

    async def _work(self) -> float:
        """Close what has ended. Returns the seconds until the next look at the calendar."""
        await self.look()
        return HOUR


async def season_rows(store: Store, guild: int, season: Season, zone: str) -> list[SeasonRow]:
    """What everybody has become in a season, closed or not. Raises ``StoreError``."""
    standings = Standings(zone)
    async for seats in seats_between(store, guild, season.starts, season.ends):
        for _, of_match in groupby(seats, key=lambda seat: seat.match):
            standings.add([seat for seat in of_match if seat.person > 0])
        await asyncio.sleep(0)
    return standings.rows(await store.seasons.ratings(guild, season.starts, season.ends))


async def seats_between(store: Store, guild: int, starts: int, ends: int) -> AsyncIterator[list[SeasonSeat]]:
    """The seats of the matches that ended on a server in some time, in order, some matches at once.

    Raises ``StoreError``.
    """
    after = None
    while seats := await store.seasons.seats(guild, starts, ends, after, AT_ONCE):
        yield seats
        after = seats[-1].ended, seats[-1].match
