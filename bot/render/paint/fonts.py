"""The fonts of this machine: those of installed packages, then those of the system, each by its characters.

No font is looked into before a name needs it, and then once: what is kept of it is which characters it has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.names import seen
from bot.render.paint.coverage import Coverage, NoFont, read

PACKAGE: Final = "fontpkg_noto_sans"
OTHER_PACKAGES: Final = (
    "fontpkg_heebo",  # Hebrew
    "fontpkg_noto_sans_arabic",
    "fontpkg_noto_sans_thai",
)
"""Asked after Noto Sans, which has Latin, Greek, Cyrillic and Devanagari; where they are installed."""

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
"""Where systems keep fonts: Linux, macOS, Windows."""
_SUFFIXES: Final = {".ttf", ".otf", ".ttc"}
_MOST: Final = 500
"""So many of the system's fonts are looked into, the likely ones first."""
_COLOUR: Final = re.compile(r"colou?r.?emoji|emoji.?colou?r|seguiemj|twemoji", re.IGNORECASE)
_ODD: Final = re.compile(
    r"italic|oblique|mono|serif|naskh|nastaliq|thin|light|condensed|narrow|black|looped|slanted|display",
    re.IGNORECASE,
)
_USELESS: Final = re.compile(r"lastresort|blank|notdef|fallback", re.IGNORECASE)
_FAMILIES: Final = ("notosans", "notoemoji", "dejavusans", "segoeui", "arial")
"""Beside which Noto Sans does not look strange, the best first."""


@dataclass(frozen=True, eq=False, slots=True)
class Font:
    """A font: its file, and the characters it has. Without a file it is the one that Pillow brings along."""

    file: Path | None
    coverage: Coverage

    def has(self, piece: str) -> bool:
        """Whether it has every character of a grapheme that is to be seen."""
        return all(character in self.coverage for character in seen(piece))


def font_file(package: str = PACKAGE) -> Path | None:
    """The upright font out of a package such as ``fontpkg-noto-sans``, or None without it."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    files = sorted((Path(spec.submodule_search_locations[0]) / "files").glob("*.ttf"))
    return next((file for file in files if "Italic" not in file.stem), None)


def text_files() -> Iterator[Path]:
    """The fonts to ask after the first: of the packages that are installed, then of the system."""
    yield from (file for package in OTHER_PACKAGES if (file := font_file(package)) is not None)
    yield from (file for file in system_files() if not is_colour(file))


def emoji_files() -> Iterator[Path]:
    """The system's fonts of emoji in their colours."""
    yield from filter(is_colour, system_files())


@cache
def system_files(folders: tuple[str, ...] = _FOLDERS) -> list[Path]:
    """The fonts that the system has, in the order in which they should be asked; looked for once."""
    found: list[Path] = []
    for folder in folders:
        try:
            files = Path(folder).expanduser().rglob("*")
            found += [file for file in files if file.suffix.lower() in _SUFFIXES]
        except (OSError, RuntimeError):  # a folder that may not be read, a user without a home
            continue
    return sorted((file for file in found if not _USELESS.search(file.stem)), key=_rank)[:_MOST]


def is_colour(file: Path) -> bool:
    """Whether the font is one of emoji in their colours, by its name."""
    return _COLOUR.search(file.stem) is not None


def _rank(file: Path) -> tuple[bool, int, bool, int, str]:
    name = re.sub(r"[\W_]", "", file.stem).lower()
    family = next((at for at, start in enumerate(_FAMILIES) if name.startswith(start)), len(_FAMILIES))
    return bool(_ODD.search(name)), family, "bold" not in name, len(name), str(file)


class Chain:
    """Fonts in the order in which a grapheme asks them; a file is only opened when those before it fail."""

    def __init__(self, files: Iterable[Path], first: Font | None = None) -> None:
        self._fonts = [] if first is None else [first]
        self._files = iter(files)

    def having(self, piece: str) -> Iterator[Font]:
        """The fonts that have a grapheme, the best first."""
        return (font for font in self if font.has(piece))

    def __iter__(self) -> Iterator[Font]:
        yield from self._fonts
        for file in self._files:
            coverage = covered(file)
            if coverage is not None:
                self._fonts.append(Font(file, coverage))
                yield self._fonts[-1]


def covered(file: Path) -> Coverage | None:
    """The characters of a font's file, or None where it cannot be used."""
    try:
        with file.open("rb") as opened:
            return read(opened)
    except (OSError, NoFont):
        return None
