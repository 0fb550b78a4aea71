"""Which characters a font has, held against what FreeType draws."""

import io
import struct
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from PIL import ImageFont

from bot.render.paint.coverage import Coverage, NoFont, read
from bot.render.paint.faces import builtin
from bot.render.paint.fonts import OTHER_PACKAGES, Font, coverage_of, font_file

FILES = [file for package in ("fontpkg_noto_sans", *OTHER_PACKAGES) if (file := font_file(package))]
UNASSIGNED = "\U0010fffe"
characters = st.characters(max_codepoint=0x1000, exclude_categories=["Cc", "Cs"])


def agrees_with_freetype(font: ImageFont.FreeTypeFont, coverage: Coverage, character: str) -> bool:
    """What is said to be there is drawn otherwise than what cannot be there; the rest the same."""
    drawn, missing = (font.getmask(one) for one in (character, UNASSIGNED))
    return (character in coverage) == ((drawn.size, bytes(drawn)) != (missing.size, bytes(missing)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_font_has_what_it_draws_as_something_of_its_own(file: Path) -> None:
    font = ImageFont.truetype(file, 20, layout_engine=ImageFont.Layout.BASIC)
    coverage = coverage_of(file)
    assert coverage is not None

    @given(characters | st.characters(exclude_categories=["Cc", "Cs"]))
    def check(character: str) -> None:
        assert agrees_with_freetype(font, coverage, character)

    check()


@given(characters)
def test_so_does_the_font_of_pillow(character: str) -> None:
    font = ImageFont.load_default(20)
    assert isinstance(font, ImageFont.FreeTypeFont)
    assert agrees_with_freetype(font, builtin().coverage, character)


def font_of(*tables: bytes) -> io.BytesIO:
    """A file with nothing but a table of characters, which holds ``tables``, all of Windows' Unicode."""
    head = 4 + 8 * len(tables)
    places = [head + sum(map(len, tables[:number])) for number in range(len(tables))]
    records = b"".join(struct.pack(">HHI", 3, 10, place) for place in places)
    cmap = struct.pack(">HH", 0, len(tables)) + records + b"".join(tables)
    directory = struct.pack(">IHHHH", 0x10000, 1, 0, 0, 0) + struct.pack(">4sIII", b"cmap", 0, 28, len(cmap))
    return io.BytesIO(directory + cmap)


def groups(*rows: tuple[int, int, int]) -> bytes:
    packed = b"".join(struct.pack(">III", *row) for row in rows)
    return struct.pack(">HHIII", 12, 0, 16 + len(packed), 0, len(rows)) + packed


@given(st.lists(st.tuples(st.integers(32, 0x300), st.integers(0, 40), st.integers(0, 2)), max_size=8))
def test_groups_are_read_as_they_are_written(rows: list[tuple[int, int, int]]) -> None:
    coverage = read(font_of(groups(*((first, first + more, glyph) for first, more, glyph in rows))))
    there = {
        point
        for first, more, glyph in rows
        for point in range(first, first + more + 1)
        if glyph + point - first > 0
    }
    assert all((chr(point) in coverage) == (point in there) for point in range(0x360))


@given(st.binary(max_size=200) | st.binary(max_size=60).map(lambda tail: font_of(tail).getvalue()))
def test_a_file_that_is_no_font_is_none(content: bytes) -> None:
    try:
        read(io.BytesIO(content))
    except NoFont as problem:
        assert str(problem)  # noqa: PT017 - either outcome is right; another error is not


def test_a_file_that_cannot_be_used_covers_nothing(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    assert coverage_of(broken) is None
    assert coverage_of(tmp_path / "missing.ttf") is None


def test_what_only_says_how_others_are_drawn_needs_no_font() -> None:
    assert Font(None, Coverage([(65, 66)])).has("A\u200d\ufe0fB")
    assert not Font(None, Coverage([(65, 66)])).has("AC")
