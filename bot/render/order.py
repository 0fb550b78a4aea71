"""The order of a line in which scripts mix: what Unicode's bidirectional algorithm comes to for one line.

Explicit embeddings are not followed: names are cleaned of them. What stands between isolates is set by
itself, and the parts from left to right.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

_ISOLATES: Final = re.compile("[\u2066-\u2069]")
_LEFT, _RIGHT, _NUMBER, _SEPARATOR, _NEUTRAL = "L", "R", "N", "S", "-"
_KINDS: Final = {
    "L": _LEFT,
    "R": _RIGHT,
    "AL": _RIGHT,
    "EN": _NUMBER,
    "AN": _NUMBER,
    "CS": _SEPARATOR,
    "ES": _SEPARATOR,
}


def parts(line: str) -> list[str]:
    """A line in the parts that keep their order, whatever is in them."""
    return [part for part in _ISOLATES.split(line) if part]


def levels(pieces: Sequence[str]) -> list[int]:
    """How deep each grapheme of a part is embedded: even from left to right, odd from right to left."""
    kinds = [_KINDS.get(unicodedata.bidirectional(piece[0]), _NEUTRAL) for piece in pieces]
    base = 1 if next((kind for kind in kinds if kind in {_LEFT, _RIGHT}), _LEFT) == _RIGHT else 0
    if base == 0 and _RIGHT not in kinds:
        return [0] * len(pieces)
    _join_numbers(kinds)
    before = _RIGHT if base else _LEFT
    strong: list[str] = []  # the direction that each reads in; of neutrals none yet
    found: list[int] = []
    for kind in kinds:
        if kind in {_LEFT, _RIGHT}:
            before = kind
        number_in_right = kind == _NUMBER and before == _RIGHT
        found.append(1 if kind == _RIGHT else 2 if base or number_in_right else 0)
        strong.append(_RIGHT if kind == _RIGHT or number_in_right else "" if kind == _NEUTRAL else _LEFT)
    _settle_neutrals(strong, found, base)
    return found


def _join_numbers(kinds: list[str]) -> None:
    """A point or a sign between two digits belongs to the number; elsewhere it is neutral."""
    for at, kind in enumerate(kinds):
        if kind == _SEPARATOR:
            between = 0 < at < len(kinds) - 1 and kinds[at - 1] == kinds[at + 1] == _NUMBER
            kinds[at] = _NUMBER if between else _NEUTRAL


def _settle_neutrals(strong: list[str], found: list[int], base: int) -> None:
    """Between two of one direction neutrals take it; elsewhere, that of the line."""
    edge = _RIGHT if base else _LEFT
    at = 0
    while at < len(strong):
        end = at
        while end < len(strong) and not strong[end]:
            end += 1
        if end > at:
            left = strong[at - 1] if at else edge
            right = strong[end] if end < len(strong) else edge
            level = base if left != right else 1 if left == _RIGHT else 2 * base
            found[at:end] = [level] * (end - at)
        at = end + 1


def visual(depths: Sequence[int]) -> list[int]:
    """The places of runs of given levels, in the order in which they stand from left to right."""
    order = list(range(len(depths)))
    for level in range(max(depths, default=0), 0, -1):
        at = 0
        while at < len(order):
            end = at
            while end < len(order) and depths[order[end]] >= level:
                end += 1
            order[at:end] = reversed(order[at:end])
            at = end + 1
    return order
