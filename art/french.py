"""The French-suited deck: fifty-two cards and a back."""

from art.courts import king, knave, queen
from art.frame import back, index, lattice_clip, paper
from art.ornaments import flower
from art.palettes import FRENCH, FRENCH_COSTUMES
from art.pips import baton, club, diamond, heart, spade, sword
from art.svg import Point, Svg, circle, clip, document, group, line, path, rounded

PALETTE = FRENCH
SIZE: Point = (250, 350)
SUITS = "dcsb"
RANKS = "A23456789TJQK"
LABELS = {"T": "10"}
INKS = {"d": PALETTE.red, "c": PALETTE.red, "s": PALETTE.ink, "b": PALETTE.ink}

_SHAPES = {"d": diamond, "c": heart, "s": spade, "b": club}
_LEFT, _MIDDLE, _RIGHT = 79, 125, 171
_TOP, _BOTTOM = 60, 290
_CENTRE = (_TOP + _BOTTOM) / 2


def _columns(*rows: float) -> tuple[Point, ...]:
    return tuple((x, y) for y in rows for x in (_LEFT, _RIGHT))


_THIRD = (_BOTTOM - _TOP) / 3
_POSITIONS: dict[str, tuple[Point, ...]] = {
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


def pip(suit: str) -> Svg:
    """The suit symbol in its colour."""
    return _SHAPES[suit](INKS[suit])


def _pips(suit: str, rank: str) -> Svg:
    drawn = group(pip(suit), scale=0.52 if rank in "9T" else 0.62)
    return group(*(group(drawn, at=(x, y), turn=180 if y > _CENTRE + 1 else 0) for x, y in _POSITIONS[rank]))


def _ace(suit: str) -> Svg:
    cx, cy = SIZE[0] / 2, SIZE[1] / 2
    rosette = "".join(
        group(
            path("M0 -84 C5 -92 5 -99 0 -106 C-5 -99 -5 -92 0 -84 Z", INKS[suit], 0, stroke="none"), turn=turn
        )
        for turn in range(0, 360, 30)
    )
    return group(
        circle((0, 0), 77, width=2, stroke=INKS[suit]),
        circle((0, 0), 72, width=0.9, stroke=INKS[suit]),
        rosette,
        group(pip(suit), scale=1.18),
        at=(cx, cy),
    )


def _sceptre() -> Svg:
    return group(
        path("M-4 -40 H4 V84 H-4 Z", PALETTE.yellow, 2.6),
        circle((0, -48), 10, PALETTE.yellow, 2.8),
        path("M0 -72 L8 -58 L0 -54 L-8 -58 Z", PALETTE.red, 2.2),
        line("M-7 -34 H7 M-7 66 H7", 4),
    )


def _bloom(suit: str) -> Svg:
    return group(
        line("M0 -14 C2 10 0 30 0 74", 5),
        line("M0 -14 C2 10 0 30 0 74", 2.4, PALETTE.green),
        flower(PALETTE, (0, -22), PALETTE.red if INKS[suit] == PALETTE.red else PALETTE.blue, 1.1),
    )


def _figure(suit: str, rank: str) -> Svg:
    costume = FRENCH_COSTUMES[suit]
    if rank == "J":
        return knave(PALETTE, costume, group(baton(PALETTE, 108), at=(0, 14), scale=(0.8, 0.8)))
    if rank == "Q":
        return queen(PALETTE, costume, _bloom(suit))
    held = (
        group(sword(PALETTE, 108), at=(0, 8), scale=0.9)
        if suit in "sb"
        else group(_sceptre(), at=(0, 4), scale=0.9)
    )
    return king(PALETTE, costume, held)


def _court(suit: str, rank: str) -> tuple[Svg, Svg]:
    (w, h), side, top = SIZE, 47, 20
    scale = 0.8
    half = group(
        group(_figure(suit, rank), at=(w / 2 - 125 * scale + 2, 4), scale=scale),
        group(pip(suit), at=(side + 22, top + 23), scale=0.36),
        clip="half",
    )
    drawing = group(
        half,
        group(half, at=(w, h), turn=180),
        path(f"M{side} {h / 2} H{w - side}", width=3),
        rounded((side, top), (w - 2 * side, h - 2 * top), 8, "none", 2.4),
    )
    return drawing, clip("half", f"M{side} {top} H{w - side} V{h / 2} H{side} Z")


def symbol(suit: str) -> Svg:
    """The suit alone, 100 × 100, with a light rim so that it shows on dark grounds."""
    shape = group(pip(suit), at=(50, 50), scale=0.95)
    rim = f'<g stroke="{PALETTE.paper}" stroke-width="7" stroke-linejoin="round">{_rim(suit)}</g>'
    return document((100, 100), PALETTE.ink, group(rim, at=(50, 50), scale=0.95), shape)


def _rim(suit: str) -> Svg:
    return pip(suit).replace('stroke-width="0"', 'stroke-width="8"').replace('stroke="none"', "")


def card(notation: str) -> Svg:
    """The SVG of a card by its notation, such as `Td`, 250 × 350."""
    rank, suit = notation[0], notation[1]
    definitions = ""
    if rank == "A":
        drawing = _ace(suit)
    elif rank in "JQK":
        drawing, definitions = _court(suit, rank)
    else:
        drawing = _pips(suit, rank)
    corners = index(
        SIZE, LABELS.get(rank, rank), group(pip(suit), scale=0.33), INKS[suit], family="Noto Sans"
    )
    return document(SIZE, PALETTE.ink, paper(SIZE, PALETTE), drawing, corners, definitions=definitions)


def card_back() -> Svg:
    """The SVG of the back, 250 × 350."""
    quarters = (("s", (-17, -15)), ("c", (17, -15)), ("d", (-17, 17)), ("b", (17, 17)))
    medallion = group(
        circle((0, 0), 45, PALETTE.paper, 0),
        *(group(pip(suit), at=at, scale=0.31) for suit, at in quarters),
    )
    drawing = back(SIZE, PALETTE, PALETTE.blue, medallion)
    return document(SIZE, PALETTE.ink, drawing, definitions=lattice_clip(SIZE))
