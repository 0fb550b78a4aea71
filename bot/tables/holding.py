"""The parts of the tables: which tables this process owns when several processes serve one database.

Every table belongs to a part, and one process holds each part. Only that process keeps the part's tables in
memory, since no other process appends to their logs. Tables of other parts are read from the store on every
request.
"""

from __future__ import annotations

from typing import Final, Protocol
from zlib import crc32

PARTS: Final = 64
_TIME: Final = 22
"""The lowest bits of a Discord id are much the same for all servers, so they are shifted out."""


def part_of(guild: int, table: str) -> int:
    """The part of a table: by its server, or by its own id in direct messages (``guild`` 0)."""
    return (guild >> _TIME if guild else crc32(table.encode())) % PARTS


class Holding(Protocol):
    """Says which parts this process holds."""

    def holds(self, part: int) -> bool:
        """Whether this process holds ``part`` at this moment."""


class Alone:
    """The holding of a single process: it holds every part."""

    def holds(self, part: int) -> bool:  # noqa: ARG002 - the answer is the same for every part
        """Always true."""
        return True


ALONE: Final = Alone()
