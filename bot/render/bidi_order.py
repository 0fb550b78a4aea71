"""The visual order of a line with mixed scripts: Unicode's bidirectional algorithm, by the library ``bidi``.

The library returns the reordered line, but not the new place of each character. Therefore three tag
characters that spell its number follow every grapheme. The algorithm ignores them (rule X9), and they stay
beside the grapheme: after it where text runs left to right, before it where text runs right to left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from bidi import get_base_level, get_display  # type: ignore[import-untyped]  # the library comes without a py.typed
from bidi.mirror import MIRRORED  # type: ignore[import-untyped]  # as above

_LEFT, _RIGHT, _FIRST_STRONG, _END = "\u2066\u2067\u2068\u2069"
INITIATORS: Final = frozenset({_LEFT, _RIGHT, _FIRST_STRONG})
"""The characters that begin a part of a line with a direction of its own."""
ISOLATES: Final = INITIATORS | {_END}
"""The same and the character that ends such a part. None of them is ever drawn."""

_FIRST_TAG: Final = 0xE0020
_BASE: Final = 32
_PLACES: Final = 3
_TAGS: Final = frozenset(map(chr, range(_FIRST_TAG, _FIRST_TAG + _PLACES * _BASE)))
"""Three alphabets of digits, one for each place of a number, so that its first digit differs from its
last."""
_MOST: Final = _BASE**_PLACES
_SENTINEL: Final = "\ufffc"
"""Ends the line because of rule L1, which would take the last tags for white space at the end."""


class GraphemePlace(NamedTuple):
    """The number of a grapheme in the line, and whether it runs from right to left."""

    at: int
    right_to_left: bool


def visual(pieces: Sequence[str]) -> list[GraphemePlace]:
    """The graphemes of a line from left to right.

    The first strong character outside isolates decides the line's direction. Tag characters among the
    graphemes are left out. Raises ``ValueError`` for a line that is longer than any message of Discord's.
    """
    if len(pieces) > _MOST:
        raise ValueError(f"a line of {len(pieces)} graphemes; at most {_MOST} can be put in order")
    text_with_tags = "".join(
        piece[0] + _number(at) for at, piece in enumerate(pieces) if piece[0] not in _TAGS
    )
    tags = "".join(filter(_TAGS.__contains__, get_display(text_with_tags + _SENTINEL)))
    return [_grapheme_place(tags[at : at + _PLACES]) for at in range(0, len(tags), _PLACES)]


def reopen_isolates(first: str, rest: str) -> str:
    """The second line of a broken text: what is isolated across the break keeps its direction."""
    openings: list[int] = []
    for at, sign in enumerate(first):
        if sign in INITIATORS:
            openings.append(at)
        elif sign == _END and openings:
            openings.pop()
    return "".join(_with_direction((first + rest)[at:]) for at in openings) + rest


def _with_direction(text: str) -> str:
    """The character that begins a text's isolate, with the direction of the text within."""
    if text[0] != _FIRST_STRONG:
        return text[0]
    depth = 0
    for end, sign in enumerate(text):
        depth += (sign in INITIATORS) - (sign == _END)
        if depth == 0:
            text = text[:end]
            break
    return _RIGHT if get_base_level(text[1:] + _SENTINEL) else _LEFT


def mirror(piece: str) -> str:
    """A sign as it is written from right to left: brackets and similar signs are mirrored."""
    return str(MIRRORED.get(piece, piece))


@cache
def _number(at: int) -> str:
    """A number in tag characters, with the last digit first."""
    digits = (at // _BASE**place % _BASE + place * _BASE for place in range(_PLACES))
    return "".join(chr(_FIRST_TAG + digit) for digit in digits)


@cache
def _grapheme_place(tags: str) -> GraphemePlace:
    """The meaning of three tag characters. They are reversed if the grapheme runs from right to left."""
    digits = [divmod(ord(tag) - _FIRST_TAG, _BASE) for tag in tags]
    return GraphemePlace(sum(digit * _BASE**place for place, digit in digits), right_to_left=digits[0][0] > 0)
