"""The suit symbols, each centred on 0,0 and about 100 units tall unless it says otherwise."""

from art.palettes import Palette
from art.svg import Svg, circle, ellipse, group, line, path, shade


def coin(palette: Palette, radius: float = 46) -> Svg:
    """Coins: a gold disc with a rosette, `radius` units from the middle to the rim."""
    petal = path("M0 -13 C7 -20 7.5 -29 0 -38 C-7.5 -29 -7 -20 0 -13 Z", palette.yellow, 1.8)
    bead = circle((0, -35.5), 2.1, palette.white, 1)
    ray = path("M0 -2 L3.2 -6 L0 -12.5 L-3.2 -6 Z", palette.yellow, 1)
    return group(
        circle((0, 0), 46, palette.yellow, 4),
        circle((0, 0), 39.5, palette.red, 2),
        *(group(petal, turn=turn) for turn in range(0, 360, 30)),
        *(group(bead, turn=turn) for turn in range(15, 360, 30)),
        circle((0, 0), 15, palette.blue, 2.6),
        *(group(ray, turn=turn) for turn in range(0, 360, 60)),
        circle((0, 0), 3.6, palette.white, 1.4),
        line("M-33 -27 A43 43 0 0 1 -6 -42.4", 3.2, "#fff", 0.75),
        scale=radius / 46,
    )


def cup(palette: Palette) -> Svg:
    """Cups: a goblet with a jewelled band."""
    jewels = ((-21, -10.5), (-7, -8), (7, -8), (21, -10.5))
    return group(
        path("M-13 30 C-26 33 -31 40 -31 47 L31 47 C31 40 26 33 13 30 Z", palette.blue, 3),
        shade("M6 31 C14 36 16 42 17 47 L30 47 C30 40 24 33 13 30 Z"),
        path("M-34 47 H34 V53 H-34 Z", palette.yellow, 3),
        path("M-6 14 L-8 32 H8 L6 14 Z", palette.yellow, 3),
        ellipse((0, 19), (11, 5.5), palette.red, 2.6),
        path("M-36 -40 C-37 -8 -24 15 0 16 C24 15 37 -8 36 -40 Z", palette.red, 3.4),
        path(
            "M-35 -22 C-20 -14 20 -14 35 -22 C34 -14 32 -8 30 -4"
            " C18 3 -18 3 -30 -4 C-32 -8 -34 -14 -35 -22 Z",
            palette.yellow,
            2.4,
        ),
        *(circle(at, 3.2, palette.blue, 1.4) for at in jewels),
        *(line(f"M{x} 2 C{x} 7 {x * 0.75} 10 {x * 0.5} 14") for x in (-14, 0, 14)),
        shade("M18 -34 C20 -10 14 6 2 15 C24 13 36 -8 35 -36 Z", opacity=0.13),
        ellipse((0, -40), (36, 8.5), palette.yellow, 3.2),
        ellipse((0, -40), (27, 5), palette.ink, 0),
        line("M-28 -27 C-27 -12 -23 -2 -17 4", 4, "#fff", 0.6),
    )


def sword(palette: Palette, length: float = 120) -> Svg:
    """Swords: a straight one, point up; `length` plus 54 units from point to pommel, 60 across the guard."""
    tip, guard = -length / 2 - 12, length / 2 - 12
    return group(
        path(f"M-7.5 {guard} V{tip + 16} L0 {tip} L7.5 {tip + 16} V{guard} Z", palette.steel, 3),
        path(f"M0 {tip + 4} V{guard} H6.5 V{tip + 16} Z", palette.white, 0, stroke="none"),
        line(f"M0 {tip + 16} V{guard - 4}", 1.8),
        path(
            f"M-27 {guard + 1} C-30 {guard - 9} -20 {guard - 9} -19 {guard - 3}"
            f" C-8 {guard - 5} 8 {guard - 5} 19 {guard - 3} C20 {guard - 9} 30 {guard - 9} 27 {guard + 1}"
            f" C22 {guard + 9} -22 {guard + 9} -27 {guard + 1} Z",
            palette.yellow,
            3,
        ),
        path(f"M-5.5 {guard + 6} H5.5 L4.5 {guard + 26} H-4.5 Z", palette.red, 2.8),
        line("".join(f"M-5 {guard + y} l10 -3 " for y in (12, 18, 24)), 1.6),
        circle((0, guard + 31), 7, palette.yellow, 3),
    )


def baton(palette: Palette, length: float = 120) -> Svg:
    """Batons: a knotted club, thick end up; `length` plus 28 units long, 44 across."""
    h = length / 2 + 14
    outline = (
        f"M-7 {h} C-9 {h * 0.5} -9 {h * 0.25} -12 {-h * 0.2} C-22 {-h * 0.28} -21 {-h * 0.44} -13 {-h * 0.42}"
        f" C-19 {-h * 0.75} -15 {-h} 0 {-h} C15 {-h} 19 {-h * 0.75} 14 {-h * 0.5}"
        f" C23 {-h * 0.56} 24 {-h * 0.38} 13 {-h * 0.32} C11 0 10 {h * 0.15} 10 {h * 0.2}"
        f" C18 {h * 0.15} 18 {h * 0.32} 9 {h * 0.34} C8 {h * 0.6} 7 {h * 0.8} 7 {h} Z"
    )
    knots = ((0, -h * 0.72, 4.2), (-3, -h * 0.08, 3.6), (3, h * 0.5, 3.2))
    return group(
        path(outline, palette.green, 3.2),
        shade(
            f"M8 {-h * 0.9} C15 {-h * 0.75} 12 {-h * 0.5} 9 {-h * 0.3} C7 0 6 {h * 0.4} 3 {h - 3} L6 {h - 2}"
            f" C7 {h * 0.8} 8 {h * 0.6} 8.5 {h * 0.33} L9 {h * 0.2} C10 0 11 {-h * 0.2} 12.5 {-h * 0.34}"
            f" C15 {-h * 0.6} 17 {-h * 0.8} 8 {-h * 0.9} Z"
        ),
        line(
            f"M-5 {h - 6} C-6 {h * 0.4} -6 {h * 0.1} -7 {-h * 0.35}"
            f" M3 {h * 0.9} C4 {h * 0.5} 4 {-h * 0.3} 6 {-h * 0.55}",
            1.8,
        ),
        line(f"M-6 {-h * 0.84} C-10 {-h * 0.76} -10 {-h * 0.66} -9 {-h * 0.58}", 3.5, "#fff", 0.5),
        *(ellipse((x, y), (r, r * 1.25), palette.yellow, 1.8) for x, y, r in knots),
        path(f"M-8.5 {h - 13} H8.5 V{h} H-8.5 Z", palette.red, 2.8),
    )


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
