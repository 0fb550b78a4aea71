"""Leaderboards: what they show is what a look at every result shows, and they take no such look."""

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import pytest
from hypothesis import given, settings, strategies as st

from bot.database_url import DatabaseUrl
from bot.store.errors import Stale
from bot.store.migrate import migrate, migrations
from bot.store.postgres.store import open_store as open_postgres
from bot.store.rows import GameStats, LeaderRow, MatchRow, RatingRow, SeatRow
from bot.store.sql import results as sql_results
from bot.store.sqlite.store import SqliteStore, open_store
from testing.builders.results import GAMES, GUILDS, PEOPLE, SKILLS, book_any
from testing.databases import new_database
from testing.postgres import empty

Start = Callable[[Path], Awaitable[SqliteStore]]
SortBy = Literal["rating", "wins"]

# What each board is, said without anything that is kept for speed.
ORACLE: Final = """
    WITH tally AS (
        SELECT person, guild, game, rated, count(*) AS matches, sum(won) AS wins FROM played
        WHERE person > 0 AND guild <> 0 GROUP BY person, guild, game, rated
    ), best AS (
        SELECT person, mu, sigma,
            row_number() OVER (PARTITION BY person ORDER BY mu - 3 * sigma DESC, game) AS place
        FROM rating WHERE guild = coalesce(?1, 0) AND (?2 IS NULL OR game = ?2) AND game <> ''
    ),
"""
BY_RATING: Final = """
    page AS (
        SELECT person, mu, sigma FROM best WHERE place = 1
        ORDER BY mu - 3 * sigma DESC, person LIMIT ?3 OFFSET ?4
    )
    SELECT page.person, (
        SELECT name FROM played WHERE played.person = page.person ORDER BY ended DESC, match_id DESC LIMIT 1
    ), coalesce(sum(matches), 0), coalesce(sum(wins), 0), mu, sigma
    FROM page LEFT JOIN tally ON tally.person = page.person AND rated = 1
        AND (?1 IS NULL OR guild = ?1) AND (?2 IS NULL OR game = ?2)
    GROUP BY page.person ORDER BY mu - 3 * sigma DESC, page.person
"""
BY_WINS: Final = """
    page AS (
        SELECT person, sum(matches) AS matches, sum(wins) AS wins FROM tally
        WHERE (?1 IS NULL OR guild = ?1) AND (?2 IS NULL OR game = ?2)
        GROUP BY person ORDER BY wins DESC, matches, person LIMIT ?3 OFFSET ?4
    )
    SELECT page.person, (
        SELECT name FROM played WHERE played.person = page.person ORDER BY ended DESC, match_id DESC LIMIT 1
    ), matches, wins, mu, sigma
    FROM page LEFT JOIN best ON best.person = page.person AND best.place = 1
    ORDER BY wins DESC, matches, page.person
"""
ORACLES: Final[dict[SortBy, str]] = {"rating": ORACLE + BY_RATING, "wins": ORACLE + BY_WINS}

RESULTS_OF: Final = """
    SELECT won FROM played
    WHERE person = ?3 AND guild <> 0 AND (?1 IS NULL OR guild = ?1) AND (?2 IS NULL OR game = ?2)
"""
BOOKED: Final = "CAST(substr(match_id, instr(match_id, '-') + 1) AS INTEGER)"
"""The order in which ``book_any`` books."""

PAGES: Final = ((50, 0), (3, 1), (1, 4))
BOARDS: Final[tuple[tuple[int | None, str | None, SortBy], ...]] = tuple(
    product((None, 7, 9), (None, *GAMES), ("rating", "wins"))
)


def numbered_values(*values: object) -> dict[str, object]:
    """Values for ?1, ?2 …: some versions of Python 3.12 warn where these are bound to a sequence."""
    return {str(number): value for number, value in enumerate(values, 1)}


