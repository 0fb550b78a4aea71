"""A PostgreSQL server for the tests: made in a folder of its own, reached by a socket there, then removed."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
from psycopg import sql

from bot.database_url import DatabaseUrl

_PLACES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: int(place.parent.name))
"""Where Debian puts the programs, the newest last."""
_USER = "briscola"
GUARDED = "guarded"
"""The one user who has to give a password, where there is such a user."""
_ANYBODY = ("postgres", "nobody")
"""Users that may run the server where we are root: it refuses to run as root."""


def program(name: str) -> str | None:
    """The path of a program of PostgreSQL, where it is installed."""
    path = shutil.which(name)
    return path or next((str(place / name) for place in reversed(_PLACES) if (place / name).exists()), None)


class Cluster:
    """A running server; ``folder`` is the server's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = folder / "data"
        self._count = 0
        self._user: int | None = None
        self._group: int | None = None
        if os.geteuid() == 0:
            user = next(one for one in pwd.getpwall() if one.pw_name in _ANYBODY)
            self._user, self._group = user.pw_uid, user.pw_gid
            os.chown(folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", self._data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        rules = self._data / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\nlocal all,replication all trust\n")

    def url(self, database: str = "postgres", user: str = _USER) -> DatabaseUrl:
        """How to reach a database."""
        return DatabaseUrl(f"postgresql://{user}@/{database}?host={self.folder}")

    def start(self, *options: str) -> None:
        """Start the server and wait until it answers; ``options`` as ``name=value``."""
        self._run(
            "pg_ctl", "start", "-w", "-D", self._data, "-l", self.folder / "log", "-o",
            " ".join(f"-c {option}" for option in (
                f"unix_socket_directories={self.folder}", "listen_addresses=''", "max_connections=100",
                "shared_buffers=16MB", "autovacuum=off", *options,
            )),
        )  # fmt: skip

    @property
    def pid(self) -> int:
        """The process id of the running server, whose children are its connections."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; ``immediate`` is as good as killing it."""
        self._run("pg_ctl", "stop", "-w", "-D", self._data, "-m", mode)

    def sql(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Carry out one statement as the one who may do everything."""
        with psycopg.connect(self.url(database).secret, autocommit=True) as link:
            result = link.execute(statement.encode())
            return result.fetchall() if result.description else []

    def database(self, template: str = "template1") -> str:
        """Make a database, empty or as a template; returns its name."""
        self._count += 1
        name = f"made_{self._count}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Stop the server at the end of the ``with`` block, or of this process, however that ends."""
        script = f"cat; {program('pg_ctl')} stop -D {self._data} -m immediate; rm -rf {self.folder}"
        with subprocess.Popen(  # noqa: S603 - our own script
            ["/bin/sh", "-c", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            start_new_session=True,
            user=self._user,
            group=self._group,
        ):
            yield

    def _run(self, name: str, *arguments: str | Path) -> None:
        result = subprocess.run(  # noqa: S603 - our own arguments
            [program(name) or name, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            check=False,
            user=self._user,
            group=self._group,
        )
        if result.returncode:
            raise RuntimeError(f"{name}: {result.stdout.decode(errors='replace')}")


@contextlib.contextmanager
def running() -> Iterator[Cluster]:
    """A server for one ``with`` block."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # a socket's path may have no more than 107 characters
    try:
        cluster = Cluster(folder)
        cluster.start()
        with cluster.watched():
            yield cluster
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def empty(url: DatabaseUrl) -> None:
    """Delete all rows of a database: with few of them this is many times as fast as TRUNCATE."""
    with psycopg.connect(url.secret) as link:
        tables = link.execute(
            "SELECT schemaname || '.' || tablename FROM pg_tables "
            "WHERE schemaname IN ('public', 'seeds') AND tablename <> 'migration' "
            "ORDER BY tablename <> 'match_seat'"
        ).fetchall()
        for (table,) in tables:
            link.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(*table.split("."))))
