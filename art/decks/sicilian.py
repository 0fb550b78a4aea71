"""The style of Sicily: warriors, rearing horses, suns on the coins, an eagle with lowered wings."""

from art.decks import backs, borders
from art.decks.latin import Pattern, Suits, plume_reach, pose
from art.figures import faces, headgear
from art.figures.kings import king_in_mail
from art.figures.knaves import knave_striding
from art.figures.limbs import tube
from art.figures.riders import knight_at_charge
from art.figures.standing import meadow
from art.palettes import Costume, Palette
from art.suits.birds import LOWERED, Plumage, single_eagle
from art.suits.coins import sun
from art.suits.cups import amphora
from art.suits.ornaments import flourish, flower, sprig, wound, wreath
from art.suits.weapons import broadsword, club
from art.svg import Svg, circle, group, path

SIZE = (250, 400)
PALETTE = Palette(
    paper="#fdf1d8",
    ink="#2f2018",
    red="#d4542a",
    blue="#1f7a8c",
    yellow="#edb23c",
    green="#7d9a35",
    flesh="#efc195",
    white="#fff8e8",
    steel="#cfd9d6",
    gold="#96600a",
    edge="#b8a07a",
)
INKS = {"d": PALETTE.gold, "c": "#c04420", "s": "#1a6a7a", "b": "#5f7a1e"}
_COSTUMES = {
    "d": Costume(
        "#e0963a",
        "#1f7a8c",
        "#f6d98a",
        "#b5532d",
        "#5a3a22",
        "#e9d9bd",
        "#cdb48c",
        "#5a3a22",
        "sprays",
        "stars",
    ),
    "c": Costume(
        "#c8472a",
        "#7d9a35",
        "#edb23c",
        "#1f7a8c",
        "#2e221c",
        "#a5683b",
        "#7f4d29",
        "#2e221c",
        "diaper",
        "stars",
    ),
    "s": Costume(
        "#1f7a8c",
        "#d4542a",
        "#edb23c",
        "#d9c9a0",
        "#a4693a",
        "#7c8686",
        "#5c6565",
        "#394040",
        "mail",
        "bends",
        "#a9d3d6",
    ),
    "b": Costume(
        "#7d9a35",
        "#9a4a52",
        "#edb23c",
        "#d4542a",
        "#8a4a24",
        "#544236",
        "#40322a",
        "#221a15",
        "scales",
        "stars",
    ),
}
_SUITS = Suits(
    sun(PALETTE),
    amphora(PALETTE),
    lambda length: broadsword(PALETTE, length),
    lambda length: club(PALETTE, length, PALETTE.green, PALETTE.blue),
)
_PLUMAGE = Plumage("#6b3a20", ("#8a4f28", "#c9772f"), PALETTE.blue, PALETTE.yellow)


def _ace(suit: str) -> Svg:
    if suit == "d":
        return group(
            group(single_eagle(PALETTE, _PLUMAGE, LOWERED, lowered=True), at=(125, 178), scale=0.9),
            group(_SUITS.coin, at=(125, 188), scale=0.74),
            *(sprig(PALETTE, (104 + side * 8, 352), 0.85, side * 64) for side in (-1, 1)),
        )
    if suit == "c":
        flames = group(
            path(
                "M-24 0 C-30 -26 -8 -30 -12 -56 C2 -44 0 -30 8 -24 C8 -36 14 -42 12 -54 C30 -36 28 -16 22 0"
                " Z",
                PALETTE.red,
                2.6,
            ),
            path("M-12 0 C-16 -14 -2 -18 -4 -34 C8 -24 14 -12 10 0 Z", PALETTE.yellow, 2),
        )
        return group(
            group(flames, at=(125, 118), scale=1.15),
            group(_SUITS.cup, at=(125, 204), scale=1.8),
            flower(PALETTE, (51, 312), PALETTE.blue, 1.1),
            flower(PALETTE, (92, 340), PALETTE.red, 1.3),
            flower(PALETTE, (150, 332), PALETTE.blue, 1.3),
        )
    if suit == "s":
        return group(
            group(wreath(PALETTE, 66, berries=PALETTE.red), at=(125, 176)),
            group(_SUITS.sword(240), at=(125, 200), scale=1.36),
            group(headgear.antique_crown(PALETTE, PALETTE.red), at=(124, 256), scale=1.5),
        )
    return group(
        *(
            group(
                flower(PALETTE, (0, -58), PALETTE.red, 1.3),
                sprig(PALETTE, (0, 20), 0.9),
                at=(125 + side * 44, 250),
                turn=side * 24,
            )
            for side in (-1, 1)
        ),
        group(_SUITS.baton(206), at=(125, 200), scale=(1.8, 1.6)),
        group(wound(PALETTE.yellow, (-40, 0, 40), 38), at=(125, 226), scale=(1.6, 1.3)),
    )


