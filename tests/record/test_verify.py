"""Fine print 2 to 6, 13, 14, 21 and 37: what a record must hold, and what it may leave out."""

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bot.record.errors import FlawKind
from bot.record.verify import Unreadable, verify, verify_line
from bot.rules import shuffle
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import RemovedCard, Tie
from bot.rules.rules import Rules
from testing.builders.records.documents import (
    all_paths,
    document,
    record_line,
    value_at,
    without_derived,
    without_proof,
)
from testing.builders.states import BRISCOLA_TABLES


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_a_match_played_here_holds_with_and_without_what_may_be_absent(rules: Rules) -> None:
    whole = document(rules)
    assert verify(whole).ok
    bare = document(rules)
    without_derived(bare)
    without_proof(bare)
    assert verify(bare).deals == verify(whole).deals
    assert verify(bare).result == verify(whole).result == whole["result"]


@pytest.mark.parametrize("tie", list(Tie))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_tie_rule_holds(players: int, tie: Tie) -> None:
    base = default_rules(players=players)
    for seed in "abc":
        rules = Rules(players=players, teams=base.teams, tie=tie, target=7)
        assert verify_line(record_line(rules, seed)).flaw is None


def test_a_turned_back_turn_up_and_a_random_two_hold() -> None:
    for rules in (Rules(turn_up_reject=True), Rules(players=3, removed_card=RemovedCard.RANDOM)):
        assert all(verify_line(record_line(rules, seed)).ok for seed in "abcdef")


def test_the_answer_of_a_right_record() -> None:
    whole = document()
    assert verify(whole).plain() == {
        "id": whole["id"],
        "ok": True,
        "deals": [{key: deal[key] for key in ("tricks", "points", "score")} for deal in whole["deals"]],
        "result": whole["result"],
    }


def test_fine_print_13_the_deal_passes_to_the_right() -> None:
    found = document()
    without_proof(found)
    found["deals"][1]["dealer"] ^= 1
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.WRONG_DEALER, 1, None)


def test_fine_print_3_the_first_offence_is_told() -> None:
    found = document()
    found["deals"][1]["deck"] = []
    found["deals"][0]["actions"][7]["card"] = "Td"
    found["deals"][0]["points"] = []
    found["result"] = {}
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.deal, flaw.action) == (0, 7)


def test_fine_print_5_no_deal_follows_the_end_of_the_match() -> None:
    found = document()
    found["deals"].append(found["deals"][0])
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.DEAL_AFTER_END, len(found["deals"]) - 1, None)


@pytest.mark.parametrize("deals", [0, 1, 2])
@pytest.mark.parametrize("null", [True, False])
def test_fine_print_5_a_match_may_stop_between_deals(deals: int, *, null: bool) -> None:
    found = document()
    found["deals"] = found["deals"][:deals]
    if null:
        found["result"] = None
    else:
        del found["result"]
    verdict = verify(found)
    assert verdict.ok
    assert verdict.plain()["result"] is None
    assert len(verdict.deals) == deals
    found["result"] = {"winners": [0], "score": [3, 0], "reason": "first_to"}
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.WRONG_RESULT
    assert flaw.sentence == "the result should be null, since the match is unfinished"


def test_a_wrong_result_is_told_with_the_right_one_as_json() -> None:
    found = document()
    right, found["result"] = found["result"], {"winners": [5]}
    flaw = verify(found).flaw
    assert flaw is not None
    assert json.loads(flaw.sentence.removeprefix("the result should be ")) == right


def test_fine_print_2_true_is_not_1_in_derived_fields_either() -> None:
    found = document()
    found["deals"][0]["score"] = [bool(number) for number in found["deals"][0]["score"]]
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.WRONG_SCORE


def test_fine_print_2_true_is_no_seat() -> None:
    found = document()
    action = found["deals"][0]["actions"][3]
    action["seat"] = bool(action["seat"])
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.WRONG_VALUE, 0, 3)


def test_fine_print_2_meta_may_hold_anything() -> None:
    found = document()
    for anything in (None, 1, {"a": [1, {"b": None}]}, "text"):
        found["meta"] = anything
        assert verify(found).ok


