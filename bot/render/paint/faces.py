"""Fonts opened at a size, and emoji drawn in colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.names import without_silent
from bot.render.paint.coverage import read
from bot.render.paint.fonts import Chain, Font, coverage_of

Face: TypeAlias = tuple[int, bool]
"""A size in pixels, and whether the letters are narrow."""

_BOLD: Final = 700
_WIDTH, _NARROW_WIDTH = 100, 75
_STRIKES: Final = (109, 160, 128, 96, 64)
"""The sizes of bitmap fonts, which open only at their own: Google's, Apple's, others'."""
_ONE_SIGN: Final = 1.5
"""A wider result, in heights, is several signs side by side: the font lacks the one they should form."""


@cache
def builtin() -> Font:
    """The font that is part of Pillow."""
    return Font(None, read(BytesIO(_builtin(16).font_bytes)))


def _builtin(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise TypeError("Pillow was built without FreeType: it cannot draw text of a given size")
    return font


def text_font(file: Path | None) -> Font:
    """The font of a file; Pillow's own without a file, or if the file cannot be used."""
    coverage = None if file is None else coverage_of(file)
    return builtin() if coverage is None else Font(file, coverage)


def open_font(font: Font, face: Face, *, shaped: bool) -> ImageFont.FreeTypeFont:
    """A font at a size, bold if possible. ``shaped`` joins letters with their neighbours, which needs Raqm.

    Raises ``OSError`` for a file that has no letters of that size.
    """
    size, narrow = face
    if font.file is None:
        return _builtin(size)
    layout = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    letters = ImageFont.truetype(font.file, size, layout_engine=layout)
    try:
        axes = letters.get_variation_axes()
    except (OSError, NotImplementedError):  # one weight and one width, as in most system fonts
        return letters
    axis_values = {b"Weight": _BOLD, b"Width": _NARROW_WIDTH if narrow else _WIDTH}
    letters.set_variation_by_axes([_within(axis, axis_values) for axis in axes])
    return letters


def _within(axis: ImageFont.Axis, axis_values: Mapping[bytes, int]) -> int:
    """The wanted value of an axis, within its range; its default if nothing is wanted."""
    value = axis_values.get(axis.get("name", b""), axis["default"] or 0)
    return min(max(value, axis["minimum"] or 0), axis["maximum"] or value)


class Emoji:
    """Colour emoji from the first of ``files`` that can draw them. ``shaping`` joins sequences."""

    def __init__(self, files: Iterable[Path], *, shaping: bool) -> None:
        self._chain = Chain(files)
        self._shaping = shaping
        self._layout = ImageFont.Layout.RAQM if shaping else ImageFont.Layout.BASIC
        self._fonts: dict[Font, ImageFont.FreeTypeFont | None] = {}

    def draw(self, piece: str, height: int) -> Image.Image | None:
        """An emoji of a height on a transparent ground; None if no font has it as one sign."""
        attempts = (self._draw_with(font, piece) for font in self._chain.having(piece))
        picture = next((picture for picture in attempts if picture is not None), None)
        if picture is None:
            return None
        width = max(1, round(picture.width * height / picture.height))
        return picture.resize((width, height), Image.Resampling.LANCZOS)

    def _draw_with(self, font: Font, piece: str) -> Image.Image | None:
        if font not in self._fonts:
            self._fonts[font] = self._open(font)
        letters = self._fonts[font]
        if letters is None:
            return None
        if not self._shaping:  # otherwise the joiners would stay in the text
            piece = without_silent(piece)
        try:
            left, top, right, bottom = map(round, letters.getbbox(piece))
            if not 0 < right - left <= _ONE_SIGN * (bottom - top):
                return None
            picture = Image.new("RGBA", (right - left, bottom - top))
            ImageDraw.Draw(picture).text((-left, -top), piece, font=letters, embedded_color=True)
        except OSError:  # a colour format that FreeType does not know
            return None
        return picture if picture.getbbox() is not None else None

    def _open(self, font: Font) -> ImageFont.FreeTypeFont | None:
        for size in _STRIKES:
            try:
                return ImageFont.truetype(str(font.file), size, layout_engine=self._layout)
            except OSError:
                continue
        return None
