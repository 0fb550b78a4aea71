"""V-9: requests that Discord counts go out at 45 a second, five at once, new messages before edits."""

import asyncio

import pytest

from bot.ui.wire.rate_limits.request_bucket import BURST, RATE, RequestBucket


class Clock:
    """A clock of the loop's that moves to the next timer by itself, so that no test waits."""

    def __init__(self, loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self._timers: list[tuple[float, asyncio.Handle]] = []
        self._loop = loop
        monkeypatch.setattr(loop, "time", lambda: self.now)
        monkeypatch.setattr(loop, "call_at", self._call_at)

    def _call_at(self, when: float, callback: object, *args: object) -> object:
        def due() -> None:
            self.now = max(self.now, when)
            callback(*args)  # type: ignore[operator]

        return self._loop.call_soon(due)


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(asyncio.get_running_loop(), monkeypatch)


async def sent(clock: Clock, bucket: RequestBucket, ranks: list[int]) -> list[tuple[int, float]]:
    """When requests that all come at once go out, with their ranks, in that order."""
    went: list[tuple[int, float]] = []

    async def one(rank: int) -> None:
        await bucket.take(rank)
        went.append((rank, clock.now))

    await asyncio.gather(*map(one, ranks))
    return went


async def test_five_go_at_once_and_then_45_a_second(clock: Clock) -> None:
    times = [at for _, at in await sent(clock, RequestBucket(), [1] * 95)]
    assert times[:BURST] == [100.0] * BURST
    assert times[-1] == pytest.approx(100 + (95 - BURST) / RATE)


async def test_in_no_second_there_are_more_than_50(clock: Clock) -> None:
    times = [at for _, at in await sent(clock, RequestBucket(), [1] * 300)]
    assert max(sum(start <= at < start + 1 for at in times) for start in times) <= 50


async def test_new_messages_go_before_edits(clock: Clock) -> None:
    went = [rank for rank, _ in await sent(clock, RequestBucket(), [1] * 20 + [0] * 5)]
    assert went == [1] * BURST + [0] * 5 + [1] * (20 - BURST)


async def test_a_request_that_is_cancelled_while_it_waits_takes_nothing(clock: Clock) -> None:
    bucket = RequestBucket()
    await sent(clock, bucket, [1] * BURST)
    waiting = [asyncio.ensure_future(bucket.take(1)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert clock.now == pytest.approx(100 + 2 / RATE)


async def test_it_says_what_is_left_and_what_waits(clock: Clock) -> None:
    bucket = RequestBucket()
    assert (bucket.tokens_left, bucket.waiting) == (BURST, 0)
    await sent(clock, bucket, [1, 1])
    assert bucket.tokens_left == BURST - 2
    await sent(clock, bucket, [1] * (BURST - 2))
    assert bucket.tokens_left == 0
    waiting = [asyncio.ensure_future(bucket.take(1)) for _ in range(3)]
    await asyncio.sleep(0)
    assert (bucket.tokens_left, bucket.waiting) == (0, 3)
    await asyncio.gather(*waiting)
    clock.now += 1
    assert (bucket.tokens_left, bucket.waiting) == (BURST, 0)
