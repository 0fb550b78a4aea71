"""Names of people: cleaned, and cut where readers see a character end."""

import unicodedata

import pytest
from hypothesis import given, strategies as st

from bot.names import LONGEST, display_name, graphemes, one_line, shorten, without_silent

TROUBLE = "\u202e\u2066\u200d\u200c\ufe0f\u0335\u0301\u094d\u0e33\u3164 🇮👩🏽🚀aЯقक\n"
names = st.text(st.characters() | st.sampled_from(TROUBLE), max_size=200)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("", []),
        ("abc", ["a", "b", "c"]),
        ("e\u0301a", ["e\u0301", "a"]),
        ("👩🏽‍🚀!", ["👩🏽‍🚀", "!"]),
        ("🇮🇹🇩🇪", ["🇮🇹", "🇩🇪"]),
        ("❤️x", ["❤️", "x"]),
        ("👨‍👩‍👧‍👦👍🏿", ["👨‍👩‍👧‍👦", "👍🏿"]),
        ("🏴󠁧󠁢󠁳󠁣󠁴󠁿.", ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", "."]),
        ("कि", ["कि"]),
        ("क्षत्रिय", ["क्ष", "त्रि", "य"]),
        ("น้ำ", ["น้ำ"]),
        ("a\u200db", ["a\u200d", "b"]),
        ("🇮🇹🇩", ["🇮🇹", "🇩"]),
    ],
    ids=ascii,
)
def test_graphemes_are_what_readers_take_for_characters(text: str, pieces: list[str]) -> None:
    assert graphemes(text) == pieces


@given(st.text())
def test_graphemes_lose_nothing(text: str) -> None:
    assert "".join(graphemes(text)) == text


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Maria ", "Anna Maria"),
        ("Zoë", "Zoë"),
        ("\u202egnirts\u202c", "gnirts"),
        ("李小龍", "李小龍"),
        ("محمد", "محمد"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("", "?"),
        ("\u3164\u2800\u200d", "?"),
        ("\u0301", "?"),
    ],
)
def test_a_name_is_shown_in_its_own_script_without_what_cannot_be_seen(name: str, result: str) -> None:
    assert display_name(name) == result


def test_stacked_marks_are_bounded() -> None:
    assert len(display_name("Z" + "\u0335" * 40 + "ed")) <= 6


def test_a_long_name_is_cut_between_graphemes() -> None:
    flags = "🇮🇹" * 40
    assert graphemes(display_name(flags)) == ["🇮🇹"] * (LONGEST - 1) + ["…"]
    assert display_name("a" * LONGEST) == "a" * LONGEST


def test_the_fallback_stands_for_a_name_of_which_nothing_is_left() -> None:
    assert display_name("\x00", "Posto 3") == "Posto 3"


def test_a_cut_leaves_emoji_whole() -> None:
    text = display_name("👩🏽‍🚀" * 32)
    assert set(graphemes(text)) == {"👩🏽‍🚀", "…"}


@given(names)
def test_what_is_seen_of_a_grapheme_is_a_part_of_it(name: str) -> None:
    for piece in graphemes(name):
        rest = iter(piece)
        assert all(character in rest for character in without_silent(piece))


@given(names)
def test_any_name_comes_out_visible_and_bounded(name: str) -> None:
    text = display_name(name)
    assert text
    assert len(text) <= 120
    assert "\n" not in text
    assert not {unicodedata.category(c) for c in text} & {"Cc", "Cs", "Co"}
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c") & set(text)
    assert display_name(text) == text
    assert all(sum(unicodedata.category(c)[0] == "M" for c in g) <= 12 for g in graphemes(text))


@given(st.text(st.characters()) | st.text(st.characters(), min_size=1000, max_size=3000))
def test_a_line_steers_no_terminal_and_is_never_long(text: str) -> None:
    line = one_line(text)
    assert line.isprintable()
    assert len(line) <= 9100  # a character takes ten at most
    assert one_line(line) == line or len(line) > 900
    assert line == text or not text.isprintable() or len(text) > 900


def test_a_line_that_is_too_long_keeps_its_ends() -> None:
    line = one_line(f"begins{'x' * 5_000_000}ends")
    assert line.startswith("beginsxxx")
    assert line.endswith("xxxends")
    assert len(line) < 1000


@given(
    st.lists(st.from_regex(r"[a-zàß·]{1,12}", fullmatch=True), min_size=1, max_size=20), st.integers(13, 80)
)
def test_V_17_nothing_is_cut_in_the_middle_of_a_word(words: list[str], most: int) -> None:
    text = " ".join(words)
    short = shorten(text, most)
    assert len(short) <= most
    if len(text) <= most:
        assert short == text
    else:
        kept = short.removesuffix("…")
        assert short != kept
        beginnings = {" ".join(words[:count]) for count in range(len(words))}
        assert any(one.rstrip(" ·") == kept for one in beginnings)


@given(names, st.integers(1, 80))
def test_a_single_word_that_is_too_long_ends_between_graphemes(name: str, most: int) -> None:
    word = "".join(name.split())
    short = shorten(word, most)
    assert len(short) <= most
    if short != word:
        pieces = graphemes(word)
        kept = short.removesuffix("…")
        assert any("".join(pieces[:count]).startswith(kept) for count in range(len(pieces) + 1))
