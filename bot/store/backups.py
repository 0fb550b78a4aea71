"""Copies of a database: made and examined beside a running bot, restored while none runs.

Copying and examining only read, through connections of their own. They neither wait for the writer nor delay
it (WAL).
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from bot.database_url import DatabaseUrl
from bot.store.errors import Unavailable, WrongDatabase
from bot.store.files import (
    APPLICATIONS,
    Access,
    Hold,
    connect,
    give_to_folder_owner,
    lock_path,
    reason,
    remove_with_journals,
    reserve,
    seeds_path,
    sync_folder,
    with_journals,
)
from bot.store.migrate import Role, migrations, pending
from bot.store.rows import Entry
from bot.store.sql.derived import REDUNDANCY_CHECKS


def backup(source: Path, target: Path, access: Access = "ro") -> None:
    """Copy the database, then its seeds, to ``target`` and beside it. The copy can be opened as it is.

    With ``access`` "held" nobody has the database open, and nothing is written beside it.

    Because of this order, and because seeds are written before anything refers to them, the copy has the
    seed of every match in it. Raises ``Unavailable`` if a target exists or a file cannot be read or written,
    and ``WrongDatabase`` if a file is not the bot's or its copy is not sound; nothing is left then.
    """
    originals, copies = _files(source), _files(target)
    temporary = {copy: copy.with_name(f"{copy.name}.new") for copy in copies.values()}
    for copy in temporary:
        if copy.exists():
            raise Unavailable(f"{copy}: exists already")
    try:
        for role, copy in copies.items():
            _write(originals[role], temporary[copy], role, access)
        require_restorable(source, {role: temporary[copy] for role, copy in copies.items()})
        for copy in reversed(temporary):  # the database last: when it exists, its seeds do too
            temporary[copy].replace(copy)
        sync_folder(target)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"{source} cannot be copied to {target}: {reason(error)}") from error
    finally:
        for new in temporary.values():
            remove_with_journals(new)


def restore(copy: Path, target: Path) -> Path | None:
    """Replace the database at ``target`` by a copy and its seeds. The copy itself stays as it is.

    The previous database is kept beside it, under the path that is returned; None if there was none. A copy
    by an older version works, too: the next start migrates it. Raises ``WrongDatabase`` if the copy is not
    sound or a process has ``target`` open, ``Unavailable`` if a file cannot be read or written. Nothing
    changes before the last step; if that is interrupted, restore again.
    """
    require_sound(copy)
    hold = Hold(target)
    originals, places = _files(copy), _files(target)
    temporary = {place: place.with_name(f"{place.name}.new") for place in places.values()}
    try:
        for role, place in places.items():
            _write(originals[role], temporary[place], role, "held")
            give_to_folder_owner(temporary[place])
        give_to_folder_owner(lock_path(target))
        old_files = (file for place in places.values() for file in with_journals(place))
        old = set_aside(target, "replaced") if any(file.exists() for file in old_files) else None
        for place in reversed(temporary):  # the database last, as in backup
            temporary[place].replace(place)
        sync_folder(target)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"{copy} cannot be copied to {target}: {reason(error)}") from error
    finally:
        for new in temporary.values():
            remove_with_journals(new)
        hold.release()
    return old


def require_sound(copy: Path) -> None:
    """Raise ``WrongDatabase`` if a copy, which nobody has open, is not sound.

    A copy by an older version may be sound.
    """
    for role, file in _files(copy).items():
        for line in _findings(file, role, "held", old=True):
            raise WrongDatabase(f"{file}: {line}")


def require_restorable(source: Path | DatabaseUrl, copies: Mapping[Role, Path]) -> None:
    """Raise ``WrongDatabase`` if the ``copies`` of ``source`` that were just made are not sound."""
    for role, file in copies.items():
        for line in _findings(file, role, "held", old=True):
            raise WrongDatabase(f"{source}: a copy of it could not be restored: {line}")


def _write(original: Path, copy: Path, role: Role, access: Access) -> None:
    """Write a whole copy of an SQLite file, replacing what an interrupted one may have left.

    Raises ``WrongDatabase`` for an empty file or one of another program, which nobody could restore.
    """
    remove_with_journals(copy)
    reserve(copy)
    with connect(original, access) as link, connect(copy, "rw") as other:
        if link.execute("PRAGMA application_id").fetchone() != (APPLICATIONS[role],):
            raise WrongDatabase(f"{original}: empty, or a database of another program")
        link.backup(other)
        _erase_tokens(other)


def _erase_tokens(copy: sqlite3.Connection) -> None:
    """Overwrite the tokens of interactions, since a token allows writing in the bot's name for a while."""
    if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'token'").fetchone() is None:
        return
    copy.execute("PRAGMA secure_delete = ON")
    copy.execute("DELETE FROM token")


