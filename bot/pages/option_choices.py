"""The options of a table: the possible values of each, the present one, and their words.

Nothing here knows a game: ``Rules`` themselves say which values are possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from typing import Final

from bot.names import shorten
from bot.pages.limits import MENU_CHOICES
from bot.render.decks import decks_of, family
from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.notation.plain_data import OFF, options_of, rules_from
from bot.rules.options import CORRESPONDENCE, OPTIONS_BY_NAME, TARGETS, Section
from bot.rules.rules import KINDS, Rules
from bot.tables.decisions.lobby import rules_of
from bot.tables.model.errors import Refused
from bot.tables.model.events import Access, Seating, Tricks
from bot.tables.model.requests import Change
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.game import options as option_text
from bot.text.game.options import goal, span

YES: Final = "yes"
NO: Final = "no"
ON: Final = "on"
CLOCK: Final = "turn_clock"
CLOCKS: Final = OPTIONS_BY_NAME[CLOCK].usual
"""The turn clocks that a menu offers, in seconds. A command accepts any."""

AROUND: Final = {
    "seating": tuple(Seating),
    "access": tuple(Access),
    "rated": (NO, YES),
    "tricks": tuple(Tricks),
}
"""The options of the table, as opposed to those of the game."""
SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    section: (
        *(AROUND if section is Section.TABLE else ()),
        *(option.name for option in OPTIONS_BY_NAME.values() if option.section is section),
    )
    for section in Section
}
"""The options that a host may change, by their names in commands, in the menus that contain them."""
OPTION_NAMES: Final = tuple(option for section in SECTIONS.values() for option in section)
_FREE_TO_GO: Final = {"variant": None, "players": None, "teams": None, "match": {"target"}}
"""Options whose change may reset others: all that no longer fit (None), or only those named."""


def values_of(rules: Rules, option: str) -> tuple[str, ...]:
    """The values that an option may have with the other options as they are; empty if there is no choice.

    For options that accept any number these are the usual values, as many as a menu holds.
    """
    if option in AROUND:
        alone = option == "seating" and len(rules.sides) == rules.players
        return () if alone else AROUND[option]
    if option not in OPTIONS_BY_NAME or rules.talk not in OPTIONS_BY_NAME[option].talk:
        return ()
    return _possible(rules, option)


@lru_cache(maxsize=1024)
def _possible(rules: Rules, option: str) -> tuple[str, ...]:
    now = getattr(rules, option)
    fitting = [
        value_text(value)
        for value in _candidates(rules, option)
        if value == now or _works(rules, option, value)
    ]
    return tuple(fitting[:MENU_CHOICES]) if len(fitting) > 1 else ()


def _works(rules: Rules, option: str, value: object) -> bool:
    try:
        rules_of(with_option(rules, option, OFF if value is None else value), rated=False)
    except (ImpossibleRules, Refused):
        return False
    return True


def _candidates(rules: Rules, option: str) -> Iterable[object]:
    """The values of an option without regard to the others."""
    now = getattr(rules, option)
    if option == "target":
        return _with(now, _some(tuple(TARGETS[rules.match])))
    if option == "deck_pattern":
        return ("", *(deck.key for deck in decks_of(family(rules.pack))))
    if usual := OPTIONS_BY_NAME[option].usual:
        return (*_with(now, tuple(sorted(usual))), *((None,) if OPTIONS_BY_NAME[option].off else ()))
    kind = KINDS[option]
    return tuple(kind) if issubclass(kind, StrEnum) else (False, True)


def _with(now: object, usual: tuple[object, ...]) -> tuple[object, ...]:
    """The usual values and the present one."""
    return usual if now in usual or now is None else (*usual, now)


def _some(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """All of a few numbers; of many, the small ones and round ones."""
    if len(numbers) <= MENU_CHOICES:
        return numbers
    return tuple(number for number in numbers if number <= 12 or number in {15, 20, 25, 30, 40, 50, 75, 100})


def with_option(rules: Rules, option: str, value: object) -> Rules:
    """The rules with one option set to ``value``, as a record writes it.

    Another game or number of players resets the options that no longer fit. Raises ``ImpossibleRules``.
    """
    options: dict[str, object] = {**options_of(rules), option: value}
    may_go = _FREE_TO_GO.get(option, set())
    while True:
        try:
            return rules_from(options)
        except ImpossibleRules as error:
            option_name = str(error.facts.get("option"))
            if (
                option_name == option
                or option_name not in options
                or (may_go is not None and option_name not in may_go)
            ):
                raise
            del options[option_name]


def value_now(table: TableView, option: str) -> str:
    """The present value of a table's option."""
    match option:
        case "seating":
            return table.seating
        case "access":
            return table.access
        case "rated":
            return YES if table.rated else NO
        case "tricks":
            return table.tricks
        case "deck_pattern":
            # Any text is allowed there (fine print 1); one that names no deck of these cards means the usual
            # deck.
            decks = {deck.key for deck in decks_of(family(table.rules.pack))}
            return table.rules.deck_pattern if table.rules.deck_pattern in decks else _USUAL
        case _:
            return value_text(getattr(table.rules, option))


