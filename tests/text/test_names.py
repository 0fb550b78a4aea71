"""Names of people in sentences."""

import re

from hypothesis import given, strategies as st

from bot.names import display_name
from bot.text.names import isolate, markdown
from testing.each import each


@each(
    "name, result",
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


def test_the_fallback_stands_for_a_name_of_which_nothing_is_left() -> None:
    assert markdown("\x00", "Posto 3") == "Posto 3"


@given(st.text(st.characters() | st.sampled_from("@*_~`|<>[]():/\\#-.1 "), max_size=60))
def test_no_name_mentions_or_formats_and_all_of_it_is_read(name: str) -> None:
    text = markdown(name)
    assert not re.search(r"@(?!\u200b)", text)
    assert not set(re.sub(r"\\.", "", text)) & set("*_~`|<>[]():/\\")
    assert re.sub(r"\\(.)", r"\1", text.replace("\u200b", "")) == isolate(display_name(name))
