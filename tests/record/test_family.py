"""Records of every game: what computers play holds, and what is particular to a game."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, strategies as st

from bot.record.errors import FlawKind
from bot.record.fairness import Kind
from bot.record.read import SeatInfo
from bot.record.verify import verify, verify_line
from bot.record.write import line, record
from bot.rules import decide, shuffle
from bot.rules.events import Event
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.options import TARGETS
from bot.rules.rules import Rules
from testing.builders.records.unfinished import FIVE, simulated_records, unfinished_record
from testing.builders.states import EVERY_GAME, fixed_deck, name_of, random_options, rules_for, walk


@pytest.mark.parametrize("level", ["novice", "random"])
@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_fine_print_40_what_computers_play_of_every_game_holds(rules: Rules, level: str) -> None:
    first = simulated_records(rules, level)
    for text in first:
        verdict = verify_line(text)
        assert verdict.flaw is None, verdict.flaw
        assert verdict.result is not None
        assert verdict.result["reason"] == rules.match.value
    assert simulated_records(rules, level) == first


@given(st.integers(0, 2**32), st.sampled_from(["novice", "random"]))
def test_whatever_is_chosen_the_records_hold_and_the_same_seed_writes_the_same(seed: int, level: str) -> None:
    rules = rules_from(random_options(random.Random(seed)))
    rules = rules_from({**options_of(rules), "target": min(TARGETS[rules.match])})
    (text,) = simulated_records(rules, level, str(seed))
    verdict = verify_line(text)
    assert verdict.flaw is None, verdict.flaw
    document = json.loads(text)
    assert rules_from(document["rules"]) == rules
    assert verdict.result == document["result"]
    for deal in document["deals"]:
        assert len(deal["points"]) == len(deal["score"]) == len(rules.sides)


@given(st.integers(0, 2**32))
def test_whatever_happens_what_is_written_of_it_holds(seed: int) -> None:
    rules = rules_from(random_options(random.Random(seed)))
    steps = [step for step, _ in zip(walk(rules, seed, forfeits=0.002, asides=0.2), range(250), strict=False)]
    events: list[Event] = [*decide.start(rules, steps[0].before.dealer)]
    events += [event for step in steps for event in step.events]
    seats = [SeatInfo(f"{seat}", Kind.HUMAN) for seat in range(rules.players)]
    document = record("m", events, seats)
    verdict = verify_line(line(document))
    assert verdict.flaw is None, verdict.flaw
    written = Counter(action["do"] for deal in document["deals"] for action in deal["actions"])
    assert set(written) <= {
        "play", "bid", "pass", "call", "name_suit", "exchange", "conquista", "claim", "signal", "watch",
        "ask", "answer", "order", "look", "denounce", "forfeit", "concede",
    }  # fmt: skip


@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_an_action_that_is_taken_out_doubled_or_put_elsewhere_is_noticed(
    seed: int, rng: random.Random
) -> None:
    """Unless the game goes on just the same, which the derived fields would tell."""
    rules = rules_from(random_options(random.Random(seed), likelihood=0.15))
    rules = rules_from({**options_of(rules), "target": min(TARGETS[rules.match])})
    document = json.loads(simulated_records(rules, "random", str(seed))[0])
    deal = rng.randrange(len(document["deals"]))
    actions = document["deals"][deal]["actions"]
    plays = [index for index, action in enumerate(actions) if action["do"] == "play"]
    if not plays:
        return
    index = rng.choice(plays)
    match rng.randrange(3):
        case 0:
            del actions[index]
        case 1:
            actions.insert(index, actions[index])
        case _:
            actions[index] = {**actions[index], "seat": (actions[index]["seat"] + 1) % rules.players}
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.deal == deal
    assert flaw.action is None or flaw.action >= index


def test_fine_print_35_the_rais_stand_in_the_record_where_there_are_captains() -> None:
    document = json.loads(simulated_records(rules_for("schembil"), "novice")[0])
    assert document["rais"] == [0, 1]
    del document["rais"]  # the default
    assert verify(document).ok
    for wrong in ([1, 0], [0], [0, 1, 2], [0, 7], ["0", 1], [True, 1], "01", None):
        document["rais"] = wrong
        flaw = verify(document).flaw
        assert flaw is not None
        assert (flaw.reason, flaw.deal) == (FlawKind.WRONG_VALUE, None)
    document["rais"] = [2, 3]
    spoke = any(
        action["do"] in {"ask", "order", "look"} for deal in document["deals"] for action in deal["actions"]
    )
    assert verify(document).ok is not spoke
    other = json.loads(simulated_records(rules_for(players=6), "novice")[0])
    other["rais"] = [0, 1]
    flaw = verify(other).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.UNKNOWN_KEY


def test_fine_print_25_a_deal_thrown_in_has_no_tricks_and_counts_nothing() -> None:
    rules = rules_for("chiamata")
    deck = [str(card) for card in fixed_deck(rules)]
    passes = [{"seat": seat, "do": "pass"} for seat in (1, 2, 3, 4, 0)]
    document = unfinished_record(rules, FIVE, "", (), passes[0])
    document["deals"] = [
        {"dealer": 0, "deck": deck, "actions": passes, "tricks": [], "points": [0] * 5, "score": [0] * 5}
    ]
    verdict = verify(document)
    assert verdict.flaw is None
    assert verdict.plain()["deals"] == [{"tricks": [], "points": [0] * 5, "score": [0] * 5}]
    document["deals"].append({**document["deals"][0], "dealer": 0})
    flaw = verify(document).flaw
    assert flaw is not None
    assert (flaw.reason, flaw.deal, flaw.action) == (FlawKind.WRONG_DEALER, 1, None)


def test_fine_print_15_a_play_off_is_dealt_with_40_cards_from_the_same_seed() -> None:
    rules = rules_for(players=3, match="threehand")
    for number in range(200):
        (text,) = simulated_records(rules, "random", f"play-off {number}")
        document = json.loads(text)
        sizes = [len(deal["deck"]) for deal in document["deals"]]
        if 40 in sizes:
            break
    assert verify_line(text).ok
    at = sizes.index(40)
    assert set(sizes[:at]) == {39}
    assert set(sizes[at:]) == {40}
    seed = bytes.fromhex(document["fairness"]["server_seed"])
    deck = shuffle.deck(rules, seed, document["id"], at, document["fairness"]["nonces"], seats=2)
    assert [str(card) for card in deck] == document["deals"][at]["deck"]
    last = document["deals"][-1]
    assert len(last["points"]) == len(last["score"]) == len(document["result"]["score"]) == 3


def test_fine_print_16_without_a_seed_only_the_worth_of_the_turn_up_is_checked() -> None:
    rules = rules_for(turn_up_reject=True)
    document = json.loads(simulated_records(rules, "random")[0])
    del document["fairness"]
    assert verify(document).ok
    document["deals"] = document["deals"][:1]
    document["deals"][0]["actions"] = []
    for key in ("tricks", "points", "score"):
        del document["deals"][0][key]
    del document["result"]
    deck = document["deals"][0]["deck"]
    deck[10], deck[11] = deck[11], deck[10]  # another order of the stock: only a seed would tell
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.ACTION_MISSING
    load = next(place for place, card in enumerate(deck) if card[0] in "A3" and place > 6)
    deck[6], deck[load] = deck[load], deck[6]
    flaw = verify(document).flaw
    assert flaw is not None
    assert flaw.reason is FlawKind.WRONG_DECK


def test_points_and_score_are_per_seat_where_a_declarer_plays() -> None:
    for variant in ("chiamata", "sueca_italiana"):
        document = json.loads(simulated_records(rules_for(variant), "novice")[0])
        for deal in document["deals"]:
            assert len(deal["points"]) == len(deal["score"]) == 5
        document["deals"][0]["score"] = document["deals"][0]["score"][::-1]
        if document["deals"][0]["score"] != document["deals"][0]["score"][::-1]:
            assert not verify(document).ok
