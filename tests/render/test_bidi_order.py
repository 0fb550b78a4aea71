"""Lines in which scripts mix, against Unicode's bidirectional algorithm (UAX #9).

Examples are written as in UAX #9, so that no editor turns them round: capitals stand for letters that read
from right to left (A to W Hebrew, X to Z Arabic), ``<`` and ``>`` for the beginning of an isolate from right
to left and from left to right, ``=`` for its end.
"""

import re
from string import ascii_uppercase

import pytest
from bidi import algorithm  # type: ignore[import-untyped]  # the library comes without a py.typed
from hypothesis import assume, given, strategies as st

from bot.render.bidi_order import ISOLATES, mirror, reopen_isolates, visual
from testing.each import each

LETTERS = str.maketrans(ascii_uppercase + "<>=", "אבגדהוזחטיכלמנסעפצקרשתךمسل\u2067\u2066\u2069")
ISOLATE, END = "\u2068", "\u2069"
OBJECT = "\ufffc"
LEFT, RIGHT, NUMBERS = "abz", "אבם", "12٣"
mixed_lines = st.text(st.sampled_from(f"{LEFT}{RIGHT}مس{NUMBERS}  .,:-+/#$%!*"), max_size=30)
bracketed_lines = st.text(st.sampled_from(f"{LEFT}{RIGHT}م{NUMBERS}  .,-+#%!()[]"), max_size=30)
words = st.text(st.sampled_from(LEFT), min_size=1) | st.text(st.sampled_from(RIGHT), min_size=1)


def example_text(example: str) -> str:
    """An example with the characters that its capitals and signs stand for."""
    return example.translate(LETTERS)


def visual_line(line: str) -> str:
    """The line as it is seen from left to right; of isolates nothing is."""
    signs = [mirror(line[at]) if right_to_left else line[at] for at, right_to_left in visual(line)]
    return "".join(sign for sign in signs if sign not in ISOLATES)


@each(
    "line, shown",
    [
        ("", ""),
        ("anna 12", "anna 12"),
        ("ABC", "CBA"),
        ("AB CD", "DC BA"),
        ("#1 DWD", "DWD #1"),
        ("DWD #1", "#1 DWD"),
        ("AB 50%", "50% BA"),
        ("AB 3.50", "3.50 BA"),
        ("AB 1+2", "1+2 BA"),
        (
            "XY 1+2",
            "2+1 YX",
        ),  # W2, W4: after Arabic letters digits are Arabic ones, which a plus does not join
        ("AB!", "!BA"),
        ("anna AB 12", "anna 12 BA"),
        ("a, AB, C b", "a, C ,BA b"),
        ("AB anna 7", "anna 7 BA"),
        ("anna (AB)", "anna (BA)"),
        ("AB (anna) C", "C (anna) BA"),
    ],
)
def test_each_script_of_a_name_runs_its_own_way(line: str, shown: str) -> None:
    assert visual_line(example_text(line)) == example_text(shown)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("car means CAR.", "car means RAC."),
        ("<car MEANS CAR.=", ".RAC SNAEM car"),
        ("he said “<car MEANS CAR=.” “<IT DOES=,”", "he said “RAC SNAEM car.” “SEOD TI,”"),
        ("DID YOU SAY ’>he said “<car MEANS CAR=”=‘?", "?‘he said “RAC SNAEM car”’ YAS UOY DID"),
        ("AB(CD[&ef]!)gh", "gh(![ef&]DC)BA"),
        ("smith (fabrikam ARABIC) HEBREW", "smith (fabrikam CIBARA) WERBEH"),
        ("ARABIC book(s)", "book(s) CIBARA"),
    ],
)
def test_the_examples_of_uax_9_come_out_as_it_shows_them(line: str, shown: str) -> None:
    assert visual_line(example_text(line)) == example_text(shown)


@given(mixed_lines)
def test_a_line_reads_as_another_program_of_the_algorithm_has_it(line: str) -> None:
    """The library has one written in Python for version 5, which shares nothing with the one in use.

    Without brackets and isolates, which came with version 6.3, both must say the same.
    """
    assert visual_line(line) == algorithm.get_display(line)


@given(bracketed_lines, bracketed_lines, bracketed_lines.map(str.strip))
def test_what_is_isolated_stands_as_by_itself_where_a_sign_would_stand(
    before: str, after: str, name: str
) -> None:
    # The library does not look past an isolate for the letter before a bracket (N0).
    assume(not set("()[]") & set(after) or not any(map(str.isalpha, before)))
    inside = visual_line(name)
    around = visual_line(f"{before}{OBJECT}{after}")
    assert visual_line(f"{before}{ISOLATE}{name}{END}{after}") == around.replace(OBJECT, inside)


@given(mixed_lines.map(str.strip), st.data())
def test_what_is_isolated_has_one_direction_on_both_lines_of_a_break(name: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(name)))
    first, rest = f"anna {ISOLATE}{name[:at]}", f"{name[at:]}{END} b"
    direction = algorithm.get_base_level(name)
    assert reopen_isolates(first, rest) == ("\u2067" if direction else "\u2066") + rest
    assert reopen_isolates(first + END, rest) == rest


@given(mixed_lines, words, bracketed_lines)
def test_the_brackets_around_a_word_open_towards_it(before: str, word: str, after: str) -> None:
    line = visual_line(f"{before}({word}){after}")
    assert f"({word})" in line or f"({word[::-1]})" in line


@given(bracketed_lines)
def test_words_and_numbers_stay_whole_and_nothing_is_lost(line: str) -> None:
    shown = visual_line(line)
    turned = dict.fromkeys("()[]", "(")
    assert sorted(turned.get(sign, sign) for sign in shown) == sorted(turned.get(sign, sign) for sign in line)
    for part in re.findall(f"[{LEFT}]+|[0-9]+|٣+", line):
        assert part in shown
    for part in re.findall(f"[{RIGHT}م]+", line):
        assert part[::-1] in shown


@given(
    st.text(
        st.sampled_from(f"{LEFT}12 .,-!()#<")
        | st.characters(max_codepoint=0x24F, categories=("L", "N", "P", "S", "Z"))
    )
)
def test_what_runs_from_left_to_right_alone_stays_as_it_is(line: str) -> None:
    assert visual(line) == [(at, False) for at in range(len(line))]


def test_accents_and_joiners_stay_with_their_letter() -> None:
    pieces = ["a", " ", "\u05d0\u05b8", "\u05d1\u200d", "1\ufe0f\u20e3", "\U0001f3f4\U000e0067\U000e007f"]
    assert [pieces[at][0] for at, _ in visual(pieces)] == ["a", " ", "1", "\u05d1", "\u05d0", "\U0001f3f4"]


def test_a_line_may_have_as_many_signs_as_a_message() -> None:
    line = "אב 12 " * 5000
    assert sorted(at for at, _ in visual(line)) == list(range(30_000))
    with pytest.raises(ValueError, match="at most 32768"):
        visual("a" * 32_769)
