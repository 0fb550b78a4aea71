"""The option code: all options of a table as one short line of text, ``double 4 cards=32 tie=carry``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote, unquote

from bot.rules.errors import ImpossibleRules, Problem
from bot.rules.notation.plain_data import options_of, rules_from
from bot.rules.notation.presets import NEW_TABLE
from bot.rules.rules import KINDS, Rules

_DIGITS: Final = 9
"""The greatest length of a number. A longer one is not valid, and reading it could take long."""
_WORD: Final = 40


def code_of(rules: Rules) -> str:
    """The code of rules: game, players, then each difference from the game's defaults.

    ``rules_of`` reads it back.
    """
    options = options_of(rules)
    head = (options.pop("variant"), options.pop("players"))
    return " ".join([*map(str, head), *(f"{key}={_value_text(value)}" for key, value in options.items())])


def code_to_open(rules: Rules) -> str:
    """As ``code_of``, with every option whose default for a new table differs (``NEW_TABLE``)."""
    options, code = options_of(rules), code_of(rules)
    usual = [key for key in NEW_TABLE if key not in options]
    return " ".join([code, *(f"{key}={_value_text(getattr(rules, key))}" for key in usual)])


def rules_of(code: str) -> Rules:
    """The rules of a code. Raises ``ImpossibleRules``. A value is read in its option's type."""
    return rules_from(options_in(code))


def options_in(code: str) -> Mapping[str, object]:
    """The options that a code names. Game and number of players may come first, without their names."""
    options: dict[str, object] = {}
    for word in code.replace(",", " ").split():
        key, equals, value = word.partition("=")
        if equals:
            options[key[:_WORD]] = _read(key, value)
        elif _is_number(word):
            options["players"] = int(word)
        elif not options:
            options["variant"] = word
        else:
            raise ImpossibleRules(Problem.UNKNOWN_OPTION, option=word[:_WORD])
    return options


def _value_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else quote(str(value), safe="")


def _read(key: str, value: str) -> object:
    if KINDS.get(key) is str:  # any text: spaces and special characters are percent-encoded
        return unquote(value)
    if value in {"true", "false"}:
        return value == "true"
    return int(value) if _is_number(value) else value


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= _DIGITS
