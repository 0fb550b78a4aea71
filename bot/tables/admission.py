"""Who may come to a table, and who may open one: the caps, and the wait of those who left a rated match."""

from __future__ import annotations

from collections.abc import Callable

from bot.store.base import Store
from bot.tables.cache import TableCache
from bot.tables.leavers import Leavers
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import Actor, Change, Join, Rematch, Start, Substitute, TableAction
from bot.tables.model.table import Stage, Table
from bot.tables.table_caps import Caps


class Admission:
    """``cache`` has the tables that count against the caps. ``now`` and ``ahead`` as of ``Tables``."""

    def __init__(
        self,
        store: Store,
        caps: Caps,
        cache: TableCache,
        leavers: Leavers,
        now: Callable[[], int],
        ahead: Callable[[], int],
    ) -> None:
        self._store = store
        self._caps = caps
        self._cache = cache
        self._leavers = leavers
        self._now = now
        self._ahead = ahead

    async def may_open(self, place: Place, host: Person, *, rated: bool = False) -> None:
        """Raise ``Refused`` when another table of this person may not be opened there."""
        settings = await self._store.guilds.settings(place.guild)
        caps = self._caps.within(settings)
        if not place.private:
            caps.check_place(await self._cache.in_server(place.guild), place, settings)
        caps.check_person(await self._cache.naming_now(host.id), host.id)
        if rated:
            await self._may_play_rated(host, host)

    async def check(self, table: Table, who: Actor, action: TableAction) -> None:
        """Raise ``Refused`` when a person may not come, or the table may not be rated with them.

        Taking one's own seat back is always possible.
        """
        if not isinstance(who, Person):
            return
        if isinstance(action, Rematch) and table.stage is Stage.FINISHED:
            await self.may_open(table.place, who, rated=table.rated)
        elif isinstance(action, Join | Substitute) and table.stage in {Stage.LOBBY, Stage.PLAYING}:
            if not table.sits(who.id):
                settings = await self._store.guilds.settings(table.place.guild)
                mine = await self._cache.naming_now(who.id)
                self._caps.within(settings).check_person(mine, who.id)
                back = any(person == who.id for person, _ in table.former)
                if (table.rated if table.stage is Stage.LOBBY else table.counts) and not back:
                    await self._may_play_rated(who, who)
        elif table.stage is Stage.LOBBY and table.host.id == who.id:
            await self._check_terms(table, who, action)

    async def rated_again(self, person: int) -> int | None:
        """When somebody who left a rated match may play rated again, as people read times; None for now."""
        again = await self._leavers.rated_again(person, self._now())
        return None if again is None else again + self._ahead()

    async def _check_terms(self, table: Table, host: Person, action: TableAction) -> None:
        """A lobby may turn rated, or somebody's wait begin, after they sat down. With computers none is."""
        if isinstance(action, Change) and action.rated and not table.rated:
            await self._may_play_rated(host, host)
        elif isinstance(action, Start) and table.rated and len(table.present) == len(table.members):
            for person in table.present:
                await self._may_play_rated(person, host)

    async def _may_play_rated(self, person: Person, asker: Person) -> None:
        again = await self.rated_again(person.id)
        if again is None:
            return
        when = f"<t:{again // 1000}:R>"
        if person.id == asker.id:
            raise Refused(TableReason.WAIT_RATED, when=when)
        raise Refused(TableReason.OTHER_WAITS, name=person.name, when=when)
