"""The versions of the record, and which of them a match needs.

A record has the lowest version that can hold it, so that programs for version 1 can still read what they
know. Version 2 adds games, the action ``concede``, and ``hand``, ``pack`` and ``board`` in ``fairness``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

FORMAT: Final = "briscola-record"
VERSIONS: Final = (1, 2)
GAMES_OF_VERSION_1: Final = frozenset(
    {
        *("a31", "bisca3", "bisca9", "bosnian32", "brisca", "briscola"),
        *("briscolone3", "briscolone5", "briscolone5t", "chiamata", "double"),
        *("schembil", "scoperta", "sueca", "sueca_italiana"),
    }
)
"""The games that a reader of version 1 knows. Never add one: a new game is written in version 2."""
NEWER_ACTIONS: Final = {1: frozenset({"concede"}), 2: frozenset[str]()}
"""By version, the kinds of action that only later versions have."""


def version_needed(variant: str, actions: Iterable[str], *, board: bool) -> int:
    """The lowest version that can hold a match of this game with these kinds of action."""
    if board or variant not in GAMES_OF_VERSION_1 or not NEWER_ACTIONS[1].isdisjoint(actions):
        return 2
    return 1
