"""The characters of a font, from its own table (OpenType's ``cmap``), without drawing anything."""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Iterator
from typing import BinaryIO, Final, TypeAlias

Span: TypeAlias = tuple[int, int]
"""The first and the last character of a range."""

_COLLECTION: Final = b"ttcf"
_SEGMENTS, _GROUPS = 4, 12
# Unicode tables by platform and encoding, the fuller ones first. Symbol fonts and old code pages are
# ignored.
_UNICODE: Final = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
_MOST: Final = 1 << 22
"""The greatest size of such a table. A file with a larger one is not a font."""


class NoFont(Exception):
    """A file is not a font, or not one with Unicode characters."""


class Coverage:
    """The characters that a font has glyphs for."""

    def __init__(self, spans: list[Span]) -> None:
        self._edges = [edge for first, last in _merge(spans) for edge in (first, last + 1)]

    def __contains__(self, character: str) -> bool:
        return bisect_right(self._edges, ord(character)) % 2 == 1


def read(file: BinaryIO) -> Coverage:
    """The characters of a font, or of the first one in a collection. Raises ``NoFont`` or ``OSError``."""
    try:
        return Coverage(list(_spans(_table(file))))
    except (struct.error, IndexError) as error:
        raise NoFont("its table of characters is broken") from error


def _table(file: BinaryIO) -> bytes:
    start = 0
    if _at(file, 0, 4) == _COLLECTION:
        (start,) = struct.unpack(">I", _at(file, 12, 4))
    (tables,) = struct.unpack(">H", _at(file, start + 4, 2))
    for tag, _, offset, length in struct.iter_unpack(">4sIII", _at(file, start + 12, 16 * tables)):
        if tag == b"cmap" and length < _MOST:
            return _at(file, offset, length)
    raise NoFont("it has no table of characters")


def _at(file: BinaryIO, offset: int, length: int) -> bytes:
    file.seek(offset)
    return file.read(length)


def _spans(table: bytes) -> Iterator[Span]:
    (count,) = struct.unpack_from(">H", table, 2)
    there: dict[tuple[int, int], int] = {}
    for platform, encoding, offset in struct.iter_unpack(">HHI", table[4 : 4 + 8 * count]):
        there[platform, encoding] = offset
    for key in _UNICODE:
        if key in there:
            offset = there[key]
            (form,) = struct.unpack_from(">H", table, offset)
            if form == _GROUPS:
                return _groups(table, offset)
            if form == _SEGMENTS:
                return _segments(table, offset)
    raise NoFont("its characters are not those of Unicode")


def _groups(table: bytes, offset: int) -> Iterator[Span]:
    (count,) = struct.unpack_from(">I", table, offset + 12)
    begin = offset + 16
    for first, last, glyph in struct.iter_unpack(">III", table[begin : begin + 12 * count]):
        yield (first + (glyph == 0), last)


def _segments(table: bytes, offset: int) -> Iterator[Span]:
    (double,) = struct.unpack_from(">H", table, offset + 6)
    count = double // 2
    begin = offset + 14
    ends = struct.unpack_from(f">{count}H", table, begin)
    starts = struct.unpack_from(f">{count}H", table, begin + double + 2)
    deltas = struct.unpack_from(f">{count}H", table, begin + 2 * double + 2)
    places = begin + 3 * double + 2
    ranges = struct.unpack_from(f">{count}H", table, places)
    for number, (first, last) in enumerate(zip(starts, ends, strict=True)):
        if ranges[number] == 0:
            missing = -deltas[number] % 0x10000  # the one character that its sum maps to glyph 0
            yield from _without(missing, first, last)
            continue
        glyphs = places + 2 * number + ranges[number]
        for character in range(first, last + 1):
            (glyph,) = struct.unpack_from(">H", table, glyphs + 2 * (character - first))
            if glyph and (glyph + deltas[number]) % 0x10000:
                yield (character, character)


def _without(missing: int, first: int, last: int) -> Iterator[Span]:
    if first <= missing <= last:
        yield (first, missing - 1)
        yield (missing + 1, last)
    else:
        yield (first, last)


def _merge(spans: list[Span]) -> list[Span]:
    joined_spans: list[Span] = []
    for first, last in sorted(spans):
        if first > last:
            continue
        if joined_spans and first <= joined_spans[-1][1] + 1:
            joined_spans[-1] = joined_spans[-1][0], max(joined_spans[-1][1], last)
        else:
            joined_spans.append((first, last))
    return joined_spans
