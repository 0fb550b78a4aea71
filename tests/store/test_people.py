"""The contract of seeds, messages, people and servers."""

import asyncio
from dataclasses import replace

import pytest

from bot.store.base import Store
from bot.store.errors import Duplicate, Stale, StoreError
from bot.store.rows import Departure, Dm, GuildSettings, MessageRow, NewEntry, Place, Preferences

HERE = Place(10, 20)
ONE = [NewEntry("opened", "{}")]
PERSON = 2**62 + 1


async def test_a_seed_is_kept_and_never_replaced(store: Store) -> None:
    seed = bytes(range(32))
    assert await store.seeds.seed("m") is None
    await store.seeds.keep("m", seed)
    await store.seeds.keep("m", seed)
    with pytest.raises(Duplicate):
        await store.seeds.keep("m", bytes(32))
    assert await store.seeds.seed("m") == seed


async def test_of_many_seeds_for_one_match_one_is_kept(store: Store) -> None:
    async def keep(number: int) -> bytes | None:
        seed = bytes([number]) * 32
        try:
            await store.seeds.keep("m", seed)
        except Duplicate:
            return None
        return seed

    kept = [seed for seed in await asyncio.gather(*map(keep, range(20))) if seed]
    assert kept == [await store.seeds.seed("m")]


async def test_a_slot_shows_what_was_put_last(store: Store) -> None:
    await store.messages.put(MessageRow("t", "trick:2:7", 20, 1, "9", 100))
    await store.messages.put(MessageRow("t", "table", 20, 2, "9", 100))
    await store.messages.put(MessageRow("u", "table", 21, 3, "9", 100))
    await store.messages.put(MessageRow("t", "table", 22, 4, "10", 200))
    assert await store.messages.of_table("t") == [
        MessageRow("t", "table", 22, 4, "10", 200),
        MessageRow("t", "trick:2:7", 20, 1, "9", 100),
    ]
    await store.messages.drop("t", "table")
    await store.messages.drop("t", "table")
    assert [shown.slot for shown in await store.messages.of_table("t")] == ["trick:2:7"]
    assert [shown.message for shown in await store.messages.of_table("u")] == [3]
    assert [shown.table for shown in await store.messages.in_slot("table")] == ["u"]
    assert await store.messages.tables() == ["t", "u"]
    await store.messages.drop("u", "table")
    assert await store.messages.tables() == ["t"]


async def test_preferences_are_the_defaults_until_set(store: Store) -> None:
    assert await store.people.preferences(PERSON) == Preferences(PERSON, None, None, None, None, None)
    chosen = Preferences(
        PERSON,
        "it",
        "here",
        "napoletane",
        "francesi",
        pictures=False,
        confirm=True,
        tutor=False,
        listed=True,
        badges=False,
    )
    await store.people.set_preferences(chosen)
    assert await store.people.preferences(PERSON) == chosen
    await store.people.set_preferences(Preferences(PERSON))
    assert await store.people.preferences(PERSON) == Preferences(PERSON)
    assert await store.people.preferences(PERSON + 1) == Preferences(PERSON + 1)


async def test_a_closed_dm_and_the_choices_are_noted_without_touching_each_other(store: Store) -> None:
    await store.people.set_dm_closed(1, 500)
    assert await store.people.preferences(1) == Preferences(1, dm_closed_at=500)
    read_before = Preferences(1, "it", "dm", None, "francesi")
    await store.people.set_preferences(read_before)
    assert await store.people.preferences(1) == replace(read_before, dm_closed_at=500)
    await store.people.set_dm_closed(1, None)
    await store.people.set_preferences(replace(read_before, dm_closed_at=500))
    assert await store.people.preferences(1) == Preferences(1, "it", "dm", None, "francesi", None)


