"""Inference from bids and passes about a hand, by the estimates of a good player (``fitted_bidding``)."""

from __future__ import annotations

from typing import Final

from bot.computers import fitted_bidding
from bot.computers.search.board import MOST, SHIFT, Board, Row, Values
from bot.computers.search.compilation import compiled
from bot.rules.actions import Bid
from bot.rules.cards import DECK_POINTS
from bot.rules.options import Auction
from bot.rules.rules import Rules
from bot.rules.view import AuctionView

LEAST, HIGHEST, SIZE = 0, 1, 2
"""The places of what is known of a seat: the least and the greatest strength of its hand, in hundredths."""
_ONE: Final = 100
UNBOUNDED: Final = 1_000_000
"""The strength that stands for no bound."""
_TRUMP: Final = round(fitted_bidding.TRUMP * _ONE)
_TRUMP_POINTS: Final = round(fitted_bidding.TRUMP_POINTS * _ONE)
_OTHER_POINTS: Final = round(fitted_bidding.OTHER_POINTS * _ONE)
_STEP: Final = 3 * _ONE
"""The missing or surplus strength that makes a hand half as likely."""
_CAP: Final = 5
"""The greatest number of halvings: people bluff, and not everybody estimates in this way."""
_COINS, _CUPS, _SWORDS = range(3)
OWN: Final = 4
"""The halvings for a declarer who called a card of their own."""
_BY_RANK: Final = frozenset({Auction.COMBINED, Auction.RANK})
_LOWEST65, _STEP65 = 65, 5


def bid_bounds(rules: Rules, seats: tuple[int, ...], auction: AuctionView) -> list[int]:
    """What the bids and passes tell of every seat, ``MOST`` seats long."""
    rows = [[-UNBOUNDED, UNBOUNDED] for _ in range(MOST)]
    ladder = rules.order.ladder
    step = 0 if rules.auction in {Auction.POINTS, Auction.FROM65} else len(ladder) - 1
    standing: Bid | None = None
    for seat, bid in auction.bids:
        row = rows[seats.index(seat)]
        if bid is None:
            row[HIGHEST] = _next(rules, standing, step)
            continue
        if bid.rank is not None:
            step = ladder.index(bid.rank)
        row[LEAST] = _strength_for(rules, bid.points, step)
        standing = bid
    return [number for row in rows for number in row]


def _next(rules: Rules, standing: Bid | None, step: int) -> int:
    """The strength for the lowest bid that a seat that passed could have made."""
    last = len(rules.order.ladder) - 1
    from65 = rules.auction is Auction.FROM65
    points = None if standing is None else standing.points
    if points is not None:
        return (
            _strength_for(rules, points + (_STEP65 if from65 else 1), step)
            if points < DECK_POINTS
            else UNBOUNDED
        )
    if standing is None:
        return _strength_for(rules, _LOWEST65 if from65 else None, 0 if rules.auction in _BY_RANK else step)
    return (
        _strength_for(rules, None, step + 1) if step < last else _strength_for(rules, rules.first_raise, step)
    )


def _strength_for(rules: Rules, points: int | None, step: int) -> int:
    """The strength for a bid: from its points, and the steps from the highest rank to the called one."""
    return round(_ONE * fitted_bidding.strength_for(rules, points, step))


@compiled
def bid_implausibility(
    board: Board, begin: int, hand_size: int, values: Values, bids: Row, at: int, suit_called: int
) -> int:
    """How improbable a whole hand is after what its seat bid, from ``at`` on.

    ``suit_called`` is the suit, or below 0. The declarer called the suit in which the hand is best.
    """
    first = second = third = fourth = others = 0
    for place in range(begin, begin + hand_size):
        card = board[place]
        suit, points = card >> SHIFT, values[card]
        others += _OTHER_POINTS * points
        more = _TRUMP + (_TRUMP_POINTS - _OTHER_POINTS) * points
        if suit == _COINS:
            first += more
        elif suit == _CUPS:
            second += more
        elif suit == _SWORDS:
            third += more
        else:
            fourth += more
    best = others + max(first, second, third, fourth)
    count = 0
    if suit_called >= 0:
        suit = (first, second, third, fourth)[suit_called]
        count += min(_CAP, (best - others - suit) // _STEP)
        best = others + suit
    if best < bids[at + LEAST]:
        count += min(_CAP, (bids[at + LEAST] - best) // _STEP)
    if best > bids[at + HIGHEST]:
        count += min(_CAP, (best - bids[at + HIGHEST]) // _STEP)
    return count
