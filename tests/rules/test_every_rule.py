"""Each rule of the games has a test that bears its number: counted here."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = {
    *range(1, 2),
    *range(3, 9),
    *(10, 11, 13, 14, 15, 16),
    *range(20, 26),
    *range(30, 34),
    *range(40, 45),
    *range(50, 54),
    *range(55, 58),
    *range(60, 68),
    *range(70, 74),
    75,
    *range(80, 86),
}
"""The ids of the rules, but for the turn clock (R-90), which is the tables'."""
FINE_PRINT = {1, 2, *range(6, 21), *range(22, 37), 38, 39}
"""The numbers that speak of the games; the others are the record's and the command line's."""
EXAMPLES = set(range(1, 18))


def numbers(pattern: str) -> set[int]:
    """The numbers that names of tests in this folder bear."""
    names = [
        name
        for path in HERE.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    return {int(number) for name in names for number in re.findall(pattern, name)}


def test_every_rule_has_a_test_named_after_it() -> None:
    assert RULES - numbers(r"_R_(\d\d)_") == set()
    assert numbers(r"_R_(\d\d)_") <= RULES


def test_every_fine_print_of_the_games_has_one() -> None:
    assert FINE_PRINT - numbers(r"fine_print_(\d+)") == set()


def test_every_worked_example_has_one() -> None:
    assert EXAMPLES - numbers(r"example_(\d+)") == set()
