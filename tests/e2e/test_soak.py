"""F8: nothing grows with the games that were played. The quick form of `python -m chaos soak`."""

from pathlib import Path

import pytest

from bot.tables.table import Stage
from chaos.soak import Sample, Soaked, at_tables, on_discord
from tests.e2e.tables import opened, started
from tests.e2e.world import World, play_out


async def test_f8_tables_and_store_hold_nothing_of_games_that_are_over(tmp_path: Path) -> None:
    samples = await at_tables(24, tmp_path, samples=3)
    assert [one.games for one in samples] == [8, 16, 24]
    for one in samples:
        assert one[2:5] == samples[0][2:5]  # descriptors, tasks, threads
        assert one.tables == 0
        assert one.wal < 64


async def test_f8_the_bot_on_discord_holds_nothing_of_games_that_are_over(tmp_path: Path) -> None:
    samples = await on_discord(3, tmp_path, samples=3)
    for one in samples[1:]:
        assert one[2:5] == samples[1][2:5]
        assert one.tables == 0


async def test_f8_a_closed_table_leaves_no_desk_and_no_timer(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno])
    publisher = world.briscola.publisher
    hand = await anna.hand(table.id)
    world.inject_error("POST", "/channels/*/messages", times=2)
    await play_out(world, table.id)
    await world.rest(120)
    assert world.table().stage is Stage.FINISHED
    await world.rest(16 * 60)
    assert world.tables == {}
    await anna.press(hand, "play", 0)  # a button of long ago
    lobby = await opened(anna)
    await anna.command("briscola end", table=lobby)
    await world.rest()
    assert publisher._desks == {}
    assert not publisher._alarms
    assert publisher._rounds._tasks == {}


async def test_a_table_that_is_rewritten_after_its_end_is_not_told_again(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno])
    await play_out(world, table.id)
    await world.rest(16 * 60)
    before = len(world.requests("POST", "/messages"))
    await world.briscola.parlour.tables.rewrite(table.id, lambda event: event)
    await world.rest()
    assert len(world.requests("POST", "/messages")) == before
    assert world.briscola.publisher._desks == {}


def sample(games: int, memory: float = 90.0, tasks: int = 2, wal: float = 4.0) -> Sample:
    return Sample(games, memory, 26, tasks, 5, wal, 0)


@pytest.mark.parametrize(
    ("last", "fault"),
    [
        (sample(20_000, memory=92.5), "memory grows by"),
        (sample(20_000, tasks=3), "3 tasks, 2 before"),
        (sample(20_000, wal=64.0), "the write-ahead log came to 64 MB"),
    ],
)
def test_f8_a_leak_is_found(last: Sample, fault: str) -> None:
    well = Soaked("here", [sample(games) for games in (0, 10_000, 20_000)], 1.0)
    assert well.faults == []
    leaking = Soaked("here", [*well.samples[:2], last], 1.0)
    (told,) = leaking.faults
    assert fault in told


def test_f8_the_growth_is_what_10_000_games_add() -> None:
    steady = Soaked(
        "here", [sample(games, memory=90 + games / 5_000) for games in range(0, 30_000, 1_000)], 1.0
    )
    assert steady.growth == pytest.approx(2.0)
