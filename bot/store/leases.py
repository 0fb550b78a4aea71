"""The leases of several processes on one database: rows in, rows out.

A process holds a part of the tables from ``take`` on for as long as it renews. Only the clock of the database
decides when a lease has run out. Every method raises ``Unavailable`` when the engine cannot serve; the call
may have been carried out all the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

LIVES: Final = 3500
"""The milliseconds for which a lease holds after it was taken or renewed."""


@dataclass(frozen=True, slots=True)
class ProcessRow:
    """What a process says of itself.

    ``ready``: it hears Discord and may take parts. ``leaving``: it is about to end. ``demand``: the counted
    requests a second that it would send. ``version``: see ``FreeLease``.
    """

    id: str
    ready: bool
    leaving: bool
    demand: int
    version: int


@dataclass(frozen=True, slots=True)
class FreeLease:
    """A part that no process holds.

    ``version`` is that of the newest program that held it: older ones cannot read all of its logs.
    ``handed_over``: the last holder gave it back, as opposed to letting its lease run out.
    """

    part: int
    epoch: int
    version: int
    handed_over: bool


@dataclass(frozen=True, slots=True)
class NewLease:
    """A lease that was just taken; ``alive`` is when its tables were last looked after, None if never."""

    part: int
    epoch: int
    alive: int | None


@dataclass(frozen=True, slots=True)
class Renewal:
    """The answer to a renewal. ``now`` is the time of the database in Unix milliseconds.

    ``parts`` are the parts that were renewed, ``processes`` the *other* processes that were seen within
    ``LIVES``, ``part_tasks`` whether there are any.
    """

    now: int
    parts: frozenset[int]
    free: tuple[FreeLease, ...]
    processes: tuple[ProcessRow, ...]
    part_tasks: bool


@dataclass(frozen=True, slots=True)
class PartTask:
    """What the holder of a part is asked to do at its tables for a person.

    ``revision`` is known of a task that was read from the store. It changes when the task is asked for again.
    """

    part: int
    kind: str
    person: int
    alias: int = 0
    revision: int = field(default=0, compare=False)


class Leases(Protocol):
    """The leases, the processes, and what they ask of each other."""

    async def prepare(self, parts: int) -> None:
        """Make the rows of all parts that have none, and delete those of processes that are long gone."""

    async def renew(self, process: ProcessRow, epochs: Mapping[int, int]) -> Renewal:
        """Renew exactly these leases (the epoch by part), as far as they have not run out.

        Also note what ``process`` says of itself.
        """

    async def take(self, process: ProcessRow, epochs: Mapping[int, int]) -> list[NewLease]:
        """Take those of some parts (the epoch by part) that are free and still have that epoch."""

    async def give_back(self, process: str, epochs: Mapping[int, int]) -> None:
        """End leases (the epoch by part) before they run out; now is when their tables were looked after."""

    async def leave(self, process: str) -> None:
        """Delete the row of a process that ends."""

    async def may_identify(self, bucket: int, apart: int) -> bool:
        """Whether a session may be begun now, ``apart`` milliseconds after the last one of this bucket.

        If so, it is noted.
        """

    async def ask(self, part_tasks: Collection[PartTask]) -> None:
        """Store tasks. One that is there already keeps its alias and gets another revision."""

    async def part_tasks(self) -> list[PartTask]:
        """All tasks that are not done."""

    async def finish(self, part_task: PartTask) -> None:
        """Delete a task, unless it was asked for again since it was read."""
