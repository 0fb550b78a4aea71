"""A test on the simulated Discord has the same cards every time."""

from pathlib import Path

import pytest

from bot.rules.cards import Card
from bot.text.catalogue import speak_strictly
from testing.logs import Complaints
from testing.players.tables import start_match
from testing.worlds.world import World


async def hands_of_two_matches(folder: Path, cards: str) -> tuple[tuple[Card, ...], ...]:
    """The hands of two matches, the second after a restart of the bot."""
    folder.mkdir()
    world = await World.opened(folder, cards=cards)
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    first = await start_match(world, 2, anna, [bruno])
    await world.restarted()
    second = await start_match(world, 3, carla)
    await world.closed()
    assert first.state is not None
    assert second.state is not None
    return *first.state.hands, *second.state.hands


@pytest.mark.usefixtures("stub_pictures")
async def test_the_same_word_deals_the_same_cards(tmp_path: Path, complaints: Complaints) -> None:
    speak_strictly()
    once, again, other = [
        await hands_of_two_matches(tmp_path / str(number), word)
        for number, word in enumerate(("one", "one", "two"))
    ]
    speak_strictly(strict=False)
    assert once == again
    assert once != other
    assert complaints.lines == []
