"""What cards are worth: plain cases, exactness, what cannot be judged."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from bot.computers.search import evaluate, rollout
from bot.rules.actions import PLAYS, Bid, Call, Pass, Play
from bot.rules.cards import CARDS, Rank
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Teams
from bot.rules.rules import Rules
from bot.rules.state import State
from bot.rules.view import seat_view
from testing.builders.search_modules import COMPILED_AND_PURE, search_modules
from testing.builders.states import (
    EVERY_GAME,
    Step,
    name_of,
    play_cards,
    play_on,
    rules_for,
    stacked_deal,
    take_actions,
    walk,
    walks,
)
from testing.checks.unknown_cards import indistinguishable, public_cards


def card_values(state: State, trials: int = 3000, seed: int = 1) -> dict[str, float]:
    worths = evaluate.judge(seat_view(state, state.turn), random.Random(seed), trials).worths
    return {str(play.card): worth.reward for play, worth in worths.items()}


def trial_counts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many deals were tried, for each choice that follows."""
    counts: list[int] = []
    weigh = rollout.weigh

    def counting(*given: Any) -> int:  # noqa: ANN401 - whatever the search hands on
        counts.append(int(weigh(*given)))
        return counts[-1]

    monkeypatch.setattr(rollout, "weigh", counting)
    return counts


def best_card(state: State) -> str:
    values = card_values(state)
    return max(values, key=values.__getitem__)


def test_a_rich_trick_is_taken_and_a_poor_one_left() -> None:
    state = stacked_deal(default_rules(players=2), ["As 2s 5b", "Ac 3c 4d"], "7s")
    assert best_card(play_cards(state, "Ac")[0]) in {"2s", "As"}
    assert best_card(play_cards(state, "4d")[0]) == "5b"


def test_points_go_to_a_partner_who_takes_the_trick() -> None:
    hands = ["2c 3d 5b", "6c 7c Kc", "As 6d 7d", "4c 2d 4d"]
    state = stacked_deal(default_rules(players=4), hands, "7s")
    assert best_card(play_cards(state, "6c", "As", "4c")[0]) == "3d"


def test_a_clear_choice_ends_early_and_a_close_one_is_looked_at_for_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts = trial_counts(monkeypatch)
    clear, _ = play_cards(stacked_deal(default_rules(players=2), ["3s 2d 2b", "Ac Qs 4d"], "7s"), "Ac")
    close, _ = play_cards(stacked_deal(default_rules(players=2), ["2c 2d 2b", "4s Qs 4d"], "7s"), "4d")
    for state in (clear, close):
        view = seat_view(state, state.turn)
        card, worth = evaluate.best(view, evaluate.playable(view), random.Random(1), 200)
        assert card in view.legal
        assert 0 < worth.points < 120
        evaluate.judge(view, random.Random(1), 200)
    assert (
        evaluate.best(seat_view(clear, 0), evaluate.playable(seat_view(clear, 0)), random.Random(2), 200)[0]
        == (PLAYS[CARDS["3s"]])
    )
    assert counts[0] < 200
    assert counts[1] == 200
    assert counts[2] == 400
    assert counts[3] == 200


def test_who_chooses_finds_what_many_more_trials_find() -> None:
    agreed = wrong = 0
    for step in walk(default_rules(players=2), 3):
        state = step.after
        if state.turn is None or len(state.hands[state.turn]) < 2:
            continue
        view = seat_view(state, state.turn)
        card, _ = evaluate.best(view, evaluate.playable(view), random.Random(1), 500)
        worths = evaluate.judge(view, random.Random(2), 2000).worths
        lost = max(worth.reward for worth in worths.values()) - worths[card].reward
        agreed += lost == 0
        wrong += lost > 0.1
    assert agreed > 20
    assert not wrong


def test_only_cards_that_are_left_to_choose_from_are_tried() -> None:
    state, _ = play_cards(stacked_deal(default_rules(players=2), ["3s 2d 2b", "Ac Qs 4d"], "7s"), "Ac")
    some = [PLAYS[CARDS["2d"]], PLAYS[CARDS["2b"]]]
    assert evaluate.best(seat_view(state, state.turn), some, random.Random(1), 50)[0] in some


