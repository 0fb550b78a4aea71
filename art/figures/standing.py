"""The parts of figures on foot, on a field of 250 × 400 where they stand on y = 372."""

from collections.abc import Iterable

from art.figures.limbs import cuff, fist, tube
from art.palettes import Costume, Palette
from art.svg import Point, Svg, group, line, path, shade

HAND: Point = (50, 148)
HEAD: Point = (128, 94)


def meadow(palette: Palette, ground: float = 0) -> Svg:
    """The grass that the figures stand on, ``ground`` lower than on a card 400 tall."""
    blades = "".join(f"M{x} {379 + x % 3} l3 -8 l3 8 " for x in range(22, 228, 13))
    return group(
        path("M10 366 C70 356 180 356 240 366 V400 H10 Z", palette.green, 2.6),
        line(blades, 1.4),
        at=(0, ground),
    )


def neck(palette: Palette, at: Point = (128, 128)) -> Svg:
    """The neck between a head and a collar."""
    return group(
        path("M-13 -16 V16 C-6 24 8 24 15 16 V-16 Z", palette.flesh, 2.4),
        shade("M-13 -6 C-4 6 8 6 15 -2 V16 C8 24 2 22 -4 20 Z", "#a0522d", 0.25),
        at=at,
    )


def ermine(palette: Palette, outline: str, tails: Iterable[Point]) -> Svg:
    """White fur with black tails."""
    marks = (
        path(
            f"M{x} {y} l-2.2 8 h4.4 Z M{x - 2.4} {y - 1} h.1 M{x + 2.4} {y - 1} h.1",
            palette.ink,
            1.6,
            cap="round",
        )
        for x, y in tails
    )
    return group(path(outline, palette.white, 2.6), *marks)


def raised_arm(
    palette: Palette, costume: Costume, sleeve: str, symbol: Svg, shoulder: Point = (92, 164)
) -> Svg:
    """The arm at the left, bent upward, with ``symbol`` in its fist."""
    x, y = shoulder
    return group(
        group(symbol, at=HAND),
        path(tube((x, y, 15), (68, 202, 15), (52, 192, 11), (50, 174, 9)), sleeve, 2.8),
        line(f"M{x - 4} {y + 12} C82 190 74 198 66 206 M{x - 12} {y + 10} C78 184 70 192 62 196", 1.4),
        cuff((50, 174), 0, costume.trim),
        fist(palette, (50, 158)),
    )


def worn(palette: Palette, head: Svg) -> Svg:
    """A head where a standing figure has it, and its neck."""
    return group(neck(palette), group(head, at=HEAD, scale=1.06))
