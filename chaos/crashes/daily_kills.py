"""DA-6 and F1 over the wire: the bot's process is killed while people solve and play what is new every day.

    python -m chaos daily_kills [--kills N] [--people N]

As in ``chaos kills`` the bot is a separate process and death is SIGKILL. Meanwhile people solve the daily
puzzle and play the deal of the day, one after the other, and press again what was not answered. After each
choice of a puzzle they press another card of the same choice, and after the deal they begin it once more. In
the end everybody has one attempt at one table, finished, with every answered card in it once; and of each
choice the first one counts.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import suppress
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from typing import Any, Final, cast

from simcord.backend.errors import BackendError, SetupError

from bot.puzzle import days
from bot.puzzle.attempt import attempt, best_line
from bot.puzzle.puzzle import Puzzle, encode
from bot.rules import decide
from bot.rules.actions import Play
from bot.store.files import connect
from bot.store.sqlite.store import open_store
from bot.tables.model.table import Stage, Table
from chaos.crashes.kills import HASTE, kill
from testing import arguments
from testing.goldens.puzzles import puzzle_for
from testing.players.player import press_late, private_answer
from testing.wire.playing import check_moves, insist
from testing.wire.promises import require
from testing.wire.wire import Wire, WirePlayer
from testing.worlds.world import World

KILLS: Final = 30
PEOPLE: Final = 3
"""The number of people who play at the same time."""
PROMISE: Final = "DA-6"


class Day:
    """What people do on a day, and what the database says of it."""

    def __init__(self, wire: Wire, day: date) -> None:
        self.wire, self.day = wire, day
        self.puzzle: Puzzle = puzzle_for(day)
        self.people: list[WirePlayer] = []

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the bot's database."""
        with connect(self.wire.process.database, "ro") as database:
            return list(database.execute(sql, values).fetchall())

    def chosen(self, guest: WirePlayer) -> list[str]:
        """The cards that a person has chosen, as they are stored."""
        sql = "SELECT card FROM puzzle_choice WHERE person = ? AND day = ? ORDER BY step"
        return [card for (card,) in self.rows(sql, guest.id, self.day.isoformat())]

    def table(self, guest: WirePlayer) -> Table | None:
        """The table of a person's attempt, once it is open."""
        sql = "SELECT table_id FROM deal_attempt WHERE person = ? AND day = ?"
        tables = self.wire.tables
        return next(
            (tables[name] for (name,) in self.rows(sql, guest.id, self.day.isoformat()) if name in tables),
            None,
        )

    async def live(self, guest: WirePlayer) -> None:
        """A person solves the puzzle and plays the deal."""
        self.people.append(guest)
        state = attempt(self.puzzle)
        for step, choice in enumerate(best_line(self.puzzle).choices_made):
            right = state.choices.index(choice)
            await insist(
                self.wire,
                lambda step=step, right=right: self._choose(guest, step, right),  # type: ignore[misc]  # bound now
                lambda step=step: len(self.chosen(guest)) > step,  # type: ignore[misc]  # as above
            )
            await self._once(self._choose(guest, step, 1 - min(1, right)))
            state = state.choose(choice.card)
        await insist(self.wire, lambda: self._begin(guest), lambda: self.table(guest) is not None)
        while (table := self.table(guest)) is not None and table.stage is Stage.PLAYING:
            await self._move(guest, table)
        await self._once(self._begin(guest))

    async def _once(self, attempt: Any) -> None:  # noqa: ANN401 - a coroutine
        """Try something that may fail, because the bot may be dead."""
        with suppress(AssertionError, SetupError, BackendError):
            await attempt

    async def _choose(self, guest: WirePlayer, step: int, place: int) -> None:
        page = private_answer(await guest.command("puzzle solve", date=self.day.isoformat()))
        await press_late(cast("World", self.wire), guest, page, f"b1:puzzle-card:{self.day}:{step}:{place}")

    async def _begin(self, guest: WirePlayer) -> None:
        page = private_answer(await guest.command("puzzle day play", day=self.day.isoformat()))
        await press_late(cast("World", self.wire), guest, page, f"b1:day-play:{self.day}")

    async def _move(self, guest: WirePlayer, table: Table) -> None:
        if table.state is None or table.turn != 0:
            await self.wire.wait_for_activity(0.2)
            return
        play = next((one for one in decide.legal(table.state, 0) if isinstance(one, Play)), None)

        async def press() -> None:
            if play is None or table.state is None:  # an auction
                await guest.command("briscola pass", table=table.id)
                return
            slot = table.state.hands[0].index(play.card)
            page = private_answer(await guest.command("puzzle day play", day=self.day.isoformat()))
            await press_late(
                cast("World", self.wire), guest, page, f"b1:play:{table.id}:{table.decision}:{slot}"
            )

        def has_moved() -> bool:
            now = self.table(guest)
            return now is None or now.stage is not Stage.PLAYING or now.decision > table.decision

        await insist(self.wire, press, has_moved)

    def check(self) -> int:
        """The number of cards that were played. Ends the trial if something is wrong."""
        best, day = [str(choice.card) for choice in best_line(self.puzzle).choices_made], self.day.isoformat()
        tables: list[str] = []
        for guest in self.people:
            require("F1", self.chosen(guest) == best, f"{guest.name} has chosen {self.chosen(guest)}")
            rows = self.rows("SELECT table_id FROM deal_attempt WHERE person = ? AND day = ?", guest.id, day)
            require(PROMISE, len(rows) == 1, f"{guest.name} has {len(rows)} attempts")
            tables += [table for (table,) in rows]
        boards = {
            table for (table,) in self.rows("SELECT DISTINCT table_id FROM entry WHERE kind = 'board-set'")
        }
        require(PROMISE, boards == set(tables), f"boards were played at {boards}, attempts are at {tables}")
        for table in tables:
            kinds = self.wire.kinds(table)
            require(PROMISE, kinds.count("board-set") == 1, f"{table} has {kinds}")
            require(PROMISE, kinds.count("deal-ended") == 1, f"the deal at {table} did not end once: {kinds}")
        anchors = self.rows("SELECT count(DISTINCT anchor) FROM deal_board WHERE day = ?", day)
        require(PROMISE, anchors == [(1,)], f"the board has {anchors} anchors")
        return check_moves(self.wire, tables, PROMISE)