def free_name(path: Path, why: str = "replaced") -> Path:
    """The first name after that of a database that neither a file nor its seeds have."""
    return next(name for name in _names(path, why) if not name.exists() and not seeds_path(name).exists())


def _names(path: Path, why: str) -> Iterator[Path]:
    return (path.with_name(f"{path.stem}.{why}-{number}{path.suffix}") for number in itertools.count(1))


def _name_aside(path: Path, why: str) -> Path:
    """The name under which a database is set aside.

    If an earlier call was cut short, its files already have that name in part, and it is used again.
    """
    free = free_name(path, why)
    if not path.exists() and seeds_path(path).exists():
        for name in itertools.takewhile(free.__ne__, _names(path, why)):
            if not seeds_path(name).exists():
                return name
    return free


def set_aside(path: Path, why: str) -> Path:
    """Rename a database, its seeds and SQLite's files beside them to names that are free."""
    new_name = _name_aside(path, why)
    for old, new in {path: new_name, seeds_path(path): seeds_path(new_name)}.items():
        # SQLite would read a remaining write-ahead log into the copy: merge it if possible, else rename it
        # too.
        with suppress(sqlite3.Error), connect(old, "rw") as link:
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for file, aside in zip(with_journals(old), with_journals(new), strict=True):
            with suppress(FileNotFoundError):
                file.rename(aside)
    return new_name


def application(path: Path) -> int | None:
    """The application to which the database belongs; None if it does not say or cannot be read."""
    try:
        with connect(path, "ro") as link:
            row = link.execute("SELECT application FROM owner").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else int(row[0])


def seed_of(path: Path, match: str) -> bytes | None:
    """A seed in the file beside a database; None if there is none. Raises ``WrongDatabase``."""
    seeds = seeds_path(path)
    try:
        with connect(seeds, "ro") as link:
            row = link.execute("SELECT seed FROM seed WHERE match_id = ?", (match,)).fetchone()
    except sqlite3.Error as error:
        raise WrongDatabase(f"{seeds}: {reason(error)}") from error
    return None if row is None else bytes(row[0])


def anchor_of(path: Path, day: str) -> str | None:
    """The anchor of a day's deal; None if nobody has begun it. Raises ``WrongDatabase``."""
    try:
        with connect(path, "ro") as link:
            row = link.execute("SELECT anchor FROM deal_board WHERE day = ?", (day,)).fetchone()
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    return None if row is None else str(row[0])


def events_of(path: Path) -> list[str]:
    """The ids of all events, in order. Raises ``WrongDatabase``."""
    try:
        with connect(path, "ro") as link:
            rows = link.execute("SELECT event_id FROM event_head ORDER BY 1").fetchall()
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    return [str(event) for (event,) in rows]


def event_log(path: Path, event: str) -> list[Entry]:
    """The log of an event; empty if there is none. Raises ``WrongDatabase``."""
    sql = "SELECT seq, kind, body, at, cause FROM event_entry WHERE event_id = ? ORDER BY seq"
    try:
        with connect(path, "ro") as link:
            rows = link.execute(sql, (event,)).fetchall()
    except sqlite3.Error as error:
        raise WrongDatabase(f"{path}: {reason(error)}") from error
    return [Entry(*row) for row in rows]


def examine(path: Path) -> list[str]:
    """The flaws of the database and its seeds, one line each; empty if they are sound."""
    return [f"{file}: {finding}" for role, file in _files(path).items() for finding in _findings(file, role)]


def _files(path: Path) -> dict[Role, Path]:
    return {"main": path, "seeds": seeds_path(path)}


def _findings(path: Path, role: Role, access: Access = "ro", *, old: bool = False) -> Iterator[str]:
    """The flaws of one file. With ``old``, having been written by an older version is no flaw."""
    try:
        behind = pending(path, migrations(role), access)
        with connect(path, access) as link:
            yield from (line for (line,) in link.execute("PRAGMA integrity_check") if line != "ok")
            yield from (
                f"a row of {row[0]} refers to nothing" for row in link.execute("PRAGMA foreign_key_check")
            )
            if behind:
                if old:
                    return
                yield f"lacks the migration {behind[0].name}"
            elif role == "main":
                yield from _differing_rows(link)
    except WrongDatabase as error:
        yield str(error).removeprefix(f"{path}: ")
    except sqlite3.Error as error:
        yield reason(error)


def _differing_rows(link: sqlite3.Connection) -> Iterator[str]:
    """The flaws found by comparing the redundant rows with those they are derived from."""
    for message, statement in REDUNDANCY_CHECKS.items():
        yield from (message.format(key) for (key,) in link.execute(statement))
