"""DA-6 and F1, the quick form: the bot dies at every kind of point of a day, and the day stays the same."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from bot.daily.deals import DailyDeals
from bot.daily.puzzles import DailyPuzzles
from bot.deal_of_day import boards
from bot.puzzle.attempt import Attempt
from bot.puzzle.puzzle import Puzzle
from bot.store.daily.deal_rows import DealAttempt, DealBoard
from bot.tables.model.people import DIRECT, Person
from bot.tables.view import TableView
from chaos.crashes.crash import Sweep, one_of_each
from chaos.crashes.simulated.crashing_world import Point
from chaos.crashes.simulated.daily_players import EVERY_DAY, DailyPlayers
from chaos.crashes.simulated.evening import evening
from testing.players.deals import quick_days


@pytest.fixture(autouse=True)
def quick_day_games() -> Iterator[None]:
    with quick_days():
        yield


async def test_DA_6_a_death_at_every_kind_of_point_of_an_attempt_and_a_solving_costs_nothing() -> None:
    expected = await evening(EVERY_DAY, company=DailyPlayers)
    kinds = {point.kind: point for point in reversed(expected.points)}
    chosen = [
        one_of_each(expected.points, seed=1),
        {kinds["deal_board after"]},
        {kinds["deal_attempt before"]},
    ]
    chosen[1] |= {point for point in expected.points if point.kind == "puzzle_choice before"}
    attempt = kinds["deal_attempt before"].place  # a place has one death in an evening
    chosen[2] |= {p for p in expected.points if p.kind == "puzzle_choice after" and p.place < attempt}
    for number, points in enumerate(chosen):
        sweep = Sweep(points)
        left = await evening(EVERY_DAY, sweep, company=DailyPlayers)
        assert left.deaths > 2  # points that come with time may not come again
        assert not number or not sweep.left
        assert left.differences(expected) == []


async def test_DA_6_an_attempt_that_is_noted_only_after_its_table_is_open_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = await evening(EVERY_DAY, company=DailyPlayers)

    async def begin(self: DailyDeals, who: Person, day: date, guild: int, cause: str) -> TableView:
        attempt = await self.attempt(who.id, day)
        if attempt is None:
            await self._store.deals.open_board(DealBoard(day.isoformat(), cause, boards.COMPUTERS))
            table = await self._tables.new_id(DIRECT.guild)
            attempt = DealAttempt(who.id, day.isoformat(), table, guild, who.name, ranked=True)
            await self._open(who, day, attempt.table, cause)
            await self._store.deals.begin(attempt)
        return await self._tables.look(attempt.table, who.id)

    monkeypatch.setattr(DailyDeals, "begin", begin)
    dead = False

    def dies(point: Point) -> bool:
        nonlocal dead
        dying = point.kind == "deal_attempt before" and not dead
        dead = dead or dying
        return dying

    left = await evening(EVERY_DAY, dies, company=DailyPlayers)
    assert any(line.startswith("deal_attempt: ") for line in left.differences(expected))


async def test_F1_a_puzzle_that_takes_a_late_press_for_the_next_choice_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = DailyPuzzles.choose

    async def choose(self: DailyPuzzles, person: int, puzzle: Puzzle, step: int, place: int) -> Attempt:
        chosen = (await self.attempt(person, puzzle)).choices_made
        return await usual(self, person, puzzle, max(step, len(chosen)), place)

    monkeypatch.setattr(DailyPuzzles, "choose", choose)
    with pytest.raises(AssertionError, match="not done"):
        await evening(EVERY_DAY, company=DailyPlayers)
