"""The summary of a finished match for completions. It is kept, since every keystroke asks for it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.rules.cards import Pack
from bot.rules.notation.plain_data import rules_from

MOST_SUMMARIES: Final = 64
"""The number of summaries kept. Reading one takes the whole log of its table."""


@dataclass(frozen=True, slots=True)
class DealSummary:
    """The points of a deal for each side, and the cards of its tricks in notation."""

    points: tuple[int, ...]
    tricks: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A finished match without names, because a person may ask to be forgotten."""

    pack: Pack
    deals: tuple[DealSummary, ...]

    def deal(self, text: str | None) -> DealSummary | None:
        """The deal with the number that a person typed, the last one for None.

        None if there is no such deal.
        """
        number = parse_number(text, len(self.deals))
        return None if number is None else self.deals[number - 1]


def summary_of(document: dict[str, Any]) -> MatchSummary:
    """The summary of a record that the bot has written."""
    return MatchSummary(
        rules_from(document["rules"]).pack,
        tuple(
            DealSummary(tuple(deal["points"]), tuple(tuple(trick["cards"]) for trick in deal["tricks"]))
            for deal in document["deals"]
        ),
    )


def parse_number(text: str | None, most: int) -> int | None:
    """The number from 1 to ``most`` that a person typed, ``most`` for None; None for any other text."""
    if text is None:
        return most or None
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit() or len(digits) > len(str(most)):
        return None
    return int(digits) if 1 <= int(digits) <= most else None
