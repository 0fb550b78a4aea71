"""Which tables are this process's own, where several serve one database.

All tables are divided into parts, each of which one process holds. It alone keeps the tables of its part in
memory, since nobody else adds to their logs. Tables of other parts are read anew whenever they are asked for.
"""

from __future__ import annotations

from typing import Final, Protocol
from zlib import crc32

PARTS: Final = 64
_TIME: Final = 22
"""The lowest bits of a Discord id are much the same for all servers."""


def part_of(guild: int, table: str) -> int:
    """The part of a table on a server; those in direct messages (server 0) are divided by their own ids."""
    return (guild >> _TIME if guild else crc32(table.encode())) % PARTS


class Holding(Protocol):
    """Which parts this process holds."""

    def holds(self, part: int) -> bool:
        """Whether a part is this process's own at this moment."""


class Alone:
    """The only process there is: it holds every part."""

    def holds(self, part: int) -> bool:  # noqa: ARG002 - whichever it is
        """Always."""
        return True


ALONE: Final = Alone()
