"""A match has one public message: the table of the running deal, which becomes the deal's sheet."""

import asyncio
from collections import Counter

import pytest

from bot.ui.publish.public_message import BELOW_AGAIN, LONG_TURN, TRICK_STAYS
from chaos.crashes.crash import Sweep
from chaos.crashes.simulated.evening import GAMES, evening
from testing.checks.table_messages import (
    finished_tricks,
    hands_with_buttons,
    logged_tricks,
    public_states,
    read_sheets,
    read_tricks,
    sheets_listing_tricks,
    table_message,
)
from testing.players.player import WAYS, Player
from testing.players.tables import fill_seats, open_table, start_match
from testing.players.turns import is_running, play_card, play_deal, player_in_turn
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

MILLISECONDS = 1000
TRICK_STAYS_S = TRICK_STAYS / MILLISECONDS
LONG_TURN_S = LONG_TURN / MILLISECONDS
BELOW_AGAIN_S = BELOW_AGAIN / MILLISECONDS
EPHEMERAL = "by a hand that stays open"


async def start_match_of_two(world: World, *, target: int = 1, **options: object) -> tuple[str, list[Player]]:
    """A match of two who have their hands open in the channel and get no direct messages."""
    people = [world.enter("Anna"), world.enter("Bruno")]
    for player in people:
        await player.command("briscola-me preferences", cards="here")
    table = await start_match(world, 2, people[0], people[1:], target=target, clock="off", **options)
    for player in people:
        player.open_hand = await player.hand(table.id)
    await world.rest()
    return table.id, people


