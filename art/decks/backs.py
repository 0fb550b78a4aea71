"""The backs of the cards: a ground, a pattern upon it, a border and a medallion."""

from art.palettes import Palette
from art.svg import Point, Svg, circle, clip, group, path, rounded
from art.weave import woven


def lozenges(size: Point, palette: Palette, ground: str, medallion: Svg) -> Svg:
    """Lozenges with a golden dot each, around a round medallion of 45."""
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
        rounded((14, 14), (w - 28, h - 28), 9, ground, 0),
        group(*cells, clip="inside"),
        _medallion(size, palette, ground, medallion),
        rounded((14, 14), (w - 28, h - 28), 9, "none", 3.2, stroke=palette.yellow),
    )


def damask(size: Point, palette: Palette, ground: str, weave: str, thread: str, medallion: Svg) -> Svg:
    """A woven ground in a border of its own, around a round medallion of 45."""
    w, h = size
    return group(
        rounded((14, 14), (w - 28, h - 28), 9, ground, 0),
        woven(f"M30 30 H{w - 30} V{h - 30} H30 Z", ground, weave, thread, 0),
        rounded((22, 22), (w - 44, h - 44), 5, "none", 6, stroke=palette.paper),
        rounded((22, 22), (w - 44, h - 44), 5, "none", 2.4, stroke=thread),
        *(
            group(
                path("M0 0 H34 C34 18 18 34 0 34 Z", ground, 2.4, stroke=palette.paper),
                circle((11, 11), 4.4, thread, 0),
                at=at,
                turn=turn,
            )
            for at, turn in (((25, 25), 0), ((w - 25, 25), 90), ((w - 25, h - 25), 180), ((25, h - 25), 270))
        ),
        _medallion(size, palette, ground, medallion),
    )


def _medallion(size: Point, palette: Palette, ground: str, medallion: Svg) -> Svg:
    middle = (size[0] / 2, size[1] / 2)
    return group(
        circle(middle, 56, ground, 5, stroke=palette.paper),
        circle(middle, 50, ground, 1.6, stroke=palette.yellow),
        group(medallion, at=middle),
    )


def inside(size: Point) -> Svg:
    """The clip path that keeps the pattern of a back inside its border."""
    w, h = size
    return clip("inside", f"M16 16 H{w - 16} V{h - 16} H16 Z")
