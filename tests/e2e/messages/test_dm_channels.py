"""Channels of direct messages are opened with care, and nobody waits for them."""

import json
import random

import pytest

from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from bot.ui.publish.dms.dm_channels import AT_ONCE, EACH, FIRST_PAUSE, LATELY, TRY_AGAIN
from chaos.discord.closed_dms import FAULTS, NO_ANSWER, Evening, failing
from testing.checks.table_messages import finished_tricks
from testing.players.direct_messages import closed_dm_notices
from testing.players.player import Player, play_out
from testing.players.tables import fill_seats, open_table, start_match
from testing.players.turns import play_card, player_in_turn
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

SAID = voices()["en"]


def hands(player: Player) -> int:
    """How many of their direct messages offer cards."""
    return sum(any(c.press for c in player.controls(message)) for message in player.direct())


def delay_notices(player: Player) -> set[int]:
    """The ids of the messages that have told somebody that they get no direct message just now."""
    seen = player.world.observer.seen[player.id]
    return {one.id for one in seen if SAID("ui-dm-later") in one.text}


def delay_notice_count(player: Player) -> int:
    """How many messages have told somebody that they get no direct message just now."""
    return len(delay_notices(player))


async def is_marked_closed(player: Player) -> bool:
    choices = player.world.briscola.context.choices
    return (await choices.of(player.id)).dm_closed_at is not None


@pytest.mark.parametrize("fault", [*FAULTS, NO_ANSWER])
async def test_a_lobby_shows_who_joined_while_no_channel_can_be_opened(world: World, fault: str) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    with failing(world, fault):
        table = await open_table(anna)
        await world.rest()
        await bruno.command("briscola join")
        await world.rest()
        assert "Bruno" in anna.read(anna.with_verb("start", table))


@pytest.mark.parametrize("fault", [*FAULTS, NO_ANSWER])
async def test_F9_where_no_channel_can_be_opened_nobody_is_blamed_and_each_is_tried_once_an_hour(
    world: World, fault: str
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    with failing(world, fault):
        for _ in range(3):
            table = await open_table(anna)
            await fill_seats(table, anna, [bruno])
            await world.rest(20)
            await anna.command("briscola end", table=table)
            await world.rest(300)
    assert [await is_marked_closed(player) for player in (anna, bruno)] == [False, False]
    assert [
        closed_dm_notices(player, private=private) for player in (anna, bruno) for private in (True, False)
    ] == [0] * 4
    assert [delay_notice_count(player) for player in (anna, bruno)] == [1, 1]
    assert world.openings(anna) <= 1
    assert world.openings(bruno) <= 1
    await world.restarted()
    with failing(world, fault):
        await open_table(anna)
        await world.rest(20)
    assert world.openings(anna) <= 1
    await world.rest(TRY_AGAIN / 1000)
    await start_match(world, 2, anna, [bruno])
    assert [hands(player) for player in (anna, bruno)] == [1, 1]


@pytest.mark.parametrize("fault", ["too fast", "flagged", "limited"])
async def test_after_a_refusal_nobody_is_written_to_for_a_while(world: World, fault: str) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    with failing(world, fault):
        table = await open_table(anna, 3)
        await world.rest()
    before = world.openings()
    await fill_seats(table, anna, [bruno])
    await world.rest(FIRST_PAUSE / 1000 - 10)
    assert world.openings() == before
    await world.rest(TRY_AGAIN / 1000)
    assert world.openings() == before  # nobody has done anything
    await open_table(carla)
    await world.rest()
    assert world.openings(carla) == 1
    assert len(carla.direct()) == 1


async def test_known_channels_are_used_while_no_new_ones_can_be_opened(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno])
    await play_out(world, world.table().id)
    before = world.openings()
    with failing(world, "too fast"):
        carla, dario = world.enter("Carla"), world.enter("Dario")
        table = await open_table(carla)
        await fill_seats(table, carla, [dario])
        await world.rest()
        assert world.openings() == before + 1
        await anna.press(anna.with_verb("rematch"), "rematch")
        await world.rest()
    assert world.openings() == before + 1
    assert len(anna.direct()) > 1


