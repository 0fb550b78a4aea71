"""The declarer's call, and the naming of the suit after a blind trick.

See rules.md §6.4 to §6.8 and fine print 27 to 31.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from bot.rules import policies
from bot.rules.actions import Call, NameSuit
from bot.rules.cards import CARDS, DECK_POINTS, Card, Rank, Suit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Called, SuitNamed, Turned
from bot.rules.options import Auction as AuctionKind, Blind
from bot.rules.state import Phase, State

BLIND_FROM = 62
_BY_CARD = {AuctionKind.POINTS, AuctionKind.FROM65}
"""The auctions whose declarer names a card. In the others the rank is known (fine print 27)."""


def choices(state: State, seat: int) -> Iterable[Call | NameSuit]:
    """All calls."""
    if seat != state.turn:
        return ()
    if state.phase is Phase.NAMING:
        return [NameSuit(suit) for suit in Suit]
    if state.phase is not Phase.CALL:
        return ()
    pack, pairs = state.rules.packs[0], []
    if _two_cards(state):
        suits = [[card for card in pack if card.suit is suit] for suit in Suit]
        pairs = [Call(cards=pair) for suit in suits for pair in permutations(suit, 2)]
    if state.rules.auction in _BY_CARD:
        return [Call(blind=True), *(Call(cards=(card,)) for card in pack), *pairs]
    return [Call(blind=True), *(Call(suit=suit) for suit in Suit), *pairs]


def refusal(state: State, seat: int, action: Call | NameSuit) -> IllegalAction | None:
    """Why the declarer may not make this call; None if they may. Any card may be called, one's own too."""
    naming = isinstance(action, NameSuit)
    if state.phase is not (Phase.NAMING if naming else Phase.CALL):
        return IllegalAction(Reason.NO_SUIT_DUE if naming else Reason.NO_CALL_DUE)
    if seat != state.turn:
        return IllegalAction(Reason.NOT_YOUR_TURN, turn=-1 if state.turn is None else state.turn)
    return None if isinstance(action, NameSuit) else _call_refusal(state, action)


def result(state: State, seat: int, action: Call | NameSuit) -> Called | SuitNamed:
    """The event of a legal call."""
    if isinstance(action, NameSuit):
        named_cards = (CARDS[_rank(state) + action.suit],)
        turned_cards = tuple(Turned(play.seat, play.card) for play in state.trick if play.covered)
        return SuitNamed(seat, named_cards, _partners(state, seat, named_cards), turned_cards)
    cards = action.cards or (() if action.suit is None else (CARDS[_rank(state) + action.suit],))
    right = policies.next_active(state.active, state.rules.players, state.dealer)
    leader = seat if state.rules.declarer_leads else right  # rules.md §6.6
    return Called(seat, cards, action.blind, _partners(state, seat, cards), leader)


def _partners(state: State, seat: int, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """The seats that hold the called cards, except the declarer.

    After a blind trick the cards may be on the table.
    """
    on_table = {play.card: play.seat for play in state.trick}
    holders = {
        holder
        for card in cards
        for holder in [
            on_table.get(card, next((s for s, hand in enumerate(state.hands) if card in hand), seat))
        ]
    }
    return tuple(sorted(holders - {seat}))


def _rank(state: State) -> Rank:
    return policies.called_rank(state.rules, () if state.auction is None else state.auction.bids)


def _points(state: State) -> int:
    standing = None if state.auction is None else state.auction.standing
    return 0 if standing is None else standing.points or 0


def _two_cards(state: State) -> bool:
    """Whether two cards of one suit may be called, as at 120 (fine print 28)."""
    return _points(state) == DECK_POINTS and state.rules.auction in {AuctionKind.POINTS, AuctionKind.COMBINED}


def _call_refusal(state: State, call: Call) -> IllegalAction | None:
    kind = state.rules.auction
    if sum((call.suit is not None, bool(call.cards), call.blind)) != 1:
        return IllegalAction(Reason.WRONG_CALL)
    if call.blind:
        return _blind_refusal(state)
    if len(call.cards) > 1:
        right = _two_cards(state) and _pair(state, call.cards)
    else:
        right = bool(call.cards) is (kind in _BY_CARD)
    return (
        None if right and set(call.cards) <= set(state.rules.packs[0]) else IllegalAction(Reason.WRONG_CALL)
    )


def _pair(state: State, cards: tuple[Card, ...]) -> bool:
    """Whether two cards differ and have one suit; after a combined auction one has the standing rank."""
    two = len(cards) == len(set(cards)) == 2 and cards[0].suit is cards[1].suit
    return two and (
        state.rules.auction is AuctionKind.POINTS or _rank(state) in {card.rank for card in cards}
    )


def _blind_refusal(state: State) -> IllegalAction | None:
    """Why a blind call is refused; None if it is not (fine print 31).

    It needs a called two. It is refused at 120 in a combined auction, and perhaps below 62.
    """
    rules, points = state.rules, _points(state)
    allowed = (
        rules.blind is not Blind.OFF
        and _rank(state) is Rank.TWO
        and not _two_cards(state)
        and (rules.blind is Blind.ON or points >= BLIND_FROM)
    )
    return None if allowed else IllegalAction(Reason.BLIND_NOT_ALLOWED)
