"""Commitments and the seeds behind them (fine print 37)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.rules import shuffle
from bot.store.base import Unavailable


@dataclass
class Dice:
    """The randomness that one decision may use.

    ``fresh`` draws 32 bytes nobody can foresee; ``seeds`` holds the seed of each match at hand. What
    ``commit`` promises is in ``drawn`` and must be stored before anything that mentions it.
    """

    fresh: Callable[[], bytes]
    seeds: dict[str, bytes] = field(default_factory=dict)
    drawn: dict[str, bytes] = field(default_factory=dict)

    def seed(self, match: str) -> bytes:
        """The seed of a match. Raises ``Unavailable`` when it is not kept: nothing can be dealt then."""
        try:
            return self.seeds[match]
        except KeyError:
            raise Unavailable(f"no seed is kept for match {match}") from None

    def commit(self, match: str) -> str:
        """Draw the seed of a match; returns the commitment to publish.

        A seed that was drawn for the match before, but whose commitment never got into the log, is used once
        more: a seed that is kept is never replaced.
        """
        seed = self.seeds[match] if match in self.seeds else self.fresh()
        self.seeds[match] = self.drawn[match] = seed
        return shuffle.commitment(seed, match)
