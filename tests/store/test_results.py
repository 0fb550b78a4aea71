"""The contract of results: booked once, ratings that cannot be overwritten, figures that add up."""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import fields, replace

import pytest

from bot.store.base import Store
from bot.store.errors import Stale
from bot.store.rows import (
    Departure,
    Dm,
    GameStats,
    LeaderRow,
    MatchRow,
    NewEntry,
    Place,
    Preferences,
    RatingRow,
    SeatRow,
    StoredMatch,
)
from bot.store.standing.computer_ratings import ComputerRatingRow
from bot.store.standing.predictions import PredictionRow

ANNA, BRUNO, CARLA = 1, 2, 2**62 + 3
NAMES = {ANNA: "Anna", BRUNO: "Bruno", CARLA: "Carla", None: "Computer"}


def match(
    name: str, *, ended: int = 100, guild: int = 7, game: str = "briscola", rated: bool = True
) -> MatchRow:
    return MatchRow(name, f"table of {name}", guild, 20, game, 2, rated, ended - 50, ended, "first_to")


def seats(*outcome: tuple[int | None, bool, int]) -> list[SeatRow]:
    return [
        SeatRow(seat, seat % 2, person, NAMES[person], won, points, int(won))
        for seat, (person, won, points) in enumerate(outcome)
    ]


def rating(person: int, mu: float, matches: int, *, guild: int = 0, game: str = "briscola") -> RatingRow:
    return RatingRow(person, guild, game, mu, 2.0, matches)


async def book(
    store: Store, row: MatchRow, outcome: Sequence[tuple[int | None, bool, int]], *ratings: RatingRow
) -> bool:
    return await store.results.book(row, seats(*outcome), ratings)


async def test_a_match_comes_back_as_it_was_booked(store: Store) -> None:
    row = match("m")
    assert await book(store, row, [(ANNA, True, 61), (None, False, 59)])
    assert await store.results.match("m") == StoredMatch(
        row, tuple(seats((ANNA, True, 61), (None, False, 59)))
    )
    assert await store.results.match("n") is None


async def test_a_match_is_booked_once(store: Store) -> None:
    first = rating(ANNA, 26.5, 1)
    assert await book(store, match("m"), [(ANNA, True, 61), (BRUNO, False, 59)], first)
    assert not await book(store, match("m", ended=900), [(ANNA, False, 0)], rating(ANNA, 1.5, 2))
    assert await store.results.history(ANNA) == [
        StoredMatch(match("m"), tuple(seats((ANNA, True, 61), (BRUNO, False, 59))))
    ]
    assert await store.results.ratings([ANNA], 0, "briscola") == {ANNA: first}


async def test_of_many_bookings_of_a_match_one_counts(store: Store) -> None:
    booked = await asyncio.gather(
        *(book(store, match("m"), [(ANNA, True, 61)], rating(ANNA, 26.5, 1)) for _ in range(20))
    )
    assert sorted(booked) == [False] * 19 + [True]


async def test_ratings_are_kept_by_person_server_and_game(store: Store) -> None:
    rows = [
        rating(ANNA, 26.5, 1),
        rating(ANNA, 27.5, 1, guild=7),
        rating(BRUNO, 24.5, 1),
        RatingRow(CARLA, 0, "briscola", 25.0, 25 / 3, 1),
    ]
    await book(store, match("m"), [(ANNA, True, 61)], *rows)
    found = await store.results.ratings([ANNA, CARLA, 99], 0, "briscola")
    assert found[ANNA] == rows[0]
    assert found[CARLA].sigma == pytest.approx(25 / 3)
    assert found.keys() == {ANNA, CARLA}
    assert await store.results.ratings([ANNA, BRUNO], 7, "briscola") == {ANNA: rows[1]}
    assert await store.results.ratings([ANNA], 0, "briscolone") == {}
    assert await store.results.ratings([], 0, "briscola") == {}


