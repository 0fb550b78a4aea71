"""``TournamentProcess``: tournaments without Discord, as one process of the bot plays them on a store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import TracebackType
from typing import Self

from bot.rules.actions import Action
from bot.rules.decide import legal
from bot.store.base import Store
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import Shuffle
from bot.tables.model.table import Stage, Table
from bot.tables.parts import PARTS, SINGLE_PROCESS, Holding
from bot.tables.tables import Tables
from bot.tournaments.decisions import entering
from bot.tournaments.director import Director
from bot.tournaments.events import Events
from bot.tournaments.ids import table_id
from bot.tournaments.model.event import Event, Pairing, Round
from bot.tournaments.model.settings import Settings
from testing.worlds.start_tables import start_tables

HERE = Place(100 << 22, 200)


async def own_place(event: Event, _round: Round, _pairing: Pairing) -> Place:
    """The place of an event itself."""
    return event.place


@dataclass
class TournamentProcess:
    """A process. Its clock ``now``, in Unix milliseconds, stands still until ``wait`` moves it."""

    store: Store
    now: int = 1_700_000_000_000
    holding: Holding = SINGLE_PROCESS
    tables: Tables = field(init=False)
    events: Events = field(init=False)
    director: Director = field(init=False)

    def __post_init__(self) -> None:
        self.tables = Tables(self.store, now=lambda: self.now, holding=self.holding)
        self.events = Events(self.store, now=lambda: self.now, ahead=lambda: 0, holding=self.holding)
        self.director = Director(self.events, self.tables, self.store, own_place)

    async def __aenter__(self) -> Self:
        await start_tables(self.tables)
        return self

    async def __aexit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        await self.director.close()
        await self.tables.close()

    async def begin(self, alive: int | None = None, parts: Collection[int] = range(PARTS)) -> None:
        """Go on with the events of some parts, which were last looked after at ``alive``."""
        await self.director.begin(dict.fromkeys(parts, alive))
        await self.director.idle()

    async def open(self, settings: Settings, people: Sequence[Sequence[Person]]) -> str:
        """Open a tournament, let entries enter with all their partners, and start it; its id."""
        await self.begin()
        event = await self.events.open(HERE, people[0][0], settings, cause="open")
        for members in people:
            await self.enter(event.id, members)
        await self.director.start(event, "start")
        await self.director.idle()
        return event.id

    async def enter(self, event: str, members: Sequence[Person]) -> None:
        """An entry enters, and everybody in it accepts."""
        await self.events.act(event, partial(entering.enter, members=members, nonce=f"n{members[0].id}"))
        for one in members[1:]:
            await self.events.act(event, partial(entering.accept, who=one, nonce=f"n{one.id}"))

    async def wait(self, event: str, milliseconds: int) -> Event:
        """Let time pass; the event as it is then."""
        self.now += milliseconds
        await self.events.rewrite(event, lambda step: step)  # whoever listens looks at it again
        await self.director.idle()
        return await self.events.look(event)

    def table(self, event: Event, pairing: Pairing) -> Table:
        """The table of a pairing of the last round."""
        return self.tables.in_memory[table_id(event.id, len(event.rounds), pairing.number, pairing.attempt)]

    async def be_ready(self, table: Table) -> None:
        """Everybody at a table is ready."""
        now = self.tables.in_memory[table.id]
        for person in now.present if now.stage is Stage.LOBBY else ():
            await self.tables.act(table.id, person, Shuffle())

    async def play(
        self, table: Table, choose: Callable[[Sequence[Action]], Action] = lambda actions: actions[0]
    ) -> None:
        """Everybody is ready, and plays whatever is allowed until the match is over."""
        await self.be_ready(table)
        while (now := self.tables.in_memory.get(table.id)) is not None and now.stage is Stage.PLAYING:
            assert now.state is not None and now.turn is not None  # noqa: PT018 - one of the playing table
            person = now.seats[now.turn].person
            assert person is not None
            await self.tables.act(table.id, person, choose(legal(now.state, now.turn)))
        await self.director.idle()

    async def play_round(self, event: str) -> Event:
        """Every match of the round is played; the event as it is then."""
        state = await self.events.look(event)
        for pairing in state.rounds[-1].undecided:
            await self.play(self.table(state, pairing))
        return await self.wait(event, 0)
