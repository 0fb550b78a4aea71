"""Cups, one for each pattern: within 37 to the left and right and 52 above and below 0,0."""

from art.palettes import Palette
from art.svg import Svg, circle, ellipse, group, line, path, shade


def _mouth(palette: Palette, rim: str, half: float = 36, y: float = -40) -> Svg:
    return group(
        ellipse((0, y), (half, 8.5), rim, 3),
        ellipse((0, y), (half - 9, 4.6), palette.ink, 0),
    )


def goblet(palette: Palette) -> Svg:
    """A red goblet with a jewelled band on a blue foot."""
    jewels = ((-21, -10.5), (-7, -8), (7, -8), (21, -10.5))
    return group(
        path("M-13 30 C-26 33 -31 40 -31 47 L31 47 C31 40 26 33 13 30 Z", palette.blue, 3),
        shade("M6 31 C14 36 16 42 17 47 L30 47 C30 40 24 33 13 30 Z"),
        path("M-34 46 H34 V52 H-34 Z", palette.yellow, 2.6),
        path("M-6 14 L-8 32 H8 L6 14 Z", palette.yellow, 2.8),
        ellipse((0, 19), (11, 5.5), palette.red, 2.6),
        path("M-36 -40 C-37 -8 -24 15 0 16 C24 15 37 -8 36 -40 Z", palette.red, 3.2),
        path(
            "M-35 -22 C-20 -14 20 -14 35 -22 C34 -14 32 -8 30 -4 C18 3 -18 3 -30 -4 C-32 -8 -34 -14 -35 -22"
            " Z",
            palette.yellow,
            2.4,
        ),
        *(circle(at, 3.2, palette.blue, 1.4) for at in jewels),
        *(line(f"M{x} 2 C{x} 7 {x * 0.75} 10 {x * 0.5} 14") for x in (-14, 0, 14)),
        shade("M18 -34 C20 -10 14 6 2 15 C24 13 36 -8 35 -36 Z", opacity=0.14),
        _mouth(palette, palette.yellow),
        line("M-28 -27 C-27 -12 -23 -2 -17 4", 4, "#fff", 0.55),
    )


def amphora(palette: Palette) -> Svg:
    """A slender vase with a gadrooned belly and a scalloped rim."""
    return group(
        path("M-10 34 C-22 36 -26 42 -27 50 H27 C26 42 22 36 10 34 Z", palette.yellow, 2.8),
        line("M-24 45 H24", 1.5),
        path("M-5 22 L-8 36 H8 L5 22 Z", palette.red, 2.6),
        path(
            "M-33 -42 C-24 -30 -20 -26 -28 -12 C-36 2 -24 24 0 25 C24 24 36 2 28 -12 C20 -26 24 -30 33 -42 Z",
            palette.red,
            3.2,
        ),
        path("M-29 -10 C-36 4 -24 24 0 25 C24 24 36 4 29 -10 C16 -4 -16 -4 -29 -10 Z", palette.blue, 2.4),
        line(
            "M-20 -6.6 C-24 4 -18 16 -10 22 M-7 -5 C-9 6 -7 18 -4 24 M7 -5 C9 6 7 18 4 24 M20 -6.6 C24 4 18"
            " 16 10 22",
            1.8,
            palette.yellow,
        ),
        path("M-30 -13 C-16 -6 16 -6 30 -13 L31 -6 C16 1 -16 1 -31 -6 Z", palette.yellow, 2),
        line(
            "M-17 -30 C-13 -22 -13 -18 -17 -13 M0 -29 V-10 M17 -30 C13 -22 13 -18 17 -13", 1.8, palette.yellow
        ),
        shade(
            "M20 -40 C14 -28 14 -26 18 -14 C24 0 16 18 2 25 C24 24 36 2 28 -12 C20 -26 24 -30 33 -42 Z",
            opacity=0.14,
        ),
        path(
            "M-36 -43 q6 8 12 1 q6 8 12 1 q6 8 12 1 q6 7 12 -1 q6 7 12 -1 q6 7 12 -1 L34 -48 C20 -53 -20"
            " -53 -34 -48 Z",
            palette.yellow,
            2.4,
        ),
        line("M-24 -26 C-22 -20 -24 -14 -27 -9", 3, "#fff", 0.5),
    )


def chalice(palette: Palette) -> Svg:
    """A chalice of six facets with a knop, on a stepped foot."""
    return group(
        path("M-10 36 L-27 46 V52 H27 V46 L10 36 Z", palette.yellow, 2.8),
        line("M-27 46 H27 M-10 36 L-12 46 M10 36 L12 46", 1.6),
        path("M-5 16 L-6 38 H6 L5 16 Z", palette.blue, 2.6),
        path("M-13 26 L-7 19 H7 L13 26 L7 33 H-7 Z", palette.yellow, 2.4),
        path("M-35 -38 L-30 -2 L-14 17 H14 L30 -2 L35 -38 Z", palette.red, 3.2),
        path("M-12 -34 L-9 -2 L-5 17 H5 L9 -2 L12 -34 Z", palette.yellow, 2),
        path("M0 -24 L5.6 -14 L0 -4 L-5.6 -14 Z", palette.blue, 1.6),
        shade("M12 -34 L9 -2 L5 17 H14 L30 -2 L35 -38 Z", opacity=0.17),
        line("M-30 -2 L-9 -2 H9 L30 -2 M-23 -33 L-20 -3 M23 -33 L20 -3", 1.6),
        path("M-37 -46 L-26 -50 H26 L37 -46 L35 -36 L24 -33 H-24 L-35 -36 Z", palette.yellow, 2.6),
        path("M-29 -45.5 L-22 -47 H22 L29 -45.5 L22 -43 H-22 Z", palette.ink, 0),
        line("M-27 -28 L-25 -10", 3.4, "#fff", 0.5),
    )


