"""The database fails at any statement: what was acknowledged is durable, and answers are true (F10).

    python -m chaos failing_store [--every N]

A whole match of two people and a computer is played repeatedly, each time with another statement of the
store failing once, from the first to the last (or every Nth). A write fails with an error of SQLite's, in
turn *database is locked* (another connection holds it) and *attempt to write a readonly database*. A read
fails with an I/O error, which SQLite cannot produce on demand. A separate connection looks for everything
that was acknowledged; what was refused is requested again. Then people press buttons of the whole bot on the
simulated Discord, with one statement failing for every press, and the answers are compared with the log.
Finally, its files are removed or replaced for every second press, then for good: presses meanwhile must be
refused, and no bot may start on what is left.
"""

import asyncio
import io
import json
import random
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol
from unittest.mock import patch

import discord

from bot import log
from bot.rules.actions import Forfeit
from bot.rules.notation.plain_data import rules_from
from bot.store.engine import Row, Value
from bot.store.errors import StoreError, Unavailable, WrongDatabase
from bot.store.files import seeds_path
from bot.store.sqlite.store import Link, open_store
from bot.tables.listeners import table_workers
from bot.tables.model.people import Person
from bot.tables.model.requests import AddComputer, Join, Start, TableAction
from bot.tables.model.table import Stage, Table
from bot.text.catalogue import voices
from chaos.storage.lasting_faults import remove_database, remove_files
from testing import arguments
from testing.players.player import Player
from testing.players.tables import start_match
from testing.worlds.painters import painter_in_threads
from testing.worlds.room import ANNA, BRUNO, HERE, Room, opened_store
from testing.worlds.without_discord import blank_picture
from testing.worlds.world import World

PAUSE: Final = 0.01
"""The seconds before background work is tried again; normally a second."""
PATIENCE: Final = 60
AFTER: Final = 15.0
"""The seconds between two presses, in which everything is shown."""
WRITES: Final = ("INSERT", "UPDATE", "DELETE")


@dataclass
class Faults:
    """Makes statement number ``fails`` fail; counts all statements, and keeps what failed."""

    database: Path
    fails: int | None = None
    count: int = 0
    hit: list[str] = field(default_factory=list)

    async def rows(self, link: Link, sql: str, *values: Value) -> list[Row]:
        """The replacement of ``Link.rows``."""
        self.count += 1
        if self.count != self.fails:
            return await _rows(link, sql, *values)
        if not sql.lstrip().startswith(WRITES):
            self.hit.append("read")
            raise Unavailable("i/o error (made up)")
        problems = self._locked if self.count % 2 else self._read_only
        async with problems(link):
            try:
                return await _rows(link, sql, *values)
            except Unavailable as error:
                self.hit.append(str(error))
                raise

    @asynccontextmanager
    async def _locked(self, link: Link) -> AsyncIterator[None]:
        await _rows(link, "PRAGMA busy_timeout = 0")
        try:
            with ExitStack() as stack:
                for file in (self.database, seeds_path(self.database)):
                    other = stack.enter_context(closing(sqlite3.connect(file, isolation_level=None)))
                    other.execute("BEGIN IMMEDIATE")
                yield
        finally:
            await _rows(link, "PRAGMA busy_timeout = 2000")

    @asynccontextmanager
    async def _read_only(self, link: Link) -> AsyncIterator[None]:
        await _rows(link, "PRAGMA query_only = ON")
        try:
            yield
        finally:
            await _rows(link, "PRAGMA query_only = OFF")


_rows = Link.rows


@contextmanager
def failing(database: Path, fails: int | None) -> Iterator[Faults]:
    """Make statement number ``fails`` of all stores together fail within this context."""
    faults = Faults(database, fails)

    async def rows(link: Link, sql: str, *values: Value) -> list[Row]:
        return await faults.rows(link, sql, *values)

    with patch.object(Link, "rows", rows), patch.object(table_workers, "FIRST_PAUSE", PAUSE):
        yield faults


class LogReader:
    """Reads the log through connections of its own."""

    def __init__(self, database: Path) -> None:
        self._database = f"{database.as_uri()}?mode=ro"

    def seq(self, table: str) -> int:
        """The last durable entry of a table."""
        return self._number("SELECT coalesce(max(seq), 0) FROM entry WHERE table_id = ?", table)

    def booked_matches(self) -> int:
        """The number of booked matches."""
        return self._number("SELECT count(*) FROM match")

    def causes(self, cause: str) -> int:
        """How often an interaction's effect is in the log."""
        return self._number("SELECT count(*) FROM entry WHERE cause = ?", cause)

    def _number(self, sql: str, *values: str) -> int:
        with closing(sqlite3.connect(self._database, uri=True)) as link:
            ((number,),) = link.execute(sql, values)
        return int(number)


