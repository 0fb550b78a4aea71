"""What keeps the bot from a PostgreSQL server is one line without the password, with an exit code."""

import asyncio
import importlib.util
import io
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import main
from bot.console.alive import alive
from bot.database_url import DatabaseUrl
from bot.doctor import Level, here
from bot.running import run
from bot.settings import Settings
from bot.store.errors import WrongDatabase
from bot.store.migrate import in_folder
from bot.store.opening import application, examine_server, move, open_store
from bot.store.postgres.connection import server
from bot.store.postgres.connection.hold import TAKE
from bot.store.postgres.connection.pool import ask, connect
from bot.store.postgres.schema import FOLDERS, prepare
from testing.databases import new_database
from testing.fixtures import log_output
from testing.postgres import GUARDED, Cluster

PASSWORD = "open-sesame"
Faulty = Callable[[Cluster, pytest.MonkeyPatch], DatabaseUrl]

log_of_the_process = log_output


def fresh(postgres: Cluster, setting: str = "") -> DatabaseUrl:
    name = postgres.database()
    if setting:
        postgres.sql(f"ALTER DATABASE {name} SET {setting}")
    return postgres.url(name)


def made_database(postgres: Cluster, *statements: str) -> DatabaseUrl:
    """A database that the bot has made, with something done to it."""
    name = postgres.database()
    asyncio.run(open_and_close(postgres.url(name)))
    for statement in statements:
        postgres.sql(statement, name)
    return postgres.url(name)


async def open_and_close(url: DatabaseUrl) -> None:
    store = await open_store(url)
    await store.close()


def migrated(*names: str) -> str:
    """The statement that notes migrations of a newer program."""
    rows = ", ".join(f"({int(name[:4])}, '{name}', '')" for name in names)
    return f"INSERT INTO migration VALUES {rows}"  # noqa: S608 - our own names


def user(postgres: Cluster, name: str, password: str = PASSWORD) -> str:
    if not postgres.sql(f"SELECT 1 FROM pg_roles WHERE rolname = '{name}'"):  # noqa: S608 - our own
        postgres.sql(f"CREATE ROLE {name} LOGIN PASSWORD '{password}'")
    return name


def with_password(url: DatabaseUrl, name: str, password: str) -> DatabaseUrl:
    return DatabaseUrl(url.secret.replace("//briscola@", f"//{name}:{password}@"))


