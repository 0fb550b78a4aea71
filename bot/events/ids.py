"""The ids of events and of their tables."""

from __future__ import annotations

import base64
import hashlib
from typing import Final

_LETTERS: Final = 10


def table_id(event: str, round_number: int, pairing: int, attempt: int) -> str:
    """The id of the table of a pairing. It follows from the pairing: opening it twice does nothing (E-2)."""
    name = "\n".join([event, str(round_number), str(pairing), str(attempt)])
    hashed = hashlib.sha256(name.encode()).digest()
    return base64.b32encode(hashed).decode()[:_LETTERS].lower()
