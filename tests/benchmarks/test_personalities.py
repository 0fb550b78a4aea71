"""The benchmark of personalities: who has one, and what is counted of its choices."""

import pytest

from benchmarks.computers import personalities as benchmark
from benchmarks.computers.strength import Chooser, Contest, Score, played_on
from bot.computers.personalities import PERSONALITIES
from bot.rules.state import State


@pytest.mark.parametrize(
    ("only_one", "sittings"), [(False, [{0, 2}, {1, 3}]), (True, [{0}, {1}, {2}, {3}])], ids=["pair", "one"]
)
def test_a_pair_or_one_of_it_has_the_personality(
    monkeypatch: pytest.MonkeyPatch, *, only_one: bool, sittings: list[set[int]]
) -> None:
    sat: list[set[int]] = []

    def record(
        contest: Contest, number: int, state: State, seats: frozenset[int], both: tuple[Chooser, Chooser]
    ) -> Score:
        sat.append({*seats})
        return played_on(contest, number, state, seats, both)

    monkeypatch.setattr(benchmark, "played_on", record)
    pina = PERSONALITIES["pina"]
    share, choices = benchmark.measure("1", pina, "sueca", 1, "seed", only_one=only_one)
    assert sat == sittings
    assert 0 <= share.mean <= 1
    assert choices.count >= choices.open >= choices.followed
    assert choices.open > 0
