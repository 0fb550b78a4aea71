"""The trials of several processes find faults: each fault planted here must be found.

    python -m chaos planted

A fault is planted in the program or in the statements of its database, and the check that has to find it
runs: the state machine of the leases (``testing.leases.machine``), a lease that is given back late, or
the log of messages in a database. Without any fault all of them must find nothing. ``chaos cluster --plant``
plants another one in real processes.
"""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from bot import log
from bot.store.errors import Unavailable
from bot.store.leases import LIVES, NewLease, ProcessRow
from bot.store.rows import MessageRow
from bot.store.sql.people import SqlMessages
from bot.store.sqlite.store import open_store
from bot.tables import leases
from bot.tables.leases import LeaseListener, Leases, NewPart
from bot.tables.parts import PARTS
from testing import arguments
from testing.databases import new_database
from testing.leases.machine import LeaseMachine
from testing.leases.processes import Database, Process, answer_calls, renew, run_ready_tasks

EXAMPLES: Final = 2000
"""The lives of three processes among which a fault must show. Hypothesis draws others after any change of the
machine, and the rarest fault showed in one life of several hundred."""
STEPS: Final = 60


def machine() -> None:
    """Run the state machine of the leases. Raises what it finds."""
    profile = settings(
        max_examples=EXAMPLES,
        stateful_step_count=STEPS,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
        report_multiple_bugs=False,
    )
    run_state_machine_as_test(LeaseMachine, settings=profile)


def notes() -> None:
    """Let an earlier holder note a message late. Raises if its note counts."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_late_note(Path(folder) / "b.db"))


async def _late_note(path: Path) -> None:
    store = await open_store(new_database(path))
    try:
        newer = MessageRow("t", "table", 1, 2, "the newer page", 2)
        await store.messages.put(newer, 8)
        await store.messages.put(MessageRow("t", "table", 1, 3, "the older page", 1), 7)
        found = await store.messages.of_table("t")
        assert found == [newer], f"the note of an earlier holder counts: {found}"
    finally:
        await store.close()


def late_return() -> None:
    """Let a lease be given back so late that the process holds it again. Raises if another one gets it."""
    asyncio.run(_late_return())


async def _late_return() -> None:
    database = Database()
    one, two = (Process(database, 0, number) for number in range(2))
    await renew(one, two)
    step = asyncio.create_task(one.leases.step())  # half of the parts are for the other one
    await run_ready_tasks()
    answer_calls(one)
    await run_ready_tasks()
    await step
    (late,) = one.wire.calls
    late.answer.set_exception(Unavailable("no answer"))
    one.wire.calls.clear()
    two.deaf = True
    for process in (one, two):
        process.seconds += 2 * LIVES / 1000
    database.now += 2 * LIVES
    await renew(two, one, one)
    late.carry_out()
    two.deaf = False
    await renew(two)
    both = set(one.leases.parts) & set(two.leases.parts)
    for process in (one, two):
        process.work.cancel()
    assert len(one.leases.parts) == PARTS, "the parts were not taken again"
    assert not both, f"two processes hold {len(both)} parts"


# The faults -------------------------------------------------------------------------------------------


def _give_back_by_name(database: Database, process: str, epochs: Mapping[int, int]) -> None:
    for part in epochs:
        row = database.rows[part]
        if row.process == process and row.until > database.now:
            row.process, row.until, row.alive = None, database.now, database.now


def _same_epoch(database: Database, process: ProcessRow, epochs: Mapping[int, int]) -> list[NewLease]:
    leases = []
    for part in epochs:
        row = database.rows[part]
        if row.until <= database.now:
            row.process, row.until = process.id, database.now + LIVES
            leases.append(NewLease(part, row.epoch, row.alive))
    return leases


_renew = Database.renew


def _renew_by_name(database: Database, process: ProcessRow, epochs: Mapping[int, int]) -> Any:  # noqa: ANN401 - as below
    mine = {part: row.epoch for part, row in database.rows.items() if row.process == process.id}
    return _renew(database, process, {**epochs, **mine})


_confirm = Leases._confirm


def _from_the_answer_on(
    self: Leases, epochs: Mapping[int, int], confirmed: Collection[int], _: float
) -> None:
    _confirm(self, epochs, confirmed, self._since_boot())


async def _before_rest(self: Leases, listener: LeaseListener, parts: Mapping[int, int]) -> None:
    await self._rows.give_back(self.id, parts)
    await listener.drop(list(parts))
    for part in parts:
        self._forget(part)


async def _before_reading(
    self: Leases, listener: LeaseListener, parts: Mapping[int, NewPart], _: object
) -> None:
    self._usable.update(parts)
    await asyncio.sleep(0)
    await listener.take(parts)


def _deaf_and_ready(self: Leases) -> None:
    self._ready = self._listens


def _awake(self: Process) -> float:
    return self.seconds - self.asleep_for


_put = SqlMessages.put


async def _without_epoch(self: SqlMessages, row: MessageRow, _: int = 0) -> None:
    await _put(self, row)


class PlantedFault(NamedTuple):
    """A fault: ``name`` of ``owner`` becomes ``instead``, and ``check`` must find it."""

    fault: str
    owner: object
    name: str
    instead: object
    check: Callable[[], None] = machine

    def plant(self) -> AbstractContextManager[object]:
        """Plant it for a ``with`` block."""
        return patch.object(self.owner, self.name, self.instead)


FAULTS: Final = (
    PlantedFault("epochs do not grow", Database, "take", _same_epoch),
    PlantedFault("leases are renewed by name", Database, "renew", _renew_by_name),
    PlantedFault("leases are given back by name", Database, "give_back", _give_back_by_name, late_return),
    PlantedFault("leases are used for 6 s", leases, "USABLE", 6.0),
    PlantedFault("the clock stands still while the machine sleeps", Process, "since_boot", _awake),
    PlantedFault("a lease counts from the answer on", Leases, "_confirm", _from_the_answer_on),
    PlantedFault("parts are given back before their tables rest", Leases, "_give_back", _before_rest),
    PlantedFault("parts are used before they are read", Leases, "_prepare", _before_reading),
    PlantedFault("a process that is deaf keeps its parts", Leases, "_note_hearing", _deaf_and_ready),
    PlantedFault("notes of messages have no epoch", SqlMessages, "put", _without_epoch, notes),
)


def found(check: Callable[[], None], fault: AbstractContextManager[object] | None = None) -> str:
    """What a check finds with a fault planted; empty if nothing."""
    with fault or nullcontext():
        try:
            check()
        except Exception as flaw:  # noqa: BLE001 - whatever it is, the fault is found
            return str(flaw).partition("\n")[0] or type(flaw).__name__
    return ""


def main() -> int:
    """Print what is found. 1 if a fault is not found, or one where none is."""
    arguments.parser("chaos planted", __doc__).parse_args()
    log.configure("error", stream=io.StringIO())
    count = 0
    for check in (machine, notes, late_return):
        if flaw := found(check):
            print(f"  NOT PLANTED, but found: {flaw}")
            count += 1
    for one in FAULTS:
        flaw = found(one.check, one.plant())
        print(f"  {one.fault}: {flaw or 'NOT FOUND'}", flush=True)
        count += not flaw
    if count:
        return 1
    print(f"F12 is tried: all {len(FAULTS)} planted faults are found, and none where none is planted")
    return 0


if __name__ == "__main__":
    sys.exit(main())
