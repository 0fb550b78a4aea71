"""The news of a table: the events around the game that its message shows for a while."""

from __future__ import annotations

from typing import Final

from bot.rules.events import CardExchanged, SeatOut, SuitAsked
from bot.rules.view import Sighting, SuitSeen
from bot.tables.model import events as happened
from bot.tables.model.events import TableEvent

NEWS: Final[tuple[type[TableEvent | Sighting], ...]] = (
    happened.SeatLeft,
    happened.SeatReturned,
    happened.SeatGiven,
    happened.TurnMissed,
    happened.MovedSimply,
    happened.HostChanged,
    happened.HolidayTaken,
    happened.HolidayEnded,
    happened.ResignRefused,
    happened.EndRefused,
    happened.HintsRefused,
    happened.HintsAllowed,
    CardExchanged,
    SuitAsked,
    SuitSeen,
    SeatOut,
)
_MATTERS: Final = (
    (happened.TurnMissed,),
    (happened.HolidayTaken, happened.HolidayEnded),
    (happened.SeatLeft, happened.SeatReturned),
)
"""The matters of a seat of which only the latest news is shown."""
LASTING: Final = TableEvent | SeatOut
"""The news that does not belong to a deal."""


def replaces(new: TableEvent | Sighting, old: TableEvent | Sighting) -> bool:
    """Whether news is about the same matter of the same seat as older news."""
    if isinstance(new, happened.MovedSimply):
        return new == old
    matter = next((kinds for kinds in _MATTERS if isinstance(new, kinds)), None)
    is_same = matter is not None and isinstance(old, matter)
    return is_same and getattr(new, "seat", None) == getattr(old, "seat", None)
