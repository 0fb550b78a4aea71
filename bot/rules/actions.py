"""What may be attempted. An action says nothing about whether it is allowed: ``decide`` does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.cards import CARDS, Card


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card of its hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat gives the match up for its whole side (fine print 14)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The pack of the next deal, in the order in which cards leave it. Nobody's choice: the table deals."""

    deck: tuple[Card, ...]


Action: TypeAlias = Play | Forfeit
"""What a seat may attempt."""

PLAYS: Final = {card: Play(card) for card in CARDS.values()}
"""The action of each card, made once: the loop of a simulation asks for millions."""
