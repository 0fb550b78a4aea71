"""Months of play in one to two hours: nothing that the bot holds may grow with the number of games.

    python -m chaos soak [--games 100000] [--discord 2000] [--plot FILE]

There are two processes. In the first, people and computers of all games sit at tables over a separate store,
eight tables at a time. Some people leave, some do not return, and the clock plays for them. In the second,
the whole bot plays on the simulated Discord. Time is the simulation's: tables close when a quarter of an
hour has passed on its clock. Between batches, when nothing is in progress, the trial samples the memory,
descriptors, tasks and threads of the process, and the size of the write-ahead log.

Memory is measured twice (``testing.memory``). Held memory is every byte that was allocated and not freed: a
hundred bytes left behind by each game would show in 2,000 games. Resident memory includes freed memory and
changes by megabytes both ways, so its growth in 10,000 games is tested only if so many are played.

The trial fails if one of the two grows by a megabyte or more in 10,000 games (least squares, after the first
fifth), if there are more descriptors, tasks or threads at the end than after that fifth, or if the log
reaches 64 MB.
"""

import asyncio
import gc
import logging
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import linear_regression
from typing import Final, NamedTuple
from unittest.mock import patch

from PIL import Image

from bot import log
from bot.render.paint.pictures import compose
from bot.render.scenes.plot import PlotPoint, plot_scene
from bot.rules.actions import Forfeit
from bot.rules.errors import IllegalAction, ImpossibleRules
from bot.rules.games import GAMES, Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules
from bot.store.files import seeds_path
from bot.tables.limits.table_caps import Caps
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import AddComputer, Join, Leave, Start, TableAction
from bot.tables.model.table import Stage, Table
from testing import arguments
from testing.memory import COUNTED, memory_in_use, resident
from testing.players.player import WAYS, play_out
from testing.players.tables import start_match
from testing.worlds.painters import painter_in_threads
from testing.worlds.room import Room, opened_store
from testing.worlds.without_discord import blank_picture
from testing.worlds.world import World

GROWTH: Final = 1.0
"""The megabytes that 10,000 games may add."""
GAMES_OF_GROWTH: Final = 10_000
WAL: Final = 64.0
"""The greatest megabytes of the write-ahead log."""
WARM: Final = 0.2
"""The share of the games after which caches are full."""
SAMPLES: Final = 100
AT_ONCE: Final = 8
PEOPLE: Final = 400
SERVERS: Final = 20
CLOSES: Final = 16 * 60
"""The seconds after which a finished table has closed."""
ASLEEP: Final = 61
LEAVES, SLEEPS = 1 / 2000, 1 / 1000
"""How often a player in turn leaves, or lets their time pass."""
HELD: Final = "memory held"


class Sample(NamedTuple):
    """The resources of a process after so many games; sizes in megabytes."""

    games: int
    held: float
    resident: float
    descriptors: int
    tasks: int
    threads: int
    wal: float
    tables: int


MEMORY: Final[Mapping[str, Callable[[Sample], float]]] = {
    HELD: lambda one: one.held,
    "resident": lambda one: one.resident,
}


@dataclass(frozen=True, slots=True)
class SoakResult:
    """The resources of a process over time, and its duration in seconds."""

    name: str
    samples: Sequence[Sample]
    took: float

    @property
    def warm(self) -> Sequence[Sample]:
        """The samples after the warm-up."""
        return self.samples[round(WARM * len(self.samples)) :]

    def growth(self, measure: Callable[[Sample], float]) -> float:
        """The megabytes that 10,000 games add to a measure, by least squares."""
        if len(self.warm) < 2:
            return 0.0
        games = [float(one.games) for one in self.warm]
        return GAMES_OF_GROWTH * linear_regression(games, [measure(one) for one in self.warm]).slope

    @property
    def bounded(self) -> Mapping[str, Callable[[Sample], float]]:
        """The measures of memory that must not grow. With so few games resident memory says nothing."""
        long = self.samples[-1].games >= GAMES_OF_GROWTH
        return MEMORY if long else {HELD: MEMORY[HELD]}

    @property
    def faults(self) -> list[str]:
        """The violations."""
        first, last = self.warm[0], self.warm[-1]
        wal = max(one.wal for one in self.samples)
        problems = {
            f"{what} grows by {self.growth(measure):.2f} MB in 10,000 games": self.growth(measure) >= GROWTH
            for what, measure in self.bounded.items()
        } | {
            f"{last.descriptors} descriptors, {first.descriptors} before": last.descriptors
            > first.descriptors,
            f"{last.tasks} tasks, {first.tasks} before": last.tasks > first.tasks,
            f"{last.threads} threads, {first.threads} before": last.threads > first.threads,
            f"the write-ahead log came to {wal:.0f} MB": wal >= WAL,
            f"{last.tables} tables stay open": last.tables > 0,
        }
        return [f"{self.name}: {fault}" for fault, there in problems.items() if there]

    def __str__(self) -> str:
        first, last = self.warm[0], self.warm[-1]
        memory = "; ".join(
            f"{what} {measure(first):.2f} → {measure(last):.2f} MB "
            f"({self.growth(measure):+.2f} in 10,000 games)"
            for what, measure in MEMORY.items()
        )
        wal = max(one.wal for one in self.samples)
        return (
            f"{self.name}: {last.games} games in {self.took / 60:.1f} min; {memory}; "
            f"{last.descriptors} descriptors, {last.tasks} tasks, {last.threads} threads; "
            f"write-ahead log at most {wal:.1f} MB"
        )


