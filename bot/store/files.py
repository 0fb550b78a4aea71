"""The files of a database: their names, their owner, and whether they belong to the bot at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import Literal

from bot.store.errors import WrongDatabase
from bot.store.locks import OWNER_ONLY, Lock, LockBusy

BUSY_SECONDS = 2.0  # shorter than the 3 s within which Discord wants an answer
APPLICATIONS = {
    "main": 0x42525343,
    "seeds": 0x42525353,
}  # "BRSC", "BRSS": the two files cannot be confused

_MAGIC = b"SQLite format 3\0"
_APPLICATION_ID = slice(68, 72)  # where the header has PRAGMA application_id
_HEADER = 100

_held_paths: set[Path] = set()


def seeds_path(path: Path) -> Path:
    """The path of the seeds of the database at ``path``: ``briscola.db`` → ``briscola.seeds.db``."""
    return path.with_name(f"{path.stem}.seeds{path.suffix}")


def lock_path(path: Path) -> Path:
    """The path of the side file that a process locks while it has the database at ``path``."""
    return path.with_name(f"{path.name}.lock")


def with_journals(path: Path) -> list[Path]:
    """The path of a database and the paths of SQLite's files beside it."""
    return [path.with_name(path.name + suffix) for suffix in ("", "-journal", "-wal", "-shm")]


def reason(error: Exception) -> str:
    """The cause of an I/O or SQLite error in a few words, without the path."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__


class Hold:
    """The exclusive right to a database: a system lock on a side file, which ends with the process."""

    def __init__(self, path: Path) -> None:
        """Lock the database at ``path``. Raises ``WrongDatabase`` if a process, maybe this one, has it."""
        self._path = path.resolve()
        if self._path in _held_paths:
            raise WrongDatabase(f"{path}: already open in this process")
        side = lock_path(path)
        try:
            self._lock: Lock | None = Lock(side)
        except LockBusy:
            raise WrongDatabase(f"{path}: in use by another process") from None
        except OSError as error:
            raise WrongDatabase(f"{side}: {reason(error)}") from error
        _held_paths.add(self._path)

    def release(self) -> None:
        """Release the database. May be repeated."""
        if self._lock is not None:
            _held_paths.discard(self._path)
            self._lock.release()
            self._lock = None


def recognise(path: Path, role: Literal["main", "seeds"]) -> bool:
    """Whether ``path`` is a database of the bot's; False if there is none yet (missing or empty).

    Raises ``WrongDatabase`` for anything else. It reads plain bytes, so that SQLite does not even open a
    foreign file. Call it only under ``Hold`` and before any connection: closing a file drops this process's
    locks on it.
    """
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        return False
    except OSError as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    if not header:
        return False
    if not header.startswith(_MAGIC):
        raise WrongDatabase(f"{path}: not an SQLite database")
    if int.from_bytes(header[_APPLICATION_ID], "big") != APPLICATIONS[role]:
        raise WrongDatabase(f"{path}: a database of another program")
    return True


Access = Literal["ro", "rw", "held"]


def address(path: Path, access: Access) -> str:
    """The path as a URI that says how to open it, whatever characters it has. It never creates a file.

    "held" is for reading what nobody else has open, a copy or a database under ``Hold``, before any
    connection: without a write-ahead log to read, SQLite needs no side files and leaves none, so the folder
    may be read-only. A reader beside a bot that may start meanwhile needs "ro".
    """
    query = "mode=ro" if access != "rw" else "mode=rw"
    if access == "held" and not path.with_name(f"{path.name}-wal").exists():
        query += "&immutable=1"
    return f"{path.resolve().as_uri()}?{query}"


def connect(path: Path, access: Access) -> contextlib.closing[sqlite3.Connection]:
    """Open the file for one ``with`` block, in autocommit mode. Raises sqlite3's errors."""
    return contextlib.closing(
        sqlite3.connect(address(path, access), uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    )


def remove_with_journals(path: Path) -> None:
    """Remove an unfinished file and what SQLite may have left beside it."""
    for file in with_journals(path):
        file.unlink(missing_ok=True)


def reserve(path: Path) -> None:
    """Create an empty file that only its owner can read. SQLite's files beside it get the same mode."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def give_to_folder_owner(path: Path) -> None:
    """Let the owner of the folder own a file that root made there: root restores, and the bot must write.

    Does nothing for other users, who cannot give files away.
    """
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    folder = path.parent.stat()
    os.chown(path, folder.st_uid, folder.st_gid)


def sync_folder(path: Path) -> None:
    """Make the names in the file's folder durable after a file was moved there."""
    if os.name == "nt":
        return  # Windows opens no folders, and journals its file table
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
