"""People's calendars in correspondence games: holidays at tables, turns that end in no quiet hours.

Preferences are no part of a log, so what follows from them is put into it, as moments: a log folds to the
same table whatever anybody chooses later, and whatever becomes of time zones.
"""

from __future__ import annotations

from bot.rules.errors import IllegalAction
from bot.store.base import People
from bot.tables.decisions.holidays import holiday
from bot.tables.decisions.quiet_hours import AWAKE, quiet_of
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.errors import Refused
from bot.tables.model.requests import Hold, SystemActor, TakeHoliday
from bot.tables.model.table import Stage
from bot.tables.tables import Tables


class Calendars:
    """Listens to ``tables``, and to whoever changes what ``people`` have chosen (``notice``).

    After a start that is as each table wakes, before any clock runs.
    """

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people
        self._rounds = TableWorkers(self._visit)
        tables.subscribe(self.notice)

    def notice(self, table: str) -> None:
        """Something may have changed at a table, or for somebody who sits there."""
        if self._tables.by_correspondence(table):
            self._rounds.notice(table)

    async def idle(self) -> None:
        """Wait until all is seen to."""
        await self._rounds.idle()

    async def close(self) -> None:
        """Stop; what is missing is seen to after the next start."""
        await self._rounds.close()

    async def _visit(self, table: str) -> None:
        try:
            await self._holidays(table)
            await self._turn(table)
        except (Refused, IllegalAction):
            return  # somebody acted meanwhile, which is noticed

    async def _holidays(self, table: str) -> None:
        view = await self._tables.look(table, None)
        if view.stage is not Stage.PLAYING:
            return
        now, known = self._tables.wall(), dict(view.holidays)
        for number, seat in enumerate(view.seats):
            if seat.person is None or seat.person.id < 0:
                continue
            until = holiday(await self._people.preferences(seat.person.id), now)
            if until != known.get(number):
                await self._tables.act(table, SystemActor(), TakeHoliday(number, until))

    async def _turn(self, table: str) -> None:
        """Where the turn of a person would end in their quiet hours it ends later, once."""
        view = await self._tables.look(table, None)
        person = None if view.turn is None else view.seats[view.turn].person
        if person is None or person.id < 0 or view.turn is None or view.deadline is None or view.held:
            return
        quiet = quiet_of(await self._people.preferences(person.id))
        until = None if quiet is None else quiet.until(view.deadline)
        if until is not None:
            await self._tables.act(table, SystemActor(), Hold(view.turn, until + AWAKE), at=view.decision)
