"""Every option of a table by name: what it may become, what it is now, and both in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from bot.rules.cards import Pack
from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.variant import (
    ODD_PLAYERS,
    PLAYERS,
    TARGETS,
    TEAMS,
    PointsShown,
    RemovedCard,
    Rules,
    Tie,
    TrickReview,
)
from bot.rules.variants import OFF
from bot.tables.events import Access, Seating
from bot.tables.requests import Change
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.ui.lobby_pages import CLOCKS, clock_text, with_option

YES: Final = "yes"
NO: Final = "no"
ON: Final = "on"
CLOCK: Final = "turn_clock"

OPTIONS: Final = (
    "players",
    "teams",
    "seating",
    "target",
    "tie",
    "pack",
    CLOCK,
    "access",
    "rated",
    "points_shown",
    "trick_review",
    "removed_card",
    "turn_up_reject",
)
"""The options that a host may change, as a command names them."""


def values_of(rules: Rules, option: str) -> tuple[str, ...]:
    """What an option may become under the others as they stand; empty where it makes no sense, or is none."""
    values: Mapping[str, Iterable[object]] = {
        "players": PLAYERS[rules.variant],
        "teams": TEAMS[rules.players],
        "seating": Seating,
        "target": TARGETS,
        "tie": [tie for tie in Tie if tie is not Tie.LAST_TRICK_WINS or rules.two_sided],
        "pack": Pack,
        CLOCK: (*CLOCKS, OFF),
        "access": Access,
        "rated": (YES, NO),
        "points_shown": PointsShown,
        "trick_review": TrickReview,
        "removed_card": RemovedCard if rules.players == ODD_PLAYERS else (),
        "turn_up_reject": (ON, OFF),
    }
    found = tuple(str(value) for value in values.get(option, ()))
    return found if len(found) > 1 else ()


def value_now(table: TableView, option: str) -> str:
    """What an option of a table is, as one of its values."""
    match option:
        case "seating":
            return table.seating
        case "access":
            return table.access
        case "rated":
            return YES if table.rated else NO
        case _:
            pass
    value = getattr(table.rules, option)
    if isinstance(value, bool):
        return ON if value else OFF
    return OFF if value is None else str(value)


def option_name(voice: Voice, option: str) -> str:
    """An option in words."""
    return voice(f"option-{option}" if option in _AROUND else f"rule-{option}")


def value_name(voice: Voice, option: str, value: str) -> str:
    """A value in words."""
    if option == CLOCK:
        return clock_text(voice, None if value == OFF else int(value))
    if value.isdecimal():
        return value
    if option == "rated":
        return voice(f"choice-{value}")
    if option in _AROUND:
        return voice(f"choice-{option}-{value.replace('_', '-')}")
    return voice(f"rule-{value}" if value in {ON, OFF} and option in _SWITCHES else f"rule-{option}-{value}")


_AROUND: Final = ("seating", "access", "rated")
"""Options of the table rather than of the game."""
_SWITCHES: Final = ("turn_up_reject",)


def change(table: TableView, option: str, value: str) -> Change | None:
    """The request that sets one option; None for a value that there is not.

    Raises ``ImpossibleRules`` for what makes no game.
    """
    before = Change(table.rules, table.access, table.seating, table.rated)
    match option:
        case "seating" if value in set(Seating):
            return replace(before, seating=Seating(value))
        case "access" if value in set(Access):
            return replace(before, access=Access(value))
        case "rated" if value in {YES, NO}:
            return replace(before, rated=value == YES)
        case "seating" | "access" | "rated":
            return None
        case _:
            return replace(before, rules=with_option(table.rules, option, plain(option, value)))


def plain(option: str, value: str) -> object:
    """A value as a record writes it: numbers as numbers, the rest as text."""
    if option == CLOCK:
        return clock(value)
    if option in _SWITCHES and value in {ON, OFF}:
        return value == ON
    return int(value) if value.isdecimal() and value.isascii() and len(value) < _DIGITS else value


_DIGITS: Final = 7  # a week in seconds has six
_UNITS: Final = {"s": 1, "m": 60, "min": 60, "h": 3600, "d": 86400, "g": 86400, "": 1}


def clock(text: str) -> int | str:
    """A turn clock as people write it: ``90``, ``90s``, ``5 min``, ``24h``, ``7d``, ``off``.

    Returns seconds, or ``"off"``. Raises ``ImpossibleRules`` for anything else.
    """
    wish = text.strip().lower().replace(" ", "")
    if wish in {OFF, "0", "no"}:
        return OFF
    digits = wish.rstrip("abcdefghijklmnopqrstuvwxyz")
    size = _UNITS.get(wish[len(digits) :])
    if size is None or not (digits.isdecimal() and digits.isascii()) or len(digits) >= _DIGITS:
        shown, allowed = text[:_SHOWN], "a whole number"
        raise ImpossibleRules(Problem.WRONG_VALUE, option=CLOCK, value=shown, allowed=allowed)
    return int(digits) * size


_SHOWN: Final = 20
