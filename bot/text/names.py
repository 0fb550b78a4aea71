"""Names of people, in any script, made fit for sentences."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 24
"""Graphemes of a name; more are cut."""
_POINTS: Final = 96  # code points of a name, however few graphemes they form
_MARKS: Final = 3  # accents on one letter: more is a joke at the cost of the lines above and below

_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_SELECTORS: Final = {"\ufe0e", "\ufe0f"}
# Letters and symbols by their category, and yet nothing to be seen.
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
_RIGHT_TO_LEFT: Final = {"R", "AL", "AN"}
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"
_SPECIAL: Final = re.compile(r"([\\*_~`|<>\[\]():/])")
_AT_START: Final = re.compile(r"^(\d*)([-+#.])")


@lru_cache(maxsize=8192)
def shown(name: str, fallback: str = "?") -> str:
    """A name without control and bidirectional characters, marks bounded, at most ``LONGEST`` graphemes.

    ``fallback`` stands for a name of which nothing is left.
    """
    pieces = graphemes(_clean(unicodedata.normalize("NFC", name)))
    if not any(_visible(piece) for piece in pieces):
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


def isolated(text: str) -> str:
    """A cleaned name amid a sentence: one written from right to left leaves the rest in order."""
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in text):
        return f"{_ISOLATE}{text}{_END}"
    return text


@lru_cache(maxsize=8192)
def markdown(name: str, fallback: str = "?") -> str:
    """A name as ``shown``, for Discord's markdown: nothing in it formats, links or mentions."""
    text = _SPECIAL.sub(r"\\\1", shown(name, fallback))
    text = _AT_START.sub(r"\1\\\2", text)
    return isolated(text.replace("@", "@\u200b"))


def graphemes(text: str) -> list[str]:
    """The text in pieces that a reader takes for one character: accents, emoji and flags stay whole."""
    pieces: list[str] = []
    joining = False
    for character in text:
        if pieces and (joining or _continues(pieces[-1], character)):
            pieces[-1] += character
        else:
            pieces.append(character)
        joining = character == _JOINER
    return pieces


def _continues(piece: str, character: str) -> bool:
    if character in {_JOINER, _NON_JOINER} or character in _SELECTORS or _is_skin_tone(character):
        return True
    if _is_regional(character):
        return len(piece) == 1 and _is_regional(piece)
    return unicodedata.category(character).startswith("M")


def _is_skin_tone(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_regional(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _clean(name: str) -> str:
    """Only what can be seen, blanks in a row as one, marks on a letter bounded, joiners between things."""
    kept: list[str] = []
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        if character in _INVISIBLE:
            continue
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
            continue
        if character in {_JOINER, _NON_JOINER}:
            if kept and kept[-1] not in {_JOINER, _NON_JOINER, " "}:
                kept.append(character)
            continue
        if category in _UNWANTED:
            continue
        marks = marks + 1 if category.startswith("M") and character not in _SELECTORS else 0
        if marks <= _MARKS:
            kept.append(character)
    return " ".join("".join(kept).split()).strip(_JOINER + _NON_JOINER)


def _visible(piece: str) -> bool:
    return unicodedata.category(piece[0])[0] in "LNPS"
