"""``SeatView`` as JSON and back (record.md).

Some parts of a ``SeatView`` are left out because they follow from others (the phase, whose turn it is), or
because no choice within a deal needs them (the number of the deal, the last trick of the previous one). What
partners showed each other first and still hold is among the known cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from bot.protocol.moves import UnreadableMove, plain_move, read_seat_action
from bot.record.errors import why_impossible
from bot.record.write import plain_trick
from bot.rules import actions, events as happened, policies
from bot.rules.actions import Action
from bot.rules.cards import CARDS, Card, Suit
from bot.rules.errors import ImpossibleRules
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.options import Question, Talk
from bot.rules.phases import concede
from bot.rules.reconstruct import Inconsistent, complete_view
from bot.rules.rules import Rules
from bot.rules.view import (
    AnsweredQuestion,
    AuctionView,
    Phase,
    SeatView,
    SignalSeen,
    TalkView,
    Trick,
    TrickCard,
    TrickCardView,
)


class UnreadableView(Exception):
    """A view that cannot be read, or that no seat can have. ``str()`` is one line."""


class _TrickCard(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    card: str | None
    """None while it is covered."""


class _Trick(msgspec.Struct, forbid_unknown_fields=True):
    leader: int
    cards: list[str]
    taker: int
    points: int


class _Auction(msgspec.Struct, forbid_unknown_fields=True):
    bids: list[dict[str, Any]] = []
    declarer: int | None = None
    called: list[str] = []
    blind: bool = False
    partners: list[int] = []


class PlainView(msgspec.Struct, forbid_unknown_fields=True):
    """A view as it was sent: every key is known and has its type, but nothing else is certain yet."""

    rules: dict[str, Any]
    seat: int
    dealer: int
    sides: list[list[int]]
    hand: list[str]
    stock: int
    hands: list[int]
    leader: int
    points: list[int | None]
    score: list[int]
    turnup: str | None = None
    trump: str | None = None
    known: dict[str, list[str]] = {}
    trick: list[_TrickCard] = []
    tricks: list[_Trick] = []
    auction: _Auction | None = None
    talk: list[dict[str, Any]] = []
    next: str | None = None
    drawn_turnup: str | None = None
    turned: list[str] = []
    removed: str | None = None
    drawn_next: list[str] = []
    rais: list[int] = []


# From a view to JSON ----------------------------------------------------------------------------------------


def plain_view(view: SeatView) -> dict[str, Any]:
    """A seat's view, ready for JSON. Raises ``ValueError`` for an onlooker's view."""
    if view.seat is None:
        raise ValueError("an onlooker is not to play")
    known: dict[str, list[str]] = {}
    for seat, card in dict.fromkeys((*view.known_cards, *view.talk.shown_cards)):
        known.setdefault(str(seat), []).append(str(card))
    plain: dict[str, Any] = {
        "rules": options_of(view.rules),
        "seat": view.seat,
        "dealer": view.dealer,
        "sides": [list(side) for side in view.rules.sides],
        "hand": _plain_cards(view.hand),
        "turnup": _plain_card(view.turnup),
        "trump": None if view.trump is None else view.trump.value,
        "stock": view.stock,
        "hands": list(view.hands),
        "known": known,
        "leader": view.leader,
        "trick": [{"seat": seat, "card": _plain_card(card)} for seat, card in view.trick],
        "tricks": [plain_trick(*trick) for trick in view.tricks],
        "points": list(view.points),
        "score": list(view.score),
        "auction": None if view.auction is None else _plain_auction(view.auction),
        "talk": list(_plain_talk(view)),
    }
    if view.rules.open_next_card:
        plain["next"] = _plain_card(view.next_card)
        plain["drawn_next"] = _plain_cards(view.drawn_next)
    if view.drawn_turnup is not None:
        plain["drawn_turnup"] = _plain_card(view.drawn_turnup)
    if view.removed_card is not None:
        plain["removed"] = _plain_card(view.removed_card)
    if view.rules.turn_up_reject:
        plain["turned"] = _plain_cards(view.turned_cards)
    if view.rules.talk is Talk.RAIS:
        plain["rais"] = list(view.talk.rais)
    return plain


def _plain_card(card: Card | None) -> str | None:
    return None if card is None else str(card)


def _plain_cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]


def _plain_auction(auction: AuctionView) -> dict[str, Any]:
    return {
        "bids": [_plain_action(seat, actions.Pass() if bid is None else bid) for seat, bid in auction.bids],
        "declarer": auction.declarer,
        "called": _plain_cards(auction.called_cards),
        "blind": auction.blind,
        "partners": list(auction.partners),
    }


def _plain_talk(view: SeatView) -> Iterable[dict[str, Any]]:
    """The talk, kind by kind and each in order. Questions and answers have the number of complete tricks."""
    talk = view.talk
    for one in talk.signals:
        yield _plain_action(one.seat, actions.Signal(one.card))
    for seat, target in talk.looks:
        yield _plain_action(seat, actions.Look(target))
    for exchange in talk.answers:
        yield _plain_question(exchange.question, exchange.tricks)
        count = {} if exchange.answer.count is None else {"count": exchange.answer.count}
        answer = _plain_action(exchange.answer.seat, actions.Answer(exchange.answer.value))
        yield {**answer, **count, "trick": exchange.tricks}
    for order in talk.orders:
        yield _plain_action(order.seat, actions.Order(order.target, order.what))
    if talk.watching is not None and view.seat is not None:
        yield _plain_action(view.seat, actions.Watch(talk.watching))
    if talk.refusal is not None:
        yield _plain_action(talk.refusal.seat, actions.Concede(refuse=True))
    if talk.due is not None:  # nothing but its answer follows a question
        yield _plain_question(talk.due, len(view.tricks))
    if talk.offer is not None:
        yield _plain_action(talk.offer.seat, actions.Concede())


def _plain_question(question: happened.Asked, tricks: int) -> dict[str, Any]:
    plain = _plain_action(question.seat, actions.Ask(question.target, question.question, question.suit))
    return {**plain, "trick": tricks}


def _plain_action(seat: int, action: Action) -> dict[str, Any]:
    return {"seat": seat, **plain_move(action)}


_KEYS: Final = {"next_card": "next", "turned_cards": "turned", "removed_card": "removed"}
"""The fields that have another name in JSON."""


# From JSON to a view ----------------------------------------------------------------------------------------


def read_view(plain: PlainView) -> SeatView:
    """The view with all legal actions of the seat. Raises ``UnreadableView`` if it is impossible."""
    try:
        rules = rules_from(plain.rules)
    except ImpossibleRules as problem:
        raise UnreadableView(f"rules: these options make no game: {why_impossible(problem)}") from None
    if plain.sides != [list(side) for side in rules.sides]:
        raise UnreadableView(f"sides: they are {[list(side) for side in rules.sides]}")
    try:
        return complete_view(_view(plain, rules))
    except Inconsistent as wrong:
        raise UnreadableView(f"{_KEYS.get(wrong.field, wrong.field)}: does not fit the rest") from None
    except UnreadableMove as wrong:
        raise UnreadableView(f"auction or talk: {wrong}") from None


def _view(plain: PlainView, rules: Rules) -> SeatView:
    """The view as sent, whose parts have not been compared yet."""
    hand = _cards("hand", plain.hand)
    trick = tuple(TrickCardView(one.seat, _card("trick", one.card)) for one in plain.trick)
    tricks = tuple(_trick(one, rules, plain) for one in plain.tricks)
    trump = _suit(plain.trump)
    talk = _talk(plain, rules, hand, trump)
    known_cards = tuple(
        (_seat(key, rules), card) for key, cards in plain.known.items() for card in _cards("known", cards)
    )
    return SeatView(
        rules=rules,
        seat=plain.seat,
        phase=Phase.PLAY,
        number=0,
        dealer=plain.dealer,
        leader=plain.leader,
        turn=None,
        active=(),
        hand=hand,
        hands=tuple(plain.hands),
        known_cards=known_cards,
        turnup=_card("turnup", plain.turnup),
        turned_cards=_cards("turned", plain.turned),
        next_card=_card("next", plain.next),
        trump=trump,
        stock=plain.stock,
        trick=trick,
        tricks=tricks,
        previous=None,
        points=tuple(plain.points),
        score=tuple(plain.score),
        carried=0,
        auction=None if plain.auction is None else _auction(plain.auction),
        talk=talk,
        legal=(),
        result=None,
        drawn_turnup=_card("drawn_turnup", plain.drawn_turnup),
        removed_card=_card("removed", plain.removed),
        drawn_next=_cards("drawn_next", plain.drawn_next),
    )


def _card(field: str, card: str | None) -> Card | None:
    if card is None:
        return None
    if card not in CARDS:
        raise UnreadableView(f"{field}: {card!a:.20} is no card")
    return CARDS[card]


def _cards(field: str, cards: Iterable[str]) -> tuple[Card, ...]:
    return tuple(value for card in cards if (value := _card(field, card)) is not None)


def _suit(suit: str | None) -> Suit | None:
    if suit is None:
        return None
    if suit not in tuple(Suit):
        raise UnreadableView(f"trump: {suit!a:.20} is no suit")
    return Suit(suit)


def _seat(key: str, rules: Rules) -> int:
    seats = {str(seat): seat for seat in range(rules.players)}
    if key not in seats:
        raise UnreadableView(f"known: {key!a:.20} is no seat")
    return seats[key]


def _trick(one: _Trick, rules: Rules, plain: PlainView) -> Trick:
    """A trick.

    Who played which card follows from the leader; with fewer cards than seats the first in order did.
    """
    cards, plays = _cards("tricks", one.cards), rules.game.plays
    there = _seats_there(plain, rules)
    if one.leader not in there or not cards or len(cards) % plays or len(cards) > len(there) * plays:
        raise UnreadableView("tricks: nobody can have played like that")
    seats = policies.ring(there, rules.players, one.leader)[: len(cards) // plays] * plays
    return Trick(tuple(map(TrickCard, seats, cards)), one.taker, one.points)


def _seats_there(plain: PlainView, rules: Rules) -> tuple[int, ...]:
    """The seats in the match. One that is out has no cards in hand or on the table (R-82)."""
    on_table = {one.seat for one in plain.trick}
    return tuple(seat for seat, count in enumerate(plain.hands[: rules.players]) if count or seat in on_table)


def _auction(plain: _Auction) -> AuctionView:
    bids: list[tuple[int, actions.Bid | None]] = []
    for one in plain.bids:
        seat, action = read_seat_action(one)
        if not isinstance(action, actions.Bid | actions.Pass):
            raise UnreadableView("auction: there are only bids and passes")
        bids.append((seat, None if isinstance(action, actions.Pass) else action))
    standing = next((bid for _, bid in reversed(bids) if bid is not None), None)
    called_cards = _cards("auction", plain.called)
    return AuctionView(
        tuple(bids), standing, plain.declarer, called_cards, plain.blind, tuple(plain.partners)
    )


_LATER: Final = frozenset({"trick", "count"})
"""The keys that an entry of the talk may have beside those of its action."""


class _TalkReader:
    """Reads the talk, entry by entry."""

    def __init__(self, plain: PlainView, rules: Rules) -> None:
        self._plain, self._rules = plain, rules
        self.due: happened.Asked | None = None
        self._asked_in = 0
        self.answers: list[AnsweredQuestion] = []
        self.orders: list[happened.Ordered] = []
        self.signals: list[SignalSeen] = []
        self.looked: list[tuple[int, int]] = []
        self.watching: int | None = None
        self.offer: happened.ConcessionOffered | None = None
        self.refused: happened.ConcessionRefused | None = None

    def hear(self, entry: Mapping[str, Any]) -> None:
        """Read one entry. Raises ``UnreadableMove`` or ``UnreadableView``."""
        seat, action = read_seat_action({key: value for key, value in entry.items() if key not in _LATER})
        tricks, count = entry.get("trick", len(self._plain.tricks)), entry.get("count")
        if type(tricks) is not int or not 0 <= tricks <= len(self._plain.tricks):
            raise UnreadableView("talk: trick is a number of complete tricks")
        if count is not None and (type(count) is not int or not isinstance(action, actions.Answer)):
            raise UnreadableView("talk: count is a number, of an answer")
        if not 0 <= seat < self._rules.players:
            raise UnreadableView(f"talk: there is no seat {seat}")
        if (self.due is not None) is not isinstance(action, actions.Answer):
            raise UnreadableView("talk: after a question comes its answer, and no answer without one")
        self._take(seat, action, tricks, count)

    def _take(self, seat: int, action: Action, tricks: int, count: int | None) -> None:
        match action:
            case actions.Signal(card):
                self.signals.append(SignalSeen(seat, card))
            case actions.Look(target):
                self.looked.append((seat, target))
            case actions.Watch(target) if seat == self._plain.seat:
                self.watching = target
            case actions.Order(target, what):
                self.orders.append(happened.Ordered(seat, target, what))
            case actions.Concede(refuse=True):
                self.refused = happened.ConcessionRefused(seat)
            case actions.Concede() if self._rules.two_sided:
                self.offer = happened.ConcessionOffered(seat, concede.next_partner(self._rules, seat))
            case actions.Ask(target, question, suit):
                self.due, self._asked_in = happened.Asked(seat, target, question, suit), tricks
            case actions.Answer(value) if self.due is not None and seat == self.due.target:
                answer = happened.Answered(seat, value, count)
                self.answers.append(
                    AnsweredQuestion(self.due, answer, self._asked_in, self._stock(self._asked_in))
                )
                self.due = None
            case _:
                raise UnreadableView("talk: this is no talk, or not this seat's")

    def _stock(self, tricks: int) -> int:
        """The number of cards left to draw after so many tricks."""
        rules = self._rules
        there = len(_seats_there(self._plain, rules))
        cards_each = rules.game.hand + tricks * rules.game.plays
        return max(0, len(rules.packs_for(there)[0]) - there * cards_each)


def _talk(plain: PlainView, rules: Rules, hand: tuple[Card, ...], trump: Suit | None) -> TalkView:
    has_captains = rules.talk is Talk.RAIS
    # fine print 35: if none are named, the first of each side.
    rais = tuple(plain.rais) or (tuple(side[0] for side in rules.sides) if has_captains else ())
    if bool(rais) is not has_captains or any(
        seat not in side for seat, side in zip(rais, rules.sides, strict=False)
    ):
        raise UnreadableView("rais: a captain of each side, in games with captains")
    reader = _TalkReader(plain, rules)
    for entry in plain.talk:
        reader.hear(entry)
    now = len(plain.tricks)
    aloud = [
        one
        for exchange in reader.answers
        if exchange.tricks == now
        for one in (exchange.question, exchange.answer)
    ]
    with_count = (
        reader.due is not None
        and reader.due.target == plain.seat
        and rules.answer_counts
        and reader.due.question is not Question.HEAD
    )
    count = None
    if with_count and reader.due is not None:
        count = sum(policies.asked_for(reader.due.question, card, trump, rules.order) for card in hand)
    return TalkView(
        due=reader.due,
        count=count,
        exchanges=(*aloud, *(() if reader.due is None else (reader.due,))),
        answers=tuple(reader.answers),
        orders=tuple(reader.orders),
        watching=reader.watching,
        signals=tuple(reader.signals),
        looks=tuple(reader.looked),
        rais=rais,
        shown_cards=(),
        offer=reader.offer,
        refusal=reader.refused,
    )
