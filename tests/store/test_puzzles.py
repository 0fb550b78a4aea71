"""The contract of puzzles: what people choose counts once, and goes when they are forgotten."""

import asyncio
from dataclasses import replace

import pytest

from bot.store.base import Store
from bot.store.daily.shares import Share
from bot.store.errors import Stale
from bot.store.rows import GuildSettings, PuzzlePost

ANNA, BRUNO = 2**62 + 1, 7
FIRST, SECOND, THIRD = "2026-11-22", "2026-11-23", "2026-11-24"


async def test_the_first_puzzle_of_a_day_stays(store: Store) -> None:
    assert await store.puzzles.puzzle(FIRST) is None
    await asyncio.gather(*(store.puzzles.keep(FIRST, f'{{"n": {n}}}') for n in range(5)))
    kept = await store.puzzles.puzzle(FIRST)
    await store.puzzles.keep(FIRST, '{"n": 9}')
    assert kept is not None
    assert await store.puzzles.puzzle(FIRST) == kept != '{"n": 9}'


async def test_the_latest_days_with_a_puzzle_come_first(store: Store) -> None:
    for day in (SECOND, FIRST, THIRD):
        await store.puzzles.keep(day, "{}")
    assert await store.puzzles.days(THIRD, 5) == [SECOND, FIRST]
    assert await store.puzzles.days("2027-01-01", 1) == [THIRD]


async def test_a_choice_is_made_once(store: Store) -> None:
    await store.puzzles.choose(ANNA, FIRST, 0, "Ad", None)
    with pytest.raises(Stale):
        await store.puzzles.choose(ANNA, FIRST, 0, "3d", "lost")
    await store.puzzles.choose(ANNA, FIRST, 1, "3d", "solved")
    await store.puzzles.choose(BRUNO, FIRST, 0, "3d", "lost")
    assert await store.puzzles.choices(ANNA, FIRST) == ["Ad", "3d"]
    assert await store.puzzles.choices(BRUNO, FIRST) == ["3d"]
    assert await store.puzzles.choices(ANNA, SECOND) == []


async def test_of_two_presses_at_once_one_counts(store: Store) -> None:
    tries = (store.puzzles.choose(ANNA, FIRST, 0, card, None) for card in ("Ad", "3d", "Kd"))
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["NoneType", "Stale", "Stale"]
    assert len(await store.puzzles.choices(ANNA, FIRST)) == 1


async def test_outcomes_begin_with_the_first_day_of_a_person(store: Store) -> None:
    for day in ("2026-11-21", FIRST, SECOND, THIRD):
        await store.puzzles.keep(day, "{}")
    await store.puzzles.choose(ANNA, FIRST, 0, "Ad", None)
    await store.puzzles.choose(ANNA, FIRST, 1, "Kd", "solved")
    await store.puzzles.choose(ANNA, THIRD, 0, "Ad", None)
    await store.puzzles.choose(BRUNO, SECOND, 0, "Ad", "lost")
    assert await store.puzzles.outcomes(ANNA, THIRD) == [(FIRST, "solved"), (SECOND, None), (THIRD, None)]
    assert await store.puzzles.outcomes(ANNA, FIRST) == [(FIRST, "solved")]
    assert await store.puzzles.outcomes(BRUNO, THIRD) == [(SECOND, "lost"), (THIRD, None)]
    assert await store.puzzles.outcomes(8, THIRD) == []


async def test_a_result_is_shared_once_in_a_server(store: Store) -> None:
    share = Share(10, FIRST, ANNA, "Anna", 20, 100)
    await store.puzzles.share(share)
    await store.puzzles.share(replace(share, message=101))
    await store.puzzles.share(replace(share, guild=11, message=99))
    await store.puzzles.share(Share(10, FIRST, BRUNO, "Bruno", 20, 98))
    assert [one.message for one in await store.puzzles.shares(10, FIRST)] == [98, 100]
    assert [one.message for one in await store.puzzles.shares_of(ANNA)] == [99, 100]
    assert await store.puzzles.shares(10, SECOND) == []