def test_fine_print_14_any_seat_may_forfeit_and_it_ends_the_match() -> None:
    for seat in (0, 1):
        found = document()
        without_derived(found)
        deal = found["deals"][0]
        del found["deals"][1:]
        deal["actions"] = [*deal["actions"][:9], {"seat": seat, "do": "forfeit"}]
        verdict = verify(found)
        assert verdict.flaw is None
        assert verdict.result == {"winners": [1 - seat], "score": [0, 0], "reason": "forfeit"}
        assert len(verdict.deals[0]["tricks"]) == 4
        assert verdict.deals[0]["score"] == [0, 0]
        deal["actions"].append({"seat": seat, "do": "forfeit"})
        flaw = verify(found).flaw
        assert flaw is not None
        assert (flaw.reason, flaw.action) == (FlawKind.ACTION_AFTER_END, 10)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "target": 3},
        {"direction": "clockwise", "first_dealer": "host", "timeout": "forfeit", "match_clock": 10},
        {"deck_pattern": "Triestine", "match_clock": "off", "turn_clock": "off", "talk": "off"},
        {"ranking": "standard", "follow_suit": "free", "conquista": False, "asks_per_trick": 1},
        {"points_shown": "hidden", "trick_review": "all", "pack": "french40"},
        {"early_stop": "claim", "points_shown": "hidden"},  # no table plays so, but fine print 8 allows it
        {"orders": "binding", "signal_delivery": "catchable", "talk_from_trick": 1},  # nobody has a partner
    ],
)
def test_fine_print_1_options_that_change_nothing_in_the_play_are_allowed(options: dict[str, Any]) -> None:
    found = document()
    found["rules"] = {**options, "target": 3}
    assert verify(found).flaw is None


def test_partners_may_have_been_free_to_signal() -> None:
    found = document(default_rules(players=4))
    found["rules"]["talk"] = "signals"
    assert verify(found).ok


def test_R_32_a_load_turned_up_is_refused_without_a_seed_too() -> None:
    found = document(Rules(turn_up_reject=True))
    without_proof(found)
    deck = found["deals"][0]["deck"]
    place = next(place for place in range(7, 40) if deck[place][0] in "A3")
    deck[6], deck[place] = deck[place], deck[6]
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.WRONG_DECK, 0, None)


def test_fine_print_37_without_a_seed_only_the_forms_are_checked() -> None:
    found = document()
    del found["fairness"]["server_seed"]
    found["fairness"]["commitment"] = "0" * 64
    assert verify(found).ok
    found["fairness"] = {}
    assert verify(found).ok
    found["seats"][0]["kind"] = "human"
    found["fairness"] = {"nonces": ["a", "computer:1"]}
    assert verify(found).ok
    for nonces in (["a\nb", "computer:1"], ["a"], ["computer:0", 1], "ab"):
        found["fairness"] = {"nonces": nonces}
        assert not verify(found).ok


def test_fine_print_37_people_choose_their_nonces() -> None:
    found = document()
    found["seats"][0]["kind"] = "human"
    found["fairness"]["nonces"][0] = "anything"
    flaw = verify(found).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal) == (FlawKind.NOT_THE_COMMITTED_DECK, 0)
    seed = bytes.fromhex(found["fairness"]["server_seed"])
    nonces = found["fairness"]["nonces"]
    deck = shuffle.deck(Rules(target=3), seed, found["id"], 0, nonces)
    found["deals"] = [{"dealer": 0, "deck": [str(card) for card in deck], "actions": []}]
    flaw = verify(found).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.ACTION_MISSING  # the deck passes


@pytest.mark.parametrize("value", [None, 1, "text", [], {}, [{}], {"format": "briscola-record"}])
def test_json_that_is_no_record_is_wrong_not_unreadable(value: object) -> None:
    verdict = verify_line(json.dumps(value))
    assert not verdict.ok
    assert verdict.plain()["id"] is None


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "{'a': 1}", '{"a": NaN}', b"\xff\xfe", b'{"a": "\xff"}', "[" * 100_000]
)
def test_what_is_not_json_is_unreadable(text: str | bytes) -> None:
    with pytest.raises(Unreadable) as unreadable:
        verify_line(text)
    assert str(unreadable.value)


@pytest.mark.parametrize("text", ['"\\ud83d"', "1e400", "-0.1e309", "123456789012345678901234567890"])
def test_fine_print_2_meta_may_hold_whatever_json_can_say(text: str) -> None:
    found = json.dumps({**document(), "meta": "here"})
    assert verify_line(found.replace('"here"', text)).ok


def test_half_a_surrogate_pair_in_a_name_is_a_wrong_value_of_a_line_that_is_json() -> None:
    found = document()
    found["seats"][0]["name"] = "\ud83d"
    flaw = verify_line(json.dumps(found).encode()).flaw
    assert flaw is not None
    assert flaw.sentence == "name cannot be '\\ud83d'"


JUNK = st.sampled_from(
    [None, True, False, 0, 1, 2, -1, 1.0, "", "Ad", "briscola", [], {}, [1], {"a": 1}, 10**30]
)


@given(st.data())
def test_no_change_of_one_value_is_a_crash_or_goes_unnoticed(data: st.DataObject) -> None:
    found = document()
    path = data.draw(st.sampled_from(all_paths(found)))
    before = value_at(found, *path)
    after = data.draw(JUNK)
    value_at(found, *path[:-1])[path[-1]] = after
    verdict = verify(found)
    verdict.plain()
    same = type(before) is type(after) and before == after
    harmless = path[0] == "seats" and path[-1] in {"name", "level"} and isinstance(after, str)
    harmless |= path == ("fairness",) and after == {}
    harmless |= path == ("result",) and after is None
    assert verdict.ok is (same or harmless)
