"""``Tour``: the tournaments of the visitor of a page, and the people who play in them without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest.mock import MagicMock

from playwright.async_api import TimeoutError as TooLate
from simcord import MemberActor

from bot.app import build
from bot.demo.server import DemoServer
from bot.rules.decide import legal
from bot.simulation.preparation import prepare
from bot.tables.model.errors import Refused
from bot.tables.model.requests import Shuffle
from bot.tables.model.table import Stage as TableStage, Table
from bot.tournaments.decisions.entering import add_computers
from bot.tournaments.ids import table_id
from bot.tournaments.model.event import Event
from testing.players.visitor import Visitor

SIZES: Final = ((1280, 900), (768, 1024), (390, 844))
"""A window, a tablet and a phone."""
LONGEST: Final = 3600
"""The seconds of the page's clock after which a round that does not end is given up."""
_DAY: Final = 24 * 3600.0
"""In seconds."""
CAUGHT_UP: Final = 11.0
"""The seconds in which the message of a tournament has caught up with it (T-17)."""


@dataclass
class Tour:
    """The tournaments of the visitor. ``built`` made the bot that runs. ``wrong`` says what did not hold.

    ``people`` are the visitor and all others of the server.
    """

    opened: DemoServer
    visitor: Visitor
    folder: Path
    built: MagicMock
    people: Sequence[MemberActor]
    wrong: list[str] = field(default_factory=list)
    _shots: int = 0

    @property
    def bot(self) -> Any:  # noqa: ANN401 - the simulator calls it a client
        """The bot that runs now."""
        return self.opened.world.bot

    @property
    def guild(self) -> int:
        """The id of the server."""
        guild = self.opened.channel.guild
        assert guild is not None
        return guild.id

    def expect(self, what: str, *, holds: bool) -> None:
        """Note and print whether something holds."""
        print(f"  {'ok   ' if holds else 'WRONG'} {what}", flush=True)
        self.wrong += [] if holds else [what]

    async def shoot(self, name: str, text: str | None = None) -> None:
        """Take pictures of the page with the newest message that has ``text``, in each size."""
        self._shots += 1
        for width, height in reversed(SIZES):
            await self.visitor.tab.set_viewport_size({"width": width, "height": height})
            try:
                await self.visitor.shoot(f"{self._shots:02}-{name}-{width}", text)
            except TooLate:
                await self.visitor.take(f"{self._shots:02}-{name}-{width}")
                self.expect(f"the page has “{text}” at {width}", holds=False)

    async def act(self, event: str, decide: Any) -> None:  # noqa: ANN401 - a decision
        """Do something at a tournament without the page."""
        async with self.opened.pages.lock:
            with self.opened.world.as_bot():
                await self.bot.context.tournaments.events.act(event, decide)

    async def open(self, **options: Any) -> None:  # noqa: ANN401 - whatever the command takes
        """The visitor opens a tournament: the page offers only the first options of a long command."""
        async with self.opened.pages.lock:
            await self.opened.people[0].slash(self.opened.channel, "tournament new", **options)
        await self.visitor.ready()

    async def rest(self, seconds: float) -> None:
        """Let time pass."""
        async with self.opened.pages.lock:
            await self.opened.world.advance_time(seconds)

    async def event(self) -> Event:
        """The latest tournament."""
        async with self.opened.pages.lock:
            with self.opened.world.as_bot():
                events = self.bot.context.tournaments.events
                (latest,) = (await events.in_server(self.guild))[-1:]
                found: Event = latest
                return found

    async def state(self, event: str) -> Event:
        """A tournament as its log tells."""
        with self.opened.world.as_bot():
            found: Event = await self.bot.context.tournaments.events.look(event)
            return found

    def tables(self, event: Event) -> dict[str, Table]:
        """The tables of the running round."""
        ids = [
            table_id(event.id, len(event.rounds), one.number, one.attempt)
            for one in event.rounds[-1].pairings
        ]
        open_tables: Mapping[str, Table] = self.bot.context.tables.in_memory
        return {number: open_tables[number] for number in ids if number in open_tables}

    async def be_ready(self, event: Event, *, but: Sequence[int] = ()) -> None:
        """Everybody says that they are ready, but some."""
        for number, table in self.tables(event).items():
            for person in table.present if table.stage is TableStage.LOBBY else ():
                if person.id not in but:
                    async with self.opened.pages.lock:
                        with self.opened.world.as_bot(), suppress(Refused):
                            await self.bot.context.tables.act(number, person, Shuffle())

    async def play(self, event: str) -> Event:
        """Everybody plays until the round is over; the tournament then."""
        for _ in range(LONGEST):
            now = await self.state(event)
            if now.over or now.running_round is None:
                return now
            for number in self.tables(now):
                while await self._move(number):
                    pass
            await self.rest(1)
        self.expect("a round ends", holds=False)
        return await self.state(event)

    async def fill(self, event: str, entries: int) -> None:
        """Computers fill the entries of a tournament up to a number."""
        while len((await self.state(event)).entries) < entries:
            await self.act(event, lambda now: add_computers(now, "novice", f"c{len(now.entries)}"))

    async def play_arena(self, event: str, seconds: int) -> Event:
        """Everybody is ready and plays in an arena for so long, or until it is over."""
        for _ in range(seconds // 5):
            now = await self.state(event)
            if now.over:
                break
            await self.be_ready(now)
            for number in self.tables(now):
                while await self._move(number):
                    pass
            await self.rest(5)
        return await self.state(event)

    async def play_week(self, event: str) -> Event:
        """Everybody plays the match of the week of a league; then the week passes."""
        now = await self.state(event)
        number, until = len(now.rounds), now.rounds[-1].until
        for _ in range(LONGEST):
            for table in self.tables(now):
                while await self._move(table):
                    pass
            now = await self.state(event)
            if now.over or not now.rounds[-1].undecided:
                break
            await self.rest(1)
        while not now.over and len(now.rounds) == number:
            left = until / 1000 - self.opened.world.now().timestamp()
            await self.rest(min(_DAY, max(1.0, left)))
            now = await self.state(event)
        return now

    async def _move(self, number: str) -> bool:
        """Let the person whose turn it is do the first thing that is allowed. False if there is none."""
        table: Table | None = self.bot.context.tables.in_memory.get(number)
        if (
            table is None
            or table.stage is not TableStage.PLAYING
            or table.state is None
            or table.turn is None
        ):
            return False
        person = table.seats[table.turn].person
        if person is None:
            return False
        async with self.opened.pages.lock:
            with self.opened.world.as_bot(), suppress(Refused):
                await self.bot.context.tables.act(number, person, legal(table.state, table.turn)[0])
        return True

    async def restart(self) -> None:
        """The bot ends, and another begins on the same Discord and database."""
        given = self.built.call_args
        async with self.opened.pages.lock:
            await self.bot.close()
            await self.opened.world.restart_bot(build(*given.args, **given.kwargs))
            await self.opened.world.settle()
        self.bot.context.worker_pool.start(prepare)