async def test_what_became_of_the_people_who_shared_last_is_read_together(store: Store) -> None:
    for day in (FIRST, SECOND, THIRD):
        await store.puzzles.keep(day, "{}")
    people = {ANNA: 101, BRUNO: 103, 8: 102, 9: 100}
    for person, message in people.items():
        await store.puzzles.choose(person, SECOND, 0, "Ad", None)
        await store.puzzles.choose(person, SECOND, 1, "Kd", "solved")
        await store.puzzles.share(Share(10, SECOND, person, "Somebody", 20, message))
    await store.puzzles.share(Share(11, SECOND, 9, "Elsewhere", 20, 200))
    await store.puzzles.choose(ANNA, FIRST, 0, "3d", "lost")
    await store.puzzles.choose(BRUNO, THIRD, 0, "3d", "lost")
    latest = (ANNA, BRUNO, 8)
    assert await store.puzzles.choices_shared(10, SECOND, 3) == {
        person: await store.puzzles.choices(person, SECOND) for person in latest
    }
    for until in (SECOND, THIRD):
        assert await store.puzzles.outcomes_shared(10, SECOND, 3, until) == {
            person: await store.puzzles.outcomes(person, until) for person in latest
        }
    assert await store.puzzles.choices_shared(10, FIRST, 3) == {}
    assert await store.puzzles.outcomes_shared(10, FIRST, 3, THIRD) == {}


async def test_a_server_says_where_and_when_it_wants_the_message(store: Store) -> None:
    assert await store.guilds.settings(10) == GuildSettings(10)
    wanted = GuildSettings(10, puzzle_channel=20, puzzle_hour=21, zone="Europe/Rome")
    await store.guilds.set_settings(wanted)
    await store.guilds.set_settings(GuildSettings(11, puzzle_hour=9))
    await store.guilds.set_settings(GuildSettings(12, puzzle_channel=21))
    assert await store.guilds.settings(10) == wanted
    assert await store.puzzles.wanting() == [wanted, GuildSettings(12, puzzle_channel=21)]
    await store.guilds.note_removal(10, 1)
    assert [one.guild for one in await store.puzzles.wanting()] == [12]


async def test_messages_wait_for_their_solution(store: Store) -> None:
    early, late = PuzzlePost(10, FIRST, 20, 1), PuzzlePost(10, SECOND, 20, 2)
    await store.puzzles.note_post(late)
    await store.puzzles.note_post(early)
    assert await store.puzzles.unsolved_posts(SECOND) == [early, late]
    assert await store.puzzles.unsolved_posts(FIRST) == [early]
    await store.puzzles.note_post(replace(early, solved=True))
    assert await store.puzzles.unsolved_posts(SECOND) == [late]
    assert await store.puzzles.post(10, FIRST) == replace(early, solved=True)
    assert await store.puzzles.post(11, FIRST) is None


async def test_who_is_forgotten_has_solved_and_shared_nothing(store: Store) -> None:
    await store.puzzles.keep(FIRST, "{}")
    for person in (ANNA, BRUNO):
        await store.puzzles.choose(person, FIRST, 0, "Ad", "solved")
        await store.puzzles.share(Share(10, FIRST, person, "A", 20, person % 1000))
    about = await store.results.export(ANNA)
    assert about["puzzles"] == [{"day": FIRST, "step": 0, "card": "Ad", "outcome": "solved"}]
    assert [(one["guild"], one["day"], one["name"]) for one in about["shared_puzzles"]] == [(10, FIRST, "A")]
    await store.results.forget(ANNA, -5)
    assert await store.puzzles.choices(ANNA, FIRST) == []
    assert await store.puzzles.shares_of(ANNA) == []
    assert await store.puzzles.choices(BRUNO, FIRST) == ["Ad"]
    assert [one.person for one in await store.puzzles.shares(10, FIRST)] == [BRUNO]
