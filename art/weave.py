"""Cloth and shade: the patterns woven into robes, and the short strokes that model a fold."""

import re

from art.svg import Svg, group, line, path

_STITCHES = {
    # name: side of the repeated square, what is drawn in it
    "diaper": (15, '<path d="M0 7.5 L7.5 0 L15 7.5 L7.5 15 Z"/><circle cx="7.5" cy="7.5" r="1.1"/>'),
    "stripes": (11, '<path d="M3 0 V11 M6 0 V11"/>'),
    "bars": (12, '<path d="M0 3 H12 M0 6 H12"/>'),
    "bends": (10, '<path d="M-2 12 L12 -2 M-2 2 L2 -2 M8 12 L12 8"/>'),
    "scales": (12, '<path d="M0 0 A6 6 0 0 0 12 0 M-6 6 A6 6 0 0 0 6 6 A6 6 0 0 0 18 6"/>'),
    "stars": (17, '<path d="M8.5 3 V14 M3.7 5.7 L13.3 11.3 M13.3 5.7 L3.7 11.3"/>'),
    "seeds": (11, '<path d="M3 2 V4.6 M8.5 7.5 V10.1"/>'),
    "sprays": (
        22,
        (
            '<path d="M11 19 V9 M11 15 C6 15 5 11 5 9 C9 9 11 11 11 15 C11 11 13 9 17 9 C17 11 16 15 11 15"/>'
            '<circle cx="11" cy="5.5" r="2"/><circle cx="0" cy="11" r="1"/><circle cx="22" cy="11" r="1"/>'
            '<circle cx="0" cy="0" r="1"/><circle cx="22" cy="0" r="1"/>'
        ),
    ),
    "chevrons": (12, '<path d="M0 4 L6 9 L12 4 M0 -2 L6 3 L12 -2 M0 10 L6 15 L12 10"/>'),
    "mail": (8, '<path d="M0 4 A4 4 0 0 1 8 4 M-4 8 A4 4 0 0 1 4 8 A4 4 0 0 1 12 8"/>'),
}
_NAMED = re.compile(r"url\(#(\w+)-([0-9a-f]{6})\)")


def woven(data: str, cloth: str, weave: str, thread: str, width: float = 3) -> Svg:
    """A path filled with ``cloth``, with ``weave`` (a key of the stitches) in it in the colour ``thread``."""
    if not weave:
        return path(data, cloth, width)
    return group(
        path(data, cloth, 0, stroke="none"), path(data, f"url(#{weave}-{thread.removeprefix('#')})", width)
    )


def definitions(drawing: Svg) -> Svg:
    """The definitions of the weaves that ``drawing`` names."""
    names = sorted(set(_NAMED.findall(drawing)))
    return "".join(_stitch(weave, thread) for weave, thread in names)


def _stitch(weave: str, thread: str) -> Svg:
    side, drawing = _STITCHES[weave]
    return (
        f'<pattern id="{weave}-{thread}" width="{side}" height="{side}" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="#{thread}" stroke-width="1.6" stroke-linecap="round">{drawing}</g></pattern>'
    )


def hatch(
    start: tuple[float, float],
    step: tuple[float, float],
    stroke: tuple[float, float],
    count: int,
    width: float = 1.4,
) -> Svg:
    """``count`` parallel strokes, each ``step`` further than the one before, shorter towards the end."""
    marks = []
    for index in range(count):
        x, y = start[0] + step[0] * index, start[1] + step[1] * index
        reach = 1 - 0.45 * index / count
        marks.append(f"M{x:.4g} {y:.4g} l{stroke[0] * reach:.4g} {stroke[1] * reach:.4g}")
    return line(" ".join(marks), width)
