"""The estimates of people's strength, and the chances that follow from them.

A Plackett-Luce model, by openskill.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """The estimate of a person's strength and its uncertainty."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


NEW: Final = Skill()
"""The estimate for a new person."""


def chances_of(sides: Sequence[Sequence[Skill]]) -> list[float]:
    """The chance of each side to win."""
    return MODEL.predict_win(
        [[MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    )
