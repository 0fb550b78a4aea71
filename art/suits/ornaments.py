"""Ornaments beside the pips of a card: ribbons, leaves, flowers, clouds and masks."""

from collections.abc import Sequence

from art.figures.limbs import tube
from art.palettes import Palette
from art.svg import Point, Svg, circle, ellipse, group, line, path, text


def ribbon(palette: Palette, words: str, colour: str, at: Point, width: float = 148, ink: str = "") -> Svg:
    """A ribbon with ``words`` on it, ``width`` across with its tails."""
    half = width / 2 - 16
    letters = min(16.4, (2 * half - 6) / (0.72 * len(words)))
    tail = group(
        path(f"M{half - 10} -6 L{half + 16} -2 L{half + 8} 9 L{half + 16} 20 L{half - 12} 17 Z", colour, 2.4),
        path(f"M{half - 10} 13 L{half} 7 L{half} -5 Z", palette.ink, 1.4),
    )
    return group(
        tail,
        group(tail, scale=(-1, 1)),
        path(f"M{-half} -13 H{half} V13 H{-half} Z", colour, 2.4),
        line(f"M{-half + 4} -9.4 H{half - 4} M{-half + 4} 9.4 H{half - 4}", 1.1, palette.yellow),
        text(words, (0, letters * 0.36), letters, ink or palette.white, spacing=0.4),
        at=at,
    )


def wound(colour: str, turns: Sequence[float], reach: float = 34) -> Svg:
    """A ribbon wound round an upright shaft: a slanting band at each height of ``turns``, with loose ends."""
    bands = "".join(
        path(
            f"M-12 {y + 8} C-4 {y + 6} 6 {y} 12 {y - 9} L12 {y + 3} C6 {y + 12} -4 {y + 18} -12 {y + 20} Z",
            colour,
            2.2,
        )
        for y in turns
    )
    first, last = turns[0], turns[-1]
    ends = (
        path(
            f"M12 {first - 9} C24 {first - 26} {reach} {first - 14} {reach + 4} {first - 26} C{reach + 14}"
            f" {first - 16}"
            f" {reach + 2} {first + 2} {reach - 10} {first} C22 {first - 4} 18 {first + 2} 12 {first + 3} Z",
            colour,
            2.2,
        ),
        path(
            f"M-12 {last + 20} C-24 {last + 36} {-reach} {last + 24} {-reach - 4} {last + 36}"
            f" C{-reach - 14} {last + 26}"
            f" {-reach - 2} {last + 8} {-reach + 10} {last + 10} C-22 {last + 14} -18 {last + 8} -12"
            f" {last + 8} Z",
            colour,
            2.2,
        ),
    )
    return group(*ends, bands)


def wreath(palette: Palette, radius: float, *, berries: str = "") -> Svg:
    """Two branches of laurel that meet above, tied below."""
    leaf = path("M0 0 C3 -9 12 -13 19 -12 C18 -4 10 3 0 0 Z", palette.green, 1.7)
    inner = path("M0 0 C-9 -3 -13 -12 -12 -19 C-4 -18 3 -10 0 0 Z", palette.green, 1.7)
    pair, fruit = group(leaf, inner), circle((6, 4), 2.6, berries, 1.2) if berries else ""
    half = group(
        line(f"M0 {radius} A{radius} {radius} 0 0 0 {radius * 0.5} {-radius * 0.866}", 2.4),
        *(
            group(group(pair, fruit if step % 2 else "", at=(0, radius), turn=-78), turn=-18.5 * step)
            for step in range(1, 8)
        ),
    )
    knot = path(
        "M-3 -4 C-18 -12 -22 8 -4 3 L-12 20 L-5 18 L0 6 L5 18 L12 20 L4 3 C22 8 18 -12 3 -4 Z", palette.red, 2
    )
    return group(half, group(half, scale=(-1, 1)), group(knot, at=(0, radius)))


def cloud(palette: Palette) -> Svg:
    """A small cloud, 70 across."""
    return group(
        path(
            "M-30 14 C-40 12 -40 -4 -28 -6 C-30 -20 -12 -26 -4 -16 C4 -28 24 -22 22 -8 C36 -8 38 12 26 14"
            " C20 24 4 22 0 16 C-8 24 -24 24 -30 14 Z",
            palette.white,
            2.4,
        ),
        line("M-22 4 C-20 -4 -12 -6 -8 0 M4 -4 C8 -10 16 -8 16 0 M-6 10 C0 6 8 8 10 12", 1.6, palette.blue),
    )


def arm_from_cloud(palette: Palette, sleeve: str, trim: str) -> Svg:
    """An arm that reaches from a cloud at the right to a fist at 0,0."""
    return group(
        path(tube((66, 40, 20), (40, 26, 18), (20, 12, 12)), sleeve, 2.8),
        line("M58 30 C48 28 38 22 30 14 M60 44 C48 42 36 34 26 24", 1.5),
        path("M12 -4 C18 -2 28 10 28 18 L19 26 C10 22 4 12 4 4 Z", trim, 2.4),
        path(
            "M-10 -10 C-13 -13 9 -14 11 -10 C14 -4 13 7 10 11 C4 14 -8 13 -10 10 C-13 5 -12 -5 -10 -10 Z",
            palette.flesh,
            2.4,
        ),
        line("M-10 -5 H1 M-11 1 H1 M-10 6 H1", 1.5),
        path("M11 -10 C5 -14 -2 -9 0 -4 C4 0 9 -2 11 -4 Z", palette.flesh, 1.8),
        group(cloud(palette), at=(66, 46)),
    )


