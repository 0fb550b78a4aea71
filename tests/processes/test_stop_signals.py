"""Ctrl-C and SIGTERM end what runs on, on loops that know signals and on those that do not."""

import asyncio
import signal

import pytest

from bot.processes.stop_signals import SIGNALS, stop_event


@pytest.fixture(params=["a loop that knows signals", "a loop of Windows"])
def loop_kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "a loop of Windows":
        for method in ("add_signal_handler", "remove_signal_handler"):
            alone = getattr(asyncio.AbstractEventLoop, method)  # raises NotImplementedError
            monkeypatch.setattr(asyncio.SelectorEventLoop, method, alone)


@pytest.mark.usefixtures("loop_kind")
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_it_and_does_afterwards_what_it_did_before(number: signal.Signals) -> None:
    before = [signal.getsignal(one) for one in SIGNALS]

    async def run() -> None:
        with stop_event() as told:
            assert not told.is_set()
            signal.raise_signal(number)
            async with asyncio.timeout(60):
                await told.wait()
            signal.raise_signal(number)  # a second one is no more than the first

    asyncio.run(run())
    assert [signal.getsignal(one) for one in SIGNALS] == before


@pytest.mark.usefixtures("loop_kind")
def test_within_another_runner_the_signals_are_its_own_again() -> None:
    async def run() -> None:
        before = [signal.getsignal(one) for one in SIGNALS]
        with stop_event():
            assert all(signal.getsignal(one) != old for one, old in zip(SIGNALS, before, strict=True))
        assert [signal.getsignal(one) for one in SIGNALS] == before

    asyncio.run(run())
