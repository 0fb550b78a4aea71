"""The whole state of a match, and ``evolve``, which applies an event to it.

``evolve`` never refuses, chooses or computes who won: the event already says so. The values are named
tuples, because a simulation makes a million states a minute.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from bot.rules import events as happened
from bot.rules.actions import Bid
from bot.rules.cards import Card, Suit
from bot.rules.events import CardPlayed, CardsDrawn, Event, MatchEnded, MatchStarted, TrickTaken
from bot.rules.options import RemovedCard
from bot.rules.rules import Rules


class Phase(Enum):
    """What the match waits for."""

    DEALING = auto()
    """The pack of the next deal."""
    AUCTION = auto()
    """A bid or a pass."""
    CALL = auto()
    """The declarer's call."""
    PLAY = auto()
    """A card from the seat whose turn it is."""
    NAMING = auto()
    """The suit, after a blind first trick."""
    OVER = auto()
    """Nothing: the match is over."""


class TrickCard(NamedTuple):
    """A card on the table and the seat that played it."""

    seat: int
    card: Card
    covered: bool = False


class Trick(NamedTuple):
    """A completed trick, with its cards in the order of play."""

    cards: tuple[TrickCard, ...]
    taker: int
    points: int


class Turnup(NamedTuple):
    """The turn-up, which decides a deal's trump."""

    card: Card
    lies: bool
    """Whether it is still under the stock. Otherwise a seat has drawn it, or it was dealt to the dealer."""


class Auction(NamedTuple):
    """The bids of an auction, and the call (rules.md §6)."""

    bids: tuple[tuple[int, Bid | None], ...] = ()
    """Every bid and pass (None) in order."""
    declarer: int | None = None
    called_cards: tuple[Card, ...] = ()
    blind: bool = False
    partners: tuple[int, ...] = ()

    @property
    def standing(self) -> Bid | None:
        """The bid to beat."""
        return next((bid for _, bid in reversed(self.bids) if bid is not None), None)

    @property
    def passed_seats(self) -> tuple[int, ...]:
        """The seats that have passed."""
        return tuple(seat for seat, bid in self.bids if bid is None)


class AnsweredQuestion(NamedTuple):
    """An answer and its moment: what it says of a hand holds until cards come or go."""

    question: happened.Asked
    answer: happened.Answered
    tricks: int
    """The number of complete tricks at that moment."""
    stock: int
    """The number of cards in the stock at that moment."""


class TalkState(NamedTuple):
    """The talk that still matters (R-62 to R-67).

    Everything except ``looks``, ``signals``, ``answers`` and ``shown_cards`` is dropped after a trick.
    """

    due: happened.Asked | None = None
    """The question that must be answered before anything else happens."""
    exchanges: tuple[happened.Asked | happened.Answered, ...] = ()
    """The questions and their answers, in order."""
    orders: tuple[happened.Ordered, ...] = ()
    watches: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and the opponent whom it watches."""
    looks: tuple[happened.Looked, ...] = ()
    signals: tuple[happened.Signalled, ...] = ()
    answers: tuple[AnsweredQuestion, ...] = ()
    shown_cards: tuple[tuple[int, Card], ...] = ()
    """The cards that partners showed each other before the first trick, and their seats (R-60)."""
    offer: happened.ConcessionOffered | None = None
    """The concession that a partner must answer before anything else happens (fine print 42)."""
    refusal: happened.ConcessionRefused | None = None
    """A partner's refusal of a concession in this trick."""

    @property
    def answerer(self) -> int | None:
        """The partner who must answer, a question or a concession; None if nobody must."""
        due = self.due or self.offer
        return None if due is None else due.target


