"""Names in any script, made fit for a picture."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given, strategies as st

from bot.names import graphemes
from bot.render.names import ELLIPSIS, legible, shorten, shorten_name
from testing.each import each

ODD_CHARACTERS = "\u202e\u2066\u2069\u200d\u200c\ufe0f\u0335\u0301\u094d\u0e33\u3164 🇮👩🏽🚀aЯقक•"
DRAWABLE = "LNPSZM"
JOINERS_AND_ISOLATES = set("\u200c\u200d\u2066\u2067\u2068\u2069")


def any_drawable(piece: str) -> bool:
    return bool(piece)


def ascii_only(piece: str) -> bool:
    return piece.isascii()


def none_drawable(_piece: str) -> bool:
    return False


def latin_only(piece: str) -> bool:
    """As a machine with one font and no shaping engine."""
    return all(character < "\u0530" or unicodedata.category(character)[0] == "P" for character in piece)


@each(
    "name, shown",
    [
        ("Giulia", "Giulia"),
        ("  Zoë \t Œß ", "Zoë Œß"),
        ("Ольга", "Ольга"),
        ("Ζεύς", "Ζεύς"),
        ("Zoe\u0308", "Zoë"),
        ("𝕲𝖔𝖙𝖍𝖎𝖈", "Gothic"),
        ("ＦＵＬＬ ⓦⓘⓓⓔ", "FULL wide"),
        ("Z̴̢̛a̸͎͝l̷̰̈́g̶̙͘o̵̱͒", "Zalgo"),
        ("Spın̈al", "Spın̈al"),
        ("a\u202eb\u200b", "ab"),
        ("🇮🇹 Zoë 👩🏽‍🚀🎴 🚀", "• Zoë •"),
        ("_x_ [AFK]", "_x_ [AFK]"),
        ("李小龍", "Posto 3"),
        ("محمد علي", "Posto 3"),
        ("\u2068محمد\u2069", "Posto 3"),
        ("נועם", "Posto 3"),
        ("สมชาย", "Posto 3"),
        ("प्रिया", "Posto 3"),
        ("🎴🎴", "Posto 3"),
        ("", "Posto 3"),
        ("\u202e\u200b", "Posto 3"),
        ("Anna 李", "Anna •"),
    ],
)
def test_what_can_be_drawn_is_kept_and_the_rest_marked_or_replaced(name: str, shown: str) -> None:
    assert legible(name, "Posto 3", latin_only) == shown


@pytest.mark.parametrize(
    "name",
    [
        "李小龍 ゆき",
        "محمد علي",
        "נועם כהן",
        "สมชาย ใจดี",
        "प्रिया क्षत्रिय",
        "김민수",
        "🇮🇹 Zoë 👩🏽‍🚀",
        "น้ำ",
        "\u2068شيماء\u2069 + Anna",
    ],
    ids=ascii,
)
def test_a_name_in_any_script_stays_as_it_is_where_it_can_be_drawn(name: str) -> None:
    assert legible(name, "", any_drawable) == name


def test_an_emoji_of_several_parts_becomes_its_first_where_the_whole_is_lacking() -> None:
    assert legible("Zoë 👩🏽‍🚀 🇮🇹", "", lambda piece: len(piece) == 1) == "Zoë 👩 •"


def test_a_font_without_accents_shows_the_bare_letters() -> None:
    assert legible("Zoë è così", "Posto 3", ascii_only) == "Zoe e cosi"


def test_a_sign_alone_is_shown() -> None:
    assert legible("?", "", ascii_only) == "?"


@given(
    st.text(st.characters() | st.sampled_from(ODD_CHARACTERS)),
    st.sampled_from([any_drawable, ascii_only, latin_only, none_drawable]),
)
def test_only_what_can_be_drawn_is_left_and_no_heap_of_accents(
    name: str, covers: Callable[[str], bool]
) -> None:
    shown = legible(name, "Posto 3", covers)
    assert shown
    assert shown == "Posto 3" or all(
        covers(piece) for piece in graphemes(shown) if piece not in JOINERS_AND_ISOLATES | {" "}
    )
    kept = set(shown) - JOINERS_AND_ISOLATES
    assert all(unicodedata.category(character)[0] in DRAWABLE for character in kept)
    assert not re.search("[\u0300-\u036f]{2}", unicodedata.normalize("NFC", shown))


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


@pytest.mark.parametrize(
    ("name", "longest", "shown"),
    [
        ("Alessandro (seat 3)", 19, "Alessandro (seat 3)"),
        ("Alessandro (seat 3)", 12, "Alessandro 3"),
        ("Alessandro (seat 3)", 9, "Alessa… 3"),
        ("Alessandro (seat 3)", 3, "Al…"),  # too little is left beside it
        ("Carmela 12", 8, "Carm… 12"),
        ("Carmela", 5, "Carm…"),
        ("\u2068محمد علي\u2069 (seat 3)", 8, "\u2068محم…\u2069 3"),
    ],
)
def test_the_number_that_tells_players_of_one_name_apart_stays(name: str, longest: int, shown: str) -> None:
    assert shorten_name(name, lambda part: len(part) <= longest) == shown
