"""The style of Trieste: courts with two ends and their titles on a banner, an eagle above its coin."""

from art.decks import backs, borders
from art.decks.latin import Pattern, Suits, plume_reach, two_ended
from art.figures import faces, halves, headgear
from art.palettes import Costume, Palette
from art.suits.birds import RAISED, Plumage, double_eagle, dove
from art.suits.coins import quatrefoil
from art.suits.crossed import crosswise, interlaced
from art.suits.cups import beaker
from art.suits.ornaments import flower, ribbon, sprig, wound, wreath
from art.suits.weapons import sabre, staff, sword
from art.svg import Svg, group, line, path, text

SIZE = (250, 440)
PALETTE = Palette(
    paper="#fcf9ee",
    ink="#16151c",
    red="#cf2230",
    blue="#3b8fc7",
    yellow="#f3bd2a",
    green="#5c9e48",
    flesh="#f6d0ac",
    steel="#bfe0f2",
    gold="#9a6400",
)
INKS = {"d": PALETTE.gold, "c": PALETTE.red, "s": "#1f6ea6", "b": "#3f7d2c"}
_COSTUMES = {
    "d": Costume(
        "#f3bd2a",
        "#cf2230",
        "#fff3c9",
        "#3b8fc7",
        "#9a6a34",
        "#f6f1e6",
        "#d8cfbc",
        "#9a6a34",
        "bends",
        "seeds",
        "#c8761c",
    ),
    "c": Costume(
        "#cf2230",
        "#3b8fc7",
        "#f3bd2a",
        "#f6f1e6",
        "#2b211c",
        "#a96c3a",
        "#824d28",
        "#2b211c",
        "bars",
        "stars",
    ),
    "s": Costume(
        "#3b8fc7",
        "#cf2230",
        "#f3bd2a",
        "#f6f1e6",
        "#cf9a3c",
        "#9fa8b2",
        "#78818c",
        "#3f464f",
        "sprays",
        "stars",
        "#eaf6fd",
    ),
    "b": Costume(
        "#5c9e48",
        "#6a4a9c",
        "#f3bd2a",
        "#cf2230",
        "#8f4a20",
        "#57453b",
        "#41332b",
        "#16151c",
        "stripes",
        "stars",
    ),
}
_PLUMAGE = Plumage(PALETTE.ink, (PALETTE.ink, PALETTE.yellow), PALETTE.red, PALETTE.yellow)
_NAMES = {"d": "DENARI", "c": "COPPE", "s": "SPADE", "b": "BASTONI"}
_TITLES = {"J": "FANTE", "Q": "CAVALLO", "K": "RE"}
_TALL = SIZE[1] - 84


def _laid(suit: str, count: int) -> Svg:
    if suit == "s":
        blades = (
            sabre(PALETTE, _TALL / 2, 92, PALETTE.steel, PALETTE.red),
            sabre(PALETTE, _TALL / 2, 92, PALETTE.yellow, PALETTE.ink),
        )
        return interlaced(SIZE, count, lambda kind: blades[kind], sword(PALETTE, _TALL - 56, PALETTE.red))
    staves = (staff(PALETTE, 252, PALETTE.blue, PALETTE.blue), staff(PALETTE, 252, PALETTE.red, PALETTE.red))
    return crosswise(
        SIZE, count, 27, lambda kind: staves[kind], staff(PALETTE, 336, PALETTE.green, PALETTE.green)
    )


_SUITS = Suits(
    quatrefoil(PALETTE),
    beaker(PALETTE),
    lambda length: sword(PALETTE, length, PALETTE.red, PALETTE.yellow),
    lambda length: staff(PALETTE, length, PALETTE.green, PALETTE.blue),
    _laid,
)


def _ace(suit: str) -> Svg:
    colour = PALETTE.red if suit in "ds" else PALETTE.blue
    banner = ribbon(PALETTE, f"ASSO DI {_NAMES[suit]}", colour, (102, 398), 172)
    return group(_ACES[suit](), banner)


def _eagle_with_coin() -> Svg:
    return group(
        group(double_eagle(PALETTE, _PLUMAGE, RAISED), at=(125, 204), scale=0.94),
        *(
            group(headgear.open_crown(PALETTE, PALETTE.red), at=(125 + side * 31, 138), scale=0.62)
            for side in (-1, 1)
        ),
        group(_SUITS.coin, at=(125, 314), scale=1.12),
    )