def board_by_oracle(
    link: sqlite3.Connection,
    guild: int | None,
    game: str | None,
    by: SortBy,
    page: tuple[int, int],
    order: str = BOOKED,
) -> list[LeaderRow]:
    tables_with_values = link.execute(ORACLES[by], numbered_values(guild, game, *page)).fetchall()
    forms = [form_and_run(link, guild, game, person, order) for person, *_ in tables_with_values]
    return [LeaderRow(*(*row, form, run)) for row, (form, run) in zip(tables_with_values, forms, strict=True)]


def form_and_run(
    link: sqlite3.Connection, guild: int | None, game: str | None, person: int, order: str
) -> tuple[str, int]:
    """A person's form and current run."""
    told = link.execute(f"{RESULTS_OF} ORDER BY {order}", numbered_values(guild, game, person))
    outcomes = [bool(won) for (won,) in told]
    if not outcomes:
        return "", 0
    run = next((at for at, won in enumerate(reversed(outcomes)) if won != outcomes[-1]), len(outcomes))
    return "".join("W" if won else "L" for won in outcomes[-5:]), run if outcomes[-1] else -run


async def compare(store: SqliteStore, link: sqlite3.Connection) -> None:
    for (guild, game, by), (limit, offset) in product(BOARDS, PAGES):
        board = await store.results.leaderboard(guild, game, limit, offset, by=by)
        assert board == board_by_oracle(link, guild, game, by, (limit, offset)), (
            guild,
            game,
            by,
            limit,
            offset,
        )


@given(st.integers(0, 2**32), st.integers(0, 25), st.lists(st.sampled_from(PEOPLE), max_size=2))
def test_every_board_shows_what_a_look_at_all_results_shows(
    seed: int, results: int, forgotten: list[int]
) -> None:
    async def compared(path: Path) -> None:
        store, rng = await open_store(new_database(path)), random.Random(seed)
        with closing(sqlite3.connect(path)) as link:
            for number in range(results):
                await book_any(store, rng, number)
            await compare(store, link)
            for later, person in enumerate(forgotten):
                await store.results.forget(person, -person)
                await book_any(store, rng, results + later)  # they may come back
            await compare(store, link)
        assert await store.check() == []
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compared(Path(folder) / "briscola.db"))


ONE: Final = PEOPLE[0]


class MatchFacts(NamedTuple):
    """What one match was: its game, whether it was rated, and of each person at it whether they won."""

    game: str
    rated: bool
    won: dict[int, bool]


MATCHES: Final = st.lists(
    st.builds(
        MatchFacts,
        st.sampled_from(GAMES),
        st.booleans(),
        st.dictionaries(st.sampled_from(PEOPLE), st.booleans(), min_size=1, max_size=4),
    ),
    max_size=12,
)


async def figures(
    path: Path, matches: Sequence[MatchFacts], rng: random.Random, others: int
) -> tuple[list[list[LeaderRow]], dict[int, list[GameStats]]]:
    """All boards and everybody's figures; where, when and under which ids it was played is drawn.

    ``others`` is added to the id of everybody but the first person.
    """
    store, ended = await open_store(new_database(path)), 0
    for told in matches:
        ended += rng.randint(1, 10**9)
        table, channel = f"{rng.getrandbits(60):x}", rng.randrange(10**17, 10**18)
        place = (table, 7, channel, told.game, len(told.won), told.rated, ended - 1, ended)
        match = MatchRow(f"{table}-1", *place, "first_to")
        people = {person if person == ONE else person + others: won for person, won in told.won.items()}
        seats = [
            SeatRow(seat, seat, person, f"Player {person}", won, 60 + won, int(won))
            for seat, (person, won) in enumerate(people.items())
        ]
        ratings = []
        for person, won in people.items() if told.rated else ():
            before = await store.results.ratings([person], 7, told.game)
            count = before[person].matches + 1 if person in before else 1
            ratings.append(RatingRow(person, 7, told.game, *SKILLS[won], count))
        assert await store.results.book(match, seats, ratings)
    boards = [await store.results.leaderboard(guild, game, 50, by=by) for guild, game, by in BOARDS]
    stats = {person: await store.results.stats(person, 7) for person in PEOPLE}
    await store.close()
    return boards, stats


