"""The sprites of pictures: cards, suits, shapes, shadows and the cloth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from threading import Lock
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFilter

from bot.render.decks import SUIT_SIZE, SUITS, CourtLetters, Deck
from bot.render.paint.colours import FELT, FELT_EDGE, OLD_GOLD, RIM, Colour
from bot.render.scene import Sign

Size: TypeAlias = tuple[int, int]

_ROUNDNESS: Final = 0.064  # the radius of a card's corner, in widths of the card
_FINE: Final = 4  # the factor at which round shapes are drawn, since Pillow does not smooth lines
_BLUR: Final = 7
_SHADE: Final = (2, 5)
"""The offset of a shadow to the right and down."""
_CARDS: Final = 72
"""The number of scaled cards kept, about twelve megabytes. With a third more, a picture took no less time."""
ATLASES: Final = 4
"""The number of decks kept in memory. Loading one again takes about twenty milliseconds."""
_loading: Final = Lock()


def atlas(deck: Deck) -> Image.Image:
    """All cards of a deck, one byte per pixel, so that a loaded deck takes about five megabytes."""
    with _loading:
        return _atlas(deck)


@lru_cache(maxsize=ATLASES)
def _atlas(deck: Deck) -> Image.Image:
    with Image.open(deck.atlas) as image:
        image.load()
        return image


@lru_cache(maxsize=ATLASES)
def _symbols(deck: Deck) -> Image.Image:
    with Image.open(deck.symbols) as image:
        return image.convert("RGBA")


def corner(width: float) -> int:
    """The radius of the corners of a card of this width."""
    return round(width * _ROUNDNESS)


@lru_cache(maxsize=_CARDS)
def card(deck: Deck, name: str, size: Size, letter: str = "") -> Image.Image:
    """A card, or the back, with square corners; ``rounded_rectangle`` is its mask. Do not change it.

    A court has ``letter`` in place of the deck's own letter if one is given and the deck has it.
    """
    face = atlas(deck).crop(deck.cells[name]).convert("RGB")
    if letter and deck.courts is not None and letter in deck.courts.letters:
        index = _letter(deck, deck.courts, name[1], letter)
        left, top, right, bottom = deck.courts.corner
        face.paste(index, (left, top))
        face.paste(index.transpose(Image.Transpose.ROTATE_180), (face.width - right, face.height - bottom))
    return face.resize(size, Image.Resampling.BICUBIC)


@lru_cache(maxsize=ATLASES)
def _letters(deck: Deck) -> Image.Image:
    with Image.open(deck.lettering) as image:
        return image.convert("RGB")


def _letter(deck: Deck, courts: CourtLetters, suit: str, letter: str) -> Image.Image:
    """The index of a court in a suit, as it is pasted into a corner of the card."""
    left, top, right, bottom = courts.corner
    width, height = right - left, bottom - top
    x, y = courts.letters.index(letter) * width, SUITS.index(suit) * height
    with _loading:
        return _letters(deck).crop((x, y, x + width, y + height))


@lru_cache(maxsize=64)
def suit(deck: Deck, name: str, width: float) -> Image.Image:
    """A suit symbol as a transparent sprite. Do not change it."""
    with _loading:
        strip = _symbols(deck)
    left = SUITS.index(name) * SUIT_SIZE
    side = round(width)
    return strip.crop((left, 0, left + SUIT_SIZE, SUIT_SIZE)).resize((side, side), Image.Resampling.LANCZOS)


@lru_cache(maxsize=128)
def rounded_rectangle(size: Size, radius: int) -> Image.Image:
    """The mask of a rectangle with round corners. Masks are shared, so do not change it."""
    mask = Image.new("L", size, 255)
    radius = min(radius, size[0] // 2, size[1] // 2)
    disc = _disc(radius)
    for left, top in ((0, 0), (1, 0), (0, 1), (1, 1)):
        quarter = disc.crop((left * radius, top * radius, (left + 1) * radius, (top + 1) * radius))
        mask.paste(quarter, (left * (size[0] - radius), top * (size[1] - radius)))
    return mask


@lru_cache(maxsize=32)
def _disc(radius: int) -> Image.Image:
    side = 2 * radius * _FINE
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((0, 0, side - 1, side - 1), fill=255)
    return mask.reduce(_FINE)


@lru_cache(maxsize=ATLASES)
def paper(deck: Deck) -> Colour:
    """The colour of a deck's paper, taken from an ace close to its left edge."""
    left, top, _, bottom = deck.cells[deck.cards[0]]
    red, green, blue = (
        atlas(deck)
        .crop((left + 5, (top + bottom) // 2, left + 6, (top + bottom) // 2 + 1))
        .convert("RGB")
        .tobytes()
    )
    return red, green, blue


@lru_cache(maxsize=4 * ATLASES)
def ink(deck: Deck, name: str) -> Colour:
    """The colour of a suit's index."""
    red, green, blue = bytes.fromhex(deck.inks[name].removeprefix("#"))
    return red, green, blue


@lru_cache(maxsize=24)
def ends(size: Size, radius: int) -> tuple[Image.Image, Image.Image]:
    """The masks of a card's upper and lower bands, which contain its round corners."""
    mask = rounded_rectangle(size, radius)
    return mask.crop((0, 0, size[0], radius)), mask.crop((0, size[1] - radius, *size))


@lru_cache(maxsize=12)
def shadow(size: Size) -> tuple[tuple[Image.Image, int, int], ...]:
    """The soft shadow of a card, in four masks around it, each with its offset from the card's left top.

    The part under the card is left out, which saves most of the time.
    """
    edge, (width, height) = 3 * _BLUR, size
    radius = corner(min(size))
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge))
    solid = rounded_rectangle(size, radius).point(lambda value: value * 55 // 100)
    mask.paste(solid, (edge, edge))
    mask = mask.filter(ImageFilter.GaussianBlur(_BLUR))
    x, y = _SHADE[0] - edge, _SHADE[1] - edge  # the left top of the mask
    left, top = radius - x, radius - y
    right, bottom = width - radius - x, height - radius - y
    boxes = (
        (0, 0, mask.width, top),
        (0, top, left, bottom),
        (right, top, mask.width, bottom),
        (0, bottom, mask.width, mask.height),
    )
    return tuple((mask.crop(box), box[0] + x, box[1] + y) for box in boxes)


@lru_cache(maxsize=8)
def dashed_rectangle(size: Size, radius: int, width: int) -> Image.Image:
    """The mask of a dashed outline."""
    outline = Image.new("L", size)
    outline.paste(255, (0, 0), rounded_rectangle(size, radius))
    inner = rounded_rectangle((size[0] - 2 * width, size[1] - 2 * width), max(1, radius - width))
    outline.paste(0, (width, width), inner)
    stripes = Image.new("L", (size[0] * 2, size[1] * 2))
    pen = ImageDraw.Draw(stripes)
    for start in range(-stripes.height, stripes.width, 56):
        pen.line((start, 0, start + stripes.height, stripes.height), fill=255, width=26)
    gaps = stripes.reduce(2)
    result = Image.new("L", size)
    result.paste(outline, (0, 0), gaps)
    return result


@lru_cache(maxsize=8)
def star(size: int) -> Image.Image:
    """The mask of a star with five points."""
    middle, outer = size * _FINE / 2, size * _FINE / 2
    points = [
        (
            middle + outer * (1 if step % 2 == 0 else 0.42) * math.sin(step * math.pi / 5),
            middle - outer * (1 if step % 2 == 0 else 0.42) * math.cos(step * math.pi / 5),
        )
        for step in range(10)
    ]
    return _polygon((size, size), points)


@lru_cache(maxsize=8)
def arrow(size: Size) -> Image.Image:
    """The mask of a triangle that points down."""
    width, height = size[0] * _FINE, size[1] * _FINE
    return _polygon(size, [(0, 0), (width, 0), (width / 2, height)])


_SIGNS: Final = {
    Sign.LEADS: (0.72, ((0, 0), (1, 0.5), (0, 1))),
    Sign.NEXT: (0.52, ((0, 0), (0.4, 0), (1, 0.5), (0.4, 1), (0, 1), (0.6, 0.5))),
    Sign.UP: (1.1, ((0.5, 0), (1, 1), (0, 1))),
    Sign.DOWN: (1.1, ((0, 0), (1, 0), (0.5, 1))),
    Sign.DECIDED: (0.84, ((0, 0), (0.16, 0), (1, 0.29), (0.16, 0.58), (0.16, 1), (0, 1))),
}
"""The width of each sign in heights, and its corners in widths and heights."""
_RING_OF: Final = 0.14
"""The thickness of the ring of a sign, in heights."""


@lru_cache(maxsize=16)
def sign(what: Sign, height: int, *, mirrored: bool = False) -> Image.Image:
    """The mask of a sign."""
    if what is Sign.TAKES:
        size, inner = (round(height * 0.7), height), round(height * _RING_OF)
        mask = rounded_rectangle(size, height // 4).copy()
        hole = rounded_rectangle((size[0] - 2 * inner, size[1] - 2 * inner), height // 8)
        mask.paste(0, (inner, inner), hole)
        return mask
    wide, corners = _SIGNS[what]
    width = round(height * wide)
    fine = [(x * width * _FINE, y * height * _FINE) for x, y in corners]
    mask = _polygon((width, height), fine)
    return mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if mirrored else mask


def _polygon(size: Size, points: Sequence[tuple[float, float]]) -> Image.Image:
    mask = Image.new("L", (size[0] * _FINE, size[1] * _FINE))
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.reduce(_FINE)


def line(image: Image.Image, points: Sequence[tuple[float, float]], thickness: int, colour: Colour) -> None:
    """Draw a smooth line through points onto an image."""
    left, top = (int(min(way)) - thickness for way in zip(*points, strict=True))
    right, bottom = (int(max(way)) + thickness + 1 for way in zip(*points, strict=True))
    mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
    ImageDraw.Draw(mask).line(fine, fill=255, width=thickness * _FINE, joint="curve")
    image.paste(colour, (left, top, right, bottom), mask.reduce(_FINE))


@cache
def _light() -> Image.Image:
    """The brightness of the cloth from its middle to its corners, for any size."""
    small = Image.new("L", (250, 150))
    across, down = small.width / 2, small.height * 0.46
    small.putdata(
        [
            max(0, int(255 - 115 * min(1.4, math.hypot((x - across) / across, (y - down) / down)) ** 1.7))
            for y in range(small.height)
            for x in range(small.width)
        ]
    )
    return small


@lru_cache(maxsize=12)
def _cloth(size: Size) -> Image.Image:
    """The cloth without its frame, one byte per pixel: about ten megabytes for all cached sizes."""
    light = _light().resize(size, Image.Resampling.BILINEAR)
    light.putpalette(
        [
            round(dark + (bright - dark) * value / 255)
            for value in range(256)
            for dark, bright in zip(FELT_EDGE, FELT, strict=True)
        ]
    )
    return light


def felt(size: Size) -> Image.Image:
    """A new piece of cloth: lit in the middle, with a gold line along its edge."""
    cloth = _cloth(size).convert("RGB")
    for inset, thickness, radius, colour in ((8, 3, 28, RIM), (15, 2, 21, OLD_GOLD)):
        _frame(cloth, inset, thickness, radius, colour)
    return cloth


@lru_cache(maxsize=4)
def _ring(radius: int, thickness: int) -> Image.Image:
    """The mask of a circle's outline."""
    side = 2 * radius
    ring = rounded_rectangle((side, side), radius).copy()
    inner = side - 2 * thickness
    ring.paste(0, (thickness, thickness), rounded_rectangle((inner, inner), radius - thickness))
    return ring


def _frame(cloth: Image.Image, inset: int, thickness: int, radius: int, colour: Colour) -> None:
    """Draw a line around a picture, with round corners."""
    ring = _ring(radius, thickness)
    right, bottom = cloth.width - inset, cloth.height - inset
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner_of = ring.crop((across * radius, down * radius, (across + 1) * radius, (down + 1) * radius))
        cloth.paste(
            colour, (right - radius if across else inset, bottom - radius if down else inset), corner_of
        )
    for top in (inset, bottom - thickness):
        cloth.paste(colour, (inset + radius, top, right - radius, top + thickness))
    for left in (inset, right - thickness):
        cloth.paste(colour, (left, inset + radius, left + thickness, bottom - radius))
