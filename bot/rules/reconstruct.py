"""Reconstruction: checks a seat view from outside by finding a match in which the seat would see it.

The sender of a view may be wrong. Here a match is built from it, with the hidden cards in any order, and
viewed again as the seat. The rules themselves then say what is wrong with the view, whose turn it is, and
which actions are legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.rules import decide, events as happened, policies
from bot.rules.actions import Bid, Call, Concede, Pass
from bot.rules.cards import TWOS, Card
from bot.rules.deductions.open_draws import open_draws_fit
from bot.rules.games import Trump
from bot.rules.options import Match, Talk
from bot.rules.phases import call
from bot.rules.state import Auction, Phase, State, TalkState, TrickCard, Turnup
from bot.rules.view import AuctionView, SeatView, seat_view

_PLAY_OFF: Final = 2
"""The number of seats left when the third is out (R-82)."""


class Inconsistent(Exception):
    """A view that no seat can have. ``field`` is the first one that contradicts the others."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def complete_view(view: SeatView) -> SeatView:
    """The view with correct ``phase``, ``turn``, ``active`` and ``legal``, whatever they were.

    Raises ``Inconsistent`` for a view that no seat can have, and for one of a deal that is over.
    """
    state = _reconstruct(view)
    rebuilt = seat_view(state, view.seat)
    _require("known", set(rebuilt.known_cards) == set(view.known_cards))
    for name in ("hands", "stock", "turnup", "next_card", "trump", "trick", "points", "auction"):
        _require(name, getattr(rebuilt, name) == getattr(view, name))
    _require("talk", rebuilt.talk == replace(view.talk, shown_cards=()))
    view = replace(view, phase=rebuilt.phase, turn=rebuilt.turn, active=rebuilt.active, legal=rebuilt.legal)
    _require("turned_cards", open_draws_fit(replace(view, drawn_next=())))
    _require("drawn_next", open_draws_fit(view))
    return view


def _require(field: str, holds: bool) -> None:  # noqa: FBT001 - what must hold is what is said
    if not holds:
        raise Inconsistent(field)


def _reconstruct(view: SeatView) -> State:
    rules, seats = view.rules, range(view.rules.players)
    _require("seat", view.seat in seats)
    _require("dealer", view.dealer in seats)
    _require("hands", len(view.hands) == rules.players)
    active = _active(view)
    _require("seat", view.seat in active)
    _require("dealer", view.dealer in active)
    _require("score", len(view.score) == len(rules.sides))
    _require("trump", _trump_fits(view))
    state = _deal(view, active)
    _require("auction", (state.auction is None) is (view.auction is None))
    if view.auction is not None:
        state = _replay_auction(state, view.auction, view)
    if state.phase is not Phase.PLAY:
        _require("trick", not view.trick and not view.tricks)
        _require("hands", view.hands == tuple(len(hand) for hand in state.hands))
        return state
    return _replay_tricks(state, view)


def _active(view: SeatView) -> tuple[int, ...]:
    """The seats in the match. A seat that is out has no cards in hand or on the table (R-82)."""
    there = {who for who, _ in view.trick}
    active = tuple(seat for seat, count in enumerate(view.hands) if count or seat in there)
    whole = len(active) == view.rules.players
    _require("hands", whole or (view.rules.match is Match.THREEHAND and len(active) == _PLAY_OFF))
    return active


def _trump_fits(view: SeatView) -> bool:
    first = view.tricks[0].cards[0].card if view.tricks else view.trick[0].card if view.trick else None
    match view.rules.game.trump:
        case Trump.TURNUP | Trump.DEALERS_CARD:
            return view.trump is not None and (view.turnup is None or view.turnup.suit is view.trump)
        case Trump.NONE:
            return view.trump is None
        case Trump.FIRST_LED:
            return view.trump is (None if first is None else first.suit)
        case Trump.CALLED:
            called_cards = view.auction.called_cards if view.auction is not None else ()
            return view.trump is (called_cards[0].suit if called_cards else None)


def _deal(view: SeatView, active: tuple[int, ...]) -> State:
    """A possible deal: the cards that the seat knows in their places, the others in any order."""
    rules, seat = view.rules, view.seat
    lies = {card for card in (view.turnup, view.next_card) if card is not None}
    out = [play.card for trick in view.tricks for play in trick.cards]
    out += [card for _, card in view.trick if card is not None]
    known_cards = [*view.hand, *out, *(card for _, card in view.known_cards), *lies]
    packs = rules.packs_for(len(active), view.removed_card)
    is_drawn = len(rules.packs_for(len(active))) > 1
    _require("removed_card", view.removed_card is None or (is_drawn and len(packs) == 1))
    pack = next((pack for pack in packs if set(known_cards) <= set(pack)), ())
    _require("hand", len(set(known_cards)) == len(known_cards) and bool(pack))
    rest = [card for card in pack if card not in known_cards]
    trick = []
    for who, card in view.trick:
        # rules.md §6.8: a covered card is a two, and not even its owner is shown again which one.
        if card is None:
            card = next((two for two in rest if two in TWOS), None)  # noqa: PLW2901 - one of the possible twos
            if card is None:
                raise Inconsistent("trick")
            rest.remove(card)
            trick.append(TrickCard(who, card, covered=True))
        else:
            trick.append(TrickCard(who, card))
    hands = []
    for other, count in enumerate(view.hands):
        cards = list(view.hand) if other == seat else [card for who, card in view.known_cards if who == other]
        _require("hands", len(cards) <= count and (other != seat or len(cards) == count))
        missing = count - len(cards)
        hands.append((*cards, *rest[:missing]))
        del rest[:missing]
    _require("known", all(who in active and who != seat for who, _ in view.known_cards))
    _require("stock", view.stock == len(rest) + len(lies))
    top = [view.next_card] if view.next_card is not None and view.next_card != view.turnup else []
    bottom = [view.turnup] if view.turnup is not None else []
    first = policies.next_active(active, rules.players, view.dealer)
    return State(
        rules,
        Phase.PLAY if rules.auction is None else Phase.AUCTION,
        view.dealer,
        view.number,
        view.score,
        active,
        hands=tuple(hands),
        stock=(*top, *rest, *bottom),
        turnup=None if view.turnup is None else Turnup(view.turnup, lies=True),
        in_the_open=view.known_cards,
        removed_card=view.removed_card,
        trump=view.trump,
        leader=first,
        turn=first,
        in_trick=len(active),
        trick=tuple(trick),
        piles=(0,) * rules.players,
        auction=None if rules.auction is None else Auction(),
        rais=view.talk.rais,
    )