async def test_the_channel_of_direct_messages_is_kept_apart_from_the_choices(store: Store) -> None:
    assert await store.people.dm(PERSON) == Dm(PERSON)
    await store.people.seat_person("t", PERSON)
    known = Dm(PERSON, 2**62, tried_at=70, told_at=80)
    await store.people.put_dm(known)
    await store.people.set_preferences(Preferences(PERSON, "it"))
    assert await store.people.dm(PERSON) == known
    await store.people.put_dm(Dm(PERSON))
    assert await store.people.dm(PERSON) == Dm(PERSON)
    assert await store.people.preferences(PERSON) == Preferences(PERSON, "it")


async def test_no_channel_is_kept_of_whoever_never_sat_anywhere_or_was_forgotten(store: Store) -> None:
    await store.people.put_dm(Dm(PERSON, 5))
    assert await store.people.dm(PERSON) == Dm(PERSON)
    await store.people.seat_person("t", PERSON)
    await store.people.put_dm(Dm(PERSON, 5))
    await store.results.forget(PERSON, -1)
    await store.people.put_dm(Dm(PERSON, 6))
    assert await store.people.dm(PERSON) == Dm(PERSON)


async def test_cards_go_to_a_known_place_only(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.people.set_preferences(Preferences(1, cards="nowhere"))  # type: ignore[arg-type]
    assert await store.people.preferences(1) == Preferences(1)


async def test_a_person_sits_at_open_tables_and_has_sat_at_all(store: Store) -> None:
    for table in ("a", "b", "c"):
        await store.log.append(table, 0, ONE, at=1, place=HERE)
        await store.people.seat_person(table, 1)
        await store.people.seat_person(table, 1)
    await store.people.seat_person("a", 2)
    await store.people.unseat("b", [1])
    await store.log.append("c", 1, ONE, at=2, closes=True)
    assert await store.people.tables_of(1) == ["a"]
    assert await store.people.tables_ever(1) == ["a", "b", "c"]
    assert await store.people.tables_of(2) == ["a"]
    await store.people.seat_person("b", 1)
    assert await store.people.tables_of(1) == ["a", "b"]
    assert await store.people.tables_ever(3) == []


async def test_leaving_where_one_never_sat_is_nothing(store: Store) -> None:
    await store.people.unseat("a", [1])
    assert await store.people.tables_ever(1) == []


async def test_a_servers_settings_are_the_defaults_until_set(store: Store) -> None:
    assert await store.guilds.settings(5) == GuildSettings(5, None, (), None, None, None)
    chosen = GuildSettings(5, "it", (2**62, 3), 1, 2, 3, "here")
    await store.guilds.set_settings(chosen)
    assert await store.guilds.settings(5) == chosen
    await store.guilds.set_settings(GuildSettings(5))
    assert await store.guilds.settings(5) == GuildSettings(5)


async def test_a_change_of_settings_keeps_what_somebody_else_has_changed_meanwhile(store: Store) -> None:
    before = GuildSettings(5, "it", (1,), hands="here")
    for change in ({"language": "de"}, {"puzzle_channel": 7}, {"channels": (1, 2)}, {"hands": "both"}, {}):
        await store.guilds.set_settings(replace(before, **change), before)
    now = GuildSettings(5, "de", (1, 2), hands="both", puzzle_channel=7)
    assert await store.guilds.settings(5) == now


async def test_a_change_of_choices_keeps_what_was_changed_elsewhere_meanwhile(store: Store) -> None:
    before = Preferences(PERSON)
    for change in ({"language": "de"}, {"badges": False}, {"holidays": ((1, 2),)}, {"tutor": False}, {}):
        await store.people.set_preferences(replace(before, **change), before)
    now = Preferences(PERSON, "de", badges=False, holidays=((1, 2),), tutor=False)
    assert await store.people.preferences(PERSON) == now


async def test_a_list_of_channels_is_not_overwritten_that_somebody_else_has_changed(store: Store) -> None:
    before = GuildSettings(5)
    await store.guilds.set_settings(replace(before, channels=(1,)), before)
    with pytest.raises(Stale):
        await store.guilds.set_settings(replace(before, language="de", channels=(2,)), before)
    now = GuildSettings(5, channels=(1,))
    assert await store.guilds.settings(5) == now
    await store.guilds.set_settings(replace(now, channels=(1, 2)), now)
    assert (await store.guilds.settings(5)).channels == (1, 2)


async def test_a_list_of_holidays_is_not_overwritten_that_was_changed_elsewhere(store: Store) -> None:
    before = Preferences(PERSON)
    await store.people.set_preferences(replace(before, language="de"), before)
    now = replace(before, language="de", holidays=((1, 2), (5, 8)))
    await store.people.set_preferences(replace(before, holidays=now.holidays), before)
    with pytest.raises(Stale):
        await store.people.set_preferences(replace(before, holidays=((3, 4),)), before)
    assert await store.people.preferences(PERSON) == now
    await store.people.set_preferences(replace(now, holidays=((1, 2),)), now)
    assert (await store.people.preferences(PERSON)).holidays == ((1, 2),)


async def test_departures_are_noted_once_forgiven_and_dropped(store: Store) -> None:
    await store.people.seat_person("t", PERSON)
    first, second = Departure(PERSON, "t-1", "t", 100), Departure(PERSON, "t-2", "t", 200)
    assert await store.people.departures(PERSON) == []
    for departure in (first, second, Departure(PERSON, "t-1", "t", 300)):
        await store.people.note_departure(departure)
    assert await store.people.departures(PERSON) == [second, first]
    await store.people.forgive_departure(PERSON, "t-2")
    await store.people.forgive_departure(PERSON, "never")
    assert await store.people.departures(PERSON) == [first]
    await store.people.drop_departures(100)
    assert await store.people.departures(PERSON) == [first]
    await store.people.drop_departures(101)
    assert await store.people.departures(PERSON) == []


async def test_nothing_is_noted_of_whoever_never_sat_there_or_was_forgotten(store: Store) -> None:
    departure = Departure(PERSON, "t-1", "t", 100)
    await store.people.note_departure(departure)
    assert await store.people.departures(PERSON) == []
    await store.people.seat_person("t", PERSON)
    await store.people.note_departure(departure)
    await store.results.forget(PERSON, -1)
    await store.people.note_departure(departure)
    assert await store.people.departures(PERSON) == []


async def test_settings_of_a_server_go_when_it_has_been_left_for_long(store: Store) -> None:
    for guild in (5, 6, 7):
        await store.guilds.set_settings(GuildSettings(guild, "it"))
    assert await store.guilds.ids() == {5, 6, 7}
    for at in (100, 900):  # the first time counts
        await store.guilds.note_removal(5, at)
    await store.guilds.note_removal(6, 500)
    await store.guilds.note_removal(8, 100)  # nothing is kept of it
    assert await store.guilds.ids() == {7}
    assert await store.guilds.drop_removed_servers(100) == []
    assert await store.guilds.drop_removed_servers(101) == [5]
    assert await store.guilds.settings(5) == GuildSettings(5)
    assert await store.guilds.settings(6) == GuildSettings(6, "it")
    assert await store.guilds.ids() == {7}


async def test_a_server_that_was_come_back_to_keeps_its_settings(store: Store) -> None:
    for guild in (5, 6):
        await store.guilds.set_settings(GuildSettings(guild, "it"))
        await store.guilds.note_removal(guild, 100)
    await store.guilds.note_here([5, 7])
    assert await store.guilds.ids() == {5}
    await store.guilds.set_settings(GuildSettings(6, "de"))
    assert await store.guilds.ids() == {5, 6}
    assert await store.guilds.drop_removed_servers(1_000) == []
    await store.guilds.note_removal(5, 2_000)
    assert await store.guilds.drop_removed_servers(2_000) == []
