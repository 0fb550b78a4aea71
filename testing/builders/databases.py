"""Databases with something in every table, and everything that is in one."""

import random
from dataclasses import replace
from pathlib import Path

from bot.database_url import DatabaseUrl
from bot.store.base import Store
from bot.store.daily.deal_rows import DealAttempt, DealBoard, DealPost
from bot.store.daily.shares import Share
from bot.store.entrants import Entrant
from bot.store.files import connect, seeds_path
from bot.store.opening import open_store
from bot.store.rows import (
    Departure,
    Dm,
    Feat,
    GuildSettings,
    MatchRow,
    MessageRow,
    NewEntry,
    Place,
    Preferences,
    PuzzlePost,
    SeatRow,
    Token,
)
from bot.store.standing.computer_ratings import ComputerRatingRow
from bot.store.standing.predictions import PredictionRow
from bot.store.standing.season_rows import SeasonRow
from bot.store.standing.seasons import ClosedSeason
from testing.builders.results import book_any
from testing.databases import new_database


async def fill_database(database: Path | DatabaseUrl, seed: int = 0) -> None:
    """Fill every table of a database, with letters of many scripts."""
    place = new_database(database) if isinstance(database, Path) else database
    store, rng = await open_store(place), random.Random(seed)
    try:
        await fill(store, rng)
    finally:
        await store.close()
    if isinstance(database, Path):
        with connect(database, "rw") as link:
            link.execute("INSERT INTO backlog SELECT match_id FROM match")


async def fill(store: Store, rng: random.Random) -> None:
    """Write something into every table of an open store."""
    for number in range(12):
        table, person = f"t{number}é{rng.randrange(10**6)}", number + 1
        await store.people.seat_person(table, person)
        seq = 0
        for at in range(rng.randrange(1, 5)):
            entries = [NewEntry("said", '{"x":"Zoë \\u0000 \\t\\\\N 𝄞"}')] * rng.randrange(1, 4)
            closes = rng.random() < 0.2
            place = Place(7, 20 + number) if seq == 0 or rng.random() < 0.3 else None
            due = rng.choice([None, 2**40])
            await store.log.append(
                table, seq, entries, at=at, cause=f"{table}/{at}", due_at=due, place=place, closes=closes
            )
            seq += len(entries)
        await store.seeds.keep(f"{table}-1", rng.randbytes(32))
        await store.messages.put(MessageRow(table, "table", 1, 2**62, "x\n\t", 3))
        await store.people.set_preferences(
            Preferences(person, "it", zone="Europe/Rome", quiet_from=60, holidays=((1, 2),), tutor=False)
        )
        await store.people.put_dm(Dm(person, 30, told_at=2))
        await store.people.note_departure(Departure(person, f"m{number}", table, 70))
        await store.tokens.put(Token(table, "hand:1", None, "secret", 2**50))
        day = f"2026-11-{number + 1:02}"
        await store.puzzles.keep(day, '{"x":"Zoë"}')
        await store.puzzles.choose(person, day, 0, "Ad", rng.choice([None, "solved", "lost"]))
        await store.puzzles.share(Share(7, day, person, "Zoë", 20, number))
        await store.puzzles.note_post(PuzzlePost(7, day, 20, number, solved=rng.random() < 0.5))
        await store.deals.open_board(DealBoard(day, str(number), 1))
        attempt = DealAttempt(person, day, table, 7, "Zoë", rng.random() < 0.5)
        await store.deals.begin(attempt)
        if number % 2:
            ended = replace(attempt, score=0, points=61, place=1, size=5, percent=100 / 3)
            await store.deals.close(DealBoard(day, str(number), 1, "[]", 2**41), [ended])
        await store.deals.share(Share(7, day, person, "Zoë", 20, number))
        await store.deals.note_post(DealPost(7, day, 20, number))
        event = f"e{number}é"
        opened = [NewEntry("opened", '{"x":"Zoë"}')]
        await store.event_log.append(event, 0, opened, at=number, cause=event, place=Place(7, 20))
        await store.entrants.note(Entrant(person, event, 7, "Coppa\n", ended_at=2**41, place=number))
    await store.guilds.set_settings(
        GuildSettings(7, "de", (1, 2), per_person=3, tricks="each", puzzle_channel=20, digest_channel=20)
    )
    await store.owner.belong(4)
    await store.owner.note_commands(4, 0, "digest")
    await store.heartbeat.beat(99)
    for number in range(20):
        await book_any(store, rng, number)
    alone = MatchRow("mc", "t", 7, 20, "briscola", 2, rated=False, started=0, ended=5, reason="first_to")
    seats = [SeatRow(0, 0, 1, "Zoë", won=True, points=61, score=1)]
    await store.results.book(alone, seats, [], [ComputerRatingRow(1, "briscola-2", 1 / 3, 90.5, 1)])
    await store.standing.add_feats([Feat(1, "cappotto", "m", 5)], every=())
    await store.predictions.note([PredictionRow("m", 1, 7, 5, "Zoë", hit=True, points=2)])
    await store.seasons.set_length(7, "month")
    season_rows = [SeasonRow("", person, "Zoë", 3, 1, 1, 1, 25.5, 1 / 3) for person in range(1, 7)]
    await store.seasons.close(7, ClosedSeason("2026-11", 1, 2), season_rows, [])


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in both files but what belongs to them."""
    return {**rows_of_file(path), **rows_of_file(seeds_path(path))}


def rows_of_file(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in one file but what belongs to it."""
    columns = {}
    with connect(file, "rw") as link:
        for (name,) in link.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            if name not in {"migration", "remains", "token"}:
                every = f"SELECT * FROM {name}"  # noqa: S608 - our own tables
                columns[name] = sorted(link.execute(every).fetchall(), key=repr)
    return columns


async def check_database(database: Path | DatabaseUrl) -> None:
    """Open a database and find nothing wrong in it."""
    store = await open_store(database)
    assert await store.check() == []
    await store.close()
