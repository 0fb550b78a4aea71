"""Openings of tables that wait for the choice of a game: they hold more than a custom id can."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache

from bot.rules.games import Variant
from bot.rules.rules import Rules
from bot.tables.model.events import Access, Seating, Tricks

MOST_PENDING: Final = 1_000
"""The number of questions kept. A person whose question was dropped, or asked before a restart, asks
again."""


@dataclass(frozen=True, slots=True)
class PendingOpening:
    """A request to open a table: the rules for each game that the name may mean, and the other choices."""

    games: Mapping[Variant, Rules]
    access: Access = Access.OPEN
    seating: Seating = Seating.RANDOM
    rated: bool = False
    tricks: Tricks | None = None
    thread: bool = False


class PendingOpenings(LRUCache[str, PendingOpening]):
    """The latest unanswered questions, each under a word that nobody can guess."""

    def __init__(self) -> None:
        super().__init__(MOST_PENDING)

    def note(self, opening: PendingOpening) -> str:
        """Keep a request and return its word."""
        word = secrets.token_hex(8)
        self[word] = opening
        return word
