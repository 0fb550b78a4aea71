"""``cancel`` waits for the end of what it cancels; ``Uncancelled`` runs work to its end."""

import asyncio

import pytest

from bot.cancellation import Uncancelled, cancel


class Slow:
    """A task whose end takes until ``may_end`` is set. ``cut_short``: whether its end was cancelled, too."""

    def __init__(self) -> None:
        self.may_end = asyncio.Event()
        self.ending = asyncio.Event()
        self.cut_short = False
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            self.ending.set()
            try:
                await self.may_end.wait()
            except asyncio.CancelledError:
                self.cut_short = True
                raise


async def test_a_cancelled_caller_waits_for_the_end_and_does_not_cut_it_short() -> None:
    slow = Slow()
    await asyncio.sleep(0)
    closing = asyncio.create_task(cancel(slow.task))
    await slow.ending.wait()
    closing.cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not closing.done()
    slow.may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await closing
    assert slow.task.cancelled()
    assert not slow.cut_short


async def test_what_ended_or_never_began_is_passed_over_and_what_fails_is_not_raised() -> None:
    async def fail() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise LookupError

    failing, done = asyncio.create_task(fail()), asyncio.create_task(asyncio.sleep(0))
    await done
    await cancel()
    await cancel(None, done, failing)
    assert isinstance(failing.exception(), LookupError)


async def test_work_goes_on_when_its_caller_is_cancelled_and_is_waited_for() -> None:
    may_end, ended = asyncio.Event(), list[str]()

    async def work() -> None:
        await may_end.wait()
        ended.append("work")

    changes = Uncancelled()
    caller = asyncio.create_task(changes.run(work()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    closing = asyncio.create_task(changes.close())
    await asyncio.sleep(0)
    assert not closing.done()
    may_end.set()
    await closing
    assert ended == ["work"]