@dataclass
class Deal:
    """A match of one deal in which one statement fails."""

    room: Room
    witness: LogReader
    refused: int = 0
    broken: list[str] = field(default_factory=list)

    async def whole(self) -> None:
        """Open, play to the end, close. A refused request is repeated."""
        rules = rules_from({"variant": "briscola", "players": 3, "target": 1})
        table = await self._again(lambda: self.room.open(ANNA, rules, HERE))
        for who, wish in ((BRUNO, Join()), (ANNA, AddComputer("novice")), (ANNA, Start())):
            await self._act(table, who, wish)
        async with asyncio.timeout(PATIENCE):
            while (truth := self.room.tables.in_memory[table]).stage is Stage.PLAYING:
                await self._turn(truth)
            await self._close(table)

    async def _turn(self, table: Table) -> None:
        person = None if table.turn is None else table.seats[table.turn].person
        if person is None:
            await self.room.seats.idle()
            await asyncio.sleep(PAUSE / 2)
            return
        view = await self._again(lambda: self.room.tables.look(table.id, person.id))
        if view.view is not None:
            legal = [one for one in view.view.legal if not isinstance(one, Forfeit)]
            await self._act(table.id, person, self.room.rng.choice(legal))

    async def _close(self, table: str) -> None:
        self.room.now += 16 * 60_000
        while table in self.room.tables.in_memory:
            await self.room.clock.tick()
            await asyncio.sleep(0)
        await self.room.result_recorder.idle()

    async def _act(self, table: str, who: Person, wish: TableAction) -> None:
        before = self.room.tables.in_memory[table]
        cause = self.room.cause()
        try:
            await self.room.tables.act(table, who, wish, cause=cause)
        except StoreError:
            self.refused += 1
            if self.witness.causes(cause) and not self.room.tables.is_durable(cause):
                self.broken.append(f"{wish} was refused, and is in the log")
            if self.room.tables.in_memory[table].seq != self.witness.seq(table):
                self.broken.append(f"after {wish} memory and log differ")
            if not self.witness.causes(cause):
                await self._act(table, who, wish)
            return
        after = self.room.tables.in_memory[table]
        if self.witness.seq(table) < after.seq or after.seq <= before.seq:
            self.broken.append(f"{wish} was acknowledged, and is not in the log")

    async def _again(self, call: Any) -> Any:  # noqa: ANN401 - whatever is asked
        try:
            return await call()
        except StoreError:
            self.refused += 1
            return await call()


async def deal(folder: Path, fails: int | None) -> tuple[Faults, Deal]:
    """One match with a failing statement, and the violations."""
    database = folder / "b.db"
    async with opened_store(database) as store:
        with failing(database, fails) as faults:
            has_played = Deal(Room(store, rng=random.Random(1)), LogReader(database))
            await has_played.whole()
            await has_played.room.close()
        has_played.broken += await store.check()
        if has_played.witness.booked_matches() != 1:
            has_played.broken.append(f"{has_played.witness.booked_matches()} matches are booked")
    return faults, has_played


async def every_statement(every: int) -> tuple[int, int, list[str]]:
    """The number of deals played, the number of statements that failed, and the violations."""
    with tempfile.TemporaryDirectory() as folder:
        faults, _ = await deal(Path(folder), None)
    failures, problems = 0, []
    numbers = range(1, faults.count + 1, every)
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder:
            faults, has_played = await deal(Path(folder), number)
        failures += len(faults.hit)
        problems += [f"statement {number}: {fault}" for fault in has_played.broken]
    return len(numbers), failures, problems


# The whole bot ----------------------------------------------------------------------------------------------

NAMES: Final = {"Anna": discord.Locale.italian, "Bruno": discord.Locale.german}
REFUSED: Final = {
    locale: [voices()[locale.value](key) for key in ("store-unavailable", "store-error")]
    for locale in NAMES.values()
}


class Hits(Protocol):
    """The failures, and their kinds."""

    hit: list[str]


@dataclass
class Answers:
    """The presses with a failing statement in each, the refusals, and the false answers."""

    presses: int = 0
    hit: int = 0
    refused: int = 0
    broken: list[str] = field(default_factory=list)

    def all_refused(self) -> "Answers":
        """The same, with a violation if a press succeeded although the database was harmed."""
        if self.refused < self.hit:
            self.broken.append(f"{self.hit - self.refused} cards counted while a file was gone")
        return self


