"""Copies of a database: made and examined beside a running bot, put back where none runs.

Copying and examining only read, through connections of their own, so they neither wait for the writer nor
hold it up (WAL).
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bot.store.errors import Unavailable, WrongDatabase
from bot.store.files import (
    Hold,
    connect,
    reason,
    remove_with_journals,
    reserve,
    seeds_path,
    settle,
    with_journals,
)
from bot.store.migrate import Role, migrations, pending
from bot.store.sql.derived import KEPT


def backup(source: Path, target: Path) -> None:
    """Copy the database, then its seeds, to ``target`` and beside it: a copy that can be opened as it is.

    In this order, and with seeds written before what refers to them, the copy has the seed of every match in
    it. Raises ``Unavailable`` when a target exists or a file cannot be read or written; nothing is left then.
    """
    pairs = {source: target, seeds_path(source): seeds_path(target)}
    making = {copy: copy.with_name(f"{copy.name}.new") for copy in pairs.values()}
    for copy in making:
        if copy.exists():
            raise Unavailable(f"{copy}: exists already")
    try:
        for original, copy in pairs.items():
            _write(original, making[copy])
        for copy in reversed(making):  # the database appears last: where it is, its seeds are
            making[copy].replace(copy)
        settle(target)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"{target}: {reason(error)}") from error
    finally:
        for new in making.values():
            remove_with_journals(new)


def restore(copy: Path, target: Path) -> Path | None:
    """Put a copy and its seeds in the place of the database at ``target``; the copy stays what it is.

    What was there is kept beside it, under the name that is returned; None where nothing was. An older
    version's copy is as good: it is brought up to date at the next start. Raises ``WrongDatabase`` when
    the copy is not sound or a process has ``target`` open, ``Unavailable`` when a file cannot be read or
    written. Before the last step nothing has changed; should that be broken off, restore again.
    """
    demand_sound(copy)
    hold = Hold(target)
    pairs = {copy: target, seeds_path(copy): seeds_path(target)}
    making = {place: place.with_name(f"{place.name}.new") for place in pairs.values()}
    try:
        for original, place in pairs.items():
            _write(original, making[place])
        lying = (file for place in pairs.values() for file in with_journals(place))
        kept = set_aside(target, "replaced") if any(file.exists() for file in lying) else None
        for place in reversed(making):  # the database last, as at its making
            making[place].replace(place)
        settle(target)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"{target}: {reason(error)}") from error
    finally:
        for new in making.values():
            remove_with_journals(new)
        hold.release()
    return kept


def demand_sound(copy: Path) -> None:
    """Raise ``WrongDatabase`` when a copy is not sound; an older version's may be."""
    for role, file in _files(copy).items():
        for line in _findings(file, role, old=True):
            raise WrongDatabase(f"{file}: {line}")


def _write(original: Path, copy: Path) -> None:
    """A whole copy of a file of SQLite, in the place of whatever a broken-off one left there."""
    remove_with_journals(copy)
    reserve(copy)
    with connect(original, "ro") as link, connect(copy, "rw") as other:
        link.backup(other)
        _leave_tokens_out(other)


def _leave_tokens_out(copy: sqlite3.Connection) -> None:
    """Overwrite the tokens of interactions: whoever has one can write in the bot's name for a while."""
    if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'token'").fetchone() is None:
        return
    copy.execute("PRAGMA secure_delete = ON")
    copy.execute("DELETE FROM token")


def free_name(path: Path, why: str = "replaced") -> Path:
    """The first name after that of a database that neither a file nor its seeds have."""
    names = (path.with_name(f"{path.stem}.{why}-{number}{path.suffix}") for number in itertools.count(1))
    return next(name for name in names if not name.exists() and not seeds_path(name).exists())


def set_aside(path: Path, why: str) -> Path:
    """Move a database and its seeds, with whatever SQLite has beside them, to names that are free."""
    kept = free_name(path, why)
    for old, new in {path: kept, seeds_path(path): seeds_path(kept)}.items():
        # A write-ahead log that stayed would be read into the copy: whole where that can be had, else apart.
        with suppress(sqlite3.Error), connect(old, "rw") as link:
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for file, aside in zip(with_journals(old), with_journals(new), strict=True):
            with suppress(FileNotFoundError):
                file.rename(aside)
    return kept


def application(path: Path) -> int | None:
    """The application that the database belongs to; None where it does not say, or cannot be read."""
    try:
        with connect(path, "ro") as link:
            row = link.execute("SELECT application FROM owner").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else int(row[0])


def examine(path: Path) -> list[str]:
    """What is wrong with the database and its seeds, one line each; empty when they are sound."""
    return [f"{file}: {finding}" for role, file in _files(path).items() for finding in _findings(file, role)]


def _files(path: Path) -> dict[Role, Path]:
    return {"main": path, "seeds": seeds_path(path)}


def _findings(path: Path, role: Role, *, old: bool = False) -> Iterator[str]:
    """What is wrong with one file; where it may be ``old``, not that an older version wrote it."""
    try:
        behind = pending(path, migrations(role), "ro")
        with connect(path, "ro") as link:
            yield from (line for (line,) in link.execute("PRAGMA integrity_check") if line != "ok")
            yield from (
                f"a row of {row[0]} refers to nothing" for row in link.execute("PRAGMA foreign_key_check")
            )
            if behind:
                if old:
                    return
                yield f"lacks the migration {behind[0].name}"
            elif role == "main":
                yield from _strayed(link)
    except WrongDatabase as error:
        yield str(error).removeprefix(f"{path}: ")
    except sqlite3.Error as error:
        yield reason(error)


def _strayed(link: sqlite3.Connection) -> Iterator[str]:
    """Compare what is kept for speed with what it is derived from."""
    for says, differing in KEPT.items():
        yield from (says.format(strayed) for (strayed,) in link.execute(differing))
