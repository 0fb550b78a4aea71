"""A day of one person: they solve the puzzle and play the deal of the day, and the deal closes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any, ClassVar, Final

from bot.puzzle import days
from bot.puzzle.attempt import attempt, best_line
from bot.rules import decide
from bot.rules.actions import Play
from bot.tables.model.table import Stage, Table
from chaos.crashes.simulated.crashing_world import CrashingWorld
from chaos.crashes.simulated.evening import BOOKS, CLOSES, EveningPlayers, EveningResult, Game
from testing.goldens.puzzles import puzzle_for
from testing.players.player import press_late, private_answer

EVERY_DAY: Final = Game("deal and puzzle of the day", 1)
MONDAY_NOON: Final = 4.5 * days.DAY / 1000
"""The seconds from the beginning of the simulator's time to the noon of a Monday."""
_STEP: Final = 6 * 3600
"""The seconds between two looks at a deal that has not closed."""


class DailyPlayers(EveningPlayers):
    """One person, who does everything once, and presses again what was not answered.

    After each choice of a puzzle they press another card of the same choice, which must not count.
    """

    books: ClassVar = BOOKS | {
        "deal_attempt": "person, day, table_id, guild, name, ranked, score, points, place, size, percent",
        "deal_board": "day, computers, par",
        "puzzle_choice": "person, day, step, card, outcome",
    }

    def __init__(self, world: CrashingWorld, game: Game) -> None:
        world.backend.advance_clock(MONDAY_NOON)
        super().__init__(world, game)
        self._anchors: set[str] = set()
        self._person = self.people[0]
        self._day = days.day_at(world.milliseconds())

    async def play(self) -> None:
        """Solve the puzzle, play the deal, and wait until it has closed."""
        await self._solve()
        await self._do(lambda: self.table is not None, self._begin)
        await self._alive(self._begin)  # they press once more, which goes on with the same attempt
        while (table := self._truth).stage is Stage.PLAYING:
            await self._move(table)
        while self.table is not None:
            await self._rest(CLOSES)
        while not self._rows("deal_board", "closed_at IS NOT NULL"):
            await self._rest(_STEP)

    def left(self) -> EveningResult:
        """See ``EveningPlayers``; the anchor of the board, too, must never have changed."""
        result = super().left()
        result.parts["anchors"] = [str(len(self._anchors))]
        return result

    async def _solve(self) -> None:
        state = attempt(puzzle_for(self._day))
        for step, choice in enumerate(best_line(state.puzzle).choices_made):
            right = state.choices.index(choice)
            await self._do(
                lambda step=step: len(self._rows("puzzle_choice")) > step,  # type: ignore[misc]  # the loop's own
                lambda step=step, right=right: self._choose(step, right),  # type: ignore[misc]  # as above
            )
            await self._alive(lambda step=step, right=right: self._choose(step, 1 - min(1, right)))  # type: ignore[misc]  # as above
            state = state.choose(choice.card)

    async def _choose(self, step: int, place: int) -> None:
        page = private_answer(await self._person.command("puzzle solve"))
        await press_late(self.world, self._person, page, f"b1:puzzle-card:{self._day}:{step}:{place}")

    async def _begin(self) -> None:
        page = private_answer(await self._person.command("puzzle day play"))
        await self._person.press(page, "day-play")

    async def _move(self, table: Table) -> None:
        """Play the first card that may be played."""
        assert len(self.world.tables) == 1, "there is a second attempt"
        state = table.state
        self._anchors |= {anchor for (anchor,) in self._rows("deal_board", column="anchor")}
        if state is None or table.turn != 0:
            await self._rest(0.1)
            return
        card = next(action.card for action in decide.legal(state, 0) if isinstance(action, Play))
        press = f"b1:play:{table.id}:{table.decision}:{state.hands[0].index(card)}"
        await self._do(
            lambda: self._truth.stage is not Stage.PLAYING or self._truth.decision > table.decision,
            lambda: self._press(press),
        )

    async def _press(self, custom_id: str) -> None:
        page = private_answer(await self._person.command("puzzle day play"))
        await press_late(self.world, self._person, page, custom_id)

    def _rows(self, book: str, where: str = "true", column: str = "1") -> list[Any]:
        with closing(sqlite3.connect(f"file:{self.world.database}?mode=ro", uri=True)) as link:
            return link.execute(f"SELECT {column} FROM {book} WHERE {where}").fetchall()  # noqa: S608 - ours
