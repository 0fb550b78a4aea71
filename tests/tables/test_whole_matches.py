"""Whole matches through the one door, with people and computers."""

import pytest

from bot.tables.model.fold import fold
from bot.tables.model.table import Stage
from testing.worlds.room import PEOPLE, Room


@pytest.mark.parametrize(("people", "computers"), [(1, 1), (2, 0), (1, 2), (2, 2), (3, 3)])
async def test_a_match_is_played_to_its_end(room: Room, people: int, computers: int) -> None:
    table = await room.seat(PEOPLE[:people], computers)
    truth = await room.play(table)
    assert truth is not None
    assert truth.stage is Stage.FINISHED
    assert truth.state is not None
    assert truth.state.result is not None
    log = await room.tables.history(table)
    assert fold(table, ((entry.seq, entry.at, event) for entry, event in log)) == truth
