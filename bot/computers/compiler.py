"""Whether this process compiles the search of the computer players (the extra ``fast``).

A process decides once, before it first creates a level that searches.
"""

from __future__ import annotations

from importlib.util import find_spec

_is_wanted = True


def is_installed() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def is_wanted() -> bool:
    """Whether this process may compile."""
    return _is_wanted


def do_without() -> None:
    """Compile nothing in this process, where waiting for a compiler would be worse than a plain search."""
    global _is_wanted  # noqa: PLW0603 - of the process, as the compiled functions are
    _is_wanted = False
