"""The style of Treviso: tall cards with two ends, interlaced swords, crossed staves, mottoes on the aces."""

from art.decks import backs, borders
from art.decks.latin import Pattern, Suits, two_ended
from art.figures import faces, halves, headgear
from art.palettes import Costume, Palette
from art.suits.birds import Plumage, dove
from art.suits.coins import flower as flower_coin, rim
from art.suits.crossed import crosswise, interlaced
from art.suits.cups import urn
from art.suits.ornaments import flower, ribbon, sprig, wreath
from art.suits.weapons import broadsword, sabre, staff
from art.svg import Svg, circle, group, path

SIZE = (250, 460)
PALETTE = Palette(
    paper="#f8efd8",
    ink="#1c1a1f",
    red="#b3202c",
    blue="#23406f",
    yellow="#e3ac2f",
    green="#2c6e4a",
    flesh="#eec6a0",
    white="#fffaf0",
    steel="#c3d3dd",
    gold="#8f5f08",
    edge="#a8987a",
)
INKS = {"d": PALETTE.gold, "c": PALETTE.red, "s": PALETTE.blue, "b": PALETTE.green}
_COSTUMES = {
    "d": Costume(
        "#d98f2b",
        "#b3202c",
        "#f1d48c",
        "#23406f",
        "#6e4a26",
        "#eee2c8",
        "#cdbb95",
        "#6e4a26",
        "sprays",
        "scales",
        "#7a3a12",
    ),
    "c": Costume(
        "#b3202c",
        "#23406f",
        "#e3ac2f",
        "#2c6e4a",
        "#2e241e",
        "#9c6236",
        "#764523",
        "#2e241e",
        "diaper",
        "seeds",
    ),
    "s": Costume(
        "#23406f",
        "#b3202c",
        "#e3ac2f",
        "#c3d3dd",
        "#a8713a",
        "#868c94",
        "#646a72",
        "#33373e",
        "chevrons",
        "seeds",
    ),
    "b": Costume(
        "#2c6e4a",
        "#7a3558",
        "#e3ac2f",
        "#b3202c",
        "#7d4420",
        "#4a3b33",
        "#362b25",
        "#1c1a1f",
        "bars",
        "seeds",
    ),
}
_PLUMAGE = Plumage(PALETTE.blue, (PALETTE.blue, PALETTE.red), PALETTE.yellow, PALETTE.yellow)
_TALL = SIZE[1] - 70


def _baton(length: float) -> Svg:
    return staff(PALETTE, length, PALETTE.red, PALETTE.green)


def _laid(suit: str, count: int) -> Svg:
    if suit == "s":
        blades = (
            sabre(PALETTE, _TALL / 2, 100, PALETTE.steel, PALETTE.red),
            sabre(PALETTE, _TALL / 2, 100, PALETTE.white, PALETTE.blue),
        )
        return interlaced(SIZE, count, lambda kind: blades[kind], broadsword(PALETTE, _TALL - 90))
    staves = (
        staff(PALETTE, 292, PALETTE.red, PALETTE.green),
        staff(PALETTE, 292, PALETTE.green, PALETTE.red),
    )
    return crosswise(
        SIZE, count, 23, lambda kind: staves[kind], staff(PALETTE, 380, PALETTE.blue, PALETTE.blue)
    )


_SUITS = Suits(flower_coin(PALETTE), urn(PALETTE), lambda length: broadsword(PALETTE, length), _baton, _laid)
_MOTTOES = {
    "d": ("LA SORTE GIRA", "IL CONTO RESTA"),
    "c": ("BEVI CON POCHI", "CONTA CON TUTTI"),
    "s": ("PRIMA PENSA", "E POI TAGLIA"),
    "b": ("CHI SA ASPETTARE", "FA LA PRESA"),
}


def _ace(suit: str) -> Svg:
    first, second = _MOTTOES[suit]
    colour = PALETTE.blue if suit in "cb" else PALETTE.red
    mottoes = group(
        ribbon(PALETTE, first, colour, (148, 50), 170), ribbon(PALETTE, second, colour, (102, 410), 170)
    )
    return group(_ACES[suit](), mottoes)


def _bird_in_coin() -> Svg:
    dots = (group(circle((0, -37), 1.6, PALETTE.red, 0), turn=12 * step) for step in range(30))
    ground = group(
        circle((0, 0), 33, PALETTE.paper, 1.4),
        path("M-27 19 C-14 13 14 13 27 19 C20 28 10 33 0 33 C-10 33 -20 28 -27 19 Z", PALETTE.green, 1.4),
    )
    return group(
        group(rim((*dots, ground), PALETTE), scale=2.2),
        group(dove(PALETTE, _PLUMAGE), at=(4, 4), scale=1.0),
        at=(125, 230),
    )


