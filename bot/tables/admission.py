"""The admission rules: who may come to a table, and who may open one.

Two things can refuse a person: the caps on open tables, and the waiting time after leaving a rated match.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.store.base import Store
from bot.tables.cache import TableCache
from bot.tables.leavers import Leavers
from bot.tables.limits.table_caps import Caps
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import Actor, Change, Join, Rematch, Start, Substitute, TableAction
from bot.tables.model.table import Stage, Table


class Admission:
    """Checks whether a person may open or join a table.

    ``cache`` supplies the open tables that count against ``caps``. ``now`` and ``ahead`` are the functions
    of ``Tables``.
    """

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
        """Raise ``Refused`` when ``host`` may not open another table at ``place``.

        ``rated``: whether the table is rated, so that the host's waiting time counts too. Raises
        ``StoreError`` when the store cannot be read.
        """
        settings = await self._store.guilds.settings(place.guild)
        caps = self._caps.with_settings(settings)
        if not place.private:
            caps.check_place(await self._cache.tables_in(place.guild), place, settings)
        caps.check_person(await self._cache.tables_naming(host.id), host.id)
        if rated:
            await self._may_play_rated(host, host)

    async def check(self, table: Table, who: Actor, action: TableAction) -> None:
        """Raise ``Refused`` when a person may not join, or when the table may not be rated with them.

        A person may always take their own seat back. Raises ``StoreError`` when the store cannot be read.
        """
        if not isinstance(who, Person):
            return
        if isinstance(action, Rematch) and table.stage is Stage.FINISHED:
            await self.may_open(table.place, who, rated=table.rated)
        elif isinstance(action, Join | Substitute) and table.stage in {Stage.LOBBY, Stage.PLAYING}:
            if not table.is_seated(who.id):
                settings = await self._store.guilds.settings(table.place.guild)
                mine = await self._cache.tables_naming(who.id)
                self._caps.with_settings(settings).check_person(mine, who.id)
                back = any(person == who.id for person, _ in table.former)
                if (table.rated if table.stage is Stage.LOBBY else table.counts) and not back:
                    await self._may_play_rated(who, who)
        elif table.stage is Stage.LOBBY and table.host.id == who.id:
            await self._check_terms(table, who, action)

    async def rated_wait_until(self, person: int) -> int | None:
        """When a person who left a rated match may play rated again; None if they may play now.

        The time is in Unix milliseconds of the people's clock.
        """
        again = await self._leavers.rated_wait_until(person, self._now())
        return None if again is None else again + self._ahead()

    async def _check_terms(self, table: Table, host: Person, action: TableAction) -> None:
        """Check the waiting times again when the host makes the lobby rated or starts the match.

        The lobby can become rated, and a person's waiting time can begin, after that person sat down. A
        match with computers is never rated, so nobody is checked there.
        """
        if isinstance(action, Change) and action.rated and not table.rated:
            await self._may_play_rated(host, host)
        elif isinstance(action, Start) and table.rated and len(table.present) == len(table.members):
            for person in table.present:
                await self._may_play_rated(person, host)

    async def _may_play_rated(self, person: Person, asker: Person) -> None:
        again = await self.rated_wait_until(person.id)
        if again is None:
            return
        when = f"<t:{again // 1000}:R>"
        if person.id == asker.id:
            raise Refused(TableReason.WAIT_RATED, when=when)
        raise Refused(TableReason.OTHER_WAITS, name=person.name, when=when)
