"""Lettering: the font and order of a text's letters, and fitting a text into a width."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from math import ceil, floor
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont, features

from bot.names import graphemes, without_silent
from bot.render.bidi_order import ISOLATES, mirror, visual
from bot.render.names import ELLIPSIS, MARKS, close_isolates, legible, shorten, split_number
from bot.render.paint.colours import Colour
from bot.render.paint.faces import Emoji, Face, open_font, text_font
from bot.render.paint.fonts import Chain, Font
from bot.render.scene import LEAST_TEXT
from bot.render.writing_systems import is_emoji, needs_shaping

_JOIN: Final = " + "
_EMOJI_HEIGHT: Final = 1.1
"""The height of an emoji, in sizes of the letters around it."""
_WIDEST: Final = 3
"""The greatest width of one sign, in sizes: Unicode has signs that are a whole sentence."""
_TEXT_CACHE_SIZE: Final = 2048
"""The number of lines, and of graphemes, that are remembered before all are forgotten."""
_MASK_CACHE_SIZE: Final = 512
"""The number of drawn lines that are kept: about five megabytes."""
_OPEN: Final = 48
"""The number of fonts held open at a size, so that a rare script does not keep its font for ever."""
_REACH: Final = 0.62
"""How far from its middle a line's ink may reach, in sizes. A line with higher or deeper signs is moved."""


class _Source(NamedTuple):
    """The font that draws a grapheme, with or without a shaping engine; no font for an emoji."""

    font: Font | None
    shaped: bool = False


class _Run(NamedTuple):
    """A part of a line that is drawn at once: its source, its text in that source's form, and its place."""

    source: _Source
    words: str
    right_to_left: bool
    x: float


class _Line(NamedTuple):
    """A line as it is drawn, and how far its signs outside the first font reach above and below."""

    runs: tuple[_Run, ...]
    length: float
    top: float
    bottom: float


class Ink(NamedTuple):
    """The height of a text's ink in pixels, and how far its middle is below that of capitals."""

    height: float
    below: float


def can_shape() -> bool:
    """Whether the library is available that joins and stacks letters, as Arabic and India's scripts need."""
    return bool(features.check("raqm"))