async def test_an_even_opponent_a_rating_against_computers_is_booked_with_its_match_or_not_at_all(
    store: Store,
) -> None:
    def against(person: int, points: float, matches: int, game: str = "briscola-2") -> ComputerRatingRow:
        return ComputerRatingRow(person, game, points, 90.0, matches)

    async def booked(name: str, *ratings: ComputerRatingRow) -> bool:
        return await store.results.book(match(name, rated=False), seats((ANNA, True, 61)), [], ratings)

    first = [against(ANNA, -30.5, 1), against(ANNA, -10.5, 1, "briscola-4"), against(BRUNO, 5.5, 1)]
    assert await booked("m", *first)
    assert not await booked("m", against(ANNA, 99.5, 2))  # a process that died afterwards books it again
    for matches in (1, 3):  # another match of hers was booked meanwhile
        with pytest.raises(Stale):
            await booked("n", against(BRUNO, 9.5, 2), against(ANNA, 99.5, matches))
    assert await store.results.match("n") is None
    assert await store.results.computer_ratings([ANNA, BRUNO, CARLA]) == first
    assert await booked("n", against(ANNA, -20.5, 2))
    assert await store.results.computer_ratings([ANNA]) == [against(ANNA, -20.5, 2), first[1]]
    assert await store.results.leaderboard() == []
    assert await store.results.ratings([ANNA], 0, "briscola-2") == {}
    assert await store.check() == []
    await store.results.forget(ANNA, -5)
    assert await store.results.computer_ratings([ANNA, BRUNO]) == [first[2]]


@pytest.mark.parametrize("matches", [1, 3])
async def test_a_rating_computed_from_an_older_one_is_stale(store: Store, matches: int) -> None:
    await book(store, match("m"), [(ANNA, True, 61)], rating(ANNA, 26.5, 1))
    with pytest.raises(Stale):
        await book(store, match("n"), [(ANNA, True, 61)], rating(ANNA, 28.5, matches))
    assert await store.results.match("n") is None
    assert await book(store, match("n"), [(ANNA, True, 61)], rating(ANNA, 28.5, 2))
    assert await store.results.ratings([ANNA], 0, "briscola") == {ANNA: rating(ANNA, 28.5, 2)}


async def test_the_board_by_rating_counts_rated_matches(store: Store) -> None:
    await book(
        store,
        match("m1", ended=100),
        [(ANNA, True, 61), (BRUNO, False, 59)],
        rating(ANNA, 26.5, 1),
        rating(BRUNO, 24.5, 1),
        rating(ANNA, 27.5, 1, guild=7),
    )
    await book(store, match("m2", ended=200, rated=False), [(BRUNO, True, 61), (ANNA, False, 59)])
    await book(store, match("m3", ended=300, rated=False), [(CARLA, True, 61), (None, False, 59)])
    anna, bruno = (
        LeaderRow(ANNA, "Anna", 1, 1, 26.5, 2.0, "WL", -1),
        LeaderRow(BRUNO, "Bruno", 1, 0, 24.5, 2.0, "LW", 1),
    )
    assert await store.results.leaderboard() == [anna, bruno]
    assert await store.results.leaderboard(game="briscola", limit=1) == [anna]
    assert await store.results.leaderboard(limit=5, offset=1) == [bruno]
    assert await store.results.leaderboard(7) == [LeaderRow(ANNA, "Anna", 1, 1, 27.5, 2.0, "WL", -1)]
    assert await store.results.leaderboard(8) == []
    assert await store.results.leaderboard(game="briscolone") == []


async def test_over_all_games_the_best_rating_places_a_person(store: Store) -> None:
    await book(store, match("m1"), [(ANNA, True, 61)], rating(ANNA, 26.5, 1))
    await book(
        store, match("m2", game="briscolone"), [(ANNA, True, 61)], rating(ANNA, 29.5, 1, game="briscolone")
    )
    assert await store.results.leaderboard() == [LeaderRow(ANNA, "Anna", 2, 2, 29.5, 2.0, "WW", 2)]
    assert await store.results.leaderboard(by="wins") == [LeaderRow(ANNA, "Anna", 2, 2, 29.5, 2.0, "WW", 2)]
    assert await store.results.leaderboard(game="briscola") == [
        LeaderRow(ANNA, "Anna", 1, 1, 26.5, 2.0, "W", 1)
    ]


async def test_the_board_by_wins_counts_every_match_of_people(store: Store) -> None:
    await book(store, match("m1", ended=100), [(ANNA, True, 61), (BRUNO, False, 59)], rating(ANNA, 26.5, 1))
    await book(store, match("m2", ended=200, rated=False), [(ANNA, True, 61), (None, False, 59)])
    await book(store, match("m3", ended=300, guild=8, rated=False), [(BRUNO, True, 61), (CARLA, False, 59)])
    assert await store.results.leaderboard(by="wins") == [
        LeaderRow(ANNA, "Anna", 2, 2, 26.5, 2.0, "WW", 2),
        LeaderRow(BRUNO, "Bruno", 2, 1, None, None, "LW", 1),
        LeaderRow(CARLA, "Carla", 1, 0, None, None, "L", -1),
    ]
    assert [row.person for row in await store.results.leaderboard(8, by="wins")] == [BRUNO, CARLA]
    assert [row.person for row in await store.results.leaderboard(by="wins", limit=1, offset=1)] == [BRUNO]