def value_text(value: object) -> str:
    """A value as a menu and a command write it."""
    if isinstance(value, bool):
        return ON if value else OFF
    return OFF if value is None else (str(value) or _USUAL)


_USUAL: Final = "usual"
"""Stands for the empty text: the deck that a pack is drawn with if none is chosen."""


def value_name(voice: Voice, rules: Rules, option: str, value: str) -> str:
    """A value of an option in words."""
    if option == "rated":
        return voice(f"choice-{value}")
    if option in AROUND:
        return voice(f"choice-{option}-{value.replace('_', '-')}")
    if option == "deck_pattern":
        return voice("ui-deck-usual") if value == _USUAL else option_text.value_name(voice, option, value)
    if option == CLOCK:
        return clock_text(voice, None if value == OFF else int(value))
    plain_value = _parse(option, value)
    if option == "target" and isinstance(plain_value, int):
        return goal(voice, rules.match, plain_value)
    return option_text.value_name(voice, option, plain_value)


def clock_text(voice: Voice, seconds: int | None) -> str:
    """The time for a turn in words, or correspondence if it is a day or more."""
    if seconds is None:
        return voice("ui-clock-off")
    return voice("ui-clock", span=span(voice, seconds), post=seconds >= CORRESPONDENCE)


def _parse(option: str, value: str) -> object:
    """A value in its option's own type. A text that cannot be converted stays a text."""
    kind = KINDS[option]
    if kind is bool and value in {ON, OFF}:
        return value == ON
    if issubclass(kind, StrEnum) and value in {member.value for member in kind}:
        return kind(value)
    if kind is int and value.isdecimal():
        return int(value)
    return None if value == OFF else value


def change(table: TableView, option: str, value: str) -> Change | None:
    """The request that sets one option; None if there is no such value.

    Raises ``ImpossibleRules`` if no game can have it.
    """
    before = Change(table.rules, table.access, table.seating, table.rated, table.tricks)
    if option in AROUND:
        if value not in AROUND[option]:
            return None
        converters: dict[str, Callable[[str], object]] = {
            "seating": Seating,
            "access": Access,
            "rated": YES.__eq__,
            "tricks": Tricks,
        }
        return replace(before, **{option: converters[option](value)})  # type: ignore[arg-type]  # of its own type
    return replace(before, rules=with_option(table.rules, option, plain(option, value)))


def plain(option: str, value: str) -> object:
    """A value as a record writes it: numbers and switches in their own types, the rest as text."""
    if option == CLOCK:
        return clock(value)
    if option == "deck_pattern":
        return "" if value == _USUAL else value
    if KINDS.get(option) is bool and value in {ON, OFF}:
        return value == ON
    return int(value) if value.isdecimal() and value.isascii() and len(value) < _DIGITS else value


_DIGITS: Final = 7  # a week in seconds has six
_UNITS: Final = {"s": 1, "m": 60, "min": 60, "h": 3600, "d": 86400, "g": 86400, "": 1}


def clock(text: str) -> int | str:
    """The seconds of a turn clock as people write it: ``90``, ``90s``, ``5 min``, ``24h``, ``7d``.

    The result is ``"off"`` for ``off``. Raises ``ImpossibleRules`` for anything else.
    """
    wish = text.strip().lower().replace(" ", "")
    if wish in {OFF, "0", "no"}:
        return OFF
    digits = wish.rstrip("abcdefghijklmnopqrstuvwxyz")
    size = _UNITS.get(wish[len(digits) :])
    if size is None or not (digits.isdecimal() and digits.isascii()) or len(digits) >= _DIGITS:
        text_shown, allowed = shorten(text, _SHOWN), "a whole number"
        raise ImpossibleRules(Problem.WRONG_VALUE, option=CLOCK, value=text_shown, allowed=allowed)
    return int(digits) * size


_SHOWN: Final = 20
