"""What befalls statements on a server: refused honestly, nothing half-done, well again by itself."""

import asyncio
import random
from collections.abc import AsyncIterator

import psycopg
import pytest

from bot.database_url import DatabaseUrl
from bot.store.errors import Duplicate, Stale, StoreError, Unavailable
from bot.store.opening import open_store
from bot.store.postgres.connection import link as links
from bot.store.postgres.connection.link import Run
from bot.store.postgres.connection.pool import CONNECTIONS
from bot.store.postgres.store import PostgresStore
from bot.store.rows import MatchRow, NewEntry, Place, SeatRow
from testing.postgres import Cluster, empty

HERE = Place(1, 2)
ONE = [NewEntry("opened", "{}")]
OTHERS = (
    "SELECT count(pg_terminate_backend(pid, 5000)) FROM pg_stat_activity "
    "WHERE application_name = 'briscola' AND datname = current_database()"
)


@pytest.fixture
async def store(contract_url: DatabaseUrl) -> AsyncIterator[PostgresStore]:
    append_opened = await open_store(contract_url)
    assert isinstance(append_opened, PostgresStore)
    await append_opened.log.append("t", 0, ONE, at=1, place=HERE)
    yield append_opened
    await append_opened.close()
    empty(contract_url)


async def append_opened(store: PostgresStore, table: str, cause: str | None = None) -> None:
    await store.log.append(table, 0, ONE, at=1, cause=cause, place=HERE)


async def outcomes(*writes: asyncio.Future[None]) -> list[type[BaseException] | None]:
    done = await asyncio.gather(*writes, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else None for one in done]


async def test_many_more_writes_than_connections_are_all_carried_out(store: PostgresStore) -> None:
    await asyncio.gather(*(append_opened(store, f"t{number}") for number in range(10 * CONNECTIONS)))
    assert len(await store.log.heads()) == 10 * CONNECTIONS + 1
    ((count,),) = await store._link.rows(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE application_name = 'briscola' AND datname = current_database()"
    )
    assert count <= CONNECTIONS + 1  # one holds the database


async def test_who_stops_waiting_harms_nobody(store: PostgresStore) -> None:
    rng = random.Random(3)
    writes = [asyncio.ensure_future(append_opened(store, f"t{number}")) for number in range(60)]
    await asyncio.sleep(0)
    gone = set(rng.sample(range(60), 20)) | {0}
    for number in gone:
        writes[number].cancel()
    found = await outcomes(*writes)
    assert {number for number, error in enumerate(found) if error is asyncio.CancelledError} == gone
    kept = {head.table for head in await store.log.heads()}
    assert kept >= {f"t{number}" for number in range(60) if number not in gone}
    assert await store.check() == []


