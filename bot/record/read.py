"""The reader of records, which is strict (fine print 1 to 5): keys must be known and have their types.

A record is read part by part, in its own order, so that the first error is the one reported. Ids, names,
levels, nonces and the deck's name have at most ``LONGEST_TEXT`` characters: id and nonces are hashed for
each deal, and all of them are shown. ``meta`` may hold anything, and nothing reads it. true is not 1.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.record.errors import FlawKind, InvalidRecord, short, why_impossible
from bot.record.fairness import Fairness, Kind, read_fairness
from bot.record.parts import check_keys, list_at, object_at, text_at
from bot.record.version import FORMAT, NEWER_ACTIONS, VERSIONS, version_needed
from bot.rules import actions as act
from bot.rules.actions import PLAYS, Action
from bot.rules.cards import CARDS, Card, Rank, Suit
from bot.rules.errors import ImpossibleRules
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Command, Question, Reply, Talk
from bot.rules.rules import Rules

LONGEST_RECORD: Final = 16 << 20
"""The greatest length of a record's line in bytes. The longest match has some hundred kilobytes; longer
lines are not read into memory."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat of a record. ``level`` is that of a computer."""

    name: str
    kind: Kind
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Head:
    """A record without its deals, which ``read_deal`` reads one by one.

    ``rais``: the captains (R-66); empty if there are none or the record names none.
    """

    version: int
    id: str
    rules: Rules
    rais: tuple[int, ...]
    seats: tuple[SeatInfo, ...]
    fairness: Fairness
    deals: list[object]
    result: object


@dataclass(frozen=True, slots=True)
class DealRead:
    """A deal whose actions have yet to be read one by one. ``derived`` are the derived fields that it has."""

    dealer: int
    deck: tuple[Card, ...]
    actions: list[object]
    derived: dict[str, object]


def read_head(document: object) -> Head:
    """Read everything but the deals of a document, as ``json.loads`` returns it. Raises ``InvalidRecord``."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise InvalidRecord(FlawKind.NOT_A_RECORD)
    version = document.get("version")
    if type(version) is not int or version not in VERSIONS:
        versions = " and ".join(map(str, VERSIONS))
        raise InvalidRecord(FlawKind.UNKNOWN_VERSION, version=short(version), known=versions)
    check_keys(
        document,
        {"format", "version", "id", "rules", "seats", "deals"},
        {"fairness", "result", "meta", "rais"},
    )
    match = text_at(document, "id")
    rules = _rules(object_at(document, "rules"))
    if version < version_needed(rules.variant, (), board=False):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key="version", value=version)
    rais = _rais(document, rules) if "rais" in document else ()
    seats = tuple(_seat(value) for value in list_at(document, "seats"))
    if len(seats) != rules.players:
        raise InvalidRecord(FlawKind.WRONG_SEATS, players=rules.players, seats=len(seats))
    fairness = Fairness()
    if "fairness" in document:
        kinds = [seat.kind for seat in seats]
        fairness = read_fairness(object_at(document, "fairness"), version, match, rules, kinds)
    return Head(
        version, match, rules, rais, seats, fairness, list_at(document, "deals"), document.get("result")
    )


def read_deal(value: object, players: int, deal: int) -> DealRead:
    """Read a deal of ``players``, without its actions; ``deal`` is its number. Raises ``InvalidRecord``."""
    if not isinstance(value, dict):
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, key="deals", value=short(value))
    check_keys(value, {"dealer", "deck", "actions"}, {"tricks", "points", "score"}, deal)
    dealer = value["dealer"]
    if type(dealer) is not int or not 0 <= dealer < players:
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, key="dealer", value=short(dealer))
    deck = list_at(value, "deck", deal)
    try:
        cards = tuple([CARDS[card] for card in deck])  # type: ignore[index]  # what is no text is a TypeError or no key
    except (KeyError, TypeError):
        raise InvalidRecord(FlawKind.WRONG_DECK, deal) from None
    derived = {key: value[key] for key in ("tricks", "points", "score") if key in value}
    return DealRead(dealer, cards, list_at(value, "actions", deal), derived)


def read_action(value: object, deal: int, action: int, version: int = VERSIONS[-1]) -> tuple[int, Action]:
    """Read an action of a record of this version, and the seat that takes it. Raises ``InvalidRecord``."""
    if not isinstance(value, dict):
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, action, key="actions", value=short(value))
    for key in ("seat", "do"):
        if key not in value:
            raise InvalidRecord(FlawKind.MISSING_KEY, deal, action, key=key)
    seat, do = value["seat"], value["do"]
    if type(seat) is not int:
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, action, key="seat", value=short(seat))
    if not isinstance(do, str) or do not in _ACTIONS or do in NEWER_ACTIONS[version]:
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, action, key="do", value=short(do))
    required, optional, make = _ACTIONS[do]
    if value.keys() != required:
        check_keys(value, required, optional, deal, action)
    values = {key: _part(key, value[key], deal, action) for key in value if key not in _WHO}
    if do in _ONE_OF and len(values) != 1:
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, action, key=do, value=short(value))
    return seat, make(values)


def _part(key: str, value: Any, deal: int, action: int) -> object:  # noqa: ANN401 - any part of a JSON document
    """The value of an action's key as the engine has it. Raises ``InvalidRecord``."""
    try:
        return _PARTS[key](value)
    except (KeyError, TypeError, ValueError):
        raise InvalidRecord(FlawKind.WRONG_VALUE, deal, action, key=key, value=short(value)) from None