def _filled_urn() -> Svg:
    return group(
        *(sprig(PALETTE, (125 + side * 64, 334), 1.2, side * 12) for side in (-1, 1)),
        group(_SUITS.cup, at=(125, 248), scale=1.75),
        flower(PALETTE, (98, 148), PALETTE.blue, 1.2),
        flower(PALETTE, (152, 148), PALETTE.blue, 1.2),
        flower(PALETTE, (125, 128), PALETTE.red, 1.6),
    )


def _crowned_sword() -> Svg:
    return group(
        group(wreath(PALETTE, 78, berries=PALETTE.yellow), at=(125, 216)),
        group(broadsword(PALETTE, 250), at=(125, 230), scale=1.24),
        group(headgear.open_crown(PALETTE, PALETTE.red), at=(124, 208), scale=1.7),
    )


def _flowering_staff() -> Svg:
    twigs = (sprig(PALETTE, (125 + side * 8, 320), 1.9, side * 26) for side in (-1, 1))
    return group(
        *twigs,
        group(_baton(240), at=(125, 230), scale=(2, 1.34)),
        *(flower(PALETTE, (125 + side * 58, 150), PALETTE.red, 1.3) for side in (-1, 1)),
    )


_ACES = {"d": _bird_in_coin, "c": _filled_urn, "s": _crowned_sword, "b": _flowering_staff}


def _bar() -> Svg:
    """The slanting band between the two ends."""
    return group(
        path("M-112 20 L112 -36 V-20 L-112 36 Z", PALETTE.yellow, 2.6),
        *(circle((x, -0.25 * x), 2.8, PALETTE.red, 1.3) for x in range(-104, 105, 16)),
    )


_BEARDS = {"d": faces.forked_beard, "c": faces.full_beard, "s": faces.full_beard, "b": faces.trimmed_beard}


def _court(suit: str, rank: str) -> Svg:
    costume = _COSTUMES[suit]
    if rank == "Q":
        helmet = headgear.helmet(PALETTE, costume.cloak, PALETTE.red)
        beard = faces.moustache(costume.hair) if suit in "sb" else ""
        head = faces.head(PALETTE, costume.hair, helmet, beard=beard, long=False)
        half = halves.on_horse(
            PALETTE, costume, head, _SUITS.symbol(suit, 104), breast=halves.plated, collar=halves.ruff
        )
    elif rank == "K":
        hair = faces.GREY if suit == "s" else costume.hair
        crown = headgear.spiked_crown(PALETTE, PALETTE.red)
        head = faces.head(PALETTE, hair, crown, beard=_BEARDS[suit](hair))
        half = halves.on_foot(
            PALETTE,
            costume,
            head,
            _SUITS.symbol(suit),
            breast=halves.chained,
            collar=halves.lapels,
            other=halves.with_orb,
        )
    else:
        cap = headgear.flat_cap(PALETTE, costume.cloak, PALETTE.red)
        head = faces.head(PALETTE, costume.hair, cap, long=suit in "ds")
        half = halves.on_foot(
            PALETTE,
            costume,
            head,
            _SUITS.symbol(suit),
            breast=halves.laced,
            collar=halves.ruff,
            other=halves.at_rest,
        )
    return two_ended(SIZE, group(half, at=(0, 10)), suit, _bar(), slant=28)


PATTERN = Pattern(
    SIZE,
    PALETTE,
    INKS,
    _SUITS,
    borders.banded,
    _ace,
    _court,
    lambda: backs.damask(
        SIZE, PALETTE, PALETTE.green, "sprays", PALETTE.yellow, group(_SUITS.coin, scale=0.96)
    ),
    depth=7.4,
    trimmings={
        "2d": group(*(flower(PALETTE, (125 + side * 74, 230), PALETTE.blue, 1) for side in (-1, 1))),
        "2c": group(*(flower(PALETTE, (125 + side * 74, 230), PALETTE.blue, 1) for side in (-1, 1))),
        "4c": flower(PALETTE, (125, 230), PALETTE.red, 1.4),
        "4d": flower(PALETTE, (125, 230), PALETTE.blue, 1.2),
        "2s": flower(PALETTE, (125, 230), PALETTE.red, 1.4),
        "2b": group(*(flower(PALETTE, (125 + side * 72, 230), PALETTE.red, 1) for side in (-1, 1))),
    },
)