class Lettering:
    """Text in one font, with others for what it lacks. Without a file the font is Pillow's own.

    Text of the first font is set letter after letter, without the shaping library that Pillow finds only on
    some machines, so that the same text has the same pixels everywhere. The rest is drawn as well as the
    machine can. The sign for a missing character is never drawn. Several threads may use it.
    """

    def __init__(
        self,
        file: Path | None,
        others: Iterable[Path] = (),
        emoji: Iterable[Path] = (),
        *,
        shaping: bool | None = None,
    ) -> None:
        self._shaping = can_shape() if shaping is None else shaping
        self._first = text_font(file)
        self._chain = Chain(others, self._first)
        self._emoji = Emoji(emoji, shaping=self._shaping)
        self._faces: dict[tuple[Font, Face, bool], ImageFont.FreeTypeFont] = {}
        self._rises: dict[Face, float] = {}
        self._sources: dict[str, _Source | None] = {}
        self._lines: dict[tuple[str, Face], _Line] = {}
        self._pictures: dict[tuple[str, int], Image.Image | None] = {}
        self._masks: dict[tuple[str, _Source, bool, Face], tuple[Image.Image, tuple[int, int]] | None] = {}
        self._lock = Lock()  # a FreeType face is one object with a state, and threads share it

    @property
    def narrows(self) -> bool:
        """Whether the font has narrow letters."""
        return self._first.file is not None

    def covers(self, piece: str) -> bool:
        """Whether a grapheme can be drawn correctly."""
        with self._lock:
            return self._source(piece) is not None

    def length(self, words: str, face: Face) -> float:
        """The width of a text in pixels."""
        with self._lock:
            return self.line(words, face).length

    def ink(self, words: str, face: Face) -> Ink:
        """The height of a text in the first font, from its highest point to its deepest."""
        with self._lock:
            letters = self._face(_Source(self._first), face)
            _, top, _, bottom = letters.getbbox(words, anchor="ls")
            capitals = letters.getbbox("H", anchor="ls")
            return Ink(bottom - top, (top + bottom - capitals[1] - capitals[3]) / 2)

    def fit(self, words: str, fallback: str, size: int, width: float) -> tuple[str, Face, float]:
        """The text that will be written, its face, and its width in pixels.

        Graphemes that cannot be drawn become a neutral mark; if most cannot, ``fallback`` is taken. A text
        that is too wide is set narrow, then smaller down to the least legible size, and finally cut.
        """
        text = self._legible(words, fallback)
        for face in self._attempts(size):
            length = self.length(text, face)
            if length <= width:
                return text, face, length
        text = shorten(text, lambda part: self.length(part, face) <= width)
        return text, face, self.length(text, face)

    def fit_names(self, names: Sequence[tuple[str, str]], size: int, width: float) -> tuple[str, Face]:
        """Several names with their fallbacks in one line.

        If there is no room, all are cut to the same width.
        """
        texts = [self._legible(name, fallback) for name, fallback in names]
        for face in self._attempts(size):
            line = _JOIN.join(texts)
            if self.length(line, face) <= width:
                return line, face

        def cut(longest: int) -> str:
            return _JOIN.join(close_isolates(_at_most(text, longest)) for text in texts)

        lengths = range(2, max((len(graphemes(text)) for text in texts), default=1) + 1)
        fitting = bisect_right(lengths, 0.0, key=lambda most: max(0.0, self.length(cut(most), face) - width))
        if fitting:
            return cut(lengths[fitting - 1]), face
        return shorten(cut(2), lambda part: self.length(part, face) <= width), face

    def _legible(self, words: str, fallback: str) -> str:
        return legible(words, "", self.covers) or legible(fallback, "", self.covers)

    def _attempts(self, size: int) -> list[Face]:
        """The faces to try, from the wanted one to the smallest."""
        narrow = [(size, True), (LEAST_TEXT, True)] if self.narrows else [(LEAST_TEXT, False)]
        return [(size, False), *narrow]

    def draw(
        self, image: Image.Image, words: str, at: tuple[float, float], face: Face, colour: Colour
    ) -> None:
        """Write a text that begins at x and whose capitals are centred on y."""
        with self._lock:
            x, y = at
            line = self.line(words, face)
            if face not in self._rises:
                self._rises[face] = -self._face(_Source(self._first), face).getbbox("H", anchor="ls")[1] / 2
            rise = self._rises[face]
            rise += _shift(rise + line.top, rise + line.bottom, face[0] * _REACH)
            for run in line.runs:
                if run.source.font is None:
                    self._paste(image, run.words, (round(x + run.x), y), face)
                else:
                    self._write(image, run, (round(x + run.x), round(y + rise)), face, colour)

    def _write(self, image: Image.Image, run: _Run, at: tuple[int, int], face: Face, colour: Colour) -> None:
        letters = self._letters(run, face)
        if letters is not None:
            mask, (left, top) = letters
            image.paste(colour, (at[0] + left, at[1] + top), mask)

    def _letters(self, run: _Run, face: Face) -> tuple[Image.Image, tuple[int, int]] | None:
        """Letters as a mask with its offset from where they begin.

        They are kept, because names come again.
        """
        key = run.words, run.source, run.right_to_left, face
        if key not in self._masks:
            if len(self._masks) >= _MASK_CACHE_SIZE:
                self._masks.clear()
            # FreeType may refuse at one size what it drew at another: then there is a gap instead of no
            # picture.
            self._masks[key] = None
            with suppress(OSError):
                self._masks[key] = self._mask(run, face)
        return self._masks[key]

    def _mask(self, run: _Run, face: Face) -> tuple[Image.Image, tuple[int, int]]:
        letters = self._face(run.source, face)
        direction = _direction(run.source, right_to_left=run.right_to_left)
        begin, high, end, deep = letters.getbbox(run.words, anchor="ls", direction=direction)
        left, top = floor(begin) - 1, floor(high) - 1
        mask = Image.new("L", (ceil(end) + 1 - left, ceil(deep) + 1 - top))
        ImageDraw.Draw(mask).text((-left, -top), run.words, 255, letters, anchor="ls", direction=direction)
        return mask, (left, top)

    def _paste(self, image: Image.Image, piece: str, at: tuple[int, float], face: Face) -> None:
        picture = self._picture(piece, face)
        if picture is not None:
            image.paste(picture, (at[0], round(at[1] - picture.height / 2)), picture)

    def _picture(self, piece: str, face: Face) -> Image.Image | None:
        key = piece, round(face[0] * _EMOJI_HEIGHT)
        if key not in self._pictures:
            if len(self._pictures) >= _OPEN:
                self._pictures.clear()
            self._pictures[key] = self._emoji.draw(*key)
        return self._pictures[key]

    def _face(self, source: _Source, face: Face) -> ImageFont.FreeTypeFont:
        """A font at a size. Raises ``OSError`` if it has no letters of that size."""
        font = self._first if source.font is None else source.font
        key = font, face, source.shaped
        if key not in self._faces:
            if len(self._faces) >= _OPEN:
                self._faces.clear()
            self._faces[key] = open_font(font, face, shaped=source.shaped)
        return self._faces[key]

    def _source(self, piece: str) -> _Source | None:
        if piece not in self._sources:
            if len(self._sources) >= _TEXT_CACHE_SIZE:
                self._sources.clear()
            self._sources[piece] = next(self._candidates(piece), None)
        return self._sources[piece]

    def _candidates(self, piece: str) -> Iterator[_Source]:
        """The fonts that could draw a grapheme, the best first."""
        if not without_silent(piece):
            return
        picture = _Source(None)
        emoji = is_emoji(piece)
        if emoji and self._picture(piece, (LEAST_TEXT, False)) is not None:
            yield picture
        if not emoji or len(without_silent(piece)) == 1:
            yield from self._in_letters(piece)
        if not emoji and unicodedata.category(piece[0]) == "So" and self._picture(piece, (LEAST_TEXT, False)):
            yield picture

    def _in_letters(self, piece: str) -> Iterator[_Source]:
        joins = any(map(needs_shaping, piece))
        if joins and not self._shaping:
            return
        for font in self._chain.having(piece):
            source = _Source(font, shaped=self._shaping and (joins or font is not self._first))
            try:
                letters = self._face(source, (LEAST_TEXT, False))
                letters.getmask(piece)
                if letters.getlength(piece) > _WIDEST * LEAST_TEXT:
                    continue
            except OSError:  # a font of other sizes only, or a sign too large for FreeType
                continue
            yield source

    def line(self, words: str, face: Face) -> _Line:
        """A text in its runs; equal texts are set once."""
        key = words, face
        if key not in self._lines:
            if len(self._lines) >= _TEXT_CACHE_SIZE:
                self._lines.clear()
            self._lines[key] = self._set(words, face)
        return self._lines[key]

    def _set(self, words: str, face: Face) -> _Line:
        """Set a text in its runs, from left to right."""
        runs: list[_Run] = []
        x = top = bottom = 0.0
        for source, text, right_to_left in self._visual_runs(words):
            runs.append(_Run(source, text, right_to_left, x))
            x += self._width(source, text, face, right_to_left=right_to_left)
            if source.shaped:
                direction = _direction(source, right_to_left=right_to_left)
                _, above, _, below = self._face(source, face).getbbox(text, anchor="ls", direction=direction)
                top, bottom = min(top, above), max(bottom, below)
        return _Line(tuple(runs), x, top, bottom)

    def _visual_runs(self, words: str) -> Iterator[tuple[_Source, str, bool]]:
        """Pieces of one source and one direction, from left to right."""
        pieces = [piece for piece in map(self._drawable, graphemes(words)) if piece]

        def neighbours_key(place: int) -> tuple[_Source | None, bool, int]:
            """The key of neighbours on the picture that are drawn at once."""
            at, right_to_left = places[place]
            source = None if pieces[at] in ISOLATES else self._source(pieces[at])
            if source == _Source(None):  # an emoji: each is a picture of its own
                return source, right_to_left, place
            # They are neighbours in the text, too: otherwise letters would join that the writer separated.
            return source, right_to_left, at + place if right_to_left else at - place

        places = visual(pieces)
        for (source, right_to_left, _), group in groupby(range(len(places)), neighbours_key):
            if source is not None:
                text = [pieces[places[place].at] for place in group]
                yield source, _source_text(source, text, right_to_left=right_to_left), right_to_left

    def _drawable(self, piece: str) -> str:
        """A grapheme, or the mark for one that no font has. An isolate stays."""
        if piece[0] in ISOLATES:
            return piece[0]
        return next((one for one in (piece, *MARKS) if self._source(one) is not None), "")

    def _width(self, source: _Source, text: str, face: Face, *, right_to_left: bool) -> float:
        if source.font is None:
            picture = self._picture(text, face)
            return 0 if picture is None else picture.width
        direction = _direction(source, right_to_left=right_to_left)
        return self._face(source, face).getlength(text, direction=direction)