Harm = Callable[[int], AbstractContextManager[Hits]]
"""A fault of the database for a press, by its number."""


async def play_with_faults(world: World, harm: Harm, seed: int, most: int = 1000) -> Answers:
    """A match by buttons, at most ``most`` of them, each with a fault. Refused presses are repeated later."""
    result, chance = Answers(), random.Random(seed)
    host, guest = (world.enter(name, locale=locale) for name, locale in NAMES.items())
    table = await start_match(world, 2, host, [guest])
    while (now := world.tables[table.id]).stage is Stage.PLAYING and result.presses < most:
        assert now.turn is not None
        assert now.state is not None
        person = now.seats[now.turn].person
        assert person is not None
        player, before = world.people[person.id], len(world.http_requests)
        hand = await player.hand(table.id)
        with harm(result.presses) as faults:
            await player.press(hand, "play", chance.randrange(len(now.state.hands[now.turn])))
        result.presses += 1
        result.hit += bool(faults.hit)
        has_played = world.tables[table.id].decision > now.decision
        result.refused += not has_played
        is_told = _refused(world, player, before)
        if is_told == has_played:
            what = (
                "counts, and it was said that it does not"
                if has_played
                else "was refused, and not a word said"
            )
            result.broken.append(f"press {result.presses} ({', '.join(faults.hit)}): the card {what}")
        if world.database.exists():
            durable = LogReader(world.database).seq(table.id)
            if durable != world.tables[table.id].seq:
                result.broken.append(f"press {result.presses}: memory and log differ")
        await world.rest(AFTER)  # background work that failed is tried again
    return result


def _refused(world: World, player: Player, since: int) -> bool:
    """Whether a person has been told, in their language, that nothing could be saved."""
    texts = [json.dumps(entry.json, ensure_ascii=False) for entry in world.http_requests[since:]]
    return any(words in one for words in REFUSED[world.locales[player.id]] for one in texts)


@asynccontextmanager
async def whole_bot(folder: Path) -> AsyncIterator[World]:
    """The bot on a simulated Discord, with its database in a folder. It paints nothing."""
    with patch("bot.app.Painter", partial(painter_in_threads, blank_picture)):
        world = await World.opened(folder)
        try:
            yield world
        finally:
            await world.closed()


async def answers(depth: int) -> Answers:
    """The answers of a bot in which a statement fails for each press: the first, second … first again."""
    with tempfile.TemporaryDirectory() as folder:
        async with whole_bot(Path(folder)) as world:
            database = world.database
            return await play_with_faults(world, lambda press: failing(database, press % depth + 1), depth)


async def removals() -> Answers:
    """The answers of a bot whose files are removed for every second press, and put back after it."""
    with tempfile.TemporaryDirectory() as folder:
        async with whole_bot(Path(folder)) as world:
            result = await play_with_faults(world, lambda press: remove_files(world.database, press), seed=0)
            return result.all_refused()


async def loss(presses: int = 8) -> Answers:
    """The answers of a bot whose database is removed for good. No bot may start on the remaining seeds."""
    with tempfile.TemporaryDirectory() as folder:
        async with whole_bot(Path(folder)) as world:
            database = world.database
            result = await play_with_faults(world, lambda _: remove_database(database), seed=0, most=presses)
        result.all_refused()
        try:
            store = await open_store(database)
        except WrongDatabase:
            return result
        await store.close()
    result.broken.append("a bot started on seeds without their database")
    return result


def main() -> int:
    """Print the observations. 1 if there was a violation."""
    parser = arguments.parser("chaos failing_store", __doc__)
    arguments.add_options(parser, every=1)
    options = parser.parse_args()
    log.configure("error", stream=io.StringIO())  # failures are logged, and intended
    deals, failures, problems = asyncio.run(every_statement(options.every))
    print(f"{deals} matches, in each another statement of the store chosen to fail, {failures} did")
    for depth in (11, 17):
        result = asyncio.run(answers(depth))
        print(f"{result.presses} presses, in {result.hit} a statement failed, {result.refused} refused")
        problems += result.broken
    for what, run in {"for every second": removals, "for good": loss}.items():
        result = asyncio.run(run())
        print(f"{result.presses} presses, files removed or replaced {what}, {result.refused} refused")
        problems += result.broken
    print("\n".join(problems) or "held: what was acknowledged is durable, what was refused is not there")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
