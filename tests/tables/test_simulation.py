"""Fine print 40: computers play without people, and the same seed plays the same matches."""

import json
from typing import Any

import pytest

from bot.record.verify import verify
from bot.record.write import line
from bot.rules.rules import Rules
from bot.simulation.matches import Simulation, Tally, levels_by_seat
from testing.builders.states import BRISCOLA_TABLES, rules_for

TALKING = (
    rules_for(players=4, signal_delivery="catchable"),
    rules_for(players=6, signal_delivery="public", signal_truth="free", signal_table="wikipedia"),
    rules_for(players=4, talk="conversation", orders="binding", asks_per_trick=3),
    rules_for("schembil", talk_from_trick=1),
)


def run_simulation(
    rules: Rules, levels: list[str], seed: str, matches: int
) -> tuple[Tally, list[dict[str, Any]]]:
    records: list[dict[str, Any]] = []
    return Simulation(rules, levels, seed).run(matches, records.append), records


@pytest.mark.parametrize("level", ["novice", "random"])
@pytest.mark.parametrize("rules", [*BRISCOLA_TABLES, *TALKING])
def test_every_match_is_played_to_its_end_and_its_record_holds(rules: Rules, level: str) -> None:
    tally, records = run_simulation(rules, [level] * rules.players, "s", 3)
    assert tally.matches == len(records) == len({record["id"] for record in records}) == 3
    for record in records:
        verdict = verify(json.loads(line(record)))
        assert verdict.flaw is None
        assert verdict.result == record["result"] is not None
        assert "server_seed" in record["fairness"]
        assert all(seat["kind"] == "computer" and seat["level"] == level for seat in record["seats"])


@pytest.mark.parametrize("levels", [["novice", "novice"], ["random", "novice"], ["random", "random"]])
def test_the_same_seed_plays_the_same_matches(levels: list[str]) -> None:
    rules = Rules()
    _, records = run_simulation(rules, levels, "s", 3)
    assert run_simulation(rules, levels, "s", 3)[1] == records
    assert run_simulation(rules, levels, "s", 1)[1] == records[:1]
    assert run_simulation(rules, levels, "other", 3)[1] != records


@pytest.mark.parametrize("rules", TALKING)
def test_partners_talk_and_the_same_seed_says_the_same(rules: Rules) -> None:
    _, records = run_simulation(rules, ["novice"] * rules.players, "talk", 3)
    said = {action["do"] for one in records for deal in one["deals"] for action in deal["actions"]} - {"play"}
    wanted = {"signals": "signal", "conversation": "ask", "rais": "ask"}[rules.talk.value]
    assert wanted in said
    assert run_simulation(rules, ["novice"] * rules.players, "talk", 3)[1] == records


def test_no_match_is_longer_than_any_that_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.simulation.matches.MOST_DEALS", 4)
    tally, records = run_simulation(rules_for("chiamata"), ["random"] * 5, "s", 2)
    assert (tally.matches, tally.unfinished, tally.deals) == (2, 2, 8)
    assert sum(seat.wins for seat in tally.seats) == 0
    for record in records:
        assert "result" not in record
        assert verify(json.loads(line(record))).ok
    monkeypatch.undo()
    assert run_simulation(rules_for("chiamata"), ["random"] * 5, "s", 2)[0].unfinished == 0


def test_the_tally_counts_what_the_records_say() -> None:
    tally, records = run_simulation(Rules(players=3), ["random", "novice", "novice"], "s", 10)
    deals = [deal for record in records for deal in record["deals"]]
    assert tally.deals == len(deals)
    assert tally.plays == sum(len(deal["actions"]) for deal in deals)
    assert [seat.points for seat in tally.seats] == [
        sum(deal["points"][seat] for deal in deals) for seat in range(3)
    ]
    assert [seat.wins for seat in tally.seats] == [
        sum(seat in record["result"]["winners"] for record in records) for seat in range(3)
    ]
    assert [seat.moves for seat in tally.seats] == [13 * len(deals)] * 3
    assert [seat.level for seat in tally.seats] == ["random", "novice", "novice"]
    assert all(seat.thinking > 0 for seat in tally.seats)
    assert tally.plays_per_second > 0


def test_partners_win_together() -> None:
    tally, _ = run_simulation(Rules(), ["novice", "random"], "s", 5)
    assert sum(seat.wins for seat in tally.seats) == 5
    six, _ = run_simulation(BRISCOLA_TABLES[-1], ["novice"] * 6, "s", 5)
    assert six.seats[0].wins == six.seats[2].wins == six.seats[4].wins == 5 - six.seats[1].wins


def test_one_level_is_everybodys() -> None:
    assert levels_by_seat(["novice"], 4) == ["novice"] * 4
    assert levels_by_seat(["novice", "random"], 2) == ["novice", "random"]
    for levels in (["novice", "random"], ["champion"], [""], []):
        with pytest.raises(ValueError, match="level"):
            levels_by_seat(levels, 4)
