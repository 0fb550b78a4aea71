"""All cards of a deck spread out on one small picture, put together from the stored ones."""

from pathlib import Path
from typing import Final

from PIL import Image

from bot.render.decks import BACK, DECKS, SUITS, Deck
from bot.render.paint.colours import FELT

SPREADS: Final = Path(__file__).parents[1] / "docs" / "decks"
_CARD: Final = 64
_GAP: Final = 6
_QUALITY: Final = 80


def spread_file(deck: Deck) -> Path:
    """The file of a deck's spread."""
    return SPREADS / f"{deck.key}.webp"


def spread(deck: Deck) -> Image.Image:
    """One row a suit; the back stands at the end of the first."""
    width, height = _CARD, round(_CARD / deck.ratio)
    columns = len(deck.ranks) + 1
    size = columns * (width + _GAP) + _GAP, len(SUITS) * (height + _GAP) + _GAP
    cloth = Image.new("RGB", size, FELT)
    with Image.open(deck.atlas) as atlas:
        for row, suit in enumerate(SUITS):
            cards = [rank + suit for rank in deck.ranks] + [BACK] * (row == 0)
            for column, card in enumerate(cards):
                face = (
                    atlas.crop(deck.cells[card])
                    .convert("RGB")
                    .resize((width, height), Image.Resampling.LANCZOS)
                )
                cloth.paste(face, (_GAP + column * (width + _GAP), _GAP + row * (height + _GAP)))
    return cloth


def write() -> None:
    """Write the spread of every deck into the documents."""
    SPREADS.mkdir(parents=True, exist_ok=True)
    for deck in DECKS.values():
        spread(deck).save(spread_file(deck), "WEBP", quality=_QUALITY, method=6)
