"""Crowns, hats and helmets; each sits on a face of ``faces``, its brim near y = -20."""

from art.palettes import Palette
from art.svg import Svg, circle, ellipse, group, line, path, shade


def open_crown(palette: Palette, jewel: str) -> Svg:
    """A crown of leaves on a jewelled circlet."""
    leaf = (
        "M0 0 C-6 -3 -11 -8 -8 -13 C-5 -16 -2 -13 -2.6 -10 C-6 -18 -4 -24 0 -27 C4 -24 6 -18 2.6 -10"
        " C2 -13 5 -16 8 -13 C11 -8 6 -3 0 0 Z"
    )
    return group(
        path(
            "M-25 -20 L-27 -33 C-10 -38 16 -38 29 -31 L26 -17 C10 -24 -10 -25 -25 -20 Z", palette.yellow, 2.6
        ),
        *(
            group(path(leaf, palette.yellow, 2.4), at=(x, y), turn=turn, scale=scale)
            for x, y, turn, scale in ((-22, -33, -18, 0.72), (27, -30, 20, 0.72), (2, -35, 2, 1))
        ),
        *(circle(at, 2.8, palette.white, 1.6) for at in ((-11, -38.5), (15, -37.5))),
        line("M-11 -36 V-33 M15 -35 V-32", 2),
        path("M-25 -20 C-10 -25 10 -24 26 -17 L27 -24 C10 -31 -12 -32 -26 -27 Z", jewel, 2),
        *(
            path(f"M{x} {y - 3.6} l3 3.6 l-3 3.6 l-3 -3.6 Z", palette.white, 1.2)
            for x, y in ((-15, -25.6), (1, -26.6), (16, -23.8))
        ),
    )


def spiked_crown(palette: Palette, jewel: str) -> Svg:
    """A crown of five sharp points, as in old prints."""
    return group(
        path(
            "M-25 -19 L-31 -46 L-18 -34 L-12 -52 L-1 -35 L10 -53 L17 -34 L32 -45 L26 -17 C10 -24 -10 -24"
            " -25 -19 Z",
            palette.yellow,
            2.6,
        ),
        shade("M14 -20 L18 -34 L32 -45 L26 -17 Z M2 -24 L2 -32 L10 -53 L12 -42 L8 -22 Z", opacity=0.12),
        line("M-24 -26 L-27 -40 M-12 -30 L-11 -44 M10 -30 L10 -45 M23 -25 L28 -39", 1.3),
        *(circle(at, 3, jewel, 1.8) for at in ((-31, -47), (-12, -53), (10, -54), (32, -46))),
        path("M-25 -19 C-10 -24 10 -24 26 -17 L27 -25 C10 -31 -10 -32 -26.5 -27 Z", palette.yellow, 2.2),
        *(circle(at, 2.3, jewel, 1.2) for at in ((-18, -24.6), (-7, -27), (5, -27), (17, -24))),
    )


def arched_crown(palette: Palette, jewel: str) -> Svg:
    """A closed crown: arches over a velvet cap, a cross on top."""
    return group(
        path("M-24 -28 C-32 -56 -8 -58 0 -50 C8 -58 34 -54 26 -26 Z", jewel, 2.4),
        path(
            "M-24 -28 C-36 -54 -10 -62 0 -52 C10 -62 36 -54 26 -26 L20 -28 C26 -48 12 -52 4 -44 L4 -30 H-3"
            " L-3 -44 C-10 -52 -24 -48 -18 -29 Z",
            palette.yellow,
            2.3,
        ),
        line("M0.5 -54 V-66 M-4.5 -61 H5.5", 3.4),
        circle((0.5, -54), 3.6, palette.yellow, 2),
        path(
            "M-26 -19 L-28 -31 C-10 -36 14 -36 29 -29 L27 -16 C10 -24 -10 -25 -26 -19 Z", palette.yellow, 2.5
        ),
        *(circle(at, 2.6, palette.white, 1.3) for at in ((-18, -26.4), (-6, -28.4), (6, -28.4), (18, -25.6))),
    )


def antique_crown(palette: Palette, jewel: str) -> Svg:
    """A low crown of rays over a red bonnet."""
    rays = " ".join(
        f"L{-28 + i * 6.7:.4g} {-34 - (12 if i % 2 else 0) - (4 if 2 < i < 7 else 0)}" for i in range(9)
    )
    return group(
        path("M-22 -30 C-20 -50 20 -52 24 -28 Z", jewel, 2.2),
        path(f"M-25 -19 {rays} L27 -17 C10 -24 -10 -24 -25 -19 Z", palette.yellow, 2.4),
        path("M-25 -19 C-10 -24 10 -24 27 -17 L28 -23 C10 -30 -10 -30 -26 -25 Z", palette.yellow, 2),
        line("M-20 -24 h2 M-8 -26.4 h2 M5 -26.6 h2 M17 -24.4 h2", 3, jewel),
    )


def plume(colour: str) -> Svg:
    """An ostrich feather that bends to the right from 0,0."""
    return group(
        path(
            "M0 0 C2 -16 14 -28 30 -28 C40 -28 46 -20 44 -13 C40 -17 36 -17 33 -14 C31 -9 26 -6 21 -7 C16"
            " -1 8 2 0 0 Z",
            colour,
            2.2,
        ),
        line("M3 -3 C10 -16 20 -23 36 -22 M13 -13 l8 4 M20 -19 l8 5 M9 -8 l6 4", 1.3),
    )


