"""Faces in three-quarter view, looking left: about 44 across, the brow near -18, the chin near 36."""

from art.palettes import Palette
from art.svg import Svg, circle, group, line, path, shade
from art.weave import hatch

GREY = "#b5aea4"


def face(palette: Palette) -> Svg:
    """A bare face."""
    return group(
        path(
            "M-17 -24 C-22 -14 -23 -8 -21.5 -2 C-21 4 -23 6 -22 11 C-21 18 -20 24 -16 30 C-13 35 -9 37 -4"
            " 36.5 C4 36 12 31 17 22 C22 20 25 12 24 5 C23 1 20 1 20 3 L20 -22 Z",
            palette.flesh,
            2.6,
        ),
        shade("M20 -22 L20 3 C23 1 25 12 20 18 C14 30 4 36 -4 36.5 C6 28 12 16 11 -22 Z", "#a0522d", 0.2),
        circle((7, 13), 6, palette.red, 0, opacity=0.25),
        circle((-17, 13), 3.6, palette.red, 0, opacity=0.25),
        hatch((17, 8), (-1.4, 3.4), (-5.5, 4), 5, 1.1),
        # the eyes
        path("M-4.5 0 C-2 -5 7 -5.4 10 0.6 C6 3.6 -1 3.6 -4.5 0 Z", palette.white, 1.2),
        path("M-20 0 C-18.6 -4.4 -13.4 -4.6 -11.6 -0.2 C-13.4 2.8 -18 3 -20 0 Z", palette.white, 1.2),
        circle((1.8, -0.9), 2.7, palette.ink, 0),
        circle((-16.8, -0.9), 2.4, palette.ink, 0),
        line("M-4.8 0 C-2 -5.2 7 -5.6 10.6 1 M-20.4 0.2 C-18.6 -4.6 -13.4 -4.8 -11.4 -0.2", 2.2),
        line("M-5.5 -8 C-1 -12.4 7 -12.6 12 -7.4 M-21 -8 C-18.6 -11.4 -14.4 -11.6 -11 -8", 3),
        # nose and mouth
        line("M-8.6 -6 C-9.6 0 -12 6 -15.4 11.4 C-15.2 14.6 -11.6 15.4 -7.6 14", 2),
        line("M-6.6 10.4 C-4.8 11.6 -4.8 13.6 -6 14.8", 1.4),
        path(
            "M-17.5 21.5 C-14.5 20.2 -13 20.6 -11.8 21.4 C-10.4 20.4 -6 20.4 -3 20.8"
            " C-6 27.4 -14 27.4 -17.5 21.5 Z",
            palette.red,
            1.2,
        ),
        line("M-17.5 21.5 C-13 23.6 -8 23.6 -3 20.8", 1.5),
        line("M-14 30.4 q3.4 1.8 6.6 0", 1.2),
    )


def curls(colour: str, *, long: bool = True) -> Svg:
    """Hair behind a face, falling in locks: to the shoulder, or (not ``long``) to the jaw."""
    if long:
        outline = (
            "M-20 -22 C-32 -14 -34 4 -30 14 C-36 22 -34 32 -28 36 C-32 42 -28 48 -22 47 L24 50 C34 50 38 44"
            " 35 38 C41 34 41 24 36 19 C40 8 36 -14 22 -24 Z"
        )
        locks = (
            "M-26 -6 C-29 6 -25 12 -27 22 M-24 20 C-27 30 -22 34 -24 42"
            " M26 -10 C33 4 28 14 32 26 M29 24 C34 32 28 38 31 45 M24 8 C28 22 22 32 26 46"
        )
    else:
        outline = (
            "M-19 -22 C-29 -16 -31 -2 -28 6 C-31 14 -28 20 -23 20 L22 28 C30 28 34 22 32 16"
            " C38 10 36 -14 22 -24 Z"
        )
        locks = "M-25 -6 C-27 4 -24 10 -25 16 M25 -8 C31 4 26 14 29 24 M23 2 C26 12 22 18 24 27"
    return group(path(outline, colour, 2.6), line(locks, 1.4, opacity=0.75))


