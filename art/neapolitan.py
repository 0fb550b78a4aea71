"""The Neapolitan-style deck: cards with the Italian suits, and a back; 8 and 9 for the Spanish pack of 48."""

from collections.abc import Callable

from art.courts import king, knave, meadow
from art.frame import back, framed, index, lattice_clip, paper
from art.heads import crown
from art.ornaments import eagle, flourish, flower, ribbon, sprig
from art.palettes import NEAPOLITAN, NEAPOLITAN_COSTUMES
from art.pips import baton, coin, cup, sword
from art.rider import knight
from art.svg import Point, Svg, document, group

PALETTE = NEAPOLITAN
SIZE: Point = (250, 400)
SUITS = "dcsb"
RANKS = "A23456789JQK"
LABELS = {"J": "F", "Q": "C", "K": "R"}  # fante, cavallo, re
INKS = {"d": PALETTE.gold, "c": PALETTE.red, "s": PALETTE.blue, "b": PALETTE.green}

# Round pips: x, y and half the height of the pip, in units of the card.
_COINS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "2": ((125, 116, 60), (125, 284, 60)),
    "3": ((125, 84, 52), (125, 200, 52), (125, 316, 52)),
    "4": ((78, 132, 43), (172, 132, 43), (78, 268, 43), (172, 268, 43)),
    "5": ((76, 130, 42), (174, 130, 42), (125, 200, 42), (76, 270, 42), (174, 270, 42)),
    "6": tuple((x, y, 39) for y in (114, 200, 286) for x in (78, 172)),
    "7": (
        *((x, 116, 35) for x in (86, 164)),
        *((x, 200, 35) for x in (54, 125, 196)),
        *((x, 284, 35) for x in (86, 164)),
    ),
    "8": tuple((x, y, 33) for y in (86, 162, 238, 314) for x in (82, 168)),
    "9": tuple((x, y, 31) for y in (104, 200, 296) for x in (56, 125, 194)),
}
_CUPS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "2": ((125, 112, 76), (125, 288, 76)),
    "3": ((125, 78, 55), (125, 200, 55), (125, 322, 55)),
    "4": ((88, 104, 47), (166, 104, 47), (84, 296, 47), (162, 296, 47)),
    "5": ((86, 88, 47), (166, 88, 47), (125, 200, 47), (84, 312, 47), (164, 312, 47)),
    "6": ((86, 82, 46), (167, 82, 46), (82, 200, 46), (168, 200, 46), (83, 318, 46), (164, 318, 46)),
    "7": (
        *((x, 82, 44) for x in (86, 164)),
        *((x, 200, 44) for x in (52, 125, 198)),
        *((x, 318, 44) for x in (86, 164)),
    ),
    "8": tuple((x, y, 38) for y in (70, 157, 243, 330) for x in (86, 166)),
    "9": tuple((x, y, 42) for y in (84, 200, 316) for x in (56, 125, 194)),
}
# Long pips: x, y, length and whether it points down; then how stout swords and batons are.
_LONG: dict[str, tuple[tuple[float, float, float, bool], ...]] = {
    "2": ((86, 200, 318, False), (164, 200, 318, True)),
    "3": ((70, 200, 250, False), (125, 200, 336, False), (180, 200, 250, False)),
    "4": ((84, 112, 168, False), (166, 112, 168, False), (84, 288, 168, True), (166, 288, 168, True)),
    "5": (
        *((x, 112, 168, False) for x in (70, 180)),
        (125, 200, 250, False),
        *((x, 288, 168, True) for x in (70, 180)),
    ),
    "6": (*((x, 112, 168, False) for x in (68, 125, 182)), *((x, 288, 168, True) for x in (68, 125, 182))),
    "7": (
        *((x, 112, 164, False) for x in (70, 180)),
        (125, 77, 114, False),
        (125, 200, 114, False),
        (125, 323, 114, True),
        *((x, 288, 164, True) for x in (70, 180)),
    ),
    "8": (
        *((x, 112, 164, False) for x in (56, 102, 148, 194)),
        *((x, 288, 164, True) for x in (56, 102, 148, 194)),
    ),
    "9": tuple((x, y, 112, y > 200) for y in (78, 200, 322) for x in (64, 125, 186)),
}
_SWORD_WIDTHS = {"2": 1.25, "3": 0.98, "4": 1.2, "5": 1.0, "6": 0.92, "7": 0.86, "8": 0.8, "9": 0.8}
_BATON_WIDTHS = {"2": 1.5, "3": 1.15, "4": 1.35, "5": 0.92, "6": 0.88, "7": 0.84, "8": 0.76, "9": 0.84}
_FLOURISHES: dict[str, tuple[Point, ...]] = {
    "4": ((125, 46),),
    "5": ((125, 46),),
    "6": ((125, 46),),
    "7": ((125, 50),),
}


def _long_pip(suit: str, x: float, y: float, length: float, stout: float, *, down: bool) -> Svg:
    if suit == "s":
        drawn = group(sword(PALETTE, length / stout - 54), at=(0, -7))
    else:
        drawn = baton(PALETTE, length / stout - 28)
    return group(group(drawn, scale=stout), at=(x, y), turn=180 if down else 0)


