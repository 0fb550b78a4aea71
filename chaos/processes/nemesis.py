"""What harms processes that share a database."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

from testing.postgres import Cluster
from testing.wire.cluster import ClusterWire
from testing.wire.promises import require

PAUSED: Final = (6.0, 10.0)
"""The seconds for which a process stands still, is cut off, or a disk is slow."""
CALM: Final = (2.0, 6.0)
"""The seconds between two faults."""
SETTLED: Final = 90.0
"""The seconds in which the parts are spread again after a fault."""
STARTS: Final = 5
"""The starts of a process that may fail."""
SLOW_COMMIT: Final = 100_000
"""The microseconds that each commit waits on a slow disk, the longest that PostgreSQL allows."""


class Nemesis:
    """Does harm, one fault after the other; ``log`` has a line for each."""

    def __init__(self, wire: ClusterWire, server: Cluster, names: Sequence[str], seed: int) -> None:
        self._wire = wire
        self._server = server
        self._names = names
        self._rng = random.Random(seed)
        self.count: dict[str, int] = {}
        self.failed_starts = 0
        """How often a process ended at its start, because the database did not answer in time."""
        self.takeovers: list[float] = []
        self.handovers: list[float] = []
        self.updates: list[tuple[float, float]] = []
        """From when to when a process was being replaced."""

    async def run(self, until: float) -> None:
        """Do harm until a moment (``time.monotonic``)."""
        faults: tuple[Callable[[str], Awaitable[None]], ...] = (
            self.kill,
            self.stand_still,
            self.cut_off,
            self.update,
            self.slow_the_disk,
            self.restart_the_server,
            self.lose_discord,
        )
        turn = 0
        while time.monotonic() < until:
            await asyncio.sleep(self._rng.uniform(*CALM))
            fault, name = faults[turn % len(faults)], self._rng.choice(self._names)
            turn += 1
            self.count[fault.__name__] = self.count.get(fault.__name__, 0) + 1
            await fault(name)
            await self._wire.spread(len(self._names), SETTLED)

    async def kill(self, name: str) -> None:
        """End a process as a power cut would."""
        await self._wire.processes[name].kill()
        self.takeovers.append(await self._wire.spread(len(self._names) - 1))
        await self._launch(name)

    async def stand_still(self, name: str) -> None:
        """Stop a process for so long that others take over, and let it go on in the middle of its work."""
        process = self._wire.processes[name]
        process.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(self._rng.uniform(*PAUSED))
        finally:
            process.send(signal.SIGCONT)

    async def update(self, name: str) -> None:
        """Start another process, then stop this one, as an operator does."""
        began = time.monotonic()
        await self._launch("new")
        await self._wire.spread(len(self._names) + 1)
        stopped = time.monotonic()
        require("F12", await self._wire.processes[name].stop() == 0, f"{name} did not stop cleanly")
        await self._wire.spread(len(self._names))
        self.handovers.append(time.monotonic() - stopped)
        self.updates.append((began, time.monotonic()))
        self._wire.rename("new", name)

    async def restart_the_server(self, _: str) -> None:
        """Restart the database server, as when its machine loses power."""
        await asyncio.to_thread(self._server.stop, "immediate")
        await asyncio.sleep(self._rng.uniform(0.0, 3.0))
        await asyncio.to_thread(self._server.start)

    async def cut_off(self, name: str) -> None:
        """Cut a process off from the database: its connections end, or nothing is heard on them."""
        proxy = self._wire.proxies[name]
        proxy.cut(silently=self._rng.random() < 0.5)
        began = time.monotonic()
        try:
            self.takeovers.append(await self._wire.spread(len(self._names) - 1))
            await asyncio.sleep(max(0.0, self._rng.uniform(*PAUSED) - (time.monotonic() - began)))
        finally:
            proxy.mend()

    async def slow_the_disk(self, _: str) -> None:
        """Let every commit take a tenth of a second."""
        await asyncio.to_thread(self._commit_delay, SLOW_COMMIT)
        await asyncio.sleep(self._rng.uniform(*PAUSED))
        await asyncio.to_thread(self._commit_delay, 0)

    def _commit_delay(self, microseconds: int) -> None:
        self._server.sql("ALTER SYSTEM SET commit_siblings = 0")
        self._server.sql(f"ALTER SYSTEM SET commit_delay = {microseconds}")
        self._server.sql("SELECT pg_reload_conf()")

    async def lose_discord(self, _: str) -> None:
        """Cut a process off from Discord."""
        gateway = self._wire.gateway
        line = self._rng.choice([one.line for one in gateway.sessions.values() if one.line is not None])
        gateway.closed = True
        line.abort()
        try:
            await asyncio.sleep(self._rng.uniform(*PAUSED))
        finally:
            gateway.closed = False

    async def _launch(self, name: str) -> None:
        """Start a process, again if it ends at once, as an operator's supervisor does."""
        for _ in range(STARTS):
            with suppress(RuntimeError):
                await self._wire.launch_one(name)
                return
            self.failed_starts += 1
        await self._wire.launch_one(name)
