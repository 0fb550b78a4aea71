"""Checks that the stored pictures are there and whole, without decoding them."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bot.render.decks import CARD_WIDTH, COLUMNS, SUIT_SIZE, SUITS, TILE_SIZE, Deck
from bot.render.gestures import FACES, face_file

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_FRAME: Final = 12
"""The bytes of a chunk beside its data: length, type and checksum."""
_COLOURS: Final = {3: "P", 6: "RGBA"}
"""Pillow's names for the colour types of PNG."""


class SpoiltPicture(Exception):
    """A stored picture is missing or damaged. ``str()`` is one line that says which."""


def check(decks: Iterable[Deck]) -> None:
    """Raise ``SpoiltPicture`` for the first picture of the decks or gestures that cannot be used.

    Sizes and checksums are compared and nothing is decoded: it takes milliseconds for each deck.
    """
    small = {face_file(name) for name in FACES}
    for deck in decks:
        small.update(map(deck.tile, deck.cards))
        rows = -(-len(deck.cells) // COLUMNS)
        _check(deck.atlas, "P", (COLUMNS * CARD_WIDTH, rows * deck.card_height))
        _check(deck.symbols, "RGBA", (len(SUITS) * SUIT_SIZE, SUIT_SIZE))
        if deck.courts is not None:
            left, top, right, bottom = deck.courts.corner
            wide, high = (right - left) * len(deck.courts.letters), (bottom - top) * len(SUITS)
            _check(deck.lettering, "P", (wide, high))
    for file in sorted(small):
        _check(file, "P", (TILE_SIZE, TILE_SIZE))


def _check(file: Path, mode: str, size: tuple[int, int]) -> None:
    try:
        properties = _properties(file.read_bytes())
    except OSError as problem:
        reason = "is missing" if isinstance(problem, FileNotFoundError) else "cannot be read"
    except ValueError:
        reason = "is damaged"
    else:
        if properties == (mode, size):
            return
        reason = "is not the picture of these cards"
    raise SpoiltPicture(f"{file} {reason}; install the bot again, or draw it with: make art")


def _properties(png: bytes) -> tuple[str | None, tuple[int, int]]:
    """The mode and size of a PNG whose chunks are whole. Raises ``ValueError`` for anything else.

    Pillow would check the same, but takes six megabytes in a process that paints nothing.
    """
    if not png.startswith(_SIGNATURE):
        raise ValueError("no PNG")
    header, kind, at = b"", b"", len(_SIGNATURE)
    while kind != b"IEND":
        if len(png) < at + _FRAME:
            raise ValueError("cut")
        length = int.from_bytes(png[at : at + 4])
        kind, end = png[at + 4 : at + 8], at + 8 + length
        if png[end : end + 4] != zlib.crc32(png[at + 4 : end]).to_bytes(4):
            raise ValueError("damaged")
        header, at = header or png[at + 8 : end], end + 4
    try:
        width, height, _, colours = struct.unpack(">IIBB", header[:10])
    except struct.error:
        raise ValueError("no header") from None
    return _COLOURS.get(colours), (width, height)
