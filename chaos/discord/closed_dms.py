"""A third of the people have closed DMs, or none can be opened: games go on, nobody is pestered (F9).

    python -m chaos closed_dms [--rounds N]

It runs on the simulated Discord. In a round ten people, three of whom have closed their DMs, play at four
tables at once, in every way of playing a card. From time to time the bot restarts, an hour passes, or
somebody closes their DMs in the middle of a game. The trial counts every request that would send something
into closed DMs, and every time that a person is told where else their cards are.

After each round two people play to whom the bot has never written, while Discord opens no DM channel: it
says that this is too fast, or that the bot is flagged or limited; it refuses, fails or does not answer.
Nobody is blamed for it, each person is tried once an hour, and after a refusal nobody is tried for a while.
An hour later they get their cards by direct message.
"""

import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from bot import log
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from bot.ui.publish.dms.dm_channels import FIRST_PAUSE
from testing import arguments
from testing.players.player import Player, play_out
from testing.players.tables import fill_seats, open_table
from testing.worlds.painters import painter_in_threads
from testing.worlds.without_discord import blank_picture
from testing.worlds.world import DM_CHANNELS, World

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ines", "Jan")
CLOSED: Final = 3
ROUNDS: Final = 25
HOUR: Final = 3600.0
CLOSED_IS_SAID: Final = voices()["en"]("ui-dm-closed")
LATER_IS_SAID: Final = voices()["en"]("ui-dm-later")
NO_ANSWER: Final = "no answer"
REFUSALS: Final = {
    "too fast": (403, 40003),
    "too fast, as 400": (400, 40003),
    "flagged": (403, 20026),
    "limited": (429, 0),
    "refused": (403, 0),
}
"""The HTTP status and Discord's code when it opens no DM channel because of the bot."""
FAULTS: Final = {**REFUSALS, "broken": (500, 0)}
ELSEWHERE: Final = ("by button", "by a hand that stays open", "by command")
"""The ways of playing of people who get nothing by DM."""
SIZES: Final = (2, 2, 4, 6)


class Opening(NamedTuple):
    """A DM channel that could not be opened: when, for whom, why, and by which process."""

    at: float
    person: int
    fault: str
    bot: object


@contextmanager
def failing(world: World, fault: str) -> Iterator[None]:
    """Let no DM channel be opened within this context by the present bot."""
    if fault in FAULTS:
        status, code = FAULTS[fault]
        world.inject_error("POST", DM_CHANNELS, status=status, code=code, times=None)
    with world.hanging("POST", DM_CHANNELS) if fault == NO_ANSWER else nullcontext():
        yield
    world.backend.faults[:] = [one for one in world.backend.faults if one["path"] != DM_CHANNELS]


class TimedRequests(list[Any]):
    """The requests of the bot, each with its time of arrival."""

    def __init__(self, world: World) -> None:
        super().__init__(world.backend.http_requests)
        self.world = world
        self.times = [world.now()] * len(self)
        self.fault: str | None = None
        """The reason why no DM channel can be opened now."""
        self.failed: list[Opening] = []

    def append(self, entry: Any) -> None:  # noqa: ANN401 - as the simulator makes it
        """Note a request."""
        super().append(entry)
        self.times.append(self.world.now())
        if entry.path == DM_CHANNELS and self.fault is not None:
            at, person = self.times[-1].timestamp(), int(entry.json["recipient_id"])
            self.failed.append(Opening(at, person, self.fault, self.world.bot))

    def tries(self, player: Player) -> list[float]:
        """The times at which the bot tried to send something to a person's DMs, in seconds since 1970."""
        place = f"/channels/{player.actor.user.dm_channel.id}/messages"
        return [
            time.timestamp()
            for entry, time in zip(self, self.times, strict=True)
            if entry.method in {"POST", "PATCH"} and entry.path.startswith(place)
        ]


@dataclass
class Observations:
    """The observations: games, tries at closed DMs, people who were told, and violations."""

    games: int = 0
    tries: int = 0
    told: int = 0
    unopened: int = 0
    broken: list[str] = field(default_factory=list)