def _pips(suit: str, rank: str) -> list[Svg]:
    if suit == "d":
        pips = [group(coin(PALETTE, half), at=(x, y)) for x, y, half in _COINS[rank]]
    elif suit == "c":
        pips = [group(cup(PALETTE), at=(x, y - 0.03 * half), scale=half / 52) for x, y, half in _CUPS[rank]]
    else:
        stout = (_SWORD_WIDTHS if suit == "s" else _BATON_WIDTHS)[rank]
        return [_long_pip(suit, x, y, length, stout, down=down) for x, y, length, down in _LONG[rank]]
    if suit == "d":
        for x, y in _FLOURISHES.get(rank, ()):
            pips += [flourish(PALETTE, (x, y), 1.1), flourish(PALETTE, (250 - x, 400 - y), 1.1, 180)]
    if rank == "2" and suit == "d":
        pips.append(flower(PALETTE, (125, 200), PALETTE.blue, 1.0))
    if rank == "4":
        pips.append(flower(PALETTE, (125, 200), PALETTE.red if suit == "d" else PALETTE.blue, 1.25))
    return pips


def _ace_of_coins() -> Svg:
    return group(
        group(eagle(PALETTE), at=(125, 200), scale=0.84),
        group(crown(PALETTE), at=(125, 92), scale=1.0),
        group(coin(PALETTE, 44), at=(125, 200)),
        ribbon(PALETTE, "BRISCOLA", PALETTE.red, (125, 338)),
    )


def _ace_of_cups() -> Svg:
    return group(
        *(sprig(PALETTE, (125 + side * 60, 286), 1.35, side * 12) for side in (-1, 1)),
        group(cup(PALETTE), at=(125, 190), scale=1.9),
        *(flower(PALETTE, (x, y), colour, scale) for x, y, colour, scale in _BOUQUET),
        ribbon(PALETTE, "ALLA SALUTE", PALETTE.blue, (125, 338)),
    )


_BOUQUET = (
    (95, 98, PALETTE.blue, 0.95),
    (155, 98, PALETTE.blue, 0.95),
    (125, 82, PALETTE.red, 1.3),
)


def _ace_of_swords() -> Svg:
    return group(
        *(sprig(PALETTE, (125 + side * 10, 300), 1.9, side * 22) for side in (-1, 1)),
        group(sword(PALETTE, 196), at=(125, 178), scale=1.3),
        ribbon(PALETTE, "CON ONORE", PALETTE.red, (125, 320)),
    )


def _ace_of_batons() -> Svg:
    return group(
        *(sprig(PALETTE, (125 + side * 12, 300), 1.9, side * 24) for side in (-1, 1)),
        group(baton(PALETTE, 184), at=(125, 200), scale=(1.85, 1.62)),
        ribbon(PALETTE, "CON ARDIRE", PALETTE.blue, (125, 322)),
    )


_ACES: dict[str, Callable[[], Svg]] = {
    "d": _ace_of_coins,
    "c": _ace_of_cups,
    "s": _ace_of_swords,
    "b": _ace_of_batons,
}
_HELD = {
    "d": group(coin(PALETTE, 31), at=(0, 12)),
    "c": group(cup(PALETTE), at=(0, 10), scale=0.68),
    "s": group(sword(PALETTE, 140), at=(0, -8), scale=0.95),
    "b": group(baton(PALETTE, 150), at=(0, -10), scale=(0.95, 0.8)),
}


def _court(suit: str, rank: str) -> Svg:
    costume, held = NEAPOLITAN_COSTUMES[suit], _HELD[suit]
    ground = meadow(PALETTE)
    if rank == "J":
        return group(ground, group(knave(PALETTE, costume, held), at=(7, 13), scale=0.97))
    if rank == "Q":
        return group(ground, group(knight(PALETTE, costume, held), at=(2, 27), scale=0.92))
    return group(ground, group(king(PALETTE, costume, held), at=(11, 20), scale=0.95))


def _index_symbol(suit: str) -> Svg:
    if suit == "d":
        return coin(PALETTE, 12)
    if suit == "c":
        return group(cup(PALETTE), scale=0.25)
    if suit == "s":
        return group(sword(PALETTE, 70), turn=32, scale=(0.32, 0.27))
    return group(baton(PALETTE, 80), turn=32, scale=(0.4, 0.29))


def symbol(suit: str) -> Svg:
    """The suit alone, 100 × 100."""
    if suit == "d":
        drawn = coin(PALETTE, 46)
    elif suit == "c":
        drawn = group(cup(PALETTE), at=(0, -2), scale=0.92)
    elif suit == "s":
        drawn = group(sword(PALETTE, 62), at=(3, -4), turn=35, scale=1.0)
    else:
        drawn = group(baton(PALETTE, 86), turn=35, scale=(1.15, 0.95))
    return document((100, 100), PALETTE.ink, group(drawn, at=(50, 50)))


def card(notation: str) -> Svg:
    """The SVG of a card by its notation, such as `3c`, 250 × 400."""
    rank, suit = notation[0], notation[1]
    if rank == "A":
        parts = [_ACES[suit]()]
    elif rank in LABELS:
        parts = [_court(suit, rank)]
    else:
        parts = _pips(suit, rank)
    drawing, definitions = framed(SIZE, PALETTE.ink, *parts)
    corners = index(SIZE, LABELS.get(rank, rank), _index_symbol(suit), INKS[suit])
    return document(SIZE, PALETTE.ink, paper(SIZE, PALETTE), drawing, corners, definitions=definitions)


def card_back() -> Svg:
    """The SVG of the back, 250 × 400."""
    drawing = back(SIZE, PALETTE, PALETTE.red, coin(PALETTE, 44))
    return document(SIZE, PALETTE.ink, drawing, definitions=lattice_clip(SIZE))
