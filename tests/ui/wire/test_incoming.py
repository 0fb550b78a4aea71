"""What Discord passes on can be kept: it has bytes, and all else is as it was."""

from hypothesis import given, strategies as st

from bot.ui.wire.incoming import replace_lone_surrogates

TEXT = st.text(st.characters(blacklist_categories=[]), max_size=20)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@given(JSON)
def test_what_arrives_has_bytes(value: object) -> None:
    made = replace_lone_surrogates(value)
    _encoded(made)
    assert replace_lone_surrogates(made) == made


@given(st.text())
def test_a_text_with_bytes_stays_as_it_is(text: str) -> None:
    assert replace_lone_surrogates({"options": [{"value": text, "type": 3}]}) == {
        "options": [{"value": text, "type": 3}]
    }


def test_halves_that_belong_together_are_joined() -> None:
    assert replace_lone_surrogates("\ud83d\ude00") == "\N{GRINNING FACE}"
    assert replace_lone_surrogates("a\ud83db") == "a\N{REPLACEMENT CHARACTER}b"


def _encoded(value: object) -> None:
    if isinstance(value, str):
        value.encode()
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _encoded(one)
