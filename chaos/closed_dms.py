"""A third of the people take no direct messages: every game goes on, and nobody is pestered (F9).

python -m chaos closed_dms [--rounds N]

On the simulated Discord. In a round ten people, three of whom have closed their DMs, play at four tables at
once, in every way of playing a card; now and then the bot is restarted, an hour passes, or somebody closes
their DMs in the middle of a game. Counted is every request that would put something into closed DMs, and
every time that somebody is told where else their cards are.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from benchmarks.memory import blank
from bot import log
from bot.render.painter import Painter
from bot.tables.table import Stage
from tests.e2e.tables import filled, opened
from tests.e2e.world import Player, World, play_out

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ines", "Jan")
CLOSED: Final = 3
ROUNDS: Final = 25
HOUR: Final = 3600.0
TOLD: Final = "I cannot send you direct messages"
ELSEWHERE: Final = ("by button", "by a hand that stays open", "by command")
"""How people play who get nothing by DM."""
SIZES: Final = (2, 2, 4, 6)


class Noted(list[Any]):
    """The requests of the bot, each with the time at which it came."""

    def __init__(self, world: World) -> None:
        super().__init__(world.backend.http_requests)
        self.world = world
        self.times = [world.now()] * len(self)

    def append(self, entry: Any) -> None:  # noqa: ANN401 - as the simulator makes it
        """Take a request down."""
        super().append(entry)
        self.times.append(self.world.now())

    def tries(self, player: Player) -> list[float]:
        """When it was tried to put something into a person's DMs, in seconds since 1970."""
        place = f"/channels/{player.actor.user.dm_channel.id}/messages"
        return [
            time.timestamp()
            for entry, time in zip(self, self.times, strict=True)
            if entry.method in {"POST", "PATCH"} and entry.path.startswith(place)
        ]


@dataclass
class Pestered:
    """What was seen: games, tries at closed DMs, people who were told, and what must not have been."""

    games: int = 0
    tries: int = 0
    told: int = 0
    broken: list[str] = field(default_factory=list)


class Evening:
    """Ten people and their tables."""

    def __init__(
        self,
        world: World,
        chance: random.Random,
        people: Sequence[Player] | None = None,
        closed: int = CLOSED,
    ) -> None:
        self.world, self.chance = world, chance
        self.requests = Noted(world)
        world.backend.http_requests = self.requests
        self.people = [world.enter(name) for name in NAMES] if people is None else people
        self.closed: dict[int, int] = {}
        for player in self.people[:closed]:
            self.close(player)
        self.seen = Pestered()

    def close(self, player: Player) -> None:
        """Somebody has had enough of direct messages: new ones and changes of old ones are refused."""
        place = f"/channels/{player.actor.user.dm_channel.id}/messages"
        self.world.close_dms(player)
        self.world.inject_error("PATCH", f"{place}/*", status=403, code=50007, times=None)
        self.closed[player.id] = len(self.requests.tries(player))

    async def round(self, sizes: tuple[int, ...] = SIZES) -> None:
        """Tables that begin at the same time, and are played out one card here, one card there."""
        tables = []
        for size in sizes:
            free = [one for one in self.people if sum(table.sits(one.id) for table in self.tables()) < 3]
            host, *guests = self.chance.sample(free, min(size, 3))
            table = await opened(host, size)
            await filled(table, host, guests)
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

    async def _play(self, table: str, tricks: int) -> None:
        ways = {
            one.id: self.chance.choice(ELSEWHERE) if one.id in self.closed else "by direct message"
            for one in self.people
        }
        await play_out(self.world, table, ways, tricks=tricks)

    def refused(self, player: Player) -> list[float]:
        """When somebody's closed DMs were tried."""
        before = self.closed.get(player.id)
        return [] if before is None else self.requests.tries(player)[before:]

    def tables(self) -> list[Any]:
        """The tables that are open."""
        return list(self.world.tables.values())

    def judged(self) -> Pestered:
        """What was seen, now that it is over."""
        for player in self.people:
            tries = self.refused(player)
            self.seen.tries += len(tries)
            if any(after - before < HOUR for before, after in pairwise(tries)):
                self.seen.broken.append(f"{player.name} was tried twice within an hour")
            told = {
                one.id
                for one in self.world.eyes.seen.get(player.id, [])
                if TOLD in one.text and self._to(one, player)
            }
            self.seen.told += len(told)
            if len(told) != (1 if tries else 0):
                self.seen.broken.append(f"{player.name} was told {len(told)} times, tried {len(tries)} times")
        return self.seen

    @staticmethod
    def _to(snapshot: Any, player: Player) -> bool:  # noqa: ANN401 - what somebody saw
        return snapshot.ephemeral or f"<@{player.id}>" in snapshot.text


async def trial(folder: Path, rounds: int) -> Pestered:
    """So many rounds of four games."""
    world = await World.opened(folder)
    evening = Evening(world, random.Random(rounds))
    for number in range(rounds):
        await evening.round()
        if number == rounds // 2:
            evening.close(evening.people[CLOSED])
        if evening.chance.random() < 0.3:
            await world.rest(HOUR)
    seen = evening.judged()
    await world.closed()
    world.raise_errors()
    return seen


def main() -> int:
    """Print what was seen; 1 where something of it must not have been."""
    parser = argparse.ArgumentParser(
        prog="python -m chaos closed_dms", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of four games; default: {ROUNDS}")
    asked = parser.parse_args()
    log.configure("error")
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bot.app.Painter", lambda **named: Painter(draw=blank, **named)),
    ):
        seen = asyncio.run(trial(Path(folder), asked.rounds))
    print(
        f"{seen.games} games, {CLOSED} of {len(NAMES)} people with closed DMs and one more half-way: ", end=""
    )
    print(f"{seen.tries} tries at closed DMs, {seen.told} people told once where else their cards are")
    print("\n".join(seen.broken) or "held: every game went on, nobody was tried twice within an hour")
    return 1 if seen.broken else 0


if __name__ == "__main__":
    sys.exit(main())
