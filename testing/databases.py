"""Databases for tests: a new one without running the migrations again, and the connection below a store."""

import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Protocol

from bot.store.engine import Statements
from bot.store.files import reserve, seeds_path
from bot.store.migrate import migrate
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.file_watch import WatchedConnection
from bot.store.sqlite.store import Link


@cache
def _make_files() -> tuple[bytes, bytes]:
    """The two files of a database that has just been made."""
    folder = Path(tempfile.mkdtemp())
    try:
        path = folder / "blank.db"
        migrate(path)
        return path.read_bytes(), seeds_path(path).read_bytes()
    finally:
        shutil.rmtree(folder)


def new_database(path: Path) -> Path:
    """Put a new database at ``path``, as ``open_store`` makes it there; leave one that is there alone."""
    if not path.exists():
        for file, content in zip((path, seeds_path(path)), _make_files(), strict=True):
            reserve(file)
            file.write_bytes(content)
    return path


class _Writing(Protocol):
    _writer: Statements


class _Reading(Protocol):
    _reader: Statements


def writer(part: _Writing) -> Statements:
    """The connection through which a part of a store writes, such as ``store.log``."""
    return part._writer


def reader(part: _Reading) -> Statements:
    """The connection through which a part of a store reads."""
    return part._reader


def link(statements: Statements) -> Link:
    """A connection to SQLite without what watches over its file."""
    connection = statements._link if isinstance(statements, WatchedConnection) else statements
    assert isinstance(connection, Link)
    return connection


def connection(statements: Statements) -> Connection:
    """The connection below ``link``, for what the store itself never does."""
    return link(statements)._connection