def urn(palette: Palette) -> Svg:
    """A covered urn with two handles."""
    handle = "M26 -26 C44 -30 44 -6 24 -2"
    return group(
        line(handle, 8),
        line(handle, 3.4, palette.yellow),
        group(line(handle, 8), line(handle, 3.4, palette.yellow), scale=(-1, 1)),
        path("M-9 32 C-20 34 -24 42 -26 50 H26 C24 42 20 34 9 32 Z", palette.green, 2.8),
        path("M-28 47 H28 V52 H-28 Z", palette.yellow, 2.2),
        path("M-5 18 L-8 34 H8 L5 18 Z", palette.yellow, 2.4),
        path("M-29 -30 C-32 2 -20 20 0 21 C20 20 32 2 29 -30 Z", palette.red, 3.2),
        path(
            "M-28 -2 C-24 14 -14 21 0 21 C14 21 24 14 28 -2 C22 4 18 -2 14 4 C10 -2 4 -2 0 4 C-4 -2 -10 -2"
            " -14 4 C-18 -2 -22 4 -28 -2 Z",
            palette.yellow,
            2.2,
        ),
        line("M-14 4 C-12 12 -8 18 -5 20 M0 4 V20 M14 4 C12 12 8 18 5 20", 1.5),
        path(
            "M0 -23 C4 -20 7 -16 7 -13 C7 -9 4 -7 0 -6 C-4 -7 -7 -9 -7 -13 C-7 -16 -4 -20 0 -23 Z",
            palette.white,
            1.6,
        ),
        shade("M14 -30 C16 0 10 14 2 21 C20 20 32 2 29 -30 Z", opacity=0.15),
        path(
            "M-31 -30 C-28 -40 -14 -42 0 -42 C14 -42 28 -40 31 -30 C16 -24 -16 -24 -31 -30 Z",
            palette.blue,
            2.6,
        ),
        line("M-22 -32 C-10 -28 10 -28 22 -32", 1.6, palette.yellow),
        circle((0, -46), 5, palette.yellow, 2.2),
    )


def beaker(palette: Palette) -> Svg:
    """A tall beaker that opens like a bell, with a knop and a round foot."""
    return group(
        ellipse((0, 46), (27, 6), palette.yellow, 2.8),
        path("M-4 20 C-5 34 -10 40 -22 44 C-10 47 10 47 22 44 C10 40 5 34 4 20 Z", palette.blue, 2.6),
        circle((0, 25), 7.4, palette.yellow, 2.4),
        path(
            "M-35 -42 C-27 -30 -24 -8 -17 4 C-12 12 -6 18 0 18 C6 18 12 12 17 4 C24 -8 27 -30 35 -42 Z",
            palette.red,
            3.2,
        ),
        path("M-23 -8 C-10 -3 10 -3 23 -8 L20 0 C10 4 -10 4 -20 0 Z", palette.yellow, 2),
        line("M-22 -34 C-18 -24 -16 -14 -14 -8 M0 -33 V-6 M22 -34 C18 -24 16 -14 14 -8", 1.7, palette.yellow),
        line("M-9 6 L-4 15 M0 6 V16 M9 6 L4 15", 1.6),
        shade("M18 -38 C14 -14 12 4 2 18 C8 18 14 10 17 4 C24 -8 27 -30 35 -42 Z", opacity=0.16),
        _mouth(palette, palette.white, 35, -42),
        line("M-27 -32 C-23 -22 -22 -14 -20 -10", 3, "#fff", 0.5),
    )


def ciborium(palette: Palette) -> Svg:
    """A cup of gold with red and green enamel, gadroons at the base of its bowl."""
    gold = palette.yellow
    return group(
        path("M-8 32 C-24 36 -29 44 -30 51 H30 C29 44 24 36 8 32 Z", gold, 2.8),
        path("M-27 44 C-10 40 10 40 27 44 L29 48 H-29 Z", palette.red, 1.8),
        path("M-5 16 L-7 34 H7 L5 16 Z", gold, 2.6),
        ellipse((0, 24), (12, 5.4), palette.green, 2.4),
        path("M-35 -42 C-34 -8 -26 16 0 17 C26 16 34 -8 35 -42 Z", gold, 3.2),
        path(
            "M-31 -8 C-26 10 -14 17 0 17 C14 17 26 10 31 -8 C24 0 20 -6 16 0 C11 -6 5 -6 0 0 C-5 -6 -11 -6"
            " -16 0 C-20 -6 -24 0 -31 -8 Z",
            palette.red,
            2,
        ),
        path("M-34.6 -32 C-20 -26 20 -26 34.6 -32 L33.6 -22 C20 -16 -20 -16 -33.6 -22 Z", palette.green, 2),
        *(
            path(f"M{x} {y - 4} l4 4 l-4 4 l-4 -4 Z", gold, 1.2)
            for x, y in ((-22, -24.6), (-7.4, -22.6), (7.4, -22.6), (22, -24.6))
        ),
        line("M-16 0 C-14 8 -8 14 -4 16 M0 0 V16 M16 0 C14 8 8 14 4 16", 1.5),
        shade("M18 -38 C20 -10 14 8 2 17 C26 16 34 -8 35 -42 Z", palette.gold, 0.34),
        _mouth(palette, gold, 35.5, -42),
        line("M-29 -16 C-28 -10 -26 -4 -23 0", 3, "#fff", 0.7),
    )