def sampled(games: int, database: Path, tables: int) -> Sample:
    """The resources of this process now, in the running loop, after garbage was freed."""
    gc.collect()
    logs = [path.with_name(f"{path.name}-wal") for path in (database, seeds_path(database))]
    return Sample(
        games,
        memory_in_use(),
        resident(),
        sum(1 for _ in Path("/proc/self/fd").iterdir()),
        len(asyncio.all_tasks()),
        threading.active_count(),
        sum(file.stat().st_size for file in logs if file.exists()) / 1e6,
        tables,
    )


# Tables and store -------------------------------------------------------------------------------------------


def short(variant: Variant, players: int) -> Rules:
    """A game that is over after one deal, if possible."""
    options: dict[str, object] = {"variant": variant.value, "players": players}
    for wish in ({"target": 1}, {"match": "n_deals", "target": 1}):
        with suppress(ImpossibleRules):
            return rules_from(options | wish)
    return rules_from(options)


class Club:
    """People who sit down at one table after another, at most ``company`` at one. Most stay to the end."""

    def __init__(self, room: Room, rng: random.Random, company: int = 3) -> None:
        self.room, self.chance, self.company = room, rng, company
        self.rules = [short(variant, players) for variant in Variant for players in GAMES[variant].players]
        self.people = [Person(10**17 + number, f"Player {number}") for number in range(PEOPLE)]

    async def evening(self, games: int) -> None:
        """Play so many games, some at once, until every table has closed."""
        left = iter(range(games))
        await asyncio.gather(*(self._corner(number, left) for number in range(AT_ONCE)))
        while self.room.tables.open_tables():
            await self.room.rest(CLOSES * 1000)

    async def _corner(self, number: int, left: Iterator[int]) -> None:
        """Play at one table after another; nobody sits at two at a time."""
        for game in left:
            place = Place(1 + game % SERVERS, 1000 + number)
            rules = self.chance.choice(self.rules)
            company = min(rules.players, self.chance.randint(1, self.company))
            await self.game(place, rules, self.chance.sample(self.regulars(place), company))

    def regulars(self, place: Place) -> Sequence[Person]:
        """The people who play in a channel, and nowhere else."""
        return self.people[place.channel - 1000 :: AT_ONCE]

    async def game(self, place: Place, rules: Rules, friends: Sequence[Person]) -> str:
        """Friends play a match, with computers on the other seats. Returns the table."""
        room, host = self.room, friends[0]
        try:
            table = await room.open(host, rules, place, rated=True)
        except Refused:  # people who left wait before the next rated table, and play unrated
            table = await room.open(host, rules, place, rated=False)
        for one in friends[1:]:
            await self.act(table, one, Join())
        while len(room.truth(table).members) < rules.players:
            await self.act(table, host, AddComputer("novice"))
        await room.shuffle(table)
        await self.act(table, host, Start())
        while (truth := room.tables.in_memory.get(table)) is not None and truth.stage is Stage.PLAYING:
            await self.turn(truth)
        return table

    async def turn(self, table: Table) -> None:
        """Let the player in turn act, leave, or be absent."""
        person = None if table.turn is None else table.seats[table.turn].person
        if person is None:
            await self.room.seats.idle()
            if (
                self.room.tables.in_memory.get(table.id) is table
            ):  # nobody's turn: votes, which the clock counts
                await self.room.rest(ASLEEP * 1000)
            return
        fate = self.chance.random()
        if fate < LEAVES:
            await self.act(table.id, person, Leave())
        elif fate < LEAVES + SLEEPS:
            await self.room.rest(ASLEEP * 1000)
        else:
            seen = (await self.room.tables.look(table.id, person.id)).view
            legal = [] if seen is None else [one for one in seen.legal if not isinstance(one, Forfeit)]
            if legal:
                await self.act(table.id, person, self.chance.choice(legal))

    async def act(self, table: str, who: Person, wish: TableAction) -> None:
        """Act, unless somebody was faster or the time has passed."""
        with suppress(Refused, IllegalAction):
            await self.room.tables.act(table, who, wish, cause=self.room.cause())


