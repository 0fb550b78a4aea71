"""After an auction the deals that may be follow what was bid and played, and hidden partners stay hidden."""

import random
from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest

from bot.computers.knowledge.beliefs import believe
from bot.rules.actions import Action, Bid, Call, Pass
from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.state import State
from bot.rules.view import seat_view
from testing.builders.search_modules import COMPILED_AND_PURE, search_modules
from testing.builders.states import play_cards, rules_for, stacked_deal, take_actions

STRONG, WEAK = "3d Kd Qd Jd 7d As 3s Ac", "2d 4d 5c 6c 2s 4s 5b 6b"
HANDS = [
    "2c 4c 5c 6c 7c Jc Qc Kc",
    "3d Kd Qd 5d 4s 5s 6b 2b",
    "2s 6s 7s Js Qs Ks 4b 5b",
    "Ad 2d Ac 3c 7b Jb Qb Kb",
]
"""Seat 1 declares; seat 3 has the ace of coins, and seat 4 the rest."""


def state_after_auction(bids: Sequence[Action], hands: Sequence[str] = HANDS, **options: str) -> State:
    """A deal after an auction that seat 1 opens, and a call of coins."""
    state, _ = take_actions(
        stacked_deal(rules_for("chiamata", **options), list(hands)), *bids, Call(suit=Suit.COINS)
    )
    return state


ACE: tuple[Action, ...] = (Bid(rank=Rank.ACE), *[Pass()] * 4)


def bounds(its: SimpleNamespace, state: State, seat: int) -> tuple[int, int]:
    """What the bids of a seat tell of its hand, at least and at most."""
    auction = seat_view(state, 0).auction
    row = its.bid_inference.bid_bounds(state.rules, state.active, auction)
    return row[its.bid_inference.SIZE * seat + its.bid_inference.LEAST], row[
        its.bid_inference.SIZE * seat + its.bid_inference.HIGHEST
    ]


def implausibilities(its: SimpleNamespace, state: State, seat: int, hand: str, called: int = -1) -> int:
    """How odd a hand looks after what a seat bid."""
    number = its.determinize.number_of(state.rules, state.trump)
    board = its.compilation.numbers(number[CARDS[card]] for card in hand.split())
    row = its.compilation.numbers(
        its.bid_inference.bid_bounds(state.rules, state.active, seat_view(state, 0).auction)
    )
    values = its.determinize.values_of(state.rules)
    return int(
        its.bid_inference.bid_implausibility(
            board, 0, len(board), values, row, its.bid_inference.SIZE * seat, called
        )
    )


def test_whoever_bids_has_something_and_whoever_passes_has_not_more() -> None:
    its, state = search_modules(fast=False), state_after_auction(ACE)
    assert bounds(its, state, 1)[0] > -its.bid_inference.UNBOUNDED
    assert bounds(its, state, 1)[1] == its.bid_inference.UNBOUNDED
    for seat in (0, 2, 3, 4):
        assert bounds(its, state, seat)[0] == -its.bid_inference.UNBOUNDED
        assert bounds(its, state, seat)[1] < its.bid_inference.UNBOUNDED


def test_a_lower_rank_and_more_points_ask_for_more() -> None:
    its = search_modules(fast=False)
    bids: list[tuple[Action, ...]] = [
        (Bid(rank=Rank.ACE), *[Pass()] * 4),
        (Bid(rank=Rank.KING), *[Pass()] * 4),
        (Bid(rank=Rank.TWO), *[Pass()] * 4),
        (Bid(rank=Rank.TWO), Bid(points=65), *[Pass()] * 3, Bid(points=70), Pass()),
    ]
    asked = [bounds(its, state_after_auction(one), 1)[0] for one in bids]
    assert asked == sorted(set(asked))
    passed = [bounds(its, state_after_auction(one), 3)[1] for one in bids]
    assert passed == sorted(set(passed))


@pytest.mark.parametrize("kind", ["points", "suit_only", "rank"])
def test_every_auction_tells_something(kind: str) -> None:
    its = search_modules(fast=False)
    bid = Bid(rank=Rank.ACE) if kind == "rank" else Bid(points=61)
    state, _ = take_actions(stacked_deal(rules_for("chiamata", auction=kind), HANDS), bid, *[Pass()] * 4)
    assert bounds(its, state, 1)[0] > 0
    assert bounds(its, state, 2)[1] > bounds(its, state, 1)[0] - 1000


