"""Talk: who may speak now (R-62, R-66), and a host's own gestures for the signal table ``custom``."""

from __future__ import annotations

from typing import Final

from bot.rules.options import SignalTable, Talk
from bot.rules.state import Phase, State
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.table import Table

SIGNS: Final = ("ace", "three", "king", "queen", "jack", "load")
"""The signs that can be described: the trumps worth points, and loads outside trumps."""
LONGEST: Final = 60
"""The greatest length of a gesture in characters."""


def speakers(state: State) -> tuple[int, ...]:
    """The seats that a computer may speak for now: partners of the seat to play; of captains only theirs.

    For every other seat it is enough to speak in its own turn or its own partner's.
    """
    turn, rules = state.turn, state.rules
    if turn is None or state.phase is not Phase.PLAY or state.talk.answerer is not None:
        return ()
    if len(state.tricks) < rules.talk_from_trick - 1:
        return ()
    side = rules.side_of(turn)
    match rules.talk:
        case Talk.SIGNALS:
            return tuple(seat for seat in rules.sides[side] if seat != turn)
        case Talk.RAIS:
            return tuple({state.rais[side]} - {turn})
        case _:
            return ()


def set_gesture(table: Table, sign: str, text: str) -> list[LogEvent]:
    """The event with which the host describes a sign's gesture. Raises ``Refused``.

    An empty text restores the usual gesture.
    """
    if table.rules.signal_table is not SignalTable.CUSTOM:
        raise Refused(TableReason.NO_OWN_GESTURES)
    if sign not in SIGNS:
        raise Refused(TableReason.NO_SUCH_SIGN)
    words = " ".join(text.split())
    if len(words) > LONGEST:
        raise Refused(TableReason.GESTURE_TOO_LONG, cap=LONGEST)
    if dict(table.gestures).get(sign, "") == words:
        return []
    return [happened.GestureSet(sign, words)]