async def test_boards_add_up_over_any_matches(store: Store) -> None:
    rng = random.Random(3)
    booked: list[tuple[MatchRow, list[SeatRow]]] = []
    for number in range(120):
        row = match(
            f"m{number}",
            ended=rng.randrange(1000),
            guild=rng.choice([7, 8]),
            game=rng.choice(["briscola", "briscolone"]),
            rated=rng.random() < 0.5,
        )
        sat = seats(
            *((person, rng.random() < 0.5, 60) for person in rng.sample([ANNA, BRUNO, CARLA, None], 3))
        )
        assert await store.results.book(row, sat, [])
        booked.append((row, sat))
    assert await store.check() == []
    for guild in (None, 7, 8, 9):
        for game in (None, "briscola", "briscolone"):
            counts = Counter(
                (seat.person, seat.won)
                for row, sat in booked
                for seat in sat
                if seat.person and guild in {None, row.guild} and game in {None, row.game}
            )
            expected = [
                (person, counts[person, True] + counts[person, False], counts[person, True])
                for person in (ANNA, BRUNO, CARLA)
            ]
            expected.sort(key=lambda line: (-line[2], line[1], line[0]))
            board = await store.results.leaderboard(guild, game, by="wins")
            assert [(line.person, line.matches, line.wins) for line in board] == [
                row for row in expected if row[1]
            ]


async def test_a_person_is_listed_under_the_name_last_played_under(store: Store) -> None:
    for name, ended in [("Old", 100), ("New", 300), ("Middle", 200)]:
        await store.results.book(
            match(name, ended=ended), [replace(seats((ANNA, True, 61))[0], name=name)], []
        )
    assert [row.name for row in await store.results.leaderboard(by="wins")] == ["New"]


async def test_stats_add_up_each_game(store: Store) -> None:
    outcomes = [True, True, True, False, True, False, False]
    for number, won in enumerate(outcomes):
        ratings = [rating(ANNA, 25.5, 1), rating(ANNA, 30.5, 1, guild=7)] if number == 0 else []
        await book(
            store,
            match(f"m{number}", ended=100 + number),
            [(ANNA, won, 60 + number), (None, not won, 1)],
            *ratings,
        )
    await book(store, match("other", guild=8, game="briscolone"), [(ANNA, True, 70)])
    briscola = GameStats("briscola", 7, 4, 63.0, 66, -2, 3, "WLWLL", 25.5, 2.0)
    briscolone = GameStats("briscolone", 1, 1, 70.0, 70, 1, 1, "W", None, None)
    assert await store.results.stats(ANNA) == [briscola, briscolone]
    assert await store.results.stats(ANNA, 7) == [
        GameStats("briscola", 7, 4, 63.0, 66, -2, 3, "WLWLL", 30.5, 2.0)
    ]
    assert await store.results.stats(BRUNO) == []


async def test_history_shows_the_latest_first(store: Store) -> None:
    for number in range(5):
        await book(store, match(f"m{number}", ended=100 + number), [(ANNA, True, 61), (None, False, 59)])
    await book(store, match("other", ended=500), [(BRUNO, True, 61)])
    assert [played.match.match for played in await store.results.history(ANNA, 2)] == ["m4", "m3"]
    assert [played.match.match for played in await store.results.history(ANNA, 2, 3)] == ["m1", "m0"]
    assert all(len(played.seats) == 2 for played in await store.results.history(ANNA))
    assert await store.results.history(CARLA) == []