def _replay_auction(state: State, auction_view: AuctionView, view: SeatView) -> State:
    """The state after the bids and the call."""
    trick = state.trick
    state = state._replace(trick=())
    for seat, bid in auction_view.bids:
        action: Bid | Pass = Pass() if bid is None else bid
        _require("auction", state.phase is Phase.AUCTION and decide.refusal(state, seat, action) is None)
        state, _ = decide.step(state, seat, action)
    current = state.auction or Auction()
    _require(
        "auction", state.phase in {Phase.AUCTION, Phase.CALL} and current.declarer == auction_view.declarer
    )
    if not (auction_view.called_cards or auction_view.blind) or auction_view.declarer is None:
        return state
    results = (
        call.result(state, auction_view.declarer, one)
        for one in decide.legal(state, auction_view.declarer)
        if isinstance(one, Call) and one.blind is auction_view.blind
    )
    call_event = next((one for one in results if one.cards == auction_view.called_cards), None)
    if not isinstance(call_event, happened.Called):
        raise Inconsistent("auction")
    partners = set(auction_view.partners)
    if set(view.hand) & set(auction_view.called_cards):
        partners.add(-1 if view.seat is None else view.seat)
    auction = current._replace(
        called_cards=auction_view.called_cards,
        blind=auction_view.blind,
        partners=tuple(sorted(partners - {auction_view.declarer})),
    )
    return state._replace(
        phase=Phase.PLAY, auction=auction, leader=call_event.leader, turn=call_event.leader, trick=trick
    )


def _replay_tricks(state: State, view: SeatView) -> State:
    """The state after all tricks. Drawn cards are counted."""
    rules, active = state.rules, state.active
    plays, order = rules.game.plays, rules.order
    counts = [rules.game.hand if seat in active else 0 for seat in range(rules.players)]
    stock = len(rules.packs_for(len(active))[0]) - sum(counts)
    leader, in_trick, piles = state.leader, len(active), [0] * rules.players
    for trick in view.tricks:
        seats = _turns(state, leader, in_trick)
        _require("tricks", [play.seat for play in trick.cards] == seats)
        best = policies.taker(trick.cards, view.trump, order).seat
        _require("tricks", (trick.taker, trick.points) == (best, policies.worth(trick.cards, order)))
        for seat in seats:
            counts[seat] -= 1
        draws = min(stock, len(active) * plays)
        ring = policies.ring(active, rules.players, best)
        for place in range(draws):
            counts[ring[place % len(ring)]] += 1
        stock -= draws
        in_trick = min(draws, len(active)) or len(active)
        leader = best
        piles[best] += trick.points
    seats = _turns(state, leader, in_trick)
    _require("leader", view.leader == leader)
    _require("trick", [who for who, _ in view.trick] == seats[: len(view.trick)])
    for who, _ in view.trick:
        counts[who] -= 1
    _require("hands", tuple(counts) == view.hands)
    _require("stock", stock == view.stock)
    naming = len(view.trick) == len(seats)
    if naming:
        _require("trick", view.auction is not None and view.auction.blind)
    turn = view.auction.declarer if naming and view.auction is not None else seats[len(view.trick)]
    after = state._replace(
        phase=Phase.NAMING if naming else Phase.PLAY,
        leader=leader,
        turn=turn,
        in_trick=in_trick,
        tricks=view.tricks,
        piles=tuple(piles),
        talk=_talk_state(view),
    )
    offer = after.talk.offer
    if offer is not None and turn is not None:  # fine print 42: it was legal to begin with
        before = after._replace(talk=after.talk._replace(offer=None))
        _require("talk", rules.side_of(offer.seat) == rules.side_of(turn) and offer.target != turn)
        _require("talk", decide.refusal(before, turn, Concede()) is None)
    return after


def _turns(state: State, leader: int, in_trick: int) -> list[int]:
    seats: Sequence[int] = policies.ring(state.active, state.rules.players, leader)[:in_trick]
    return [*seats] * state.rules.game.plays


def _talk_state(view: SeatView) -> TalkState:
    talk, seat = view.talk, -1 if view.seat is None else view.seat
    cards: tuple[Card, ...] = ()  # the cards that a rais has seen are among the known cards
    _require("talk", view.rules.talk is not Talk.RAIS or len(talk.rais) == len(view.rules.sides))
    return TalkState(
        due=talk.due,
        exchanges=talk.exchanges,
        orders=talk.orders,
        watches=() if talk.watching is None else ((seat, talk.watching),),
        looks=tuple(happened.Looked(who, target, cards) for who, target in talk.looks),
        signals=tuple(
            happened.Signalled(one.seat, one.card, one.card in view.hand, (seat,)) for one in talk.signals
        ),
        answers=talk.answers,
        offer=talk.offer,
        refusal=talk.refusal,
    )
