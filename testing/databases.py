"""Databases for tests: a new one without running the migrations again, and the connection below a store."""

import shutil
import tempfile
from functools import cache
from pathlib import Path

from bot.store.files import reserve, seeds_path
from bot.store.migrate import migrate
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.file_watch import Watched
from bot.store.sqlite.store import Link, SqliteStore


@cache
def _made() -> tuple[bytes, bytes]:
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
        for file, content in zip((path, seeds_path(path)), _made(), strict=True):
            reserve(file)
            file.write_bytes(content)
    return path


def connection(store: SqliteStore) -> Connection:
    """The connection that writes."""
    assert isinstance(store.log._writer, Watched)
    assert isinstance(store.log._writer._link, Link)
    return store.log._writer._link._connection