def _doves_at_the_cup() -> Svg:
    bird = group(
        dove(PALETTE, Plumage(PALETTE.white, (PALETTE.white, PALETTE.steel), PALETTE.blue, PALETTE.blue)),
        scale=0.85,
    )
    return group(
        group(_SUITS.cup, at=(125, 258), scale=2.0),
        group(bird, at=(176, 134)),
        group(bird, at=(74, 134), scale=(-1, 1)),
        group(flower(PALETTE, (125, 118), PALETTE.red, 1.4)),
    )


def _three_swords() -> Svg:
    blade = sabre(PALETTE, 130, 60, PALETTE.steel, PALETTE.blue)
    return group(
        group(wreath(PALETTE, 66, berries=PALETTE.red), at=(125, 214)),
        group(blade, at=(146, 214), scale=(0.9, 1)),
        group(blade, at=(104, 214), scale=(-0.9, 1)),
        group(_SUITS.sword(230), at=(125, 206), scale=1.34),
    )


def _staff_and_snake() -> Svg:
    return group(
        *(sprig(PALETTE, (125 + side * 10, 336), 1.7, side * 30) for side in (-1, 1)),
        group(staff(PALETTE, 186, PALETTE.green, PALETTE.red), at=(125, 200), scale=(1.9, 1.7)),
        group(wound(PALETTE.yellow, (-52, -4, 44), 40), at=(125, 196), scale=(1.25, 1.2)),
    )


_ACES = {"d": _eagle_with_coin, "c": _doves_at_the_cup, "s": _three_swords, "b": _staff_and_snake}


def _title(suit: str, rank: str) -> Svg:
    """The banner between the two ends, to be read from either."""
    words = f"{_TITLES[rank]} DI {_NAMES[suit]}"
    letters = text(words, (0, 13.6), min(14.5, 150 / (0.66 * len(words))), PALETTE.white)
    tail = path("M84 -14 H112 L104 0 L112 14 H84 Z", PALETTE.blue, 2.4)
    return group(
        tail,
        group(tail, turn=180),
        path("M-90 -17 H90 V17 H-90 Z", PALETTE.red, 2.6),
        line("M-86 0 H86", 1.6, PALETTE.yellow),
        group(letters, at=(0, 0)),
        group(letters, turn=180),
    )


_BEARDS = {"d": faces.full_beard, "c": faces.trimmed_beard, "s": faces.forked_beard, "b": faces.full_beard}


def _court(suit: str, rank: str) -> Svg:
    costume = _COSTUMES[suit]
    if rank == "Q":
        hat = headgear.beret(PALETTE, costume.cloak, PALETTE.white, plume_reach(suit))
        beard = faces.moustache(costume.hair) if suit in "dc" else ""
        head = faces.head(PALETTE, costume.hair, hat, beard=beard, long=suit in "sb")
        half = halves.on_horse(
            PALETTE, costume, head, _SUITS.symbol(suit, 96), breast=halves.buttoned, collar=halves.cape
        )
    elif rank == "K":
        crown = headgear.arched_crown(PALETTE, costume.cloak)
        head = faces.head(PALETTE, costume.hair, crown, beard=_BEARDS[suit](costume.hair))
        half = halves.on_foot(
            PALETTE,
            costume,
            head,
            _SUITS.symbol(suit),
            breast=halves.plated,
            collar=halves.cape,
            other=halves.with_sceptre if suit in "dc" else halves.on_hip,
        )
    else:
        hat = headgear.hood(PALETTE, costume.cloak, costume.trim)
        head = faces.head(PALETTE, costume.hair, hat, long=suit in "dc")
        half = halves.on_foot(
            PALETTE,
            costume,
            head,
            _SUITS.symbol(suit),
            breast=halves.laced,
            collar=halves.linen,
            other=halves.with_scroll,
        )
    return two_ended(SIZE, half, suit, _title(suit, rank))


PATTERN = Pattern(
    SIZE,
    PALETTE,
    INKS,
    _SUITS,
    borders.beaded,
    _ace,
    _court,
    lambda: backs.damask(SIZE, PALETTE, "#7c1a2b", "stars", PALETTE.yellow, group(_SUITS.coin, scale=0.96)),
    depth=6,
    trimmings={
        "2d": group(*(flower(PALETTE, (125 + side * 72, 220), PALETTE.blue, 1) for side in (-1, 1))),
        "2c": group(*(flower(PALETTE, (125 + side * 72, 220), PALETTE.yellow, 1) for side in (-1, 1))),
        "4c": flower(PALETTE, (125, 220), PALETTE.yellow, 1.4),
        "4d": flower(PALETTE, (125, 220), PALETTE.red, 0.9),
        "2s": flower(PALETTE, (125, 220), PALETTE.red, 1.4),
        "2b": group(*(flower(PALETTE, (125 + side * 72, 220), PALETTE.yellow, 1) for side in (-1, 1))),
    },
)
