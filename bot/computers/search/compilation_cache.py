"""Where Numba stores the code that it has compiled for the bot, and what that code was made of.

Numba notices when the file of a function changes, but not when the constants and functions of other files
change that it was compiled with. So an updated bot would go on with code for boards of another size. Here the
stored code counts as old as soon as any source of the computers or the rules changes. Numba finds the
classes of folders by their names (``NAMES``).

Numba also fails where a stored file is damaged, or cannot be written. Here both only mean that a function is
compiled anew (``Cache``).
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from numba.core.caching import (
    FunctionCache,
    InTreeCacheLocator,
    UserProvidedCacheLocator,
    UserWideCacheLocator,
)

_BOT: Final = Path(__file__).parents[2]
SOURCES: Final = (_BOT / "computers", _BOT / "rules")
"""The folders of all sources that compiled functions use."""


@cache
def digest(folders: tuple[Path, ...]) -> str:
    """A digest of the contents of all Python sources in some folders."""
    sources = hashlib.sha256()
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        sources.update(path.read_bytes())
    return sources.hexdigest()


class _AllSources:
    """Adds the digest of all sources to what Numba compares."""

    def get_source_stamp(self) -> tuple[object, str]:
        """The file's own contents, and those of all sources."""
        return super().get_source_stamp(), digest(SOURCES)  # type: ignore[misc]  # Numba's class has it


class NamedFolder(_AllSources, UserProvidedCacheLocator):
    """In the folder that the operator names (``NUMBA_CACHE_DIR``)."""


class BesideSource(_AllSources, InTreeCacheLocator):
    """Beside the source."""


class UserCache(_AllSources, UserWideCacheLocator):
    """In the user's cache."""


NAMES: Final = ",".join(f"{__name__}.{one.__name__}" for one in (NamedFolder, BesideSource, UserCache))
"""The names of these classes in the order in which Numba tries them."""


class Cache(FunctionCache):
    """The stored code of a function: none where it cannot be read."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401 - Numba has no types
        """The stored code for a signature; None if there is none, or if a file of it is damaged."""
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]  # Numba has no types
        except Exception:  # noqa: BLE001 - what a damaged file raises is not told in advance
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]  # what is compiled now is stored anew
            return None

    def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401 - as above
        """Store code, unless it cannot be written."""
        with suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]  # Numba has no types
