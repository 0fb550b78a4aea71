"""Tables that are wanted, until it is said which game is meant: more may be asked than a button can carry."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache

from bot.rules.games import Variant
from bot.rules.rules import Rules
from bot.tables.model.events import Access, Seating, Tricks

REMEMBERED: Final = 1_000
"""Questions; whoever answers one that was forgotten here, or asked before a restart, has to ask again."""


@dataclass(frozen=True, slots=True)
class PendingOpening:
    """What somebody asked for: the rules for each game that the name may mean, and the rest of the table."""

    games: Mapping[Variant, Rules]
    access: Access = Access.OPEN
    seating: Seating = Seating.RANDOM
    rated: bool = False
    tricks: Tricks | None = None
    thread: bool = False


class PendingOpenings(LRUCache[str, PendingOpening]):
    """The latest questions that wait for an answer, each under a word that nobody guesses."""

    def __init__(self) -> None:
        super().__init__(REMEMBERED)

    def note(self, opening: PendingOpening) -> str:
        """Keep what somebody asked for; returns the word for it."""
        word = secrets.token_hex(8)
        self[word] = opening
        return word
