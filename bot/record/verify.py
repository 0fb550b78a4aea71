"""The check of a record: it is played again by the rules, and everything in it must agree."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeAlias

import msgspec

from bot.record.errors import Flaw, FlawKind, InvalidRecord
from bot.record.parts import same
from bot.record.read import DealRead, Head, read_action, read_deal, read_head
from bot.record.write import line, plain_result, plain_trick
from bot.rules import decide
from bot.rules.actions import Deal
from bot.rules.errors import IllegalAction
from bot.rules.events import DealEnded, Event
from bot.rules.notation.plain_data import is_text
from bot.rules.state import Phase, State, evolve

Watch: TypeAlias = Callable[[Event], object]
_TOO_DEEP: Final = "it is nested too deeply"


class Unreadable(Exception):
    """A line that is not JSON. ``str()`` says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check. ``flaw`` is None if the record is right.

    Then ``deals`` and ``result`` are as in the record. ``id`` is None if the record has no possible one;
    ``result`` is None for an unfinished match.
    """

    id: str | None
    deals: tuple[dict[str, Any], ...] = ()
    result: dict[str, Any] | None = None
    flaw: Flaw | None = None

    @property
    def ok(self) -> bool:
        """Whether the record is right."""
        return self.flaw is None

    def plain(self) -> dict[str, Any]:
        """The output of ``verify --json`` (record.md)."""
        if self.flaw is None:
            return {"id": self.id, "ok": True, "deals": list(self.deals), "result": self.result}
        flaw = self.flaw
        return {
            "id": self.id,
            "ok": False,
            "error": flaw.reason.value,
            "deal": flaw.deal,
            "action": flaw.action,
        }


def verify_line(text: str | bytes) -> Verdict:
    """Check the record on a line of a file. Raises ``Unreadable`` if the line is not JSON."""
    try:
        return verify(decode(text))
    except RecursionError:
        raise Unreadable(_TOO_DEEP) from None


def decode(text: str | bytes) -> object:
    """The document on a line of a file. Raises ``Unreadable`` if the line is not JSON."""
    try:
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError) as problem:
            # It refuses two things that are JSON: half a surrogate pair, and numbers above any float.
            with suppress(ValueError):
                whole = text.decode() if isinstance(text, bytes) else text
                return json.loads(whole, parse_constant=_no_json)
            raise Unreadable(str(problem)) from None
    except RecursionError:
        raise Unreadable(_TOO_DEEP) from None


def _no_json(constant: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python reads."""
    raise ValueError(constant)


def verify(document: object) -> Verdict:
    """Check a record as ``json.loads`` returns it."""
    try:
        return play_again(document, lambda _: None)[1]
    except InvalidRecord as error:
        match = document.get("id") if isinstance(document, dict) else None
        return Verdict(match if is_text(match) else None, flaw=error.flaw)


def play_again(document: object, watch: Watch) -> tuple[Head, Verdict]:
    """Check a record, and call ``watch`` with each event. Raises ``InvalidRecord`` if it is wrong."""
    head = read_head(document)
    deals, end = _replay(head, watch)
    return head, Verdict(head.id, tuple(deals), end)


def _replay(head: Head, watch: Watch) -> tuple[list[dict[str, Any]], dict[str, Any] | None]:
    state: State | None = None
    deals: list[dict[str, Any]] = []
    for number, value in enumerate(head.deals):
        if state is not None and state.phase is Phase.OVER:
            raise InvalidRecord(FlawKind.DEAL_AFTER_END, number)
        deal = read_deal(value, head.rules.players, number)
        if state is None:
            # fine print 13: the first dealer is not checked
            board = head.fairness.board is not None
            deals_due = len(head.deals) if board else 1
            first = decide.start(head.rules, deal.dealer, head.rais, board=board, deals=deals_due)
            state = _evolve(None, first, watch)
        if deal.dealer != state.dealer:
            raise InvalidRecord(FlawKind.WRONG_DEALER, number, dealer=deal.dealer, due=state.dealer)
        state = _deal(head, state, deal, watch)
        state, derived_fields = _play(head, state, deal, watch)
        deals.append(derived_fields)
    end = None if state is None or state.result is None else plain_result(state.result)
    if head.result is not None and not same(head.result, end):
        due = "null, since the match is unfinished" if end is None else line(end)
        raise InvalidRecord(FlawKind.WRONG_RESULT, due=due)
    return deals, end


def _deal(head: Head, state: State, deal: DealRead, watch: Watch) -> State:
    try:
        events = decide.deal(state, Deal(deal.deck))
    except IllegalAction:
        raise InvalidRecord(FlawKind.WRONG_DECK, state.number) from None
    due = head.fairness.pack(state.rules, head.id, state.number, len(state.active))
    if due not in {None, deal.deck}:
        raise InvalidRecord(FlawKind.NOT_THE_COMMITTED_DECK, state.number)
    return _evolve(state, events, watch)


def _play(head: Head, state: State, deal: DealRead, watch: Watch) -> tuple[State, dict[str, Any]]:
    """Play a deal to its end: the state after it, and its derived fields."""
    number, ending = state.number, None
    for index, value in enumerate(deal.actions):
        if ending is not None:
            raise InvalidRecord(FlawKind.ACTION_AFTER_END, number, index)
        seat, action = read_action(value, number, index, head.version)
        try:
            state, events = decide.step(state, seat, action)
        except IllegalAction as error:
            raise InvalidRecord(FlawKind.ILLEGAL_ACTION, number, index, why=error.reason.value) from None
        for event in events:
            watch(event)
        if state.phase is Phase.DEALING or state.phase is Phase.OVER:
            ending = next(event for event in events if isinstance(event, DealEnded))
    if ending is None:
        raise InvalidRecord(FlawKind.ACTION_MISSING, number, len(deal.actions))
    derived_fields = {
        "tricks": [plain_trick(*trick) for trick in state.tricks],
        "points": list(ending.points),
        "score": list(ending.score),
    }
    for key, wrong in _DERIVED.items():
        if key in deal.derived and not same(deal.derived[key], derived_fields[key]):
            raise InvalidRecord(wrong, number, due=str(derived_fields[key]))
    return state, derived_fields


_DERIVED = {"tricks": FlawKind.WRONG_TRICKS, "points": FlawKind.WRONG_POINTS, "score": FlawKind.WRONG_SCORE}


def _evolve(state: State | None, events: tuple[Event, ...] | list[Event], watch: Watch) -> State:
    for event in events:
        state = evolve(state, event)
        watch(event)
    if state is None:
        raise ValueError("a log is never empty")
    return state
