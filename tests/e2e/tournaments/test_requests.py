"""What a live round costs (TA-6), where its tables stand, and whom it mentions (T-17)."""

from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.text.catalogue import voices
from bot.ui.publish.token_store import TOKEN_LIVES
from bot.ui.publish.tournaments.table_places import TablePlaces
from testing.checks.sealed_boards import EQUAL_DEALS
from testing.players.player import play_out
from testing.players.tournaments import be_ready, enter_all, event, open_event, start_event, table_of
from testing.players.turns import play_card
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gina", "Hugo")
HOUR = 3600
LATER = voices()["en"]("ui-dm-later")


@pytest.mark.parametrize("threads", [True, False])
async def test_TA_6_a_live_round_costs_two_requests_a_table_and_two_an_event(
    world: World,
    threads: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    if not threads:
        world.forbid(create_public_threads=True)
    people = [world.enter(name) for name in NAMES]
    anna = people[0]
    found = await open_event(anna, rounds=2)
    await enter_all(people, found)
    await world.rest(11)
    before = len(world.http_requests)
    await start_event(anna, found)
    state = await event(world, found)
    tables = [table_of(state, pairing) for pairing in state.rounds[-1].pairings]
    for table in tables:
        await be_ready(world, table)
    dealt = len(world.http_requests)
    for table in tables:
        await play_out(world, table)
        await world.rest()
    over = len(world.http_requests)
    assert anna.newest_with("rematch") is None  # the tournament says who plays again
    await world.rest(60)
    assert (await event(world, found)).rounds[-1].closed

    # Play apart: hands by direct message, edits of a table's message, and all that tables send meanwhile.
    direct = {player.actor.user.dm_channel.id for player in people}
    shown = f"/channels/{world.channel.id}/messages/{anna.with_verb('my-match', found).id}"
    sent = [
        one
        for number, one in enumerate(world.http_requests[before:], before)
        if one.path.startswith(("/channels/", "/guilds/"))
        and int(one.path.split("/")[2]) not in direct
        and (one.path == shown or (one.method != "PATCH" and not dealt <= number < over))
    ]
    assert [one.path for one in sent if one.method == "PATCH"] == [shown]
    assert len(sent) == (2 if threads else 1) * len(tables) + 2
    # Everybody is mentioned once, at their table.
    posted = [one.json or {} for one in sent if one.method == "POST"]
    mentioned = [
        int(person) for body in posted for person in body.get("allowed_mentions", {}).get("users", [])
    ]
    assert sorted(mentioned) == sorted(player.id for player in people)


@pytest.mark.parametrize("options", [{}, EQUAL_DEALS])
async def test_T_17_who_has_done_nothing_lately_is_mentioned_once_at_their_table(
    world: World, options: dict[str, Any]
) -> None:
    """Their cards cannot come by direct message then, but the mention has *My cards*."""
    people = [world.enter(name) for name in NAMES[:6]]
    anna = people[0]
    found = await open_event(anna, format="round_robin", tempo="post", **options)
    await enter_all(people, found)
    await world.rest(2 * HOUR)
    await start_event(anna, found)
    state = await event(world, found)
    await world.rest(2 * HOUR)
    for pairing in state.rounds[-1].pairings:
        await play_out(world, table_of(state, pairing), tricks=1)
    await world.rest(2)
    assert [message for player in people for message in player.direct()]
    assert not {one.text for player in people for one in world.observer.seen[player.id] if LATER in one.text}
    assert all(player.with_verb("hand") for player in people)


@pytest.mark.parametrize("options", [{}, EQUAL_DEALS])
async def test_V_7_the_message_of_a_table_is_edited_once_a_trick(
    world: World, options: dict[str, Any]
) -> None:
    """Also while its boards are sealed, and it shows no card."""
    people = [world.enter(name) for name in NAMES[:6]]
    found = await open_event(people[0], format="round_robin", clock="off", **options)
    await enter_all(people, found)
    await start_event(people[0], found)
    state = await event(world, found)
    table = table_of(state, state.rounds[-1].pairings[0])
    await be_ready(world, table)
    await world.rest(TOKEN_LIVES / 1000)  # later edits are counted ones
    shown = people[0].with_verb("hand", table)
    before = len(world.http_requests)
    tricks = 5
    for _ in range(2 * tricks):
        await play_card(world, table, "by command", pace=2)
    edits = [one for one in world.http_requests[before:] if one.path.endswith(f"/messages/{shown.id}")]
    assert [one.method for one in edits] == ["PATCH"] * tricks


async def test_E_2_a_thread_that_an_ended_process_made_is_used_again(world: World) -> None:
    people = [world.enter(name) for name in NAMES[:4]]
    found = await open_event(people[0], format="knockout")
    await enter_all(people, found)
    await start_event(people[0], found)
    state = await event(world, found)
    context, nothing_sent = world.briscola.context, MagicMock()
    places = TablePlaces(context.tournaments.events, world.briscola, context.choices, nothing_sent)
    for pairing in state.rounds[-1].pairings:
        place = world.table(table_of(state, pairing)).place
        assert place.thread is not None
        with world.as_bot():
            assert await places.find(state, state.rounds[-1], pairing) == place
    assert not nothing_sent.mock_calls
