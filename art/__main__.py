"""Draws the pictures in ``bot/render/assets`` again, or says whether they are still what the sources draw.

python -m art [DECK…]            writes those of the decks named, or all
python -m art [DECK…] --check    compares pixel by pixel; exit code 1 when a picture differs or is missing
python -m art --spread           puts a small picture of all cards of each deck into ``docs/decks``
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops

from art import gestures, spread
from art.palettes import NEAPOLITAN
from art.raster import picture
from art.sources import SOURCES, TILES
from bot.pages.pictures.tiles import letter_sets
from bot.render.decks import BACK, CARD_WIDTH, COLUMNS, DECKS, SUIT_SIZE, SUITS, TILE_SIZE, CourtLetters, Deck
from bot.render.gestures import FACES, face_file
from bot.render.scene import COURTS

COLOURS: Final = 256  # flat drawings need no more shades for their edges; this takes a quarter of the memory
TOLERANCE: Final = 1  # of a colour's 255 steps: another processor may round differently

Drawing = tuple[Path, Image.Image]


def few_colours(image: Image.Image) -> Image.Image:
    """The picture with a palette of its own."""
    method = Image.Quantize.FASTOCTREE if image.mode == "RGBA" else Image.Quantize.MAXCOVERAGE
    return image.quantize(COLOURS, method=method, kmeans=3, dither=Image.Dither.NONE)


def card_picture(deck: Deck, card: str) -> Image.Image:
    """A card, or the back."""
    source = SOURCES[deck.key]
    return picture(source.card_back() if card == BACK else source.card(card), CARD_WIDTH).convert("RGB")


def atlas(deck: Deck) -> Image.Image:
    """All cards and the back, each in its cell."""
    rows = -(-len(deck.cells) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CARD_WIDTH, rows * deck.card_height), NEAPOLITAN.paper)
    for card, cell in deck.cells.items():
        sheet.paste(card_picture(deck, card), cell[:2])
    return few_colours(sheet)


def symbols(deck: Deck) -> Image.Image:
    """The four suits beside each other."""
    strip = Image.new("RGBA", (SUIT_SIZE * len(SUITS), SUIT_SIZE))
    for place, suit in enumerate(SUITS):
        strip.paste(picture(SOURCES[deck.key].symbol(suit), SUIT_SIZE), (place * SUIT_SIZE, 0))
    return strip


def letters(deck: Deck, courts: CourtLetters) -> Image.Image:
    """The letters of the courts: a column for each, and a row for each suit."""
    left, top, right, bottom = courts.corner
    width, height = right - left, bottom - top
    sheet = Image.new("RGB", (width * len(courts.letters), height * len(SUITS)), NEAPOLITAN.paper)
    for row, suit in enumerate(SUITS):
        for column, letter in enumerate(courts.letters):
            card = picture(SOURCES[deck.key].lettered(suit, letter), CARD_WIDTH).convert("RGB")
            sheet.paste(card.crop(courts.corner), (column * width, row * height))
    return few_colours(sheet)


def deck_pictures(deck: Deck) -> Iterator[Drawing]:
    """The pictures of a deck except its tiles, with their paths."""
    yield deck.atlas, atlas(deck)
    yield deck.symbols, symbols(deck)
    if deck.courts is not None:
        yield deck.lettering, letters(deck, deck.courts)


def tile_pictures(decks: Iterable[Deck]) -> Iterator[Drawing]:
    """The tiles of decks, shared ones once, with their paths."""
    keys = {
        deck.tile(card, letters): (TILES[deck.tiles], card, letters)
        for deck in decks
        for card in deck.cards
        for letters in ("", *(letter_sets(deck.key) if card[0] in COURTS else ()))
    }
    for path, (draw, card, letters) in keys.items():
        yield path, few_colours(picture(draw(card, letters), TILE_SIZE))


def face_pictures() -> Iterator[Drawing]:
    """The faces of the gestures, with their paths."""
    for name in FACES:
        yield face_file(name), few_colours(picture(gestures.face(name), TILE_SIZE))


def apart(one: Image.Image, other: Image.Image) -> int:
    """The greatest difference between two pictures of one size, in steps of a colour."""
    bands = ImageChops.difference(one.convert("RGBA"), other.convert("RGBA")).split()
    return max(steps for band in bands for steps, count in enumerate(band.histogram()) if count)


def differs(path: Path, drawing: Image.Image) -> bool:
    """Whether the picture at ``path`` is missing or shows something else than ``drawing``."""
    if not path.exists():
        return True
    with Image.open(path) as file_image:
        if file_image.size != drawing.size:
            return True
        return apart(file_image, drawing) > TOLERANCE


def write(drawings: Iterable[Drawing]) -> None:
    """Store pictures and print their sizes."""
    total = count = 0
    for path, drawing in drawings:
        path.parent.mkdir(parents=True, exist_ok=True)
        drawing.save(path, "PNG", optimize=True)
        count, total = count + 1, total + path.stat().st_size
    print(f"{count} pictures, {total / 1000:.0f} kB")


def main() -> int:
    """Write or compare. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="DECK", help="; ".join(DECKS))
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument(
        "--spread", action="store_true", help="put all cards of each deck on a picture in docs/decks"
    )
    arguments = parser.parse_args()
    unknown = [key for key in arguments.decks if key not in DECKS]
    if unknown:
        parser.error(f"no such deck: {unknown[0]}; there are {', '.join(DECKS)}")
    if arguments.spread:
        spread.write()
        return 0
    decks = [DECKS[key] for key in arguments.decks or DECKS]
    drawings = [*map(deck_pictures, decks), tile_pictures(decks)]
    if not arguments.decks:
        drawings.append(face_pictures())
    if not arguments.check:
        for some in drawings:
            write(some)
        return 0
    stale = [path for some in drawings for path, drawing in some if differs(path, drawing)]
    for path in stale:
        print(f"{path.name}: not what the sources draw")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
