"""The errors of the store, as callers see them.

::

    StoreError              anything below, or a row the schema refuses
    ├── Stale               somebody wrote first: read again, decide again
    ├── Duplicate           the same request is stored already
    ├── Unavailable         the disk, the file or the server cannot take it now
    └── WrongDatabase       at the start only: this program must not open this database

Messages are one line for the operator. The catalogue has the sentences for players.
"""

from __future__ import annotations


class StoreError(Exception):
    """The store did not do what was asked. Nothing of it was written."""


class Stale(StoreError):
    """Another writer was first: read again and decide again."""


class Duplicate(StoreError):
    """The same request (a cause, a seed's match) is stored already: do not repeat it."""


class Unavailable(StoreError):
    """Disk full, locked, read-only, corrupt, I/O error, a file removed, no server, or closed; it names which.

    Nothing was written, unless the connection to a server ended before its answer came. The store stays
    usable: once the reason is gone, the next call succeeds.
    """


class WrongDatabase(StoreError):
    """The database must not be opened (newer, altered, foreign, in use, unreadable). It was not changed."""