@COMPILED_AND_PURE
def test_a_weak_hand_is_odd_after_a_bid_and_a_strong_one_after_a_pass(*, fast: bool) -> None:
    its, state = search_modules(fast=fast), state_after_auction(ACE)
    coins, batons = 0, 3
    assert implausibilities(its, state, 1, STRONG, coins) == 0
    assert implausibilities(its, state, 1, STRONG, batons) > 0  # another suit would have been called
    assert implausibilities(its, state, 1, WEAK, coins) > 0
    assert implausibilities(its, state, 2, STRONG) > 0
    assert implausibilities(its, state, 2, WEAK) == 0


def sampled_hands(
    its: SimpleNamespace, state: State, seat: int, deals: int = 150
) -> Iterator[dict[int, set[int]]]:
    """The hands of deals that may be, as a seat thinks of them."""
    view, rng = seat_view(state, seat), its.rng.rng_state(random.Random(3))
    known = its.determinize.knowledge_of(view, believe(view))
    board = known.board
    desk, implausibilities = its.compilation.rows(2, its.board.SIZE)
    desk[:] = board
    values, hidden = its.determinize.values_of(state.rules), len(known.owners)
    for who in range(5):
        implausibilities[who] = its.sampling.implausibility(board, desk, values, known.past, who, rng)
    for number in range(deals + 1):
        its.sampling.resample(board, desk, known, implausibilities, (3 if number else 40) * hidden, rng)
        if number:
            yield {
                who: {
                    int(board[its.board.HANDS + who * its.board.MOST + at])
                    for at in range(board[its.board.HELD + who])
                }
                for who in range(5)
            }


def holding_share(its: SimpleNamespace, state: State, seat: int, who: int, card: Card) -> float:
    """How likely somebody is to hold a card, as a seat thinks."""
    number = its.determinize.number_of(state.rules, state.trump)[card]
    hands = list(sampled_hands(its, state, seat))
    return sum(number in hand[who] for hand in hands) / len(hands)


def test_a_declarer_is_thought_to_hold_trumps() -> None:
    its, state = search_modules(fast=True), state_after_auction(ACE)
    coins = [
        number
        for card, number in its.determinize.number_of(state.rules, state.trump).items()
        if card.suit is Suit.COINS
    ]
    hands = list(sampled_hands(its, state, 0))
    held = [sum(len(hand[who].intersection(coins)) for hand in hands) / len(hands) for who in range(5)]
    assert held[1] > 1.4 * max(held[2:])


def test_nobody_calls_a_card_of_their_own_so_the_others_are_suspected() -> None:
    its, state = search_modules(fast=True), state_after_auction(ACE)
    assert holding_share(its, state, 0, 1, CARDS["Ad"]) < 0.12


def test_whoever_feeds_the_declarer_is_suspected_most() -> None:
    its = search_modules(fast=True)
    state, _ = play_cards(state_after_auction(ACE), "Kd", "2s", "Ac")
    suspected = {who: holding_share(its, state, 4, who, CARDS["Ad"]) for who in (0, 2, 3)}
    assert suspected[3] > 0.5
    assert suspected[3] > 2 * max(suspected[0], suspected[2])


@COMPILED_AND_PURE
def test_a_partner_hides_until_the_called_card_is_played(*, fast: bool) -> None:
    its, state = search_modules(fast=fast), state_after_auction(ACE)
    number = its.determinize.number_of(state.rules, state.trump)
    asked = [0] * its.rollout.REQUEST_SIZE
    asked[its.rollout.DECLARER], asked[its.rollout.CALLED] = 1, 1 << number[CARDS["Ad"]]
    view = seat_view(state, 3)
    board = its.determinize.knowledge_of(view, believe(view)).board
    assert its.rollout.hiding(board, its.compilation.numbers(asked)) == 1 << 3
    after, _ = play_cards(state, "Kd", "2s", "Ad")
    view = seat_view(after, 4)
    assert (
        its.rollout.hiding(
            its.determinize.knowledge_of(view, believe(view)).board, its.compilation.numbers(asked)
        )
        == 0
    )
