"""The style of Piacenza: courts with two ends, a crowned eagle that wears a star, chalices with facets."""

from art.decks import backs, borders
from art.decks.latin import Pattern, Suits, plume_reach, two_ended
from art.figures import faces, halves, headgear
from art.palettes import Costume, Palette
from art.suits.birds import SPREAD, Plumage, single_eagle
from art.suits.coins import star
from art.suits.cups import chalice
from art.suits.ornaments import flower, ribbon, sprig, wound, wreath
from art.suits.weapons import cudgel, sword
from art.svg import Svg, circle, group, line, path

SIZE = (250, 430)
PALETTE = Palette(
    paper="#fffdf4",
    ink="#1a2238",
    red="#d8352a",
    blue="#1f56b3",
    yellow="#f6c431",
    green="#2f9a5b",
    flesh="#f8d2ae",
    steel="#a9cdf0",
    gold="#9a6200",
    edge="#a9a58f",
)
INKS = {"d": PALETTE.gold, "c": PALETTE.red, "s": PALETTE.blue, "b": "#1f7a45"}
_COSTUMES = {
    "d": Costume(
        "#f0a52e",
        "#1f56b3",
        "#fbe7a3",
        "#d8352a",
        "#8a4f22",
        "#f4efe4",
        "#d4cbb6",
        "#8a4f22",
        "stars",
        "seeds",
        "#d8352a",
    ),
    "c": Costume(
        "#d8352a",
        "#1f56b3",
        "#f6c431",
        "#2f9a5b",
        "#33261f",
        "#b5773f",
        "#8a552d",
        "#33261f",
        "sprays",
        "seeds",
    ),
    "s": Costume(
        "#1f56b3",
        "#d8352a",
        "#f6c431",
        "#fffdf6",
        "#d9a441",
        "#9aa4b0",
        "#737d8a",
        "#3c4450",
        "bends",
        "seeds",
        "#8fb6ec",
    ),
    "b": Costume(
        "#2f9a5b",
        "#d8352a",
        "#f6c431",
        "#1f56b3",
        "#a04e20",
        "#5d4a3f",
        "#463730",
        "#241f1c",
        "diaper",
        "seeds",
    ),
}
_SUITS = Suits(
    star(PALETTE),
    chalice(PALETTE),
    lambda length: sword(PALETTE, length, PALETTE.blue),
    lambda length: cudgel(PALETTE, length),
)
_PLUMAGE = Plumage(PALETTE.ink, (PALETTE.ink, PALETTE.blue, PALETTE.ink), PALETTE.yellow, PALETTE.steel)


def _ace(suit: str) -> Svg:
    middle = (125, 215)
    if suit == "d":
        return group(
            group(single_eagle(PALETTE, _PLUMAGE, SPREAD), at=(125, 226), scale=0.96),
            group(headgear.open_crown(PALETTE, PALETTE.red), at=(127, 153), scale=1.0),
            group(_SUITS.coin, at=(125, 238), scale=1.26),
            *(sprig(PALETTE, (104 + side * 8, 392), 0.85, side * 64) for side in (-1, 1)),
        )
    if suit == "c":
        jets = "".join(f"M0 0 C{x * 0.2} {-50 - abs(x) * 0.1} {x} -60 {x} -14 " for x in (-52, -28, 28, 52))
        return group(
            group(line(jets + "M0 0 V-66", 6), line(jets + "M0 0 V-66", 3, PALETTE.steel), at=(125, 152)),
            *(circle((125 + x, 144), 4, PALETTE.steel, 1.8) for x in (-56, -30, 30, 56)),
            circle((125, 82), 5, PALETTE.steel, 1.8),
            group(_SUITS.cup, at=(125, 244), scale=1.9),
            flower(PALETTE, (58, 384), PALETTE.red, 1.3),
            flower(PALETTE, (124, 392), PALETTE.blue, 1.3),
        )
    if suit == "s":
        return group(
            group(_SUITS.sword(270), at=middle, scale=1.36),
            group(wound(PALETTE.red, (-46, -6, 34), 40), at=(125, 196), scale=(1.15, 1.2)),
            *(
                group(flower(PALETTE, (0, 0), PALETTE.yellow, 1.2), at=(125 + side * 58, 286))
                for side in (-1, 1)
            ),
        )
    return group(
        group(wreath(PALETTE, 74, berries=PALETTE.red), at=(125, 240)),
        group(_SUITS.baton(220), at=(125, 214), scale=(1.8, 1.62)),
        ribbon(PALETTE, "FORZA", PALETTE.blue, (125, 262), 126),
    )


def _bar() -> Svg:
    """The bar between the two ends."""
    beads = (circle((x, 0), 3, PALETTE.red, 1.4) for x in range(-104, 105, 13))
    return group(path("M-112 -7 H112 V7 H-112 Z", PALETTE.yellow, 2.6), *beads)


_BEARDS = {"d": faces.full_beard, "c": faces.full_beard, "s": faces.forked_beard, "b": faces.trimmed_beard}


def _court(suit: str, rank: str) -> Svg:
    costume = _COSTUMES[suit]
    if rank == "Q":
        hat = headgear.hood(PALETTE, costume.cloak, costume.trim)
        head = faces.head(PALETTE, costume.hair, hat, long=suit in "ds")
        half = halves.on_horse(
            PALETTE, costume, head, _SUITS.symbol(suit, 96), breast=halves.laced, collar=halves.linen
        )
    elif rank == "K":
        crown = headgear.open_crown(PALETTE, costume.cloak)
        head = faces.head(PALETTE, costume.hair, crown, beard=_BEARDS[suit](costume.hair))
        half = halves.on_foot(
            PALETTE,
            costume,
            head,
            _SUITS.symbol(suit),
            breast=halves.buttoned,
            collar=halves.fur,
            other=halves.with_sceptre if suit in "dc" else halves.with_orb,
        )
    else:
        hat = headgear.brimmed_hat(PALETTE, costume.cloak, PALETTE.white, plume_reach(suit))
        head = faces.head(PALETTE, costume.hair, hat, long=suit in "cb")
        half = halves.on_foot(
            PALETTE,
            costume,
            head,
            _SUITS.symbol(suit),
            breast=halves.buttoned,
            collar=halves.linen,
            other=halves.on_hip,
        )
    return two_ended(SIZE, half, suit, _bar())


PATTERN = Pattern(
    SIZE,
    PALETTE,
    INKS,
    _SUITS,
    borders.double,
    _ace,
    _court,
    lambda: backs.damask(
        SIZE, PALETTE, PALETTE.blue, "diaper", PALETTE.paper, group(_SUITS.coin, scale=0.96)
    ),
    depth=5,
    trimmings={
        "2d": group(*(flower(PALETTE, (125 + side * 74, 215), PALETTE.red, 1) for side in (-1, 1))),
        "2c": group(*(flower(PALETTE, (125 + side * 74, 215), PALETTE.blue, 1) for side in (-1, 1))),
        "4c": flower(PALETTE, (125, 215), PALETTE.blue, 0.9),
        "4d": flower(PALETTE, (125, 215), PALETTE.red, 0.8),
    },
)
