"""Numbers of a score as they stand in sentences and pictures: with the sign for minus, not a hyphen."""

from __future__ import annotations

from babel.numbers import format_decimal

from bot.text.catalogue import Voice


def figure(number: int) -> str:
    """What somebody has: "12", "−3"."""
    return str(number).replace("-", "−")


def change(number: int) -> str:
    """What is added to a score: "+2", "−1", "0"."""
    return f"{number:+}".replace("-", "−") if number else "0"


def tenths(number: float) -> int:
    """A number in tenths, as it is told: so what is told adds up."""
    return round(10 * number)


def decimal(voice: Voice, count: int, *, signed: bool = False) -> str:
    """So many tenths: "2.5", "−0,3"; with ``signed`` also "+2.5"."""
    mark = "−" if count < 0 else "+" if signed and count > 0 else ""
    return mark + format_decimal(abs(count) / 10, "0.0", locale=voice.language)