def too_old(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> DatabaseUrl:
    monkeypatch.setattr(server, "OLDEST", 99)
    return fresh(postgres)


def without_driver(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> DatabaseUrl:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    return fresh(postgres)


def sharing(postgres: Cluster) -> DatabaseUrl:
    name = postgres.database()
    postgres.sql(f"REVOKE CREATE ON DATABASE {name} FROM PUBLIC")
    return postgres.url(name, user(postgres, "guest"))


FAULTS: dict[str, tuple[str, Faulty]] = {
    "wrong URL": (
        "invalid URI query parameter",
        lambda postgres, _: DatabaseUrl(f"{postgres.url().secret}&pasword={PASSWORD}"),
    ),
    "nobody there": (
        "No such file or directory",
        lambda postgres, _: DatabaseUrl(f"postgresql:///x?host={postgres.folder}/nowhere"),
    ),
    "nothing listens": (
        "refused",
        lambda _, __: DatabaseUrl(f"postgresql://briscola:{PASSWORD}@127.0.0.1:1/x"),
    ),
    "no such database": ("does not exist", lambda postgres, _: postgres.url("never_made")),
    "refused password": (
        "password authentication failed",
        lambda postgres, _: with_password(fresh(postgres), user(postgres, GUARDED, "other"), PASSWORD),
    ),
    "old server": ("is too old", too_old),
    "no driver": ("briscola[postgres]", without_driver),
    "may create nothing": ("a right is missing", lambda postgres, _: sharing(postgres)),
    "may not write": (
        "a right is missing: DELETE on table backlog",
        lambda postgres, _: DatabaseUrl(
            made_database(
                postgres,
                f"GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA public TO {user(postgres, 'guest')}",
                "GRANT USAGE ON SCHEMA seeds TO guest",
                "GRANT ALL ON ALL TABLES IN SCHEMA seeds TO guest",
            ).secret.replace("//briscola@", "//guest@")
        ),
    ),
    "commits that do not last": (
        "synchronous_commit is off",
        lambda postgres, _: fresh(postgres, "synchronous_commit = off"),
    ),
    "may only be read": (
        "transaction_read_only is on",
        lambda postgres, _: fresh(postgres, "default_transaction_read_only = on"),
    ),
    "newer than the program": (
        "version 999 is newer",
        lambda postgres, _: made_database(
            postgres, "INSERT INTO migration VALUES (999, '0999_future.sql', '')"
        ),
    ),
    "newer than the next release": (
        "is newer than",
        lambda postgres, _: made_database(postgres, migrated("0999_future.from0998.sql")),
    ),
    "altered": (
        "is not this program's",
        lambda postgres, _: made_database(postgres, "UPDATE migration SET sha256 = 'other'"),
    ),
    "somebody else's tables": (
        'relation "head" already exists',
        lambda postgres, _: made_database(
            postgres, "DROP TABLE migration", "DROP TABLE entry CASCADE", "CREATE TABLE other (x int)"
        ),
    ),
}


AWAY = {"nobody there", "nothing listens"}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_keeps_the_bot_from_a_server_is_one_line(
    postgres: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    log_output: io.StringIO,
    fault: str,
) -> None:
    says, faulty = FAULTS[fault]
    url = faulty(postgres, monkeypatch)
    settings = Settings(_env_file=None, database=url, discord_token="made-up.token.of-three-parts")
    # Whoever starts it again helps nothing, unless the server comes back.
    assert run(settings) == (1 if fault in AWAY else 2)
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line
    if fault != "somebody else's tables":  # seen where they are in the way only
        (finding,) = here.database(settings)
        assert finding.level is Level.FAIL
        assert says in str(finding)
    assert PASSWORD not in line + log_output.getvalue()


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        (command, fault)
        for command in ("backup", "restore", "move")
        for fault in FAULTS
        # Whoever may read may copy; and tables of others are seen where they are in the way only.
        if (command, fault) != ("backup", "may not write") and fault != "somebody else's tables"
    ],
)
def test_the_commands_that_copy_are_refused_in_one_line_too(
    postgres: Cluster,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    command: str,
    fault: str,
) -> None:
    says, faulty = FAULTS[fault]
    monkeypatch.chdir(tmp_path)
    new_database(tmp_path / "briscola.db")
    url = faulty(postgres, monkeypatch).secret
    monkeypatch.setenv("DATABASE", "briscola.db" if command == "move" else url)
    given = {"backup": ["copy.db"], "restore": ["briscola.db"], "move": ["--to", url]}[command]
    assert main([command, *given]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    if (command, fault) == ("backup", "may create nothing"):
        says = "is of an older version"  # there is nothing in it yet
    assert says in line
    assert PASSWORD not in line
    assert sorted(file.name for file in tmp_path.glob("*.db")) == ["briscola.db", "briscola.seeds.db"]


def test_a_program_of_the_previous_release_starts_again_during_an_update(
    postgres: Cluster, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where the newer migrations say that it works on them. It copies nothing that it does not know."""
    own = in_folder(*FOLDERS["main"])[-1].version
    since = f"from{own:04}"
    url = made_database(postgres, migrated(f"{own + 1:04}_one.{since}.sql", f"{own + 2:04}_two.{since}.sql"))
    asyncio.run(open_and_close(url))
    ((finding),) = here.database(Settings(_env_file=None, database=url))
    assert "is sound" in finding.says
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", url.secret)
    assert main(["backup", "copy.db"]) == 2
    assert "is newer than" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_doctor_says_that_a_database_is_sound_and_what_strayed(postgres: Cluster) -> None:
    def findings(url: DatabaseUrl) -> list[tuple[Level, str]]:
        settings = Settings(_env_file=None, database=url)
        return [(found.level, found.says) for found in here.database(settings)]

    url = fresh(postgres)
    ((level, says),) = findings(url)
    assert (level, "the next start makes what its schema lacks" in says) == (Level.OK, True)
    asyncio.run(open_and_close(url))
    ((level, says),) = findings(url)
    assert (level, "is sound (PostgreSQL" in says) == (Level.OK, True)
    with psycopg.connect(url.secret) as link:
        link.execute("INSERT INTO head VALUES ('ghost', 1, NULL, 1, 1, 1)")
    assert findings(url) == [(Level.FAIL, "the head of table ghost differs from its log")]


def test_doctor_warns_where_a_standby_may_lack_what_was_answered(postgres: Cluster) -> None:
    url = made_database(postgres)
    postgres.sql(f"GRANT briscola TO {user(postgres, 'member')}")

    def warnings(database: DatabaseUrl) -> list[str]:
        settings = Settings(_env_file=None, database=database)
        return [found.says for found in here.database(settings) if found.level is Level.WARN]

    def follow(name: str) -> psycopg.Connection:
        """A connection such as a standby has, or another program that wants the log."""
        wanted = f"{url.secret}&replication=true&application_name={name}"
        return psycopg.connect(wanted, autocommit=True)

    def wait_for(standbys: str) -> None:
        postgres.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{standbys}'")
        postgres.sql("SELECT pg_reload_conf()")
        assert any(
            postgres.sql("SHOW synchronous_standby_names") == [(standbys,)] for _ in range(1000)
        )  # the server reads it when it comes to it

    with follow("pg_receivewal"):
        assert warnings(url) == []
    with follow("standby"):
        for one in (
            url,
            with_password(url, "member", PASSWORD),
        ):  # whoever may not see a standby's state, too
            (says,) = warnings(one)
            assert says.startswith("commits wait for no standby")
        try:
            wait_for("standby")
            assert warnings(url) == []
        finally:
            wait_for("")


def test_a_bot_on_a_server_is_alive_by_its_heartbeat(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    assert alive(fresh(postgres), 5000) == 1
    assert 'relation "pulse" does not exist' in capsys.readouterr().out
    url = made_database(postgres)
    assert alive(url, 5000) == 1
    with psycopg.connect(url.secret) as link:
        link.execute("INSERT INTO pulse VALUES (1, 2000)")
    assert alive(url, 5000) == 0
    assert capsys.readouterr().out.endswith("alive: the last heartbeat was 3 s ago\n")


async def test_a_database_says_whose_it_is(postgres: Cluster) -> None:
    url = fresh(postgres)
    assert await application(url) is None
    store = await open_store(url)
    await store.owner.belong(7)
    await store.close()
    assert await application(url) == 7


async def test_bots_share_a_database_and_who_restores_it_has_it_alone(
    postgres: Cluster, tmp_path: Path
) -> None:
    url = fresh(postgres)
    stores = [await open_store(url) for _ in range(2)]
    assert (await examine_server(url)).unsound == []
    await stores.pop().close()
    with pytest.raises(WrongDatabase, match="in use by another process"):
        await asyncio.to_thread(move, url, tmp_path / "b.db")
    await stores.pop().close()
    async with await connect(url.secret) as restoring:
        await ask(restoring, TAKE)
        with pytest.raises(WrongDatabase, match="is being moved or restored"):
            await open_store(url)
    await open_and_close(url)


async def test_of_two_who_make_the_schema_at_once_one_does(postgres: Cluster) -> None:
    url = fresh(postgres)

    async def made_database() -> list[str]:
        async with await connect(url.secret) as link:
            return await prepare(link, str(url))

    first, second = await asyncio.gather(made_database(), made_database())
    known = [step.name for names in FOLDERS.values() for step in in_folder(*names)]
    assert sorted([*first, *second]) == sorted(known)
