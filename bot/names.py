"""Names of people, in any script: cleaned, and cut where readers see a character end.

Pure text, for sentences and pictures alike. What is said here of names holds for any text that people write.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final

LONGEST: Final = 24
"""Graphemes of a name; more are cut."""
JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"

_BETWEEN: Final = " ·,;:→–-"
"""What stands between the words of a label: none of it stands before "…"."""
_ENDS: Final = 300  # code points at either end of a line that is too long to be read
_POINTS: Final = 96  # code points of a name, however few graphemes they form
_MARKS: Final = 3  # accents on one letter: more is a joke at the cost of the lines above and below
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")  # whether a sign is meant as text or as emoji
_SILENT: Final = frozenset({JOINER, NON_JOINER}) | _SELECTORS
# Letters and symbols by their category, and yet nothing to be seen.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
# After these a consonant joins the one before, in the scripts that write both as one sign.
_LINKERS: Final = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
# Letters by their category that readers of Thai and Lao take for part of the sign before.
_TRAILING: Final = frozenset("\u0e33\u0eb3")


@lru_cache(maxsize=8192)
def shown(name: str, fallback: str = "?") -> str:
    """A name without control and bidirectional characters, marks bounded, at most ``LONGEST`` graphemes.

    ``fallback`` stands for a name of which nothing is left.
    """
    cleaned = " ".join(visible(unicodedata.normalize("NFC", name)).split()).strip(JOINER + NON_JOINER)
    pieces = graphemes(cleaned)
    if not any(unicodedata.category(piece[0])[0] in "LNPS" for piece in pieces):
        return fallback
    kept, points = [], 0
    for piece in pieces[:LONGEST]:
        points += len(piece)
        if points > _POINTS:
            break
        kept.append(piece)
    if len(kept) == len(pieces):
        return "".join(kept)
    return "".join(kept[: LONGEST - 1]).rstrip() + "…"


def shortened(text: str, most: int, size: Callable[[str], int] = len) -> str:
    """A text of at most ``most`` characters as ``size`` counts: a longer one ends after a word, with "…".

    A word that alone is longer, such as a name, ends between graphemes.
    """
    if size(text) <= most:
        return text
    words = text.split(" ")
    while len(words) > 1 and size(f"{' '.join(words)}…") > most:
        words.pop()
    kept = " ".join(words).rstrip(_BETWEEN)
    pieces = graphemes(kept)
    while pieces and size(f"{''.join(pieces)}…") > most:
        pieces.pop()
    return f"{''.join(pieces)}…"


def forget() -> None:
    """Keep no name at hand: somebody has asked to be forgotten."""
    shown.cache_clear()


def visible(text: str) -> str:
    """Only what can be seen: blanks as blanks, marks on a letter bounded, joiners between things."""
    kept: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if character in _INVISIBLE:
            continue
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
            continue
        if character in {JOINER, NON_JOINER}:
            if kept and kept[-1] not in {JOINER, NON_JOINER, " "}:
                kept.append(character)
            continue
        if category in _UNWANTED:
            continue
        marks = marks + 1 if category.startswith("M") and character not in _SELECTORS else 0
        if marks <= _MARKS:
            kept.append(character)
    return "".join(kept)


def one_line(text: str) -> str:
    """A text as a line: no characters that steer a terminal, and what is long without its middle."""
    if len(text) > 3 * _ENDS:
        text = f"{text[:_ENDS]}…{text[-_ENDS:]}"
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def seen(piece: str) -> str:
    """A grapheme without what only says how the characters beside it are drawn."""
    return "".join(character for character in piece if character not in _SILENT)


def graphemes(text: str) -> list[str]:
    """The text in what readers take for characters: accents, emoji sequences and flags stay whole."""
    pieces: list[str] = []
    for character in text:
        if pieces and _continues(pieces[-1], character):
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces


def _continues(piece: str, character: str) -> bool:
    category = unicodedata.category(character)
    if category.startswith("M") or character in {JOINER, NON_JOINER} or character in _TRAILING:
        return True
    if _is_skin_tone(character) or "\U000e0020" <= character <= "\U000e007f":  # and the tags of a flag
        return True
    if _is_regional(character):
        return len(piece) == 1 and _is_regional(piece)
    if piece[-1] == JOINER and category == "So":
        return True
    if category == "Lo" and piece.rstrip(JOINER)[-1:] in _LINKERS:
        return True
    return piece == "\r" and character == "\n"


def _is_skin_tone(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
