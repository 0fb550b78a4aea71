"""A week of every day, lived through in Chromium with the clock advanced (docs/puzzle.md, docs/day.md).

    python -m testing.tours.week FOLDER [--days N]

The visitor of the demonstration solves seven daily puzzles and plays seven deals of the day, with the mouse,
on a window and on a phone in turns. Eight others, on two servers, solve and play beside them, and meet for
rated matches. In that week a year and a season end. Then the digest comes, the deals are compared, also
between the servers, and ``docs/fair.py`` and ``docs/fair_puzzle.py`` check all of it. FOLDER gets pictures of
the page and its text, to be looked at. It takes about five minutes and ends with exit code 1 if something
does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest
from playwright.async_api import async_playwright

from bot import log
from bot.daily.deals import LEAST_MATCHES
from bot.demo.server import DemoServer, demo_server
from bot.puzzle.attempt import best_line
from bot.puzzle.puzzle import Puzzle
from bot.rules import decide
from bot.rules.actions import Play
from bot.settings import Settings
from bot.simulation.preparation import prepare
from bot.tables.listeners import heartbeat
from bot.tables.model.table import Stage, Table
from testing.players.deals import quick_computers
from testing.players.visitor import PATIENCE_MS, Visitor
from testing.tours.chromium import FLAGS, executable, print_verdict
from testing.tours.club import Club
from testing.worlds.observer import message_text
from testing.worlds.stored_puzzles import LaterPuzzles

BEGINS: Final = datetime(2026, 11, 27, 9, tzinfo=UTC)
"""The accounts of all people begin then, so that they are old enough to be ranked (D-4)."""
MONDAY: Final = date(2026, 12, 28)
"""The week in which the year 2026 and its last season end."""
DAYS: Final = 7
ZONE: Final = "Europe/Rome"
FRIENDS: Final = ("Dario", "Elsa")
"""Those who play on the server of the demonstration, beside its own people."""
OTHERS: Final = ("Gina", "Ivo", "Lia", "Mario", "Nina")
"""The people of the other server."""
OFTEN: Final = 3
"""On one of so many days each of the others plays the deal."""
SIZES: Final = ((1280, 900), (390, 844))
DOCS: Final = Path(__file__).parents[2] / "docs"
_LINE: Final = re.compile(r"[A-Z2-7]{32}")
_HOUR: Final = 3600
"""In seconds; heartbeats count milliseconds."""


@dataclass
class Week:
    """The week of the visitor. ``wrong`` says what did not hold.

    ``letters`` are what a doubter notes from the pages, by the verb of the proof and the day.
    """

    opened: DemoServer
    visitor: Visitor
    here: Club
    there: Club
    folder: Path
    wrong: list[str] = field(default_factory=list)
    letters: dict[tuple[str, str], str] = field(default_factory=dict)
    _shots: int = 0

    @property
    def now(self) -> datetime:
        """The time on the clock of the demonstration."""
        return self.opened.world.now()

    def expect(self, what: str, *, holds: bool) -> None:
        """Note and print whether something holds."""
        print(f"  {'ok   ' if holds else 'WRONG'} {what}", flush=True)
        self.wrong += [] if holds else [what]

    async def until(self, moment: datetime) -> None:
        """Let time pass, an hour at a time."""
        while (left := (moment - self.now).total_seconds()) > 0:
            async with self.opened.pages.lock:
                await self.opened.world.advance_time(min(float(_HOUR), left))
        await self.visitor.ready()

    async def shoot(self, name: str, text: str | None = None) -> str:
        """Take a picture of the page with the newest message that has ``text``; returns its text."""
        self._shots += 1
        name = f"{self._shots:02}-{name}"
        await self.visitor.shoot(name, text)
        words = await self.visitor.messages.locator(".channel-message", has_text=text).last.inner_text()
        (self.folder / f"{name}.txt").write_text(words, encoding="utf-8")
        return words

    async def at_size(self, number: int) -> None:
        """Look through a window, or on a phone."""
        width, height = SIZES[number % len(SIZES)]
        await self.visitor.tab.set_viewport_size({"width": width, "height": height})

    # A day --------------------------------------------------------------------------------------------------

    async def day(self, number: int) -> None:
        """One day of everybody."""
        day = MONDAY + timedelta(days=number)
        await self.until(datetime(day.year, day.month, day.day, 10, tzinfo=UTC))
        await self.at_size(number)
        for club in (self.here, self.there):
            for place, member in enumerate(club.members):
                if member.id == self.opened.people[0].id:
                    continue
                await club.puzzle(member, day, solves=place != number % 5, shares=place < 3)
                if (place + number) % OFTEN == 0:
                    await club.deal(member, day)
            await club.match()
        print(f"  {datetime.now(UTC):%H:%M:%S} {day}: the others have played", flush=True)
        await self._solve(day, number)
        await self._play(day, number)

    async def _solve(self, day: date, number: int) -> None:
        """The visitor solves the puzzle of the day, and shares it on the first."""
        visitor, puzzles = self.visitor, self.opened.bot.context.daily.puzzles
        puzzle = await puzzles.of(day)
        assert puzzle is not None
        await visitor.command("puzzle solve")
        words = await self.shoot(f"puzzle-{day}", "Which card")
        self.letters["puzzle-proof", day.isoformat()] = _LINE.findall(words)[-1]
        position = puzzle.position
        for step, choice in enumerate(best_line(puzzle).choices_made, 1):
            held = position.hands[0].index(choice.card) + 1
            await visitor.messages.get_by_role("button", name=f"{held}. ", disabled=False).last.click()
            await self._press_counts(partial(self._has_chosen, puzzle, step))
            await visitor.ready()
            for card in (choice.card, *choice.line):
                position = position.play(card)
        words = await self.shoot(f"puzzle-{day}-solved", "Solved!")
        self.expect(f"the puzzle of {day} is solved, streak {number + 1}", holds=str(number + 1) in words)
        if not number:
            await visitor.press("Share")
            await self.shoot("puzzle-shared", "🟩")

    async def _press_counts(self, counts: Callable[[], Awaitable[bool]]) -> None:
        """Wait until a press on the page has reached the bot, which takes real time."""
        async with asyncio.timeout(PATIENCE_MS / 100):
            while True:
                if await counts():
                    return
                await asyncio.sleep(0.05)

    async def _has_chosen(self, puzzle: Puzzle, count: int) -> bool:
        visitor = self.opened.people[0].id
        state = await self.opened.bot.context.daily.puzzles.attempt(visitor, puzzle)
        return len(state.choices_made) >= count

    async def _has_changed(self, table: Table) -> bool:
        return self.opened.bot.context.tables.in_memory.get(table.id) is not table

    async def _play(self, day: date, number: int) -> None:
        """The visitor plays the deal of the day with the mouse."""
        visitor, tables = self.visitor, self.opened.bot.context.tables
        before = set(tables.in_memory)
        await visitor.command("puzzle day play")
        words = await self.shoot(f"deal-{day}", "Deal of the day")
        self.letters["day-proof", day.isoformat()] = _LINE.findall(words)[-1]
        await visitor.press("Begin")
        (table,) = set(tables.in_memory) - before
        cards = 0
        while (now := tables.in_memory.get(table)) is not None and now.stage is Stage.PLAYING:
            if now.state is None or now.turn != 0:
                await asyncio.sleep(0.05)  # real time, for the processes in which computers think
                continue
            await visitor.ready()
            legal = decide.legal(now.state, 0)
            play = next((one for one in legal if isinstance(one, Play)), None)
            if play is None:  # an auction
                await self.shoot(f"deal-{day}-auction")
                await visitor.messages.get_by_role(
                    "button", name="Pass", exact=True, disabled=False
                ).last.click()
                await self._press_counts(partial(self._has_changed, now))
                continue
            if cards in {0, 3}:
                await self.shoot(f"deal-{day}-card-{cards}")
            held = now.state.hands[0].index(play.card) + 1
            await visitor.messages.get_by_role("button", name=f"{held}. ", disabled=False).last.click()
            await self._press_counts(partial(self._has_changed, now))
            cards += 1
        await visitor.ready()
        await self.shoot(f"deal-{day}-over")
        await visitor.command("puzzle day play")
        words = await self.shoot(f"deal-{day}-sealed", "sealed")
        self.expect(f"the deal of {day} is sealed", holds="sealed until" in words)
        if not number:
            await visitor.press("Share")
            await self.shoot("deal-shared", "has played the deal")

    # Afterwards ---------------------------------------------------------------------------------------------

    async def compare(self, days: int) -> None:
        """The deals have closed: places, the week, servers against each other."""
        visitor, deals = self.visitor, self.opened.bot.context.daily.deals
        anna = self.opened.people[0]
        for number in range(days):
            day = MONDAY + timedelta(days=number)
            attempt = await deals.attempt(anna.id, day)
            placed = attempt is not None and attempt.percent is not None and attempt.ranked
            self.expect(f"the deal of {day} has closed, the visitor has a place", holds=placed)
        first = MONDAY.isoformat()
        for size in range(len(SIZES)):
            await self.at_size(size)
            await visitor.command("puzzle day play", day=first)
            words = await self.shoot("deal-closed", "Place")
        self.expect(
            "par and the best are there", holds="Par in points: novice" in words and "Best here" in words
        )
        await visitor.press("Best replay")
        await self.shoot("deal-best-replay")
        await visitor.press("In words")
        await self.shoot("deal-best-replay-words")
        await visitor.command("puzzle day board")
        words = await self.shoot("day-board", "Deal of the day: the week")
        self.expect("two servers are compared", holds="Bar Sport" in words and "Circolo" in words)

    async def boards(self) -> None:
        """What one has become: boards, seasons, statistics, badges."""
        visitor = self.visitor
        pages: Sequence[tuple[str, dict[str, str], str]] = (
            ("puzzle board", {}, "Daily puzzle"),
            ("leaderboard", {}, "Leaderboard"),
            ("leaderboard", {"by": "points"}, "Season"),
            ("leaderboard", {"season": "2026-Q4"}, "Season 2026-Q4"),
            ("leaderboard", {"by": "records"}, "Records"),
            ("briscola-me stats", {}, "Anna"),
            ("briscola-me stats", {"show": "rating"}, "Rating"),
            ("briscola-me stats", {"show": "badges"}, "Badges"),
        )
        for size in range(len(SIZES)):
            await self.at_size(size)
            for command, options, text in pages:
                await visitor.command(command, **options)
                await self.shoot("-".join([command.replace(" ", "-"), *options.values()]), text)
                await self.until(self.now + timedelta(minutes=1))  # nobody asks faster than they read

    async def digests(self) -> None:
        """Exactly one digest came, about the week, and its season has ended."""
        first = f"The week from Monday {MONDAY.day} "
        messages = [one for one in self.here.news.history() if first in self._text_of(one)]
        self.expect("one digest came", holds=len(messages) == 1)
        words = "\n".join(map(self._text_of, messages))
        for text in (
            "Trick of the week",
            "Season 2026-Q4 has ended",
            "Season 2027-Q1 so far",
            "Deal of the day",
        ):
            self.expect(f"the digest has “{text}”", holds=text in words)
        self.expect("it has a moving picture", holds=any(one.attachments for one in messages))
        self.expect("it mentions nobody", holds=not any(one.mentions for one in messages))
        page = await self.opened.pages.show(self.here.news, [self.opened.people[0]], None)
        for size, (width, height) in enumerate(SIZES):
            await self.visitor.tab.goto(page.url)
            await self.visitor.tab.set_viewport_size({"width": width, "height": height})
            for text in ("The week from", "Deal of the day", "Puzzle"):
                await self.shoot(f"news-{text.split()[0].lower()}-{size}", text)
        await self.visitor.tab.goto(self.opened.page.url)

    def _text_of(self, message: Any) -> str:  # noqa: ANN401 - a message of the simulator
        stored = self.opened.world.backend.get_message(self.here.news.id, message.id)
        return f"{stored.content}\n{message_text(stored.components)}"

    async def proofs(self, days: int) -> None:
        """``docs/fair.py`` and ``docs/fair_puzzle.py`` check the files that anybody may have."""
        anna = self.opened.people[0]
        for number in range(days):
            day = (MONDAY + timedelta(days=number)).isoformat()
            deal = await self.here.command(anna, "puzzle day play", day=day)
            puzzle = await self.here.command(anna, "puzzle solve", date=day)
            await self.here.practise(anna, puzzle)
            for script, answer, verb in (
                ("fair.py", deal, "day-proof"),
                ("fair_puzzle.py", puzzle, "puzzle-proof"),
            ):
                proof = self.here.file(await self.here.press(anna, answer, verb))
                file = self.folder / f"{verb}-{day}.json"
                file.write_bytes(proof)
                done = subprocess.run(  # noqa: S603, ASYNC221 - our own scripts, and nobody waits
                    [sys.executable, "-I", str(DOCS / script), str(file), self.letters[verb, day]],
                    capture_output=True,
                    text=True,
                    check=False,
                )
                said = done.stdout.strip() or done.stderr.strip()
                self.expect(f"{script} {day}: {said}", holds=done.returncode == 0)
            await self.until(self.now + timedelta(minutes=1))


@contextmanager
def quick_time() -> Iterator[None]:
    """A month passes quickly.

    Heartbeats are rare, novices sit at the tables, and no puzzle of an earlier week is searched for. The
    machine may be slow.
    """
    with (
        patch.object(LaterPuzzles, "first", MONDAY),
        patch("bot.ui.publish.daily.daily.DailyPuzzles", LaterPuzzles),
        pytest.MonkeyPatch.context() as patches,
        patch.object(heartbeat, "LOOKS", 1000 * _HOUR),
        patch.object(heartbeat, "LONGEST", 1000 * _HOUR),
        patch("bot.demo.simulated.SETTLE_SECONDS", 600.0),
    ):
        quick_computers(patches)
        yield


async def clubs(opened: DemoServer, chance: random.Random) -> tuple[Club, Club]:
    """The server of the demonstration with some friends, and another one; both want all that there is."""
    world = opened.world
    async with opened.pages.lock:
        home = opened.channel.guild
        assert home is not None
        friends = [home.add_member(world.create_user(name.lower(), global_name=name)) for name in FRIENDS]
        users = [world.create_user(name.lower(), global_name=name) for name in OTHERS]
        away = world.create_guild("Circolo", owner=users[0])
        members = [away.add_member(user) for user in users]
        here = Club(
            opened, home, opened.channel, home.create_text_channel("news"), (*opened.people, *friends), chance
        )
        there = Club(
            opened, away, away.create_text_channel("carte"), away.create_text_channel("news"), members, chance
        )
        await world.settle()
    for club, boss in ((here, opened.people[0]), (there, members[0])):
        for name, options in (
            ("puzzle", {}),
            ("day", {"compare": True}),
            ("digest", {}),
        ):
            await club.command(boss, f"briscola-admin {name}", channel=club.news, zone=ZONE, **options)
    return here, there


async def live(folder: Path, days: int) -> list[str]:
    """Live through the week. Returns what did not hold."""
    settings = Settings(_env_file=None, think_time="off")
    async with (
        async_playwright() as playwright,
        demo_server(settings, language="en", begins=BEGINS) as opened,
    ):
        opened.bot.context.worker_pool.start(prepare)
        browser = await playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        tab = await browser.new_page(viewport={"width": 1280, "height": 900}, bypass_csp=True)
        tab.set_default_timeout(PATIENCE_MS * 4)
        errors: list[str] = []
        tab.on("pageerror", lambda error: errors.append(str(error)))
        await tab.goto(opened.page.url)
        visitor = Visitor(tab, opened, folder)
        here, there = await clubs(opened, random.Random(1))
        week = Week(opened, visitor, here, there, folder)
        for club in (here, there):
            while min(club.played[member.id] for member in club.members) < LEAST_MATCHES:
                await club.match()
        print(f"  {datetime.now(UTC):%H:%M:%S} everybody has played three matches", flush=True)
        for number in range(days):
            await week.day(number)
        over = MONDAY + timedelta(days=days)
        await week.until(datetime(over.year, over.month, over.day, 9, tzinfo=UTC))
        await week.until(week.now + timedelta(days=1, hours=2))
        await week.digests()
        await week.compare(days)
        await week.boards()
        await week.proofs(days)
        week.expect("the page had no error", holds=not errors)
        await browser.close()
        return week.wrong


def main() -> None:
    """Print what held."""
    parser = argparse.ArgumentParser(
        prog="python -m testing.tours.week", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--days", type=int, default=DAYS, metavar="N", help="default: %(default)s")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    log.configure("error")
    with quick_time():
        wrong = asyncio.run(live(options.folder, options.days))
    print_verdict(wrong, f"a week of {options.days} days was", options.folder)


if __name__ == "__main__":
    main()
