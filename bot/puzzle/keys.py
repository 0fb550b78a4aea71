"""The keys of a year: a hash chain that is fixed before its first day (D-7).

The key of 31 December is the secret of the year. The key before another is SHA-256 of ``LABEL`` and that one.
What comes before the key of 1 January is the commitment, which everybody may see from the beginning: whoever
is given the key of a day hashes it as often as that day's number in the year, and must arrive there.
"""

from __future__ import annotations

import base64
import hashlib
from datetime import date
from typing import Final

LABEL: Final = b"briscola-day"
KEY_BYTES: Final = 32
_LINE_BYTES: Final = 20
"""The bytes of the line that people note down: as in the line of a shuffle."""


def name_of(year: int) -> str:
    """The name under which the secret of a year is stored among the seeds. No match has such an id."""
    return f"days:{year}"


def key_of(secret: bytes, day: date) -> bytes:
    """The key of a day, from the secret of its year."""
    return _hash(secret, number_of(date(day.year, 12, 31)) - number_of(day))


def commitment(secret: bytes, year: int) -> bytes:
    """The commitment to all keys of a year."""
    return _hash(secret, number_of(date(year, 12, 31)))


def line(commitment: bytes) -> str:
    """The 32 letters that stand for the commitment of a year."""
    return base64.b32encode(commitment[:_LINE_BYTES]).decode()


def number_of(day: date) -> int:
    """The number of a day in its year, from 1."""
    return day.timetuple().tm_yday


def _hash(key: bytes, times: int) -> bytes:
    for _ in range(times):
        key = hashlib.sha256(LABEL + key).digest()
    return key
