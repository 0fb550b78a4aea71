"""R-71, R-73, R-80 to R-85, fine print 6 to 8, 13 to 15: how deals make a match."""

import random
from typing import Any

import pytest

from bot.rules import decide, policies, scoring
from bot.rules.actions import Claim, Deal, Forfeit
from bot.rules.cards import Card
from bot.rules.errors import ImpossibleRules, Reason
from bot.rules.events import Claimed, DealEnded, DealStarted, EndReason, Event, Forfeited, MatchEnded, SeatOut
from bot.rules.rules import Rules
from bot.rules.scoring import outcome, threehand
from bot.rules.state import Phase, State, Trick
from testing.builders.states import (
    fixed_deck,
    fold,
    name_of,
    new_match,
    play_on,
    random_deal,
    rules_for,
    stacked_deal,
    take_actions,
    walk,
)


def outcome_of_points(rules: Rules, *points: int, **state: object) -> scoring.Outcome:
    """What a deal does that was played to the end with these points; seat 0 took the last trick."""
    return outcome(new_match(rules)._replace(tricks=(Trick((), 0, 0),), **state), points)  # type: ignore[arg-type]  # any fields


def match_after(rules: Rules, *deals: tuple[int, ...], dealer: int = 0) -> State:
    """A match in which deals ended with these points, one after the other, as if they had been played."""
    state = new_match(rules, dealer)
    for points in deals:
        assert state.phase is Phase.DEALING, "the match was over before"
        result = outcome(state._replace(tricks=(Trick((), 0, 0),)), points)
        event: Event | None = DealEnded(points, *result)
        while event is not None:
            state = fold([event], state)
            event = decide.consequence(state, event)
    return state


@pytest.mark.parametrize(("points", "score"), [(60, 0), (61, 1), (90, 1), (91, 2), (119, 2), (120, 3)])
def test_R_81_example_11_pennycook(points: int, score: int) -> None:
    for players in (2, 4, 6):
        rules = rules_for(players=players, match="pennycook")
        assert outcome_of_points(rules, points, 120 - points).score == (score, 0)
        assert outcome_of_points(rules, 120 - points, points).score == (0, score)
    won = match_after(rules_for(match="pennycook"), (120, 0), (0, 120), (120, 0), (120, 0), (91, 29))
    assert (won.phase, won.score) == (Phase.DEALING, (11, 3))
    won = match_after(rules_for(match="pennycook"), (120, 0), (120, 0), (120, 0), (120, 0))
    assert won.result == MatchEnded((0,), (12, 0), EndReason.PENNYCOOK)
    with pytest.raises(ImpossibleRules):
        rules_for(players=3, match="pennycook")


@pytest.mark.parametrize(
    ("points", "score"),
    [
        ((41, 41, 38), (1, 1, 0)),
        ((60, 40, 20), (2, 0, 0)),
        ((40, 40, 40), (0, 0, 0)),
        ((120, 0, 0), (3, 0, 0)),
        ((0, 120, 0), (0, 3, 0)),
        ((60, 60, 0), (1, 1, 0)),
        ((42, 38, 40), (2, 0, 0)),
        ((80, 0, 40), (2, 0, 0)),
        ((79, 0, 41), (1, 0, 1)),
    ],
)
def test_R_82_example_10_threehand(points: tuple[int, ...], score: tuple[int, ...]) -> None:
    assert threehand(points) == score
    assert outcome_of_points(rules_for(players=3, match="threehand"), *points).score == score


THREEHAND = rules_for(players=3, match="threehand")
TWELVE = [(60, 60, 0)] * 11


def test_R_82_fine_print_15_two_tied_at_twelve_the_third_drops_out() -> None:
    state = match_after(THREEHAND, *TWELVE)
    assert (state.score, state.active) == ((11, 11, 0), (0, 1, 2))
    state = match_after(THREEHAND, *TWELVE, (60, 60, 0))
    assert (state.score, state.active, state.phase) == ((12, 12, 0), (0, 1), Phase.DEALING)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_R_82_fine_print_15_they_play_on_as_two_with_40_cards_and_pennycook_points(dealer: int) -> None:
    state = match_after(THREEHAND, *TWELVE, (60, 60, 0), dealer=dealer)
    assert state.dealer == {0: 0, 1: 1, 2: 0}[(dealer + 12) % 3]  # the next seat still in
    deck = random_deal(state, random.Random(1)).deck
    assert len(deck) == 40
    (event,) = decide.deal(state, Deal(deck))
    assert isinstance(event, DealStarted)
    assert [len(hand) for hand in event.hands] == [3, 3, 0]
    assert (event.turnup, event.leader) == (deck[6], 1 - state.dealer)
    running = fold([event], state)
    assert decide.legal(running, 2) == ()
    refused = decide.refusal(running, 2, Forfeit())
    assert refused is not None
    assert refused.reason is Reason.SEAT_OUT
    over, events = play_on(running)
    (end,) = [event for event in events if isinstance(event, DealEnded)]
    assert (end.points[2], sum(end.points)) == (0, 120)
    assert over.result is not None
    winner = end.points.index(max(end.points))
    assert over.result.winners == (winner,)
    margin = 3 if end.points[winner] == 120 else 2 if end.points[winner] > 90 else 1
    assert over.result.score == tuple(
        12 + margin if seat == winner else (12 if seat < 2 else 0) for seat in range(3)
    )


