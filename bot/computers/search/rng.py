"""Random numbers for compiled functions: a row with one number, which changes alike compiled or not."""

from __future__ import annotations

import random
from collections.abc import MutableSequence
from typing import Final

from bot.computers.search.compilation import compiled, numbers

RngState = MutableSequence[int]
_BITS: Final = 48
_FACTOR: Final = 25214903917
_STEP: Final = 11
_ALL: Final = (1 << _BITS) - 1
_KEPT: Final = 31


def rng_state(rng: random.Random) -> RngState:
    """A row seeded from a generator."""
    return numbers([rng.getrandbits(_BITS)])


@compiled
def below(count: int, rng_state: RngState) -> int:
    """A random number below ``count``, which is small."""
    rng_state[0] = (rng_state[0] * _FACTOR + _STEP) & _ALL
    return ((rng_state[0] >> (_BITS - _KEPT)) * count) >> _KEPT
