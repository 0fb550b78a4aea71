"""Names in any script, made fit for a picture."""

import unicodedata

import pytest
from hypothesis import given, strategies as st

from bot.render.names import ELLIPSIS, graphemes, legible, shorten


def everything(character: str) -> bool:
    return bool(character)


def ascii_only(character: str) -> bool:
    return character.isascii()


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
    ],
    ids=ascii,
)
def test_graphemes_are_what_readers_take_for_characters(text: str, pieces: list[str]) -> None:
    assert graphemes(text) == pieces


@given(st.text())
def test_graphemes_lose_nothing(text: str) -> None:
    assert "".join(graphemes(text)) == text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Giulia", "Giulia"),
        ("  Zoë \t Œß ", "Zoë Œß"),
        ("Ольга", "Ольга"),
        ("Ζεύς", "Ζεύς"),
        ("Nguyễn Văn", "Nguyễn Văn"),
        ("Zoe\u0308", "Zoë"),
        ("𝕲𝖔𝖙𝖍𝖎𝖈", "Gothic"),
        ("ＦＵＬＬ ⓦⓘⓓⓔ", "FULL wide"),
        ("Z̴̢̛a̸͎͝l̷̰̈́g̶̙͘o̵̱͒", "Zalgo"),
        ("a\u202eb\u200b", "ab"),
        ("🇮🇹 Zoë 👩🏽‍🚀", "Zoë"),
        ("_x_ [AFK]", "_x_ [AFK]"),
        ("李小龍", "Posto 3"),
        ("محمد علي", "Posto 3"),
        ("נועם", "Posto 3"),
        ("สมชาย", "Posto 3"),
        ("प्रिया", "Posto 3"),
        ("🎴🎴", "Posto 3"),
        ("", "Posto 3"),
        ("\u202e\u200b", "Posto 3"),
        ("Anna 李", "Anna"),
    ],
    ids=ascii,
)
def test_what_can_be_drawn_is_kept_and_the_rest_replaced(name: str, shown: str) -> None:
    def covers(character: str) -> bool:
        return not unicodedata.category(character).startswith("So")

    assert legible(name, "Posto 3", covers) == shown


def test_a_font_without_accents_shows_the_bare_letters() -> None:
    assert legible("Zoë è così", "Posto 3", ascii_only) == "Zoe e cosi"


def test_a_sign_alone_is_shown() -> None:
    assert legible("?", "", ascii_only) == "?"


@given(st.text(), st.sampled_from([everything, ascii_only]))
def test_nothing_that_breaks_a_line_or_its_direction_gets_through(name: str, covers: object) -> None:
    shown = legible(name, "Posto 3", covers)  # type: ignore[arg-type]
    assert all(unicodedata.category(character)[0] in "LNPSZ" for character in shown)
    assert all(
        unicodedata.bidirectional(character) not in {"R", "AL", "RLE", "RLO", "RLI"} for character in shown
    )
    assert shown


@given(st.text(), st.integers(0, 20))
def test_what_is_shortened_fits_and_is_a_beginning(text: str, room: int) -> None:
    short = shorten(text, lambda part: len(part) <= room)
    assert len(short) <= room or short == ELLIPSIS
    if short != text:
        assert short.endswith(ELLIPSIS)
        assert text.startswith(short.removesuffix(ELLIPSIS))


def test_shortening_keeps_what_belongs_together() -> None:
    assert shorten("abe\u0301cd", lambda part: len(part) <= 4) == "ab…"
    assert shorten("abe\u0301cd", lambda part: len(part) <= 5) == "abe\u0301…"


def test_shortening_leaves_no_gap_before_the_ellipsis() -> None:
    assert shorten("Anna Maria", lambda part: len(part) <= 6) == "Anna…"
