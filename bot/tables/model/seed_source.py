"""``SeedSource``: the seeds of matches and the commitments to them (fine print 37)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.rules import shuffle
from bot.store.errors import Unavailable


@dataclass
class SeedSource:
    """The randomness that one decision may use.

    ``fresh`` draws 32 unpredictable bytes. ``seeds`` holds the seeds in memory by match. ``new_seeds``
    collects the seeds that ``commit`` used; they must be stored before any event that mentions their
    commitments.
    """

    fresh: Callable[[], bytes]
    seeds: dict[str, bytes] = field(default_factory=dict)
    new_seeds: dict[str, bytes] = field(default_factory=dict)

    def seed(self, match: str) -> bytes:
        """The seed of a match. Raises ``Unavailable`` if it is not kept: no cards can be dealt then."""
        try:
            return self.seeds[match]
        except KeyError:
            raise Unavailable(f"no seed is kept for match {match}") from None

    def fix(self, match: str, seed: bytes) -> None:
        """Let a match have a seed that is known already: on a board all tables have the same one."""
        self.seeds[match] = self.new_seeds[match] = seed

    def commit(self, match: str) -> str:
        """Draw the seed of a match and return the commitment to publish.

        If a seed was drawn for the match before, but its commitment never reached the log, that seed is used
        again: a stored seed is never replaced.
        """
        seed = self.seeds[match] if match in self.seeds else self.fresh()
        self.seeds[match] = self.new_seeds[match] = seed
        return shuffle.commitment(seed, match)
