"""The caps on open tables for each person, channel and server, together with the rate limits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.store.rows import GuildSettings
from bot.tables.decisions.presence import is_waiting
from bot.tables.limits.rate_limits import RATE_LIMITS, RateLimit
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Place
from bot.tables.model.table import Stage, Table


@dataclass(frozen=True, slots=True)
class Caps:
    """The largest numbers of open tables. Only lobbies and running matches count.

    A finished table does not count, nor does one that waits because nobody is there (V-11), nor one that
    plays a board or belongs to an event: everybody may play the deal of the day, and an event opens its own.

    ``rates`` are the rate limits by the kind of request.
    """

    per_person: int = 3
    per_channel: int = 5
    per_server: int = 50
    rates: Mapping[type[Any], RateLimit] = field(default_factory=lambda: RATE_LIMITS)

    def with_settings(self, settings: GuildSettings) -> Caps:
        """These caps, with the values that a server has set in their place."""
        return replace(
            self,
            per_person=settings.per_person or self.per_person,
            per_channel=settings.per_channel or self.per_channel,
            per_server=settings.per_server or self.per_server,
        )

    def check_person(self, tables: Iterable[Table], person: int) -> None:
        """Raise ``Refused`` if a person may not sit at one more table; ``tables`` are all of theirs."""
        mine = sum(any(one.id == person for one in table.present) for table in _counted_tables(tables))
        if mine >= self.per_person:
            raise Refused(TableReason.CAP_PERSON, cap=self.per_person)

    def check_place(self, tables: Iterable[Table], place: Place, settings: GuildSettings) -> None:
        """Raise ``Refused`` if no table may be added at a place; ``tables`` are all of its server's."""
        if settings.channels and place.channel not in settings.channels:
            raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
        here = list(_counted_tables(tables))
        if len(here) >= self.per_server:
            raise Refused(TableReason.CAP_SERVER, cap=self.per_server)
        if sum(table.place.channel == place.channel for table in here) >= self.per_channel:
            raise Refused(TableReason.CAP_CHANNEL, cap=self.per_channel)


def _counted_tables(tables: Iterable[Table]) -> Iterable[Table]:
    return (
        table
        for table in tables
        if table.stage in {Stage.LOBBY, Stage.PLAYING}
        and table.board is None
        and table.event is None
        and not is_waiting(table)
    )
