"""How a good player bids and calls: by the card points that such a hand took on average (rules.md §6).

The weights were fitted to eighteen hundred deals of Chiamata among good players, where one of the better
hands declared with a rank drawn blindly; the points of its side scattered by about twenty around it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bot.computers.simple_bidding import named
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
"""Each step of the called card below the highest rank."""
_ALONE: Final = 22.0
"""What is missed where the called card is one's own."""
_SECOND: Final = 34.0
"""What a second partner adds, in three hundred deals whose declarer called the two best missing cards."""
_MARGIN: Final = 1.0
"""How far above what is asked the estimate must be: to declare and fail costs twice."""
_BARE_TWO: Final = {False: -5.0, True: -2.0}
"""Likewise where only the suit is named. A thousand declarers of a two took three points more than the
estimate, and if hands that are just short of it pass, half of all deals are thrown in. True: where a deal
counts games (Sueca Italiana), the opponents of a declarer lose nothing, so a pass costs less."""
_BLUFF: Final = 0.06
_DARING: Final = 7.0
"""How often somebody bids who is so far short, to make others pay more."""
_BIDDERS: Final = 3
"""A bluff needs others who may still outbid it."""


def bid(view: SeatView, bids: Sequence[Bid], rng: random.Random) -> Bid | Pass:
    """The bid that leaves most room below the estimate, if there is any; seldom a bluff."""
    dice = rng.random()
    if not bids:
        return Pass()
    room = {one: _expected(view, one) - (one.points or HALF + 1) for one in bids}
    best = max(bids, key=lambda one: (room[one], str(one)))
    if room[best] >= _margin(view.rules):
        return best
    if dice < _BLUFF and room[best] >= -_DARING and _others(view) >= _BIDDERS:
        return best
    return Pass()


def asked(rules: Rules, points: int | None, step: int) -> float:
    """What a hand has of ``_points`` above those of any hand where its seat bids so many card points.

    ``step``: how far below the highest rank the called card is.
    """
    return (points or HALF + 1) + _margin(rules) + _RANK * step - _ANY


def _margin(rules: Rules) -> float:
    return _BARE_TWO[rules.game.counts_games] if rules.auction is Auction.SUIT_ONLY else _MARGIN


def call(view: SeatView, calls: Sequence[Call | NameSuit]) -> Call | NameSuit:
    """The call with which the side may expect most."""
    return max(calls, key=lambda one: (_promise(view, one), str(one)))


def _others(view: SeatView) -> int:
    """How many others may still bid."""
    bids = view.auction.bids if view.auction is not None else ()
    passed = {seat for seat, one in bids if one is None}
    return view.rules.players - 1 - len(passed)


def _expected(view: SeatView, one: Bid) -> float:
    """The card points of the side with the best call that such a bid allows."""
    ladder = view.rules.order.ladder
    if one.rank is not None:
        ranks = [one.rank]
    elif one.force or view.rules.auction in {Auction.COMBINED, Auction.SUIT_ONLY}:
        ranks = [named(view, Suit.COINS)[0].rank]
    else:
        ranks = [Rank(rank) for rank in ladder]
    held = set(view.hand)
    return max(
        _points(view, suit)
        - _RANK * ladder.index(rank)
        - _ALONE * any(card.rank is rank and card.suit is suit for card in held)
        for suit in Suit
        for rank in ranks
    )


def _promise(view: SeatView, one: Call | NameSuit) -> float:
    if isinstance(one, Call) and one.blind:
        return -_ALONE
    cards = one.cards if isinstance(one, Call) and one.cards else named(view, one.suit)
    ladder = view.rules.order.ladder
    steps = sum(_RANK * ladder.index(card.rank) + _ALONE * (card in view.hand) for card in cards)
    second = _SECOND * (sum(card not in view.hand for card in cards) > 1)
    return _points(view, cards[0].suit) + second - steps


def _points(view: SeatView, suit: Suit) -> float:
    """What a hand takes with a suit for trumps and the highest card of it for a partner."""
    value = view.rules.order.value
    return _ANY + sum(
        TRUMP + TRUMP_POINTS * value[card] if card.suit is suit else OTHER_POINTS * value[card]
        for card in view.hand
    )