# V-1: finished tricks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "pace"), [(2, 0.0), (2, 0.4), (2, 2.0), (4, 4.0)])
async def test_V_1_each_finished_trick_stands_for_two_and_a_half_seconds(
    world: World, stub_pictures: StubPictures, players: int, pace: float
) -> None:
    """With two, people play; with four, one person and three computers, which move at once."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, players, anna, [bruno] if players == 2 else [], clock="off")
    await play_deal(world, table.id, "by command", pace=pace)
    await world.rest(60)
    stood = finished_tricks(world, stub_pictures.scenes)
    assert stood
    assert [one for one in stood if one.until - one.since < TRICK_STAYS_S - 0.001] == []
    assert len({one.title for one in stood}) == len(stood), "a trick came twice"
    if pace >= 2:
        assert len(stood) == 40 // players


async def test_V_1_what_else_changes_leaves_the_finished_trick_its_time(
    world: World, stub_pictures: StubPictures
) -> None:
    """A vote stands on the message at once, beside the trick that stays."""
    table, people = await start_match_of_two(world)
    for _ in range(2):
        await play_card(world, table, EPHEMERAL, pace=0)
    for _ in range(2):
        await play_card(world, table, EPHEMERAL, pace=0)  # the second trick waits for the first
    await people[0].command("briscola end", how="agree")
    await world.rest(0.5)
    assert people[1].find(table_message(world, table), "keep-table")
    first = finished_tricks(world, stub_pictures.scenes)
    assert len(first) == 1
    await world.rest(TRICK_STAYS_S)
    assert [
        round(one.until - one.since, 3) >= TRICK_STAYS_S
        for one in finished_tricks(world, stub_pictures.scenes)
    ] == [
        True,
        True,
    ]


async def test_V_1_every_trick_is_on_exactly_one_sheet(world: World) -> None:
    """The bot ends and begins again after some cards, while tricks wait to be shown."""
    restarts = {3, 16, 27, 39, 40, 41, *range(49, 200, 11)}
    with sheets_listing_tricks():
        anna, bruno = world.enter("Anna"), world.enter("Bruno")
        table = (await start_match(world, 2, anna, [bruno], target=2, clock="off")).id
        cards = 0
        while is_running(world, table):
            await play_card(world, table, "by command", pace=0.3)
            cards += 1
            if cards in restarts:
                await world.restarted()
        await world.rest(60)
        taken = await logged_tricks(world, table)
        assert read_sheets(world) == taken
        assert len(taken) >= 2


async def test_V_1_a_deal_that_is_broken_off_has_its_sheet(world: World) -> None:
    with sheets_listing_tricks():
        table, people = await start_match_of_two(world)
        for _ in range(7):
            await play_card(world, table, EPHEMERAL, pace=3)
        await people[0].command("briscola-move resign", answer="agree")
        await world.rest(10)
        assert read_sheets(world) == await logged_tricks(world, table)
        assert [len(tricks) for tricks in read_sheets(world)] == [3]


async def test_V_1_a_death_while_a_deal_is_being_told_of_loses_no_trick_and_doubles_no_sheet() -> None:
    """Between the steps by which the table's message becomes the sheet, as often as it can die in a match.

    ``python -m chaos crash`` goes on until it died at every step.
    """
    with sheets_listing_tricks():
        expected = await evening(GAMES[2])
        tricks = read_tricks(expected.parts["public messages"])
        assert len(tricks) >= 2
        steps = {"sheet", "table", "story", "token"}
        points = {
            point
            for point in expected.points
            if steps & set(point.what.replace("'", " ").split()) or point.what.startswith(("PATCH", "DELETE"))
        }
        ends = Counter(point.place for point in points if "sheet" in point.what)
        chosen = {point for point in points if point.place in ends}
        assert len(ends) >= len(tricks)
        fate = Sweep(chosen)
        fate.next_evening()
        left = await evening(GAMES[2], fate)
        assert left.differences(expected) == []
        assert read_tricks(left.parts["public messages"]) == tricks
        assert left.deaths > 1


# V-2: the sheet --------------------------------------------------------------------------------------------


async def test_V_2_the_message_of_a_deal_becomes_its_sheet_and_the_next_one_comes_below(world: World) -> None:
    table, people = await start_match_of_two(world, target=2)
    for number in (1, 2):
        message = table_message(world, table)
        await play_deal(world, table, EPHEMERAL, pace=3)
        await world.rest(10)
        sheet = next(one for one in world.messages() if one.id == message.id)
        assert f"Deal {number} is over" in people[0].read(sheet)
        assert people[0].controls(sheet) == []
        assert sheet.attachments
        if is_running(world, table):
            below = table_message(world, table)
            assert below.id > sheet.id
            assert [one.id for one in world.messages()] == sorted(one.id for one in world.messages())


async def test_V_2_open_hands_come_below_the_message_of_the_next_deal_and_the_old_ones_go(
    world: World,
) -> None:
    table, people = await start_match_of_two(world, target=2)
    before = {player.id: hands_with_buttons(world, player, table) for player in people}
    assert all(len(hands) == 1 for hands in before.values())
    await play_deal(world, table, EPHEMERAL, pace=3)
    await world.rest(10)
    message = table_message(world, table)
    for player in people:
        (hand,) = hands_with_buttons(world, player, table)
        assert hand > message.id
        assert before[player.id][0] not in {one.id for one in player.visible()}


async def test_V_2_the_last_trick_is_shown_to_who_asks_alone(
    world: World, stub_pictures: StubPictures
) -> None:
    table, people = await start_match_of_two(world)
    assert people[1].find(table_message(world, table), "last").disabled, "there is no trick to show yet"
    for _ in range(2):
        await play_card(world, table, EPHEMERAL, pace=3)
    answer = (await people[1].press(table_message(world, table), "last")).response
    assert answer is not None
    assert answer.ephemeral
    (picture,) = answer.attachments
    assert stub_pictures.scenes[await picture.read()].cards
    assert answer.id not in {one.id for one in people[0].visible()}


@pytest.mark.parametrize(
    ("way", "target"), [(EPHEMERAL, 1), ("by direct message", 1), ("by button", 1), ("by command", 2)]
)
async def test_V_2_few_messages_are_left_of_a_match(world: World, way: str, target: int) -> None:
    people = [world.enter("Anna"), world.enter("Bruno")]
    table = (await start_match(world, 2, people[0], people[1:], target=target, clock="off")).id
    while is_running(world, table):
        await play_card(world, table, way, pace=3)
    await world.rest(60)
    deals = len(await logged_tricks(world, table))
    assert len(world.messages()) <= deals + 2
    assert deals + 2 <= 8


# V-4: where it stands --------------------------------------------------------------------------------------


async def send_chat(world: World, author: Player) -> int:
    """Somebody writes in the channel; returns the message's id."""
    return (await author.actor.send(world.channel, "What a lovely evening")).id


async def finish_trick(world: World, table: str, *, pace: float = 3.0) -> None:
    """Play until a trick is finished."""
    state = world.table(table).state
    assert state is not None
    tricks = len(state.tricks)
    while (
        is_running(world, table)
        and (now := world.table(table).state) is not None
        and len(now.tricks) == tricks
    ):
        await play_card(world, table, EPHEMERAL, pace=pace)


async def test_V_4_while_nobody_else_writes_the_message_stays_where_it_is(world: World) -> None:
    table, _ = await start_match_of_two(world)
    message = table_message(world, table).id
    for _ in range(6):
        await finish_trick(world, table)
        assert table_message(world, table).id == message


async def test_V_4_after_others_wrote_the_message_comes_below_when_the_trick_is_finished(
    world: World,
) -> None:
    table, people = await start_match_of_two(world)
    await finish_trick(world, table)
    old = table_message(world, table).id
    last = await send_chat(world, world.enter("Carla"))
    await play_card(world, table, EPHEMERAL, pace=3)
    assert table_message(world, table).id == old, "a trick was under way"
    await play_card(world, table, EPHEMERAL, pace=3)
    fresh = table_message(world, table)
    assert fresh.id > last
    assert old not in {one.id for one in world.messages()}
    for player in people:
        (hand,) = hands_with_buttons(world, player, table)
        assert hand > fresh.id


