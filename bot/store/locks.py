"""The system's locks on files. This is the only module that imports filelock.

The system releases such a lock when its process ends, however that ends: the remaining file blocks nobody.
Locks that consist of a file's existence are never used, not even on file systems without other locks.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

import filelock

OWNER_ONLY = 0o600


class LockBusy(Exception):
    """Another process, or another part of this one, holds the lock."""


class Lock:
    """A lock that is held until ``release`` or until the process ends. Its file is created if it is missing.

    No child process inherits it.
    """

    def __init__(self, path: Path, *, seconds: float = 0.0) -> None:
        """Take the lock of the file at ``path``, waiting at most ``seconds``.

        Raises ``LockBusy`` if somebody else has it all that time, ``OSError`` if the file cannot be opened or
        its file system has no locks.
        """
        if not path.parent.is_dir():  # filelock would create it
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        self._lock = filelock.FileLock(
            path,
            timeout=seconds,
            mode=OWNER_ONLY,
            thread_local=False,  # another thread may release it
            fallback_to_soft=False,
            preserve_lock_file=True,
        )
        try:
            self._lock.acquire()
        except filelock.Timeout:
            raise LockBusy(str(path)) from None

    def release(self) -> None:
        """Release the lock. May be repeated."""
        self._lock.release()
