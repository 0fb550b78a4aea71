"""The extra ``fast``: functions on flat rows of numbers are compiled if Numba is installed (``compiler``).

Without it the same source runs on lists, about thirty times slower. Compiled code is stored on disk, beside
the source or in the user's cache, or only in memory if neither can be written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import Any, Final, TypeVar, cast

from bot.computers import compiler

_Function = TypeVar("_Function", bound=Callable[..., Any])

_FAST = compiler.is_wanted()
if _FAST:
    try:
        import numba
        import numba.core.dispatcher
        import numpy as np

        from bot.computers.search import compilation_cache
    except ImportError:
        _FAST = False
    else:
        numba.config.CACHE_LOCATOR_CLASSES = compilation_cache.NAMES  # type: ignore[attr-defined]  # set at run time
        numba.core.dispatcher.FunctionCache = compilation_cache.Cache  # type: ignore[attr-defined]  # Numba has no setting for it

FAST: Final = _FAST
"""Whether this process compiles."""


def compiled(function: _Function) -> _Function:
    """The function as machine code, stored on disk between starts; or the function itself."""
    if not FAST:
        return function
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
    try:
        return cast("_Function", numba.njit(cache=True, **options)(function))
    except RuntimeError:  # no writable folder
        return cast("_Function", numba.njit(**options)(function))


def numbers(values: Iterable[int]) -> MutableSequence[int]:
    """A row of numbers that compiled functions may change."""
    row = list(values)
    return cast("MutableSequence[int]", np.array(row, np.int64)) if FAST else row


def small(values: Iterable[int]) -> MutableSequence[int]:
    """A row of numbers of 16 bits, which is quick to copy."""
    row = list(values)
    return cast("MutableSequence[int]", np.array(row, np.int16)) if FAST else row


def floats(count: int) -> MutableSequence[float]:
    """A row of floating-point zeros."""
    return cast("MutableSequence[float]", np.zeros(count, np.float32)) if FAST else [0.0] * count


def rows(count: int, size: int) -> Sequence[MutableSequence[int]]:
    """``count`` rows of small zeros."""
    if FAST:
        return cast("Sequence[MutableSequence[int]]", np.zeros((count, size), np.int16))
    return [[0] * size for _ in range(count)]