_BEARDS = {"d": faces.forked_beard, "c": faces.full_beard, "s": faces.full_beard, "b": faces.trimmed_beard}


def _court(suit: str, rank: str) -> Svg:
    costume, symbol = _COSTUMES[suit], _SUITS.symbol(suit)
    if rank == "K":
        hair = faces.GREY if suit == "s" else costume.hair
        crown = headgear.spiked_crown(PALETTE, costume.cloak)
        figure = king_in_mail(
            PALETTE,
            costume,
            faces.head(PALETTE, hair, crown, beard=_BEARDS[suit](hair)),
            symbol,
        )
    elif rank == "Q":
        beard = faces.moustache(costume.hair) if suit in "cb" else ""
        helmet = headgear.helmet(PALETTE, costume.tunic, costume.cloak)
        figure = knight_at_charge(
            PALETTE, costume, faces.head(PALETTE, costume.hair, helmet, beard=beard, long=False), symbol
        )
    else:
        hat = headgear.beret(PALETTE, costume.cloak, PALETTE.white, plume_reach(suit))
        figure = knave_striding(
            PALETTE, costume, faces.head(PALETTE, costume.hair, hat, long=suit in "ds"), symbol
        )
    return group(meadow(PALETTE), pose(SIZE, figure, suit, rank))


def _three_legs() -> Svg:
    """Three running legs around a sun, the old sign of the island."""
    leg = path(
        tube(
            (0, -8, 7), (-7, -24, 7.5), (-1, -40, 7), (14, -45, 5.6), (28, -42, 4), (35, -45, 4), (38, -54, 3)
        ),
        PALETTE.flesh,
        2.2,
    )
    return group(
        *(group(leg, turn=turn) for turn in (0, 120, 240)),
        circle((0, 0), 15, PALETTE.yellow, 2.2),
        path("M-6 -3 h4 M3 -3 h4 M-5 5 C-2 8 3 8 6 5", width=2),
    )


def _trimmings() -> dict[str, Svg]:
    scrolls = group(flourish(PALETTE, (125, 42), 1.2), flourish(PALETTE, (125, 358), 1.2, 180))
    return {
        "4d": group(_three_legs(), at=(125, 44), scale=0.5) + group(_three_legs(), at=(125, 356), scale=0.5),
        "5d": scrolls,
        "7d": scrolls,
        "2d": group(*(group(_three_legs(), at=(125 + side * 74, 200), scale=0.56) for side in (-1, 1))),
        "2c": group(*(flower(PALETTE, (125 + side * 74, 200), PALETTE.blue, 0.95) for side in (-1, 1))),
        "4c": flower(PALETTE, (125, 200), PALETTE.blue, 0.8),
        "4s": flower(PALETTE, (125, 200), PALETTE.red, 1.2),
    }


PATTERN = Pattern(
    SIZE,
    PALETTE,
    INKS,
    _SUITS,
    borders.corded,
    _ace,
    _court,
    lambda: backs.damask(
        SIZE, PALETTE, PALETTE.blue, "scales", PALETTE.yellow, group(_SUITS.coin, scale=0.96)
    ),
    depth=2,
    trimmings=_trimmings(),
)
