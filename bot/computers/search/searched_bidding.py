"""Bids and calls by search: determinizations with the card called, played to their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.computers import simple_bidding
from bot.computers.knowledge.beliefs import believe
from bot.computers.search import board as search_board, determinize, rollout, solver
from bot.computers.search.compilation import numbers, rows
from bot.computers.search.rewards import ONE, declarer_rewards
from bot.computers.search.rng import rng_state
from bot.rules.actions import Bid, Call, NameSuit, Pass
from bot.rules.cards import CARDS, DECK_POINTS, Card, Rank, Suit
from bot.rules.options import Auction
from bot.rules.scoring import HALF
from bot.rules.view import SeatView

_TRIALS: Final = 150
"""The deals for every card that may be called: about thirty milliseconds for a bid if nothing is compiled."""
_WORTH: Final = 0.3
"""The game points that a bid must promise: the amount by which the tried deals promise too much."""
_SPARED: Final = 0.5
"""The additional worth of a pass if a declarer's opponents lose nothing (Sueca Italiana)."""
_SPARED_A_TWO: Final = 0.4
"""The same if only the suit is named: the deal is thrown in more often, and then nobody scores."""
_BLUFFS: Final = 0.06
"""How often a bid with too low a promise is made on a hand that is not hopeless: others bid on."""
_HOPE: Final = -0.4
_TRUMP: Final = 4
_RANKS, _SUITS = 4, 2
"""The number of bids, and of suits for each, that are tried."""
_WANTED: Final = 3
"""The number of the best missing cards of a suit that are considered."""


def bid(view: SeatView, bids: Sequence[Bid], rng: random.Random) -> Bid | Pass:
    """The first bid that promises enough, or a pass. No bid is ever by force."""
    plain = [one for one in bids if not one.force]
    enough = _HOPE if rng.random() < _BLUFFS else _WORTH + _passing(view)
    # A higher bid in points only needs more of them; another rank calls another card.
    promise = partial(_promise, view, rng=rng)
    for one in plain[: _RANKS if plain and plain[0].rank is not None else 1]:
        thought_of = sorted(_thought_of(view, one), key=partial(_length, view), reverse=True)[:_SUITS]
        if any(promise(cards, goal=_goal(one)) >= enough for cards in thought_of):
            return one
    return Pass()


def _passing(view: SeatView) -> float:
    """The worth of a pass. If the last seat that may bid passes, the deal is thrown in, and nobody scores."""
    passes = 0 if view.auction is None else sum(one is None for _, one in view.auction.bids)
    if not view.rules.game.counts_games or passes == len(view.active) - 1:
        return 0.0
    return _SPARED_A_TWO if view.rules.auction is Auction.SUIT_ONLY else _SPARED


def _length(view: SeatView, cards: tuple[Card, ...]) -> int:
    """The strength of a suit in a hand: its points, and four for each card."""
    value = view.rules.order.value
    return sum(_TRUMP + value[card] for card in view.hand if card.suit is cards[0].suit)


def call(view: SeatView, calls: Sequence[Call | NameSuit], rng: random.Random) -> Call | NameSuit:
    """The call that promises most. A suit after a blind trick is named as at every level."""
    standing = None if view.auction is None else view.auction.standing
    open_calls = [one for one in calls if isinstance(one, Call) and not one.blind]
    if not open_calls or standing is None:
        return simple_bidding.call(view, calls)
    calls_by_cards = {cards: one for one in open_calls for cards in [_called_cards(view, one)] if cards}
    likely = [cards for cards in _thought_of(view, standing) if cards in calls_by_cards]
    if not likely:
        return simple_bidding.call(view, calls)
    promise = partial(_promise, view, goal=_goal(standing), rng=rng)
    return calls_by_cards[max(likely, key=promise)]


def _goal(one: Bid) -> int:
    return one.points or HALF + 1


def _thought_of(view: SeatView, one: Bid) -> list[tuple[Card, ...]]:
    """The cards that might be called with a bid: two if allowed, because a second partner costs nothing."""
    rules = view.rules
    strength = rules.order.strength
    by_card = rules.auction in {Auction.POINTS, Auction.FROM65}
    pairs = one.points == DECK_POINTS and rules.auction in {Auction.POINTS, Auction.COMBINED}
    candidates: list[tuple[Card, ...]] = []
    for suit in Suit:
        missing = [card for card in rules.packs[0] if card.suit is suit and card not in view.hand]
        missing.sort(key=lambda card: -strength[card])
        called_card = CARDS[_rank(view, one) + suit]
        if pairs:
            first = missing[0] if by_card or not missing else called_card
            others = [card for card in missing if card is not first]
            candidates += [(first, card) for card in others[:1]]
        elif by_card:
            candidates += [(card,) for card in missing[:_WANTED]]
        else:
            candidates.append((called_card,))
    return candidates


def _rank(view: SeatView, one: Bid) -> Rank:
    """The rank that is called with a bid: its own, or the last that was bid, or the two (fine print 26)."""
    if view.rules.auction is Auction.SUIT_ONLY:
        return Rank.TWO
    bids = view.auction.bids if view.auction is not None else ()
    ranks = [one.rank, *(bid.rank for _, bid in reversed(bids) if bid is not None)]
    return next((rank for rank in ranks if rank is not None), Rank.TWO)


def _called_cards(view: SeatView, one: Call) -> tuple[Card, ...]:
    if one.cards or one.suit is None:
        return one.cards
    standing = None if view.auction is None else view.auction.standing
    return (CARDS[_rank(view, standing or Bid()) + one.suit],)


def _promise(view: SeatView, cards: tuple[Card, ...], goal: int, rng: random.Random) -> float:
    """The average game points of a declarer who calls these cards."""
    knowledge = determinize.knowledge_before_trump(view, believe(view), cards[0].suit)
    request = [0] * rollout.REQUEST_SIZE
    me = view.active.index(-1 if view.seat is None else view.seat)
    request[rollout.HOW], request[rollout.SEAT], request[rollout.DECLARER] = rollout.BY_ROLE, me, me
    request[rollout.CALLED] = determinize.mask(view.rules, cards)
    ends = numbers([0] * (rollout.POINTS_OF * (rollout.MOST_PARTNERS + 1)))
    values, nothing = determinize.values_of(view.rules), numbers([])
    task = rollout.Task(values, numbers(request), nothing, nothing, _TRIALS, 0)
    rollout.foresee(knowledge, rows(1, search_board.SIZE)[0], task, rng_state(rng), solver.room(), ends)
    table = declarer_rewards(view.rules, goal).table
    return sum(int(count) * int(table[at]) for at, count in enumerate(ends) if count) / _TRIALS / ONE
