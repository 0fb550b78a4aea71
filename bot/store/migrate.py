"""Numbered migrations. A database stores which ones it has applied, with the SHA-256 of each.

A file ``migrations/NNNN_name.sql`` never changes once released. A database is refused untouched if it has
applied another text under the same number, or a number that this program does not know. Each migration runs
in a transaction of its own.

On a server, processes of two releases may share a database during an update. A migration on which the
previous release works says so in its name: ``NNNN_name.from0031.sql`` for programs that know number 31.
"""

from __future__ import annotations

import hashlib
import importlib.resources
import re
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

from bot.store.errors import WrongDatabase
from bot.store.files import (
    APPLICATIONS,
    Access,
    Hold,
    connect,
    reason,
    recognise,
    remove_with_journals,
    reserve,
    seeds_path,
    sync_folder,
)
from bot.store.locks import OWNER_ONLY

Role = Literal["main", "seeds"]

MOVED: Final = "moved"
"""Part of the name of what is left of a database that was moved to a server."""
_WORKS_FROM: Final = re.compile(r"\.from(\d{4})\.sql")
_FOLDERS: dict[Role, tuple[str, ...]] = {"main": (), "seeds": ("seeds",)}


@dataclass(frozen=True, slots=True)
class Migration:
    """A step of the schema: its number (from 1, without gaps), its file's name and its text."""

    version: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        """The SHA-256 of the text in hex."""
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations(role: Role) -> tuple[Migration, ...]:
    """The migrations of SQLite that this program knows, in order."""
    return in_folder(*_FOLDERS[role])


@cache
def in_folder(*names: str) -> tuple[Migration, ...]:
    """The migrations in a folder of ``migrations``, in order."""
    folder = importlib.resources.files("bot.store").joinpath("migrations", *names)
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name
    )
    # Python reads every kind of line end as \n, so a checkout on any system has the same checksum.
    return tuple(Migration(int(file.name[:4]), file.name, file.read_text("utf-8")) for file in files)


def prepare(path: Path) -> list[str]:
    """Create or migrate the database at ``path`` and its seeds. The caller holds the database.

    The result is the names of the migrations applied. Raises ``WrongDatabase``, with everything untouched,
    if either file must not be opened.
    """
    exists = existing_files(path, "held")
    files: dict[Role, Path] = {"seeds": seeds_path(path), "main": path}
    own = {role: migrations(role) for role in files}
    try:
        # Both files are checked before either is changed.
        behind = {
            role: pending(file, own[role], "held") if exists[role] else own[role]
            for role, file in files.items()
        }
        for role, file in files.items():
            if exists[role]:
                _update(file, behind[role])
            else:
                _create(file, role, behind[role])
    except OSError as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    return [migration.name for role in files for migration in behind[role]]


def existing_files(path: Path, access: Access) -> dict[Role, bool]:
    """Which files of the database at ``path`` exist. Only reads.

    Raises ``WrongDatabase`` if one is not the bot's, or if something is left of a missing one: creating it
    anew would hide a loss and read an old write-ahead log into it. What was moved to a server is not created
    anew either.
    """
    seeds = seeds_path(path)
    files: dict[Role, Path] = {"main": path, "seeds": seeds}
    exists = {role: recognise(file, role) for role, file in files.items()}
    what = "empty" if path.exists() else "missing"
    # Seeds are created first, so a database without them has lost them: its running matches cannot be
    # proved.
    if exists["main"] and not seeds.exists():
        raise WrongDatabase(
            f"{seeds}: missing; restore it, or put an empty file there to go on without old seeds"
        )
    left = path.with_name(f"{path.stem}.{MOVED}-1{path.suffix}")
    if not path.exists() and left.exists():
        raise WrongDatabase(
            f"{path}: was moved to a server: set DATABASE to that, or move it back (python -m bot move --to "
            f"{path}); to begin anew, move {left.name} away"
        )
    # The first table draws the first seed, so without a seed there was nothing to lose.
    if exists["seeds"] and not exists["main"] and _has_seeds(seeds, access):
        raise WrongDatabase(
            f"{path}: {what}, but the seeds of its matches are in {seeds}; move it back or restore a backup "
            "(python -m bot restore FILE); to begin anew, move the seeds away"
        )
    for role, file in files.items():
        log = file.with_name(f"{file.name}-wal")
        if not exists[role] and log.exists() and log.stat().st_size:
            raise WrongDatabase(
                f"{log}: belongs to a file that is missing; move {file} back or restore a backup "
                "(python -m bot restore FILE); to go on without it, move this file away"
            )
    return exists


