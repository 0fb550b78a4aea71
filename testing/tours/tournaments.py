"""Two tournaments, lived through in Chromium on the page of the demonstration (docs/tournaments.md).

    python -m testing.tours.tournaments FOLDER

The visitor opens a Swiss of 16 with a knock-out of the best four. Two others enter, computers fill the other
seats, and the bot ends and begins again in a round. Then eight people play a knock-out of pairs. FOLDER gets
pictures of the page, in a window and on a phone, to be looked at. It takes some minutes and ends with exit
code 1 if something does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from unittest.mock import MagicMock, patch

from playwright.async_api import TimeoutError as TooLate, async_playwright
from simcord import MemberActor

from bot import log
from bot.app import build
from bot.demo.server import PEOPLE, DemoServer, demo_server
from bot.events.decisions.entering import accept, add_computers, enter
from bot.events.ids import table_id
from bot.events.model.event import Event, Stage
from bot.rules.decide import legal
from bot.settings import Settings
from bot.simulation.preparation import prepare
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person
from bot.tables.model.requests import Shuffle
from bot.tables.model.table import Stage as TableStage, Table
from testing.players.visitor import PATIENCE_MS, Visitor
from testing.tours.chromium import FLAGS, executable, print_verdict
from testing.tours.week import SIZES

OTHERS: Final = ("Dario", "Elsa", "Furio", "Gina", "Hugo")
"""Those who enter the pairs beside the three people of the demonstration."""
SWISS: Final = 16
LONGEST: Final = 3600
"""The seconds of the page's clock after which a round that does not end is given up."""


@dataclass
class Tour:
    """The tournaments of the visitor. ``built`` made the bot that runs. ``wrong`` says what did not hold."""

    opened: DemoServer
    visitor: Visitor
    folder: Path
    built: MagicMock
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
        """Take pictures of the page with the newest message that has ``text``, in a window and on a phone."""
        self._shots += 1
        for width, height in (*SIZES[1:], SIZES[0]):
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

    # The tournaments ----------------------------------------------------------------------------------------

    async def swiss(self) -> None:
        """A Swiss of sixteen with a knock-out of four, in which the bot ends and begins again."""
        visitor = self.visitor
        await self.open(title="Torneo di Pasqua", rated=False, rounds=2, cut=4)
        await self.shoot("opened", "Torneo di Pasqua")
        for name in ("Bruno", "Carla", "Anna"):
            await visitor.become(name)
            await visitor.press("Enter")
        event = await self.event()
        for _ in range(SWISS - 3):
            await self.act(event.id, lambda now: add_computers(now, "novice", f"c{len(now.entries)}"))
        await self.rest(11)
        await self.shoot("entries", "entries so far")
        await visitor.press("Host")
        await self.shoot("host", "what you may do as the host")
        event = await self.event()
        self.expect("sixteen have entered", holds=len(event.entries) == SWISS)
        await visitor.press("Start now")
        await self.rest(11)
        await self.shoot("round-1", "Round 1 of 2")
        await visitor.press("My match")
        await self.shoot("my-match", "Your match")
        await self.shoot("ready", "Press Ready, ")
        event = await self.state(event.id)
        await self.be_ready(event)
        await self.rest(2)
        await self.shoot("dealt")
        event = await self.play(event.id)
        await self.rest(11)
        await self.shoot("round-1-over", "Round 1 of 2")
        await visitor.press("Standings")
        await self.shoot("standings", "Your results")
        await self.rest(120)
        event = await self.state(event.id)
        self.expect("the second round has begun", holds=len(event.rounds) == 2)
        await self.be_ready(event)
        await self.restart()
        after = await self.state(event.id)
        self.expect("nothing is lost by a restart", holds=after.rounds == event.rounds)
        await self.play(event.id)
        await self.rest(125)
        event = await self.state(event.id)
        while not event.over:
            await self.rest(11)
            await self.shoot("cut", "Knock-out")
            await self.be_ready(event)
            await self.play(event.id)
            await self.rest(125)
            event = await self.state(event.id)
        self.expect("it has a result", holds=event.stage is Stage.FINISHED and len(event.places) == SWISS)
        await self.shoot("result", "Final result")

    async def pairs(self, people: Sequence[MemberActor]) -> None:
        """A knock-out of four pairs."""
        visitor = self.visitor
        await self.open(title="Coppie", format="knockout", players=4, rated=False, final=3)
        await visitor.press("Enter")
        await self.shoot("partners", "Choose who plays with you")
        event = await self.event()
        persons = [Person(one.id, name) for one, name in zip(people, (*PEOPLE, *OTHERS), strict=True)]
        for first, second in zip(persons[::2], persons[1::2], strict=True):
            await self.act(event.id, lambda now, one=first, two=second: enter(now, [one, two], f"n{one.id}"))
            await self.act(event.id, lambda now, two=second: accept(now, two, f"n{two.id}"))
        await self.rest(11)
        await self.shoot("pairs", "entries so far")
        await visitor.press("Host")
        await visitor.press("Start now")
        await self.rest(11)
        event = await self.state(event.id)
        while not event.over:
            await self.shoot("pairs-round", "Coppie")
            await self.be_ready(event)
            await self.play(event.id)
            await self.rest(125)
            event = await self.state(event.id)
        await self.rest(11)
        await self.shoot("pairs-result", "Final result")
        self.expect("the pairs have a result", holds=[place for _, place in event.places] == [1, 2, 3, 3])


async def live(folder: Path) -> list[str]:
    """Live through both. Returns what did not hold."""
    settings = Settings(_env_file=None, think_time="off")
    with patch("bot.demo.server.build", wraps=build) as built:
        async with async_playwright() as playwright, demo_server(settings, language="en") as opened:
            guild = opened.channel.guild
            assert guild is not None
            async with opened.pages.lock:
                users = [opened.world.create_user(name.lower(), global_name=name) for name in OTHERS]
                others = [guild.add_member(user) for user in users]
                await opened.world.settle()
            browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
            tab = await browser.new_page(viewport={"width": 1280, "height": 900}, bypass_csp=True)
            tab.set_default_timeout(PATIENCE_MS)
            errors: list[str] = []
            tab.on("pageerror", lambda error: errors.append(str(error)))
            await tab.goto(opened.page.url)
            tour = Tour(opened, Visitor(tab, opened, folder), folder, built)
            await tour.swiss()
            await tour.pairs([*opened.people, *others])
            tour.expect("the page had no error", holds=not errors)
            await browser.close()
            return tour.wrong


def main() -> None:
    """Print what held."""
    parser = argparse.ArgumentParser(
        prog="python -m testing.tours.tournaments", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    log.configure("error")
    wrong = asyncio.run(live(options.folder))
    print_verdict(wrong, "two tournaments were", options.folder)


if __name__ == "__main__":
    main()
