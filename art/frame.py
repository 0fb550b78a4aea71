"""The edge of a card: paper, framing line with room for the indices, and the back."""

from art.palettes import Palette
from art.svg import Point, Svg, circle, clip, group, path, rounded, text

MARGIN = 13
CORNER = 16  # the roundness of the paper; the painter cuts the pictures to it
NOTCH = (48, 84)  # the framing line steps back around the index as far as this


def frame_line(size: Point) -> str:
    """The framing line as path data: a rectangle that leaves out the corners of the indices."""
    (w, h), m, (across, down), r = size, MARGIN, NOTCH, 9
    half = f"H{w - m - r} Q{w - m} {m} {w - m} {m + r} V{h - down} H{w - across + r}"
    turn = f"Q{w - across} {h - down} {w - across} {h - down + r} V{h - m}"
    back = f"H{m + r} Q{m} {h - m} {m} {h - m - r} V{down} H{across - r}"
    return f"M{across} {m} {half} {turn} {back} Q{across} {down} {across} {down - r} Z"


def paper(size: Point, palette: Palette) -> Svg:
    """The bare card with a faint edge. The picture is cut to its round corners when it is painted."""
    return group(
        path(f"M0 0 H{size[0]} V{size[1]} H0 Z", palette.paper, 0, stroke="none"),
        rounded((1, 1), (size[0] - 2, size[1] - 2), CORNER - 1, "none", 2.4, stroke=palette.edge),
    )


def framed(size: Point, ink: str, *parts: Svg) -> tuple[Svg, Svg]:
    """`parts` inside the framing line and never across it: the drawing and its definitions."""
    outline = frame_line(size)
    inside = group(*parts, clip="frame")
    return group(inside, path(outline, width=2.6, stroke=ink)), clip("frame", outline)


def index(size: Point, label: str, symbol: Svg, colour: str, *, family: str = "Cinzel") -> Svg:
    """The index in two opposite corners: `label` above `symbol`, which is about 26 units tall."""
    tight = len(label) > 1
    letters = text(label, (0, 0), 42, colour, family=family, spacing=-3 if tight else None)
    one = group(
        group(letters, at=(25 if tight else 26, 44), scale=(0.78 if tight else 1, 1)),
        group(symbol, at=(26, 66)),
    )
    return group(one, group(one, at=size, turn=180))


def back(size: Point, palette: Palette, colour: str, medallion: Svg) -> Svg:
    """The back of a card: a lattice in `colour` with `medallion` (about 90 across) in the middle."""
    w, h = size
    cells = [
        group(
            path("M0 -11 L11 0 L0 11 L-11 0 Z", width=1.7, stroke=palette.paper, opacity=0.85),
            circle((0, 0), 3.2, palette.yellow, 0),
            at=(column * 25 + (12.5 if row % 2 else 0), row * 21.6 - 3),
        )
        for row in range(int(h / 21.6) + 2)
        for column in range(int(w / 25) + 2)
    ]
    return group(
        paper(size, palette),
        rounded((14, 14), (w - 28, h - 28), 9, colour, 0),
        group(*cells, clip="lattice"),
        circle((w / 2, h / 2), 56, colour, 5, stroke=palette.paper),
        circle((w / 2, h / 2), 50, colour, 1.6, stroke=palette.yellow),
        group(medallion, at=(w / 2, h / 2)),
        rounded((14, 14), (w - 28, h - 28), 9, "none", 3.2, stroke=palette.yellow),
    )


def lattice_clip(size: Point) -> Svg:
    """What keeps the lattice of `back` inside its border."""
    w, h = size
    return clip("lattice", f"M16 16 H{w - 16} V{h - 16} H16 Z")
