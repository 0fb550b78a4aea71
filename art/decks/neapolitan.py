"""The style of Naples: full figures, straight short swords, green clubs, a double eagle with a crown."""

from art.decks import backs, borders
from art.decks.latin import Pattern, Suits, plume_reach, pose
from art.figures import faces, headgear
from art.figures.kings import king_in_ermine
from art.figures.knaves import knave_at_ease
from art.figures.riders import knight_at_walk
from art.figures.standing import meadow
from art.palettes import NEAPOLITAN, NEAPOLITAN_COSTUMES, Costume, Palette
from art.suits.birds import RAISED, Plumage, double_eagle
from art.suits.coins import rosette
from art.suits.cups import goblet
from art.suits.ornaments import flourish, flower, mask, ribbon, sprig, wreath
from art.suits.weapons import club, sword
from art.svg import Svg, group

PALETTE = NEAPOLITAN
SIZE = (250, 400)
INKS = {"d": PALETTE.gold, "c": PALETTE.red, "s": PALETTE.blue, "b": PALETTE.green}


def symbols(coins: Palette, cups: Palette, swords: Palette, batons: Palette) -> Suits:
    """The symbols of Naples, each in colours of its own."""
    return Suits(
        rosette(coins),
        goblet(cups),
        lambda length: sword(swords, length),
        lambda length: club(batons, length),
    )


SYMBOLS = symbols(PALETTE, PALETTE, PALETTE, PALETTE)
_PLUMAGE = Plumage(PALETTE.ink, (PALETTE.ink, PALETTE.blue), PALETTE.red, PALETTE.paper)


def _ace(suit: str) -> Svg:
    if suit == "d":
        return group(
            group(double_eagle(PALETTE, _PLUMAGE, RAISED), at=(125, 204), scale=0.92),
            group(headgear.arched_crown(PALETTE, PALETTE.red), at=(125, 98), scale=0.95),
            group(SYMBOLS.coin, at=(125, 208), scale=0.92),
            ribbon(PALETTE, "BRISCOLA", PALETTE.red, (125, 346), 124),
        )
    if suit == "c":
        return group(
            *(sprig(PALETTE, (125 + side * 58, 330), 1.5, side * 10) for side in (-1, 1)),
            group(SYMBOLS.cup, at=(125, 214), scale=1.75),
            flower(PALETTE, (92, 104), PALETTE.blue, 1.1),
            flower(PALETTE, (158, 104), PALETTE.blue, 1.1),
            flower(PALETTE, (125, 86), PALETTE.red, 1.5),
            ribbon(PALETTE, "ALLA SALUTE", PALETTE.blue, (125, 350), 124),
        )
    if suit == "s":
        return group(
            group(wreath(PALETTE, 62, berries=PALETTE.red), at=(125, 232)),
            group(SYMBOLS.sword(250), at=(125, 190), scale=1.28),
            ribbon(PALETTE, "CON ONORE", PALETTE.red, (125, 230), 128),
        )
    return group(
        *(sprig(PALETTE, (125 + side * 10, 330), 2.0, side * 20) for side in (-1, 1)),
        group(SYMBOLS.baton(214), at=(125, 200), scale=(1.9, 1.56)),
        ribbon(PALETTE, "CON ARDIRE", PALETTE.blue, (125, 318), 132),
    )


def _king(suit: str, costume: Costume) -> Svg:
    beard = {"d": faces.full_beard, "c": faces.trimmed_beard, "s": faces.forked_beard, "b": faces.full_beard}[
        suit
    ]
    return faces.head(
        PALETTE, costume.hair, headgear.open_crown(PALETTE, costume.cloak), beard=beard(costume.hair)
    )


def figure(suit: str, rank: str, costume: Costume, symbol: Svg) -> Svg:
    """A court without its surroundings."""
    if rank == "K":
        return king_in_ermine(PALETTE, costume, _king(suit, costume), symbol)
    hat = headgear.brimmed_hat(PALETTE, costume.cloak, PALETTE.white, plume_reach(suit))
    head = faces.head(PALETTE, costume.hair, hat, long=suit in "ds")
    return (knave_at_ease if rank == "J" else knight_at_walk)(PALETTE, costume, head, symbol)


def _court(suit: str, rank: str) -> Svg:
    drawing = figure(suit, rank, NEAPOLITAN_COSTUMES[suit], SYMBOLS.symbol(suit))
    return group(meadow(PALETTE), pose(SIZE, drawing, suit, rank))


def _trimmings() -> dict[str, Svg]:
    """Flowers between the coins and the cups, and the mask that grins from the three of batons."""
    tendrils = group(flourish(PALETTE, (125, 44), 1.2), flourish(PALETTE, (125, 356), 1.2, 180))
    return {
        "4d": flower(PALETTE, (125, 200), PALETTE.red, 0.7),
        "4c": flower(PALETTE, (125, 200), PALETTE.blue, 0.8),
        "5d": tendrils,
        "7d": tendrils,
        "2d": group(*(flower(PALETTE, (125 + side * 74, 200), PALETTE.blue, 0.95) for side in (-1, 1))),
        "2c": group(*(flower(PALETTE, (125 + side * 74, 200), PALETTE.red, 0.95) for side in (-1, 1))),
        "4s": group(flower(PALETTE, (125, 200), PALETTE.red, 1.2)),
        "3b": group(mask(PALETTE), at=(125, 232), scale=0.8),
    }


PATTERN = Pattern(
    SIZE,
    PALETTE,
    INKS,
    SYMBOLS,
    borders.single,
    _ace,
    _court,
    lambda: backs.lozenges(SIZE, PALETTE, PALETTE.red, group(SYMBOLS.coin, scale=0.96)),
    trimmings=_trimmings(),
)