async def test_V_4_the_message_comes_below_once_a_minute_at_most(world: World) -> None:
    table, _ = await start_match_of_two(world)
    carla = world.enter("Carla")
    began, moved = world.now().timestamp(), [table_message(world, table).id]
    for _ in range(10):
        await send_chat(world, carla)
        await finish_trick(world, table, pace=4)
        if (now := table_message(world, table).id) != moved[-1]:
            moved.append(now)
    minutes = (world.now().timestamp() - began) / BELOW_AGAIN_S
    assert 2 <= len(moved) - 1 <= minutes + 1


async def test_V_4_two_tables_in_a_channel_do_not_chase_each_other(world: World) -> None:
    """Whatever the bot writes there itself: hands, answers, the other table's messages."""
    table, people = await start_match_of_two(world)
    other_host = world.enter("Carla")
    await other_host.command("briscola-me preferences", cards="here")
    other = await open_table(other_host, 2, target=1, clock="off")
    await fill_seats(other, other_host)
    await other_host.press(other_host.with_verb("start", other), "start")
    await world.rest()
    standing = {one: table_message(world, one).id for one in (table, other)}
    ways = list(WAYS)
    ways.remove("by direct message")
    for round_ in range(12):
        for one in (table, other):
            await play_card(world, one, ways[round_ % len(ways)] if one == other else EPHEMERAL, pace=3)
        await people[round_ % 2].command("briscola score", table=table)
        await other_host.press(table_message(world, other), "rules")
        await world.rest(BELOW_AGAIN / MILLISECONDS / 6)
        assert {one: table_message(world, one).id for one in (table, other)} == standing


async def test_V_4_after_a_restart_the_bot_does_not_take_its_own_messages_for_others(world: World) -> None:
    table, _ = await start_match_of_two(world)
    await finish_trick(world, table)
    message = table_message(world, table).id
    await world.restarted()
    for _ in range(3):
        await finish_trick(world, table)
    assert table_message(world, table).id == message


async def test_V_4_my_cards_pressed_again_brings_the_hand_below_and_empties_the_older_one(
    world: World,
) -> None:
    table, (anna, _) = await start_match_of_two(world)
    old = anna.open_hand
    fresh = await anna.hand(table)
    assert hands_with_buttons(world, anna, table) == [fresh.id]
    assert "further down" in anna.read(old)


# V-7: when it is edited ------------------------------------------------------------------------------------


def edits(world: World, table: str) -> int:
    """How often the message of a table was drawn so far."""
    message = table_message(world, table).id
    return sum(one.id == message for one in public_states(world))


async def test_V_7_the_message_is_edited_once_a_trick(world: World) -> None:
    table, _ = await start_match_of_two(world)
    for _ in range(5):
        before = edits(world, table)
        await finish_trick(world, table, pace=4)
        assert edits(world, table) - before == 1


async def test_V_7_a_turn_that_lasts_shows_its_trick_once(world: World) -> None:
    table, _ = await start_match_of_two(world)
    await finish_trick(world, table)
    player = await play_card(world, table, EPHEMERAL, pace=LONG_TURN_S - 1)
    before = edits(world, table)
    await world.rest(2)
    assert edits(world, table) - before == 1
    assert player_in_turn(world, table) is not player
    await world.rest(10 * LONG_TURN_S)
    assert edits(world, table) - before == 1


async def test_V_7_idle_waits_neither_for_a_trick_nor_for_a_turn(world: World) -> None:
    table, _ = await start_match_of_two(world)
    for _ in range(5):
        await play_card(world, table, EPHEMERAL, pace=0)
    before = world.now()
    async with asyncio.timeout(20):
        await world.briscola.publisher.idle()
    assert world.now() == before
    assert not world.briscola.publisher.messages_of(table).queue


# tricks: each ----------------------------------------------------------------------------------------------


async def test_each_finished_trick_is_a_message_of_its_own_where_the_table_says_so(
    world: World, stub_pictures: StubPictures
) -> None:
    table, (anna, _) = await start_match_of_two(world, tricks="each")
    for number in range(1, 4):
        await finish_trick(world, table)
        words = [anna.read(message) for message in world.messages()]
        assert sum(f"trick {number}" in text and "takes the trick" in text for text in words) == 1
    assert len(finished_tricks(world, stub_pictures.scenes)) == 3


async def test_a_table_in_a_thread_of_its_own_posts_each_trick_and_others_do_as_the_server_says(
    world: World,
) -> None:
    boss = world.enter("Anna", manager=True)
    found = {}
    for server in ("live", "each"):
        await boss.command("briscola-admin tricks", tricks=server)
        for thread in (False, True):
            before = set(world.tables)
            await boss.command("briscola new", players=2, thread=thread)
            (table,) = set(world.tables) - before
            found[server, thread] = str(world.table(table).tricks)
            await boss.command("briscola end")
    assert found == {
        ("live", False): "live",
        ("live", True): "each",
        ("each", False): "each",
        ("each", True): "each",
    }


def test_the_times_are_those_that_people_were_promised() -> None:
    assert (TRICK_STAYS_S, LONG_TURN_S, BELOW_AGAIN_S) == (2.5, 10, 60)
