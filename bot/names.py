"""Names of people in any script: cleaned, and cut where readers see a character end.

This is pure text handling, for sentences and pictures alike. It works for any text that people write.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final

LONGEST: Final = 24
"""The graphemes of a name. Longer names are cut."""
JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"

_BETWEEN: Final = " ·,;:→–-"
"""The characters between the words of a label. None of them remains before "…"."""
_ENDS: Final = 300  # the code points kept at either end of a line that is too long
_POINTS: Final = 96  # the code points of a name, however few graphemes they form
_MARKS: Final = 3  # the accents on one letter: more of them cover the lines above and below
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")  # they choose between text and emoji
_SILENT: Final = frozenset({JOINER, NON_JOINER}) | _SELECTORS
# Letters and symbols by their category, but invisible.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
# In some scripts a consonant after these joins the previous one into one sign.
_LINKERS: Final = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
# Letters by their category, but readers of Thai and Lao see them as part of the previous sign.
_TRAILING: Final = frozenset("\u0e33\u0eb3")


@lru_cache(maxsize=8192)
def display_name(name: str, fallback: str = "?") -> str:
    """A name without control and bidirectional characters, with few marks, of at most ``LONGEST`` graphemes.

    ``fallback`` replaces a name of which nothing is left.
    """
    cleaned = " ".join(visible(unicodedata.normalize("NFC", name)).split()).strip(JOINER + NON_JOINER)
    pieces = graphemes(cleaned)
    if not any(unicodedata.category(piece[0])[0] in "LNPS" for piece in pieces):
        return fallback
    pieces_shown, points = [], 0
    for piece in pieces[:LONGEST]:
        points += len(piece)
        if points > _POINTS:
            break
        pieces_shown.append(piece)
    if len(pieces_shown) == len(pieces):
        return "".join(pieces_shown)
    return "".join(pieces_shown[: LONGEST - 1]).rstrip() + "…"


def shorten(text: str, most: int, size: Callable[[str], int] = len) -> str:
    """A text of at most ``most`` characters as ``size`` counts. A longer one ends after a word, with "…".

    A single word that is longer, such as a name, ends between graphemes.
    """
    if size(text) <= most:
        return text
    words = text.split(" ")
    while len(words) > 1 and size(f"{' '.join(words)}…") > most:
        words.pop()
    shorter = " ".join(words).rstrip(_BETWEEN)
    pieces = graphemes(shorter)
    while pieces and size(f"{''.join(pieces)}…") > most:
        pieces.pop()
    return f"{''.join(pieces)}…"


def forget() -> None:
    """Forget all cached names, because a person has asked to be forgotten."""
    display_name.cache_clear()


def visible(text: str) -> str:
    """The visible characters: blanks as blanks, few marks on a letter, joiners only between signs."""
    characters: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if character in _INVISIBLE:
            continue
        if category.startswith("Z") or character in "\t\n\r":
            characters.append(" ")
            continue
        if character in {JOINER, NON_JOINER}:
            if characters and characters[-1] not in {JOINER, NON_JOINER, " "}:
                characters.append(character)
            continue
        if category in _UNWANTED:
            continue
        marks = marks + 1 if category.startswith("M") and character not in _SELECTORS else 0
        if marks <= _MARKS:
            characters.append(character)
    return "".join(characters)


def one_line(text: str) -> str:
    """A text as one line: without terminal control characters, and without its middle if it is long."""
    if len(text) > 3 * _ENDS:
        text = f"{text[:_ENDS]}…{text[-_ENDS:]}"
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def without_silent(piece: str) -> str:
    """A grapheme without characters that only say how their neighbours are drawn."""
    return "".join(character for character in piece if character not in _SILENT)


def graphemes(text: str) -> list[str]:
    """The characters of a text as readers see them: accents, emoji sequences and flags stay whole."""
    if text.isascii() and "\r" not in text:
        return list(text)
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
    if _is_skin_tone(character) or "\U000e0020" <= character <= "\U000e007f":  # also the tags of a flag
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
