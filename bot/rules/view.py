"""The views: ``SeatView`` of a moment and ``Sighting`` of an event. Nothing else leaves the engine.

A seat learns from its ``SeatView`` what only it may know; a ``Sighting`` is for everybody. Both are built
field by field: a ``SeatView`` has no field for a hand that its seat may not see, and the sighting of a deal
has none for any hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.rules import events as happened
from bot.rules.actions import Action, Bid
from bot.rules.cards import Card, Suit
from bot.rules.decide import legal
from bot.rules.events import CardPlayed, CardsDrawn, DealStarted, Event, MatchEnded, PublicEvent
from bot.rules.options import PointsShown, SignalDelivery
from bot.rules.phases import conversation
from bot.rules.policies import by_side
from bot.rules.rules import Rules
from bot.rules.state import AnsweredQuestion, Auction, Phase, State, Trick, TrickCard

__all__ = [
    "AnsweredQuestion",
    "AuctionView",
    "CallSeen",
    "CardSeen",
    "DealSeen",
    "DrawSeen",
    "LookSeen",
    "Phase",
    "SeatView",
    "Sighting",
    "SignalSeen",
    "SuitSeen",
    "TalkView",
    "Trick",
    "TrickCard",
    "TrickCardView",
    "seat_view",
    "sighting",
]


class TrickCardView(NamedTuple):
    """A card on the table as a seat sees it; None while it is covered (rules.md §6.8)."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class AuctionView:
    """An auction and its call as a seat knows them.

    ``bids``: every bid, and None for a pass, in order. ``called_cards``: empty before the call and while
    the suit is unnamed. ``partners``: the declarer's partners that the seat knows for certain.
    """

    bids: tuple[tuple[int, Bid | None], ...]
    standing: Bid | None
    declarer: int | None
    called_cards: tuple[Card, ...]
    blind: bool
    partners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match as one seat knows it. ``seat`` is None for an onlooker.

    - ``hands``: the number of cards of every seat.
    - ``tricks``: all tricks that were face up; ``rules.trick_review`` says which a person is shown *again*.
    - ``previous``: the last trick of the previous deal.
    - ``points``: by side, None if ``rules.points_shown`` hides them until the deal is over.
    - ``known_cards``: cards in other hands that the seat sees, or saw them get, such as the drawn turn-up.
    - ``drawn_turnup``: the turn-up after it was drawn (R-51). ``removed_card``: the two drawn to be left out
      of the pack (R-05).
    - ``turned_cards``: loads that were turned up first and went back into the stock (R-32).
    - ``next_card``: the top of the stock if it is open. ``drawn_next``: those before, one after each trick.
    - ``legal``: all actions that the seat may take now. ``active``: the seats still in the match.
    """

    rules: Rules
    seat: int | None
    phase: Phase
    number: int
    dealer: int
    leader: int
    turn: int | None
    active: tuple[int, ...]
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    known_cards: tuple[tuple[int, Card], ...]
    turnup: Card | None
    turned_cards: tuple[Card, ...]
    next_card: Card | None
    trump: Suit | None
    stock: int
    trick: tuple[TrickCardView, ...]
    tricks: tuple[Trick, ...]
    previous: Trick | None
    points: tuple[int | None, ...]
    score: tuple[int, ...]
    carried: int
    auction: AuctionView | None
    talk: TalkView
    legal: tuple[Action, ...]
    result: MatchEnded | None
    drawn_turnup: Card | None = None
    removed_card: Card | None = None
    drawn_next: tuple[Card, ...] = ()

    @property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """The packs of which one was dealt, as far as the seat knows: several only if the two is unknown."""
        return self.rules.packs_for(len(self.active), self.removed_card)

    @property
    def next_seat(self) -> int | None:
        """The seat whose choice the match waits for: the seat that was asked, else the one in turn.

        None between deals.
        """
        due = self.talk.due or self.talk.offer
        return self.turn if due is None else due.target

    @property
    def side(self) -> int | None:
        """The side of the seat; None for an onlooker."""
        return None if self.seat is None else self.rules.side_of(self.seat)


@dataclass(frozen=True, slots=True)
class DealSeen:
    """``DealStarted`` as onlookers saw it: the open cards, and the number of everybody's cards."""

    number: int
    dealer: int
    leader: int
    hands: tuple[int, ...]
    stock: int
    turnup: Card | None
    trump: Suit | None
    removed: tuple[Card, ...]
    turned: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardSeen:
    """``CardPlayed`` as onlookers saw it. ``card`` is None if it is covered."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class CallSeen:
    """``Called`` as onlookers saw it."""

    seat: int
    cards: tuple[Card, ...]
    blind: bool


@dataclass(frozen=True, slots=True)
class SuitSeen:
    """``SuitNamed`` as onlookers saw it."""

    seat: int
    cards: tuple[Card, ...]
    turned: tuple[happened.Turned, ...]


@dataclass(frozen=True, slots=True)
class LookSeen:
    """``Looked`` as onlookers saw it."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class SignalSeen:
    """``Signalled`` as the seat that made the gesture, or one that saw it, knows it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DrawSeen:
    """``CardsDrawn`` as onlookers saw it: who drew, in order, and the open cards."""

    cards: tuple[tuple[int, Card | None], ...]


Sighting: TypeAlias = (
    PublicEvent | DealSeen | CardSeen | CallSeen | SuitSeen | DrawSeen | LookSeen | SignalSeen
)


@dataclass(frozen=True, slots=True)
class TalkView:
    """The talk of a deal as a seat knows it (R-62 to R-67).

    ``due``: the question that waits for its answer, and ``count`` the number behind a yes, for the seat that
    was asked. ``exchanges``: the questions and answers of this trick; ``answers``: all of this deal.
    ``orders``: those of this trick. ``watching``: the opponent that the seat watches. ``signals``: the
    gestures that it made or saw in this deal, each once. ``looks``: who looked at whose hand. ``rais``: the
    captains. ``shown_cards``: the cards that partners still hold of the hands they showed first (R-60).
    ``offer``: the concession that waits for a partner's answer; ``refusal``: its refusal in this trick.
    """

    due: happened.Asked | None
    count: int | None
    exchanges: tuple[happened.Asked | happened.Answered, ...]
    answers: tuple[AnsweredQuestion, ...]
    orders: tuple[happened.Ordered, ...]
    watching: int | None
    signals: tuple[SignalSeen, ...]
    looks: tuple[tuple[int, int], ...]
    rais: tuple[int, ...]
    shown_cards: tuple[tuple[int, Card], ...]
    offer: happened.ConcessionOffered | None = None
    refusal: happened.ConcessionRefused | None = None


def seat_view(state: State, seat: int | None) -> SeatView:
    """The view of a seat, or of an onlooker (None)."""
    turnup, rules = state.turnup, state.rules
    over = state.phase in {Phase.DEALING, Phase.OVER}
    return SeatView(
        rules=rules,
        seat=seat,
        phase=state.phase,
        number=state.number,
        dealer=state.dealer,
        leader=state.leader,
        turn=state.turn,
        active=state.active,
        hand=state.hands[seat] if seat is not None and state.hands else (),
        hands=tuple(len(hand) for hand in state.hands),
        known_cards=_known_cards(state, seat),
        turnup=turnup.card if turnup is not None and turnup.lies else None,
        turned_cards=state.turned_cards,
        next_card=state.stock[0] if rules.open_next_card and state.stock else None,
        trump=state.trump,
        stock=len(state.stock),
        trick=tuple(TrickCardView(who, None if covered else card) for who, card, covered in state.trick),
        tricks=state.tricks,
        previous=state.previous,
        points=by_side(rules, state.piles or (0,) * rules.players) if over else _points(state, seat),
        score=state.score,
        carried=state.carried,
        auction=None if state.auction is None else _auction(state, state.auction, seat),
        talk=_talk(state, seat),
        legal=() if seat is None else legal(state, seat),
        result=state.result,
        drawn_turnup=turnup.card if turnup is not None and rules.has_turnup and not turnup.lies else None,
        removed_card=state.removed_card,
        drawn_next=state.drawn_next,
    )


def _known_cards(state: State, seat: int | None) -> tuple[tuple[int, Card], ...]:
    if not state.hands:
        return ()
    seats = _open_seats(state, seat)
    cards = [(other, card) for other in seats if other != seat for card in state.hands[other]]
    # the cards that the rais has seen and that are still held.
    cards += [
        (one.target, card)
        for one in state.talk.looks
        if one.seat == seat and one.target not in seats
        for card in one.cards
        if card in state.hands[one.target]
    ]
    # the turn-up was open when it was drawn, so everybody knows who holds it.
    cards += [
        (other, card)
        for other, card in state.in_the_open
        if other != seat and other not in seats and card in state.hands[other] and (other, card) not in cards
    ]
    return tuple(cards)


def _open_seats(state: State, seat: int | None) -> tuple[int, ...]:
    """The seats whose whole hands a seat may see now."""
    rules = state.rules
    if rules.open_hands:
        return state.active
    # before the first trick partners see each other's hands; R-61: once the stock is used up.
    together = (rules.partners_show_first and not state.tricks) or (
        rules.partners_look_at_the_end and not state.stock
    )
    if seat is None or not together:
        return ()
    return tuple(other for other in rules.sides[rules.side_of(seat)] if other != seat)


def _points(state: State, seat: int | None) -> tuple[int | None, ...]:
    rules, shown = state.rules, state.rules.points_shown
    points, is_open = by_side(rules, state.piles), shown is PointsShown.BOTH
    own = rules.side_of(seat) if seat is not None and shown is PointsShown.OWN else None
    return tuple(count if is_open or side == own else None for side, count in enumerate(points))


def _auction(state: State, auction: Auction, seat: int | None) -> AuctionView:
    """The auction as a seat knows it.

    The partner knows of the call at once, the others when the called card is played (rules.md §6.7).
    """
    played_by = {
        card: who for who, card, _ in (*state.trick, *(one for trick in state.tricks for one in trick.cards))
    }
    partners = {played_by[card] for card in auction.called_cards if card in played_by}
    if seat is not None and seat in auction.partners:
        partners.add(seat)
    return AuctionView(
        bids=auction.bids,
        standing=auction.standing,
        declarer=auction.declarer,
        called_cards=auction.called_cards,
        blind=auction.blind,
        partners=tuple(sorted(partners - {auction.declarer})),
    )


def sighting(event: Event, rules: Rules) -> Sighting | None:
    """What onlookers saw of an event in a match with these rules; None if nothing."""
    match event:
        case happened.Signalled():
            return SignalSeen(event.seat, event.card) if _sees(None, event, rules) else None
        case happened.Watched():
            return None
        case happened.Looked():
            return LookSeen(event.seat, event.target)
        case DealStarted():
            return DealSeen(
                number=event.number,
                dealer=event.dealer,
                leader=event.leader,
                hands=tuple(len(hand) for hand in event.hands),
                stock=len(event.stock),
                turnup=event.turnup,
                trump=event.trump,
                removed=event.removed,
                turned=event.turned,
            )
        case CardPlayed():
            return CardSeen(event.seat, None if event.covered else event.card)
        case CardsDrawn(cards, turnup):
            # the open turn-up is drawn in the open; R-75: so is an open next card.
            top = cards[0].card if rules.open_next_card else None
            return DrawSeen(
                tuple(
                    (who, card if rules.open_hands or card in {turnup, top} else None) for who, card in cards
                )
            )
        case happened.Called():
            return CallSeen(event.seat, event.cards, event.blind)
        case happened.SuitNamed():
            return SuitSeen(event.seat, event.cards, event.turned)
        case _:
            return event


def _sees(seat: int | None, gesture: happened.Signalled, rules: Rules) -> bool:
    """Whether a seat, or an onlooker (None), sees a gesture (rules.md §10)."""
    return rules.signal_delivery is SignalDelivery.PUBLIC or seat in {gesture.seat, *gesture.seen_by}


def _signals_seen(state: State, seat: int | None) -> tuple[SignalSeen, ...]:
    """The gestures that a seat made or saw, each once.

    Repeats would reveal who else saw a gesture, and whether it is true.
    """
    signals = [SignalSeen(one.seat, one.card) for one in state.talk.signals if _sees(seat, one, state.rules)]
    return tuple(dict.fromkeys(signals))


def _talk(state: State, seat: int | None) -> TalkView:
    talk, due = state.talk, state.talk.due
    return TalkView(
        due=due,
        count=conversation.count(state, due) if due is not None and due.target == seat else None,
        exchanges=talk.exchanges,
        answers=talk.answers,
        orders=talk.orders,
        watching=next((target for watcher, target in talk.watches if watcher == seat), None),
        signals=_signals_seen(state, seat),
        looks=tuple((one.seat, one.target) for one in talk.looks),
        rais=state.rais,
        shown_cards=_shown_first(state, seat),
        offer=talk.offer,
        refusal=talk.refusal,
    )


def _shown_first(state: State, seat: int | None) -> tuple[tuple[int, Card], ...]:
    if seat is None or not state.talk.shown_cards:
        return ()
    partners = {other for other in state.rules.sides[state.rules.side_of(seat)] if other != seat}
    return tuple(
        (one, card) for one, card in state.talk.shown_cards if one in partners and card in state.hands[one]
    )
