"""The French-suited decks: fifty-two cards and a back, in several styles."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, radians, sin
from types import MappingProxyType
from typing import Final

from art.decks.backs import inside, lozenges
from art.decks.borders import frame_line
from art.decks.frame import paper
from art.figures import busts
from art.palettes import (
    FRENCH,
    FRENCH_COSTUMES,
    PARISIAN_COSTUMES,
    PORTUGUESE_COSTUMES,
    SAFE_COSTUMES,
    Costume,
)
from art.suits.pips import club, diamond, heart, spade
from art.svg import Point, Svg, circle, clip, document, group, path, rounded, text

PALETTE: Final = FRENCH
SIZE: Final[Point] = (250, 350)

_SHAPES: Final = {"d": diamond, "c": heart, "s": spade, "b": club}
_LEFT, _MIDDLE, _RIGHT = 88, 125, 162
_TOP, _BOTTOM = 58, 292
_CENTRE = (_TOP + _BOTTOM) / 2
_FONT: Final = "Noto Sans"


def _columns(*rows: float) -> tuple[Point, ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


_THIRD = (_BOTTOM - _TOP) / 3
_POSITIONS: Final[dict[str, tuple[Point, ...]]] = {
    "2": ((_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)),
    "3": ((_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)),
    "4": _columns(_TOP, _BOTTOM),
    "5": (*_columns(_TOP, _BOTTOM), (_MIDDLE, _CENTRE)),
    "6": _columns(_TOP, _CENTRE, _BOTTOM),
    "7": (*_columns(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, (_TOP + _CENTRE) / 2)),
    "8": (
        *_columns(_TOP, _CENTRE, _BOTTOM),
        (_MIDDLE, (_TOP + _CENTRE) / 2),
        (_MIDDLE, (_CENTRE + _BOTTOM) / 2),
    ),
    "9": (*_columns(_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM), (_MIDDLE, _CENTRE)),
    "T": (
        *_columns(_TOP, _TOP + _THIRD, _BOTTOM - _THIRD, _BOTTOM),
        (_MIDDLE, _TOP + _THIRD / 2),
        (_MIDDLE, _BOTTOM - _THIRD / 2),
    ),
}
_CARRIED: Final = {
    "Kd": busts.axe(PALETTE),
    "Kc": busts.sceptre(PALETTE),
    "Ks": busts.blade(PALETTE),
    "Kb": busts.orb(PALETTE),
    "Qd": busts.bloom(PALETTE, PALETTE.yellow),
    "Qc": busts.bloom(PALETTE, PALETTE.red),
    "Qs": busts.bloom(PALETTE, "#7d9be0"),
    "Qb": busts.bloom(PALETTE, PALETTE.white),
    "Jd": busts.halberd(PALETTE),
    "Jc": busts.banner(PALETTE, PALETTE.red),
    "Js": busts.halberd(PALETTE),
    "Jb": busts.banner(PALETTE, PALETTE.green),
}
"""The object that each court holds."""


def label(words: str, size: float, colour: str, *, narrow: float = 0.74) -> Svg:
    """An index, its middle on x = 0 and standing on y = 0; all are equally tall, J does not hang down."""
    height = {"J": 0.79, "Q": 0.86}.get(words, 1)
    lift = {"J": -0.17, "Q": -0.13}.get(words, 0)
    wide = len(words) > 1
    letters = text(words, (0, 0), size, colour, family=_FONT, spacing=-0.07 * size if wide else None)
    return group(letters, at=(0, lift * size), scale=(narrow if wide else 1, height))


@dataclass(frozen=True)
class French:
    """One French-suited deck: its colours and its indices.

    ``inks`` colour the suits, ``labels`` are the indices that differ from the notation, ``cloth`` is the
    colour of the back, ``costumes`` dress the courts.
    """

    labels: Mapping[str, str]
    cloth: str
    inks: Mapping[str, str]
    costumes: Mapping[str, Costume]

    def pip(self, suit: str) -> Svg:
        """The suit in its colour, about 90 across."""
        return _SHAPES[suit](self.inks[suit])

    def symbol(self, suit: str) -> Svg:
        """The suit alone, 100 × 100, with a light rim so that it shows on dark grounds."""
        shape = self.pip(suit)
        outline = shape.replace('stroke-width="0"', 'stroke-width="8"').replace('stroke="none"', "")
        rim = f'<g stroke="{PALETTE.paper}" stroke-width="7" stroke-linejoin="round">{outline}</g>'
        return document(
            (100, 100),
            PALETTE.ink,
            group(rim, at=(50, 50), scale=0.95),
            group(shape, at=(50, 50), scale=0.95),
        )

    def card(self, notation: str) -> Svg:
        """The SVG of a card by its notation, such as ``Td``, 250 × 350."""
        rank, suit = notation[0], notation[1]
        definitions = ""
        if rank == "A":
            drawing = self._ace(suit)
        elif rank in "JQK":
            drawing, definitions = self._court(suit, rank)
        else:
            drawing = self._pips(suit, rank)
        corners = self._indices(suit, self.labels.get(rank, rank))
        return document(SIZE, PALETTE.ink, paper(SIZE, PALETTE), drawing, corners, definitions=definitions)

    def card_back(self) -> Svg:
        """The SVG of the back, 250 × 350."""
        quarters = (("s", (-17, -15)), ("c", (17, -15)), ("d", (-17, 17)), ("b", (17, 17)))
        medallion = group(
            circle((0, 0), 45, PALETTE.paper, 0),
            *(group(self.pip(suit), at=at, scale=0.31) for suit, at in quarters),
        )
        drawing = lozenges(SIZE, PALETTE, self.cloth, medallion)
        return document(SIZE, PALETTE.ink, paper(SIZE, PALETTE), drawing, definitions=inside(SIZE))

    def _indices(self, suit: str, words: str) -> Svg:
        one = group(self._label(suit, words), group(self.pip(suit), at=(32, 76), scale=0.37))
        return group(one, group(one, at=SIZE, turn=180))

    def lettered(self, suit: str, letter: str) -> Svg:
        """The SVG of a bare card with a letter where its index stands."""
        return document(SIZE, PALETTE.ink, paper(SIZE, PALETTE) + self._label(suit, letter))

    def _label(self, suit: str, words: str) -> Svg:
        return group(label(words, 54, self.inks[suit]), at=(32, 52))

    def _pips(self, suit: str, rank: str) -> Svg:
        drawing = group(self.pip(suit), scale=0.5 if rank in "89T" else 0.58)
        return group(
            *(group(drawing, at=(x, y), turn=180 if y > _CENTRE + 1 else 0) for x, y in _POSITIONS[rank])
        )

    def _ace(self, suit: str) -> Svg:
        ink, shape = self.inks[suit], _SHAPES[suit]
        leaf = path("M0 0 C9 -4 15 -14 14 -26 C3 -23 -3 -12 0 0 Z", ink, 0, stroke="none")
        radius = 80
        stem = path(f"M0 {radius} A{radius} {radius} 0 0 0 45 {-0.866 * radius:.1f}", width=1.6, stroke=ink)
        twig = group(
            stem,
            *(
                group(
                    group(leaf, turn=62),
                    group(leaf, turn=118, scale=(-1, 1)),
                    at=(radius * sin(radians(turn)), -radius * cos(radians(turn))),
                    turn=turn - 90,
                    scale=0.82,
                )
                for turn in range(40, 180, 17)
            ),
        )
        return group(
            twig,
            group(twig, scale=(-1, 1)),
            circle((0, radius), 4.5, ink, 0),
            group(shape(ink), scale=1.2),
            group(shape(PALETTE.paper), at=(0, 1.5), scale=1.02),
            group(shape(ink), at=(0, 2), scale=0.92),
            at=(SIZE[0] / 2, SIZE[1] / 2),
        )

    def _court(self, suit: str, rank: str) -> tuple[Svg, Svg]:
        (w, h), slant, outline = SIZE, busts.SLANT, frame_line(SIZE)
        costume, scale = self.costumes[suit], 1.02
        figure = busts.FIGURES[rank](PALETTE, costume, _CARRIED[rank + suit])
        half = group(
            group(figure, at=(w / 2, h / 2 - busts.HALF[1] * scale), scale=scale),
            clip="half",
        )
        sash = group(busts.sash(PALETTE, costume, self.pip(suit)), at=(w / 2, h / 2), scale=scale)
        drawing = group(
            group(half, group(half, at=(w, h), turn=180), sash, clip="frame"),
            path(outline, width=2.6, stroke=PALETTE.ink),
        )
        slope = slant * w / 2 / busts.HALF[0]
        above = f"M0 0 H{w} V{h / 2 - slope:.1f} L0 {h / 2 + slope:.1f} Z"
        return drawing, clip("half", above) + clip("frame", outline)


@dataclass(frozen=True)
class Large(French):
    """A deck for weak eyes: indices as tall as a third of the card; courts show their heads."""

    def _indices(self, suit: str, words: str) -> Svg:
        one = group(self._label(suit, words), group(self.pip(suit), at=(64, 190), scale=1.06))
        return group(one, group(one, at=SIZE, turn=180))

    def _label(self, suit: str, words: str) -> Svg:
        return group(label(words, 146, self.inks[suit], narrow=0.7), at=(64, 122))

    def _pips(self, suit: str, rank: str) -> Svg:
        """Nothing: the number is read, and pips to count would be in its way."""
        del suit, rank
        return ""

    def _ace(self, suit: str) -> Svg:
        return self._pips(suit, "A")

    def _court(self, suit: str, rank: str) -> tuple[Svg, Svg]:
        left, top, right, bottom = 132, 14, 236, 106
        figure = busts.FIGURES[rank](PALETTE, self.costumes[suit], "")
        half = group(
            group(group(figure, at=((left + right) / 2, 8), scale=0.8), clip="half"),
            rounded((left, top), (right - left, bottom - top), 8, "none", 2.6, stroke=PALETTE.ink),
        )
        drawing = group(half, group(half, at=SIZE, turn=180))
        return drawing, clip("half", f"M{left} {top} H{right} V{bottom} H{left} Z")


_RED_AND_BLACK: Final = MappingProxyType(
    {"d": PALETTE.red, "c": PALETTE.red, "s": PALETTE.ink, "b": PALETTE.ink}
)
_SAFE: Final = MappingProxyType({suit: costume.tunic for suit, costume in SAFE_COSTUMES.items()})
_KINGS: Final = MappingProxyType({"T": "10"})
_ROIS: Final = MappingProxyType({"A": "1", "T": "10", "J": "V", "Q": "D", "K": "R"})  # roi, dame, valet
_REIS: Final = MappingProxyType({"T": "10", "J": "V", "Q": "D", "K": "R"})  # rei, dama, valete

INTERNATIONAL: Final = French(_KINGS, PALETTE.blue, _RED_AND_BLACK, FRENCH_COSTUMES)
PARISIAN: Final = French(_ROIS, PALETTE.red, _RED_AND_BLACK, PARISIAN_COSTUMES)
PORTUGUESE: Final = French(_REIS, PALETTE.green, _RED_AND_BLACK, PORTUGUESE_COSTUMES)
LARGE: Final = Large(_KINGS, PALETTE.blue, _RED_AND_BLACK, FRENCH_COSTUMES)
FOUR_COLOURS: Final = French(_KINGS, "#5b4a8a", _SAFE, SAFE_COSTUMES)