def _true(value: object) -> bool:
    """True. ``force``, ``blind`` and ``refuse`` are true or absent (fine print 4)."""
    if value is not True:
        raise ValueError(value)
    return True


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _pair(value: list[str]) -> tuple[Card, Card]:
    """Two cards, in either order (fine print 28)."""
    if type(value) is not list:
        raise TypeError(value)
    one, two = value
    return CARDS[one], CARDS[two]


_PARTS: Final[dict[str, Callable[[Any], object]]] = {
    "card": CARDS.__getitem__,
    "cards": _pair,
    "suit": {suit.value: suit for suit in Suit}.__getitem__,
    "rank": {rank.value: rank for rank in Rank}.__getitem__,
    "points": _number,
    "force": _true,
    "blind": _true,
    "refuse": _true,
    "target": _number,
    "question": {question.value: question for question in Question}.__getitem__,
    "value": {reply.value: reply for reply in Reply}.__getitem__,
    "what": {command.value: command for command in Command}.__getitem__,
}
"""The reader of each key of an action. It raises ``KeyError``, ``TypeError`` or ``ValueError`` for a wrong
value."""
_WHO: Final = frozenset({"seat", "do"})
_ONE_OF: Final = frozenset({"call"})
"""The actions with exactly one of their keys."""

_Values = dict[str, Any]
_ACTIONS: Final[dict[str, tuple[Collection[str], Collection[str], Callable[[_Values], Action]]]] = {
    "play": (_WHO | {"card"}, (), lambda values: PLAYS[values["card"]]),
    "bid": (_WHO, ("rank", "points", "force"), lambda values: act.Bid(**values)),
    "pass": (_WHO, (), lambda _: act.Pass()),
    "call": (_WHO, ("suit", "card", "cards", "blind"), lambda values: _call(**values)),
    "name_suit": (_WHO | {"suit"}, (), lambda values: act.NameSuit(**values)),
    "exchange": (_WHO, (), lambda _: act.Exchange()),
    "conquista": (_WHO, (), lambda _: act.Conquista()),
    "claim": (_WHO, (), lambda _: act.Claim()),
    "signal": (_WHO | {"card"}, (), lambda values: act.Signal(**values)),
    "watch": (_WHO | {"target"}, (), lambda values: act.Watch(**values)),
    "ask": (_WHO | {"target", "question"}, ("suit",), lambda values: act.Ask(**values)),
    "answer": (_WHO | {"value"}, (), lambda values: act.Answer(**values)),
    "order": (_WHO | {"target", "what"}, (), lambda values: act.Order(**values)),
    "look": (_WHO | {"target"}, (), lambda values: act.Look(**values)),
    "denounce": (_WHO | {"target"}, (), lambda values: act.Denounce(**values)),
    "forfeit": (_WHO, (), lambda _: act.Forfeit()),
    "concede": (_WHO, ("refuse",), lambda values: act.Concede(**values)),
}
"""The actions: the keys of each, its optional keys (fine print 4), and its constructor."""


def _call(
    suit: Suit | None = None,
    card: Card | None = None,
    cards: tuple[Card, ...] = (),
    blind: bool = False,  # noqa: FBT001, FBT002 - passed by name
) -> act.Call:
    return act.Call(suit, cards if card is None else (card,), blind)


def _rais(document: dict[str, Any], rules: Rules) -> tuple[int, ...]:
    """The captains: one for each side if there are captains (fine print 35)."""
    if rules.talk is not Talk.RAIS:
        raise InvalidRecord(FlawKind.UNKNOWN_KEY, key="rais")
    rais = list_at(document, "rais")
    sides = rules.sides
    if len(rais) != len(sides) or any(
        type(seat) is not int or seat not in side for seat, side in zip(rais, sides, strict=True)
    ):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key="rais", value=short(rais))
    return tuple(rais)  # type: ignore[arg-type]  # numbers, as has just been seen


def _rules(options: Mapping[str, object]) -> Rules:
    try:
        return rules_from(options)
    except ImpossibleRules as problem:
        raise InvalidRecord(FlawKind.IMPOSSIBLE_RULES, why=why_impossible(problem)) from None


def _seat(value: object) -> SeatInfo:
    if not isinstance(value, dict):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key="seats", value=short(value))
    check_keys(value, {"name", "kind"}, {"level"})
    kind = value["kind"]
    if kind not in tuple(Kind):
        raise InvalidRecord(FlawKind.WRONG_VALUE, key="kind", value=short(kind))
    name = text_at(value, "name", least=0)
    return SeatInfo(name, Kind(kind), text_at(value, "level", least=0) if "level" in value else None)
