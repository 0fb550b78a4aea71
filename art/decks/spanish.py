"""The style of Castile: gowned kings, pages, golden discs, cudgels; the breaks in the frame tell the suit."""

from dataclasses import replace

from art.decks import backs, borders
from art.decks.latin import Pattern, Suits, pose
from art.figures import faces, headgear
from art.figures.kings import king_in_gown
from art.figures.knaves import page
from art.figures.riders import knight_at_walk
from art.figures.standing import meadow
from art.palettes import Costume, Palette
from art.suits.coins import doubloon, rim
from art.suits.cups import ciborium
from art.suits.ornaments import arm_from_cloud, rays, sprig
from art.suits.weapons import cudgel, sword
from art.svg import Svg, circle, group, line, path

SIZE = (250, 390)
PALETTE = Palette(
    paper="#fbf8f0",
    ink="#1d1a1c",
    red="#c2262e",
    blue="#2a4fa0",
    yellow="#f0b11f",
    green="#3f8f3a",
    flesh="#f3c9a2",
    white="#ffffff",
    steel="#b9d2ea",
    gold="#a36a00",
)
INKS = {"d": PALETTE.gold, "c": PALETTE.red, "s": PALETTE.blue, "b": "#2f7a2c"}
_COSTUMES = {
    "d": Costume(
        "#d99a1c",
        "#c2262e",
        "#f4dc9a",
        "#2a4fa0",
        "#8a5a2a",
        "#f1e9dc",
        "#d2c3a6",
        "#8a5a2a",
        "sprays",
        "seeds",
        "#8c2f16",
    ),
    "c": Costume(
        "#c2262e",
        "#2a4fa0",
        "#f0b11f",
        "#3f8f3a",
        "#3b2a20",
        "#96592f",
        "#714021",
        "#2f1e14",
        "stars",
        "seeds",
    ),
    "s": Costume(
        "#2a4fa0",
        "#3f8f3a",
        "#f0b11f",
        "#c2262e",
        "#c2873a",
        "#a9b0b8",
        "#7f868e",
        "#4b5058",
        "diaper",
        "bars",
    ),
    "b": Costume(
        "#3f8f3a",
        "#c2262e",
        "#f0b11f",
        "#2a4fa0",
        "#6a3a1c",
        "#4d3a30",
        "#382a22",
        "#1d1a1c",
        "chevrons",
        "seeds",
    ),
}
_SUITS = Suits(
    doubloon(PALETTE),
    ciborium(PALETTE),
    lambda length: sword(PALETTE, length, PALETTE.blue),
    lambda length: cudgel(PALETTE, length, PALETTE.green),
)


def _portrait() -> Svg:
    """A great coin with a crowned head on it, all of gold."""
    palette = replace(PALETTE, flesh=PALETTE.yellow, white="#f8d678", red=PALETTE.gold)
    head = faces.head(
        palette, "#d8960f", headgear.antique_crown(palette, PALETTE.gold), beard=faces.forked_beard("#d8960f")
    )
    dots = (group(circle((0, -36.6), 1.5, PALETTE.red, 0), turn=12 * step) for step in range(30))
    return rim(
        (*dots, circle((0, 0), 33.4, "#f7cf6b", 1.4), group(head, at=(0, 2), scale=0.6)),
        replace(PALETTE, white=PALETTE.yellow),
    )


def _ace(suit: str) -> Svg:
    middle = (125, 206)
    if suit == "d":
        corner = group(
            sprig(PALETTE, (0, 0), 0.75, 72),
            sprig(PALETTE, (0, 0), 0.75, -72),
            circle((0, 4), 6, PALETTE.red, 2),
        )
        return group(
            group(corner, at=(125, 362)),
            group(rays(80, 98, 24, PALETTE.yellow), at=middle),
            group(_portrait(), at=middle, scale=1.78),
            group(headgear.arched_crown(PALETTE, PALETTE.red), at=(124, 104), scale=1.1),
        )
    if suit == "c":
        lid = group(
            path("M-38 0 C-36 -22 -20 -34 0 -34 C20 -34 36 -22 38 0 C20 8 -20 8 -38 0 Z", PALETTE.yellow, 3),
            path("M-35 -10 C-20 -3 20 -3 35 -10 L38 0 C20 8 -20 8 -38 0 Z", PALETTE.red, 2),
            line("M-18 -6 C-18 -20 -12 -28 -6 -33 M18 -6 C18 -20 12 -28 6 -33", 1.6),
            path("M0 -50 L7 -42 L0 -34 L-7 -42 Z", PALETTE.red, 2.2),
            line("M0 -50 V-64 M-6 -58 H6", 3.4),
        )
        return group(
            group(lid, at=(125, 136), scale=1.82),
            group(_SUITS.cup, at=(125, 232), scale=1.9),
        )
    symbol = _SUITS.sword(196) if suit == "s" else _SUITS.baton(180)
    grip = 76 if suit == "s" else 58
    sleeve = _COSTUMES[suit]
    return group(
        group(group(symbol, at=(0, -grip)), at=(144, 262), scale=1.32 if suit == "s" else (1.75, 1.4)),
        group(arm_from_cloud(PALETTE, sleeve.cloak, sleeve.trim), at=(144, 262), scale=(-1.25, 1.25)),
    )


_BEARDS = {"d": faces.full_beard, "c": faces.forked_beard, "s": faces.full_beard, "b": faces.trimmed_beard}


def _court(suit: str, rank: str) -> Svg:
    costume, symbol = _COSTUMES[suit], _SUITS.symbol(suit)
    if rank == "K":
        hair = faces.GREY if suit == "s" else costume.hair
        crown = headgear.antique_crown(PALETTE, costume.cloak)
        figure = king_in_gown(
            PALETTE,
            costume,
            faces.head(PALETTE, hair, crown, beard=_BEARDS[suit](hair)),
            symbol,
        )
    elif rank == "Q":
        hat = headgear.hood(PALETTE, costume.cloak, costume.trim)
        figure = knight_at_walk(
            PALETTE, costume, faces.head(PALETTE, costume.hair, hat, long=suit in "dc"), symbol
        )
    else:
        cap = headgear.flat_cap(PALETTE, costume.cloak, costume.hose)
        figure = page(PALETTE, costume, faces.head(PALETTE, costume.hair, cap, long=suit in "cb"), symbol)
    return group(meadow(PALETTE, SIZE[1] - 400), pose(SIZE, figure, suit, rank))


def _trimmings() -> dict[str, Svg]:
    star = path("M0 -3 L3.4 -9 L0 -20 L-3.4 -9 Z", PALETTE.red, 1.6)
    burst = group(
        *(group(star, turn=turn) for turn in range(0, 360, 45)), circle((0, 0), 4.5, PALETTE.yellow, 1.8)
    )
    return {
        "4d": group(burst, at=(125, 195)),
        "4c": group(burst, at=(125, 195)),
        "4s": group(burst, at=(125, 195)),
    }


PATTERN = Pattern(
    SIZE,
    PALETTE,
    INKS,
    _SUITS,
    borders.broken,
    _ace,
    _court,
    lambda: backs.damask(SIZE, PALETTE, "#8f1d2c", "diaper", PALETTE.yellow, group(_SUITS.coin, scale=0.96)),
    labels={"A": "1", "J": "10", "Q": "11", "K": "12"},
    depth=4.6,
    trimmings=_trimmings(),
)
