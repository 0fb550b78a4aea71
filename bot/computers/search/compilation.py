"""The extra ``fast``: functions on flat rows of numbers are compiled by Numba where it is installed.

The same source runs without it, on lists, some thirty times slower. What was compiled is kept on disk, beside
the source or in the user's cache, and in memory alone where neither can be written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any, Final, TypeVar, cast

_Function = TypeVar("_Function", bound=Callable[..., Any])

try:
    import numba
    import numpy as np
except ImportError:
    _FAST = False
else:
    _FAST = True

FAST: Final = _FAST
"""Whether this process compiles."""


def compiled(function: _Function) -> _Function:
    """The function in machine code, kept on disk between two starts; or as it is."""
    if not FAST:
        return function
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
    try:
        return cast("_Function", numba.njit(cache=True, **options)(function))
    except RuntimeError:  # no folder that can be written
        return cast("_Function", numba.njit(**options)(function))


def numbers(values: Iterable[int]) -> MutableSequence[int]:
    """A row of numbers that compiled functions may change."""
    row = list(values)
    return cast("MutableSequence[int]", np.array(row, np.int64)) if FAST else row


def small(values: Iterable[int]) -> MutableSequence[int]:
    """A row of numbers of 16 bits, quick to copy."""
    row = list(values)
    return cast("MutableSequence[int]", np.array(row, np.int16)) if FAST else row


def floats(count: int) -> MutableSequence[float]:
    """A row of zeros that are no whole numbers."""
    return cast("MutableSequence[float]", np.zeros(count, np.float32)) if FAST else [0.0] * count


def rows(count: int, size: int) -> Sequence[MutableSequence[int]]:
    """So many rows of small zeros."""
    if FAST:
        return cast("Sequence[MutableSequence[int]]", np.zeros((count, size), np.int16))
    return [[0] * size for _ in range(count)]