def test_R_83_in_a_race_cards_are_worth_their_points_and_elsewhere_the_deal() -> None:
    race = rules_for(match="race")
    worths = evaluate.judge(seat_view(stacked_deal(race, []), 1), random.Random(1), 30).worths
    for worth in worths.values():
        assert worth.reward == pytest.approx(worth.points)
        assert 0 <= worth.points <= 120
    won = evaluate.judge(
        seat_view(stacked_deal(default_rules(players=2), []), 1), random.Random(1), 30
    ).worths
    assert all(-1.2 < worth.reward < 1.2 for worth in won.values())


def test_what_is_known_to_the_end_is_exact() -> None:
    for step in walk(default_rules(players=2), 5):
        state = step.after
        if state.turn is None or len(state.hands[state.turn]) < 2:
            continue
        judgement = evaluate.judge(seat_view(state, state.turn), random.Random(1), 3)
        assert judgement.exact is (not state.stock)
    state = stacked_deal(rules_for("scoperta"), [])
    state, _ = play_on(state, 17)
    assert evaluate.judge(seat_view(state, state.turn), random.Random(1), 3).exact


def test_R_81_a_rout_counts_more_in_pennycook() -> None:
    rules = rules_for(players=2, match="pennycook")
    rewards = search_modules(fast=False).rewards.rewards(rules, 2).table
    assert [round(rewards[points] / 1000) for points in (0, 20, 59, 60, 61, 91, 120)] == [
        -3,
        -2,
        -1,
        0,
        1,
        2,
        3,
    ]


def test_among_partners_who_chooses_counts_the_margin_too_and_a_deal_won_still_counts_most() -> None:
    rules = default_rules(players=4)
    plain, eager = (search_modules(fast=False).rewards.rewards(rules, 4, point).table for point in (1, 20))
    assert eager[80] - eager[70] == 20 * (plain[80] - plain[70]) == 200
    assert eager[61] - eager[59] > 10 * (eager[63] - eager[61])
    race = search_modules(fast=False).rewards.rewards(rules_for(players=4, match="race"), 4, 20).table
    assert race[61] - race[60] == 1000


@pytest.mark.parametrize(
    ("points", "own"),
    [((120, 0, 0), 3), ((60, 30, 30), 2), ((60, 60, 0), 0.5), ((30, 60, 30), -1), ((0, 120, 0), -1.5)],
)
def test_R_82_the_rewards_of_three_are_those_of_the_match(points: tuple[int, ...], own: float) -> None:
    its = search_modules(fast=False)
    rewards = its.rewards.rewards(rules_for(players=3, match="threehand"), 3)
    board, asked = its.compilation.small([0] * its.board.SIZE), [0] * its.rollout.REQUEST_SIZE
    board[its.board.SEATS], asked[its.rollout.HOW] = 3, rewards.how
    for seat, count in enumerate(points):
        board[its.board.SIDE + seat], board[its.board.POINTS + seat] = seat, count
    reward = its.rollout.reward(board, asked, rewards.table, 0, points[0])
    assert reward == pytest.approx(own * 1000 + points[0])


def test_rules_6_9_the_rewards_of_a_declarer_are_those_of_the_match() -> None:
    its = search_modules(fast=False)
    rewards = its.rewards.declarer_rewards(default_rules(rules_for("chiamata").variant), 61)
    of = its.rollout.POINTS_OF
    parts = 1 + its.rollout.MOST_PARTNERS
    declarer, partner, defender = (list(rewards.table[(part * parts + 1) * of :][:of]) for part in range(3))
    assert [round(table_[70] / 1000) for table_ in (declarer, partner, defender)] == [2, 1, -1]
    assert [round(table_[50] / 1000) for table_ in (declarer, partner, defender)] == [-2, -1, 1]
    assert round(rewards.table[61] / 1000) == 4  # alone


