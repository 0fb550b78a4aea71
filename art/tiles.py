"""Small square tiles for emojis, one for each card, legible at 22 pixels on any ground."""

from collections.abc import Mapping

from art.decks import french, latin, neapolitan
from art.palettes import Palette
from art.svg import Point, Svg, circle, document, group, line, path, rounded, text
from bot.render.scene import COURTS

SIZE: Point = (128, 128)
_LETTER = 92  # the size of the rank


def _coin(palette: Palette) -> Svg:
    return group(
        circle((0, 0), 27, palette.yellow, 6),
        circle((0, 0), 13, palette.red, 4.5),
        circle((0, 0), 3.6, palette.yellow, 0),
    )


def _cup(palette: Palette) -> Svg:
    return group(
        path("M-17 40 H17 C17 31 6 31 5 25 H-5 C-6 31 -17 31 -17 40 Z", palette.blue, 5),
        path("M-26 -34 C-27 6 -14 24 0 24 C14 24 27 6 26 -34 Z", palette.red, 5.5),
        path("M-27 -34 H27 V-22 H-27 Z", palette.yellow, 5),
    )


def _sword(palette: Palette) -> Svg:
    return group(
        path("M-6.5 18 V-34 L0 -46 L6.5 -34 V18 Z", palette.steel, 5),
        path("M-20 16 H20 V25 H-20 Z", palette.yellow, 5),
        path("M-5 26 H5 V44 H-5 Z", palette.red, 5),
        turn=18,
    )


def _baton(palette: Palette) -> Svg:
    return group(
        path(
            "M-6 46 L-12 -18 C-22 -20 -18 -32 -12 -31 C-12 -50 14 -50 13 -30 C20 -30 22 -18 12 -16 L6 46 Z",
            palette.green,
            5,
        ),
        circle((0, -28), 4, palette.yellow, 2.5),
        line("M0 -6 V24", 4),
        turn=18,
    )


_ITALIAN = {"d": _coin, "c": _cup, "s": _sword, "b": _baton}


def _tile(palette: Palette, rim: str, label: str, colour: str, symbol: Svg) -> Svg:
    narrow = 0.56 if len(label) > 1 else 0.8
    letter = text(label, (0, 0), _LETTER, colour, family="Noto Sans", weight=900)
    return document(
        SIZE,
        palette.ink,
        rounded((4, 4), (120, 120), 24, palette.paper, 8, stroke=rim),
        group(letter, at=(40, 97), scale=(narrow, 1)),
        group(symbol, at=(92, 65), scale=0.88),
    )


def _label(rank: str, own: Mapping[str, str], letters: str) -> str:
    """The letter or number of a rank. For a court it is one of ``letters``, if there are any."""
    return letters[COURTS.index(rank)] if letters and rank in COURTS else own.get(rank, rank)


def neapolitan_tile(notation: str, letters: str = "") -> Svg:
    """The tile of a card with Italian suits, 128 × 128; ``letters`` are those of jack, knight and king."""
    rank, suit = notation[0], notation[1]
    palette, colour = neapolitan.PALETTE, neapolitan.INKS[suit]
    return _tile(palette, colour, _label(rank, latin.LABELS, letters), colour, _ITALIAN[suit](palette))


def french_tile(notation: str, letters: str = "") -> Svg:
    """The tile of a card with French suits, 128 × 128; ``letters`` are those of jack, queen and king."""
    rank, suit = notation[0], notation[1]
    deck = french.INTERNATIONAL
    colour = deck.inks[suit]
    rim = colour if suit in "dc" else "#6a6a78"  # black would disappear on a dark ground
    symbol = group(deck.pip(suit), scale=(0.6, 0.72))
    return _tile(french.PALETTE, rim, _label(rank, deck.labels, letters), colour, symbol)
