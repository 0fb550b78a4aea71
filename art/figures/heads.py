"""The heads of the courts, each about 60 units wide with the chin near 0,36."""

from art.palettes import Palette
from art.svg import Svg, circle, ellipse, group, line, path, shade


def crown(palette: Palette, *, jewels: str | None = None) -> Svg:
    """A crown of five points, 76 across, its rim on y = 0."""
    tips = ((-34, -27), (-12, -36), (12, -36), (34, -27))
    return group(
        path(
            "M-30 0 L-34 -26 L-18 -12 L-12 -34 L0 -14 L12 -34 L18 -12 L34 -26 L30 0 C14 6 -14 6 -30 0 Z",
            palette.yellow,
            3,
        ),
        shade("M12 3 C20 2 26 1 30 0 L34 -26 L18 -12 L12 -34 L10 -30 Z", opacity=0.1),
        *(circle(tip, 4, jewels or palette.red, 2) for tip in tips),
        path("M-30 0 C-14 6 14 6 30 0 L30 9 C14 15 -14 15 -30 9 Z", jewels or palette.red, 2.8),
        *(circle((x, 6.5 if x else 8.5), 2.6, palette.white, 1.2) for x in (-18, 0, 18)),
    )


def _eyes(palette: Palette, y: float) -> Svg:
    return group(
        line(
            f"M-14 {y - 6} C-10 {y - 9} -7 {y - 9} -4 {y - 6} M4 {y - 6} C7 {y - 9} 10 {y - 9} 14 {y - 6}",
            2.3,
        ),
        *(ellipse((x, y), (3.6, 2.5), palette.white, 1.3) for x in (-9, 9)),
        *(circle((x, y), 1.8, palette.ink, 0) for x in (-8.6, 9.4)),
        *(ellipse((x, y + 8.5), (3.7, 2.4), palette.red, 0, 0.35) for x in (-13.5, 13.5)),
    )


def bearded(palette: Palette, hair: str) -> Svg:
    """A king: beard, moustache and crown."""
    return group(
        path("M-25 -6 C-36 12 -34 36 -24 48 L24 48 C34 36 36 12 25 -6 Z", hair, 2.8),
        path("M-21 -14 H21 V12 C21 28 10 36 0 36 C-10 36 -21 28 -21 12 Z", palette.flesh, 2.6),
        path(
            "M-21 12 C-26 40 -12 64 0 70 C12 64 26 40 21 12 C16 22 9 21 0 18 C-9 21 -16 22 -21 12 Z",
            hair,
            2.8,
        ),
        line("M-12 34 C-10 46 -5 54 -2 60 M0 36 V60 M12 34 C10 46 5 54 2 60", 1.5, palette.paper, 0.55),
        path("M-13 20 C-8 14 -3 14 0 17 C3 14 8 14 13 20 C8 23 3 22 0 20 C-3 22 -8 23 -13 20 Z", hair, 1.8),
        line("M-4.5 25 C-2 27 2 27 4.5 25", 2.4, palette.red),
        _eyes(palette, 0),
        line("M0 -4 L-3 10 H3", 1.8),
        group(crown(palette), at=(0, -20), scale=0.92),
    )


def _smooth_face(palette: Palette) -> Svg:
    return group(
        path("M-19 -12 H19 V12 C19 28 9 37 0 37 C-9 37 -19 28 -19 12 Z", palette.flesh, 2.6),
        _eyes(palette, 6),
        line("M0 3 L-3 16 H2", 1.8),
        path("M-6 24.5 C-3 22 -1 22 0 23 C1 22 3 22 6 24.5 C3 28.5 -3 28.5 -6 24.5 Z", palette.red, 1.4),
    )


def _neck(palette: Palette) -> Svg:
    return group(
        path("M-9 26 C-9 40 -12 48 -18 54 H18 C12 48 9 40 9 26 Z", palette.flesh, 2.2),
        shade("M-9 32 C-4 40 4 40 9 32 C9 38 10 42 11 46 C4 44 -6 42 -9 38 Z"),
    )


def page(palette: Palette, hair: str, hat: str, feather: str) -> Svg:
    """A young man with curls, a soft cap and a feather, his neck bare down to y = 54."""
    curls = "M-22 -10 C-34 0 -38 20 -33 34 C-36 42 -26 48 -20 42 C-14 40 -15 32 -18 28 L-19 -6 Z"
    return group(
        _neck(palette),
        path(curls, hair, 2.6),
        group(path(curls, hair, 2.6), scale=(-1, 1)),
        _smooth_face(palette),
        line("M-28 8 C-31 18 -30 28 -26 36 M28 8 C31 18 30 28 26 36", 1.4, palette.paper, 0.4),
        path("M-20 -2 C-12 -8 -6 -4 0 -9 C6 -4 12 -8 20 -2 L20 -16 H-20 Z", hair, 2.2),
        path("M-32 -14 C-40 -36 -18 -48 6 -46 C30 -46 42 -30 33 -14 C14 -22 -14 -22 -32 -14 Z", hat, 2.8),
        shade("M12 -46 C32 -44 41 -30 33 -14 L22 -18 C26 -30 22 -40 12 -46 Z"),
        line("M-20 -40 C-26 -34 -28 -28 -27 -22 M-4 -45 C-8 -38 -9 -30 -8 -24", 1.5),
        path("M-34 -17 C-14 -26 14 -26 34 -17 L33 -9 C14 -17 -14 -17 -33 -9 Z", palette.yellow, 2.4),
        path("M-24 -17 C-34 -44 -8 -62 24 -54 C12 -52 14 -46 4 -42 C-8 -38 -14 -28 -18 -16 Z", feather, 2.3),
        line("M-21 -20 C-20 -38 -8 -48 10 -51", 1.4),
        circle((-24, -17), 4.6, palette.red, 1.9),
    )


def lady(palette: Palette, hair: str) -> Svg:
    """A queen: parted hair in long locks, earrings, crown, her neck bare down to y = 54."""
    lock = (
        "M-20 -14 C-34 -6 -40 14 -36 34 C-34 48 -40 56 -32 66 C-24 70 -18 62 -20 52 C-22 40 -17 34 -18 24 Z"
    )
    strands = "M-28 4 C-33 18 -30 32 -29 42 C-29 50 -32 56 -28 61 M-23 10 C-27 24 -25 34 -24 44"
    half = group(path(lock, hair, 2.6), line(strands, 1.4, palette.paper, 0.4))
    return group(
        _neck(palette),
        half,
        group(half, scale=(-1, 1)),
        _smooth_face(palette),
        path(
            "M-20 4 C-21 -6 -20 -12 -19 -15 H19 C20 -12 21 -6 20 4 C16 -6 8 -8 0 -13 C-8 -8 -16 -6 -20 4 Z",
            hair,
            2.2,
        ),
        *(circle((x, 25), 3.2, palette.yellow, 1.6) for x in (-21, 21)),
        group(crown(palette), at=(0, -20), scale=0.84),
    )