def _has_seeds(path: Path, access: Access) -> bool:
    """Whether a file of seeds contains any."""
    try:
        with connect(path, access) as link:
            return link.execute("SELECT 1 FROM seed LIMIT 1").fetchone() is not None
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error


def migrate(path: Path) -> list[str]:
    """Create or migrate the database of a bot that is not running.

    Returns the names of the migrations applied. Raises ``WrongDatabase``, also if a process has it open.
    """
    hold = Hold(path)
    try:
        return prepare(path)
    finally:
        hold.release()


def pending(path: Path, own: tuple[Migration, ...], access: Access) -> tuple[Migration, ...]:
    """The migrations that the file still needs. Raises ``WrongDatabase`` if it has others. Only reads."""
    try:
        with connect(path, access) as link:
            rows = link.execute("SELECT version, name, sha256 FROM migration ORDER BY version").fetchall()
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    return missing(str(path), rows, own)


def missing(
    where: str, rows: Sequence[tuple[int, str, str]], own: tuple[Migration, ...], *, shared: bool = False
) -> tuple[Migration, ...]:
    """The migrations that a database lacks, given the versions, names and checksums of those it has applied.

    Raises ``WrongDatabase``, which names ``where`` the database is, if it has others. Where it is ``shared``
    with newer programs, it may have theirs, as far as their names say that this program works on them.
    """
    newest, ours = (rows[-1][0] if rows else 0), own[-1].version
    if any(version > ours and not (shared and _works_on(name, ours)) for version, name, _ in rows):
        raise WrongDatabase(
            f"{where}: version {newest} is newer than this program's {ours}: start the newer program, or "
            "restore a backup that this one has written"
        )
    for (version, name, checksum), migration in zip(rows, own, strict=False):
        if (version, checksum) != (migration.version, migration.checksum):
            raise WrongDatabase(f"{where}: its migration {name} is not this program's {migration.name}")
    return own[len(rows) :]


def _works_on(name: str, version: int) -> bool:
    """Whether programs whose newest migration is ``version`` work on a migration, as its name says."""
    since = _WORKS_FROM.search(name)
    return since is not None and int(since[1]) <= version


def _create(path: Path, role: Role, steps: tuple[Migration, ...]) -> None:
    """Create the database under another name and move it into place, so that it never exists in part."""
    new = path.with_name(f"{path.name}.new")
    remove_with_journals(new)
    try:
        reserve(new)
        with connect(new, "rw") as link:
            link.executescript(
                f"PRAGMA application_id = {APPLICATIONS[role]};"
                "CREATE TABLE migration"
                "(version INTEGER PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT;"
            )
            _apply(link, steps)
            (mode,) = link.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise WrongDatabase(f"{path}: this file system cannot hold a write-ahead log")
        new.replace(path)
        sync_folder(path)
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    finally:
        remove_with_journals(new)


def _update(path: Path, steps: tuple[Migration, ...]) -> None:
    """Apply missing migrations and check that the file can be written: SQLite falls back to reading."""
    path.chmod(OWNER_ONLY)
    try:
        with connect(path, "rw") as link:
            link.executescript("BEGIN IMMEDIATE; ROLLBACK;")
            _apply(link, steps)
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error


def _apply(link: sqlite3.Connection, steps: tuple[Migration, ...]) -> None:
    """Run each step and note it, in one transaction each. An error leaves nothing of its step."""
    for step in steps:
        try:
            link.executescript(f"BEGIN IMMEDIATE;\n{step.sql}")
            link.execute(
                "INSERT INTO migration VALUES ($1, $2, $3)",
                {"1": step.version, "2": step.name, "3": step.checksum},
            )
            link.execute("COMMIT")
        finally:
            if link.in_transaction:
                link.rollback()
