"""``Leases``: which parts this process holds when several processes share one database.

A process holds a part by a lease, which it renews every second. Only the clock of the database decides when a
lease has run out. A process stops acting a second earlier by its own clock, counted from the *sending* of the
last confirmed renewal: however long an answer takes, and even if the process stood still meanwhile, no two
processes hold a part at once. A renewal names exactly the leases that are held in memory, part and epoch: one
that was taken although the answer was lost runs out by itself.

Each process that hears Discord takes its fair share of the parts. A part is handed over cleanly when a
process has joined, is about to leave, or no longer hears Discord although another one does. The parts of a
process that has died are taken by the others once their leases have run out.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Protocol

from bot.cancellation import cancel
from bot.log import get
from bot.monotonic import DatabaseClock, since_boot
from bot.store.errors import StoreError, Unavailable
from bot.store.leases import FreeLease, Leases as LeaseRows, PartTask, ProcessRow
from bot.tables.part_tasks import PartTaskRunner
from bot.tables.parts import PARTS

log = get(__name__)

VERSION: Final = 1
"""The version of the logs that this program writes. Raise it together with a new kind of event: older
programs, which cannot read it, then leave alone what this one has held."""
RENEWAL: Final = 1.0
"""The seconds between two renewals."""
USABLE: Final = 2.5
"""The seconds for which a lease is used after the sending of its last confirmed renewal. It lives a second
longer in the database, so clocks of different speed do no harm."""
HAND_OVER: Final = 1.2
"""The seconds for which what comes in waits for a part that may become this process's own."""
UNSETTLED: Final = 5.0
"""The seconds after a change among the processes in which parts may be handed over at any moment."""
QUICK: Final = 0.1
"""The seconds between two renewals meanwhile."""
LEAVING: Final = 8.0
"""The seconds that a process that ends takes at most to hand its parts over."""
TASK_WAIT: Final = 10.0
"""The seconds that another process may take for a task."""
_ID_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class NewPart:
    """A part that this process holds from now on.

    ``alive`` is when its tables were last looked after (Unix milliseconds), None if that is not known.
    ``clean``: the last holder gave it back, so nothing of it is on its way to Discord any more.
    """

    alive: int | None
    clean: bool


class LeaseListener(Protocol):
    """What begins and ends with the holding of parts. Of its calls only ``run`` overlaps with others."""

    async def take(self, parts: Mapping[int, NewPart]) -> None:
        """Prepare to act for some parts. Raises ``StoreError`` if that fails; the parts are given back."""

    async def resume(self, parts: Mapping[int, NewPart]) -> None:
        """Begin to act for some parts. Must not take long."""

    async def drop(self, parts: Collection[int]) -> None:
        """End everything that concerns some parts, which are not held any more."""

    async def run(self, part_task: PartTask) -> None:
        """Do a task at a part that is held. Raises ``StoreError``; then it is tried again.

        If the part is lost meanwhile, its next holder does the task again.
        """


