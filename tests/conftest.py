"""What holds for all tests."""

import gc
import multiprocessing
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing.connection import wait
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("testing")  # before anything of it is imported

from testing.compiling import compile_one_at_a_time  # noqa: E402 - as above
from testing.event_loop import ask_less  # noqa: E402 - as above
from testing.logs import log_plainly, restore_logging  # noqa: E402 - as above
from testing.postgres import Cluster, program, running  # noqa: E402 - as above

# All that collecting makes stays until the end: nothing of it is worth looking for.
gc.disable()

# How long an example takes depends on what else the machine does: it is no property of the code. Every run
# tries other examples, so few of them do; `make test ARGS="--hypothesis-profile thorough"` tries many.
settings.register_profile(
    "briscola", deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("briscola"), max_examples=300)
settings.load_profile("briscola")

log_plainly()
ask_less()

# Each worker has a core: threads of numpy's would only wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Tests start a hundred Pythons, each of which would compile the whole bot in a clone that was just made.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

MEMORY = Path("/dev/shm")  # noqa: S108 - each test has a folder of its own there
FREE_BYTES = 1 << 30
"""Bytes that must be free there, many times what the tests need."""

# Every act at a table waits until the disk has it, some hundred thousand times: memory has it at once.
if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > FREE_BYTES:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

ENDING = 60
"""The seconds that a process may take to end, however busy the machine is. Most take none."""

FORK = ("tests/store/postgres/test_killed_copies.py", "tests/store/postgres/test_transfer.py")
"""What forks its process many times: later a worker has a gigabyte, and each fork takes twice as long."""
RUN_FIRST = (
    "tests/computers/",
    "tests/browser/",
    "tests/e2e/reliability/test_sharing.py",
    "tests/e2e/reliability/test_wire.py",
    "tests/metrics/test_figures.py",
)
"""What compiles, which other processes find done when they come to it, and what takes longest."""


def pytest_configure(config: pytest.Config) -> None:
    """Compile no function in two workers."""
    if hasattr(config, "cache"):
        compile_one_at_a_time(config.cache.mkdir("compiling"))


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than cores: tests that play in real time leave theirs idle for a third of it."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Nobody shall wait at the end for one that began late; the order is by chance apart from that."""
    items.sort(key=lambda item: (not item.nodeid.startswith(FORK), not item.nodeid.startswith(RUN_FIRST)))


def pytest_collection_finish() -> None:
    """What is there now stays: the collector of cycles need not walk over ten thousand tests each time."""
    gc.collect()
    gc.freeze()
    # A world's objects live as long as its test: looking among them sooner finds next to nothing.
    gc.set_threshold(500_000, 10, 50)
    gc.enable()


@pytest.fixture(autouse=True)
def discord_as_loud_as_before() -> Iterator[None]:
    """``doctor`` and whoever breaks things on purpose silences the library: for its own time only."""
    with restore_logging("discord"):
        yield


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """What a test starts, it ends: a later one would take the process for its own."""
    yield
    for process in multiprocessing.active_children():
        assert wait([process.sentinel], ENDING), f"{process.name} is left"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A server of PostgreSQL, where the machine has the programs for one."""
    missing = [name for name in ("initdb", "pg_ctl", "postgres") if program(name) is None]
    if missing:
        pytest.skip(f"PostgreSQL is not installed: no {missing[0]}")
    with running() as cluster:
        yield cluster
