"""Options and their values in words, and how a table differs from the defaults."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Final

from bot.rules.notation.plain_data import options_of
from bot.rules.options import OPTIONS_BY_NAME, Match
from bot.rules.rules import Rules
from bot.text import names
from bot.text.catalogue import Voice

_UNITS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))
GOAL: Final = ("match", "target")
"""Two options that make one sentence: how a match is won."""


def span(voice: Voice, seconds: int) -> str:
    """A duration in its largest whole unit: "90 seconds", "2 days"."""
    unit, size = next((unit, size) for unit, size in _UNITS if seconds % size == 0)
    return voice("span", unit=unit, count=seconds // size)


def option_name(voice: Voice, name: str) -> str:
    """The name of an option: a field of ``Rules``, or an option of the table around it."""
    return voice(f"rule-{name}")


def value_name(voice: Voice, name: str, value: object) -> str:
    """A value of an option in words: an enumeration, a bool, a number, a text, or None."""
    if seconds := OPTIONS_BY_NAME[name].seconds:
        off = value in {None, "off"}
        return voice(f"rule-{name}-off") if off else span(voice, int(str(value)) * seconds)
    if value is None or value == "":
        return voice("rule-none")
    if isinstance(value, bool):
        return voice("rule-on") if value else voice("rule-off")
    if name == "deck_pattern" and voice.has(f"choice-deck-{value}"):
        return voice(f"choice-deck-{value}")
    if name == "variant":
        return voice(f"variant-{value}")
    return voice(f"rule-{name}-{value}") if isinstance(value, StrEnum) else names.markdown(str(value))


def range_name(voice: Voice, name: str, low: int, high: int) -> str:
    """The numbers that an option may have, in words: "from 62 to 120"; "1 or 2" where there are two."""
    ends = [value_name(voice, name, number) for number in (low, high)]
    return voice.join(ends, "or") if high == low + 1 else voice("allowed-range", low=ends[0], high=ends[1])


def goal(voice: Voice, match: Match, target: int) -> str:
    """How a match is won: "first to 3 deals"."""
    return voice("rule-goal", match=match.value, target=target)


def option_value(voice: Voice, rules: Rules, name: str) -> str:
    """The value of an option in words; ``name`` is a field of ``Rules``."""
    if name == "target":
        return goal(voice, rules.match, rules.target)
    return value_name(voice, name, getattr(rules, name))


def differences(voice: Voice, rules: Rules, *, omit: Collection[str] = ()) -> list[str]:
    """The differences of a table from the defaults of its game: "drawn deals: carried over".

    Options in ``omit`` are left out.
    """
    option_names = dict.fromkeys("target" if name in GOAL else name for name in options_of(rules))
    return [
        voice("rule-set", option=option_name(voice, name), value=option_value(voice, rules, name))
        for name in option_names
        if name not in {"variant", "players", *omit}
    ]
