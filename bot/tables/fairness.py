"""Commitments and the seeds behind them (fine print 37)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.rules import shuffle


@dataclass
class Dice:
    """The randomness that one decision may use.

    ``fresh`` draws 32 bytes nobody can foresee; ``seeds`` holds the seed of each match at hand. What ``commit``
    adds is in ``drawn`` and must be stored before anything that mentions it.
    """

    fresh: Callable[[], bytes]
    seeds: dict[str, bytes] = field(default_factory=dict)
    drawn: dict[str, bytes] = field(default_factory=dict)

    def commit(self, match: str) -> str:
        """Draw the seed of a match; returns the commitment to publish."""
        seed = self.fresh()
        self.seeds[match] = self.drawn[match] = seed
        return shuffle.commitment(seed, match)
