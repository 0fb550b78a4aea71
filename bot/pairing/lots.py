"""Lots: the random numbers of an event, each of them a function of its committed seed (E-3).

The labels, in the words of fine print 37, are ``seeding`` (unrated entries and equal ratings), ``pairing:R``
(the edges of round R), ``bye:R`` (who rests in round R), ``heat:R`` (the search for the tables of round R)
and ``ties`` (the last tie-break).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bot.rules.shuffle import Draws

Lots = Callable[[str], Draws]
"""The numbers that belong to a label. The same label gives the same numbers each time."""

_Item = TypeVar("_Item")


def lots_of(seed: bytes, event: str, nonces: Sequence[str]) -> Lots:
    """The lots of an event. ``nonces``: what its entries have added, in the order of their numbers."""
    return lambda label: Draws(seed, event, label, nonces)


def shuffled(items: Sequence[_Item], draws: Draws) -> list[_Item]:
    """The items in random order, each order equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = draws.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def seeding(ratings: Mapping[int, float | None], lots: Lots) -> list[int]:
    """The entries in order of seed: the strongest first, unrated ones (None) last; equal ones by lot."""
    drawn = shuffled(sorted(ratings), lots("seeding"))

    def weakness(entry: int) -> tuple[bool, float]:
        rating = ratings[entry]
        return rating is None, -(rating or 0)

    return sorted(drawn, key=weakness)