async def test_what_waits_is_written_before_the_store_is_closed(contract_url: DatabaseUrl) -> None:
    store = await open_store(contract_url)
    assert isinstance(store, PostgresStore)
    writes = [asyncio.ensure_future(append_opened(store, f"t{number}")) for number in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert await outcomes(*writes) == [None] * 100
    with pytest.raises(Unavailable, match="closed"):
        await append_opened(store, "late")
    empty(contract_url)


async def test_connections_that_the_server_ended_are_replaced_before_anybody_is_refused(
    store: PostgresStore, contract_url: DatabaseUrl
) -> None:
    await asyncio.gather(*(append_opened(store, f"a{number}") for number in range(20)))
    with psycopg.connect(contract_url.secret) as other:
        other.execute(OTHERS)
    await asyncio.gather(*(append_opened(store, f"b{number}") for number in range(20)))
    assert len(await store.log.heads()) == 41


async def test_a_row_that_somebody_has_locked_refuses_and_is_survived(
    store: PostgresStore, contract_url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "SECONDS", 0.05)
    with psycopg.connect(contract_url.secret) as other:
        other.execute("SELECT 1 FROM head WHERE table_id = 't' FOR UPDATE")
        with pytest.raises(Unavailable, match="no answer within"):
            await store.log.append("t", 1, ONE, at=2)
        monkeypatch.undo()
        # The statement that was given up must be gone before the row is free, or it may be carried out yet.
        while other.execute("SELECT 1 FROM pg_locks WHERE NOT granted").fetchone():  # noqa: ASYNC110 - a server tells nobody
            await asyncio.sleep(0)
        assert len(await store.log.read("t")) == 1
    await store.log.append("t", 1, ONE, at=3)
    assert [entry.at for entry in await store.log.read("t")] == [1, 3]


async def test_what_the_server_refuses_for_others_sake_is_tried_again(store: PostgresStore) -> None:
    tries = 0

    async def work(run: Run) -> None:
        nonlocal tries
        tries += 1
        await run("INSERT INTO seat VALUES ($1, 't', 1)", tries)
        if tries < 3:
            raise psycopg.errors.SerializationFailure("could not serialize access")

    await store._link.transaction(work)
    assert await store._link.rows("SELECT person FROM seat") == [(3,)]
    tries = -10
    with pytest.raises(Unavailable, match="serialize"):
        await store._link.transaction(work)
    assert await store._link.rows("SELECT person FROM seat") == [(3,)]


async def test_a_read_only_database_refuses_and_is_survived(
    store: PostgresStore, contract_url: DatabaseUrl
) -> None:
    """As after a server has handed over to another one, and is its standby."""
    with psycopg.connect(contract_url.secret, autocommit=True) as other:
        name = other.info.dbname
        other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        try:
            other.execute(OTHERS)
            with pytest.raises(Unavailable, match="read-only"):
                await store.log.append("t", 1, ONE, at=2)
        finally:
            other.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only".encode())
            other.execute(OTHERS)
    await store.log.append("t", 1, ONE, at=2)
    assert len(await store.log.read("t")) == 2


async def test_a_booking_the_schema_refuses_leaves_nothing(store: PostgresStore) -> None:
    row = MatchRow("m", "t", 1, 2, "briscola", 2, rated=True, started=1, ended=2, reason="first_to")
    seat = SeatRow(0, 0, 5, "Anna", won=True, points=61, score=1)
    with pytest.raises(StoreError):
        await store.results.book(row, [seat, seat], [])
    assert await store.results.match("m") is None
    assert await store.results.book(row, [seat], [])


async def test_a_text_that_the_server_cannot_keep_is_refused(store: PostgresStore) -> None:
    with pytest.raises(StoreError):
        await store.people.seat_person("nul\0", 1)
    await store.people.seat_person("t", 1)


async def test_a_fault_of_the_program_shows(store: PostgresStore) -> None:
    with pytest.raises(psycopg.errors.SyntaxError):
        await store._link.rows("NONSENSE")


async def test_scrubbing_leaves_what_is_kept(store: PostgresStore) -> None:
    assert await store.scrub()
    assert len(await store.log.read("t")) == 1


async def test_what_was_acknowledged_survives_a_server_that_is_killed(postgres: Cluster) -> None:
    store = await open_store(postgres.url(postgres.database()))
    acknowledged: dict[str, int] = {}
    under_way: set[str] = set()
    killed = asyncio.Event()

    async def play(table: str) -> None:
        seq = 0
        while not killed.is_set():
            entries = ONE * (seq % 3 + 1)
            await store.seeds.keep(f"{table}/{seq}", bytes(32))
            under_way.add(table)
            await store.log.append(
                table, seq, entries, at=seq, cause=f"{table}/{seq}", place=HERE if seq == 0 else None
            )
            under_way.discard(table)
            seq += len(entries)
            acknowledged[table] = seq
            if sum(acknowledged.values()) > 200:
                killed.set()

    async def kill() -> None:
        await killed.wait()
        await asyncio.to_thread(postgres.stop, "immediate")

    players = [asyncio.ensure_future(play(f"t{number}")) for number in range(12)]
    await kill()
    assert set(await outcomes(*players)) <= {None, Unavailable}
    postgres.start()
    for table, seq in acknowledged.items():
        log = await store.log.read(table)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        # Of what was under way when the server ended, the answer may have been lost.
        assert seq <= len(log) <= seq + (3 if table in under_way else 0)
        for entry in log:
            assert entry.cause is None or await store.seeds.seed(entry.cause) is not None
    assert await store.check() == []
    await store.close()


async def test_of_two_bookings_of_one_person_at_once_none_is_lost(store: PostgresStore) -> None:
    seat = SeatRow(0, 0, 5, "Anna", won=True, points=61, score=1)

    async def book(number: int) -> None:
        row = MatchRow(f"m{number}", "t", 7, 2, "briscola", 2, rated=True, started=1, ended=2, reason="x")
        assert await store.results.book(row, [seat, SeatRow(1, 1, 6, "Bo", won=False, points=1, score=0)], [])

    await asyncio.gather(*(book(number) for number in range(20)))
    assert [row.matches for row in await store.results.leaderboard(by="wins")] == [20, 20]
    assert await store.check() == []


def test_errors_say_what_they_mean() -> None:
    assert type(links.fault(psycopg.errors.UniqueViolation("x"))) is Duplicate
    assert type(links.fault(psycopg.errors.DiskFull("x"))) is Unavailable
    assert type(links.fault(psycopg.errors.CheckViolation("x"))) is StoreError
    assert type(links.fault(psycopg.errors.UndefinedTable("x"))) is Unavailable
    assert links.fault(psycopg.errors.UndefinedColumn("x")) is None
    assert issubclass(Stale, StoreError)


async def test_what_only_reads_never_gets_one_plan_for_all_values(store: PostgresStore) -> None:
    for seq in range(1, 12):
        await store.log.append("t", seq, ONE, at=1)
        await store.results.leaderboard(None, None)
        await store.log.heads(1)
    rows = await store._link.rows("SELECT statement FROM pg_prepared_statements")
    prepared = [statement for (statement,) in rows]
    assert any("UPDATE head" in statement for statement in prepared)  # appends are fastest so
    assert not [statement for statement in prepared if statement.lstrip().startswith("SELECT")]
