"""Daily puzzles on the simulated Discord: they are put there, and people choose cards."""

from datetime import date
from typing import Any

from bot.demo.simulated import SimulatedDiscord
from bot.puzzle.position import Kind
from bot.puzzle.puzzle import Puzzle, encode
from testing.goldens.puzzles import puzzle_for


async def put_puzzle(world: SimulatedDiscord, day: date, kind: Kind = Kind.SUECA4) -> Puzzle:
    """Store a puzzle of a kind as that of a day, as if the bot had made it."""
    puzzle, bot = puzzle_for(day, kind), _bot(world)
    with world.as_bot():
        await bot.context.store.puzzles.keep(day.isoformat(), encode(puzzle))
    return puzzle


async def chosen_cards(world: SimulatedDiscord, person: int, day: date) -> list[str]:
    """What a person has chosen, as it is stored."""
    with world.as_bot():
        found: list[str] = await _bot(world).context.store.puzzles.choices(person, day.isoformat())
    return found


def _bot(world: SimulatedDiscord) -> Any:  # noqa: ANN401 - whichever bot is there
    return world.bot
