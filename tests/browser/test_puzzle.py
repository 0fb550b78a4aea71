"""The daily puzzle in a real Chromium, on a window and on a phone."""

from datetime import timedelta
from typing import Any, cast

import pytest

from bot.puzzle.attempt import best_line
from bot.puzzle.position import Kind
from bot.puzzle.puzzle import Puzzle
from testing.players.puzzles import put_puzzle
from testing.players.visitor import Visit, Visitor

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),  # as the browser, which starts once
]
WINDOWS = {"window": (1280, 900), "phone": (390, 844)}


async def prepared(visitor: Visitor) -> list[Puzzle]:
    """The puzzles of yesterday, today and tomorrow have been made."""
    world, bot = visitor.demo.world, cast("Any", visitor.demo.world.bot)
    puzzles = bot.context.daily.puzzles
    kinds = ((-1, Kind.SUECA5), (0, Kind.BRISCOLA4), (1, Kind.BRISCOLA2))
    return [await put_puzzle(world, puzzles.today + timedelta(days=after), kind) for after, kind in kinds]


@pytest.mark.parametrize("size", WINDOWS)
async def test_a_visitor_solves_the_puzzle_and_shares_it(visit: Visit, size: str) -> None:
    visitor = await visit(*WINDOWS[size])
    yesterday, today, _ = await prepared(visitor)
    await visitor.command("puzzle solve")
    await visitor.shoot(f"puzzle-1-{size}", "Which card")
    for step, choice in enumerate(best_line(today).choices_made):
        held = best_line_hand(today, step).index(choice.card) + 1
        await visitor.messages.get_by_role("button", name=f"{held}. ", disabled=False).last.click()
        await visitor.ready()
        await visitor.shoot(f"puzzle-2-{size}-{step}")
    await visitor.shoot(f"puzzle-3-{size}", "Solved!")
    await visitor.press("Share")
    await visitor.shoot(f"puzzle-4-{size}", "🟩")
    await visitor.press("Puzzle of")
    await visitor.shoot(f"puzzle-5-{size}", "Which card")
    wrong = next(at for at, one in enumerate(yesterday.solution, 1) if one.points <= 60)
    await visitor.messages.get_by_role("button", name=f"{wrong}. ", disabled=False).last.click()
    await visitor.ready()
    await visitor.shoot(f"puzzle-6-{size}", "Not this time")
    await visitor.command("puzzle board")
    await visitor.shoot(f"puzzle-7-{size}", "Daily puzzle")


def best_line_hand(puzzle: Puzzle, step: int) -> tuple[str, ...]:
    """The solver's hand before a choice of the winning line."""
    position = puzzle.position
    played = [
        card for choice in best_line(puzzle).choices_made[:step] for card in (choice.card, *choice.line)
    ]
    for card in played:
        position = position.play(card)
    return position.hands[0]