def test_R_82_the_first_to_lead_wins_and_three_tied_at_twelve_play_on() -> None:
    drawn = match_after(THREEHAND, *TWELVE, (60, 60, 0), (60, 60, 0))
    assert (drawn.phase, drawn.score, drawn.active) == (Phase.DEALING, (12, 12, 0), (0, 1))
    won = match_after(THREEHAND, *TWELVE, (60, 60, 0), (60, 60, 0), (91, 29, 0))
    assert won.result == MatchEnded((0,), (14, 12, 0), EndReason.THREEHAND)
    state = new_match(THREEHAND)._replace(score=(12, 12, 12))
    assert (scoring.match_winner(state), scoring.dropped_out(state)) == (None, None)
    assert match_after(THREEHAND, *[(120, 0, 0)] * 4).result == MatchEnded(
        (0,), (12, 0, 0), EndReason.THREEHAND
    )


def test_fine_print_14_who_dropped_out_wins_nothing_by_a_forfeit() -> None:
    state = match_after(THREEHAND, *TWELVE, (60, 60, 0))
    state = fold(decide.deal(state, Deal(state.rules.packs_for(2)[0])), state)
    _, events = take_actions(state, (0, Forfeit()))
    assert events[-1] == MatchEnded((1,), (12, 12, 0), EndReason.FORFEIT)


RACE = rules_for(match="race", target=120)


def test_R_83_example_15_race_to_120() -> None:
    state = match_after(RACE, (75, 45), (45, 75))
    assert (state.score, state.phase) == ((120, 120), Phase.DEALING)
    state = match_after(RACE, (75, 45), (45, 75), (100, 20))
    assert state.phase is Phase.DEALING  # exactly two more deals, then one looks again
    state = match_after(RACE, (75, 45), (45, 75), (100, 20), (30, 90))
    assert state.result == MatchEnded((0,), (250, 230), EndReason.RACE)
    again = match_after(RACE, (75, 45), (45, 75), (100, 20), (20, 100))
    assert (again.phase, again.score) == (Phase.DEALING, (240, 240))
    assert match_after(RACE, (75, 45), (45, 75), (100, 20), (20, 100), (61, 59)).phase is Phase.DEALING
    over = match_after(RACE, (75, 45), (45, 75), (100, 20), (20, 100), (61, 59), (61, 59))
    assert over.result == MatchEnded((0,), (362, 358), EndReason.RACE)


def test_R_83_a_sole_leader_at_120_wins_at_the_end_of_a_deal() -> None:
    assert match_after(RACE, (120, 0)).result == MatchEnded((0,), (120, 0), EndReason.RACE)
    assert match_after(RACE, (70, 50), (65, 55)).result == MatchEnded((0,), (135, 105), EndReason.RACE)


@pytest.mark.parametrize("target", [121, 151])
def test_R_84_race_both_over_the_higher_wins_equal_another_deal(target: int) -> None:
    rules = rules_for(match="race", target=target)
    state = match_after(rules, (60, 60), (60, 60))
    assert (state.phase, state.score) == (Phase.DEALING, (120, 120))
    equal = match_after(rules, (60, 60), (60, 60), (60, 60))
    assert (equal.phase, equal.score) == (Phase.DEALING, (180, 180))
    over = match_after(rules, (60, 60), (60, 60), (60, 60), (59, 61))
    assert over.result == MatchEnded((1,), (239, 241), EndReason.RACE)  # just one more deal
    with pytest.raises(ImpossibleRules):
        rules_for(match="race", target=target + 1)


