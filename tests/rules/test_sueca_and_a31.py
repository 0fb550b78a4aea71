"""Sueca, Bisca and A31: trumps, margins, denouncing, claims (rules.md §5, §7; fine print 20, 23, 24)."""

import pytest

from bot.rules import decide
from bot.rules.actions import Claim, Deal, Denounce, Play
from bot.rules.cards import CARDS
from bot.rules.errors import ImpossibleRules, Reason
from bot.rules.events import Claimed, DealEnded, Denounced, EndReason, MatchEnded
from bot.rules.rules import Rules
from bot.rules.scoring import outcome
from bot.rules.state import Phase, Trick
from testing.builders.states import (
    fixed_deck,
    fold,
    new_match,
    play_cards,
    play_on,
    refusal_reason,
    rules_for,
    stacked_deal,
    take_actions,
)


def deal_score(
    rules: Rules, points: tuple[int, int], takers: tuple[int, ...] = (0, 1), carried: int = 0
) -> tuple[int, ...]:
    """What a deal with these points counts, its tricks taken by these seats."""
    tricks = tuple(Trick((), taker, 0) for taker in takers)
    return outcome(new_match(rules)._replace(tricks=tricks, carried=carried), points).score


def test_fine_print_23_the_last_card_dealt_is_the_dealers_and_trump() -> None:
    rules = rules_for("sueca")
    for dealer in range(4):
        deck = fixed_deck(rules)
        state = fold(decide.deal(new_match(rules, dealer), Deal(deck)), new_match(rules, dealer))
        assert state.trump is deck[39].suit
        assert deck[39] in state.hands[dealer]  # where it stays
        assert state.turn == (dealer + 1) % 4
        assert state.stock == ()


@pytest.mark.parametrize(("points", "games"), [(60, 0), (61, 1), (90, 1), (91, 2), (119, 2), (120, 4)])
def test_example_17_what_a_deal_of_sueca_counts(points: int, games: int) -> None:
    assert deal_score(rules_for("sueca"), (points, 120 - points)) == (games, 0)
    assert deal_score(rules_for("sueca"), (120 - points, points)) == (0, games)


def test_fine_print_23_with_bandeira_tricks_120_counts_4_only_with_all_ten() -> None:
    rules = rules_for("sueca", bandeira="tricks")
    assert deal_score(rules, (120, 0), (0, 2, 0)) == (4, 0)
    assert deal_score(rules, (120, 0), (0, 1)) == (2, 0)
    assert deal_score(rules, (91, 29), (0, 1)) == (2, 0)


def test_fine_print_23_60_60_is_carried_if_the_table_wants_it() -> None:
    rules = rules_for("sueca", tie="carry")
    assert deal_score(rules, (60, 60)) == (0, 0)
    assert deal_score(rules, (91, 29), carried=2) == (4, 0)
    for tie in ("last_trick_wins", "replay_same_dealer"):
        with pytest.raises(ImpossibleRules):
            rules_for("sueca", tie=tie)


@pytest.mark.parametrize(("points", "wins"), [(60, 0), (61, 1), (90, 1), (91, 2), (119, 2), (120, 4)])
def test_rules_7_the_margins_of_bisca(points: int, wins: int) -> None:
    rules = rules_for("bisca3", bisca_margins=True)
    assert deal_score(rules, (points, 120 - points)) == (wins, 0)
    assert deal_score(rules_for("bisca3"), (points, 120 - points)) == (min(wins, 1), 0)


RENEGE = rules_for("sueca", renege=True)
HANDS = ["2d 3d", "5b 6b Ad", "7b Ab 4d", "4c 5c"]


def test_fine_print_24_an_illegal_card_is_accepted_and_an_opponent_may_denounce_it() -> None:
    state, _ = play_cards(stacked_deal(RENEGE, HANDS), "5b", "4d", "4c")
    assert refusal_reason(state, 2, Denounce(3)) is None  # wrongly, but who knows
    after, events = take_actions(state, (3, Denounce(2)))
    assert events[0] == Denounced(3, 2, right=True)
    end = events[1]
    assert isinstance(end, DealEnded)
    assert end.score == (0, 0)
    assert events[2] == MatchEnded((1,), (0, 0), EndReason.DENOUNCE)
    assert after.phase is Phase.OVER


