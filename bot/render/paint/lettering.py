"""Letters: which font, which of its characters, and text that fits."""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.render.names import legible, shorten
from bot.render.paint.colours import Colour
from bot.render.scene import LEAST_TEXT

Face: TypeAlias = tuple[int, bool]
"""A size in pixels, and whether the letters are narrow."""

PACKAGE: Final = "fontpkg_noto_sans"
_FILE: Final = "files/NotoSans[wdth,wght].ttf"
_BOLD: Final = 700
_FULL_WIDTH: Final = 100
_NARROW_WIDTH: Final = 75
_JOIN: Final = " + "
_NOWHERE: Final = "\U0010fffe"  # no character, so that a font draws its sign for a missing one


def font_file(package: str = PACKAGE) -> Path | None:
    """Noto Sans out of the package `fontpkg-noto-sans` (SIL Open Font License), or None without it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(spec.submodule_search_locations[0]) / _FILE
    return path if path.is_file() else None


class Lettering:
    """Text in one font; without a file in the one that Pillow brings along.

    Letters are set one after the other, without the shaping library that Pillow finds on some machines and
    not on others: the same text is the same pixels everywhere. May be used by several threads.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._faces: dict[Face, ImageFont.FreeTypeFont] = {}
        self._covered: dict[str, bool] = {}
        self._lock = Lock()  # a FreeType face is one object with a state, whoever uses it

    @property
    def narrows(self) -> bool:
        """Whether the font has narrow letters."""
        return self._file is not None

    def _face(self, face: Face) -> ImageFont.FreeTypeFont:
        if face not in self._faces:
            self._faces[face] = _opened(self._file, face)
        return self._faces[face]

    def covers(self, character: str) -> bool:
        """Whether the font has a character."""
        with self._lock:
            if character not in self._covered:
                font = self._face((LEAST_TEXT, False))
                drawn, missing = font.getmask(character), font.getmask(_NOWHERE)
                same = drawn.size == missing.size and bytes(drawn) == bytes(missing)
                self._covered[character] = drawn.getbbox() is not None and not same
            return self._covered[character]

    def length(self, words: str, face: Face) -> float:
        """The width of a text in pixels."""
        with self._lock:
            return self._face(face).getlength(words)

    def fit(self, words: str, fallback: str, size: int, width: float) -> tuple[str, Face, float]:
        """The text as it will be written, its face, and its width in pixels.

        Characters that the font lacks are left out, or `fallback` is taken when most are lacking. What is too
        wide becomes narrow, then smaller down to the least size that can be read, and is cut at last.
        """
        text = self._legible(words, fallback)
        for face in self._attempts(size):
            length = self.length(text, face)
            if length <= width:
                return text, face, length
        text = shorten(text, lambda part: self.length(part, face) <= width)
        return text, face, self.length(text, face)

    def fit_names(self, names: Sequence[tuple[str, str]], size: int, width: float) -> tuple[str, Face]:
        """Several names with their fallbacks in one line: where there is no room, all are cut alike."""
        texts = [self._legible(name, fallback) for name, fallback in names]
        for face in self._attempts(size):
            line = _JOIN.join(texts)
            if self.length(line, face) <= width:
                return line, face
        for longest in range(max(map(len, texts), default=1), 1, -1):
            line = _JOIN.join(_at_most(text, longest) for text in texts)
            if self.length(line, face) <= width:
                return line, face
        return shorten(line, lambda part: self.length(part, face) <= width), face

    def _legible(self, words: str, fallback: str) -> str:
        return legible(words, "", self.covers) or legible(fallback, "", self.covers)

    def _attempts(self, size: int) -> list[Face]:
        """The faces to try, from the wanted one to the last resort."""
        narrow = [(size, True), (LEAST_TEXT, True)] if self.narrows else [(LEAST_TEXT, False)]
        return [(size, False), *narrow]

    def draw(
        self, image: Image.Image, words: str, at: tuple[float, float], face: Face, colour: Colour
    ) -> None:
        """Writes a text that begins at x and whose capitals are centred on y."""
        with self._lock:
            font = self._face(face)
            rise = -font.getbbox("H", anchor="ls")[1] / 2
            ImageDraw.Draw(image).text((round(at[0]), round(at[1] + rise)), words, colour, font, anchor="ls")


def _at_most(text: str, length: int) -> str:
    return shorten(text, lambda part: len(part) <= length)


@cache
def _builtin(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise TypeError("Pillow was built without FreeType: it cannot draw text of a given size")
    return font


def _opened(file: Path | None, face: Face) -> ImageFont.FreeTypeFont:
    size, narrow = face
    if file is None:
        return _builtin(size)
    font = ImageFont.truetype(file, size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([_BOLD, _NARROW_WIDTH if narrow else _FULL_WIDTH])
    return font
