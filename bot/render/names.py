"""Names of people in any script, made fit for a picture: what no font can draw is never drawn as a box.

Pure text: which graphemes can be drawn, and how wide they come out, is asked from the caller.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

from bot.names import JOINER, graphemes, visible

ELLIPSIS: Final = "…"
MARKS: Final = ("•", "·")
"""What stands where a name goes on in signs that cannot be drawn: the first that can."""

_ISOLATES: Final = re.compile("([\u2066-\u2069])")
# Letters in fancy dress, which are plain ones to a reader; other compatible forms stay: Thai needs its own.
_DRESSED: Final = ("<font>", "<wide>", "<narrow>", "<circle>", "<square>")
# Accents of no script of their own: a second one on a letter is a heap.
_ACCENTS: Final = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)


def legible(text: str, fallback: str, covers: Callable[[str], bool]) -> str:
    """What can be drawn of ``text``, or ``fallback`` when less than half of its letters can.

    Letters in fancy dress (mathematical bold, full width, circled) become plain ones, accents heaped upon
    each other are dropped, an emoji of several parts becomes its first where the whole is lacking; other
    signs that cannot be drawn become one neutral mark.
    ``covers`` says whether one grapheme can be drawn.
    """
    mark = next(filter(covers, MARKS), "")
    kept: list[str] = []
    drawn = lost = 0
    seen = False
    for piece in graphemes(_plain(text)):
        if _ISOLATES.match(piece):
            kept.append(piece[0])
        elif piece[0].isspace():
            kept.append(" ")
        elif unicodedata.category(piece[0])[0] in "LNPS":
            form = next(filter(covers, _forms(piece)), "")
            drawn += bool(form) and piece[0].isalnum()
            lost += not form and piece[0].isalnum()
            seen = seen or bool(form)
            if form or next((one for one in reversed(kept) if one != " "), "") != mark:
                kept.append(form or mark)
    return " ".join("".join(kept).split()) if seen and drawn >= lost else fallback


def _plain(text: str) -> str:
    """Composed, undressed, without what cannot be seen; only isolates stay."""
    undressed = "".join(
        unicodedata.normalize("NFKC", character)
        if unicodedata.decomposition(character).startswith(_DRESSED)
        else character
        for character in text
    )
    composed = unicodedata.normalize("NFC", undressed)
    return "".join(part if _ISOLATES.match(part) else visible(part) for part in _ISOLATES.split(composed))


def _forms(piece: str) -> Iterator[str]:
    """A grapheme as it is, then what it is without its accents or its further parts, then the bare letter."""
    if len(_ACCENTS.findall(piece)) < 2:  # one is an accent, two are a heap
        yield piece.rstrip(JOINER)
    if unicodedata.category(piece[0]) == "So" and not unicodedata.name(piece[0], "").startswith("REGIONAL"):
        yield piece[0]
    if piece[0].isalnum():
        yield piece[0]
        yield unicodedata.normalize("NFD", piece[0])[0]


def shorten(text: str, fits: Callable[[str], bool]) -> str:
    """The longest beginning of ``text`` that fits, with an ellipsis when something is missing.

    Cuts between graphemes only. Returns the ellipsis alone when nothing else fits.
    """
    if fits(text):
        return text
    return next((short for short in _beginnings(text) if fits(short)), ELLIPSIS)


def _beginnings(text: str) -> Iterator[str]:
    pieces = graphemes(text)
    for length in range(len(pieces) - 1, 0, -1):
        yield "".join(pieces[:length]).rstrip() + ELLIPSIS
