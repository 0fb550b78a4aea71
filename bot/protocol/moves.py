"""Actions as JSON: as in a record, but without the seat, which the view names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from bot.record.errors import InvalidRecord
from bot.record.read import read_action
from bot.rules import actions
from bot.rules.actions import Action

_NAMES: Final[dict[type[Action], str]] = {
    actions.Play: "play",
    actions.Bid: "bid",
    actions.Pass: "pass",
    actions.Call: "call",
    actions.NameSuit: "name_suit",
    actions.Exchange: "exchange",
    actions.Conquista: "conquista",
    actions.Claim: "claim",
    actions.Denounce: "denounce",
    actions.Signal: "signal",
    actions.Watch: "watch",
    actions.Ask: "ask",
    actions.Answer: "answer",
    actions.Order: "order",
    actions.Look: "look",
    actions.Concede: "concede",
    actions.Forfeit: "forfeit",
}


class UnreadableMove(Exception):
    """A value that is not an action. ``str()`` says why."""


def plain_move(action: Action) -> dict[str, Any]:
    """An action as JSON. Fields that it leaves open are left out."""
    plain: dict[str, Any] = {"do": _NAMES[type(action)]}
    for field in fields(action):
        value = getattr(action, field.name)
        if value is None or value is False or value == ():
            continue
        if field.name == "cards" and len(value) == 1:  # at 120 two may be called (fine print 28)
            plain["card"] = str(value[0])
        elif isinstance(value, tuple):
            plain[field.name] = [str(card) for card in value]
        else:
            plain[field.name] = str(value) if isinstance(value, str) else value
    return plain


def read_move(value: object) -> Action:
    """The action of a JSON value, read strictly. Raises ``UnreadableMove``."""
    if not isinstance(value, Mapping):
        raise UnreadableMove("an action is an object")
    if "seat" in value:
        raise UnreadableMove("the key 'seat' is not known")
    return read_seat_action({**value, "seat": 0})[1]


def read_seat_action(value: dict[str, Any]) -> tuple[int, Action]:
    """The seat and the action of a record's entry. Raises ``UnreadableMove``."""
    try:
        return read_action(value, 0, 0)
    except InvalidRecord as error:
        raise UnreadableMove(error.flaw.what) from None