def mask(palette: Palette) -> Svg:
    """A grinning mask with great moustaches and ears of leaves, 90 across."""
    half = group(
        path("M26 -22 C40 -36 56 -30 58 -14 C50 -16 48 -6 52 2 C42 2 32 -4 28 -10 Z", palette.green, 2.2),
        line("M32 -16 C40 -22 48 -20 52 -14", 1.4),
        path(
            "M4 12 C16 4 30 8 40 22 C46 30 54 28 54 20 C62 34 46 44 34 34 C24 26 14 26 4 22 Z", palette.ink, 2
        ),
    )
    return group(
        path("M-20 30 C-14 54 -6 64 0 66 C6 64 14 54 20 30 Z", palette.ink, 2.2),
        line("M-8 40 L-3 58 M8 40 L3 58 M0 40 V60", 1.4, palette.paper),
        path("M-32 -26 C-38 4 -28 34 0 42 C28 34 38 4 32 -26 C20 -42 -20 -42 -32 -26 Z", palette.yellow, 3),
        path("M-14 22 C-6 30 6 30 14 22 C10 38 -10 38 -14 22 Z", palette.red, 2),
        path("M-8 26 H8 L6 29 H-6 Z", palette.white, 1),
        half,
        group(half, scale=(-1, 1)),
        path("M-4 -10 C-10 4 -10 10 0 12 C10 10 10 4 4 -10 Z", palette.red, 2.2),
        *(
            group(
                ellipse((0, 0), (7.5, 6), palette.white, 2),
                circle((0, 0.5), 3, palette.ink, 0),
                line("M-10 -8 C-6 -16 6 -16 11 -10", 3.4),
                at=(side * 16, -10),
                scale=(side, 1),
            )
            for side in (1, -1)
        ),
        path(
            "M-30 -28 C-22 -48 -8 -40 0 -50 C8 -40 22 -48 30 -28 C18 -36 -18 -36 -30 -28 Z", palette.red, 2.4
        ),
        circle((0, -40), 4, palette.yellow, 1.8),
    )


def rays(inner: float, outer: float, count: int, colour: str) -> Svg:
    """Pointed rays around 0,0."""
    ray = path(f"M-4.4 {-inner} L0 {-outer} L4.4 {-inner} Z", colour, 1.6)
    wave = line(f"M0 {-inner} q4 {-(outer - inner) * 0.28} 0 {-(outer - inner) * 0.5}", 1.8, colour)
    return group(
        *(group(ray, turn=360 / count * index) for index in range(count)),
        *(group(wave, turn=360 / count * (index + 0.5)) for index in range(count)),
    )


def flourish(palette: Palette, at: Point, scale: float = 1, turn: float = 0) -> Svg:
    """Two curling tendrils."""
    tendrils = (
        "M0 0 C10 -12 24 -10 26 0 C26 7 17 8 16 2 M0 0 C-10 -12 -24 -10 -26 0 C-26 7 -17 8 -16 2"
        " M0 0 C-2 8 2 8 0 14"
    )
    return group(
        line(tendrils, 2.2, palette.blue, 0.85),
        circle((0, 0), 3, palette.red, 0),
        at=at,
        scale=scale,
        turn=turn,
    )


def flower(palette: Palette, at: Point, petals: str, scale: float = 1) -> Svg:
    """A blossom of six petals with two leaves."""
    petal = path("M0 0 C-7 -6 -6 -15 0 -17 C6 -15 7 -6 0 0 Z", petals, 1.8)
    leaf = path("M8 4 C18 0 28 4 32 12 C22 16 12 14 8 4 Z", palette.green, 1.8)
    return group(
        leaf,
        group(leaf, scale=(-1, 1)),
        *(group(petal, turn=turn) for turn in range(0, 360, 60)),
        circle((0, 0), 4.5, palette.yellow, 1.8),
        at=at,
        scale=scale,
    )


def sprig(palette: Palette, at: Point, scale: float = 1, turn: float = 0) -> Svg:
    """A laurel twig growing upward, 90 tall."""
    leaf = path("M0 0 C6 -8 16 -10 22 -8 C20 0 10 6 0 0 Z", palette.green, 1.8)
    pairs = (
        group(leaf, group(leaf, scale=(-1, 1)), at=(0, -12 - i * 16), scale=1 - i * 0.1) for i in range(5)
    )
    top = path("M0 0 C-7 -8 -6 -18 0 -24 C6 -18 7 -8 0 0 Z", palette.green, 1.8)
    return group(
        line("M0 6 V-78", 2.4), *pairs, group(top, at=(0, -78), scale=0.8), at=at, scale=scale, turn=turn
    )
