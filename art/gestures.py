"""A small face for each gesture (R-62), to be told apart at 48 pixels on any ground."""

from collections.abc import Callable
from typing import Final

from art.decks import neapolitan
from art.palettes import Palette
from art.svg import Point, Svg, circle, document, ellipse, group, line, path, rounded

SIZE: Point = (128, 128)
_HAIR = "#5a3a22"
_LIPS = "#b1302a"


def _eye(palette: Palette, x: float, look: Point = (0, 0)) -> Svg:
    return group(
        ellipse((x, 56), (8, 6.5), palette.white, 2.4),
        circle((x + look[0], 56 + look[1]), 3.6, palette.ink, 0),
    )


def _eyes(palette: Palette, look: Point = (0, 0)) -> Svg:
    return group(_eye(palette, 48, look), _eye(palette, 80, look))


def _brows(lift: float = 0) -> Svg:
    y = 44 - lift
    return line(f"M38 {y} C43 {y - 5} 52 {y - 5} 57 {y - 1} M71 {y - 1} C76 {y - 5} 85 {y - 5} 90 {y}", 4.5)


def _smile(palette: Palette) -> Svg:
    return line("M52 85 C58 91 70 91 76 85", 4.5, palette.ink)


def _head(palette: Palette) -> Svg:
    return group(
        path("M26 60 C20 20 108 20 102 60 L102 74 C96 60 96 50 88 42 H40 C32 50 32 60 26 74 Z", _HAIR, 4),
        path("M32 52 C32 30 96 30 96 52 V70 C96 98 80 110 64 110 C48 110 32 98 32 70 Z", palette.flesh, 4),
        path(
            "M30 56 C32 36 46 30 64 30 C82 30 96 36 98 56 C88 46 76 42 64 42 C52 42 40 46 30 56 Z", _HAIR, 3.5
        ),
        line("M64 60 L60 74 H67", 3.4),
    )


def _teeth(palette: Palette) -> Svg:
    """Lips drawn in over the teeth: hardly a mouth is left."""
    return group(
        _eyes(palette),
        _brows(),
        rounded((46, 82), (36, 10), 5, palette.white, 3.4),
        line("M52 87 H76", 2.4),
        line("M44 80 C50 76 78 76 84 80 M44 94 C50 98 78 98 84 94", 3.4, _LIPS),
    )


def _aside(palette: Palette) -> Svg:
    """The mouth pulled to one side."""
    return group(
        _eyes(palette),
        _brows(),
        path("M66 90 C74 86 84 84 92 76 C92 86 82 95 66 94 Z", _LIPS, 3.4),
        line("M94 70 C98 74 98 80 95 84", 3.2),
    )


def _glance(palette: Palette) -> Svg:
    """Eyes turned upwards."""
    return group(
        _eyes(palette, (0, -3.4)), _brows(3), _smile(palette), line("M47 25 V16 M64 22 V13 M81 25 V16", 4.5)
    )


def _tongue(palette: Palette) -> Svg:
    """The tip of the tongue between the lips."""
    return group(
        _eyes(palette),
        _brows(),
        line("M48 84 C56 88 72 88 80 84", 4.5),
        path("M56 86.5 H72 V92 C72 102 56 102 56 92 Z", "#e8707a", 3.4),
    )


def _shrug(palette: Palette) -> Svg:
    """One shoulder up to the ear."""
    return group(
        path(
            "M8 121 C10 110 20 104 40 104 H82 C94 94 98 86 106 82 C116 84 119 98 120 121 Z", palette.blue, 4
        ),
        group(_head(palette), _eyes(palette), _brows(), line("M54 88 H74", 4.5), at=(2, 2), scale=0.86),
        line("M109 70 V54 M109 54 L103 61 M109 54 L115 61", 4.5),
    )


def _purse(palette: Palette) -> Svg:
    """Lips pursed as for a kiss."""
    return group(
        _eyes(palette),
        _brows(),
        ellipse((64, 87), (9, 8), _LIPS, 3.4),
        line("M60 84 L68 90 M68 84 L60 90", 2.4, palette.ink),
        line("M46 82 C48 85 48 89 46 92 M82 82 C80 85 80 89 82 92", 3),
    )


def _wink(palette: Palette) -> Svg:
    """One eye shut."""
    return group(
        _eye(palette, 48),
        line("M70 57 C76 62 84 62 90 57 M72 62 L69 66 M80 64 V69 M88 62 L91 66", 4),
        _brows(),
        _smile(palette),
    )


def _raised_brows(palette: Palette) -> Svg:
    """Both eyebrows up, eyes wide."""
    return group(
        *(circle((x, 63), 9, palette.white, 2.6) for x in (48, 80)),
        *(circle((x, 63), 3.8, palette.ink, 0) for x in (48, 80)),
        line("M36 52 C41 41 54 41 59 49 M69 49 C74 41 87 41 92 52", 5),
        line("M56 91 H72", 4.5),
    )


def _lick(palette: Palette) -> Svg:
    """The tongue along the upper lip."""
    return group(
        _eyes(palette),
        _brows(),
        path("M46 82 C54 92 74 92 82 82 C74 98 54 98 46 82 Z", palette.ink, 3),
        path("M60 84 C70 76 82 76 86 82 C86 90 76 90 68 90 Z", "#e8707a", 3.2),
    )


def _open(palette: Palette) -> Svg:
    """The mouth open for a moment."""
    return group(
        _eyes(palette),
        _brows(2),
        ellipse((64, 90), (11, 13), palette.ink, 3),
        path("M55 96 C58 90 70 90 73 96 C70 102 58 102 55 96 Z", "#e8707a", 0),
        ellipse((64, 90), (12.5, 14.5), "none", 3.4),
    )


_FACES: Final[dict[str, Callable[[Palette], Svg]]] = {
    "teeth": _teeth,
    "aside": _aside,
    "glance": _glance,
    "tongue": _tongue,
    "shrug": _shrug,
    "purse": _purse,
    "wink": _wink,
    "brows": _raised_brows,
    "lick": _lick,
    "open": _open,
}


def face(name: str) -> Svg:
    """The face that makes a gesture, 128 × 128."""
    palette = neapolitan.PALETTE
    face = _FACES[name](palette)
    parts = (face,) if name == "shrug" else (_head(palette), face)
    ground = rounded((4, 4), (120, 120), 24, palette.paper, 6, stroke=palette.gold)
    return document(SIZE, palette.ink, ground, *parts)
