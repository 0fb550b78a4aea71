"""Swords and batons of any length, upright around 0,0 with the point or the thick end up."""

from art.figures.limbs import tube
from art.palettes import Palette
from art.svg import Svg, circle, ellipse, group, line, path, shade

GUARD = 27  # half the width of a straight sword
CLUB = 22  # half the width of a club


def sword(palette: Palette, length: float, grip: str = "", guard: str = "") -> Svg:
    """A straight sword of two edges, point up, ``length`` from point to pommel."""
    tip, hilt = -length / 2, length / 2 - 38
    gold = guard or palette.yellow
    return group(
        path(f"M-7.5 {hilt} V{tip + 16} L0 {tip} L7.5 {tip + 16} V{hilt} Z", palette.steel, 2.8),
        path(f"M0 {tip + 4} V{hilt} H6.2 V{tip + 16} Z", palette.white, 0, stroke="none"),
        line(f"M0 {tip + 16} V{hilt - 4}", 1.6),
        path(
            f"M-26 {hilt + 1} C-30 {hilt - 9} -20 {hilt - 9} -18 {hilt - 3} C-8 {hilt - 5} 8 {hilt - 5} 18"
            f" {hilt - 3}"
            f" C20 {hilt - 9} 30 {hilt - 9} 26 {hilt + 1} C22 {hilt + 9} -22 {hilt + 9} -26 {hilt + 1} Z",
            gold,
            2.8,
        ),
        path(f"M-5.5 {hilt + 6} H5.5 L4.5 {hilt + 26} H-4.5 Z", grip or palette.red, 2.6),
        line("".join(f"M-5 {hilt + y} l10 -3 " for y in (12, 18, 24)), 1.4),
        circle((0, hilt + 31), 7, gold, 2.8),
    )


def broadsword(palette: Palette, length: float, grip: str = "", guard: str = "") -> Svg:
    """A broad blade that widens towards its point, with a drooping guard."""
    tip, hilt = -length / 2, length / 2 - 40
    gold = guard or palette.yellow
    return group(
        path(
            f"M-7 {hilt} L-9.5 {tip + 24} C-9 {tip + 12} -4 {tip + 6} 0 {tip} C4 {tip + 6} 9 {tip + 12} 9.5"
            f" {tip + 24} L7 {hilt} Z",
            palette.steel,
            2.8,
        ),
        path(
            f"M0 {tip + 5} V{hilt} H6 L8.4 {tip + 24} C8 {tip + 14} 4 {tip + 8} 0 {tip + 5} Z",
            palette.white,
            0,
            stroke="none",
        ),
        line(f"M0 {hilt} V{tip + 34} M-3.4 {hilt} V{hilt - 22} M3.4 {hilt} V{hilt - 22}", 1.5),
        path(
            f"M-26 {hilt + 12} C-26 {hilt - 2} -14 {hilt - 6} 0 {hilt - 6} C14 {hilt - 6} 26 {hilt - 2} 26"
            f" {hilt + 12} C22 {hilt + 14} 20 {hilt + 12} 19 {hilt + 8} C12 {hilt + 3} -12 {hilt + 3} -19"
            f" {hilt + 8} C-20 {hilt + 12} -22 {hilt + 14} -26 {hilt + 12} Z",
            gold,
            2.6,
        ),
        path(
            f"M-5 {hilt + 4} H5 L6 {hilt + 15} L4.6 {hilt + 28} H-4.6 L-6 {hilt + 15} Z",
            grip or palette.blue,
            2.6,
        ),
        line("".join(f"M-5 {hilt + y} l10 3 " for y in (9, 15, 21)), 1.4),
        path(f"M0 {hilt + 26} L8 {hilt + 33} L0 {hilt + 40} L-8 {hilt + 33} Z", gold, 2.4),
    )


def club(palette: Palette, length: float, wood: str = "", band: str = "") -> Svg:
    """A knotted club, the thick end up."""
    h = length / 2
    outline = (
        f"M-7 {h} C-9 {h * 0.5} -9 {h * 0.25} -12 {-h * 0.2} C-22 {-h * 0.28} -21 {-h * 0.44} -13 {-h * 0.42}"
        f" C-19 {-h * 0.75} -15 {-h} 0 {-h} C15 {-h} 19 {-h * 0.75} 14 {-h * 0.5}"
        f" C23 {-h * 0.56} 24 {-h * 0.38} 13 {-h * 0.32} C11 0 10 {h * 0.15} 10 {h * 0.2}"
        f" C18 {h * 0.15} 18 {h * 0.32} 9 {h * 0.34} C8 {h * 0.6} 7 {h * 0.8} 7 {h} Z"
    )
    knots = ((0, -h * 0.72, 4.2), (-3, -h * 0.08, 3.6), (3, h * 0.5, 3.2))
    return group(
        path(outline, wood or palette.green, 3),
        shade(
            f"M8 {-h * 0.9} C15 {-h * 0.75} 12 {-h * 0.5} 9 {-h * 0.3} C7 0 6 {h * 0.4} 3 {h - 3} L6 {h - 2}"
            f" C7 {h * 0.8} 8 {h * 0.6} 8.5 {h * 0.33} L9 {h * 0.2} C10 0 11 {-h * 0.2} 12.5 {-h * 0.34}"
            f" C15 {-h * 0.6} 17 {-h * 0.8} 8 {-h * 0.9} Z"
        ),
        line(
            f"M-5 {h - 6} C-6 {h * 0.4} -6 {h * 0.1} -7 {-h * 0.35} M3 {h * 0.9} C4 {h * 0.5} 4 {-h * 0.3}"
            f" 6 {-h * 0.55}",
            1.6,
        ),
        line(f"M-6 {-h * 0.84} C-10 {-h * 0.76} -10 {-h * 0.66} -9 {-h * 0.58}", 3.4, "#fff", 0.5),
        *(ellipse((x, y), (r, r * 1.25), palette.yellow, 1.7) for x, y, r in knots),
        path(f"M-8.5 {h - 12} H8.5 V{h} H-8.5 Z", band or palette.red, 2.6),
    )


