"""The fonts of this machine: those of installed packages, then those of the system, by their characters.

A font is read only when a name needs it, and then once: only its list of characters is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.names import without_silent
from bot.render.paint.coverage import Coverage, NoFont, read

PACKAGE: Final = "fontpkg_noto_sans"
OTHER_PACKAGES: Final = (
    "fontpkg_heebo",  # Hebrew
    "fontpkg_noto_sans_arabic",
    "fontpkg_noto_sans_thai",
)
"""The packages tried after Noto Sans, which has Latin, Greek, Cyrillic and Devanagari, if they are
installed."""

_FOLDERS: Final = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/.fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "~/Library/Fonts",
    "C:/Windows/Fonts",
    "~/AppData/Local/Microsoft/Windows/Fonts",
)
"""The font folders of systems: Linux, macOS, Windows."""
_SUFFIXES: Final = {".ttf", ".otf", ".ttc"}
_MOST: Final = 500
"""The greatest number of system fonts that are read, the likely ones first."""
_COLOUR: Final = re.compile(r"colou?r.?emoji|emoji.?colou?r|seguiemj|twemoji", re.IGNORECASE)
_ODD: Final = re.compile(
    r"italic|oblique|mono|serif|naskh|nastaliq|thin|light|condensed|narrow|black|looped|slanted|display",
    re.IGNORECASE,
)
_USELESS: Final = re.compile(r"lastresort|blank|notdef|fallback", re.IGNORECASE)
_FAMILIES: Final = ("notosans", "notoemoji", "dejavusans", "segoeui", "arial")
"""The families that look well beside Noto Sans, the best first."""


@dataclass(frozen=True, eq=False, slots=True)
class Font:
    """A font: its file and its characters. Without a file it is Pillow's own font."""

    file: Path | None
    coverage: Coverage

    def has(self, piece: str) -> bool:
        """Whether it has every visible character of a grapheme."""
        return all(character in self.coverage for character in without_silent(piece))


def font_file(package: str = PACKAGE) -> Path | None:
    """The upright font of a package such as ``fontpkg-noto-sans``; None if the package is missing."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    files = sorted((Path(spec.submodule_search_locations[0]) / "files").glob("*.ttf"))
    return next((file for file in files if "Italic" not in file.stem), None)


def text_files() -> Iterator[Path]:
    """The fonts to try after the first: those of installed packages, then the system's."""
    yield from (file for package in OTHER_PACKAGES if (file := font_file(package)) is not None)
    yield from (file for file in system_files() if not is_colour(file))


def emoji_files() -> Iterator[Path]:
    """The system's colour emoji fonts."""
    yield from filter(is_colour, system_files())


@cache
def system_files(folders: tuple[str, ...] = _FOLDERS) -> list[Path]:
    """The system's fonts in the order in which they should be tried. They are searched once."""
    font_files: list[Path] = []
    for folder in folders:
        try:
            files = Path(folder).expanduser().rglob("*")
            font_files += [file for file in files if file.suffix.lower() in _SUFFIXES]
        except (OSError, RuntimeError):  # an unreadable folder, or a user without a home
            continue
    return sorted((file for file in font_files if not _USELESS.search(file.stem)), key=_rank)[:_MOST]


def is_colour(file: Path) -> bool:
    """Whether a font is one of colour emoji, by its name."""
    return _COLOUR.search(file.stem) is not None


def _rank(file: Path) -> tuple[bool, int, bool, int, str]:
    name = re.sub(r"[\W_]", "", file.stem).lower()
    family = next((at for at, start in enumerate(_FAMILIES) if name.startswith(start)), len(_FAMILIES))
    return bool(_ODD.search(name)), family, "bold" not in name, len(name), str(file)


class Chain:
    """Fonts in the order in which they are tried. A file is opened only if those before it fail."""

    def __init__(self, files: Iterable[Path], first: Font | None = None) -> None:
        self._fonts = [] if first is None else [first]
        self._files = iter(files)

    def having(self, piece: str) -> Iterator[Font]:
        """The fonts that have a grapheme, the best first."""
        return (font for font in self if font.has(piece))

    def __iter__(self) -> Iterator[Font]:
        yield from self._fonts
        for file in self._files:
            coverage = coverage_of(file)
            if coverage is not None:
                self._fonts.append(Font(file, coverage))
                yield self._fonts[-1]


def coverage_of(file: Path) -> Coverage | None:
    """The characters of a font's file; None if it cannot be used."""
    try:
        with file.open("rb") as stream:
            return read(stream)
    except (OSError, NoFont):
        return None
