"""Text set in lines, cached because the same names are in every picture of a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from bot.names import graphemes
from bot.render.bidi_order import INITIATORS, reopen_isolates
from bot.render.names import ELLIPSIS, shorten, shorten_name, split_number
from bot.render.paint.faces import Face
from bot.render.paint.lettering import Lettering
from bot.render.scene import LEAST_TEXT, TEXT

_ANY_WIDTH: Final = 1e6
_GOES_ON: Final = " +"
_CACHE_SIZE: Final = 512


class Line(NamedTuple):
    """One line of text with its width in pixels."""

    words: str
    length: float


@lru_cache(maxsize=_CACHE_SIZE)
def line(letters: Lettering, words: str, fallback: str, size: int, width: float) -> tuple[str, Face, float]:
    """One line; see ``Lettering.fit``."""
    return letters.fit(words, fallback, size, width)


@lru_cache(maxsize=_CACHE_SIZE)
def names(
    letters: Lettering, name_pairs: tuple[tuple[str, str], ...], size: int, width: float, most: int = 1
) -> tuple[tuple[str, ...], Face]:
    """Several names with their fallbacks in one line if it fits, else in two if ``most`` allows them.

    Lines of several names are about equally long. What still does not fit is cut; see
    ``Lettering.fit_names``.
    """
    text, face = letters.fit_names(name_pairs, size, width)
    if most == 1 or text == letters.fit_names(name_pairs, size, _ANY_WIDTH)[0]:
        return (text,), face
    if len(name_pairs) == 1:
        parts, face = lines(letters, *name_pairs[0], width, most)
        return tuple(part.words for part in parts), face

    def longer_line(first_names: int) -> float:
        halves = (name_pairs[:first_names], name_pairs[first_names:])
        return max(letters.length(letters.fit_names(half, size, _ANY_WIDTH)[0], face) for half in halves)

    cut = min(range(1, len(name_pairs)), key=longer_line)
    room = width - letters.length(_GOES_ON, face)
    first, _ = letters.fit_names(name_pairs[:cut], size, room)
    return (first + _GOES_ON, letters.fit_names(name_pairs[cut:], size, width)[0]), face


@lru_cache(maxsize=_CACHE_SIZE)
def sentence(letters: Lettering, words: str, players: tuple[tuple[str, str], ...]) -> str:
    """A sentence in which each name that cannot be drawn is replaced by its fallback."""
    for name, fallback in sorted(players, key=lambda player: len(player[0]), reverse=True):
        if name and not letters.fit(name, "", TEXT, _ANY_WIDTH)[0]:
            words = words.replace(name, fallback)
    return words


@lru_cache(maxsize=_CACHE_SIZE)
def lines(
    letters: Lettering, words: str, fallback: str, width: float, most: int
) -> tuple[tuple[Line, ...], Face]:
    """A name in one line if it fits, else in up to ``most`` lines, broken only at spaces.

    What still does not fit is cut between graphemes, with an ellipsis. A number at the end of a name stays.
    """
    text, face, length = letters.fit(words, fallback, TEXT, width)
    if not text.endswith(ELLIPSIS):
        return (Line(text, length),), face

    def fits(part: str) -> bool:
        return letters.length(part, face) <= width

    whole = letters.fit(words, fallback, TEXT, _ANY_WIDTH)[0]
    name, number = split_number(whole)
    parts = [whole]
    if most > 1:
        at_spaces = [broken for broken in _breaks(whole) if broken[1].startswith(" ")]
        fitting = [broken for broken in at_spaces if fits(broken[0])]
        if at_spaces:  # a first word that does not fit is cut, so that the others are seen
            first, rest = (fitting or at_spaces[:1])[-1]
            parts = [first, reopen_isolates(first, rest.lstrip())]
        elif number:
            rest = whole.removeprefix(name).lstrip()
            parts = [shorten(name, fits), rest if fits(rest) else number]
    return tuple(
        Line(part, letters.length(part, face)) for part in (shorten_name(one, fits) for one in parts)
    ), face


def _break_line(letters: Lettering, text: str, face: Face, width: float) -> tuple[str, str]:
    """The text in two lines of which the first fits: broken at its last space there, else within a word."""
    first, rest = _divide(letters, text, face, width)
    return first, reopen_isolates(first, rest)


def _divide(letters: Lettering, text: str, face: Face, width: float) -> tuple[str, str]:
    fitting = [parts for parts in _breaks(text) if letters.length(parts[0], face) <= width]
    if not fitting:  # a sign is wider than the line
        return next(_breaks(text), (text, ""))
    at_spaces = [parts for parts in fitting if parts[1].startswith(" ")]
    if at_spaces:
        return at_spaces[-1][0], at_spaces[-1][1].lstrip()
    whole = [parts for parts in fitting if letters.length(parts[1], face) <= width]
    return min(whole, key=lambda parts: abs(len(parts[0]) - len(parts[1]))) if whole else fitting[-1]


def _breaks(text: str) -> Iterator[tuple[str, str]]:
    pieces = graphemes(text)
    for at in range(1, len(pieces)):
        if pieces[at - 1] not in INITIATORS:  # otherwise a line would contain nothing else
            yield "".join(pieces[:at]), "".join(pieces[at:])


@lru_cache(maxsize=_CACHE_SIZE)
def paragraph(letters: Lettering, words: str, width: float, most: int) -> tuple[tuple[str, ...], Face]:
    """Text in up to ``most`` lines, broken at spaces: in wide letters if they fit, else in narrow ones."""
    whole = letters.fit(words, "", LEAST_TEXT, _ANY_WIDTH)[0]
    wide, narrow = (LEAST_TEXT, False), (LEAST_TEXT, letters.narrows)
    filled_lines = _fill_lines(letters, whole, wide, width)
    if len(filled_lines) <= most:
        return tuple(words for words, _ in filled_lines), wide
    filled_lines = _fill_lines(letters, whole, narrow, width)
    texts = [words for words, _ in filled_lines[:most]]
    if len(filled_lines) > most:
        texts[-1] = shorten(filled_lines[most - 1][1], lambda part: letters.length(part, narrow) <= width)
    return tuple(texts), narrow


def _fill_lines(letters: Lettering, text: str, face: Face, width: float) -> list[tuple[str, str]]:
    """The text in as many lines as it takes. Each comes with all the text that remains where it begins."""
    line_pairs = []
    while text and letters.length(text, face) > width:
        first, rest = _break_line(letters, text, face, width)
        line_pairs.append((first, text))
        text = rest
    return [*line_pairs, (text, text)] if text or not line_pairs else line_pairs
