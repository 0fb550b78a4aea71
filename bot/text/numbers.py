"""Numbers of scores and ratings in sentences and pictures: with a minus sign instead of a hyphen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import Final

from babel.dates import format_date
from babel.numbers import format_decimal

from bot.languages import cldr
from bot.text.catalogue import Voice

_PAIR: Final = 2
_FIRST: Final = re.compile(r"\b1\b")
_LIST_NUMBER: Final = re.compile(r"^([ >]*\d+)\.(?=\s)", re.MULTILINE)


def figure(number: int) -> str:
    """An amount: "12", "−3"."""
    return str(number).replace("-", "−")


def change(number: int) -> str:
    """A change of a score: "+2", "−1", "0"."""
    return f"{number:+}".replace("-", "−") if number else "0"


def escape_list_numbers(text: str) -> str:
    """A text for Discord's markdown in which "4." at the beginning of a line stays 4.

    Discord takes such lines for a list and counts them anew: the places 2, 4, 4 would become 2, 3, 4.
    """
    return _LIST_NUMBER.sub(r"\1\\.", text)


def tenths(number: float) -> int:
    """A number in tenths, as it is shown, so that shown numbers add up."""
    return round(10 * number)


def decimal(voice: Voice, count: int, *, signed: bool = False) -> str:
    """A number of tenths as text: "2.5", "−0,3"; with ``signed`` also "+2.5"."""
    mark = "−" if count < 0 else "+" if signed and count > 0 else ""
    return mark + format_decimal(abs(count) / 10, "0.0", locale=cldr(voice.language))


def listed_numbers(numbers: Sequence[int]) -> str:
    """Rising numbers, with each run of three or more as a range: "2–4, 6"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = (f"{run[0]}–{run[-1]}" if len(run) > _PAIR else ", ".join(map(str, run)) for run in runs)
    return ", ".join(parts)


def rating_text(voice: Voice, mu: float, sigma: float) -> str:
    """A rating as people read it, such as "2.5" or "−0,3": the lower estimate of the player's strength."""
    return decimal(voice, tenths(mu - 3 * sigma))


def form_text(voice: Voice, form: str) -> str:
    """A form as people read it, such as "W L W": the latest matches, the latest last."""
    return " ".join(voice("form-won" if letter == "W" else "form-lost") for letter in form)


def date_text(voice: Voice, day: date) -> str:
    """A date with its year: "23 November 2026", "1er novembre 2026"."""
    text = format_date(day, "long", locale=cldr(voice.language))
    # CLDR writes the first of a month as any other day, French and Brazilians do not.
    return text if day.day > 1 else _FIRST.sub(voice("first-of-month"), text, count=1)
