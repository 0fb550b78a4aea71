"""What stands on a card beside its pips: eagle, ribbons, leaves and flourishes."""

from art.palettes import Palette
from art.svg import Point, Svg, circle, group, line, path, text

# Degrees from upright and length of the feathers of one wing, from the back one to the front one.
_WING = ((124, 84), (110, 98), (96, 106), (82, 112), (68, 120), (54, 132), (41, 140), (29, 132))
_TAIL = ((-34, 62), (34, 62), (-17, 72), (17, 72), (0, 78))


def eagle(palette: Palette) -> Svg:
    """An eagle with two heads and spread wings, about 254 across, its breast on 0,0."""
    wing = [
        group(
            path(
                f"M0 0 C-14 {-length * 0.35} -12 {-length * 0.8} 0 {-length}"
                f" C12 {-length * 0.8} 14 {-length * 0.35} 0 0 Z",
                palette.blue if index % 2 else palette.ink,
                2.4,
            ),
            line(f"M0 -20 V{-length * 0.86}", 1.3, palette.paper),
            at=(14, -10),
            turn=angle,
        )
        for index, (angle, length) in enumerate(_WING)
    ]
    half = group(
        *wing,
        path("M6 -52 C34 -66 62 -58 74 -40 C56 -38 40 -26 16 6 Z", palette.red, 2.8),
        line("".join(f"M{22 + i * 13} {-44 + i * 2} q7 8 -2 {16 - i} " for i in range(4)), 1.8),
        path("M22 58 C34 64 44 74 48 88 L40 90 C34 80 26 74 16 70 Z", palette.yellow, 2.6),
        line("M40 88 l-8 10 M44 90 l-1 13 M47 88 l8 9", 4),
        path(
            "M0 -38 C4 -62 2 -84 18 -96 C32 -104 46 -96 47 -84 L60 -80 C54 -72 48 -72 43 -74"
            " C34 -70 26 -60 26 -40 Z",
            palette.ink,
            2.6,
        ),
        path("M45 -87 L62 -80 C55 -74 49 -74 43 -76 Z", palette.yellow, 2.2),
        circle((35, -88), 3.4, palette.white, 1),
        circle((36, -88), 1.5, palette.ink, 0),
        line("M14 -62 q8 4 14 0 M15 -52 q7 4 12 0", 1.6, palette.paper),
    )
    tail = (
        group(
            path(
                f"M0 0 C-12 {length * 0.4} -12 {length * 0.8} 0 {length}"
                f" C12 {length * 0.8} 12 {length * 0.4} 0 0 Z",
                palette.blue if abs(angle) == 17 else palette.ink,
                2.4,
            ),
            line(f"M0 12 V{length * 0.86}", 1.3, palette.paper),
            at=(0, 46),
            turn=angle,
        )
        for angle, length in _TAIL
    )
    body = path("M-30 -40 C-44 0 -34 52 0 66 C34 52 44 0 30 -40 C14 -50 -14 -50 -30 -40 Z", palette.ink, 3)
    return group(*tail, half, group(half, scale=(-1, 1)), body)


def ribbon(palette: Palette, words: str, colour: str, at: Point) -> Svg:
    """A ribbon with `words` on it, 148 across with its tails."""
    tail = group(
        path("M58 -6 L84 -2 L76 10 L84 22 L54 18 Z", colour, 2.6),
        path("M58 14 L68 8 L68 -4 Z", palette.ink, 1.5),
    )
    return group(
        tail,
        group(tail, scale=(-1, 1)),
        path("M-68 -13 H68 V13 H-68 Z", colour, 2.6),
        line("M-63 -8.5 H63 M-63 8.5 H63", 1.1, palette.yellow),
        text(words, (0, 5.6), 17, palette.white, spacing=0.6),
        at=at,
        scale=0.88,
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
