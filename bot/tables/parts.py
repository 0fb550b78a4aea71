"""The parts of the tables: which tables this process owns when several processes serve one database.

Every table belongs to a part, and one process holds each part. Only that process keeps the part's tables in
memory, since no other process appends to their logs. Tables of other parts are read from the store on every
request.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Final, Protocol
from zlib import crc32

PARTS: Final = 64
CHANGE: Final = "changed"
"""The task for the holder of a part when a person has acted at a table of theirs in another process."""
_SNOWFLAKE_SHIFT: Final = 22
"""The lowest bits of a Discord id are much the same for all servers, so they are shifted out."""


def part_of(guild: int, table: str) -> int:
    """The part of a table: by its server, or by its own id in direct messages (``guild`` 0)."""
    return (guild >> _SNOWFLAKE_SHIFT if guild else crc32(table.encode())) % PARTS


def part_of_person(person: int) -> int:
    """The part whose holder answers a person who has no table, in their direct messages."""
    return (person >> _SNOWFLAKE_SHIFT) % PARTS


class Holding(Protocol):
    """Says which parts this process holds."""

    def holds(self, part: int) -> bool:
        """Whether this process holds ``part`` at this moment."""

    def may_answer(self, part: int) -> bool:
        """Whether this process may still answer what came in while it held ``part``.

        It may also say that the database is out of reach.
        """

    def epoch(self, part: int) -> int:
        """A number that grows with every new holder of ``part``: that of this process's latest holding."""

    @property
    def processes(self) -> int:
        """The number of processes that share the tables."""

    async def admits(self, part: Callable[[], Awaitable[int]]) -> bool:
        """Whether this process is to answer what concerns a part, which is looked up only if necessary.

        If the part may become this process's own at this moment, it is waited for. Raises ``Unavailable`` if
        this process held the part last and the database is out of reach.
        """

    async def ask(self, kind: str, parts: Collection[int], person: int, alias: int = 0) -> None:
        """Ask the holders of other parts to do something for a person. Raises ``StoreError``."""

    async def wait_for_part_task(self, kind: str, person: int) -> None:
        """Wait until they have done it. Raises ``Unavailable`` if that takes long."""


class SingleProcess:
    """The holding of a single process: it holds every part."""

    def holds(self, part: int) -> bool:  # noqa: ARG002 - the answer is the same for every part
        """Always true."""
        return True

    def may_answer(self, part: int) -> bool:  # noqa: ARG002 - as above
        """Always true."""
        return True

    def epoch(self, part: int) -> int:  # noqa: ARG002 - as above
        """Always the same: there is no other holder."""
        return 0

    @property
    def processes(self) -> int:
        """Always one."""
        return 1

    async def admits(self, part: Callable[[], Awaitable[int]]) -> bool:  # noqa: ARG002 - as above
        """Always true."""
        return True

    async def ask(self, kind: str, parts: Collection[int], person: int, alias: int = 0) -> None:
        """Do nothing: there are no others."""

    async def wait_for_part_task(self, kind: str, person: int) -> None:
        """Do nothing: there are no others."""


SINGLE_PROCESS: Final = SingleProcess()
