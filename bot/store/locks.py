"""The system's locks on files; the only module that knows filelock.

The system gives such a lock back when its process ends, however that ends: the file that stays behind
blocks nobody. Locks that consist of a file's existence are never used, not even where a file system has no
others.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

import filelock

OWNER_ONLY = 0o600


class Locked(Exception):
    """Another process, or another part of this one, holds the lock."""


class Lock:
    """A lock that is held until ``release``, or until the process ends; its file is made where there is none.

    No child process inherits it.
    """

    def __init__(self, path: Path, *, seconds: float = 0.0) -> None:
        """Take the lock of the file at ``path``, within so many seconds.

        Raises ``Locked`` when somebody else has it all the time, ``OSError`` when the file cannot be
        opened or its file system has no locks.
        """
        if not path.parent.is_dir():  # filelock would make it
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        self._lock = filelock.FileLock(
            path,
            timeout=seconds,
            mode=OWNER_ONLY,
            thread_local=False,  # whoever releases it may be another thread
            fallback_to_soft=False,
            preserve_lock_file=True,
        )
        try:
            self._lock.acquire()
        except filelock.Timeout:
            raise Locked(str(path)) from None

    def release(self) -> None:
        """Give the lock back; may be repeated."""
        self._lock.release()