def fringe(colour: str) -> Svg:
    """Hair over the brow, parted."""
    return group(
        path(
            "M-22 -12 C-18 -10 -14 -14 -12 -20 C-4 -10 10 -8 18 4 C24 0 26 -14 20 -24 L-18 -25 Z", colour, 2.2
        ),
        line("M-8 -21 C2 -14 12 -12 20 -4 M0 -22 C8 -18 16 -16 21 -10", 1.2, opacity=0.7),
    )


def full_beard(colour: str) -> Svg:
    """A long beard in waves, with its moustache; to 74 below."""
    return group(
        path(
            "M-22 8 C-26 20 -28 32 -24 42 C-26 50 -22 58 -16 60 C-15 67 -10 73 -5 75 C1 72 5 68 7 62 C14 60"
            " 19 52 18 45"
            " C25 38 26 24 23 8 C20 8 18 14 15 18 C11 22 4 18 -3 18 C-7 15 -13 15 -18 18 C-20 17 -21 12 -22"
            " 8 Z",
            colour,
            2.6,
        ),
        line(
            "M-17 34 C-20 44 -15 50 -15 57 M-9 36 C-12 48 -6 56 -6 68 M0 36 C2 48 -3 56 0 66"
            " M8 34 C10 44 5 50 7 58 M15 28 C17 36 13 40 14 46",
            1.5,
            opacity=0.7,
        ),
        _lips(colour),
    )


def forked_beard(colour: str) -> Svg:
    """A shorter beard with two points."""
    return group(
        path(
            "M-22 8 C-26 20 -26 30 -22 38 C-20 48 -18 54 -15 60 C-10 56 -7 52 -5 46 C-2 54 3 58 9 60 C13 54"
            " 16 46 18 38"
            " C24 30 25 20 23 8 C20 8 18 14 15 18 C11 22 4 18 -3 18 C-7 15 -13 15 -18 18 C-20 17 -21 12 -22"
            " 8 Z",
            colour,
            2.6,
        ),
        line(
            "M-16 34 C-17 44 -15 48 -14 54 M-9 36 C-9 44 -11 48 -13 54 M3 38 C4 46 6 50 8 55 M11 32 C12 42"
            " 10 48 9 55",
            1.5,
            opacity=0.7,
        ),
        _lips(colour),
    )


def trimmed_beard(colour: str) -> Svg:
    """A short round beard that keeps to the jaw."""
    return group(
        path(
            "M-22 10 C-24 22 -22 34 -16 41 C-10 48 4 48 12 41 C20 34 25 22 23 6 C20 8 18 14 15 18 C11 23 4"
            " 18 -3 18 C-7 15 -13 15 -18 18 C-20 17 -21 13 -22 10 Z",
            colour,
            2.6,
        ),
        line("M-15 34 l2 7 M-8 36 l1 9 M0 36 v9 M7 33 l1 8 M14 28 l2 7", 1.4, opacity=0.7),
        _lips(colour),
    )


def _lips(colour: str) -> Svg:
    """The mouth within a beard, and the moustache above it."""
    return group(
        path("M-15 23.6 C-12 22 -7 22 -3 24 C-6 28.6 -12 28.6 -15 23.6 Z", "#b2453a", 1.2),
        path(
            "M-10.6 17 C-14 15.6 -20 16 -26 23 C-20 25.4 -14 24.4 -10.6 21 C-5 25 4 26 12 22.4 C5 20 -2"
            " 14.6 -10.6 17 Z",
            colour,
            1.8,
        ),
    )


def moustache(colour: str) -> Svg:
    """A moustache alone, turned up."""
    return path(
        "M-10.6 17.4 C-14 16 -20 18 -25 14 C-25 21 -17 24 -10.6 20.6 C-4 25 8 24 12 15 C5 19 -4 15 -10.6"
        " 17.4 Z",
        colour,
        1.8,
    )


def head(palette: Palette, hair: str, top: Svg, *, beard: Svg = "", long: bool = True) -> Svg:
    """A whole head with what it wears; ``long`` hair falls to the shoulder."""
    return group(curls(hair, long=long), face(palette), fringe(hair), beard, top)