def cudgel(palette: Palette, length: float, wood: str = "", band: str = "") -> Svg:
    """A cudgel cut from a branch: bark, and the stumps of lopped twigs with their pale wood."""
    h = length / 2
    stump = group(
        path("M-6 6 L-15 -8 C-17 -13 -10 -16 -7 -12 L3 0 Z", wood or palette.green, 2.6),
        ellipse((-12.4, -11.4), (4.6, 3), palette.yellow, 1.8),
    )
    return group(
        group(stump, at=(-8, -h * 0.34), turn=-6),
        group(stump, at=(9, -h * 0.02), scale=(-1, 1)),
        group(stump, at=(-6, h * 0.36), scale=0.8),
        group(stump, at=(10, -h * 0.6), scale=(-0.9, 0.9)),
        path(
            f"M-7 {h} C-8 {h * 0.5} -10 {h * 0.1} -12 {-h * 0.3} C-15 {-h * 0.6} -17 {-h * 0.8} -13"
            f" {-h * 0.95}"
            f" C-6 {-h * 1.01} 8 {-h * 1.01} 14 {-h * 0.94} C17 {-h * 0.8} 13 {-h * 0.6} 12 {-h * 0.3}"
            f" C10 {h * 0.1} 8 {h * 0.5} 7 {h} C3 {h * 1.02} -3 {h * 1.02} -7 {h} Z",
            wood or palette.green,
            2.8,
        ),
        shade(
            f"M14 {-h * 0.94} C17 {-h * 0.8} 13 {-h * 0.6} 12 {-h * 0.3} C10 {h * 0.1} 8 {h * 0.5} 7 {h} L2"
            f" {h}"
            f" C4 {h * 0.4} 7 {-h * 0.4} 6 {-h * 0.96} Z"
        ),
        ellipse((0.4, -h * 0.94), (13, 4.6), palette.yellow, 2),
        line(f"M-6 {-h * 0.94} C-2 {-h * 0.97} 4 {-h * 0.96} 6 {-h * 0.93}", 1.2),
        line(
            f"M-5 {h * 0.9} C-6 {h * 0.4} -6 0 -8 {-h * 0.5} M1 {h * 0.7} C2 {h * 0.2} 1 {-h * 0.3} 2"
            f" {-h * 0.7}",
            1.4,
        ),
        path(
            f"M-8.5 {h * 0.86} C-3 {h * 0.9} 3 {h * 0.9} 8.5 {h * 0.86} L7.6 {h} H-7.6 Z",
            band or palette.red,
            2.2,
        ),
    )


def staff(palette: Palette, length: float, shaft: str, other: str) -> Svg:
    """A turned staff of two colours with a gilt head at either end, upright."""
    h = length / 2
    head = group(
        path(
            f"M-7 {-h + 22} L-10 {-h + 10} C-10 {-h} -5 {-h - 1} 0 {-h - 1} C5 {-h - 1} 10 {-h} 10"
            f" {-h + 10} L7 {-h + 22} Z",
            palette.yellow,
            2.4,
        ),
        line(f"M-9.6 {-h + 10} H9.6", 1.6),
        path(f"M-9 {-h + 19} H9 V{-h + 25} H-9 Z", palette.red, 2.2),
    )
    return group(
        path(f"M-6.5 {-h + 20} H6.5 V0 H-6.5 Z", shaft, 2.6),
        path(f"M-6.5 0 H6.5 V{h - 20} H-6.5 Z", other, 2.6),
        shade(f"M2 {-h + 20} H6 V{h - 20} H2 Z", opacity=0.2),
        line(f"M-3 {-h + 30} V{h - 30}", 1.6, "#fff", 0.5),
        path("M-8.5 -5 H8.5 V5 H-8.5 Z", palette.yellow, 2.2),
        head,
        group(head, turn=180),
    )


def sabre(palette: Palette, reach: float, bulge: float, blade: str, hilt: str) -> Svg:
    """A curved sword from its hilt at 0,``reach`` to its point at 0,-``reach``, ``bulge`` to the left."""
    spine = [(-bulge * (1 - t * t), reach * t) for t in (0.74, 0.5, 0.25, 0.0, -0.25, -0.5, -0.72, -0.88)]
    knots = [(x, y, half) for (x, y), half in zip(spine, (5, 6, 6.4, 6.6, 6.6, 6.4, 5.8, 3.8), strict=True)]
    end = (-bulge * 0.02, -reach * 0.99, 0.6)
    light = [(x + 1.6, y, 1.5) for x, y, _ in knots]
    foot = knots[0]
    grip = tube((foot[0], foot[1], 5), (-bulge * 0.24, reach * 0.87, 5), (-bulge * 0.04, reach * 0.98, 4.4))
    lean = -26 if bulge > 0 else 26
    return group(
        path(tube(*knots, end), blade, 2.4),
        path(tube(*light, (end[0], end[1] + 14, 0.4)), palette.white, 0, stroke="none", opacity=0.75),
        path(grip, hilt, 2.2),
        group(
            path(
                "M-15 -4 C-16 -9 -9 -8 -7 -4 H7 C9 -8 16 -9 15 -4 C16 5 -16 5 -15 -4 Z", palette.yellow, 2.2
            ),
            at=(foot[0], foot[1]),
            turn=lean,
        ),
        circle((-bulge * 0.03, reach * 0.99), 6, palette.yellow, 2.2),
    )
