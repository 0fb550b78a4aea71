"""``Tables``: the one door for people, computers, the clock and moderators. Same checks, same log, same errors."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.log import about, get
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.rules.shuffle import SEED_BYTES
from bot.store import base as rows
from bot.tables import codec, lobby, playing
from bot.tables.deadlines import due
from bot.tables.errors import Refused, TableReason
from bot.tables.events import CloseReason, LogEvent, TableClosed
from bot.tables.fairness import Dice
from bot.tables.lobby import Setup
from bot.tables.people import Computer, Person, Place
from bot.tables.requests import (
    Actor,
    EndByModerator,
    Expire,
    Join,
    Machine,
    Rematch,
    Resume,
    Substitute,
    Wish,
)
from bot.tables.table import Stage, Table, fold
from bot.tables.view import Seen, TableView, seen, table_view

log = get(__name__)

TRIES: Final = 5
"""So often a wish is decided anew when somebody else was faster at the log."""
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 6


@dataclass(frozen=True, slots=True)
class Caps:
    """How many tables may be open at once."""

    per_person: int = 3
    per_channel: int = 5
    per_server: int = 50


class Tables:
    """All open tables. ``now`` gives Unix milliseconds; ``draw`` gives so many unforeseeable bytes."""

    def __init__(
        self,
        store: rows.Store,
        *,
        now: Callable[[], int],
        caps: Caps | None = None,
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._now = now
        self._caps = caps or Caps()
        self._draw = draw
        self._open: dict[str, Table] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._seeds: dict[str, bytes] = {}
        self._listeners: list[Callable[[str], None]] = []

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Have ``listener`` called with a table's id after every change. It must not block or raise."""
        self._listeners.append(listener)

    async def start(self) -> list[str]:
        """Load the open tables and let their clocks begin anew; returns their ids."""
        for head in await self._store.log.heads():
            table = await self._load(head.table)
            if table.stage is Stage.CLOSED:
                continue
            if table.stage is Stage.PLAYING:
                await self.act(table.id, Machine(), Resume())
        return list(self._open)

    async def open(self, place: Place, host: Person, setup: Setup, *, cause: str) -> TableView:
        """Open a lobby with the host in it. ``cause``: the interaction's id. Raises ``Refused`` at a cap."""
        await self.may_open(place, host)
        table_id = "".join(self._draw_letter() for _ in range(_ID_LENGTH))
        dice = self._dice(None)
        events = lobby.open_table(table_id, place, host, setup, cause, dice)
        async with self._locks[table_id]:
            table = await self._append(table_id, None, events, dice, cause)
        self._notify(table_id)
        return table_view(table, host.id)

    async def may_open(self, place: Place, host: Person) -> None:
        """Raise ``Refused`` when another table of this person may not be opened there."""
        settings = await self._store.guilds.settings(place.guild)
        if settings.channels and place.channel not in settings.channels:
            raise Refused(TableReason.CHANNEL_NOT_ALLOWED)
        caps = self._caps_of(settings)
        self._check_person(host, caps)
        here = [table for table in self._open.values() if table.place.guild == place.guild]
        if len(here) >= caps.per_server:
            raise Refused(TableReason.CAP_SERVER, cap=caps.per_server)
        if sum(table.place.channel == place.channel for table in here) >= caps.per_channel:
            raise Refused(TableReason.CAP_CHANNEL, cap=caps.per_channel)

    async def act(
        self, table_id: str, who: Actor, wish: Wish, *, at: int | None = None, cause: str | None = None
    ) -> TableView:
        """Do what somebody wishes, durably, and return the table as they see it afterwards.

        ``at`` is the decision that a move was made for: another one is refused as stale. ``cause`` is the id of
        the interaction; the same one twice changes nothing the second time. Raises ``Refused``,
        ``IllegalAction``, or a ``StoreError`` when nothing could be written.
        """
        person = who.id if isinstance(who, Person) else None
        with about(table=table_id):
            async with self._locks[table_id]:
                for _ in range(TRIES):
                    table = await self._load(table_id)
                    await self._check_guest(table, who, wish)
                    dice = self._dice(await self._seed(table.match))
                    events = self._decided(table, who, wish, at, cause, dice)
                    if not events:
                        return self._view(table, person)
                    try:
                        table = await self._append(table_id, table, events, dice, cause)
                    except rows.Stale:
                        self._open.pop(table_id, None)
                        continue
                    except rows.Duplicate:
                        return self._view(table, person)
                    break
                else:
                    message = f"table {table_id} changes faster than it can be read"
                    raise rows.Unavailable(message)
            self._notify(table_id)
            return self._view(table, person)

    async def look(self, table_id: str, person: int | None) -> TableView:
        """A table as a person, or an onlooker (None), sees it. Raises ``Refused`` for an unknown one."""
        table = await self._load(table_id)
        await self._seed(table.match)
        return self._view(table, person)

    async def sightings(self, table_id: str, after: int, person: int | None) -> list[Seen]:
        """What a person, or an onlooker (None), saw at a table since entry ``after``, in order."""
        if person is None:
            entries = await self._store.log.read(table_id, after)
            return [seen(e.seq, e.at, codec.read(e.kind, e.body), None) for e in entries]
        # Whose eyes a person has depends on the seat they had at the time: read from the beginning.
        seat: int | None = None
        result: list[Seen] = []
        table: Table | None = None
        for entry in await self._store.log.read(table_id):
            event = codec.read(entry.kind, entry.body)
            table = fold(table_id, [(entry.seq, entry.at, event)], table)
            if table is not None:
                seat = table.seat_of(person)
            if entry.seq > after:
                result.append(seen(entry.seq, entry.at, event, seat))
        return result

    async def history(self, table_id: str) -> list[tuple[rows.Entry, LogEvent]]:
        """The whole log of a table, hidden cards included: for records and results, never for people."""
        return [(entry, codec.read(entry.kind, entry.body)) for entry in await self._store.log.read(table_id)]

    def tables_in(self, guild: int, channel: int | None = None) -> list[TableView]:
        """The open tables of a server, or of a channel (or thread) of it, as an onlooker sees them."""
        return [
            self._view(table, None)
            for table in self._open.values()
            if table.place.guild == guild and channel in {None, table.place.channel, table.place.thread}
        ]

    def tables_of(self, person: int) -> list[TableView]:
        """The open tables at which a person sits or has a seat waiting, as they see them."""
        return [
            self._view(table, person)
            for table in self._open.values()
            if table.member(person) is not None or table.seat_of(person) is not None
        ]

    def due(self) -> list[tuple[int, str]]:
        """(time in Unix milliseconds, table) of everything that falls due at open tables, the earliest first."""
        times = ((due(table), table.id) for table in self._open.values())
        return sorted((what.at, table) for what, table in times if what is not None)

    def waiting_computers(self) -> list[str]:
        """The tables where a computer is to move."""
        return [table.id for table in self._open.values() if computer_to_move(table) is not None]

    async def let_computer_move(self, table_id: str) -> bool:
        """Let the computer whose turn it is choose, through the same door. False when it is nobody's turn."""
        table = await self._load(table_id)
        seat = computer_to_move(table)
        if seat is None:
            return False
        player = table.seats[seat].player
        dice = self._dice(await self._seed(table.match))
        action = playing.choose(table, seat, player.level if isinstance(player, Computer) else "", dice)
        try:
            await self.act(table_id, Machine(seat), action, at=table.decision)
        except (Refused, IllegalAction):
            # The seat's person came back, or the clock was faster, between the choice and the door.
            return False
        return True

    def _decided(  # noqa: PLR0913 - everything a decision may depend on
        self, table: Table, who: Actor, wish: Wish, at: int | None, cause: str | None, dice: Dice
    ) -> Sequence[LogEvent]:
        if table.stage is Stage.CLOSED:
            raise Refused(TableReason.TABLE_CLOSED)
        if at is not None and at != table.decision:
            raise Refused(TableReason.STALE)
        if isinstance(wish, EndByModerator):
            return [TableClosed(CloseReason.MODERATOR)]
        if isinstance(wish, Action):
            return playing.move(table, who, wish, dice)
        if isinstance(who, Machine):
            return self._by_clock(table, wish, dice)
        stage = lobby.in_lobby if table.stage is Stage.LOBBY else playing.in_match
        return stage(table, who, wish, cause or f"{who.id}", dice)

    def _by_clock(self, table: Table, wish: Wish, dice: Dice) -> Sequence[LogEvent]:
        match wish:
            case Resume():
                return playing.resume(table)
            case Expire():
                what = due(table)
                return playing.expire(table, dice) if what is not None and what.at <= self._now() else []
            case _:
                raise Refused(TableReason.NOT_SEATED)

    async def _append(
        self, table_id: str, before: Table | None, events: Sequence[LogEvent], dice: Dice, cause: str | None
    ) -> Table:
        """Make events durable, then fold them. A seed is stored before the commitment to it is."""
        for match, seed in dice.drawn.items():
            await self._store.seeds.keep(match, seed)
            self._seeds[match] = seed
        at, after = self._now(), 0 if before is None else before.seq
        numbered = [(after + 1 + index, at, event) for index, event in enumerate(events)]
        table = fold(table_id, numbered, before)
        if table is None:
            message = "nothing to append"
            raise ValueError(message)
        await self._note_arrivals(before, table)
        what = due(table)
        await self._store.log.append(
            table_id,
            after,
            [rows.NewEntry(*codec.write(event)) for event in events],
            at=at,
            cause=cause,
            due_at=None if what is None else what.at,
            place=rows.Place(table.place.guild, table.place.posts_to) if before is None else None,
            closes=table.stage is Stage.CLOSED,
        )
        self._keep(table)
        await self._note_departures(before, table)
        log.info("appended", table=table_id, seq=table.seq, entries=len(events))
        return table

    async def _note_arrivals(self, before: Table | None, table: Table) -> None:
        """Note who sits where *before* the log says so: a privacy request must miss no log with a name in it."""
        named = _named(table) - (set() if before is None else _named(before))
        for person in named:
            await self._store.people.seat_person(table.id, person)

    async def _note_departures(self, before: Table | None, table: Table) -> None:
        gone = set() if before is None else _named(before) - _named(table)
        try:
            for person in gone:
                await self._store.people.unseat_person(table.id, person)
        except rows.StoreError:
            # The log is written, that counts; the list of tables is only longer than need be.
            log.warning("departure not noted", table=table.id)

    def _keep(self, table: Table) -> None:
        if table.stage is Stage.CLOSED:
            self._open.pop(table.id, None)
            self._locks.pop(table.id, None)
            for number in range(table.commitments):
                self._seeds.pop(lobby.match_id(table.id, number + 1), None)
        else:
            self._open[table.id] = table

    async def _load(self, table_id: str) -> Table:
        table = self._open.get(table_id)
        if table is not None:
            return table
        table = fold(
            table_id, ((entry.seq, entry.at, event) for entry, event in await self.history(table_id))
        )
        if table is None:
            raise Refused(TableReason.NO_TABLE)
        if table.stage is not Stage.CLOSED:
            self._open[table_id] = table
        return table

    async def _seed(self, match: str) -> bytes | None:
        seed = self._seeds.get(match)
        if seed is None:
            seed = await self._store.seeds.seed(match)
            if seed is not None:
                self._seeds[match] = seed
        return seed

    def _dice(self, seed: bytes | None) -> Dice:
        return Dice(lambda: self._draw(SEED_BYTES), self._seeds if seed is not None else {})

    def _draw_letter(self) -> str:
        return _ID_LETTERS[self._draw(1)[0] % len(_ID_LETTERS)]

    def _view(self, table: Table, person: int | None) -> TableView:
        return table_view(table, person, self._seeds.get(table.match))

    async def _check_guest(self, table: Table, who: Actor, wish: Wish) -> None:
        """A person sits at so many tables only; taking one's own seat back is always possible."""
        if not isinstance(who, Person) or not isinstance(wish, Join | Substitute | Rematch):
            return
        if table.stage is not Stage.FINISHED and table.seat_of(who.id) is not None:
            return
        if any(person.id == who.id for person in table.present):
            return
        self._check_person(who, self._caps_of(await self._store.guilds.settings(table.place.guild)))

    def _check_person(self, who: Person, caps: Caps) -> None:
        mine = sum(any(person.id == who.id for person in table.present) for table in self._open.values())
        if mine >= caps.per_person:
            raise Refused(TableReason.CAP_PERSON, cap=caps.per_person)

    def _caps_of(self, settings: rows.GuildSettings) -> Caps:
        return Caps(
            settings.per_person or self._caps.per_person,
            settings.per_channel or self._caps.per_channel,
            settings.per_server or self._caps.per_server,
        )

    def _notify(self, table_id: str) -> None:
        for listener in self._listeners:
            listener(table_id)


def computer_to_move(table: Table) -> int | None:
    """The seat of the computer whose turn it is, None when a person is to act or nobody."""
    turn = table.turn
    return turn if turn is not None and table.seats[turn].person is None else None


def _named(table: Table) -> set[int]:
    """Everybody whose id and name the log holds now."""
    owners = (seat.owner for seat in table.seats)
    return {p.id for p in (*table.present, *table.invited, *owners, table.host) if isinstance(p, Person)}
