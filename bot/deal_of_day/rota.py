"""The rota: which game is the deal of which day (D-3)."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any, Final

from bot.rules.games import Variant
from bot.rules.notation.plain_data import rules_from
from bot.rules.rules import Rules

_SUECA: Final = {"variant": Variant.SUECA}
_BRISCOLA4: Final = {"variant": Variant.BRISCOLA, "players": 4}
_WEEK: Final[tuple[dict[str, Any], ...]] = (
    _SUECA,
    _BRISCOLA4,
    {"variant": Variant.SCOPERTA},
    {"variant": Variant.BISCA9},
    {"variant": Variant.CHIAMATA, "blind": "off"},
    _SUECA,
    _BRISCOLA4,
)
"""The options by weekday, Monday first."""


def rules_on(day: date) -> Rules:
    """The rules of a day's deal: nobody talks, and no clock runs."""
    return _rules(day.weekday())


@cache
def _rules(weekday: int) -> Rules:
    return rules_from({**_WEEK[weekday], "turn_clock": "off", "talk": "off"})


def dealer_of(rules: Rules) -> int:
    """The seat that deals, so that seat 0 opens."""
    return rules.players - 1
