"""The ids of events and of their tables."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

_LETTERS: Final = 10


_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH: Final = 7
"""One letter more than a table's, so that no event and no table have the same id."""


def event_id(drawn: bytes) -> str:
    """The id of an event from random bytes, as many as it has letters."""
    return "".join(_ID_LETTERS[byte % len(_ID_LETTERS)] for byte in drawn[:_ID_LENGTH])


def next_season_id(event: str) -> str:
    """The id of the season after one. It follows from that: opening it twice does nothing (E-2)."""
    return event_id(hashlib.sha256(f"{event}\nseason".encode()).digest())


def table_id(event: str, round_number: int, pairing: int, attempt: int) -> str:
    """The id of the table of a pairing. It follows from the pairing: opening it twice does nothing (E-2)."""
    name = "\n".join([event, str(round_number), str(pairing), str(attempt)])
    hashed = hashlib.sha256(name.encode()).digest()
    return base64.b32encode(hashed).decode()[:_LETTERS].lower()