class Leases:
    """The parts of this process. ``rows`` are the leases of all processes; see ``Holding``.

    ``since_boot`` returns seconds that never jump and also pass while the machine sleeps. ``clock`` is told
    the database's time.
    """

    def __init__(
        self,
        rows: LeaseRows,
        clock: DatabaseClock,
        *,
        since_boot: Callable[[], float] = since_boot,
        version: int = VERSION,
        chance: random.Random | None = None,
    ) -> None:
        self.id = secrets.token_hex(_ID_BYTES)  # never the host's name: a process is never taken for another
        self.demand: Callable[[], int] = lambda: 0
        """The counted requests a second that this process would send."""
        self.takeovers = 0
        """The number of parts that were taken although nobody had handed them over."""
        self.on_renewal: Callable[[Sequence[ProcessRow]], None] = lambda _: None
        """Is told of the other processes after each renewal."""
        self._rows = rows
        self._clock = clock
        self._since_boot = since_boot
        self._version = version
        self._chance = chance or random.Random()  # noqa: S311 - it only spreads the parts
        self.hears: Callable[[], bool] = lambda: True
        """Whether this process hears Discord at this moment."""
        self._listener: LeaseListener | None = None
        self._ready = self._listens = self._leaving = False
        self._epochs: dict[int, int] = {}
        """The leases that are renewed."""
        self._latest: dict[int, int] = {}
        """The epoch of each part in which this process last held it."""
        self._until: dict[int, float] = {}
        """The moment (``since_boot``) until which each lease may be used."""
        self._usable: set[int] = set()
        """The parts for which this process acts: those that were prepared and are not being handed over."""
        self._out_of_reach = False
        self._other_states: frozenset[tuple[str, bool, bool]] = frozenset()
        self._unsettled_until = 0.0
        self._others: tuple[ProcessRow, ...] = ()
        self._work: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._change = asyncio.Event()
        self._hurry = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._part_tasks = PartTaskRunner(rows, self._lease, since_boot)

    # What others ask ------------------------------------------------------------------------------------

    def holds(self, part: int) -> bool:
        """Whether this process holds ``part`` at this moment."""
        return part in self._usable and self._since_boot() < self._until[part]

    def may_answer(self, part: int) -> bool:
        """Whether this process may still answer what came in while it held ``part``."""
        return self.holds(part) or (self._out_of_reach and part in self._epochs)

    def epoch(self, part: int) -> int:
        """The epoch of this process's latest lease on ``part``."""
        return self._latest.get(part, 0)

    async def admits(self, part: Callable[[], Awaitable[int]]) -> bool:
        """Whether this process is to answer what concerns a part; see ``Holding``."""
        number = await part()
        with suppress(TimeoutError):
            async with asyncio.timeout(HAND_OVER):
                while not self.holds(number):
                    self._change.clear()
                    await self._change.wait()
        if self.holds(number):
            return True
        if self.may_answer(number):
            raise Unavailable("the database is out of reach")
        return False

    @property
    def parts(self) -> list[int]:
        """The parts that this process holds."""
        return [part for part in self._epochs if self.holds(part)]

    @property
    def processes(self) -> int:
        """The number of processes that act, as far as this one knows; see ``Holding``."""
        return 1 + sum(one.ready for one in self._others)

    @property
    def is_settled(self) -> bool:
        """Whether no part is on its way, as far as this process knows."""
        return not self._work.qsize() and self._usable == self._epochs.keys()

    # Life cycle -----------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Introduce this process, which takes no part as yet. Raises ``StoreError``."""
        await self._rows.prepare(PARTS)
        await self.step()

    def start(self, listener: LeaseListener) -> None:
        """Begin to renew, and to take parts after ``listen``."""
        self._listener = listener
        self._tasks = [
            asyncio.create_task(self._renew(), name="leases"),
            asyncio.create_task(self._carry_out(), name="parts"),
        ]

    def listen(self) -> None:
        """Take parts from now on, since this process hears Discord."""
        if not self._listens:
            self._listens = True
            self._unsettle()

    async def leave(self) -> None:
        """Hand all parts over, then go on listening for those who pressed at that moment."""
        if not self._tasks:
            return
        self._leaving = True
        self._unsettle()
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING):
                while self._epochs:
                    self._change.clear()
                    await self._change.wait()
        if self._others:
            await asyncio.sleep(HAND_OVER)

    async def close(self) -> None:
        """Stop. Leases that were not handed over run out."""
        await cancel(*self._tasks)
        await self._part_tasks.close()
        self._tasks = []
        self._usable.clear()
        with suppress(StoreError):
            await self._rows.leave(self.id)

    async def identify(self, bucket: int, apart: int) -> None:
        """Wait until no process has begun a session for ``apart`` milliseconds, and note that one begins.

        Each ``bucket`` counts for itself. While the database is out of reach, sessions may be begun.
        """
        while True:
            try:
                if await self._rows.may_identify(bucket, apart):
                    return
            except StoreError as error:
                log.warning("a session could not be noted", reason=str(error))
                return
            await asyncio.sleep(self._chance.uniform(QUICK, RENEWAL))

    async def ask(self, kind: str, parts: Collection[int], person: int, alias: int = 0) -> None:
        """Ask the holders of other parts to do something for a person; see ``Holding``."""
        await self._rows.ask([PartTask(part, kind, person, alias) for part in sorted(parts)])

    async def wait_for_part_task(self, kind: str, person: int) -> None:
        """Wait until they have done it. Raises ``Unavailable`` if that takes long."""
        try:
            async with asyncio.timeout(TASK_WAIT):
                while await self._is_open(kind, person):  # noqa: ASYNC110 - others do it
                    await asyncio.sleep(QUICK)
        except TimeoutError:
            raise Unavailable("another process has not done its part yet") from None

    async def _is_open(self, kind: str, person: int) -> bool:
        return any((one.kind, one.person) == (kind, person) for one in await self._rows.part_tasks())

    # Renewal --------------------------------------------------------------------------------------------

    async def step(self) -> None:
        """Renew once, and take or hand over what the fair share asks for. Raises ``StoreError``."""
        self._note_hearing()
        epochs, sent_at = dict(self._epochs), self._since_boot()
        me = ProcessRow(self.id, self._ready, self._leaving, self.demand(), self._version)
        renewal = await self._rows.renew(me, epochs)
        self._clock.hear(sent_at, renewal.now)
        self._confirm(epochs, renewal.parts, sent_at)
        self._note_others(renewal.processes)
        self._hand_over()
        await self._take(me, renewal.free)
        if renewal.part_tasks and self._usable and self._listener is not None:
            self._part_tasks.start(self._listener.run)
        self._change.set()

    async def _renew(self) -> None:
        while True:
            began = self._since_boot()
            try:
                await self.step()
            except StoreError as error:
                if not self._out_of_reach:
                    log.warning("the leases could not be renewed", reason=str(error))
                self._out_of_reach = True
            except Exception:
                log.exception("the leases could not be renewed")
            else:
                self._out_of_reach = False
            pause = QUICK if self._leaving or began < self._unsettled_until else RENEWAL
            self._hurry.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(QUICK, pause - (self._since_boot() - began))):
                    await self._hurry.wait()

    def _confirm(self, epochs: Mapping[int, int], confirmed: Collection[int], sent_at: float) -> None:
        """Use the confirmed leases for longer, and give up those that another process may have."""
        lost = []
        for part, epoch in epochs.items():
            if self._epochs.get(part) != epoch:
                continue  # handed over meanwhile
            if part in confirmed:
                self._until[part] = max(self._until[part], sent_at + USABLE)
            else:
                self._forget(part)
                lost.append(part)
        if lost:
            log.warning("leases ran out", count=len(lost))
            self._do(lambda listener: listener.drop(lost))

    def _note_others(self, others: tuple[ProcessRow, ...]) -> None:
        states = frozenset((one.id, one.ready, one.leaving) for one in others)
        if states != self._other_states:
            self._other_states = states
            self._unsettle()
        self._others = others
        self.on_renewal(others)

    def _note_hearing(self) -> None:
        """Take part in the division of the parts only while Discord is heard."""
        ready = self._listens and self.hears()
        if ready != self._ready:
            self._ready = ready
            self._unsettle()

    def _unsettle(self) -> None:
        """Renew at once, and more often for a while: parts are about to be handed over."""
        self._unsettled_until = self._since_boot() + UNSETTLED
        self._hurry.set()

    def _share(self, version: int) -> int:
        """The number of parts to hold where every process of at least this version takes the same."""
        return -(-PARTS // (self._others_ready(version) + 1))

    def _others_ready(self, version: int) -> int:
        return sum(one.ready and not one.leaving and one.version >= version for one in self._others)

    def _hand_over(self) -> None:
        """Hand over what is more than the fair share.

        That is all of it when this process leaves, or no longer hears Discord while another one does.
        """
        gives_all = self._leaving or (not self._ready and self._others_ready(self._version) > 0)
        share = 0 if gives_all else self._share(self._version)
        excess = len(self._usable) - share
        if excess > 0:
            parts = self._chance.sample(sorted(self._usable), excess)
            leases = {part: self._epochs[part] for part in parts}
            self._usable.difference_update(parts)
            self._do(lambda listener: self._give_back(listener, leases))

    async def _take(self, me: ProcessRow, free: Sequence[FreeLease]) -> None:
        if not self._ready or self._leaving or self._listener is None:
            return
        mine = [one for one in free if one.version <= self._version and one.part not in self._epochs]
        self._chance.shuffle(mine)
        leases: dict[int, FreeLease] = {}
        for lease in mine:
            if len(self._epochs) + len(leases) < self._share(lease.version):
                leases[lease.part] = lease
        if not leases:
            return
        sent_at = self._since_boot()
        new: dict[int, NewPart] = {}
        for one in await self._rows.take(me, {part: lease.epoch for part, lease in leases.items()}):
            self._epochs[one.part] = self._latest[one.part] = one.epoch
            self._until[one.part] = sent_at + USABLE
            new[one.part] = NewPart(one.alive, leases[one.part].handed_over)
        self.takeovers += sum(not one.clean for one in new.values())
        if new:
            log.info("took parts of the tables", count=len(new), process=self.id)
            epochs = {part: self._epochs[part] for part in new}
            self._do(lambda listener: self._prepare(listener, new, epochs))

    def _lease(self, part: int) -> int | None:
        """The epoch of the lease by which this process holds ``part``; None if it does not."""
        return self._epochs[part] if self.holds(part) else None

    def _forget(self, part: int) -> None:
        del self._epochs[part], self._until[part]
        self._usable.discard(part)

    # Work that must not hold up a renewal -------------------------------------------------------------------

    def _do(self, work: Callable[[LeaseListener], Awaitable[None]]) -> None:
        if (listener := self._listener) is not None:
            self._work.put_nowait(lambda: work(listener))

    async def _carry_out(self) -> None:
        while True:
            work = await self._work.get()
            try:
                await work()
            except Exception:
                # A fault at one part must not keep the others from being taken and handed over.
                log.exception("parts could not be taken or handed over")
            self._change.set()

    async def _prepare(
        self, listener: LeaseListener, new: Mapping[int, NewPart], epochs: Mapping[int, int]
    ) -> None:
        try:
            await listener.take(new)
        except Exception as error:
            log.warning("parts could not be read", reason=str(error))
            clean = {part: epoch for part, epoch in epochs.items() if new[part].clean}
            await self._give_back(listener, clean)
            await self._let_go(listener, {part: epochs[part] for part in epochs.keys() - clean})
            if not isinstance(error, StoreError):
                raise
            return
        usable = {part: how for part, how in new.items() if self._epochs.get(part) == epochs[part]}
        self._usable.update(usable)
        self._change.set()
        await listener.resume(usable)

    async def _give_back(self, listener: LeaseListener, leases: Mapping[int, int]) -> None:
        await listener.drop(list(leases))
        still = {part: epoch for part, epoch in leases.items() if self._epochs.get(part) == epoch}
        try:
            await self._rows.give_back(self.id, still)
        except StoreError as error:
            log.warning("leases could not be given back: they run out", reason=str(error))
        for part, epoch in still.items():
            if self._epochs.get(part) == epoch:
                self._forget(part)

    async def _let_go(self, listener: LeaseListener, leases: Mapping[int, int]) -> None:
        """Let leases run out, so that the next holder knows as well that these parts were not handed over."""
        await listener.drop(list(leases))
        for part, epoch in leases.items():
            if self._epochs.get(part) == epoch:
                self._forget(part)
