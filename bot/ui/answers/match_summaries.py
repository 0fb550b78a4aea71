"""What is suggested of a finished match while somebody types: kept, since every key asks for it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.rules.cards import Pack
from bot.rules.notation.plain_data import rules_from

REMEMBERED: Final = 64
"""Digests that are kept: reading one takes the whole log of its table."""


@dataclass(frozen=True, slots=True)
class DealSummary:
    """The points of a deal per side, and the cards of its tricks in notation."""

    points: tuple[int, ...]
    tricks: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A finished match without names: those may have to be forgotten."""

    pack: Pack
    deals: tuple[DealSummary, ...]

    def deal(self, named: str | None) -> DealSummary | None:
        """The deal of a number as somebody typed it, the last one for none; None where there is no such."""
        number = numbered(named, len(self.deals))
        return None if number is None else self.deals[number - 1]


def summary_of(document: dict[str, Any]) -> MatchSummary:
    """The digest of a record as the bot writes it."""
    return MatchSummary(
        rules_from(document["rules"]).pack,
        tuple(
            DealSummary(tuple(deal["points"]), tuple(tuple(trick["cards"]) for trick in deal["tricks"]))
            for deal in document["deals"]
        ),
    )


def numbered(text: str | None, most: int) -> int | None:
    """A number from 1 to ``most`` as somebody typed it, ``most`` for none; None for anything else."""
    if text is None:
        return most or None
    typed = text.strip()
    if not typed.isascii() or not typed.isdigit() or len(typed) > len(str(most)):
        return None
    return int(typed) if 1 <= int(typed) <= most else None
