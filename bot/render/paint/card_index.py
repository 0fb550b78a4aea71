"""The index of a card: rank above suit on a slip of paper, as large as a phone needs it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.render.decks import Deck
from bot.render.paint import sprites
from bot.render.paint.colours import FADED, Colour
from bot.render.paint.lettering import Lettering
from bot.render.scene import FIGURES, TEXT, TITLE

INDEX_HEIGHT: Final = 1.6
"""The height of an index in widths."""
_RIM: Final = 3
_RANK_SHARE: Final = 0.5
"""The share of an index's height for the rank, because the J of some fonts has a descender."""
_CACHE_SIZE: Final = 256
"""The number of indices kept, about four megabytes: two packs of cards in two sizes."""


@lru_cache(maxsize=_CACHE_SIZE)
def card_index(
    letters: Lettering, deck: Deck, rank: str, suit: str, width: int, *, faded: bool = False
) -> Image.Image:
    """An index as a transparent sprite; ``rank`` is written as it is. Do not change the sprite."""
    height = round(width * INDEX_HEIGHT)
    paper, ink = sprites.paper(deck), sprites.ink(deck, suit)
    if faded:
        paper, ink = _between(paper, FADED), _between(ink, FADED)
    rim = width + _RIM, height + _RIM
    image = Image.new("RGBA", rim, (*ink, 0))
    image.paste(ink, (0, 0), sprites.rounded_rectangle(rim, 8))
    image.paste(paper, (_RIM // 2, _RIM // 2), sprites.rounded_rectangle((width, height), 7))
    x, y = rim[0] / 2, rim[1] / 2
    narrow = len(rank) > 1 and letters.narrows
    room = height * _RANK_SHARE
    fitting = [size for size in (FIGURES, TITLE) if letters.ink(rank, (size, narrow)).height <= room]
    face = (fitting[0] if fitting else TEXT, narrow)
    at = x - letters.length(rank, face) / 2, y - height * 0.22 - letters.ink(rank, face).below
    letters.draw(image, rank, at, face, ink)
    icon = sprites.suit(deck, suit, round(min(width * 0.76, height * 0.46)))
    image.paste(icon, (round(x - icon.width / 2), round(y + height * 0.25 - icon.height / 2)), icon)
    return image


def _between(colour: Colour, other: Colour) -> Colour:
    """A colour mixed with another to the degree of a pale card."""
    red, green, blue = (round(a * 0.45 + b * 0.55) for a, b in zip(colour, other, strict=True))
    return red, green, blue
