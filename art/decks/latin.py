"""The composition of a card with Latin suits. The patterns supply its parts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from art.decks.backs import inside
from art.decks.borders import frame_line
from art.decks.frame import paper
from art.decks.layout import round_pips, upright_pips
from art.palettes import Palette
from art.svg import Point, Svg, clip, document, group, text
from art.weave import definitions

LABELS: Final = MappingProxyType({"J": "F", "Q": "C", "K": "R"})
"""The indices that differ from the notation in Italy: fante, cavallo, re."""
_NARROW: Final = MappingProxyType({"A": 0.84, "B": 0.86, "C": 0.84, "K": 0.78, "N": 0.76, "R": 0.84})
"""The horizontal scale of wide letters in a corner."""
SLENDER: Final = 0.74
"""The width of a cup, in heights."""


@dataclass(frozen=True)
class Suits:
    """The symbols of a pattern: a coin of radius 46, a cup 104 tall, swords and batons of any length.

    ``laid`` are the pips of crossed swords and batons; without them they stand upright.
    """

    coin: Svg
    cup: Svg
    sword: Callable[[float], Svg]
    baton: Callable[[float], Svg]
    laid: Callable[[str, int], Svg] | None = None

    def symbol(self, suit: str, length: float = 150) -> Svg:
        """The symbol as a court holds it, the fist 10 below 0,0; ``length`` is for swords and batons."""
        if suit == "d":
            return group(self.coin, at=(0, 2), scale=0.68)
        if suit == "c":
            return group(self.cup, at=(0, -13), scale=0.6)
        if suit == "s":
            return group(self.sword(length), at=(0, 31 - length * 0.475), scale=0.95)
        return group(self.baton(length), at=(0, 32 - length * 0.4), scale=(0.95, 0.8))

    def one(self, suit: str) -> Svg:
        """The symbol of a suit about 100 tall; the long ones lean."""
        if suit == "d":
            return self.coin
        if suit == "c":
            return group(self.cup, scale=0.93)
        if suit == "s":
            return group(self.sword(112), at=(2, 0), turn=35)
        return group(self.baton(110), turn=35, scale=(1.1, 1))


def plume_reach(suit: str) -> float:
    """The length of a feather: those who look to the right wear it on the side of the index."""
    return 1 if suit in "dc" else 0.55


def pose(size: Point, figure: Svg, suit: str, rank: str) -> Svg:
    """A full figure on its card. A figure with something long looks right, where no index is in the way."""
    drop = size[1] - 400 + (19 if rank == "Q" else 3)
    figure_in_place = group(figure, at=(-3 if rank == "Q" else 2, drop))
    return figure_in_place if suit in "dc" else group(figure_in_place, at=(size[0], 0), scale=(-1, 1))


def two_ended(size: Point, half: Svg, suit: str, band: Svg, slant: float = 0) -> Svg:
    """A half figure twice, the second turned round, with ``band`` (around 0,0) where they meet.

    They meet in a line that rises by ``slant`` to either side of the middle.
    """
    w, h = size
    drawing = half if suit in "dc" else group(half, at=(w, 0), scale=(-1, 1))
    upper = f"M0 0 H{w} V{h / 2 - slant} L0 {h / 2 + slant} Z"
    cut = group(drawing, clip="end")
    return clip("end", upper) + group(cut, group(cut, at=size, turn=180), group(band, at=(w / 2, h / 2)))


@dataclass(frozen=True)
class Pattern:
    """The parts of a pattern of cards with Latin suits."""

    size: Point
    palette: Palette
    inks: Mapping[str, str]
    suits: Suits
    border: Callable[[Point, Palette, str], Svg]
    ace: Callable[[str], Svg]
    court: Callable[[str, str], Svg]
    back: Callable[[], Svg]
    depth: float = 0
    """How far the border extends inwards from its outer line."""
    labels: Mapping[str, str] = field(default_factory=lambda: LABELS)
    trimmings: Mapping[str, Svg] = field(default_factory=dict)
    """The ornaments between the pips of a card, by its notation."""

    def card(self, notation: str) -> Svg:
        """The SVG of a card by its notation, such as ``3c``."""
        rank, suit = notation[0], notation[1]
        if rank == "A":
            drawing = self.ace(suit)
        elif rank in "JQK":
            drawing = self.court(suit, rank)
        else:
            drawing = self.pips(suit, rank) + self.trimmings.get(notation, "")
        parts = (
            paper(self.size, self.palette),
            group(drawing, clip="frame"),
            self.border(self.size, self.palette, suit),
            self.indices(suit, rank),
        )
        w, h = self.size
        clips = clip("frame", frame_line(self.size, self.depth)) + clip("half", f"M0 0 H{w} V{h / 2} H0 Z")
        return document(self.size, self.palette.ink, *parts, definitions=clips + definitions(drawing))

    def pips(self, suit: str, rank: str) -> Svg:
        """The symbols of a card from 2 to 9."""
        if suit in "dc":
            slender = 1 if suit == "d" else SLENDER
            places, half = round_pips(self.size, rank, slender, self.depth)
            drawing = (
                group(self.suits.coin, scale=half / 48)
                if suit == "d"
                else group(self.suits.cup, scale=half / 54)
            )
            return "".join(group(drawing, at=at) for at in places)
        if self.suits.laid:
            return self.suits.laid(suit, int(rank))
        pips, stout = upright_pips(self.size, rank)
        long = self.suits.sword if suit == "s" else self.suits.baton
        return "".join(
            group(group(long(length / stout), scale=stout), at=(x, y), turn=180 if down else 0)
            for x, y, length, down in pips
        )

    def indices(self, suit: str, rank: str) -> Svg:
        """The rank above its suit in two corners, legible on a card that is forty pixels wide."""
        one = group(
            self._label(suit, self.labels.get(rank, rank)),
            group(self.suits.one(suit), at=(30, 76), scale=0.31),
        )
        return group(one, group(one, at=self.size, turn=180))

    def lettered(self, suit: str, letter: str) -> Svg:
        """The SVG of a bare card with a letter where its index stands."""
        drawing = paper(self.size, self.palette) + self._label(suit, letter)
        return document(self.size, self.palette.ink, drawing)

    def _label(self, suit: str, label: str) -> Svg:
        narrow = 0.64 if len(label) > 1 else _NARROW.get(label, 0.95)
        height, lift = (0.8, 9) if label == "J" else (1, 0)  # the J has a descender
        letter = text(label, (0, 0), 60, self.inks[suit], weight=900, stroke=1.6)
        return group(letter, at=(30, 52 - lift), scale=(narrow, height))

    def symbol(self, suit: str) -> Svg:
        """A suit alone, 100 × 100."""
        return document((100, 100), self.palette.ink, group(self.suits.one(suit), at=(50, 50), scale=0.94))

    def card_back(self) -> Svg:
        """The SVG of the back."""
        drawing = self.back()
        return document(
            self.size,
            self.palette.ink,
            paper(self.size, self.palette),
            drawing,
            definitions=inside(self.size) + definitions(drawing),
        )
