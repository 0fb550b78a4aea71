"""Where Numba stores the code that it has compiled for the bot, and what that code was made of.

Numba notices when the file of a function changes, but not when the constants and functions of other files
change that it was compiled with. So an updated bot would go on with code for boards of another size. Here the
stored code counts as old as soon as any source of the computers or the rules changes. Numba finds the
classes by their names (``NAMES``).
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from numba.core.caching import InTreeCacheLocator, UserProvidedCacheLocator, UserWideCacheLocator

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
