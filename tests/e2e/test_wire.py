"""The bot as a process of its own, with discord.py's own networking between it and Discord (F6, F7)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chaos.wire.front import Wire
from chaos.wire.playing import caught_up, moves, opened, play_out
from tests.e2e import openapi

HASTE = 20.0
"""Games are played here some twenty times as fast as people play, so rate limits let as much more through."""


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with Wire(tmp_path, haste=HASTE) as made:
        yield made
    assert made.rest.unknown == []
    if openapi.available():
        assert openapi.all_problems(made.http_requests) == set()


def complaints(wire: Wire) -> list[str]:
    """What the bot logged as an error, tracebacks included."""
    lines = wire.process.journal.read_text().splitlines()
    return [line for line in lines if '"level": "info"' not in line and '"level": "warning"' not in line]


async def test_a_whole_game_is_played_over_the_wire(wire: Wire) -> None:
    anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
    await wire.launch()
    table = await opened(wire, anna, [bruno])
    await play_out(wire, table)
    await caught_up(wire, [table])
    played = moves(wire, table)
    assert (played.pressed, played.booked, played.lost, played.doubled) == (40, 40, (), ())
    assert wire.rest.told_twice() == []
    assert wire.rest.invalid() == 0
    assert await wire.process.stop() == 0
    assert complaints(wire) == []


async def test_a_killed_bot_goes_on_where_the_log_stands(wire: Wire) -> None:
    anna, bruno = wire.enter("Anna"), wire.enter("Bruno")
    await wire.launch()
    table = await opened(wire, anna, [bruno])
    await play_out(wire, table, cards=7)
    await wire.process.kill()
    await wire.launch()
    await play_out(wire, table)
    await caught_up(wire, [table])
    assert moves(wire, table).lost == moves(wire, table).doubled == ()
    assert wire.rest.told_twice() == []
