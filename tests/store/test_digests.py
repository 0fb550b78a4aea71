"""The contract of digests: each week is begun once, whoever asks, and a later one closes the earlier."""

import asyncio

from bot.store.base import Store
from bot.store.rows import GuildSettings, WeeklyDigest

FIRST, SECOND = "2026-11-16", "2026-11-23"


async def test_servers_that_want_a_digest_are_listed_with_their_last_week(store: Store) -> None:
    await store.guilds.set_settings(GuildSettings(7, digest_channel=20, zone="Europe/Rome"))
    await store.guilds.set_settings(GuildSettings(8))
    await store.guilds.set_settings(GuildSettings(9, digest_channel=21))
    assert await store.guilds.begin_digest(9, FIRST)
    assert await store.guilds.wanting_digest() == [
        WeeklyDigest(7, 20, "Europe/Rome", ""),
        WeeklyDigest(9, 21, None, FIRST),
    ]
    await store.guilds.note_removal(7, 5)
    await store.guilds.set_settings(GuildSettings(9, digest_channel=22))
    assert await store.guilds.wanting_digest() == [WeeklyDigest(9, 22, None, FIRST)]


async def test_AA_2_a_week_is_begun_once_and_not_after_a_later_one(store: Store) -> None:
    await store.guilds.set_settings(GuildSettings(7, digest_channel=20))
    begun = await asyncio.gather(*(store.guilds.begin_digest(7, SECOND) for _ in range(5)))
    assert sum(begun) == 1
    assert not await store.guilds.begin_digest(7, FIRST)
    await store.guilds.undo_digest(7, FIRST, "")  # not the one that was begun
    assert not await store.guilds.begin_digest(7, SECOND)
    await store.guilds.undo_digest(7, SECOND, FIRST)
    assert await store.guilds.begin_digest(7, SECOND)
    assert not await store.guilds.begin_digest(8, SECOND)  # no such server
