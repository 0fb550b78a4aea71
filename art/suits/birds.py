"""The birds of the aces of coins, the breast on 0,0."""

from dataclasses import dataclass

from art.palettes import Palette
from art.svg import Svg, circle, group, line, path
from art.weave import woven

Feather = tuple[float, float]  # degrees from upright, and length


@dataclass(frozen=True, slots=True)
class Plumage:
    """The colours of a bird: its body, its alternating feathers, the shoulder of its wing."""

    body: str
    feathers: tuple[str, ...]
    shoulder: str
    thread: str


RAISED: tuple[Feather, ...] = ((130, 70), (116, 84), (102, 94), (89, 101), (76, 107), (64, 113), (53, 118))
SPREAD: tuple[Feather, ...] = (
    (150, 86),
    (136, 96),
    (122, 102),
    (108, 104),
    (94, 104),
    (80, 104),
    (66, 108),
    (52, 112),
)
LOWERED: tuple[Feather, ...] = (
    (160, 104),
    (148, 116),
    (136, 122),
    (124, 120),
    (112, 112),
    (100, 102),
    (88, 92),
)
_TAIL: tuple[Feather, ...] = ((-34, 62), (34, 62), (-17, 72), (17, 72), (0, 78))


def _plume(palette: Palette, length: float, colour: str) -> Svg:
    return group(
        path(
            f"M0 0 C-14 {-length * 0.35} -12 {-length * 0.8} 0 {-length} C12 {-length * 0.8} 14"
            f" {-length * 0.35} 0 0 Z",
            colour,
            2.2,
        ),
        line(f"M0 {-length * 0.2} V{-length * 0.88}", 1.2, palette.paper),
    )


def _wing(
    palette: Palette, plumage: Plumage, feathers: tuple[Feather, ...], root: tuple[float, float]
) -> Svg:
    """The right wing."""
    colours = plumage.feathers
    return group(
        *(
            group(_plume(palette, length, colours[index % len(colours)]), at=root, turn=angle)
            for index, (angle, length) in enumerate(feathers)
        ),
    )


def _shoulder(palette: Palette, plumage: Plumage, *, lowered: bool) -> Svg:
    if lowered:
        drawn = "M4 -44 C26 -66 56 -58 62 -30 C64 -8 58 12 48 26 C40 6 28 -6 12 -2 Z"
        marks = "M22 -46 q9 6 4 17 M36 -46 q10 8 4 20 M48 -36 q8 10 1 22 M54 -18 q4 10 -4 20"
    else:
        drawn = "M6 -50 C30 -70 58 -68 74 -48 C60 -40 44 -20 16 10 Z"
        marks = "".join(f"M{22 + i * 13} {-46 + i * 1.4:.4g} q8 9 -2 {19 - i} " for i in range(4))
    return group(
        path(drawn, plumage.shoulder, 2.6),
        line(marks, 1.7, palette.paper),
        line("M10 -44 C30 -60 54 -60 66 -48" if not lowered else "M8 -42 C28 -58 50 -52 56 -30", 1.5),
    )


def _claw(palette: Palette) -> Svg:
    return group(
        path("M20 54 C34 60 46 70 50 86 L40 89 C34 80 26 74 14 70 Z", palette.yellow, 2.4),
        line("M41 87 l-9 11 M46 88 l-1 14 M49 86 l9 9", 3.8),
        line("M41 87 l-9 11 M46 88 l-1 14 M49 86 l9 9", 1.6, palette.yellow),
    )


def _body(palette: Palette, plumage: Plumage, feathers: tuple[Feather, ...], *, lowered: bool = False) -> Svg:
    """Everything but the heads."""
    root = (30, -34) if lowered else (14, -10)
    half = group(
        _claw(palette),
        _wing(palette, plumage, feathers, root),
        _shoulder(palette, plumage, lowered=lowered),
    )
    tail = (
        group(
            group(_plume(palette, length, plumage.feathers[index % len(plumage.feathers)]), turn=180),
            at=(0, 46),
            turn=angle,
        )
        for index, (angle, length) in enumerate(_TAIL)
    )
    trunk = "M-30 -42 C-44 0 -34 52 0 68 C34 52 44 0 30 -42 C14 -52 -14 -52 -30 -42 Z"
    return group(
        *tail, half, group(half, scale=(-1, 1)), woven(trunk, plumage.body, "scales", plumage.thread)
    )


