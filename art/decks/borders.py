"""The framing lines of cards with Latin suits: they step back around the indices; nothing crosses them."""

from art.palettes import Palette
from art.svg import Point, Svg, group, path

MARGIN = 13
NOTCH = (56, 96)  # the framing line steps back around the index as far as this

# Spain tells the suit by the breaks in the frame at top and bottom: where their middles are.
_BREAKS = {"d": (), "c": (125,), "s": (106, 144), "b": (90, 125, 160)}
_BREAK = 9  # half the width of a break


def frame_line(size: Point, inset: float = 0) -> str:
    """The framing line as path data: a rectangle that leaves out the corners of the indices."""
    (w, h), m, r = size, MARGIN + inset, 9 - inset / 2
    across, down = NOTCH[0] + inset, NOTCH[1] + inset
    half = f"H{w - m - r} Q{w - m} {m} {w - m} {m + r} V{h - down} H{w - across + r}"
    turn = f"Q{w - across} {h - down} {w - across} {h - down + r} V{h - m}"
    back = f"H{m + r} Q{m} {h - m} {m} {h - m - r} V{down} H{across - r}"
    return f"M{across} {m} {half} {turn} {back} Q{across} {down} {across} {down - r} Z"


def single(size: Point, palette: Palette, _suit: str) -> Svg:
    """One line."""
    return path(frame_line(size), width=2.8, stroke=palette.ink)


def double(size: Point, palette: Palette, _suit: str) -> Svg:
    """A stout blue line and a fine one inside it."""
    return group(
        path(frame_line(size), width=3, stroke=palette.blue),
        path(frame_line(size, 4.6), width=1.1, stroke=palette.blue),
    )


def corded(size: Point, palette: Palette, _suit: str) -> Svg:
    """A line of red and cream, as of twisted cord."""
    return group(
        path(frame_line(size), width=5, stroke=palette.red),
        path(frame_line(size), width=2.6, stroke=palette.paper, dash="7 5"),
    )


def banded(size: Point, palette: Palette, _suit: str) -> Svg:
    """A band of long green strokes between two lines."""
    return group(
        path(frame_line(size, 3.5), width=7, stroke=palette.paper),
        path(frame_line(size, 3.5), width=6, stroke=palette.green, dash="16 5"),
        path(frame_line(size), width=2, stroke=palette.ink),
        path(frame_line(size, 7), width=1.2, stroke=palette.ink),
    )


def beaded(size: Point, palette: Palette, _suit: str) -> Svg:
    """A row of golden beads between two lines."""
    return group(
        path(frame_line(size, 3), width=7, stroke=palette.ink),
        path(frame_line(size, 3), width=4.6, stroke=palette.red),
        path(frame_line(size, 3), width=3, stroke=palette.yellow, dash="0.1 6.4", cap="round"),
    )


def broken(size: Point, palette: Palette, suit: str) -> Svg:
    """Two lines with breaks at top and bottom: none for coins, one for cups, then two, three for batons."""
    gaps = (
        path(f"M{x - _BREAK} {y} H{x + _BREAK}", width=10, stroke=palette.paper)
        for x in _BREAKS[suit]
        for y in (MARGIN + 1.6, size[1] - MARGIN - 1.6)
    )
    return group(
        path(frame_line(size), width=2.4, stroke=palette.ink),
        path(frame_line(size, 4.2), width=1.3, stroke=palette.ink),
        *gaps,
    )
