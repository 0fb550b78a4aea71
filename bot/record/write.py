"""The writer of records: makes the record of a match from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.record.fairness import Fairness, plain_fairness
from bot.record.read import SeatInfo
from bot.record.version import FORMAT, version_needed
from bot.rules import events as happened
from bot.rules.events import Event, MatchEnded
from bot.rules.notation.plain_data import options_of
from bot.rules.options import Auction
from bot.rules.rules import Rules
from bot.rules.state import TrickCard

_ORDER: Final = ("format", "version", "id", "rules", "rais", "seats", "fairness", "deals", "result", "meta")


def record(  # noqa: C901 - one case for each kind of event
    match: str,
    events: Iterable[Event],
    seats: Sequence[SeatInfo],
    fairness: Fairness | None = None,
    *,
    meta: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The record of a match, ready for JSON, derived fields included.

    ``events`` are those of the engine from ``MatchStarted`` on; an unfinished deal is left out (fine print
    5). ``seats`` are the players at the start. ``meta`` is anything that JSON can hold.
    """
    deals: list[dict[str, Any]] = []
    deal: dict[str, Any] = {}
    trick: list[TrickCard] = []
    document: dict[str, Any] = {"format": FORMAT, "id": match}
    rules = Rules()
    for event in events:
        match event:
            case happened.TrickTaken(seat, points):
                deal["tricks"].append(plain_trick(trick, seat, points))
                trick = []
            case happened.DealStarted():
                deck = [str(card) for card in event.deck]
                deal = {"dealer": event.dealer, "deck": deck, "actions": [], "tricks": []}
                trick = []
            case happened.DealEnded():
                deals.append({**deal, "points": list(event.points), "score": list(event.score)})
            case happened.MatchStarted():
                rules = event.rules
                document["rules"] = options_of(rules)
                if event.rais:
                    document["rais"] = list(event.rais)
            case MatchEnded():
                document["result"] = plain_result(event)
            case _:
                action = plain_action(event, rules)
                if action is not None:
                    deal["actions"].append(action)
                if isinstance(event, happened.CardPlayed):
                    trick.append(TrickCard(event.seat, event.card))
    document["seats"] = [_seat(seat) for seat in seats]
    kinds = {action["do"] for each in deals for action in each["actions"]}
    board = fairness is not None and fairness.board is not None
    document["version"] = version_needed(rules.variant, kinds, board=board)
    if fairness is not None:
        document["fairness"] = plain_fairness(fairness, rules, document["version"])
    document["deals"] = deals
    if meta is not None:
        document["meta"] = dict(meta)
    return {key: document[key] for key in _ORDER if key in document}


def line(document: Mapping[str, Any]) -> str:
    """A record, or a part of one, as a line of a file, without the line feed."""
    return msgspec.json.encode(document).decode()


def plain_action(event: Event, rules: Rules) -> dict[str, Any] | None:  # noqa: C901, PLR0912 - one case for each action
    """The action that caused an event, as a record writes it; None for an event without an action."""
    match event:
        case happened.CardPlayed(seat, card):
            return {"seat": seat, "do": "play", "card": str(card)}
        case happened.BidMade(seat, bid):
            fields: dict[str, Any] = {} if bid.rank is None else {"rank": bid.rank.value}
            fields |= {} if bid.points is None else {"points": bid.points}
            return {"seat": seat, "do": "bid", **fields, **({"force": True} if bid.force else {})}
        case happened.Passed(seat):
            return {"seat": seat, "do": "pass"}
        case happened.Called(seat):
            return {"seat": seat, "do": "call", **_call(event, rules)}
        case happened.SuitNamed(seat, cards):
            return {"seat": seat, "do": "name_suit", "suit": cards[0].suit.value}
        case happened.CardExchanged(seat):
            return {"seat": seat, "do": "exchange"}
        case happened.ConquistaShown(seat):
            return {"seat": seat, "do": "conquista"}
        case happened.Claimed(seat):
            return {"seat": seat, "do": "claim"}
        case happened.Denounced(seat, target):
            return {"seat": seat, "do": "denounce", "target": target}
        case happened.Signalled(seat, card):
            return {"seat": seat, "do": "signal", "card": str(card)}
        case happened.Watched(seat, target):
            return {"seat": seat, "do": "watch", "target": target}
        case happened.Asked(seat, target, question, suit):
            about = {} if suit is None else {"suit": suit.value}
            return {"seat": seat, "do": "ask", "target": target, "question": question.value, **about}
        case happened.Answered(seat, value):
            return {"seat": seat, "do": "answer", "value": value.value}
        case happened.Ordered(seat, target, what):
            return {"seat": seat, "do": "order", "target": target, "what": what.value}
        case happened.Looked(seat, target):
            return {"seat": seat, "do": "look", "target": target}
        case happened.ConcessionOffered(seat) | happened.Conceded(seat):
            return {"seat": seat, "do": "concede"}
        case happened.ConcessionRefused(seat):
            return {"seat": seat, "do": "concede", "refuse": True}
        case happened.Forfeited(seat):
            return {"seat": seat, "do": "forfeit"}
        case (
            happened.MatchStarted()
            | happened.DealStarted()
            | happened.AuctionWon()
            | happened.SuitAsked()
            | happened.TrumpMade()
            | happened.TrickTaken()
            | happened.CardsDrawn()
            | happened.StockExhausted()
            | happened.DealEnded()
            | happened.SeatOut()
            | MatchEnded()
        ):
            return None


def _call(event: happened.Called, rules: Rules) -> dict[str, Any]:
    """A call: a suit, a card, two cards, or blind (fine print 27, 28, 31)."""
    if event.blind:
        return {"blind": True}
    if len(event.cards) > 1:
        return {"cards": [str(card) for card in event.cards]}
    (card,) = event.cards
    return (
        {"card": str(card)}
        if rules.auction in {Auction.POINTS, Auction.FROM65}
        else {"suit": card.suit.value}
    )


def plain_trick(cards: Sequence[TrickCard], taker: int, points: int) -> dict[str, Any]:
    """A trick as a record contains it, its cards in the order of play."""
    return {
        "leader": cards[0].seat,
        "cards": [str(one.card) for one in cards],
        "taker": taker,
        "points": points,
    }


def plain_result(end: MatchEnded) -> dict[str, Any]:
    """The result of a match as a record contains it."""
    return {"winners": list(end.winners), "score": list(end.score), "reason": end.reason.value}


def _seat(seat: SeatInfo) -> dict[str, str]:
    plain = {"name": seat.name, "kind": seat.kind.value}
    return plain if seat.level is None else {**plain, "level": seat.level}
