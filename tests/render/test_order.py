"""Lines in which scripts mix."""

import pytest
from hypothesis import given, strategies as st

from bot.names import graphemes
from bot.render.order import levels, parts, visual

mixed = st.text(st.sampled_from("ab אבم 12٣.,-!( )"), max_size=30)


def laid_out(line: str) -> str:
    """A line as it is seen, each character standing for itself."""
    pieces = graphemes(line)
    return "".join(pieces[at] for at in visual(levels(pieces)))


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("Anna 12", "Anna 12"),
        ("אבג", "גבא"),
        ("אב גד", "דג בא"),
        ("Anna אב!", "Anna בא!"),
        ("אב!", "!בא"),
        ("אב 12", "12 בא"),
        ("אב 3.50", "3.50 בא"),
        ("אב Anna 7", "Anna 7 בא"),
        ("Anna אב 12", "Anna 12 בא"),
        ("a, אב, ג b", "a, ג ,בא b"),
        ("", ""),
    ],
)
def test_each_script_runs_its_own_way(line: str, seen: str) -> None:
    assert laid_out(line) == seen


def test_what_is_isolated_keeps_its_place() -> None:
    assert parts("\u2068אב\u2069 + Anna") == ["אב", " + Anna"]


@given(mixed)
def test_a_line_is_put_in_order_and_nothing_is_lost(line: str) -> None:
    pieces = graphemes(line)
    depths = levels(pieces)
    assert sorted(visual(depths)) == list(range(len(pieces)))
    assert set(depths) <= {0, 1, 2}


@given(st.text(st.sampled_from("abc 12.,-!()"), max_size=30))
def test_what_runs_from_left_to_right_alone_stays_as_it_is(line: str) -> None:
    assert laid_out(line) == line
