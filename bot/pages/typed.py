"""What a person typed into an option with completion, instead of choosing a suggestion."""

from __future__ import annotations

from collections.abc import Iterable

from bot.pages.option_choices import (
    CLOCKS,
    OPTION_NAMES,
    change,
    clock,
    clock_text,
    value_name,
    values_of,
)
from bot.rules.notation.plain_data import OFF
from bot.tables.model.requests import Change
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.game.options import option_name


def values_typed(suggestions: Iterable[tuple[str, str]], text: str) -> list[str]:
    """The values that a text means, each once: the value itself, else those with that label, in any case.

    ``suggestions`` are pairs of label and value.
    """
    typed, pairs = text.strip().casefold(), list(suggestions)
    exact = [value for _, value in pairs if value.casefold() == typed]
    return list(dict.fromkeys(exact or [value for label, value in pairs if label.casefold() == typed]))


def clock_of(voice: Voice, text: str) -> int | str:
    """The turn clock that a person typed: a suggestion or its label, else as ``clock`` reads it.

    Raises ``ImpossibleRules`` as that.
    """
    labels = [(clock_text(voice.plain, seconds), str(seconds)) for seconds in CLOCKS]
    found = values_typed([*labels, (clock_text(voice.plain, None), OFF)], text)
    return clock(found[0] if found else text)


def typed_change(voice: Voice, table: TableView, option: str, value: str) -> Change | None:
    """The request that sets an option to a value, both as a person typed them; None if there is no such one.

    Raises ``ImpossibleRules`` if no game can have it.
    """
    options = values_typed(((option_name(voice.plain, one), one) for one in OPTION_NAMES), option)
    if len(options) != 1 or not value:
        return None
    (name,) = options
    labels = ((value_name(voice.plain, table.rules, name, one), one) for one in values_of(table.rules, name))
    values = values_typed(labels, value)
    return change(table, name, values[0] if len(values) == 1 else value)
