"""The contract of the deals of the day: one attempt a person, results once, and all of it goes with them."""

import asyncio
from dataclasses import replace

from bot.store.base import Store
from bot.store.daily.deal_rows import DealAttempt, DealBoard, DealPost
from bot.store.daily.shares import Share
from bot.store.rows import GuildSettings

ANNA, BRUNO = 2**62 + 1, 7
FIRST, SECOND, THIRD = "2026-11-22", "2026-11-23", "2026-11-24"


def attempt(person: int = ANNA, day: str = FIRST, guild: int = 5, *, ranked: bool = True) -> DealAttempt:
    return DealAttempt(person, day, f"t{person % 100}{day[-2:]}", guild, f"P{person % 100}", ranked)


async def close_board(store: Store, day: str, *attempts: DealAttempt) -> None:
    await store.deals.open_board(DealBoard(day, "1", 1))
    for one in attempts:
        await store.deals.begin(one)
    await store.deals.close(DealBoard(day, "1", 1, "[]", 9), attempts)


async def test_D_7_the_first_anchor_of_a_day_stays(store: Store) -> None:
    assert await store.deals.board(FIRST) is None
    await asyncio.gather(*(store.deals.open_board(DealBoard(FIRST, str(n), 1)) for n in range(5)))
    kept = await store.deals.board(FIRST)
    await store.deals.open_board(DealBoard(FIRST, "9", 2))
    assert kept is not None
    assert kept.closed_at is None
    assert await store.deals.board(FIRST) == kept != DealBoard(FIRST, "9", 2)


async def test_D_4_the_first_attempt_of_a_person_stays(store: Store) -> None:
    first = attempt()
    await store.deals.begin(first)
    await store.deals.begin(replace(first, table="other", guild=6, ranked=False))
    assert await store.deals.attempt(ANNA, FIRST) == first
    assert await store.deals.attempt(BRUNO, FIRST) is None
    assert await store.deals.attempts(FIRST) == [first]


async def test_what_came_of_a_deal_is_stored_when_it_closes(store: Store) -> None:
    mine = replace(attempt(), score=1, points=70, place=1, size=6, percent=87.5)
    theirs = attempt(BRUNO, ranked=False)
    await store.deals.open_board(DealBoard(SECOND, "1", 1))
    await close_board(store, FIRST, mine, theirs)
    assert await store.deals.attempts(FIRST) == [theirs, mine]
    assert await store.deals.board(FIRST) == DealBoard(FIRST, "1", 1, "[]", 9)
    assert await store.deals.days_to_close(THIRD) == [SECOND]
    assert await store.deals.days_to_close(FIRST) == []
    assert await store.deals.last_closed_day() == FIRST
    await store.deals.close(DealBoard(FIRST, "1", 1, "[1]", 10), [mine])
    assert await store.deals.board(FIRST) == DealBoard(FIRST, "1", 1, "[]", 9)


async def test_the_best_of_some_days_are_those_that_count(store: Store) -> None:
    def finished_attempt(one: DealAttempt, percent: float) -> DealAttempt:
        return replace(one, score=0, points=70, place=1, size=6, percent=percent)

    mine, theirs = finished_attempt(attempt(), 40.0), finished_attempt(attempt(BRUNO), 60.0)
    later = finished_attempt(attempt(ANNA, SECOND, 6), 90.0)
    await close_board(store, FIRST, mine, theirs, finished_attempt(attempt(8, ranked=False), 99.0))
    await close_board(store, SECOND, later, attempt(BRUNO, SECOND))
    await store.deals.begin(replace(attempt(ANNA, THIRD), percent=100.0))
    found = await store.deals.best(FIRST, THIRD)
    assert [(one.person, one.percent) for one in found] == [(ANNA, 90.0), (BRUNO, 60.0), (ANNA, 40.0)]
    assert [one.person for one in await store.deals.best(FIRST, THIRD, guild=5)] == [BRUNO, ANNA]
    assert [one.day for one in await store.deals.best(FIRST, FIRST, limit=1)] == [FIRST]
    assert [one.listed for one in found] == [False] * 3
    assert await store.deals.attempts_of(ANNA, FIRST, SECOND) == [mine, later]


async def test_who_is_forgotten_is_in_no_deal_any_more(store: Store) -> None:
    await store.deals.begin(attempt())
    await store.deals.begin(attempt(BRUNO))
    share = Share(5, FIRST, ANNA, "Anna", 6, 70)
    await store.deals.share(share)
    await store.deals.share(replace(share, message=71))
    assert await store.deals.shares(5, FIRST) == [share] == await store.deals.shares_of(ANNA)
    exported = await store.results.export(ANNA)
    assert [row["day"] for row in exported["deals"]] == [FIRST]
    assert [row["message"] for row in exported["shared_deals"]] == [70]
    await store.results.forget(ANNA, -1)
    assert [one.person for one in await store.deals.attempts(FIRST)] == [BRUNO]
    assert await store.deals.shares(5, FIRST) == []


async def test_servers_want_messages_about_deals_only_if_they_say_so(store: Store) -> None:
    await store.guilds.set_settings(GuildSettings(5))
    assert await store.deals.wanting() == []
    assert await store.deals.servers_listed() == set()
    await store.guilds.set_settings(GuildSettings(5, deal_channel=6, deal_hour=9, deal_listed=True))
    assert await store.deals.wanting() == [GuildSettings(5, deal_channel=6, deal_hour=9)]
    assert await store.deals.servers_listed() == {5}
    assert (await store.guilds.settings(5)).deal_listed is True
    await store.deals.note_post(DealPost(5, FIRST, 6, 70))
    await store.deals.note_post(DealPost(5, FIRST, 6, 71))
    assert await store.deals.post(5, FIRST) == DealPost(5, FIRST, 6, 71)
    assert await store.deals.post(5, SECOND) is None


async def test_D_2_since_when_other_computers_play_is_stored_once_for_open_boards(store: Store) -> None:
    await close_board(store, FIRST, attempt())
    await store.deals.open_board(DealBoard(SECOND, "1", 1))
    await store.deals.open_board(DealBoard(THIRD, "1", 2))
    for at in (5, 7):
        await store.deals.note_computers(2, at)
    found = [await store.deals.board(day) for day in (FIRST, SECOND, THIRD)]
    assert [None if one is None else one.changed_at for one in found] == [None, 5, None]


async def test_who_is_ranked_is_stored_when_a_deal_closes(store: Store) -> None:
    await close_board(store, FIRST, attempt())
    await store.deals.close(DealBoard(FIRST, "1", 1, "[]", 9), [attempt(ranked=False)])
    assert await store.deals.attempts(FIRST) == [attempt(ranked=False)]
