"""``testing.each``: many cases in one test, none of which hides another."""

import inspect
from pathlib import Path

import pytest

from testing.each import each


def test_every_case_is_tried_and_each_that_fails_is_named() -> None:
    tried = []

    @each("number", range(6))
    def even(number: int) -> None:
        tried.append(number)
        if number == 5:
            pytest.fail("five")
        assert number % 2 == 0

    with pytest.raises(BaseExceptionGroup, match="3 of 6 cases of number") as caught:
        even()
    assert tried == [0, 1, 2, 3, 4, 5]
    assert [one.__notes__ for one in caught.value.exceptions] == [
        ["with number=1"],
        ["with number=3"],
        ["with number=5"],
    ]


def test_one_inside_another_tries_every_pair() -> None:
    tried = set()

    @each("letter, word", [("a", "alpha"), ("b", "beta")])
    @each("number", [1, 2])
    def pair(letter: str, word: str, number: int) -> None:
        tried.add((letter, word, number))

    pair()
    assert tried == {("a", "alpha", 1), ("a", "alpha", 2), ("b", "beta", 1), ("b", "beta", 2)}


def test_a_case_of_a_name_that_the_test_does_not_take_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="takes no numbr"):
        each("numbr", [1])(lambda: None)
    with pytest.raises(AssertionError, match="no case"):
        each("number", [])


@each("number", [1, 2])
def test_fixtures_come_beside_the_cases(number: int, tmp_path: Path) -> None:
    assert number in {1, 2}
    assert tmp_path.is_dir()
    assert list(inspect.signature(test_fixtures_come_beside_the_cases).parameters) == ["tmp_path"]
