"""Names of people in any script, made fit for a picture: what a font cannot draw is left out, never guessed.

Pure text: which characters can be drawn, and how wide they come out, is asked from the caller.
"""

import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache

ELLIPSIS = "…"

_JOINER = "\u200d"
_REGIONAL = range(0x1F1E6, 0x1F200)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_SELECTORS = {0xFE0E, 0xFE0F}
_MARKS = {"Mn", "Me", "Mc"}
# Written left to right, one letter after the other: the only scripts that are right without a shaping engine.
_SIMPLE_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "FEMININE ORDINAL", "MASCULINE ORDINAL", "MICRO SIGN")


def graphemes(text: str) -> list[str]:
    """The text in what readers take for characters: accents, emoji sequences and flags stay whole."""
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
    point = ord(character)
    if character == _JOINER or point in _SKIN_TONES or point in _SELECTORS or point in _TAGS:
        return True
    if point in _REGIONAL:
        return len(piece) == 1 and ord(piece) in _REGIONAL
    return unicodedata.category(character) in _MARKS or (piece == "\r" and character == "\n")


def legible(name: str, fallback: str, covers: Callable[[str], bool]) -> str:
    """What can be drawn of `name`, or `fallback` when less than half of its letters can.

    Letters in fancy dress (mathematical bold, full width, circled) become plain ones, accents heaped upon
    each other are dropped except those that make a letter of its own, which loses its accent only when the
    font has it bare; symbols that the font lacks vanish.
    `covers` says whether the font has one character.
    """
    kept: list[str] = []
    drawn = lost = 0
    for piece in graphemes(unicodedata.normalize("NFKC", name)):
        whole = piece[0]
        bare = unicodedata.normalize("NFD", whole)[0]
        letter = whole.isalnum()
        if whole.isspace():
            kept.append(" ")
        elif character := next((form for form in (whole, bare) if _simple(form) and covers(form)), ""):
            kept.append(character)
            drawn += letter
        else:
            lost += letter
    text = " ".join("".join(kept).split())
    return text if text and drawn >= lost else fallback


@lru_cache(maxsize=4096)
def _simple(character: str) -> bool:
    category = unicodedata.category(character)
    if category.startswith("L"):
        return unicodedata.name(character, "").startswith(_SIMPLE_SCRIPTS)
    if category == "Nd":
        return character.isascii()
    return category[0] in "PS"


def shorten(text: str, fits: Callable[[str], bool]) -> str:
    """The longest beginning of `text` that fits, with an ellipsis when something is missing.

    Cuts between graphemes only. Returns the ellipsis alone when nothing else fits.
    """
    if fits(text):
        return text
    return next((short for short in _beginnings(text) if fits(short)), ELLIPSIS)


def _beginnings(text: str) -> Iterator[str]:
    pieces = graphemes(text)
    for length in range(len(pieces) - 1, 0, -1):
        yield "".join(pieces[:length]).rstrip() + ELLIPSIS
