"""Names of people in sentences."""

import unicodedata

import pytest
from hypothesis import given, strategies as st

from bot.text.names import LONGEST, graphemes, markdown, shown


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
    assert shown(name) == result


def test_stacked_marks_are_bounded() -> None:
    assert len(shown("Z" + "\u0335" * 40 + "ed")) <= 6


def test_a_long_name_is_cut_between_graphemes() -> None:
    flags = "🇮🇹" * 40
    assert graphemes(shown(flags)) == ["🇮🇹"] * (LONGEST - 1) + ["…"]
    assert shown("a" * LONGEST) == "a" * LONGEST


def test_the_fallback_stands_for_a_name_of_which_nothing_is_left() -> None:
    assert shown("\x00", "Posto 3") == "Posto 3"
    assert markdown("\x00", "Posto 3") == "Posto 3"


@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("*Anna*", r"\*Anna\*"),
        ("_x_ ~~y~~ ||z||", r"\_x\_ \~\~y\~\~ \|\|z\|\|"),
        ("https://a.it", r"https\:\/\/a.it"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("# big", r"\# big"),
        ("1. one", r"1\. one"),
        ("- one", r"\- one"),
        ("O'Brien-Smith", "O'Brien-Smith"),
        ("שרה", "\u2068שרה\u2069"),
    ],
)
def test_markdown_and_mentions_in_a_name_do_nothing(name: str, result: str) -> None:
    assert markdown(name) == result


@given(st.text(max_size=200))
def test_any_name_comes_out_visible_and_bounded(name: str) -> None:
    text = shown(name)
    assert text
    assert len(text) <= 120
    assert "\n" not in text
    assert not {unicodedata.category(c) for c in text} & {"Cc", "Cs", "Co"}
    assert not set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c") & set(text)
    assert shown(text) == text