async def remember(store: Store) -> None:
    await store.log.append("t", 0, [NewEntry("opened", "{}")], at=1, place=Place(7, 20))
    await store.people.seat_person("t", ANNA)
    await store.people.set_preferences(Preferences(ANNA, "it", italian_deck="napoletane"))
    await store.people.note_departure(Departure(ANNA, "left", "t", 70))
    await store.people.put_dm(Dm(ANNA, 30, tried_at=10, told_at=20))
    await store.predictions.note([PredictionRow("pm", ANNA, 7, 9, "Anna", hit=True, points=2)])
    await store.results.book(
        match("m"),
        seats((ANNA, True, 61), (BRUNO, False, 59)),
        [rating(ANNA, 26.5, 1), rating(ANNA, 27.5, 1, guild=7), rating(BRUNO, 24.5, 1)],
        [ComputerRatingRow(ANNA, "briscola-2", -30.5, 90.25, 1)],
    )


RATED_26 = {"mu": 26.5, "sigma": 2.0, "expected": None}
RATED_27 = {"mu": 27.5, "sigma": 2.0, "expected": None}


async def test_an_export_holds_every_preference(store: Store) -> None:
    await remember(store)
    told = await store.results.export(ANNA)
    assert {*told["preferences"][0], "person"} == {one.name for one in fields(Preferences)}


async def test_an_export_holds_everything_stored(store: Store) -> None:
    await remember(store)
    assert await store.results.export(ANNA) == {
        "person": ANNA,
        "predictions": [
            {"match": "pm", "guild": 7, "ended": 9, "name": "Anna", "hit": 1, "points": 2},
        ],
        "preferences": [
            {
                "language": "it",
                "cards": None,
                "italian_deck": "napoletane",
                "french_deck": None,
                "dm_closed_at": None,
                "pictures": 1,
                "zone": None,
                "quiet_from": None,
                "quiet_until": None,
                "reminders": 1,
                "holidays": [],
                "confirm": 0,
                "tutor": 1,
                "listed": 0,
                "badges": 1,
            }
        ],
        "direct_messages": [{"channel": 30, "tried_at": 10, "told_at": 20}],
        "tables": [{"table": "t", "here": 1}],
        "departures": [{"match": "left", "table": "t", "at": 70}],
        "puzzles": [],
        "shared_puzzles": [],
        "deals": [],
        "shared_deals": [],
        "events": [],
        "ratings": [
            {"guild": 0, "game": "briscola", "mu": 26.5, "sigma": 2.0, "matches": 1},
            {"guild": 7, "game": "briscola", "mu": 27.5, "sigma": 2.0, "matches": 1},
        ],
        "computer_ratings": [{"game": "briscola-2", "points": -30.5, "deviation": 90.25, "matches": 1}],
        "rating_points": [
            {"guild": 0, "game": "briscola", "matches": 1, "match": "m", "at": 100, **RATED_26},
            {"guild": 7, "game": "briscola", "matches": 1, "match": "m", "at": 100, **RATED_27},
        ],
        "feats": [],
        "seasons": [],
        "matches": [
            {
                "match": "m",
                "table": "table of m",
                "guild": 7,
                "channel": 20,
                "game": "briscola",
                "players": 2,
                "rated": 1,
                "started": 50,
                "ended": 100,
                "reason": "first_to",
                "seat": 0,
                "side": 0,
                "name": "Anna",
                "won": 1,
                "points": 61,
                "score": 1,
            }
        ],
    }


async def test_who_is_forgotten_leaves_the_match_and_nothing_else(store: Store) -> None:
    await remember(store)
    anna, bruno = seats((ANNA, True, 61), (BRUNO, False, 59))
    of_bruno = await store.results.export(BRUNO)
    await store.results.forget(ANNA, -5)
    await store.results.forget(ANNA, -5)
    assert await store.check() == []
    await store.people.note_departure(Departure(ANNA, "again", "t", 80))
    nothing = [name for name in of_bruno if name != "person"]
    assert await store.results.export(ANNA) == {"person": ANNA, **{name: [] for name in nothing}}
    assert await store.results.match("m") == StoredMatch(
        match("m"), (replace(anna, person=-5, name=""), bruno)
    )
    assert [row.person for row in await store.results.leaderboard(by="wins")] == [BRUNO]
    assert [row.person for row in await store.results.leaderboard()] == [BRUNO]
    assert await store.results.export(BRUNO) == of_bruno
    assert await store.people.preferences(ANNA) == Preferences(ANNA)
    assert await store.people.tables_ever(ANNA) == []


@pytest.mark.parametrize(("person", "alias"), [(ANNA, 0), (ANNA, 5), (-1, -2)])
async def test_an_alias_cannot_be_a_person(store: Store, person: int, alias: int) -> None:
    with pytest.raises(ValueError, match="alias"):
        await store.results.forget(person, alias)
