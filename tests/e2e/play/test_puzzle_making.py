"""The daily puzzle is made where somebody wants it (P-3)."""

from datetime import date

import pytest

from bot.puzzle import days
from bot.puzzle.attempt import Outcome, attempt
from bot.puzzle.puzzle import Puzzle
from testing.players.player import answer_text, private_answer
from testing.worlds.stored_puzzles import StoredPuzzles
from testing.worlds.world import World


@pytest.mark.usefixtures("review_requests")
async def test_the_first_person_who_asks_has_the_puzzle_made(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And tomorrow's is made as well, both by a real search."""
    monkeypatch.delattr(StoredPuzzles, "_generate")
    anna = world.enter("Anna")
    message = private_answer(await anna.command("puzzle solve"))
    today = days.day_at(world.milliseconds())
    assert "Which card" in anna.read(message)
    await world.rest(2)
    context = world.briscola.context
    with world._bot_scope():
        made = await context.store.puzzles.days("9999-12-31", 5)
        state = await context.daily.puzzles.of(today)
    assert made == [(today + days.ONE).isoformat(), today.isoformat()]
    assert state is not None
    assert attempt(state).outcome is Outcome.OPEN


async def test_who_asks_for_a_puzzle_that_no_attempt_makes_is_told_that_there_is_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(_: StoredPuzzles, day: date) -> Puzzle:
        raise LookupError(day)

    monkeypatch.setattr(StoredPuzzles, "_generate", none)
    anna = world.enter("Anna")
    told = answer_text(anna, await anna.command("puzzle solve"))
    assert "There is no puzzle for that day" in told