def test_R_84_a_briscolone_is_a_race_to_121_by_default() -> None:
    for variant in ("briscolone3", "briscolone5", "briscolone5t"):
        assert (rules_for(variant).match.value, rules_for(variant).target) == ("race", 121)
        assert rules_for(variant, match="first_to").target == 2
        assert rules_for(variant, match="pennycook").target == 12


def test_R_85_a_match_clock_that_runs_out_loses_the_match_as_a_forfeit_does() -> None:
    rules = rules_for(match_clock=10, players=4)
    state, events = take_actions(stacked_deal(rules, [], "4s"), (3, Forfeit()))
    assert isinstance(events[0], Forfeited)
    assert events[-1] == MatchEnded((0,), (0, 0), EndReason.FORFEIT)
    for minutes in (0, 61, -1):
        with pytest.raises(ImpossibleRules):
            rules_for(match_clock=minutes)
    assert state.phase is Phase.OVER


CHIAMATA, N_DEALS = rules_for("chiamata"), rules_for("chiamata", match="n_deals", target=2)


def test_fine_print_6_chiamata_to_a_target_a_tie_at_the_top_goes_on() -> None:
    state = new_match(CHIAMATA)._replace(score=(11, 11, -5, -7, -10))
    assert scoring.match_winner(state) is None
    assert scoring.match_winner(state._replace(score=(11, 10, -5, -7, -9))) == 0
    assert scoring.match_winner(state._replace(score=(10, 9, -5, -7, -7))) is None
    assert scoring.match_winner(state._replace(score=(13, 12, -5, -10, -10))) == 0


def test_fine_print_6_n_deals_those_thrown_in_not_counted() -> None:
    state = new_match(N_DEALS)._replace(score=(2, 1, -1, -1, -1), counted=1, number=5)
    assert scoring.match_winner(state) is None
    assert scoring.match_winner(state._replace(counted=2)) == 0
    assert scoring.match_winner(state._replace(counted=2, score=(1, 1, 0, -1, -1))) is None
    assert scoring.match_winner(state._replace(counted=3, score=(1, 2, 0, -1, -2))) == 1


@pytest.mark.parametrize("players", [2, 4, 6])
def test_R_71_last_trick_wins_is_worth_one_win_in_pennycook_too(players: int) -> None:
    rules = rules_for(players=players, match="pennycook", tie="last_trick_wins")
    assert outcome_of_points(rules, 60, 60).score == (1, 0)
    assert outcome_of_points(rules, 91, 29).score == (2, 0)


def test_R_71_carry_in_pennycook_adds_one_for_each_drawn_deal() -> None:
    rules = rules_for(match="pennycook", tie="carry")
    assert match_after(rules, (60, 60), (60, 60), (91, 29)).score == (4, 0)
    assert match_after(rules, (60, 60), (29, 91), (61, 59)).score == (1, 3)


@pytest.mark.parametrize("tie", ["replay_same_dealer", "last_trick_wins", "carry"])
@pytest.mark.parametrize(
    "options",
    [{"match": "race"}, {"players": 3, "match": "threehand"}, {"variant": "a31"}, {"variant": "chiamata"}],
)
def test_fine_print_7_elsewhere_only_the_default(tie: str, options: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleRules) as problem:
        rules_for(**{"tie": tie, **options})
    assert problem.value.facts["option"] == "tie"


def test_fine_print_7_last_trick_wins_needs_two_sides() -> None:
    odd: list[dict[str, Any]] = [
        {"players": 3},
        {"players": 4, "teams": "none"},
        {"variant": "bosnian32", "players": 5},
    ]
    for options in odd:
        with pytest.raises(ImpossibleRules):
            rules_for(**{"tie": "last_trick_wins", **options})
        assert rules_for(**{"tie": "carry", **options}).tie.value == "carry"


def until_decided(rules: Rules, seed: int) -> tuple[State, list[Event], State]:
    """The deal up to the move with which a side first has 61: before, the events, after."""
    for step in walk(rules, seed):
        if max(policies.by_side(rules, step.after.piles or (0,) * rules.players)) > 60:
            return step.before, step.events, step.after
    raise AssertionError("nobody ever had 61")


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_R_73_when_decided_the_deal_ends_after_the_trick_with_which_a_side_has_61(players: int) -> None:
    rules = rules_for(players=players, early_stop="when_decided", target=7)
    for seed in range(5):
        before, events, after = until_decided(rules, seed)
        (end,) = [event for event in events if isinstance(event, DealEnded)]
        assert max(end.points) > 60
        assert end.points == policies.by_side(rules, after.piles)
        assert sum(end.score) == 1
        assert end.score[end.points.index(max(end.points))] == 1
        assert len(before.tricks) + 1 == len(after.tricks)


