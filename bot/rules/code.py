"""A whole set of options as one short line that people can paste: ``double 4 cards=32 tie=carry``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.variant import Rules
from bot.rules.variants import options_of, rules_from


def code_of(rules: Rules) -> str:
    """Game, players, then what differs from the game's defaults; ``rules_of`` reads it back."""
    options = options_of(rules)
    head = (options.pop("variant"), options.pop("players"))
    return " ".join([*map(str, head), *(f"{key}={_written(value)}" for key, value in options.items())])


def rules_of(code: str) -> Rules:
    """The rules of a code. Raises ``ImpossibleRules``; a value is read as its option's type."""
    return rules_from(options_in(code))


def options_in(code: str) -> Mapping[str, object]:
    """The options that a code names: game and number of players may come first, bare."""
    options: dict[str, object] = {}
    for word in code.replace(",", " ").split():
        key, given, value = word.partition("=")
        if given:
            options[key] = _read(value)
        elif word.isdecimal():
            options["players"] = int(word)
        elif not options:
            options["variant"] = word
        else:
            raise ImpossibleRules(Problem.UNKNOWN_OPTION, option=word[:40])
    return options


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(value: str) -> object:
    if value in {"true", "false"}:
        return value == "true"
    return int(value) if value.isdecimal() else value
