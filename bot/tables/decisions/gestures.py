"""A host's own gestures (R-62, signal table ``custom``): a text for each card that has a sign."""

from __future__ import annotations

from typing import Final

from bot.rules.options import SignalTable
from bot.tables.model import events as happened
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.table import Table

SIGNS: Final = ("ace", "three", "king", "queen", "jack", "load")
"""What a sign may stand for: the trumps worth points, and the loads outside trumps."""
LONGEST: Final = 60
"""Characters of a gesture."""


def set_gesture(table: Table, sign: str, text: str) -> list[LogEvent]:
    """The host describes a sign's gesture; an empty text brings the usual one back. Raises ``Refused``."""
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
