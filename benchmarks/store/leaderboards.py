"""How long every leaderboard takes after a million results: at most 20 ms.

    python -m benchmarks leaderboards [RESULTS] [--postgres]

On SQLite that is processor time. With ``--postgres`` the database is moved to a PostgreSQL server of its own,
and the time passes on the clock, since another process computes.

The database is generated, with five results for each person: a third of them in one large server, the others
in many small ones, and some people play hundreds of times as often as others. A million results take some
minutes.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import astuple
from itertools import product
from pathlib import Path
from statistics import median
from typing import Final, Literal, NamedTuple

from bot.database_url import DatabaseUrl
from bot.rules.games import Variant
from bot.store.migrate import migrate
from bot.store.opening import move, open_store
from bot.store.rows import MatchRow, SeatRow
from bot.ui.answers.standing.pagination import MOST_PAGES, ROWS_PER_PAGE
from testing import arguments
from testing.postgres import running

RESULTS: Final = 1_000_000
RESULTS_EACH: Final = 5
BOUND: Final = 20.0
"""The greatest time in milliseconds."""
RUNS: Final = 7
SERVERS: Final = 5000
LARGE: Final = 10**17
SMALL: Final = LARGE + 1
"""The large server, and the first of so many small ones."""
IN_THE_LARGE: Final = 1 / 3
GAMES: Final = tuple(variant.value for variant in Variant)
RATED: Final = 0.7
PERSON: Final = 10**17
MINUTE: Final = 60_000
DERIVED: Final = (
    "INSERT INTO tally SELECT *, 'WLWLW', 1 FROM derived_tally",
    "INSERT INTO known_as SELECT * FROM derived_known_as",
    "INSERT INTO rating SELECT * FROM derived_best",
)


class Board(NamedTuple):
    """A leaderboard, and the number of rows that are skipped."""

    guild: int | None
    game: str | None
    by: Literal["rating", "wins"]
    offset: int

    def __str__(self) -> str:
        place = {None: "all servers", LARGE: "the large server", SMALL: "a small server"}[self.guild]
        return f"by {self.by}, {place}, {self.game or 'all games'}, from line {self.offset + 1}"


BY: Final[tuple[Literal["rating", "wins"], ...]] = ("rating", "wins")
BOARDS: Final = [
    Board(guild, game, by, offset)
    for guild, game, by, offset in product(
        (None, LARGE, SMALL), (None, GAMES[0]), BY, (0, (MOST_PAGES - 1) * ROWS_PER_PAGE)
    )
]


def fill(path: Path, results: int) -> None:
    """Create a database with so many finished matches, as if the bot had booked them."""
    migrate(path)
    rng = random.Random(1)
    match_counts: Counter[tuple[int, int, str]] = Counter()
    with closing(sqlite3.connect(path)) as link, without_indices(link):
        for number in range(results):
            match, seats = result(rng, number, max(10, results // RESULTS_EACH))
            link.execute("INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", astuple(match))
            link.executemany(
                "INSERT INTO match_seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(match.match, *astuple(seat)) for seat in seats],
            )
            if match.rated:
                match_counts.update(
                    (seat.person or 0, place, match.game) for seat in seats for place in (match.guild, 0)
                )
        link.executemany(
            "INSERT INTO rating VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                (*key, mu, sigma, match_counts[key], mu - 3 * sigma)
                for key in sorted(match_counts)
                for mu, sigma in [skill(rng, match_counts[key])]
            ),
        )
        for script in DERIVED:
            link.execute(script)


@contextmanager
def without_indices(link: sqlite3.Connection) -> Iterator[None]:
    """Drop all indices but primary keys within this context, since building them last is much faster."""
    indices = link.execute(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql NOTNULL"
    ).fetchall()
    link.executescript(
        "PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;"
        + "".join(f"DROP INDEX {name};" for name, _ in indices)
    )
    yield
    for _, script in indices:
        link.execute(script)
    link.commit()


def result(rng: random.Random, number: int, people: int) -> tuple[MatchRow, list[SeatRow]]:
    """A finished match, a minute after the previous one."""
    guild, first, step, crowd = LARGE, 0, 1, people
    if rng.random() >= IN_THE_LARGE:
        first, step, crowd = rng.randrange(SERVERS), SERVERS, max(8, people // SERVERS)
        guild = SMALL + first
    players = rng.choice((2, 2, 2, 3, 4, 4, 5))
    sitting: dict[int, None] = {}
    while len(sitting) < players:  # the lower the number, the more often a person plays
        sitting[PERSON + first + step * int(crowd * rng.random() ** 3)] = None
    name, ended, best = f"{number:08}", number * MINUTE + rng.randrange(MINUTE), rng.randrange(players)
    match = MatchRow(
        match=name,
        table=name,
        guild=guild,
        channel=guild,
        game=rng.choice(GAMES),
        players=players,
        rated=rng.random() < RATED,
        started=number * MINUTE - 10 * MINUTE,
        ended=ended,
        reason="first_to",
    )
    seats = [
        SeatRow(seat, seat, person, f"Player {person - PERSON}", seat == best, 40, int(seat == best))
        for seat, person in enumerate(sitting)
    ]
    return match, seats


def skill(rng: random.Random, matches: int) -> tuple[float, float]:
    """The mu and sigma of a person after so many matches: the more matches, the smaller sigma."""
    sigma = 25 / 3 * 0.97 ** min(matches, 60)
    return rng.gauss(25, 25 / 3 - sigma), sigma


async def measure(database: Path | DatabaseUrl) -> dict[Board, float]:
    """The median milliseconds of each board."""
    store = await open_store(database)
    clock = time.process_time if isinstance(database, Path) else time.perf_counter
    took = {}
    try:
        for board in BOARDS:
            runs = []
            for _ in range(RUNS):
                began = clock()
                await store.results.leaderboard(
                    board.guild, board.game, ROWS_PER_PAGE + 1, board.offset, by=board.by
                )
                await store.standing.people(board.guild, board.game, by=board.by)
                runs.append(1000 * (clock() - began))
            took[board] = median(runs)
        for board in BOARDS:
            if board.guild is None and not board.offset:
                assert await store.results.leaderboard(board.guild, board.game, by=board.by)
    finally:
        await store.close()
    return took


@contextmanager
def move_to_server(path: Path) -> Iterator[DatabaseUrl]:
    """The database at ``path`` on a server of its own, for one ``with`` block."""
    with running() as server:
        url = server.url(server.database())
        move(path, url)
        server.sql("VACUUM ANALYZE", url.name)  # as every server does by itself after a while
        yield url


def main() -> int:
    """Print the figures. 1 if a board takes too long."""
    parser = arguments.parser("benchmarks leaderboards", __doc__)
    parser.add_argument(
        "results", nargs="?", type=arguments.count, default=RESULTS, help="default: %(default)s"
    )
    parser.add_argument("--postgres", action="store_true", help="on a server of its own")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.db"
        fill(path, given.results)
        print(f"{given.results:,} results, {path.stat().st_size / 1e6:,.0f} MB", flush=True)
        with move_to_server(path) if given.postgres else nullcontext(path) as database:
            took = asyncio.run(measure(database))
    for board, milliseconds in took.items():
        print(f"{milliseconds:8.2f} ms {board}")
    slow = [board for board, milliseconds in took.items() if milliseconds > BOUND]
    print(f"over {BOUND:.0f} ms: {len(slow)}" if slow else f"held: every board within {BOUND:.0f} ms")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