def _head(palette: Palette, plumage: Plumage) -> Svg:
    """A head and neck that looks left, the neck's foot around 0,-38."""
    return group(
        path(
            "M-16 -36 C-16 -56 -26 -62 -20 -78 C-16 -92 0 -100 12 -92 C24 -84 24 -66 22 -52 L26 -36 C12 -28"
            " -6 -28 -16 -36 Z",
            plumage.body,
            2.6,
        ),
        line(
            "M-6 -58 q6 5 12 0 M-2 -48 q7 5 14 0 M2 -68 q5 4 10 0 M-8 -40 q6 4 12 0 M10 -40 q5 4 10 -1",
            1.5,
            plumage.thread,
        ),
        path(
            "M-18 -84 C-30 -86 -38 -80 -38 -70 C-32 -76 -26 -74 -20 -72 C-19 -76 -19 -80 -18 -84 Z",
            palette.yellow,
            2.2,
        ),
        line("M-20 -77.6 L-32 -77", 1.3),
        circle((-9, -82), 4, palette.white, 1.5),
        circle((-10, -82), 2, palette.ink, 0),
        line("M-15 -88 C-12 -90 -7 -90 -4 -87", 2),
        line("M-22 -70 q-2 5 -5 6", 2.2, palette.red),
    )


def double_eagle(palette: Palette, plumage: Plumage, feathers: tuple[Feather, ...] = RAISED) -> Svg:
    """An eagle with two heads; about 220 across."""
    head = group(_head(palette, plumage), at=(-22, 2))
    return group(_body(palette, plumage, feathers), head, group(head, scale=(-1, 1)))


def single_eagle(
    palette: Palette, plumage: Plumage, feathers: tuple[Feather, ...] = SPREAD, *, lowered: bool = False
) -> Svg:
    """An eagle with one head; about 200 across."""
    return group(_body(palette, plumage, feathers, lowered=lowered), _head(palette, plumage))


def dove(palette: Palette, plumage: Plumage) -> Svg:
    """A bird that stands in profile, its wing raised and its tail spread; about 100 across, feet at 44."""
    tail = (
        group(
            _plume(palette, length, plumage.feathers[index % len(plumage.feathers)]), at=(20, 6), turn=angle
        )
        for index, (angle, length) in enumerate(((126, 50), (100, 54), (113, 58)))
    )
    wing = (
        group(_plume(palette, length, plumage.feathers[index % len(plumage.feathers)]), at=(4, 2), turn=angle)
        for index, (angle, length) in enumerate(((78, 50), (60, 56), (42, 60), (24, 58), (6, 50)))
    )
    return group(
        *tail,
        line("M-4 26 V42 M8 26 V42 M-4 42 l-9 3 M-4 42 l7 3 M8 42 l-9 3 M8 42 l8 3", 3, palette.yellow),
        woven(
            "M-32 -34 C-36 -48 -20 -56 -12 -46 C-6 -34 4 -26 18 -14 C28 -4 30 10 24 16 C12 32 -16 32 -24 12"
            " C-28 0 -22 -16 -32 -34 Z",
            plumage.body,
            "scales",
            plumage.thread,
            2.6,
        ),
        *wing,
        path("M-10 -6 C0 -22 20 -22 28 -8 C20 8 0 12 -10 -6 Z", plumage.shoulder, 2.4),
        line("M-2 -8 q6 6 12 0 M8 -12 q6 6 12 2", 1.5, palette.paper),
        path("M-32 -44 L-46 -38 L-31 -34 Z", palette.yellow, 2),
        circle((-23, -42), 3.4, palette.white, 1.3),
        circle((-23.6, -42), 1.7, palette.ink, 0),
    )