async def at_tables(games: int, folder: Path, samples: int = SAMPLES) -> list[Sample]:
    """Play games at tables over a separate store, and sample the process between them."""
    database = folder / "tables.db"
    samples_taken: list[Sample] = []
    async with opened_store(database) as store:
        room = Room(store, caps=Caps(50, 100, 10_000, rates={}))
        club = Club(room, random.Random(games))
        for count in steps(games, samples):
            await club.evening(count - (samples_taken[-1].games if samples_taken else 0))
            samples_taken.append(sampled(count, database, len(room.tables.open_tables())))
        await room.close()
    return samples_taken


# The simulated Discord --------------------------------------------------------------------------------------


async def on_discord(games: int, folder: Path, samples: int = SAMPLES) -> list[Sample]:
    """Play games with the whole bot on the simulated Discord, and sample the process between them."""
    samples_taken: list[Sample] = []
    rng = random.Random(games)
    with patch("bot.app.Painter", partial(painter_in_threads, blank_picture)):
        world = await World.opened(folder)
        world.observer.close()
        people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
        for count in steps(games, samples):
            for _ in range(count - (samples_taken[-1].games if samples_taken else 0)):
                host, *guests = rng.sample(people, rng.choice((1, 1, 2)))
                table = await start_match(world, rng.choice((2, 2, 3, 4)), host, guests)
                await play_out(world, table.id, rng.choice(sorted(WAYS)))
                await world.rest(CLOSES)
                forget(world)
            samples_taken.append(sampled(count, world.database, len(world.tables)))
        await world.closed()
        world.raise_errors()
    return samples_taken


def forget(world: World) -> None:
    """Drop the simulated Discord's messages and requests, because Discord's memory is not measured."""
    backend = world.backend
    for channel in backend.messages.values():
        channel.clear()
    for records in (
        backend.http_requests,
        backend.transcript,
        backend.interactions,
        backend.interaction_tokens,
    ):
        records.clear()
    for numbers in (backend._reserved_ids, backend._sequences):  # later ones are higher
        numbers.clear()
    backend.cdn._blobs.clear()
    for player in world.people.values():
        player.open_hand = None


# The report -------------------------------------------------------------------------------------------------


def steps(games: int, samples: int) -> list[int]:
    """The numbers of games after which a sample is taken."""
    number = min(samples, games)
    return [games * step // number for step in range(1, number + 1)]


PARTS: Final = {"tables and store": at_tables, "simulated Discord": on_discord}


def run_part(name: str, games: int) -> SoakResult:
    """Run a part in a separate process, because its memory is measured."""
    os.nice(10)
    log.configure("error")
    logging.getLogger("discord").setLevel(logging.ERROR)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        samples_taken = asyncio.run(PARTS[name](games, Path(folder)))
    return SoakResult(name, samples_taken, time.monotonic() - began)


def plots(results: Sequence[SoakResult]) -> Image.Image:
    """Plots of memory, descriptors, tasks and the log over the games, one below the other."""
    scenes = [
        plot_scene(
            title=f"{one.name}: {what}",
            note=str(one).partition(": ")[2] if what == HELD else "",
            points=[PlotPoint(measure(sample), full=True) for sample in one.samples],
            full=what,
            hollow="",
            along=f"samples over {one.samples[-1].games} games",
        )
        for one in results
        for what, measure in MEASURES.items()
    ]
    images = [compose(scene) for scene in scenes]
    rows = -(-len(images) // 2)
    sheet = Image.new("RGB", (2 * images[0].width, rows * images[0].height))
    for number, image in enumerate(images):
        sheet.paste(image, (number % 2 * image.width, number // 2 * image.height))
    return sheet.resize((sheet.width // 2, sheet.height // 2))


MEASURES: Final[Mapping[str, Callable[[Sample], float]]] = {
    **MEMORY,
    "descriptors": lambda one: one.descriptors,
    "tasks": lambda one: one.tasks,
    "threads": lambda one: one.threads,
    "write-ahead log in MB": lambda one: one.wal,
}


def main() -> int:
    """Print the results, plot them, and say whether they hold."""
    parser = arguments.parser("chaos soak", __doc__)
    arguments.add_options(parser, arguments.count_or_none, games=100_000, discord=2_000)
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a PNG; default: none")
    options = parser.parse_args()
    sizes = {
        name: number for name, number in zip(PARTS, (options.games, options.discord), strict=True) if number
    }
    results = []
    os.environ.update(COUNTED)  # for the processes that start now
    with ProcessPoolExecutor(len(sizes), mp_context=get_context("spawn")) as pool:
        for one in pool.map(run_part, sizes, sizes.values()):
            print(one, flush=True)
            results.append(one)
    if options.plot is not None:
        plots(results).save(options.plot)
    faults = [fault for one in results for fault in one.faults]
    print(
        "\n".join(faults)
        or "held: memory, descriptors, tasks, threads and the write-ahead log stay as they are"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
