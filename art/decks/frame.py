"""The frame that the cards of all decks share: the paper and its round corners."""

from art.palettes import Palette
from art.svg import Point, Svg, group, path, rounded

CORNER = 16  # the roundness of the paper; the painter cuts the pictures to it


def paper(size: Point, palette: Palette) -> Svg:
    """The bare card with a faint edge. The picture is cut to its round corners when it is painted."""
    return group(
        path(f"M0 0 H{size[0]} V{size[1]} H0 Z", palette.paper, 0, stroke="none"),
        rounded((1, 1), (size[0] - 2, size[1] - 2), CORNER - 1, "none", 2.4, stroke=palette.edge),
    )