class Evening:
    """Ten people and their tables."""

    def __init__(
        self,
        world: World,
        rng: random.Random,
        people: Sequence[Player] | None = None,
        closed: int = CLOSED,
    ) -> None:
        self.world, self.chance = world, rng
        self.requests = TimedRequests(world)
        world.backend.http_requests = self.requests
        self.people = [world.enter(name) for name in NAMES] if people is None else people
        self.newcomers: list[Player] = []
        self.closed: dict[int, int] = {}
        for player in self.people[:closed]:
            self.close(player)
        self.seen = Observations()

    def close(self, player: Player) -> None:
        """Close a person's direct messages: new ones and changes of old ones are refused."""
        place = f"/channels/{player.actor.user.dm_channel.id}/messages"
        self.world.close_dms(player)
        self.world.inject_error("PATCH", f"{place}/*", status=403, code=50007, times=None)
        self.closed[player.id] = len(self.requests.tries(player))

    async def round(self, sizes: tuple[int, ...] = SIZES) -> None:
        """Play tables that begin at the same time, with one card here and one card there."""
        tables = []
        for size in sizes:
            free = [one for one in self.people if sum(table.is_seated(one.id) for table in self.tables()) < 3]
            host, *guests = self.chance.sample(free, min(size, 3))
            table = await open_table(host, size)
            await fill_seats(table, host, guests)
            tables.append((table, host))
        for table, host in tables:
            await host.press(host.with_verb("start", table), "start")
        await self.world.rest()
        for tricks in range(1, 60):
            for table, _ in tables:
                await self._play(table, tricks)
            if tricks == 4 and self.chance.random() < 0.5:
                await self.world.restarted()
                await self.world.rest()
            if not any(table.stage is Stage.PLAYING for table in self.tables()):
                break
        self.seen.games += len(tables)
        self.seen.broken += [
            f"table {table.id} is not over" for table in self.tables() if table.stage is Stage.PLAYING
        ]
        await self.world.rest(16 * 60)

    async def strangers(self, fault: str) -> None:
        """Let two newcomers play while no channel can be opened, over a restart, and again after an hour."""
        pair = [self.world.enter(f"New {len(self.newcomers) + number}") for number in range(2)]
        self.newcomers += pair
        for _ in range(2):
            self.requests.fault = fault
            with failing(self.world, fault):
                await self._match(pair, ELSEWHERE)
            self.requests.fault = None
            await self.world.restarted()
        await self.world.rest(HOUR)
        await self._match(pair, ("by direct message",))
        for player in pair:
            if (await self.world.briscola.context.choices.of(player.id)).dm_closed_at is not None:
                self.seen.broken.append(f"{player.name} is taken for closed: {fault}")
            if self._told(player, LATER_IS_SAID) != 1:
                self.seen.broken.append(f"{player.name} was not told once where their cards are: {fault}")

    async def _match(self, people: Sequence[Player], ways: Sequence[str]) -> None:
        host, *guests = people
        table = await open_table(host, len(people))
        await fill_seats(table, host, guests)
        await host.press(host.with_verb("start", table), "start")
        await self.world.rest()
        await play_out(self.world, table, {one.id: self.chance.choice(ways) for one in people})
        if self.world.table(table).stage is Stage.PLAYING:
            self.seen.broken.append(f"table {table} is not over")
        self.seen.games += 1
        await self.world.rest(16 * 60)

    async def _play(self, table: str, tricks: int) -> None:
        ways = {
            one.id: self.chance.choice(ELSEWHERE) if one.id in self.closed else "by direct message"
            for one in self.people
        }
        await play_out(self.world, table, ways, tricks=tricks)

    def refused(self, player: Player) -> list[float]:
        """The times at which the bot tried a person's closed DMs."""
        before = self.closed.get(player.id)
        return [] if before is None else self.requests.tries(player)[before:]

    def tables(self) -> list[Any]:
        """The tables that are open."""
        return list(self.world.tables.values())

    def observations(self) -> Observations:
        """The final observations."""
        for player in self.people:
            tries = self.refused(player)
            self.seen.tries += len(tries)
            if any(after - before < HOUR for before, after in pairwise(tries)):
                self.seen.broken.append(f"{player.name} was tried twice within an hour")
            times_told = self._told(player, CLOSED_IS_SAID)
            self.seen.told += times_told
            if times_told != (1 if tries else 0):
                self.seen.broken.append(
                    f"{player.name} was told {times_told} times, tried {len(tries)} times"
                )
        self._judge_openings()
        return self.seen

    def _judge_openings(self) -> None:
        openings_failed = self.requests.failed
        self.seen.unopened += len(openings_failed)
        for player in self.newcomers:
            tries = [one.at for one in openings_failed if one.person == player.id]
            if any(after - before < HOUR for before, after in pairwise(tries)):
                self.seen.broken.append(f"{player.name} was tried twice within an hour")
        for before, after in pairwise(openings_failed):
            is_braked = before.fault in REFUSALS and before.bot is after.bot
            if is_braked and after.at - before.at < FIRST_PAUSE / 1000:
                self.seen.broken.append(f"no pause after a refusal: {before.fault}")

    def _told(self, player: Player, sentence: str) -> int:
        """The number of messages that said this to a person alone."""
        return len(
            {
                one.id
                for one in self.world.observer.seen.get(player.id, [])
                if sentence in one.text and (one.ephemeral or f"<@{player.id}>" in one.text)
            }
        )


async def trial(folder: Path, rounds: int) -> Observations:
    """So many rounds of four games."""
    world = await World.opened(folder)
    evening = Evening(world, random.Random(rounds))
    faults = [*FAULTS, NO_ANSWER]
    for number in range(rounds):
        await evening.round()
        await evening.strangers(faults[number % len(faults)])
        if number == rounds // 2:
            evening.close(evening.people[CLOSED])
        if evening.chance.random() < 0.3:
            await world.rest(HOUR)
    totals = evening.observations()
    await world.closed()
    world.raise_errors()
    return totals


def main() -> int:
    """Print the observations. 1 if there was a violation."""
    parser = arguments.parser("chaos closed_dms", __doc__)
    arguments.add_options(parser, rounds=ROUNDS)
    options = parser.parse_args()
    log.configure("error")
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bot.app.Painter", partial(painter_in_threads, blank_picture)),
    ):
        totals = asyncio.run(trial(Path(folder), options.rounds))
    print(
        f"{totals.games} games, {CLOSED} of {len(NAMES)} people with closed DMs and one more half-way: ",
        end="",
    )
    print(f"{totals.tries} tries at closed DMs, {totals.told} people told once where else their cards are;")
    print(f"{totals.unopened} channels of direct messages that could not be opened")
    print("\n".join(totals.broken) or "held: every game went on, nobody was tried twice within an hour")
    return 1 if totals.broken else 0


if __name__ == "__main__":
    sys.exit(main())
