"""F8: nothing grows with the games that were played. The quick form of ``python -m chaos soak``."""

import gc
import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.files import seeds_path
from bot.tables.model.table import Stage
from bot.ui.publish.token_store import LATE, TOKEN_LIVES
from chaos.whole_matches import soak
from chaos.whole_matches.soak import Sample, SoakResult, at_tables, on_discord
from testing import memory
from testing.players.player import play_out, press_late
from testing.players.tables import open_table, start_match
from testing.worlds.room import opened_store as room
from testing.worlds.world import World


def resource_counts(one: Sample) -> tuple[int, int, int]:
    return one.descriptors, one.tasks, one.threads


async def test_f8_tables_and_store_hold_nothing_of_games_that_are_over(tmp_path: Path) -> None:
    samples = await at_tables(24, tmp_path, samples=3)
    assert [one.games for one in samples] == [8, 16, 24]
    for one in samples:
        assert resource_counts(one) == resource_counts(samples[0])
        assert one.tables == 0
        assert one.wal < 64


async def test_f8_the_bot_on_discord_holds_nothing_of_games_that_are_over(tmp_path: Path) -> None:
    samples = await on_discord(3, tmp_path, samples=3)
    for one in samples[1:]:
        assert resource_counts(one) == resource_counts(samples[1])
        assert one.tables == 0


@pytest.mark.skipif(memory.memory_in_use() == memory.resident(), reason="the C library does not count")
async def test_f8_pages_of_old_seeds_do_not_stay_in_memory(tmp_path: Path) -> None:
    matches = [f"match{number}" for number in range(60_000)]
    async with room(tmp_path / "tables.db") as store:
        with closing(sqlite3.connect(seeds_path(tmp_path / "tables.db"))) as link, link:
            link.executemany("INSERT INTO seed VALUES (?, ?)", ((match, bytes(32)) for match in matches))
        await store.seeds.seeds(matches[:1])
        before = memory.memory_in_use()
        for first in range(0, len(matches), 500):
            assert len(await store.seeds.seeds(matches[first : first + 500])) == 500
        gc.collect()
        assert memory.memory_in_use() - before < 1


async def test_f8_a_closed_table_leaves_no_desk_and_no_timer(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    publisher = world.briscola.publisher
    hand = await anna.hand(table.id)
    made = f"b1:play:{table.id}:{world.table().decision}:0"
    world.inject_error("POST", "/channels/*/messages", times=2)
    await play_out(world, table.id)
    await world.rest(120)
    assert world.table().stage is Stage.FINISHED
    await world.rest(16 * 60)
    assert world.tables == {}
    await press_late(world, anna, hand, made)  # a button of long ago
    lobby = await open_table(anna)
    await anna.command("briscola end", table=lobby)
    await world.rest()
    assert not world.shown_tables()
    assert not publisher._timers
    assert publisher._workers._tasks == {}
    await world.rest(TOKEN_LIVES / 1000 + LATE / 1000)
    assert await world.briscola.context.store.tokens.expire(0) is None, "no token is left"


async def test_a_table_that_is_rewritten_after_its_end_is_not_told_again(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    await world.rest(16 * 60)
    before = len(world.requests("POST", "/messages"))
    await world.briscola.context.tables.rewrite(table.id, lambda event: event)
    await world.rest()
    assert len(world.requests("POST", "/messages")) == before
    assert not world.shown_tables()


def sample(
    games: int, held: float = 40.0, resident: float = 90.0, tasks: int = 2, wal: float = 4.0
) -> Sample:
    return Sample(games, held, resident, 26, tasks, 5, wal, 0)


@pytest.mark.parametrize(
    ("last", "fault"),
    [
        (sample(20_000, held=42.5), "memory held grows by"),
        (sample(20_000, resident=92.5), "resident grows by"),
        (sample(20_000, tasks=3), "3 tasks, 2 before"),
        (sample(20_000, wal=64.0), "the write-ahead log came to 64 MB"),
    ],
)
def test_f8_a_leak_is_found(last: Sample, fault: str) -> None:
    well = SoakResult("here", [sample(games) for games in (0, 10_000, 20_000)], 1.0)
    assert well.faults == []
    leaking = SoakResult("here", [*well.samples[:2], last], 1.0)
    (told,) = leaking.faults
    assert fault in told


def test_f8_the_growth_is_what_10_000_games_add() -> None:
    steady = SoakResult(
        "here", [sample(games, held=90 + games / 5_000) for games in range(0, 30_000, 1_000)], 1.0
    )
    assert steady.growth(lambda one: one.held) == pytest.approx(2.0)
    assert steady.growth(lambda one: one.resident) == pytest.approx(0.0)


def test_f8_of_few_games_only_what_is_held_is_asked() -> None:
    few = [sample(games, resident=90 + games / 1_000) for games in range(0, 2_001, 20)]
    assert SoakResult("here", few, 1.0).faults == []
    leaking = [one._replace(held=40 + one.games / 5_000) for one in few]  # 200 bytes a game
    assert SoakResult("here", leaking, 1.0).faults == ["here: memory held grows by 2.00 MB in 10,000 games"]


GC_PROGRAM = """
import gc
from testing.memory import memory_in_use
def settled():
    gc.collect()
    return memory_in_use()
before = settled()
kept = [bytes(60) for _ in range(1000)]
print(settled() - before)
kept = [bytes(6_000_000), *kept[::100]]
print(settled() - before)
kept = None
print(settled() - before)
"""
"""What is kept, then let go but for crumbs that keep the C library from giving much back, then all let go."""


@pytest.mark.skipif(memory.memory_in_use() == memory.resident(), reason="the C library does not count")
def test_f8_what_is_held_is_counted_to_the_byte() -> None:
    found = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", GC_PROGRAM],
        env=os.environ | memory.COUNTED,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    small, large, nothing = map(float, found.split())
    assert 0.09 < small < 0.13
    assert 6.0 < large < 6.02
    assert abs(nothing) < 0.005


def test_f8_the_trial_runs_where_every_byte_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, str] = {}

    class Pool(ThreadPoolExecutor):
        def __init__(self, workers: int, mp_context: object) -> None:  # noqa: ARG002 - as the other kind
            seen.update(os.environ)
            super().__init__(workers)

    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(soak, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(soak, "run_part", lambda name, games: SoakResult(name, [sample(games)], 1.0))
    monkeypatch.setattr(sys, "argv", ["soak"])
    assert soak.main() == 0
    assert memory.COUNTED.items() <= seen.items()
