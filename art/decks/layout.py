"""The places of pips, so large that they touch neither each other nor the frame nor the indices."""

import math
from collections.abc import Sequence
from functools import cache

from art.decks.borders import MARGIN, NOTCH
from art.svg import Point

_ROWS = {
    "2": (1, 1),
    "3": (1, 1, 1),
    "4": (2, 2),
    "5": (2, 1, 2),
    "6": (2, 2, 2),
    "7": (2, 3, 2),
    "8": (2, 2, 2, 2),
    "9": (2, 2, 1, 2, 2),
}
_TALL = 1.7  # from this ratio of height to width, seven are in four rows
_LARGEST = {"2": 60, "3": 58, "4": 47, "5": 45, "6": 45, "7": 42, "8": 42, "9": 40}
_AIR = 4  # between a pip and what is next to it


@cache
def round_pips(
    size: Point, rank: str, slender: float = 1, depth: float = 0
) -> tuple[tuple[Point, ...], float]:
    """The middles of the pips of ``rank``, and half their height: as large, then as far apart as possible.

    ``slender`` is the width of a pip in heights, ``depth`` how far the frame extends inwards.
    """
    best: tuple[float, float, tuple[Point, ...]] = (0, 0, ())
    for step in range(int(size[1] * 0.16), int(size[1] * 0.52), 2):
        for apart in range(32, 62, 2):
            places = _places(size, rank, step, apart)
            best = max(
                best, (round(min(_room(size, places, slender, depth), _LARGEST[rank])), step + apart, places)
            )
    return best[2], best[0]


def _places(size: Point, rank: str, step: float, apart: float) -> tuple[Point, ...]:
    """The middles of the pips in rows ``step`` apart; two in a row are each ``apart`` from the middle."""
    rows = (2, 1, 2, 2) if rank == "7" and size[1] > _TALL * size[0] else _ROWS[rank]
    return tuple(
        (
            size[0] / 2 + (column - (count - 1) / 2) * (2 * apart if count == 2 else size[0] * 0.272),
            size[1] / 2 + (row - (len(rows) - 1) / 2) * step,
        )
        for row, count in enumerate(rows)
        for column in range(count)
    )


def _room(size: Point, places: Sequence[Point], slender: float, depth: float) -> float:
    """Half the height of the largest pips around ``places``."""
    (w, h), air = size, MARGIN + depth + _AIR
    limits = [float(max(size))]
    for index, (x, y) in enumerate(places):
        limits += [(x - air) / slender, y - air, h - y - air]
        # The two notches. The one at the right bottom is the other, rotated.
        for across, down in ((x - NOTCH[0], y - NOTCH[1]), (w - NOTCH[0] - x, h - NOTCH[1] - y)):
            limits.append(_apart(across, down, slender) - depth - _AIR)
        limits += [
            (_apart(abs(x - other), abs(y - down), slender) - _AIR) / 2 for other, down in places[:index]
        ]
    return min(limits)


def _apart(across: float, down: float, slender: float) -> float:
    """How far something is outside, in heights of a pip: discs by their distance, others by their boxes."""
    if slender == 1:
        return math.hypot(max(across, 0), max(down, 0))
    return max(across / slender, down)


Long = tuple[float, float, float, bool]  # x, y, length, whether it points down


def upright_pips(size: Point, rank: str) -> tuple[tuple[Long, ...], float]:
    """The places of straight swords and clubs of ``rank``, and their width."""
    _, h = size
    k = h / 400
    left, mid, right = 77, 125, 173
    tall, half, third, centre = h - 62, 172 * k, 118 * k, h / 2
    upper, lower = centre - 90 * k, centre + 90 * k
    outer = tuple((x, y, half, y > centre) for y in (upper, lower) for x in (left, right))
    rows = (centre - 123 * k, centre, centre + 123 * k)
    layouts: dict[str, tuple[tuple[Long, ...], float]] = {
        "2": (((90, centre, tall * 0.94, False), (160, centre, tall * 0.94, True)), 1.2),
        "3": (
            (
                (75, centre + 20, 266 * k, False),
                (mid, centre - 6, tall * 0.94, False),
                (175, centre + 20, 266 * k, False),
            ),
            0.95,
        ),
        "4": (tuple((x, y, half, y > centre) for y in (upper, lower) for x in (90, 160)), 1.15),
        "5": ((*outer, (mid, centre, 236 * k, False)), 0.92),
        "6": (tuple((x, y, half, y > centre) for y in (upper, lower) for x in (left, mid, right)), 0.86),
        "7": ((*outer, *((mid, y, third, y > centre) for y in rows)), 0.82),
        "8": (
            (
                *((x, rows[0], third, False) for x in (left, mid, right)),
                *((x, centre, third, x > mid) for x in (100, 150)),
                *((x, rows[2], third, True) for x in (left, mid, right)),
            ),
            0.82,
        ),
        "9": (tuple((x, y, third, y > centre) for y in rows for x in (left, mid, right)), 0.82),
    }
    return layouts[rank]
