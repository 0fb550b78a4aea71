"""Random legal actions, chosen from the state itself: the load for measuring the engine.

They may use the state because they make no use of its secrets. Bids and cards are proposed and dropped if
they are refused: listing all legal ones would cost more than the game.
"""

from __future__ import annotations

import random
from typing import Final

from bot.rules import decide, policies
from bot.rules.actions import PLAYS, Action, Bid, Claim, Concede, Denounce, Forfeit, Pass, Play
from bot.rules.cards import DECK_POINTS, Rank
from bot.rules.options import Follow
from bot.rules.scoring import A31, HALF
from bot.rules.state import Phase, State

_NEVER: Final = (Forfeit, Denounce, Claim, Concede)
"""Actions that would end a deal or a match too early."""
_PASSES: Final = 0.6
_RANKS: Final = 0.5
_ASIDE: Final = 0.03
"""The share of choices at which something is said or shown instead of playing a card."""
_LEAST: Final = 61


def random_action(state: State, seat: int, rng: random.Random) -> Action:
    """A legal action of the awaited seat, without giving up and denouncing; a claim if it is right."""
    if state.talk.offer is not None:
        return Concede()
    if state.talk.due is not None or state.phase in {Phase.CALL, Phase.NAMING}:
        return rng.choice(_usual(state, seat))
    if state.phase is Phase.AUCTION:
        return _bid(state, seat, rng)
    if state.rules.moves:
        aside = _aside(state, seat, rng)
        if aside is not None:
            return aside
    hand = state.hands[seat]
    free = state.rules.follow_suit is Follow.FREE and not state.talk.orders
    while True:
        action = PLAYS[hand[int(rng.random() * len(hand))]]
        if free or decide.refusal(state, seat, action) is None:
            return action


def _bid(state: State, seat: int, rng: random.Random) -> Bid | Pass:
    if rng.random() < _PASSES:
        return Pass()
    standing = None if state.auction is None else state.auction.standing
    lowest = max(_LEAST, (standing.points or 0) + 1) if standing is not None else _LEAST
    while True:  # an auction ends at a bid that cannot be beaten (fine print 25), so there is one
        if rng.random() < _RANKS:
            action = Bid(rank=rng.choice(list(Rank)))
        else:
            action = Bid(points=rng.randint(lowest, DECK_POINTS), force=rng.random() < _RANKS)
        if decide.refusal(state, seat, action) is None:
            return action


def _aside(state: State, seat: int, rng: random.Random) -> Action | None:
    rules = state.rules
    if not state.trick and state.tricks and "claim" in rules.moves:
        points = policies.by_side(rules, state.piles)[rules.side_of(seat)]
        if points >= (A31 if rules.game.claims else HALF + 1):
            return Claim()
    if rng.random() >= _ASIDE:
        return None
    others = [action for action in _usual(state, seat) if not isinstance(action, Play)]
    return rng.choice(others) if others else None


def _usual(state: State, seat: int) -> list[Action]:
    return [action for action in decide.legal(state, seat) if not isinstance(action, _NEVER)]