def test_fine_print_24_a_wrong_denouncer_loses_the_match() -> None:
    state, _ = play_cards(stacked_deal(RENEGE, HANDS), "5b", "7b")
    after, events = take_actions(state, (3, Denounce(2)))
    assert events[0] == Denounced(3, 2, right=False)
    assert events[-1] == MatchEnded((0,), (0, 0), EndReason.DENOUNCE)
    assert after.result == events[-1]


def test_fine_print_24_at_any_time_in_this_deal_after_the_first_card() -> None:
    state = stacked_deal(RENEGE, HANDS)
    assert refusal_reason(state, 0, Denounce(1)) is Reason.NOT_NOW
    state, _ = play_cards(state, "5b")
    assert refusal_reason(state, 0, Denounce(1)) is None
    assert (
        refusal_reason(state, 0, Denounce(2))
        is refusal_reason(state, 0, Denounce(0))
        is Reason.DENOUNCE_OPPONENT
    )
    state, _ = play_cards(state, "4d")
    later, _ = play_on(state, 5)
    assert take_actions(later, (1, Denounce(2)))[1][0] == Denounced(1, 2, right=True)
    next_deal, _ = play_on(later)
    fresh = fold(decide.deal(next_deal, Deal(fixed_deck(RENEGE))), next_deal)
    assert fresh.revoked == frozenset()
    assert refusal_reason(stacked_deal(rules_for("sueca"), HANDS), 0, Denounce(1)) is Reason.NOT_IN_THIS_GAME
    assert (
        refusal_reason(play_cards(stacked_deal(rules_for("sueca"), HANDS), "5b")[0], 2, Play(CARDS["4d"]))
        is Reason.FOLLOW_SUIT
    )


A31 = rules_for("a31")


def test_fine_print_20_a31_is_claimed_from_the_first_completed_trick_in_or_out_of_turn() -> None:
    state = stacked_deal(A31, ["Ad 3c", "2d Ac"], "4s")
    assert refusal_reason(state, 0, Claim()) is Reason.CLAIM_TOO_EARLY
    state, _ = play_cards(state, "2d")
    assert refusal_reason(state, 0, Claim()) is Reason.CLAIM_TOO_EARLY
    state, _ = play_cards(state, "Ad")
    assert refusal_reason(state, 0, Claim()) is refusal_reason(state, 1, Claim()) is None


def test_fine_print_20_31_points_in_the_claimers_completed_tricks_win_else_the_other_does() -> None:
    state, _ = play_cards(stacked_deal(A31, ["Ad 3c", "3d Ac"], "4s"), "3d", "Ad")
    assert state.piles == (21, 0)
    wrong, events = take_actions(state, (0, Claim()))
    assert events[0] == Claimed(0, right=False)
    assert isinstance(events[1], DealEnded)
    assert (events[1].winner, events[1].score, events[1].points) == (1, (0, 1), (21, 0))
    assert wrong.phase is Phase.DEALING
    state, _ = play_cards(state, "3c", "Ac")  # the trick is the other's: 21 each
    assert state.piles == (21, 21)
    enough = state._replace(piles=(31, 0))
    _, events = take_actions(enough, (0, Claim()))
    assert events[0] == Claimed(0, right=True)
    assert isinstance(events[1], DealEnded)
    assert (events[1].winner, events[1].score) == (0, (1, 0))
    assert take_actions(state._replace(piles=(30, 90)), (0, Claim()))[1][0] == Claimed(0, right=False)


def test_a31_nobody_claims_nobody_scores() -> None:
    state, events = play_on(stacked_deal(A31, [], "4s"))
    (end,) = [event for event in events if isinstance(event, DealEnded)]
    assert (end.winner, end.score, end.dealer) == (None, (0, 0), 1)
    assert state.phase is Phase.DEALING
    assert sum(end.points) == 120