async def test_a_channel_is_opened_once_for_all_tables_and_restarts(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for _ in range(3):
        table = await start_match(world, 2, anna, [bruno])
        await play_out(world, table.id, tricks=1)
        await anna.command("briscola end", how="agree")
        await bruno.command("briscola end", how="agree")
        await world.restarted()
    assert [world.openings(player) for player in (anna, bruno)] == [1, 1]
    assert [len(player.direct()) >= 3 for player in (anna, bruno)] == [True, True]


async def test_who_writes_to_the_bot_needs_no_channel_opened(world: World) -> None:
    anna = world.enter("Anna")
    await anna.actor.user.slash("briscola-me preferences", language="it")
    await open_table(anna)
    await world.rest()
    assert world.openings() == 0
    assert len(anna.direct()) == 2  # the answer, and the welcome


async def test_a_channel_that_is_gone_is_opened_anew(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna)
    await world.rest()
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    world.inject_error("POST", path, status=404, code=10003, times=1)
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    assert world.openings(anna) == 2
    assert hands(anna) == 1


async def test_a_channel_that_stays_unknown_is_left_alone_for_an_hour(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    world.inject_error("POST", path, status=404, code=10003, times=None)
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id, tricks=5)
    assert world.openings(anna) == len(world.requests("POST", path)) == 2
    assert not await is_marked_closed(anna)


async def test_only_so_many_channels_are_opened_a_minute(world: World) -> None:
    people = [world.enter(f"P{number}") for number in range(AT_ONCE + 6)]
    tables: dict[Player, str] = {}
    for host, *guests in (people[at : at + 4] for at in range(0, len(people), 4)):
        table = await open_table(host, 4)
        await fill_seats(table, host, guests)
        tables |= dict.fromkeys((host, *guests), table)
    await world.rest()
    assert world.openings() == AT_ONCE
    assert sum(bool(player.direct()) for player in people) == AT_ONCE
    assert [delay_notice_count(player) for player in people] == [0] * AT_ONCE + [1] * 6
    await world.rest(6 * EACH / 1000)
    for player in people[AT_ONCE:]:
        await player.command("briscola leave", table=tables[player])
        await player.command("briscola join", table=tables[player])
    await world.rest()
    assert world.openings() == len(people)
    assert all(player.direct() for player in people)


async def test_who_has_done_nothing_lately_finds_their_cards_at_the_table_and_is_told(world: World) -> None:
    boss, anna, bruno = world.enter("Boss", manager=True), world.enter("Anna"), world.enter("Bruno")
    await boss.command("briscola-admin hands", place="here")
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno])
    await world.rest(LATELY / 1000 + 1)
    assert world.openings() == 0
    await boss.command("briscola-admin hands", place="both")
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    assert (world.openings(anna), world.openings(bruno)) == (1, 0)
    assert (hands(anna), hands(bruno)) == (1, 0)
    assert (delay_notice_count(anna), delay_notice_count(bruno)) == (0, 1)
    assert bruno.find(await bruno.hand(table), "play")
    await play_out(world, table, "by command", tricks=1)
    assert (world.openings(anna), world.openings(bruno)) == (1, 1)
    # V-5: both have just played at the table, so their buttons are there.
    assert (hands(anna), hands(bruno)) == (0, 0)
    assert bruno.direct()[-1].attachments
    assert delay_notice_count(bruno) == 1


