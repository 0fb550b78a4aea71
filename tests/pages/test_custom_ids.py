"""custom_ids: short, parsed without look-ups, and one template for all."""

import pytest
from hypothesis import given, strategies as st

from bot.pages import custom_ids
from bot.pages.custom_ids import Press, Verb
from testing.each import each

SUBJECTS = st.from_regex(r"[0-9a-z-]{1,32}", fullmatch=True)
NUMBERS = st.none() | st.integers(0, 999_999_999)


@given(st.sampled_from(list(Verb)), SUBJECTS, NUMBERS, st.none() | st.integers(0, 99))
def test_what_is_written_is_read_again(
    verb: str, subject: str, decision: int | None, slot: int | None
) -> None:
    slot = None if decision is None else slot
    made = custom_ids.custom_id(verb, subject, decision, slot)
    assert custom_ids.parse(made) == Press(verb, subject, decision, slot)
    assert len(made) <= 100


@given(st.text(max_size=120))
def test_anything_else_is_no_press(text: str) -> None:
    read = custom_ids.parse(text)
    assert read is None or custom_ids.custom_id(*read) == text or ":0" in text


@each(
    "forged",
    [
        "",
        "b1",
        "b1:",
        "b1:play",
        "b1:play:",
        "b1:PLAY:abc234",
        "b1:play:abc234:",
        "b1:play:abc234:-1:0",
        "b1:play:abc234:1:0:0",
        "b1:play:abc234:1:x",
        "b1:play:abc234:١:٢",
        "b1:play:../../x",
        "b1:play:abc234:9999999999:0",
        "b2:play:abc234:1:0",
        "b1:play:abc234\n",
        "b1:play:" + "a" * 200,
    ],
)
def test_a_forged_one_is_no_press(forged: str) -> None:
    assert custom_ids.parse(forged) is None


def test_what_could_not_be_read_again_is_not_made() -> None:
    with pytest.raises(ValueError, match="b1:play:a b"):
        custom_ids.custom_id(Verb.PLAY, "a b")
    with pytest.raises(ValueError, match="b1:play"):
        custom_ids.custom_id(Verb.PLAY, "abc234", None, 2)
