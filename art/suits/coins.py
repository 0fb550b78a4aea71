"""Coins, one for each pattern: discs of radius 46 around 0,0."""

from collections.abc import Iterable

from art.palettes import Palette
from art.svg import Svg, circle, group, line, path, shade


def _ring(part: Svg, count: int, start: float = 0) -> Svg:
    return group(*(group(part, turn=start + 360 / count * index) for index in range(count)))


def _beads(radius: float, count: int, size: float, colour: str) -> Svg:
    return _ring(circle((0, -radius), size, colour, 0), count)


def _gleam() -> Svg:
    return line("M-32 -27 A42 42 0 0 1 -6 -41.5", 3, "#fff", 0.7)


def rosette(palette: Palette) -> Svg:
    """Twelve golden petals on red around a blue eye."""
    petal = path("M0 -13 C7 -20 7.5 -29 0 -37 C-7.5 -29 -7 -20 0 -13 Z", palette.yellow, 1.8)
    return group(
        circle((0, 0), 46, palette.yellow, 4),
        _beads(42.7, 28, 1.1, palette.ink),
        circle((0, 0), 39.5, palette.red, 2),
        _ring(petal, 12),
        _ring(circle((0, -35), 2.1, palette.white, 1), 12, 15),
        circle((0, 0), 15, palette.blue, 2.6),
        _ring(path("M0 -2 L3.2 -6 L0 -12.5 L-3.2 -6 Z", palette.yellow, 1), 6),
        circle((0, 0), 3.6, palette.white, 1.4),
        _gleam(),
    )


def sun(palette: Palette) -> Svg:
    """A sun with a face and pointed rays on a blue ground."""
    ray = path("M-6.5 -20 L0 -38 L6.5 -20 Z", palette.yellow, 1.6)
    beam = line("M0 -22 C3 -27 -3 -30 0 -37", 1.8, palette.yellow)
    return group(
        circle((0, 0), 46, palette.yellow, 4),
        circle((0, 0), 39.5, palette.blue, 2.4),
        _ring(beam, 8, 22.5),
        _ring(ray, 8),
        circle((0, 0), 21, palette.yellow, 2.4),
        shade("M4 -20.4 A21 21 0 0 1 4 20.4 C12 10 12 -10 4 -20.4 Z", opacity=0.14),
        line("M-11 -5 C-9 -8 -5 -8 -3 -5.6 M4 -5.6 C6 -8 10 -8 12 -5 M1 -5 L-1.6 4.4 H2", 1.8),
        circle((-7, -3), 1.7, palette.ink, 0),
        circle((8, -3), 1.7, palette.ink, 0),
        line("M-6 10.4 C-2 13.6 4 13.6 8 10.4", 2.2, palette.red),
        circle((-11, 5), 3, palette.red, 0, opacity=0.4),
        circle((12, 5), 3, palette.red, 0, opacity=0.4),
        _beads(42.8, 24, 1.2, palette.red),
    )


def star(palette: Palette) -> Svg:
    """A star of eight points, one half of each in shade, in a beaded rim."""
    light = path("M0 0 L-7 -10 L0 -36 Z", palette.yellow, 1.4)
    dark = path("M0 0 L7 -10 L0 -36 Z", palette.red, 1.4)
    return group(
        circle((0, 0), 46, palette.yellow, 4),
        circle((0, 0), 40, palette.blue, 2),
        _beads(43, 20, 1.5, palette.blue),
        circle((0, 0), 36.5, palette.white, 1.6),
        _ring(group(light, dark, scale=0.82), 8, 22.5),
        _ring(group(light, dark), 4),
        _ring(group(light, dark, scale=0.94), 4, 45),
        circle((0, 0), 9, palette.yellow, 2.2),
        circle((0, 0), 4, palette.red, 1.4),
    )


def flower(palette: Palette) -> Svg:
    """A great flower of six lobes, ring in ring."""
    lobe = path("M-12 -14 C-19 -24 -13 -36 0 -36 C13 -36 19 -24 12 -14 Z", palette.red, 2)
    heart = path("M0 -17 C6 -22 6 -28 0 -32 C-6 -28 -6 -22 0 -17 Z", palette.yellow, 1.3)
    return group(
        circle((0, 0), 46, palette.yellow, 4),
        circle((0, 0), 40.5, palette.white, 2),
        _beads(43.3, 36, 1.1, palette.ink),
        _ring(path("M0 -39.5 L4 -33 L0 -28 L-4 -33 Z", palette.green, 1.2), 6, 30),
        _ring(lobe, 6),
        _ring(heart, 6),
        circle((0, 0), 16, palette.blue, 2.2),
        _ring(path("M0 -3 C3.4 -6 3.4 -10 0 -13.4 C-3.4 -10 -3.4 -6 0 -3 Z", palette.yellow, 1), 8),
        circle((0, 0), 4, palette.yellow, 1.4),
    )


def quatrefoil(palette: Palette) -> Svg:
    """A quatrefoil with a cross in it, as on old ducats."""
    foil = "M-13 -13 C-24 -24 -14 -35 0 -35 C14 -35 24 -24 13 -13"
    return group(
        circle((0, 0), 46, palette.yellow, 4),
        _beads(42.4, 30, 1.3, palette.blue),
        circle((0, 0), 38.5, palette.blue, 2.2),
        _ring(path(foil, palette.red, 2), 4),
        path("M-14 -14 H14 V14 H-14 Z", palette.red, 0, stroke="none"),
        _ring(path("M0 -2 L4 -8 C9 -16 7 -24 0 -30 C-7 -24 -9 -16 -4 -8 Z", palette.yellow, 1.6), 4),
        _ring(circle((0, -31), 3.2, palette.white, 1.3), 4, 45),
        circle((0, 0), 7, palette.white, 1.8),
        circle((0, 0), 2.6, palette.red, 0),
    )


def doubloon(palette: Palette) -> Svg:
    """A plain disc of gold: a reeded edge and a cross between four dots."""
    gold, deep = palette.yellow, palette.gold
    return group(
        circle((0, 0), 46, gold, 4),
        shade("M12 -44 A46 46 0 0 1 -12 44 C26 38 38 -10 12 -44 Z", deep, 0.35),
        _ring(line("M0 -45 V-39", 1.5), 40),
        circle((0, 0), 38, gold, 2.2),
        circle((0, 0), 33, "none", 1.2, stroke=deep),
        _ring(
            path("M-2.4 0 L-2.4 -17 C-9 -17 -9 -27 0 -30 C9 -27 9 -17 2.4 -17 L2.4 0 Z", palette.red, 1.8), 4
        ),
        _ring(circle((0, -24), 4.2, gold, 1.8), 4, 45),
        _ring(circle((0, -24), 1.4, palette.ink, 0), 4, 45),
        circle((0, 0), 7.5, gold, 2.2),
        _gleam(),
    )


def rim(parts: Iterable[Svg], palette: Palette) -> Svg:
    """An empty coin with ``parts`` on its face, for aces."""
    return group(
        circle((0, 0), 46, palette.yellow, 2.6),
        _ring(line("M0 -45 V-40.5", 1.1), 48),
        circle((0, 0), 40.5, palette.white, 1.6),
        *parts,
    )
