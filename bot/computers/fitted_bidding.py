"""The bids and calls of a good player: by the card points that such a hand took on average (rules.md §6).

The weights were fitted to eighteen hundred deals of Chiamata among good players, in which one of the better
hands declared with a randomly drawn rank. The points of its side scattered by about twenty around the
estimate.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bot.computers.simple_bidding import called_cards
from bot.rules.actions import Bid, Call, NameSuit, Pass
from bot.rules.cards import Rank, Suit
from bot.rules.options import Auction
from bot.rules.rules import Rules
from bot.rules.scoring import HALF
from bot.rules.view import SeatView

_ANY: Final = 28.9
TRUMP: Final = 7.25
TRUMP_POINTS: Final = 0.72
OTHER_POINTS: Final = 0.21
_RANK: Final = 0.94
"""The points for each step of the called card below the highest rank."""
_ALONE: Final = 22.0
"""The points that are lost if the called card is one's own."""
_SECOND: Final = 34.0
"""The points that a second partner adds, from three hundred deals whose declarer called the two best missing
cards."""
_MARGIN: Final = 1.0
"""How far the estimate must exceed what is needed, because declaring and failing costs twice."""
_BARE_TWO: Final = {False: -5.0, True: -2.0}
"""Likewise if only the suit is named. A thousand declarers of a two took three points more than the
estimate; and if hands just below it pass, half of all deals are thrown in. True: if a deal counts games
(Sueca Italiana), a declarer's opponents lose nothing, so a pass costs less."""
_BLUFF: Final = 0.06
_DARING: Final = 7.0
"""How often a hand that is this far below the estimate bids, to make others pay more."""
_BIDDERS: Final = 3
"""The least number of bidders for a bluff: others must still be able to outbid it."""


def bid(view: SeatView, bids: Sequence[Bid], rng: random.Random, error: float = 0.0) -> Bid | Pass:
    """The bid that leaves most room below the estimate, or a pass; rarely a bluff.

    ``error``: the card points by which the seat thinks too well of its hand.
    """
    dice = rng.random()
    if not bids:
        return Pass()
    room = {one: _expected_points(view, one) - (one.points or HALF + 1) for one in bids}
    best = max(bids, key=lambda one: (room[one], str(one)))
    if room[best] + error >= _margin(view.rules):
        return best
    if dice < _BLUFF and room[best] + error >= -_DARING and _others(view) >= _BIDDERS:
        return best
    return Pass()


def strength_for(rules: Rules, points: int | None, step: int) -> float:
    """How many ``_points`` a hand has above those of any hand, if its seat bids so many card points.

    ``step`` is how far below the highest rank the called card is.
    """
    return (points or HALF + 1) + _margin(rules) + _RANK * step - _ANY


def _margin(rules: Rules) -> float:
    return _BARE_TWO[rules.game.counts_games] if rules.auction is Auction.SUIT_ONLY else _MARGIN


def call(view: SeatView, calls: Sequence[Call | NameSuit]) -> Call | NameSuit:
    """The call with which the side may expect the most points."""
    return max(calls, key=lambda one: (_promise(view, one), str(one)))


def _others(view: SeatView) -> int:
    """The number of others who may still bid."""
    bids = view.auction.bids if view.auction is not None else ()
    passes = {seat for seat, one in bids if one is None}
    return view.rules.players - 1 - len(passes)


def _expected_points(view: SeatView, one: Bid) -> float:
    """The card points that the side may expect with the best call after such a bid."""
    ladder = view.rules.order.ladder
    if one.rank is not None:
        ranks = [one.rank]
    elif one.force or view.rules.auction in {Auction.COMBINED, Auction.SUIT_ONLY}:
        ranks = [called_cards(view, Suit.COINS)[0].rank]
    else:
        ranks = [Rank(rank) for rank in ladder]
    hand = set(view.hand)
    return max(
        _points(view, suit)
        - _RANK * ladder.index(rank)
        - _ALONE * any(card.rank is rank and card.suit is suit for card in hand)
        for suit in Suit
        for rank in ranks
    )


def _promise(view: SeatView, one: Call | NameSuit) -> float:
    if isinstance(one, Call) and one.blind:
        return -_ALONE
    cards = one.cards if isinstance(one, Call) and one.cards else called_cards(view, one.suit)
    ladder = view.rules.order.ladder
    steps = sum(_RANK * ladder.index(card.rank) + _ALONE * (card in view.hand) for card in cards)
    second = _SECOND * (sum(card not in view.hand for card in cards) > 1)
    return _points(view, cards[0].suit) + second - steps


def _points(view: SeatView, suit: Suit) -> float:
    """The points that a hand takes with a suit as trumps and its highest card for a partner."""
    value = view.rules.order.value
    return _ANY + sum(
        TRUMP + TRUMP_POINTS * value[card] if card.suit is suit else OTHER_POINTS * value[card]
        for card in view.hand
    )
