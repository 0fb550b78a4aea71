"""The drawn faces of the gestures (R-62), and the sign that each one shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.render.decks import ASSETS

FACES: Final = ("teeth", "aside", "glance", "tongue", "shrug", "purse", "wink", "brows", "lick", "open")
"""The name of every drawing."""
FACES_BY_SIGN: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "pagat": MappingProxyType(
            {"ace": "teeth", "three": "aside", "king": "glance", "queen": "tongue", "jack": "shrug"}
        ),
        "wikipedia": MappingProxyType(
            {
                "ace": "purse",
                "three": "wink",
                "king": "brows",
                "queen": "shrug",
                "jack": "lick",
                "load": "open",
            }
        ),
    }
)
"""The face of each sign in the two tables of gestures that are drawn."""


def face_of(table: str, sign: str) -> str | None:
    """The drawing of a sign; None if there is none. A host's own table uses the fuller preset's drawings."""
    return FACES_BY_SIGN.get(table, FACES_BY_SIGN["wikipedia"]).get(sign)


def face_file(name: str) -> Path:
    """The file of a face, a PNG of 128 × 128. Raises ``KeyError`` if there is no such face."""
    if name not in FACES:
        raise KeyError(name)
    return ASSETS / "gestures" / f"{name}.png"


@cache
def face_bytes(name: str) -> bytes:
    """The bytes of a face's file."""
    return face_file(name).read_bytes()
