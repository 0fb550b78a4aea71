"""The sentences for refused talk: why it is not allowed, and what is."""

from __future__ import annotations

from typing import Final

from bot.rules.actions import Answer, Ask, Look, Order, Signal, Watch
from bot.rules.errors import IllegalAction, Reason
from bot.rules.options import Talk, Teams
from bot.store.errors import StoreError
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import TableAction
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.play.seat_lookup import opponents, partners
from bot.text.players import player_name
from bot.text.refusals import refusal

_VERBS: Final = {
    Signal: "signal",
    Watch: "watch",
    Ask: "ask",
    Answer: "answer",
    Order: "order",
    Look: "look",
}


def talk_refusal(
    voice: Voice, table: TableView, action: TableAction, error: Refused | IllegalAction | StoreError
) -> str:
    """The sentence for a person whose action was refused. ``table`` is that person's view."""
    verb = _VERBS.get(type(action))
    if verb is None or isinstance(error, StoreError):
        return refusal(voice, error, table)
    match error.reason:
        case Reason.NOT_IN_THIS_GAME:
            return not_here(voice, table, verb)
        case Reason.NOT_IN_HAND if verb == "signal":
            return voice("talk-not-held")
        case Reason.NOT_A_PARTNER:
            return voice("talk-partners-only", tried=verb, players=_names(voice, table, partners(table)))
        case Reason.NOT_AN_OPPONENT if isinstance(action, Watch):
            is_partner = action.target in partners(table)
            return voice(
                "talk-opponents-only", partner=is_partner, players=_names(voice, table, opponents(table))
            )
        case Reason.LEADER_ASKS if error.facts["leader"] == table.seat:
            return voice("talk-led-already")
        case TableReason.STALE if verb == "answer":
            return voice("talk-old-question")
        case TableReason.NOT_PLAYING if table.election is not None:
            return voice("talk-election", trick=table.rules.talk_from_trick)
        case _:
            return refusal(voice, error, table)


def not_here(voice: Voice, table: TableView, verb: str) -> str:
    """The sentence for talk that the table does not have, such as ``signal``, and what it has instead."""
    rules = table.rules
    if rules.talk is Talk.FREE:
        return voice("talk-here-free")
    talk_kind = "alone" if rules.teams is Teams.NONE else str(rules.talk)
    if verb == "watch" and rules.talk is Talk.SIGNALS:
        talk_kind = f"signals-{rules.signal_delivery}"
    return voice("talk-not-here", tried=verb, allowed=voice(f"talk-here-{talk_kind}"))


def _names(voice: Voice, table: TableView, seats: list[int]) -> str:
    return voice.join([player_name(voice, table, seat) for seat in seats], "or")
