"""Correspondence calendars: applies people's holidays and quiet hours to their tables.

Preferences are not part of a log, so their effects are written into it as moments. A log therefore folds to
the same table whatever people choose later and however time zones change.
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
    """Applies holidays and quiet hours whenever ``tables`` or a person's preferences (``people``) change.

    After a start it visits each table as its clock is resumed.
    """

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._people = people
        self._workers = TableWorkers(self._visit)
        tables.subscribe(self.notice, leaves=self._workers.forget)

    def notice(self, table: str) -> None:
        """Visit a table, because it or the preferences of its people may have changed."""
        state = self._tables.in_memory.get(table)
        if state is not None and state.rules.by_correspondence:
            self._workers.notice(table)

    async def idle(self) -> None:
        """Wait until every noticed table has been visited."""
        await self._workers.idle()

    async def close(self) -> None:
        """Stop. Tables not visited yet are visited after the next start."""
        await self._workers.close()

    async def _visit(self, table: str) -> None:
        try:
            await self._holidays(table)
            await self._turn(table)
        except (Refused, IllegalAction):
            return  # somebody acted meanwhile, and that change is noticed too

    async def _holidays(self, table: str) -> None:
        view = await self._tables.look(table, None)
        if view.stage is not Stage.PLAYING:
            return
        now, holidays = self._tables.wall(), dict(view.holidays)
        for number, seat in enumerate(view.seats):
            if seat.person is None or seat.person.id < 0:
                continue
            until = holiday(await self._people.preferences(seat.person.id), now)
            if until != holidays.get(number):
                await self._tables.act(table, SystemActor(), TakeHoliday(number, until))

    async def _turn(self, table: str) -> None:
        """Move the end of a person's turn past their quiet hours, once a turn."""
        view = await self._tables.look(table, None)
        person = None if view.turn is None else view.seats[view.turn].person
        if person is None or person.id < 0 or view.turn is None or view.deadline is None or view.held:
            return
        quiet = quiet_of(await self._people.preferences(person.id))
        until = None if quiet is None else quiet.until(view.deadline)
        if until is not None:
            await self._tables.act(table, SystemActor(), Hold(view.turn, until + AWAKE), at=view.decision)
