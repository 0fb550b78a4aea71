"""Limbs: sleeves, legs and tails that swell and taper along a line, and the hands at their ends."""

import math
from typing import TypeAlias

from art.palettes import Palette
from art.svg import Point, Svg, group, line, path

Knot: TypeAlias = tuple[float, float, float]  # x, y and half the width there


def tube(*knots: Knot) -> str:
    """The outline of a limb through ``knots``, as path data: round where it begins, square where it ends."""
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y, half) in enumerate(knots):
        before, after = knots[max(0, index - 1)], knots[min(len(knots) - 1, index + 1)]
        across, down = after[0] - before[0], after[1] - before[1]
        length = math.hypot(across, down) or 1
        nx, ny = down / length * half, -across / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    half, (x, y) = knots[0][2], left[0]
    return f"M{smooth(left)} L{smooth(right[::-1])} A{half} {half} 0 0 1 {x:.1f} {y:.1f} Z"


def smooth(points: list[Point]) -> str:
    """A soft curve through ``points``, as path data without its first command."""
    parts = [f"{points[0][0]:.1f} {points[0][1]:.1f}"]
    for index in range(len(points) - 1):
        before = points[max(0, index - 1)]
        here, there = points[index], points[index + 1]
        after = points[min(len(points) - 1, index + 2)]
        parts.append(
            f"C{here[0] + (there[0] - before[0]) / 6:.1f} {here[1] + (there[1] - before[1]) / 6:.1f}"
            f" {there[0] - (after[0] - here[0]) / 6:.1f} {there[1] - (after[1] - here[1]) / 6:.1f}"
            f" {there[0]:.1f} {there[1]:.1f}"
        )
    return " ".join(parts)


def fist(palette: Palette, at: Point, turn: float = 0) -> Svg:
    """A closed hand, 20 across, holding something upright."""
    return group(
        path(
            "M-10 -8 C-12 -11 8 -12 10 -8 C12 -4 12 7 9 10 C4 13 -8 12 -10 9 C-12 5 -11 -4 -10 -8 Z",
            palette.flesh,
            2.4,
        ),
        line("M-10 -3.4 H0 M-10.6 1 H0 M-10 5.4 H0", 1.4),
        path("M10 -8 C5 -12 -2 -8 0 -3 C3 0 8 -2 10 -3 Z", palette.flesh, 1.8),
        at=at,
        turn=turn,
    )


def palm(palette: Palette, at: Point, turn: float = 0) -> Svg:
    """A hand that rests: the fingers point to the left."""
    return group(
        path("M9 -7 C0 -10 -10 -9 -15 -4 C-17 0 -16 4 -12 6 C-6 9 4 9 9 7 Z", palette.flesh, 2.4),
        line("M-14 -1 L-3 -2 M-13 3 L-2 2.6", 1.3),
        at=at,
        turn=turn,
    )


def cuff(at: Point, turn: float, colour: str, half: float = 11) -> Svg:
    """The turned end of a sleeve, across a limb that runs upward at ``turn`` 0."""
    return group(
        path(
            f"M{-half} -6 C{-half / 2} -9 {half / 2} -9 {half} -6 L{half + 1} 6 C{half / 2} 9 {-half / 2} 9"
            f" {-half - 1} 6 Z",
            colour,
            2.4,
        ),
        at=at,
        turn=turn,
    )


def boot(at: Point, colour: str, *, left: bool = True) -> Svg:
    """A shoe with its ankle at ``at``, the toe to the left or to the right."""
    return group(
        path("M-8 -6 H9 C11 2 11 8 11 13 H-30 C-32 5 -22 3 -16 1 C-11 -1 -9 -3 -8 -6 Z", colour, 2.4),
        line("M-28 13 H11", 2.6),
        at=at,
        scale=(1 if left else -1, 1),
    )