def brimmed_hat(palette: Palette, cloth: str, feather: str, reach: float = 1) -> Svg:
    """A soft hat with a turned brim and a feather that is ``reach`` as long as it can be."""
    return group(
        group(plume(feather), at=(18, -26), scale=reach),
        path("M-25 -20 C-30 -44 -12 -52 4 -50 C22 -48 32 -36 28 -17 Z", cloth, 2.6),
        shade("M12 -49 C26 -44 32 -34 28 -17 L16 -20 C20 -32 18 -42 12 -49 Z"),
        path(
            "M-33 -20 C-22 -32 24 -32 37 -17 C36 -10 30 -9 24 -12 C8 -20 -12 -20 -26 -14 C-33 -13 -35 -17"
            " -33 -20 Z",
            palette.yellow,
            2.5,
        ),
        line("M-27 -19 C-12 -25 14 -25 30 -15", 1.3),
        circle((20, -24), 4.4, palette.white, 1.8),
        circle((20, -24), 1.6, palette.red, 0),
    )


def beret(palette: Palette, cloth: str, feather: str, reach: float = 1) -> Svg:
    """A wide slashed beret, tilted, with a feather that is ``reach`` as long as it can be."""
    return group(
        group(plume(feather), at=(14, -34), turn=-16, scale=reach),
        path("M-36 -26 C-40 -40 -16 -52 8 -48 C30 -46 42 -32 36 -20 C20 -30 -14 -32 -36 -26 Z", cloth, 2.6),
        line("M-22 -31 C-18 -40 -8 -46 2 -47 M-4 -32 C0 -40 6 -44 14 -46 M16 -29 C20 -36 24 -40 28 -41", 1.5),
        path("M-24 -18 C-10 -26 14 -26 27 -15 L29 -24 C14 -33 -14 -34 -26 -27 Z", palette.yellow, 2.4),
        line("M-19 -23.6 h.1 M-9 -26.4 h.1 M2 -26.8 h.1 M12 -25 h.1 M21 -21.4 h.1", 3.4, palette.red),
    )


def hood(palette: Palette, cloth: str, feather: str) -> Svg:
    """A peaked cap turned up in front, its long tip falling behind."""
    return group(
        path(
            "M20 -44 C36 -44 44 -26 40 -8 C46 2 40 10 36 8 C38 0 32 -4 30 -12 C28 -24 24 -30 14 -34 Z",
            cloth,
            2.4,
        ),
        path("M-25 -20 C-32 -42 -10 -58 10 -52 C26 -48 34 -34 28 -16 Z", cloth, 2.6),
        line("M4 -52 C14 -42 20 -34 22 -22 M-8 -51 C0 -44 4 -38 6 -30", 1.4),
        path(
            "M-30 -22 C-26 -34 -12 -38 0 -36 C-2 -30 0 -26 4 -23 C16 -24 24 -20 31 -13 C22 -14 -12 -26 -26"
            " -13 Z",
            feather,
            2.4,
        ),
        circle((-12, -30), 2.8, palette.yellow, 1.6),
    )


def flat_cap(palette: Palette, cloth: str, feather: str) -> Svg:
    """A low round cap with a band and a short tuft, as pages wear."""
    return group(
        path("M-8 -44 C-14 -58 -6 -66 4 -66 C0 -60 6 -56 8 -46 Z", feather, 2.2),
        line("M-2 -46 C-5 -54 -2 -60 2 -64", 1.3),
        path("M-30 -30 C-30 -48 -12 -50 2 -50 C20 -50 36 -42 34 -25 C16 -33 -14 -36 -30 -30 Z", cloth, 2.6),
        path(
            "M-25 -18 C-10 -25 12 -25 27 -15 C32 -18 35 -22 34 -27 C14 -37 -14 -38 -30 -31 C-31 -26 -29 -21"
            " -25 -18 Z",
            palette.yellow,
            2.4,
        ),
        line("M-26 -26 C-10 -32 14 -31 31 -22", 1.3),
    )


def helmet(palette: Palette, cloth: str, feather: str) -> Svg:
    """An open helmet with a comb and a plume."""
    return group(
        path("M22 -40 C34 -54 46 -44 44 -24 C47 -14 43 -6 40 -4 C40 -13 35 -18 30 -22 Z", feather, 2.2),
        line("M27 -38 C34 -42 39 -34 38 -22 M33 -38 C38 -32 38 -24 40 -14", 1.3),
        path(
            "M-26 -16 C-32 -44 -10 -56 4 -54 C24 -52 34 -34 28 -4 C24 -10 22 -16 21 -20 C6 -24 -12 -24 -26"
            " -16 Z",
            palette.steel,
            2.6,
        ),
        shade("M10 -53 C26 -48 32 -32 28 -4 L22 -18 C24 -32 20 -44 10 -53 Z"),
        path("M-12 -52 C-4 -64 20 -62 30 -40 C24 -46 6 -56 -12 -52 Z", cloth, 2.2),
        path("M-28 -14 C-12 -24 10 -24 24 -16 L24 -23 C8 -31 -14 -31 -29 -22 Z", palette.yellow, 2.2),
        *(ellipse(at, (1.6, 1.6), palette.ink, 0) for at in ((-18, -22.4), (-4, -25.4), (10, -24.6))),
    )
