"""Names of people in any script, prepared for a picture: a missing glyph is never drawn as a box.

This is pure text handling: the caller says which graphemes can be drawn and how wide they are.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from bot.names import JOINER, graphemes, visible

ELLIPSIS: Final = "…"
MARKS: Final = ("•", "·")
"""The marks that replace signs that cannot be drawn; the first one that can be drawn is used."""

_ISOLATE, _END = "\u2068\u2069"
_NUMBER: Final = re.compile(r" (?:\([^()\d]*(\d+)\)|(\d+))$")
_ISOLATES: Final = re.compile("([\u2066-\u2069])")
# Styled letters, which readers see as plain ones. Other compatibility forms stay, because Thai needs its
# own.
_DRESSED: Final = ("<font>", "<wide>", "<narrow>", "<circle>", "<square>")
# Accents that belong to no particular script. A second one on a letter counts as a pile.
_ACCENTS: Final = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)


def legible(text: str, fallback: str, covers: Callable[[str], bool]) -> str:
    """The part of ``text`` that can be drawn, or ``fallback`` if less than half of its letters can be.

    Styled letters (mathematical bold, full width, circled) become plain ones, and piled-up accents are
    dropped. An emoji of several parts becomes its first part if the whole is missing. Other signs that
    cannot be drawn become one neutral mark.

    ``covers`` says whether one grapheme can be drawn.
    """
    mark = next(filter(covers, MARKS), "")
    pieces: list[str] = []
    drawable = undrawable = 0
    has_signs = False
    for piece in graphemes(_plain(text)):
        if _ISOLATES.match(piece):
            pieces.append(piece[0])
        elif piece[0].isspace():
            pieces.append(" ")
        elif unicodedata.category(piece[0])[0] in "LNPS":
            form = next(filter(covers, _forms(piece)), "")
            drawable += bool(form) and piece[0].isalnum()
            undrawable += not form and piece[0].isalnum()
            has_signs = has_signs or bool(form)
            if form or next((one for one in reversed(pieces) if one != " "), "") != mark:
                pieces.append(form or mark)
    return " ".join("".join(pieces).split()) if has_signs and drawable >= undrawable else fallback


def _plain(text: str) -> str:
    """The text composed, with plain letters, and without invisible characters except isolates."""
    bare = "".join(
        unicodedata.normalize("NFKC", character)
        if unicodedata.decomposition(character).startswith(_DRESSED)
        else character
        for character in text
    )
    normalized = unicodedata.normalize("NFC", bare)
    return "".join(part if _ISOLATES.match(part) else visible(part) for part in _ISOLATES.split(normalized))


def _forms(piece: str) -> Iterator[str]:
    """A grapheme as it is, then without its accents or further parts, then its base letter."""
    if len(_ACCENTS.findall(piece)) < 2:  # one is an accent, two are a pile
        yield piece.rstrip(JOINER)
    if unicodedata.category(piece[0]) == "So" and not unicodedata.name(piece[0], "").startswith("REGIONAL"):
        yield piece[0]
    if piece[0].isalnum():
        yield piece[0]
        yield unicodedata.normalize("NFD", piece[0])[0]


def shorten(text: str, fits: Callable[[str], bool]) -> str:
    """The longest beginning of ``text`` that fits, with an ellipsis if something is missing.

    It cuts only between graphemes. If nothing else fits, the ellipsis alone is the result.
    """
    if fits(text):
        return text
    return next((short for short in _beginnings(text) if fits(short)), ELLIPSIS)


def shorten_name(text: str, fits: Callable[[str], bool]) -> str:
    """As ``shorten``, but the number that tells a player from others of one name stays: "Alessan… 3"."""
    name, number = split_number(text)
    if number and not fits(text):
        for short in (name, *_beginnings(name)):
            if fits(numbered := f"{close_isolates(short)} {number}"):
                return numbered
    return shorten(text, fits)


def split_number(name: str) -> tuple[str, str]:
    """A name, and the number after it: 3 of "Alex (seat 3)", or 2 of a computer's "Carmela 2"; or ""."""
    number = _NUMBER.search(name)
    return (name, "") if number is None else (name[: number.start()], number[1] or number[2])


def close_isolates(text: str) -> str:
    """A cut text with the ends of its isolates added, so that they do not include what follows."""
    return text + _END * (text.count(_ISOLATE) - text.count(_END))


def _beginnings(text: str) -> Iterator[str]:
    pieces = graphemes(text)
    for length in range(len(pieces) - 1, 0, -1):
        yield "".join(pieces[:length]).rstrip() + ELLIPSIS
