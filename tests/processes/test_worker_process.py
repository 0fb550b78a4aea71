"""A worker process: it chooses as this process does, can be replaced, and holds nobody up when it ends."""

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import BrokenExecutor
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.processes import worker_process
from bot.processes.worker_process import WorkerProcess
from bot.workers import Job, think, thinking_process
from testing.builders.states import first_view


@pytest.fixture
def process() -> Any:  # noqa: ANN401 - a generator of one process
    made = thinking_process()
    yield made
    made.close()


def test_a_process_chooses_the_same_and_another_takes_its_place_when_it_is_killed(
    process: WorkerProcess,
) -> None:
    job = Job("greedy", first_view(), 5)
    assert process._executor is None  # none before it is needed
    for _ in range(2):
        assert process.submit(think, job).result() == think(job)
        assert process._number is not None
        number = process._number.result()
        assert number != os.getpid()
        os.kill(number, signal.SIGKILL)
        with pytest.raises(BrokenExecutor):  # that it has died may be noticed a job later
            list(iter(lambda: process.submit(think, job).result(), None))
        process.kill()


def test_a_process_does_not_outlive_a_bot_that_is_killed() -> None:
    words = """
from bot.workers import Job, think, thinking_process
from testing.builders.states import first_view
if __name__ == "__main__":
    process = thinking_process()
    process.submit(think, Job("greedy", first_view(), 5)).result()
    print("thinks", flush=True)
    input()
"""
    with subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-c", words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline() == "thinks\n"
        bot.kill()
        assert bot.stdout.read() == ""  # its end comes when nobody holds the other side, the process included


def test_a_process_that_only_starts_is_not_waited_for_until_its_work_is_done() -> None:
    process = thinking_process()
    process.submit(time.sleep, 90)  # as long as something is compiled
    closing = threading.Thread(target=process.close, daemon=True)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()


def test_a_process_that_has_got_the_number_of_one_that_is_gone_goes_on(
    process: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as another:
        number_of_another = SimpleNamespace(getpid=partial(int, another.pid), kill=os.kill)
        monkeypatch.setattr(worker_process, "os", number_of_another)
        process.submit(os.getpid).result()
        process.kill()
        assert another.stdin is not None
        another.stdin.write(b"\n")
        another.stdin.close()
        assert another.wait() == 0