@COMPILED_AND_PURE
@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_cards_are_judged_in_every_game_alike_for_a_seed(rules: Rules, *, fast: bool) -> None:
    its = search_modules(fast=fast).evaluate
    judged = 0
    for step, _ in zip(walk(rules, 11), range(60), strict=False):
        state = step.after
        view = seat_view(state, state.turn)
        if not any(isinstance(action, Play) for action in view.legal) or not its.reckonable(view):
            continue
        judged += 1
        if judged % 5 == 1:
            first, again = (its.judge(view, random.Random(4), 3) for _ in range(2))
            assert first == again
            assert set(first.worths) == set(its.playable(view))
            assert all(0 <= worth.points <= 120 for worth in first.worths.values())
    assert judged


@given(steps=walks(), seed=st.integers(0, 2**32))
def test_pure_and_compiled_judge_alike(steps: list[Step], seed: int) -> None:
    state = steps[-1].after
    view = seat_view(state, state.turn)
    if state.turn is None or not evaluate.playable(view) or not evaluate.reckonable(view):
        return
    both = [search_modules(fast=fast).evaluate for fast in (False, True)]
    plays = evaluate.playable(view)
    for found in (
        [its.trials(view) for its in both],
        [its.judge(view, random.Random(seed), 4) for its in both],
        [its.best(view, plays, random.Random(seed), 9) for its in both],
    ):
        assert found[0] == found[1]


@given(steps=walks(), seed=st.integers(0, 2**32))
def test_a_judgement_depends_on_the_view_alone(steps: list[Step], seed: int) -> None:
    state = steps[-1].after
    if state.turn is None or not evaluate.playable(seat_view(state, state.turn)):
        return
    other = indistinguishable(state, state.turn, public_cards(steps), random.Random(seed))
    views = [seat_view(truth, state.turn) for truth in (state, other)]
    if evaluate.reckonable(views[0]):
        first, second = (evaluate.judge(view, random.Random(seed), 5) for view in views)
        assert first == second


def test_what_cannot_be_judged_is_refused() -> None:
    state = stacked_deal(default_rules(players=2), [])
    view, rng = seat_view(state, state.turn), random.Random(1)
    with pytest.raises(ValueError, match="at least one trial"):
        evaluate.judge(view, rng, 0)
    with pytest.raises(ValueError, match="not to play"):
        evaluate.judge(seat_view(state, 0), rng, 5)
    with pytest.raises(ValueError, match="not to play"):
        evaluate.judge(replace(view, seat=None), rng, 5)
    blind, _ = take_actions(
        stacked_deal(rules_for("chiamata", blind="on"), []),
        Bid(rank=Rank.TWO),
        *[Pass()] * 4,
        Call(blind=True),
    )
    with pytest.raises(ValueError, match="nothing to reckon"):
        evaluate.judge(seat_view(blind, blind.turn), rng, 5)
    with pytest.raises(ValueError, match="add up"):
        evaluate.judge(replace(view, stock=view.stock - 1), rng, 5)
    with pytest.raises(ValueError, match="add up"):
        evaluate.judge(replace(view, hands=(9, 3)), rng, 5)
    assert evaluate.judge(view, rng, 1).worths


def test_fine_print_24_no_card_is_played_that_might_be_denounced() -> None:
    state = stacked_deal(rules_for("sueca", renege=True), ["", "2c 3c", "Kc Ad"])
    state, _ = play_cards(state, "2c")
    cards = evaluate.playable(seat_view(state, 2))
    assert PLAYS[CARDS["Kc"]] in cards
    assert PLAYS[CARDS["Ad"]] not in cards


def test_each_for_themselves_only_the_sole_highest_wins() -> None:
    rules = Rules(players=4, teams=Teams.NONE)
    its = search_modules(fast=False)
    rewards = its.rewards.rewards(rules, 4)
    for points, own in (
        ((50, 40, 30, 0), 1),
        ((40, 50, 30, 0), -1),
        ((30, 45, 45, 0), 0),
        ((45, 45, 30, 0), 0),
    ):
        board, asked = its.compilation.small([0] * its.board.SIZE), [0] * its.rollout.REQUEST_SIZE
        board[its.board.SEATS], asked[its.rollout.HOW] = 4, rewards.how
        for seat, count in enumerate(points):
            board[its.board.SIDE + seat], board[its.board.POINTS + seat] = seat, count
        assert its.rollout.reward(board, asked, rewards.table, 0, points[0]) == own * 1000 + points[0]
