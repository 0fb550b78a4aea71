"""A host's own gestures: a text for each sign of the signal table ``custom`` (R-62)."""

from __future__ import annotations

from typing import Final

from bot.rules.options import SignalTable
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.table import Table

SIGNS: Final = ("ace", "three", "king", "queen", "jack", "load")
"""The signs that can be described: the trumps worth points, and loads outside trumps."""
LONGEST: Final = 60
"""The greatest length of a gesture in characters."""


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
