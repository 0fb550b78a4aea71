"""The decks for weak eyes, and for eyes that confuse colours, with Latin suits."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from art.decks import backs, borders, neapolitan
from art.decks.frame import paper
from art.decks.latin import LABELS, Suits, pose
from art.figures.standing import meadow
from art.palettes import CLEAR_COSTUMES, NEAPOLITAN_COSTUMES, Costume, Palette
from art.suits.ornaments import sprig
from art.svg import Point, Svg, clip, document, group, rounded, text
from art.weave import definitions

PALETTE: Final = neapolitan.PALETTE
SIZE: Final[Point] = neapolitan.SIZE
_COURTS: Final[Mapping[str, tuple[Point, float]]] = MappingProxyType(
    {"J": ((122, 94), 0.86), "Q": ((122, 186), 0.47), "K": ((125, 96), 0.86)}
)
"""The point of a figure in the middle of its window, and its scale; a knight includes his horse."""


@dataclass(frozen=True)
class Large:
    """A deck for weak eyes: indices as tall as a third of the card, courts in a window, no pips to count."""

    suits: Suits
    inks: Mapping[str, str]
    costumes: Mapping[str, Costume]
    labels: Mapping[str, str] = field(default_factory=lambda: LABELS)

    def card(self, notation: str) -> Svg:
        """The SVG of a card by its notation, 250 × 400."""
        rank, suit = notation[0], notation[1]
        one = group(
            self._label(suit, self.labels.get(rank, rank)),
            group(self.suits.one(suit), at=(66, 206), scale=1.12),
            self._window(suit, rank) if rank in "JQK" else "",
        )
        drawing = group(one, group(one, at=SIZE, turn=180))
        window = clip("window", "M134 16 H236 V124 H134 Z")
        return document(
            SIZE, PALETTE.ink, paper(SIZE, PALETTE), drawing, definitions=window + definitions(drawing)
        )

    def lettered(self, suit: str, letter: str) -> Svg:
        """The SVG of a bare card with a letter where its index stands."""
        return document(SIZE, PALETTE.ink, paper(SIZE, PALETTE) + self._label(suit, letter))

    def _label(self, suit: str, words: str) -> Svg:
        narrow = 0.7 if len(words) > 1 else 0.94 if words == "N" else 1
        height, lift = (0.8, 25) if words == "J" else (1, 0)  # the J has a descender
        letter = text(words, (0, 0), 148, self.inks[suit], family="Noto Sans", weight=900)
        return group(letter, at=(68, 126 - lift), scale=(narrow, height))

    def symbol(self, suit: str) -> Svg:
        """A suit alone, 100 × 100."""
        return document((100, 100), PALETTE.ink, group(self.suits.one(suit), at=(50, 50), scale=0.94))

    def card_back(self) -> Svg:
        """The SVG of the back."""
        return neapolitan.PATTERN.card_back()

    def _window(self, suit: str, rank: str) -> Svg:
        (x, y), scale = _COURTS[rank]
        figure = neapolitan.figure(suit, rank, self.costumes[suit], "")
        figure_in_place = group(figure, at=(185 - x * scale, 70 - y * scale), scale=scale)
        return group(
            group(figure_in_place, clip="window"),
            rounded((134, 16), (102, 108), 8, "none", 2.6, stroke=PALETTE.ink),
        )


def _shades(suit: str) -> Palette:
    """The colours of a suit's symbol: one hue, dark and light."""
    costume = CLEAR_COSTUMES[suit]
    return replace(
        PALETTE,
        red=costume.tunic,
        blue=costume.tunic,
        green=costume.tunic,
        yellow=costume.cloak,
        steel=costume.cloak,
        white=costume.hose,
    )


_SUITS: Final = neapolitan.symbols(*map(_shades, "dcsb"))
_INKS: Final = MappingProxyType({suit: costume.tunic for suit, costume in CLEAR_COSTUMES.items()})


def _ace(suit: str) -> Svg:
    shades = _shades(suit)
    return group(
        *(sprig(shades, (125 + side * 12, 366), 1.15, side * 48) for side in (-1, 1)),
        group(_SUITS.one(suit), at=(125, 196), scale=1.9),
    )


def _court(suit: str, rank: str) -> Svg:
    figure = neapolitan.figure(suit, rank, CLEAR_COSTUMES[suit], _SUITS.symbol(suit))
    return group(meadow(replace(PALETTE, green="#d9d4c3")), pose(SIZE, figure, suit, rank))


LARGE: Final = Large(neapolitan.SYMBOLS, neapolitan.INKS, NEAPOLITAN_COSTUMES)
FOUR_COLOURS: Final = replace(
    neapolitan.PATTERN,
    inks=_INKS,
    suits=_SUITS,
    border=borders.single,
    ace=_ace,
    court=_court,
    back=lambda: backs.lozenges(SIZE, PALETTE, "#5b4a8a", group(_SUITS.coin, scale=0.96)),
    trimmings={},
)
