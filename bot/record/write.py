"""From what happened to the record of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, assert_never

import msgspec

from bot.record.read import FORMAT, VERSION, Fairness, SeatInfo
from bot.rules.events import (
    CardPlayed,
    CardsDrawn,
    DealEnded,
    DealStarted,
    Event,
    Forfeited,
    MatchEnded,
    MatchStarted,
    StockExhausted,
    TrickTaken,
)
from bot.rules.state import Played
from bot.rules.variants import Option, options_of


def record(  # noqa: C901 - one case for each event
    match: str,
    events: Iterable[Event],
    seats: Sequence[SeatInfo],
    fairness: Fairness | None = None,
    *,
    shown: Mapping[str, Option] | None = None,
    meta: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The record of a match, ready for JSON, derived fields included.

    ``events`` are those of the engine from ``MatchStarted`` on; a deal that is still running is left out
    (fine print 5). ``seats``: who sat there at the start. ``shown``: options that change nothing in the play
    (``record.options``). ``meta`` is anything that JSON can hold.
    """
    deals: list[dict[str, Any]] = []
    deal: dict[str, Any] = {}
    trick: list[Played] = []
    document: dict[str, Any] = {"format": FORMAT, "version": VERSION, "id": match}
    for event in events:
        match event:
            case CardPlayed(seat, card):
                deal["actions"].append({"seat": seat, "do": "play", "card": str(card)})
                trick.append(Played(seat, card))
            case TrickTaken(seat, points):
                deal["tricks"].append(plain_trick(trick, seat, points))
                trick = []
            case Forfeited(seat):
                deal["actions"].append({"seat": seat, "do": "forfeit"})
            case DealStarted():
                deck = [str(card) for card in event.deck]
                deal = {"dealer": event.dealer, "deck": deck, "actions": [], "tricks": []}
            case DealEnded():
                deals.append({**deal, "points": list(event.points), "score": list(event.score)})
            case MatchStarted(rules):
                document["rules"] = {**options_of(rules), **(shown or {})}
            case MatchEnded():
                document["result"] = plain_result(event)
            case CardsDrawn() | StockExhausted():
                pass
            case _:
                assert_never(event)
    document["seats"] = [_seat(seat) for seat in seats]
    if fairness is not None:
        document["fairness"] = _fairness(fairness)
    document["deals"] = deals
    if meta is not None:
        document["meta"] = dict(meta)
    return {key: document[key] for key in _ORDER if key in document}


_ORDER: Final = ("format", "version", "id", "rules", "seats", "fairness", "deals", "result", "meta")


def line(document: Mapping[str, Any]) -> str:
    """A record as its line of a file, without the line feed."""
    return msgspec.json.encode(document).decode()


def plain_trick(cards: Sequence[Played], taker: int, points: int) -> dict[str, Any]:
    """A trick as it stands in a record, its cards in the order of play."""
    return {
        "leader": cards[0].seat,
        "cards": [str(played.card) for played in cards],
        "taker": taker,
        "points": points,
    }


def plain_result(end: MatchEnded) -> dict[str, Any]:
    """The result of a match as it stands in a record."""
    return {"winners": list(end.winners), "score": list(end.score), "reason": end.reason.value}


def _seat(seat: SeatInfo) -> dict[str, str]:
    named = {"name": seat.name, "kind": seat.kind.value}
    return named if seat.level is None else {**named, "level": seat.level}


def _fairness(fairness: Fairness) -> dict[str, Any]:
    parts = {
        "commitment": fairness.commitment,
        "server_seed": fairness.server_seed,
        "nonces": None if fairness.nonces is None else list(fairness.nonces),
    }
    return {key: part for key, part in parts.items() if part is not None}
