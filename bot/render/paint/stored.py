"""Checks that the stored pictures are there and whole, without decoding them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from bot.render.decks import CARD_WIDTH, COLUMNS, SUIT_SIZE, SUITS, TILE_SIZE, Deck
from bot.render.gestures import FACES, face_file


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
        with Image.open(file) as picture:
            properties = picture.mode, picture.size
            picture.verify()
    except FileNotFoundError:
        reason = "is missing"
    except (OSError, SyntaxError, ValueError):  # Pillow's errors for a file that is not a whole PNG
        reason = "is damaged"
    else:
        if properties == (mode, size):
            return
        reason = "is not the picture of these cards"
    raise SpoiltPicture(f"{file} {reason}; install the bot again, or draw it with: make art")