@given(MATCHES, st.integers(0, 2**32), st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_boards_and_figures_tell_neither_where_nor_when_nor_with_whom_matches_were_played(
    matches: list[MatchFacts], seed: int, another: int
) -> None:
    """So they may count what was played in channels that somebody who reads them cannot see."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        boards, stats = asyncio.run(figures(path / "one.db", matches, random.Random(seed), 0))
        again = asyncio.run(figures(path / "elsewhere.db", matches, random.Random(another), 0))
        assert again == (boards, stats)
        _, with_others = asyncio.run(figures(path / "others.db", matches, random.Random(another), 100))
        assert with_others[ONE] == stats[ONE]


async def test_both_engines_show_the_same_boards(start: Start, path: Path, contract_url: DatabaseUrl) -> None:
    file, server = await start(path), await open_postgres(contract_url)
    for store in (file, server):
        rng = random.Random(4)
        for number in range(60):
            await book_any(store, rng, number)
        await store.results.forget(3, -3)
    for (guild, game, by), (limit, offset) in product(BOARDS, PAGES):
        boards = [
            await store.results.leaderboard(guild, game, limit, offset, by=by) for store in (file, server)
        ]
        assert boards[0] == boards[1], (guild, game, by, limit, offset)
    assert await server.check() == []
    await server.close()
    empty(contract_url)


async def test_a_booking_that_is_refused_leaves_every_board_as_it_was(start: Start, path: Path) -> None:
    store, rng = await start(path), random.Random(1)
    for number in range(12):
        await book_any(store, rng, number)
    before = [await store.results.leaderboard(guild, game, by=by) for guild, game, by in BOARDS]
    late = RatingRow(1, 7, "briscola", 50.0, 1.0, 99)
    with pytest.raises(Stale):
        await store.results.book(
            MatchRow("late", "t", 7, 20, "briscola", 1, rated=True, started=0, ended=99, reason="first_to"),
            [SeatRow(0, 0, 1, "Late", won=True, points=61, score=1)],
            [late],
        )
    assert [await store.results.leaderboard(guild, game, by=by) for guild, game, by in BOARDS] == before
    assert await store.check() == []
    await store.close()


async def test_of_who_was_forgotten_no_table_holds_id_or_name(start: Start, path: Path) -> None:
    store = await start(path)
    person, name = 4_711_000_000_000, "Somebody in particular"
    seat = SeatRow(0, 0, person, name, won=True, points=61, score=1)
    match = MatchRow("m", "t", 7, 20, "briscola", 1, rated=True, started=0, ended=9, reason="first_to")
    ratings = [RatingRow(person, guild, "briscola", 25.0, 5.0, 1) for guild in (0, 7)]
    await store.results.book(match, [seat], ratings)
    assert any(tables_with_values(path, person, name))
    await store.results.forget(person, -5)
    assert list(tables_with_values(path, person, name)) == []
    await store.close()


def tables_with_values(path: Path, *values: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:  # noqa: ANN401 - of any column
    """Where in the database any of these values stands."""
    with closing(sqlite3.connect(path)) as link:
        for (table,) in link.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            for row in link.execute(f"SELECT * FROM {table}"):  # noqa: S608 - our own tables
                if set(values) & set(row):
                    yield table, row


async def test_the_boards_of_an_older_database_are_the_same_after_its_update(
    start: Start, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = path.with_name("older.db")
    rng, earlier = random.Random(5), migrations("main")[:11]
    with monkeypatch.context() as patch:
        patch.setattr(
            "bot.store.migrate.migrations", lambda role: earlier if role == "main" else migrations(role)
        )
        migrate(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as link:
        newer = path.with_name("newer.db")
        store = await start(newer)
        for number in range(60):
            await book_any(store, rng, number, GUILDS)  # older versions had no other places
        await store.results.forget(3, -3)
        await store.close()
        link.execute("ATTACH ? AS newer", (str(newer),))
        for table in ("match", "match_seat"):
            link.execute(f"INSERT INTO {table} SELECT * FROM newer.{table}")  # noqa: S608 - our own tables
        columns = "person, guild, game, mu, sigma, matches"
        link.execute(f"INSERT INTO rating SELECT {columns} FROM newer.rating WHERE game <> ''")  # noqa: S608 - ours
        link.execute("INSERT INTO tally SELECT * FROM derived_tally")
        before = [board_by_oracle(link, *board, (50, 0), "ended, match_id") for board in BOARDS]
    assert "0012_boards.sql" in migrate(path)
    updated = await start(path)
    assert [await updated.results.leaderboard(guild, game, 50, by=by) for guild, game, by in BOARDS] == before
    assert any(before)
    assert await updated.check() == []
    await book_any(updated, rng, 99)
    assert await updated.check() == []
    await updated.close()


@pytest.mark.parametrize("kept", ["tally", "rating", "known_as"])
async def test_what_boards_are_read_from_is_held_against_the_results(
    start: Start, path: Path, kept: str
) -> None:
    store, rng = await start(path), random.Random(2)
    for number in range(20):
        await book_any(store, rng, number)
    harm = {
        "tally": "UPDATE tally SET wins = wins + 1 WHERE person = 2 AND game = '' AND guild = 0",
        "rating": "DELETE FROM rating WHERE person = 2 AND game = '' AND guild = 0",
        "known_as": "UPDATE known_as SET name = 'Nobody' WHERE person = 2",
    }
    with closing(sqlite3.connect(path)) as link, link:
        assert link.execute(harm[kept]).rowcount == 1
    (line,) = await store.check()
    assert "person 2" in line
    await store.close()


def steps(path: Path, sql: str, values: tuple[object, ...]) -> int:
    """How many thousand instructions SQLite carries out for a statement, rounded up."""
    count = 0

    def one_more() -> None:
        nonlocal count
        count += 1

    with closing(sqlite3.connect(path)) as link:
        link.set_progress_handler(one_more, 1)
        assert link.execute(sql, numbered_values(*values)).fetchall()
    return count


@pytest.mark.parametrize("by", ["rating", "wins"])
@pytest.mark.parametrize("guild", [0, 7])
@pytest.mark.parametrize("game", ["", "briscola"])
def test_a_board_takes_no_longer_with_many_times_the_results(
    tmp_path: Path, by: SortBy, guild: int, game: str
) -> None:
    sql = sql_results.BY_RATING if by == "rating" else sql_results.BY_WINS
    taken = []
    for size in (40, 2000):
        path = new_database(tmp_path / f"{size}.db")
        with closing(sqlite3.connect(path)) as link, link:
            link.executemany(
                "INSERT INTO tally VALUES (?, ?, ?, 9, ?, 9, 1, 'WL', -1)",
                [
                    (person, place, what, person % 7)
                    for person in range(1, size)
                    for place in (0, 7)
                    for what in ("", "briscola")
                ],
            )
            link.executemany(
                "INSERT INTO rating VALUES (?, ?, ?, ?, 1, 9, ?)",
                [
                    (person, place, what, person % 5, person % 5 - 3)
                    for person in range(1, size)
                    for place in (0, 7)
                    for what in ("", "briscola")
                ],
            )
            link.executemany(
                "INSERT INTO known_as VALUES (?, 'name', 1, 'm')", [(person,) for person in range(1, size)]
            )
        taken.append(steps(path, sql, (guild, game, 11, 5)))
    assert taken[1] <= taken[0] * 1.2