class State(NamedTuple):
    """A match at one moment. Tuples by side follow ``rules.sides``, tuples by seat the seats."""

    rules: Rules
    phase: Phase
    dealer: int
    number: int
    """The current deal, counted from 0; between deals the next one."""
    score: tuple[int, ...]
    active: tuple[int, ...]
    """The seats still in the match (R-82)."""
    counted: int = 0
    """The number of deals that were not thrown in."""
    carried: int = 0
    pause: int = 0
    """The number of deals to play before the winner is determined (R-83)."""
    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    """The top card is first, the turn-up is last."""
    turnup: Turnup | None = None
    turned_cards: tuple[Card, ...] = ()
    """The loads that were face up before the turn-up and went back into the stock (R-32)."""
    removed_card: Card | None = None
    """The two that was drawn and left out of this deal's pack (R-05); None if none was drawn."""
    in_the_open: tuple[tuple[int, Card], ...] = ()
    """Cards that everybody saw a seat get: the turn-up, one exchanged for it, an open next card."""
    drawn_next: tuple[Card, ...] = ()
    """The open next cards that were drawn in this deal, one after each trick (R-75)."""
    trump: Suit | None = None
    leader: int = 0
    turn: int | None = None
    in_trick: int = 0
    """The number of seats that play to the current trick (R-52)."""
    trick: tuple[TrickCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    previous: Trick | None = None
    """The last trick of the previous deal."""
    piles: tuple[int, ...] = ()
    """Card points per seat (R-43: piles are kept per seat)."""
    auction: Auction | None = None
    rais: tuple[int, ...] = ()
    board: bool = False
    """Whether other tables play the same packs, so that every deal is played to its end (fine print 42)."""
    deals: int = 1
    """How many deals a match on boards has."""
    talk: TalkState = TalkState()
    exchanged: bool = False
    """Whether the turn-up was exchanged since the last trick (R-56: once a trick)."""
    revoked: frozenset[int] = frozenset()
    """Seats that failed to follow suit while able, in this deal (fine print 24)."""
    ended: (
        happened.Claimed
        | happened.Conceded
        | happened.ConquistaShown
        | happened.Denounced
        | happened.Forfeited
        | None
    ) = None
    """The event that broke the deal off."""
    result: MatchEnded | None = None

    @property
    def next_seat(self) -> int | None:
        """The seat whose choice the match waits for: the seat that was asked, else the one in turn.

        None between deals.
        """
        return self.turn if self.talk.answerer is None else self.talk.answerer


_AuctionEvent: TypeAlias = (
    happened.BidMade
    | happened.Passed
    | happened.AuctionWon
    | happened.Called
    | happened.SuitAsked
    | happened.SuitNamed
)


_TalkEvent: TypeAlias = (
    happened.Signalled
    | happened.Watched
    | happened.Asked
    | happened.Answered
    | happened.Ordered
    | happened.Looked
    | happened.ConcessionOffered
    | happened.ConcessionRefused
)


def evolve(state: State | None, event: Event) -> State:  # noqa: C901, PLR0912 - one case for each kind of event
    """The state after an event. Only ``MatchStarted`` may come first."""
    if isinstance(event, MatchStarted):
        rules = event.rules
        seats = tuple(range(rules.players))
        return State(
            rules,
            Phase.DEALING,
            event.dealer,
            number=0,
            score=(0,) * len(rules.sides),
            active=seats,
            rais=event.rais,
            board=event.board,
            deals=event.deals,
        )
    if state is None:
        message = "a log begins with MatchStarted"
        raise ValueError(message)
    match event:
        case CardPlayed():
            return _play_card(state, event)
        case TrickTaken(seat, points):
            piles = state.piles
            return state._replace(
                tricks=(*state.tricks, Trick(state.trick, seat, points)),
                trick=(),
                piles=(*piles[:seat], piles[seat] + points, *piles[seat + 1 :]),
                leader=seat,
                turn=seat,
                in_trick=len(state.active),
                exchanged=False,
                talk=TalkState(
                    looks=state.talk.looks,
                    signals=state.talk.signals,
                    answers=state.talk.answers,
                    shown_cards=state.talk.shown_cards,
                ),
            )
        case CardsDrawn():
            return _draw(state, event)
        case happened.DealStarted():
            return _deal(state, event)
        case happened.DealEnded():
            return state._replace(
                phase=Phase.DEALING,
                number=state.number + 1,
                counted=state.counted + event.counts,
                score=tuple(map(int.__add__, state.score, event.score)),
                carried=event.carried,
                pause=event.pause,
                dealer=event.dealer,
                turn=None,
            )
        case happened.StockExhausted():
            return state
        case happened.TrumpMade(suit):
            return state._replace(trump=suit)
        case happened.CardExchanged():
            return _exchange(state, event)
        case happened.SeatOut(seat, dealer):
            active = tuple(other for other in state.active if other != seat)
            return state._replace(active=active, dealer=dealer)
        case MatchEnded():
            return state._replace(phase=Phase.OVER, turn=None, result=event)
        case happened.Claimed() | happened.ConquistaShown() | happened.Denounced() | happened.Forfeited():
            return state._replace(ended=event, turn=None)
        case happened.Conceded():
            return state._replace(ended=event, turn=None, talk=state.talk._replace(offer=None))
        case _:
            if isinstance(event, _TalkEvent):
                return state._replace(talk=_talk(state, event))
            return _auction(state, event)


def _play_card(state: State, event: CardPlayed) -> State:
    seat, card = event.seat, event.card
    hand = state.hands[seat]
    revoked = state.revoked
    if state.rules.renege and follows_not(hand, state.trick, card):
        revoked |= {seat}
    hands = (
        *state.hands[:seat],
        tuple(other for other in hand if other is not card),
        *state.hands[seat + 1 :],
    )
    trick = (*state.trick, TrickCard(seat, card, event.covered))
    return state._replace(hands=hands, trick=trick, turn=event.turn, revoked=revoked)


def follows_not(hand: tuple[Card, ...], trick: tuple[TrickCard, ...], card: Card) -> bool:
    """Whether a card does not follow the suit led although the hand could."""
    if not trick:
        return False
    led = trick[0].card.suit
    return card.suit is not led and any(other.suit is led for other in hand)


def _deal(state: State, event: happened.DealStarted) -> State:
    auction = Auction() if state.rules.auction is not None else None
    turnup, is_drawn = event.turnup, state.rules.removed_card is RemovedCard.RANDOM
    return state._replace(
        phase=Phase.PLAY if auction is None else Phase.AUCTION,
        dealer=event.dealer,
        number=event.number,
        hands=event.hands,
        stock=event.stock,
        turnup=None if turnup is None else Turnup(turnup, lies=bool(event.stock)),
        turned_cards=event.turned,
        removed_card=next(iter(event.removed), None) if is_drawn else None,
        in_the_open=() if turnup is None or event.stock else ((event.dealer, turnup),),
        drawn_next=(),
        trump=event.trump,
        leader=event.leader,
        turn=event.leader,
        in_trick=len(state.active),
        trick=(),
        tricks=(),
        previous=state.tricks[-1] if state.tricks else None,
        piles=(0,) * state.rules.players,
        auction=auction,
        exchanged=False,
        revoked=frozenset(),
        talk=TalkState(shown_cards=_shown_first(state.rules, event)),
        ended=None,
    )


def _shown_first(rules: Rules, event: happened.DealStarted) -> tuple[tuple[int, Card], ...]:
    if not rules.partners_show_first:
        return ()
    return tuple((seat, card) for seat, hand in enumerate(event.hands) for card in hand)


def _draw(state: State, event: CardsDrawn) -> State:
    hands, in_the_open, drawn_next = list(state.hands), state.in_the_open, state.drawn_next
    turnup = state.turnup
    for seat, card in event.cards:
        hands[seat] = (*hands[seat], card)
    if state.rules.open_next_card:
        in_the_open, drawn_next = (*in_the_open, event.cards[0]), (*drawn_next, event.cards[0].card)
    if event.turnup is not None:
        turnup, in_the_open = Turnup(event.turnup, lies=False), (*in_the_open, event.cards[-1])
    count = len(event.cards)
    # if the stock does not go round, only the seats that drew play the next trick.
    in_trick = min(count, len(state.active))
    return state._replace(
        hands=tuple(hands),
        stock=state.stock[count:],
        turnup=turnup,
        in_the_open=in_the_open,
        drawn_next=drawn_next,
        in_trick=in_trick,
    )


def _exchange(state: State, event: happened.CardExchanged) -> State:
    hand = tuple(event.taken if other is event.given else other for other in state.hands[event.seat])
    return state._replace(
        hands=(*state.hands[: event.seat], hand, *state.hands[event.seat + 1 :]),
        stock=(*state.stock[:-1], event.given),
        turnup=Turnup(event.given, lies=True),
        in_the_open=(*state.in_the_open, (event.seat, event.taken)),
        exchanged=True,
    )


def _auction(state: State, event: _AuctionEvent) -> State:
    auction = state.auction or Auction()
    match event:
        case happened.BidMade(seat, bid, turn):
            return state._replace(auction=auction._replace(bids=(*auction.bids, (seat, bid))), turn=turn)
        case happened.Passed(seat, turn):
            return state._replace(auction=auction._replace(bids=(*auction.bids, (seat, None))), turn=turn)
        case happened.AuctionWon(seat):
            return state._replace(phase=Phase.CALL, turn=seat, auction=auction._replace(declarer=seat))
        case happened.Called():
            with_call = auction._replace(called_cards=event.cards, blind=event.blind, partners=event.partners)
            trump = event.cards[0].suit if event.cards else None
            leader = event.leader
            return state._replace(
                phase=Phase.PLAY, auction=with_call, trump=trump, leader=leader, turn=leader
            )
        case happened.SuitAsked(seat):
            return state._replace(phase=Phase.NAMING, turn=seat)
        case happened.SuitNamed():
            with_suit = auction._replace(called_cards=event.cards, blind=False, partners=event.partners)
            trick = tuple(play._replace(covered=False) for play in state.trick)
            return state._replace(
                phase=Phase.PLAY, auction=with_suit, trump=event.cards[0].suit, trick=trick, turn=None
            )


def _talk(state: State, event: _TalkEvent) -> TalkState:
    talk = state.talk
    match event:
        case happened.Asked():
            return talk._replace(due=event, exchanges=(*talk.exchanges, event))
        case happened.Answered():
            answers = talk.answers
            if talk.due is not None:
                answers = (*answers, AnsweredQuestion(talk.due, event, len(state.tricks), len(state.stock)))
            return talk._replace(due=None, exchanges=(*talk.exchanges, event), answers=answers)
        case happened.Ordered():
            return talk._replace(orders=(*talk.orders, event))
        case happened.Watched(seat, target):
            return talk._replace(watches=(*talk.watches, (seat, target)))
        case happened.Looked():
            return talk._replace(looks=(*talk.looks, event))
        case happened.ConcessionOffered():
            return talk._replace(offer=event)
        case happened.ConcessionRefused():
            return talk._replace(offer=None, refusal=event)
        case happened.Signalled():
            # a gesture may be repeated without limit. A repetition says nothing new, and storing it
            # would slow the deal down.
            repeated = event in talk.signals
            return talk if repeated else talk._replace(signals=(*talk.signals, event))
