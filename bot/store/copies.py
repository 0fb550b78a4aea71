"""What can be done beside a running bot, by any process that may read its files: copy them, examine them.

Only reads, through connections of its own, so it neither waits for the writer nor holds it up (WAL).
"""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.store.errors import Unavailable, WrongDatabase
from bot.store.files import connect, reason, remove_with_journals, reserve, seeds_path, settle
from bot.store.migrate import Role, migrations, pending


def backup(source: Path, target: Path) -> None:
    """Copy the database, then its seeds, to `target` and beside it: a copy that can be opened as it is.

    In this order, and with seeds written before what refers to them, the copy has the seed of every match in
    it. Raises `Unavailable` when a target exists or a file cannot be read or written; nothing is left then.
    """
    pairs = {source: target, seeds_path(source): seeds_path(target)}
    making = {copy: copy.with_name(f"{copy.name}.new") for copy in pairs.values()}
    for copy in making:
        if copy.exists():
            raise Unavailable(f"{copy}: exists already")
    try:
        for original, copy in pairs.items():
            remove_with_journals(making[copy])
            reserve(making[copy])
            with connect(original, "ro") as link, connect(making[copy], "rw") as other:
                link.backup(other)
        for copy in reversed(making):  # the database appears last: where it is, its seeds are
            making[copy].replace(copy)
        settle(target)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"{target}: {reason(error)}") from error
    finally:
        for new in making.values():
            remove_with_journals(new)


def examine(path: Path) -> list[str]:
    """Return what is wrong with the database and its seeds, one line each; empty when they are sound."""
    files: dict[Role, Path] = {"main": path, "seeds": seeds_path(path)}
    return [f"{file}: {finding}" for role, file in files.items() for finding in _findings(file, role)]


def _findings(path: Path, role: Role) -> Iterator[str]:
    try:
        behind = pending(path, migrations(role), "ro")
        with connect(path, "ro") as link:
            yield from (line for (line,) in link.execute("PRAGMA integrity_check") if line != "ok")
            yield from (
                f"a row of {row[0]} refers to nothing" for row in link.execute("PRAGMA foreign_key_check")
            )
            if behind:
                yield f"lacks the migration {behind[0].name}"
            elif role == "main":
                yield from _strayed(link)
    except WrongDatabase as error:
        yield str(error).removeprefix(f"{path}: ")
    except sqlite3.Error as error:
        yield reason(error)


def _strayed(link: sqlite3.Connection) -> Iterator[str]:
    """Compare what is kept for speed with what it is derived from."""
    heads = link.execute("""
        SELECT table_id FROM (SELECT * FROM head EXCEPT SELECT * FROM derived_head)
        UNION SELECT table_id FROM (SELECT * FROM derived_head EXCEPT SELECT * FROM head)
    """)
    yield from (f"the head of table {table} differs from its log" for (table,) in heads)
    tallies = link.execute("""
        SELECT person FROM (SELECT * FROM tally EXCEPT SELECT * FROM derived_tally)
        UNION SELECT person FROM (SELECT * FROM derived_tally EXCEPT SELECT * FROM tally)
    """)
    yield from (f"the tally of person {person} differs from their matches" for (person,) in tallies)
