"""The drawn faces of the gestures (R-62), and which sign shows which."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.render.decks import ASSETS

FACES: Final = ("teeth", "aside", "glance", "tongue", "shrug", "purse", "wink", "brows", "lick", "open")
"""Every drawing by name."""
DRAWN: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
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
    """The drawing of a sign, None for no such sign; a host's own table is drawn as the fuller preset."""
    return DRAWN.get(table, DRAWN["wikipedia"]).get(sign)


def face_file(name: str) -> Path:
    """Where a face is stored, a PNG of 128 × 128; KeyError for no such face."""
    if name not in FACES:
        raise KeyError(name)
    return ASSETS / "gestures" / f"{name}.png"


@cache
def face_bytes(name: str) -> bytes:
    """A face as it is stored."""
    return face_file(name).read_bytes()
