"""What can go wrong between a caller and the rows.

::

    StoreError              anything below, or a row the schema refuses
    ├── Stale               somebody wrote first: read again, decide again
    ├── Duplicate           this very request has been booked already
    ├── Unavailable         the disk, the file or the server cannot take it now
    └── WrongDatabase       at the start only: this database must not be opened by this program

Messages are one line for an operator; what players read is written elsewhere.
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
