"""F13: packs along the path of a match are as even as chance makes them, and a fault in it would be seen.

The quick form of ``python -m benchmarks shuffles``: its packs are always the same, so it never fails by
chance.
"""

from collections.abc import Iterator
from itertools import cycle

import pytest

from benchmarks.computers.shuffles import Battery, alarms, chi_square, even, in_hand, normal, packs
from bot.rules import shuffle

QUICK = 20_000


def test_the_packs_of_matches_raise_no_alarm() -> None:
    found = Battery(packs(QUICK)).results()
    assert len(found) == 10
    assert alarms(found) == []


class ModuloOfAByte(shuffle.Draws):
    """One byte, and its remainder: the lower numbers come more often."""

    def below(self, bound: int) -> int:
        return super().below(256) % bound


class OneTooFew(shuffle.Draws):
    """Fisher and Yates off by one: no card stays where it is."""

    def below(self, bound: int) -> int:
        return super().below(max(1, bound - 1))


class AnyPlace(shuffle.Draws):
    """Every card is swapped with any place: more ways than orders, and not evenly many to each."""

    def below(self, bound: int) -> int:  # noqa: ARG002 - that is the fault
        return super().below(40)


class StuckWord(shuffle.Draws):
    """One word of each digest never changes."""

    def _stream(self) -> Iterator[int]:
        stuck = cycle((False,) * 7 + (True,))
        return (0xDEADBEEF if bad else word for word, bad in zip(super()._stream(), stuck, strict=False))


class SameDeal(shuffle.Draws):
    """The number of the deal is forgotten: a match has one pack."""

    def __init__(self, seed: bytes, match: str, label: str, nonces: list[str]) -> None:  # noqa: ARG002 - as above
        super().__init__(seed, match, "0", nonces)


@pytest.mark.parametrize(
    ("fault", "seen_by"),
    [
        (ModuloOfAByte, "each card at each place"),
        (OneTooFew, "each card at each place"),
        (AnyPlace, "each card at each place"),
        (StuckWord, "each card at each place"),
        (SameDeal, "likeness of packs in a row"),
    ],
)
def test_a_fault_in_the_shuffle_is_seen(
    monkeypatch: pytest.MonkeyPatch, fault: type[shuffle.Draws], seen_by: str
) -> None:
    monkeypatch.setattr(shuffle, "Draws", fault)
    assert seen_by in alarms(Battery(packs(QUICK // 2)).results())


def test_cards_that_stick_together_are_seen_though_each_lies_anywhere() -> None:
    """A pack that is only cut has every card at every place: what follows what gives it away."""
    deck = next(packs(1))
    cuts = (deck[number % 40 :] + deck[: number % 40] for number in range(4_000))
    found = Battery(cuts).results()
    assert "each card after each" in alarms(found)


def test_likelihoods_are_those_of_the_tables() -> None:
    """Percentiles as every textbook prints them, each to be missed to either side."""
    for statistic, freedom in ((11.345, 3), (21.666, 9), (63.691, 40), (149.449, 112)):
        assert chi_square(statistic, freedom) == pytest.approx(0.02, abs=0.004)
    assert normal(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert sum(in_hand(9, 30, 3)) == pytest.approx(1)
    assert in_hand(1, 1, 1) == [0.5, 0.5]
    assert even([100] * 16, [1 / 16] * 16) < 0.001  # too even is a wonder, too
    assert even([90, 110] * 8, [1 / 16] * 16) > 0.05


def test_when_there_is_no_fault_alarms_are_as_rare_as_they_say() -> None:
    """Of 40 runs with ten tests each about four are expected below one in a hundred, an alarm hardly ever."""
    runs = [Battery(packs(500, f"run {number}")).results() for number in range(40)]
    low = sum(likelihood < 0.01 for run in runs for likelihood in run.values())
    middle = sum(likelihood < 0.5 for run in runs for likelihood in run.values())
    assert low <= 12
    assert 160 <= middle <= 240
    assert sum(bool(alarms(run)) for run in runs) <= 2
