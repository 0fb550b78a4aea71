"""Starts are counted over restarts and processes, so that Discord never takes the token away (F7)."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from bot.store.locks import Lock
from bot.ui.wire.rate_limits.gateway_sessions import (
    APART,
    AT_ONCE,
    CUT_OFF,
    EACH,
    GatewayConnection,
    GatewaySessions,
)

DAY = 24 * 60 * 60 * 1000
ALLOWED = 1000
"""By Discord, a day."""


class Time:
    """Goes on when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += round(seconds * 1000)
        await asyncio.sleep(0)


@pytest.fixture
def time() -> Time:
    return Time()


def process(folder: Path, time: Time, **more: int) -> GatewaySessions:
    """What a process that has just been started knows."""
    return GatewaySessions(folder / "b.db.sessions", time, sleep=time.sleep, **more)


async def test_the_first_start_waits_for_nothing(tmp_path: Path, time: Time) -> None:
    began = time.now
    await process(tmp_path, time).possible()
    await process(tmp_path, time).take()
    assert time.now == began


async def test_a_bot_that_falls_over_after_each_start_keeps_below_what_discord_allows(
    tmp_path: Path, time: Time
) -> None:
    starts: list[int] = []
    while len(starts) < 2 * ALLOWED and (not starts or time.now < starts[0] + 2 * DAY):
        fresh = process(tmp_path, time)
        await fresh.possible()
        await fresh.take()
        starts.append(time.now)
    assert min(after - before for before, after in pairwise(starts)) >= APART
    a_day = [sum(start <= at < start + DAY for at in starts) for start in starts]
    assert max(a_day) <= ALLOWED // 2 + AT_ONCE


async def test_what_was_used_up_comes_back(tmp_path: Path, time: Time) -> None:
    for _ in range(AT_ONCE):
        await process(tmp_path, time).take()
    before = time.now
    await process(tmp_path, time).take()
    assert time.now - before > APART
    time.now += AT_ONCE * EACH
    before = time.now
    await process(tmp_path, time).take()
    assert time.now == before


async def test_two_processes_do_not_start_at_once(tmp_path: Path, time: Time) -> None:
    starts: list[int] = []

    async def started(one: GatewaySessions) -> None:
        await one.take()
        starts.append(time.now)

    await asyncio.gather(*(started(process(tmp_path, time)) for _ in range(4)))
    starts.sort()
    assert all(later - earlier >= APART for earlier, later in pairwise(starts))


async def test_asking_uses_nothing_up(tmp_path: Path, time: Time) -> None:
    before = time.now
    for _ in range(3 * AT_ONCE):
        await process(tmp_path, time).possible()
    assert time.now == before


async def test_a_bot_of_many_shards_starts_them_all(tmp_path: Path, time: Time) -> None:
    shards = 3 * AT_ONCE
    one, before = process(tmp_path, time, at_once=2 * shards), time.now
    for _ in range(shards):
        await one.take()
    assert time.now - before == (shards - 1) * APART


async def test_a_clock_that_was_set_back_locks_nobody_out(tmp_path: Path, time: Time) -> None:
    for _ in range(AT_ONCE):
        await process(tmp_path, time).take()
    time.now -= 30 * DAY
    before = time.now
    await process(tmp_path, time).take()
    assert time.now - before <= EACH


@pytest.mark.parametrize("content", [b"", b"\x00" * 90, b"[]", b'{"last": "soon"}'])
async def test_a_file_that_says_nothing_is_no_obstacle(tmp_path: Path, time: Time, content: bytes) -> None:
    (tmp_path / "b.db.sessions").write_bytes(content)
    before = time.now
    await process(tmp_path, time).take()
    assert time.now == before
    await process(tmp_path, time).take()
    assert time.now - before == APART


async def test_where_nothing_can_be_kept_one_process_still_counts(tmp_path: Path, time: Time) -> None:
    for folder in ("full", "folder"):
        (tmp_path / folder).mkdir()
    (tmp_path / "full" / "b.db.sessions").symlink_to("/dev/full")  # a disk that takes nothing
    (tmp_path / "folder" / "b.db.sessions").mkdir()
    for folder in ("full", "folder", "missing"):
        one, before = process(tmp_path / folder, time), time.now
        await one.take()
        await one.take()
        assert time.now - before == APART
    assert not (tmp_path / "missing").exists()


async def test_a_process_that_stops_with_the_file_in_hand_holds_nobody_up_for_long(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ui.wire.rate_limits.gateway_sessions._PATIENCE", 0.0)
    held = Lock(tmp_path / "b.db.sessions.lock")
    one, before = process(tmp_path, time), time.now
    await one.take()
    await one.take()
    assert time.now - before == APART
    held.release()
    await process(tmp_path, time).take()
    assert time.now - before == APART, "what could not be noted is not known to the next process"


async def test_only_its_owner_reads_the_file(tmp_path: Path, time: Time) -> None:
    await process(tmp_path, time).take()
    files = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
    assert files == {"b.db.sessions": 0o600, "b.db.sessions.lock": 0o600}


def test_a_bot_hears_discord_unless_a_shard_has_been_away_for_longer_than_a_moment() -> None:
    seconds = [100.0]
    connection = GatewayConnection(lambda: seconds[0])

    def hears() -> bool:
        return connection.hears

    assert hears()
    connection.note_event("shard_connect", (0,))
    connection.note_event("shard_connect", (1,))
    connection.note_event("shard_disconnect", (1,))
    seconds[0] += CUT_OFF - 0.1
    connection.note_event("shard_disconnect", (1,))  # another try has failed
    assert hears()
    seconds[0] += 0.1
    assert not hears()
    connection.note_event("shard_resumed", (0,))
    connection.note_event("interaction", (object(),))
    assert not hears()
    connection.note_event("shard_resumed", (1,))
    assert hears()
    connection.note_event("shard_disconnect", (0,))
    seconds[0] += CUT_OFF
    connection.note_event("shard_connect", (0,))  # the session was lost, and a new one has begun
    assert hears()