def _at_most(text: str, length: int) -> str:
    """The name in at most ``length`` graphemes, two at least; a longer one has an ellipsis.

    It is at the end, or before the number that tells a player from others of the same name.
    """
    if len(graphemes(text)) <= length:
        return text
    name, number = split_number(text)
    end = f" {number}" if number and len(number) + 3 <= length else ""
    pieces = graphemes(name if end else text)
    if len(pieces) + len(end) <= length:
        return "".join(pieces) + end
    return "".join(pieces[: length - 1 - len(end)]).rstrip() + ELLIPSIS + end


def _shift(top: float, bottom: float, reach: float) -> float:
    """How far to move a line down (negative: up) so that its ink stays within ``reach`` of its middle."""
    above, below = max(0.0, -reach - top), max(0.0, bottom - reach)
    return (above - below) / 2 if above and below else above - below


def _source_text(source: _Source, pieces: Sequence[str], *, right_to_left: bool) -> str:
    """The text of a run, whose pieces are given from left to right, in the form that its source needs.

    Raqm gets the logical order, reverses and mirrors it. Without Raqm the text is given in visual order,
    without invisible characters.
    """
    if source.font is None or source.shaped:
        return "".join(reversed(pieces) if right_to_left else pieces)
    plain = list(map(without_silent, pieces))
    if right_to_left:
        plain = [other if source.font.has(other := mirror(piece)) else piece for piece in plain]
    return "".join(plain)


def _direction(source: _Source, *, right_to_left: bool) -> str | None:
    if not source.shaped:
        return None
    return "rtl" if right_to_left else "ltr"