async def put_puzzles(database: Path, day: date) -> None:
    """Store the puzzles of the days around a day: to search for one takes seconds."""
    store = await open_store(database)
    for after in (-1, 0, 1, 2):
        one = day + after * days.ONE
        await store.puzzles.keep(one.isoformat(), encode(puzzle_for(one)))
    await store.close()


async def trial(kills: int, people: int = PEOPLE, seed: int = 1) -> None:
    """Let people live through the day, one after the other, until the bot has been killed often enough."""
    day = datetime.now(UTC).date()
    with tempfile.TemporaryDirectory() as folder:
        async with Wire(Path(folder), haste=HASTE, spacing=0.0) as wire:
            await put_puzzles(wire.process.database, day)
            began, life = time.monotonic(), Day(wire, day)
            killing = asyncio.create_task(kill(wire, kills, seed))
            names = count(1)

            async def play() -> None:
                while not killing.done():
                    await life.live(wire.enter(f"Player {next(names)}"))

            await asyncio.gather(killing, *(play() for _ in range(people)))
            cards = life.check()
            print(
                f"  killed {kills} times in {time.monotonic() - began:.0f} s: {len(life.people)} people "
                f"solved the puzzle and played the deal, {cards} cards, none lost or doubled"
            )


def main() -> None:
    """Print what held."""
    parser = arguments.parser("chaos daily_kills", __doc__)
    arguments.add_options(parser, kills=KILLS, people=PEOPLE)
    options = parser.parse_args()
    asyncio.run(trial(options.kills, options.people))
    print("DA-6 holds over the wire: one attempt each, which goes on; each choice counts once")


if __name__ == "__main__":
    main()
