"""Every level bids in every auction, and bids on a good hand: matches of computers end, people get rivals."""

import math
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from statistics import fmean
from typing import Any, TypeAlias

import pytest

from bot import computers
from bot.rules import decide
from bot.rules.actions import Action, Bid, Pass
from bot.rules.cards import Suit
from bot.rules.errors import ImpossibleRules
from bot.rules.games import GAMES
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import OPTIONS_BY_NAME, Blind
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from bot.simulation.random_actions import random_action
from testing.builders.states import first_deal, fixed_deck, stacked_deal

Policy: TypeAlias = Callable[[State, int, random.Random], Action]
"""What a seat does in a state."""
DEALS_PER_LEVEL = 90
"""Deals that each level bids on."""
THIRD = Fraction(1, 3)
FIFTH = Fraction(1, 5)
RAISES = OPTIONS_BY_NAME["first_raise"].numbers


def auctions() -> Iterator[Rules]:
    """Every auction of every game, with what may change how it is bid."""
    for variant, game in GAMES.items():
        for kind in game.auctions:
            for blind in (Blind.OFF, Blind.ON):
                for first_raise in (RAISES[0], RAISES[-1]):
                    options: dict[str, Any] = {"variant": variant.value, "auction": kind.value}
                    if blind is not Blind.OFF:
                        options["blind"] = blind.value
                    if first_raise != RAISES[0]:
                        if kind.value != "combined":
                            continue  # the option changes no other auction (fine print 1)
                        options["first_raise"] = first_raise
                    try:
                        yield rules_from(options)
                    except ImpossibleRules as problem:
                        if problem.facts["option"] != "blind":
                            raise


AUCTIONS = tuple(auctions())


def name_of(rules: Rules) -> str:
    return f"{rules.variant}-{rules.auction}-{rules.first_raise}-{rules.blind}"


def level_named(level: str) -> Policy:
    """A level as it sits at a table."""
    computer = computers.create(level)
    return lambda state, seat, rng: computer.choose(seat_view(state, seat), rng)


POLICIES = {
    level: level_named(level)
    for level in (*computers.LEVELS, *computers.HIDDEN)
    if level not in {"expert", "maestro"}  # they bid as a player
} | {
    "anything": random_action  # what `random` is in simulations
}


def deal(rules: Rules, number: int) -> State:
    return first_deal(rules, fixed_deck(rules, f"auction-{number}"), number % rules.players)


def somebody_bids(rules: Rules, mind: Policy, number: int) -> bool:
    """Whether one of five seats of a level bids: the deal is not thrown in."""
    state, rng = deal(rules, number), random.Random(number)
    while state.phase is Phase.AUCTION:
        assert state.turn is not None
        action = mind(state, state.turn, rng)
        if isinstance(action, Bid):
            return True
        state, _ = decide.step(state, state.turn, action)
    return False


def have_bids(rules: Rules, mind: Policy, deals: int, most: Fraction) -> bool:
    """Whether at most that part of so many deals is thrown in."""
    bids = (number for number in range(deals) if somebody_bids(rules, mind, number))
    enough = math.ceil(deals * (1 - most))  # then the others can change nothing
    return sum(1 for _ in islice(bids, enough)) == enough


@pytest.mark.parametrize("rules", AUCTIONS, ids=name_of)
@pytest.mark.parametrize("level", POLICIES)
def test_at_most_a_third_of_the_deals_are_thrown_in(level: str, rules: Rules) -> None:
    """Of few deals; where more than a fifth of those are thrown in, of three times as many."""
    assert any(
        have_bids(rules, POLICIES[level], number, most)
        for number, most in ((DEALS_PER_LEVEL // 3, FIFTH), (DEALS_PER_LEVEL, THIRD))
    )


def state_after_auction(rules: Rules, mind: Policy, number: int) -> State:
    """A deal after its auction."""
    state, rng = deal(rules, number), random.Random(number)
    while state.phase is Phase.AUCTION:
        assert state.turn is not None
        state, _ = decide.step(state, state.turn, mind(state, state.turn, rng))
    return state


def best_suit_strength(state: State, seat: int) -> int:
    """What a hand has in its best suit, however a level reckons: points, and four for each card."""
    value = state.rules.order.value
    return max(sum(4 + value[card] for card in state.hands[seat] if card.suit is suit) for suit in Suit)


SUIT_ONLY = [rules for rules in AUCTIONS if rules.auction == "suit_only" and rules.blind is Blind.OFF]


@pytest.mark.parametrize("rules", SUIT_ONLY, ids=name_of)
@pytest.mark.parametrize("level", [level for level in POLICIES if level not in {"random", "anything"}])
def test_the_declarer_of_a_two_has_one_of_the_best_hands(level: str, rules: Rules) -> None:
    """Of five hands the declarer's is the best or nearly so; by chance its mean place would be 2."""
    places = []
    for number in range(DEALS_PER_LEVEL // 2):
        state = state_after_auction(rules, POLICIES[level], number)
        if state.auction is None or state.auction.declarer is None:
            continue
        declarer = state.auction.declarer
        own = best_suit_strength(state, declarer)
        places.append(sum(best_suit_strength(state, seat) > own for seat in range(5) if seat != declarer))
    assert fmean(places) < 1


@pytest.mark.parametrize("variant", [variant for variant, game in GAMES.items() if game.auctions])
@pytest.mark.parametrize("level", ["novice", "greedy", "tutor", "player"])
def test_a_hand_without_a_suit_is_passed(level: str, variant: str) -> None:
    """However little an auction asks for, nobody bids without trumps or points."""
    rules = rules_from({"variant": variant, "auction": "suit_only"})
    weak = "2d 4d 2c 4c 2s 4s 2b 4b"
    state = stacked_deal(rules, ["", weak])
    assert all(POLICIES[level](state, 1, random.Random(seed)) == Pass() for seed in range(20))
