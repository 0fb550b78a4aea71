"""How many tables may be open at once: for a person, in a channel, in a server. And how often who may ask."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.store.base import GuildSettings
from bot.tables.decisions.presence import waits
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Place
from bot.tables.model.table import Stage, Table
from bot.tables.rate_limits import RATE_LIMITS, RateLimit


@dataclass(frozen=True, slots=True)
class Caps:
    """The numbers. Only lobbies and running matches count.

    A table that is finished, or waits because nobody is there (V-11), takes up no room.

    ``rates`` are the limits of what a person may ask for again and again, by the kind of the request.
    """

    per_person: int = 3
    per_channel: int = 5
    per_server: int = 50
    rates: Mapping[type[Any], RateLimit] = field(default_factory=lambda: RATE_LIMITS)

    def within(self, settings: GuildSettings) -> Caps:
        """The numbers of a server, where it has set some."""
        return replace(
            self,
            per_person=settings.per_person or self.per_person,
            per_channel=settings.per_channel or self.per_channel,
            per_server=settings.per_server or self.per_server,
        )

    def check_person(self, tables: Iterable[Table], person: int) -> None:
        """Raise ``Refused`` when a person may not sit at one more table; ``tables`` has all of theirs."""
        mine = sum(any(one.id == person for one in table.present) for table in _counting(tables))
        if mine >= self.per_person:
            raise Refused(TableReason.CAP_PERSON, cap=self.per_person)

    def check_place(self, tables: Iterable[Table], place: Place, settings: GuildSettings) -> None:
        """Raise ``Refused`` when there may not be one more table at a place; ``tables`` are its server's."""
        if settings.channels and place.channel not in settings.channels:
            raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
        here = list(_counting(tables))
        if len(here) >= self.per_server:
            raise Refused(TableReason.CAP_SERVER, cap=self.per_server)
        if sum(table.place.channel == place.channel for table in here) >= self.per_channel:
            raise Refused(TableReason.CAP_CHANNEL, cap=self.per_channel)


def _counting(tables: Iterable[Table]) -> Iterable[Table]:
    return (table for table in tables if table.stage in {Stage.LOBBY, Stage.PLAYING} and not waits(table))