@pytest.mark.usefixtures("hourly_heartbeat")
async def test_by_correspondence_who_cannot_be_reached_is_told_once_a_day(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    with failing(world, "limited"):
        table = await start_match(world, 2, anna, [bruno], clock=str(7 * 24 * 3600))
        for trick, (hours, times) in enumerate([(1, 1), (22, 1), (2, 2)], 1):
            await world.rest(3600 * hours)
            await play_out(world, table.id, tricks=trick)
            await world.rest()
            assert len(delay_notices(anna) | delay_notices(bruno)) == 2 * times


@pytest.mark.parametrize("code", [40003, 20026])
async def test_F9_messages_that_discord_takes_for_spam_pause_and_blame_nobody(
    world: World, code: int
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await open_table(anna)
    table = await open_table(bruno)
    await world.rest()
    places = [f"/channels/{player.actor.user.dm_channel.id}/messages" for player in (anna, bruno)]
    before = [len(world.requests("POST", place)) for place in places]
    for place in places:
        world.inject_error("POST", place, status=403, code=code, times=None)
    await fill_seats(table, bruno, [anna])
    await bruno.press(bruno.with_verb("start", table), "start")
    await play_out(world, table)
    tries = [len(world.requests("POST", place)) - count for place, count in zip(places, before, strict=True)]
    assert sum(tries) == 1
    assert [await is_marked_closed(player) for player in (anna, bruno)] == [False, False]
    assert world.table(table).stage is Stage.FINISHED


async def test_nobody_waits_for_a_direct_message_that_hangs(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await world.rest()
    mover = player_in_turn(world, table.id)
    assert mover is not None
    waiting = bruno if mover is anna else anna
    hand = mover.direct()[-1]
    with world.hanging("PATCH", f"/channels/{waiting.actor.user.dm_channel.id}/messages/*"):
        await play_card(world, table.id, "by direct message", pace=0)  # now the DM of the other one hangs
        await play_card(world, table.id, "by command", pace=1.3)
        assert len(finished_tricks(world, stub_pictures.scenes)) == 1
        cards = [c for c in mover.controls(hand) if c.press is not None and c.press.verb == "play"]
        own = world.table().state
        assert own is not None
        assert len(cards) == len(own.hands[world.table().seat_of(mover.id) or 0])
        assert cards[0].disabled is (world.table().turn != world.table().seat_of(mover.id))
    await world.rest(20)


@pytest.mark.parametrize("choice", [None, "both", "dm"])
async def test_where_a_server_wants_no_direct_messages_only_those_get_some_who_chose_them(
    world: World, choice: str | None
) -> None:
    boss, anna, bruno = world.enter("Boss", manager=True), world.enter("Anna"), world.enter("Bruno")
    await boss.command("briscola-admin hands", place="here")
    if choice is not None:
        await anna.command("briscola-me preferences", cards=choice)
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    assert bool(anna.direct()) is (choice is not None)
    assert bruno.direct() == []
    assert world.openings() == (choice is not None)
    assert [delay_notice_count(player) for player in (anna, bruno)] == [0, 0]
    await anna.command("briscola-me preferences", cards="auto")
    assert (await world.briscola.context.choices.of(anna.id)).cards is None


async def test_an_export_tells_of_the_channel_and_nothing_is_left_of_who_is_forgotten(world: World) -> None:
    anna = world.enter("Anna")
    await open_table(anna)
    await world.rest()
    result = await anna.command("briscola-me privacy export")
    assert result.response is not None
    about = json.loads(await result.response.attachments[0].read())
    channel = anna.actor.user.dm_channel.id
    assert about["direct_messages"] == [{"channel": channel, "tried_at": None, "told_at": None}]
    asked = await anna.command("briscola-me privacy delete")
    await anna.press(asked.response, "forget-me")
    await world.rest()
    left = await world.briscola.context.store.results.export(anna.id)
    assert left["direct_messages"] == []


@pytest.mark.usefixtures("stub_pictures")
@pytest.mark.parametrize("fault", ["too fast", NO_ANSWER])
async def test_F9_strangers_play_on_while_no_channel_can_be_opened(world: World, fault: str) -> None:
    evening = Evening(world, random.Random(9), [])
    await evening.strangers(fault)
    seen = evening.observations()
    assert seen.broken == []
    assert seen.games == 3
    assert 0 < seen.unopened <= 2
