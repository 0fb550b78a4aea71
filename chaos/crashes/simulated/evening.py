"""An evening of people who play with a bot that may die at any moment, and what is left of it.

If the bot died after a press, the person presses again if the table still waits for them. Every second time
Discord also delivers the very same press once more.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Final

from bot.rules import decide
from bot.rules.actions import Play
from bot.tables.model.table import Stage, Table
from chaos.crashes.simulated.crashing_world import CrashingWorld, DiesAt, Point, no_death
from testing.players.any_game import MOVE_WAYS, MOVES, likely_action
from testing.players.player import Player
from testing.worlds.observer import controls, message_text

NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio")
MOST_DEATHS: Final = 10_000
"""With more deaths the evening does not progress."""
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder of its own is made there
"""Files in memory survive a killed process as those on a disk do, and wear nothing out."""
PATIENCE: Final = 120.0
"""The seconds that the simulator waits for a bot on a busy machine."""
CLOSES: Final = 16 * 60
"""The seconds after which a finished table has closed."""
DOWN: Final = 60
"""The most seconds that a bot stays dead: less than Discord remembers nonces."""
_PASSING: Final = re.compile(r"<t:\d+(:\w)?>|(?<!@)\b\d{17,}\b|`[A-Z2-7]{32}`")
"""The parts that differ between evenings: times, the ids of interactions and messages, and shuffles."""
BOOKS: Final = {
    "match": "match_id, game, players, rated, reason",
    "match_seat": "match_id, seat, side, person, name, won, points, score",
    "rating": "person, guild, game, mu, sigma, matches",
    "tally": "person, guild, game, matches, wins, rated_matches, rated_wins",
    "known_as": "person, name, match_id",
    "seat": "person, table_id, here",
    "shown": "table_id, slot, channel",
}


@dataclass(frozen=True)
class Game:
    """A game by its rules code, for so many people, with computers in the other seats."""

    code: str
    people: int
    computers: int = 0
    rated: bool = False


GAMES: Final = {
    2: Game("briscola 2", 2, rated=True),
    3: Game("briscola 3 target=1", 2, 1),
    4: Game("briscola 4 target=1", 4, rated=True),
    5: Game("chiamata 5 match=n_deals target=1", 5),
    6: Game("briscola 6 target=1", 4, 2),
}


@dataclass(frozen=True)
class EveningResult:
    """The result of an evening, by parts: lines that can be compared with those of another one."""

    parts: dict[str, list[str]]
    points: list[Point] = field(compare=False)
    deaths: int = field(compare=False)
    spared_messages: int = field(compare=False)
    """The number of messages that were requested twice, and made once because of their nonce."""
    orphans: int = field(compare=False)
    """The number of answers to /briscola new that were sent by a process that died before it knew of them.

    An answer has no nonce. It goes on working but is not kept up to date: another one is.
    """

    def differences(self, expected: EveningResult) -> list[str]:
        """One line for each part that is not as expected."""
        return [
            f"{name}: {_first(lines, expected.parts[name])}"
            for name, lines in self.parts.items()
            if lines != expected.parts[name]
        ]


def _first(actual: list[str], expected: list[str]) -> str:
    pairs = zip(actual, expected, strict=False)
    at = next((n for n, (one, other) in enumerate(pairs) if one != other), min(len(actual), len(expected)))
    there, there_expected = actual[at : at + 1], expected[at : at + 1]
    return f"{len(actual)} lines for {len(expected)}; number {at} is {there} for {there_expected}"


async def evening(
    game: Game, dies_at: DiesAt = no_death, number: int = 1, company: type[EveningPlayers] | None = None
) -> EveningResult:
    """Play a game from its opening until its table has closed. ``number`` chooses the cards.

    ``company`` are people who do something else.
    """
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        world = CrashingWorld(Path(folder), number)
        world.settle_timeout = PATIENCE
        try:
            people = (company or EveningPlayers)(world, game)
            world.dies_at = dies_at
            await world.start()
            await people.play()
            world.raise_errors()
            return people.left()
        finally:
            world.dies_at = no_death
            await world.closed()


class EveningPlayers:
    """The people of one evening. ``books`` are the tables of the database that must be equal."""

    books: ClassVar[Mapping[str, str]] = BOOKS

    def __init__(self, world: CrashingWorld, game: Game) -> None:
        self.world = world
        self.game = game
        self.people = [world.enter(name) for name in NAMES[: game.people]]
        self.deaths = 0

    @property
    def table(self) -> Table | None:
        """The one table, while it is open."""
        tables = self.world.tables
        return next(iter(tables.values()), None)

    @property
    def _truth(self) -> Table:
        table = self.table
        assert table is not None
        return table

    async def play(self) -> None:
        """Play everything from opening the table to its closing."""
        host, *guests = self.people
        await self._do(
            lambda: self.table is not None,
            lambda: host.command("briscola new", options=self.game.code, rated=self.game.rated),
        )
        for guest in guests:
            await self._do(
                lambda guest=guest: self._truth.is_seated(guest.id),  # type: ignore[misc]  # the loop's own
                lambda guest=guest: guest.press(guest.with_verb("join"), "join"),  # type: ignore[misc]  # as above
            )
        for _ in range(self.game.computers):
            count = len(self._truth.members) + 1
            await self._do(
                lambda count=count: len(self._truth.members) == count,  # type: ignore[misc]  # as above
                lambda: host.press(host.with_verb("add"), "add"),
            )
        await self._do(
            lambda: self._truth.stage is not Stage.LOBBY,
            lambda: host.press(host.with_verb("start"), "start"),
        )
        while (table := self._truth).stage is Stage.PLAYING:
            await self._move(table)
        seconds = 0
        while self.table is not None:
            assert seconds < 2 * CLOSES, "it does not close"  # the time of a dead bot does not count
            await self._rest(DOWN)
            seconds += DOWN
        await self._rest()

    async def _move(self, table: Table) -> None:
        """Let the player in turn do what they would always do there."""
        turn = table.turn
        person = None if turn is None else table.seats[turn].person
        if table.state is None or turn is None or person is None:
            await self._rest(0.1)
            return
        rng = random.Random(f"{table.decision}")
        legal = [action for action in decide.legal(table.state, turn) if isinstance(action, MOVES)]
        action = likely_action(legal, rng)
        ways: list[Callable[..., Awaitable[Any]]] = list(MOVE_WAYS.values())
        if isinstance(action, Play):
            ways.append(_in_their_dms)
        way, player = rng.choice(ways), self.world.people[person.id]
        await self._do(
            lambda: self._truth.stage is not Stage.PLAYING or self._truth.decision > table.decision,
            lambda: way(player, self._truth, action),
        )

    async def _do(self, is_done: Callable[[], bool], act: Callable[[], Awaitable[object]]) -> None:
        """Have something done, whatever happens to the bot."""
        while not is_done():
            if await self._alive(act):
                assert is_done(), "it was answered, and yet not done"
            elif self.deaths % 2:
                await self._alive(self.world.deliver_again)
            await self._rest()

    async def _rest(self, seconds: float = 1.5) -> None:
        while not await self._alive(lambda: self.world.rest(seconds)):
            pass

    async def _alive(self, act: Callable[[], Awaitable[object]]) -> bool:
        is_alive = await self.world.alive(act)
        self.deaths = self.world.deaths
        assert self.deaths < MOST_DEATHS, "the evening does not get on"
        return is_alive

    def left(self) -> EveningResult:
        """The visible result when everybody has left. Answers for one person are left out."""
        world = self.world
        public = [self._read(message.id, world.channel.id) for message in world.messages()]
        parts = {"public messages": [message for message in public if "b1:join:" not in message]}
        for player in self.people:
            direct = player.actor.user.dm_channel
            parts[f"messages to {player.name}"] = [self._read(m.id, direct.id) for m in direct.history()]
        with closing(sqlite3.connect(f"file:{world.database}?mode=ro", uri=True)) as link:
            query = "SELECT kind, body FROM entry WHERE kind NOT LIKE 'resumed%' ORDER BY table_id, seq"
            parts["log"] = [f"{kind} {_lasting(json.loads(body))}" for kind, body in link.execute(query)]
            for book, columns in self.books.items():
                # A person is noted before the log names them, even at a table that was never opened.
                where = "WHERE table_id IN (SELECT table_id FROM head)" if book == "seat" else ""
                rows = link.execute(f"SELECT {columns} FROM {book} {where} ORDER BY {columns}")  # noqa: S608 - ours
                parts[book] = [str(row) for row in rows]
        orphans = len(public) - len(parts["public messages"])
        return EveningResult(parts, world.points, world.deaths, world.nonces.again, orphans)

    def _read(self, message: int, channel: int) -> str:
        stored = self.world.backend.get_message(channel, message)
        buttons = [control.custom_id for control in controls(stored.components)]
        files = [file["description"] for file in stored.attachments]
        return _PASSING.sub("…", f"{stored.content}{message_text(stored.components)} {files} {buttons}")


async def _in_their_dms(player: Player, table: Table, action: Play) -> None:
    presses = [one.press for message in player.direct() for one in player.controls(message)]
    if any(press and press.verb == "play" and press.decision == table.decision for press in presses):
        await player.by_direct_message(table, action.card)
    else:  # V-5: they have just pressed in their other hand, which has the buttons now
        await player.by_button(table, action.card)


def _lasting(body: dict[str, Any]) -> dict[str, Any]:
    """A log's entry without the ids of interactions."""
    return {key: value for key, value in body.items() if key not in {"nonce", "nonces"}}
