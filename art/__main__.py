"""Draws the pictures in `bot/render/assets` again, or says whether they are still what the sources draw.

python -m art            writes them
python -m art --check    compares pixel by pixel; exit code 1 when a picture differs or is missing
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops

from art import french, gestures, neapolitan, tiles
from art.raster import picture
from art.svg import Svg
from bot.render.decks import BACK, CARD_WIDTH, COLUMNS, DECKS, SUIT_SIZE, SUITS, TILE_SIZE, Deck
from bot.render.gestures import FACES, face_file

COLOURS = 256  # the drawings are flat: this many shades hold every edge, at a quarter of the memory


@dataclass(frozen=True)
class Source:
    """The functions that draw one deck."""

    card: Callable[[str], Svg]
    back: Callable[[], Svg]
    symbol: Callable[[str], Svg]
    tile: Callable[[str], Svg]


SOURCES = {
    "neapolitan": Source(neapolitan.card, neapolitan.card_back, neapolitan.symbol, tiles.neapolitan_tile),
    "french": Source(french.card, french.card_back, french.symbol, tiles.french_tile),
}


def few_colours(image: Image.Image) -> Image.Image:
    """The picture with a palette of its own."""
    method = Image.Quantize.FASTOCTREE if image.mode == "RGBA" else Image.Quantize.MAXCOVERAGE
    return image.quantize(COLOURS, method=method, kmeans=3, dither=Image.Dither.NONE)


def atlas(deck: Deck, source: Source) -> Image.Image:
    """All cards and the back, each in its cell."""
    rows = -(-len(deck.cells) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CARD_WIDTH, rows * deck.card_height), neapolitan.PALETTE.paper)
    for card, cell in deck.cells.items():
        drawn = picture(source.back() if card == BACK else source.card(card), CARD_WIDTH)
        sheet.paste(drawn.convert("RGB"), cell[:2])
    return few_colours(sheet)


def symbols(source: Source) -> Image.Image:
    """The four suits beside each other."""
    strip = Image.new("RGBA", (SUIT_SIZE * len(SUITS), SUIT_SIZE))
    for place, suit in enumerate(SUITS):
        strip.paste(picture(source.symbol(suit), SUIT_SIZE), (place * SUIT_SIZE, 0))
    return strip


def pictures() -> Iterator[tuple[Path, Image.Image]]:
    """Every picture with the path where it belongs."""
    for key, source in SOURCES.items():
        deck = DECKS[key]
        yield deck.atlas, atlas(deck, source)
        yield deck.symbols, symbols(source)
        for card in deck.cards:
            yield deck.tile(card), few_colours(picture(source.tile(card), TILE_SIZE))
    for name in FACES:
        yield face_file(name), few_colours(picture(gestures.face(name), TILE_SIZE))


def differs(path: Path, drawn: Image.Image) -> bool:
    """Whether the picture at `path` is missing or shows something else than `drawn`."""
    if not path.exists():
        return True
    with Image.open(path) as stored:
        if stored.size != drawn.size:
            return True
        return ImageChops.difference(stored.convert("RGBA"), drawn.convert("RGBA")).getbbox() is not None


def main() -> int:
    """Writes or compares; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    if parser.parse_args().check:
        stale = [path for path, drawn in pictures() if differs(path, drawn)]
        for path in stale:
            print(f"{path.name}: not what the sources draw")
        return 1 if stale else 0
    total = count = 0
    for path, drawn in pictures():
        path.parent.mkdir(parents=True, exist_ok=True)
        drawn.save(path, "PNG", optimize=True)
        count, total = count + 1, total + path.stat().st_size
    print(f"{count} pictures, {total / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