def test_R_73_fine_print_8_a_claim_is_legal_only_once_the_side_has_61_in_completed_tricks() -> None:
    rules = rules_for(players=4, early_stop="claim")
    before, _, after = until_decided(rules, 3)
    winner = max((0, 1), key=lambda side: policies.by_side(rules, after.piles)[side])
    for seat in range(4):
        refused = decide.refusal(before, seat, Claim())
        assert refused is not None
        assert refused.reason is (Reason.CLAIM_NOT_REACHED if before.tricks else Reason.CLAIM_TOO_EARLY)
        may = decide.refusal(after, seat, Claim()) is None
        assert may is (seat % 2 == winner)  # in or out of turn
        assert may is (Claim() in decide.legal(after, seat))
    over, events = take_actions(after, (winner + 2, Claim()))
    assert events[0] == Claimed(winner + 2, right=True)
    assert isinstance(events[1], DealEnded)
    assert events[1].winner == winner
    assert events[1].points == policies.by_side(rules, after.piles)
    assert sum(over.score) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"match": "race"},
        {"match": "pennycook"},
        {"players": 3, "match": "threehand"},
        {"variant": "a31"},
        {"variant": "chiamata"},
        {"variant": "sueca"},
        {"variant": "bisca3", "bisca_margins": True},
    ],
)
def test_R_73_only_where_the_match_does_not_count_margins(options: dict[str, Any]) -> None:
    for stop in ("when_decided", "claim"):
        with pytest.raises(ImpossibleRules) as problem:
            rules_for(**{"early_stop": stop, **options})
        assert problem.value.facts["option"] == "early_stop"


@pytest.mark.parametrize(("rotation", "dealers"), [("right", [2, 2]), ("fixed", [1, 1]), ("winner", [2, 3])])
def test_fine_print_13_the_next_dealer(rotation: str, dealers: list[int]) -> None:
    rules = rules_for(players=4, dealer_rotation=rotation, tie="carry")
    state = new_match(rules, 1)
    assert [outcome(state, points).dealer for points in ((70, 50), (50, 70))] == dealers
    assert outcome(state, (60, 60)).dealer == (1 if rotation == "fixed" else 2)


def test_fine_print_13_winner_the_first_seat_of_the_winning_side_from_the_dealers_right_on() -> None:
    rules = rules_for(players=3, dealer_rotation="winner")
    for dealer in range(3):
        for winner in range(3):
            points = tuple(60 if seat == winner else 30 for seat in range(3))
            assert outcome(new_match(rules, dealer), points).dealer == winner
    with pytest.raises(ImpossibleRules):
        rules_for("chiamata", dealer_rotation="winner")


EVERY_MATCH = [
    RACE,
    rules_for(match="race", target=151, players=4),
    rules_for(match="pennycook", players=6),
    THREEHAND,
    rules_for("brisca", players=3, match="threehand"),
    rules_for("chiamata", target=5),
    N_DEALS,
    rules_for("sueca"),
    rules_for(target=7, players=4, teams="none"),
]


@pytest.mark.parametrize("rules", EVERY_MATCH, ids=lambda rules: f"{name_of(rules)}-{rules.match}")
def test_R_80_every_system_ends_a_match_with_its_reason(rules: Rules) -> None:
    for seed in range(3):
        *_, last = walk(rules, seed)
        assert last.after.result is not None
        assert last.after.result.reason.value == rules.match.value
        (winner,) = last.after.result.winners
        assert last.after.score[winner] == max(last.after.score)


def test_R_82_a_walk_comes_to_a_play_off() -> None:
    outs = []
    for seed in range(60):
        steps = list(walk(THREEHAND, seed))
        for number, step in enumerate(steps):
            outs += [(steps, number) for event in step.events if isinstance(event, SeatOut)]
    assert outs
    steps, number = outs[0]
    assert steps[-1].after.result is not None
    later = [step for step in steps[number + 1 :] if isinstance(step.events[0], DealStarted)]
    assert all(len(deck(step.events[0])) == 40 for step in later)


def deck(event: Event) -> tuple[Card, ...]:
    assert isinstance(event, DealStarted)
    return event.deck


def test_a_forfeit_lets_the_deal_pass_on_to_the_next_match() -> None:
    state = fold(
        decide.deal(new_match(rules_for(), 1), Deal(fixed_deck(rules_for()))), new_match(rules_for(), 1)
    )
    after, _ = take_actions(state, (0, Forfeit()))
    assert after.dealer == 0  # after each deal it passes to the right
