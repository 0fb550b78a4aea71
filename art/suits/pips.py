"""The French suits, each centred on 0,0 and about 90 units tall."""

from art.svg import Svg, circle, group, path


def heart(colour: str) -> Svg:
    """Hearts, 84 across and 84 tall."""
    return path(
        "M0 42 C-14 22 -42 8 -42 -18 C-42 -40 -13 -48 0 -23 C13 -48 42 -40 42 -18 C42 8 14 22 0 42 Z",
        colour,
        0,
    )


def diamond(colour: str) -> Svg:
    """Diamonds, 74 across and 94 tall."""
    return path(
        "M0 -47 C10 -27 23 -12 37 0 C23 12 10 27 0 47 C-10 27 -23 12 -37 0 C-23 -12 -10 -27 0 -47 Z",
        colour,
        0,
    )


def spade(colour: str) -> Svg:
    """Spades, 84 across and 88 tall."""
    return path(
        "M0 -44 C14 -22 42 -6 42 16 C42 36 17 39 6 24 C7 34 12 40 18 44 H-18 C-12 40 -7 34 -6 24"
        " C-17 39 -42 36 -42 16 C-42 -6 -14 -22 0 -44 Z",
        colour,
        0,
    )


def club(colour: str) -> Svg:
    """Clubs, 84 across and 88 tall."""
    leaves = ((0, -23), (-22, 10), (22, 10))
    return group(
        *(circle(at, 20, colour, 0) for at in leaves),
        path("M-6 -10 H6 L8 10 C6 28 12 39 19 44 H-19 C-12 39 -6 28 -8 10 Z", colour, 0),
        circle((0, 0), 11, colour, 0),
    )
