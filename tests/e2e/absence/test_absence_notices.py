"""Correspondence games tell a person once that a computer plays for them, or that the table waits."""

import discord
import pytest

from bot.store.rows import MessageRow
from bot.tables.model.people import Absence
from bot.tables.model.table import Stage
from bot.ui.publish.table_messages import away_slot
from testing.checks.traces import dm_traffic, forget
from testing.players.direct_messages import dm_press
from testing.players.player import Player, answer_text, play_out
from testing.players.preferences import choose, quiet_from_now
from testing.players.tables import start_match
from testing.players.turns import player_to_act, seat_of
from testing.worlds.world import World

HOURS = 3600
SECONDS = 1000
AT_FIRST_MISSED_TURN = "timeout=computer_takes_seat"
PLAYED_FOR = "plays for you, because your time ran out. Press I'm back"
MATCH = "Briscola"

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


async def miss_turn(world: World, options: str = AT_FIRST_MISSED_TURN) -> tuple[Player, Player]:
    """A match by correspondence whose first player has not moved for a day, that player, and the other."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock="86400", options=options)
    absent = player_to_act(world)
    await world.rest(24 * HOURS + 5)
    return absent, bruno if absent is anna else anna


def is_played_for(world: World, player: Player) -> bool:
    table = world.table()
    return table.seats[seat_of(table, player)].absence is Absence.AWAY


def is_notice(player: Player, message: discord.Message) -> bool:
    """Whether a message is a notice of an absence: its *I'm back* names a seat."""
    presses = [control.press for control in player.controls(message)]
    return any(press is not None and press.verb == "back" and press.slot is not None for press in presses)


def notices(player: Player) -> list[discord.Message]:
    """The notices of an absence in somebody's DMs."""
    return [message for message in player.direct() if is_notice(player, message)]


def public_notices(player: Player) -> list[str]:
    """The notices of an absence in the channel that mention somebody."""
    shown = [player.read(message) for message in player.visible() if is_notice(player, message)]
    return [text for text in shown if f"<@{player.id}>" in text]


def sent_notices(world: World, player: Player) -> int:
    """How many notices of an absence ever came to somebody's DMs."""
    path = f"/channels/{player.actor.user.dm_channel.id}/messages"
    sent = [str(entry.json) for entry in world.http_requests if entry.method == "POST" and entry.path == path]
    return sum(f"b1:back:{world.table().id}:" in text for text in sent)


async def test_who_is_played_for_is_told_once_and_takes_the_seat_back(world: World) -> None:
    absent, other = await miss_turn(world)
    assert is_played_for(world, absent)
    (notice,) = notices(absent)
    text = absent.read(notice).replace("*", "")
    assert PLAYED_FOR in text
    assert MATCH in text
    assert other.name in text
    assert f"<#{world.channel.id}>" in text
    assert notices(other) == []
    assert public_notices(absent) == []
    await play_out(world, world.table().id, tricks=3)
    await world.rest(3 * HOURS)
    assert sent_notices(world, absent) == 1
    result = await dm_press(absent, "back", notice)
    assert not is_played_for(world, absent)
    hand = result.response
    assert hand is not None
    assert hand.ephemeral
    assert any(control.press and control.press.verb == "play" for control in absent.controls(hand))
    await world.rest()
    assert notices(absent) == []


async def test_the_turn_notice_of_the_other_names_the_person_and_not_the_computer(world: World) -> None:
    absent, other = await miss_turn(world)
    assert player_to_act(world) is other
    await world.rest(120)
    (text,) = [text for message in other.direct() if "your turn: " in (text := other.read(message))]
    assert f"with {absent.name}, in" in text


async def test_a_second_absence_is_told_as_well(world: World) -> None:
    absent, other = await miss_turn(world)
    await dm_press(absent, "back", notices(absent)[0])
    while player_to_act(world) is other:
        await other.press(await other.hand(world.table().id), "play", 0)
        await world.rest()
    await world.rest(24 * HOURS + 5)
    assert is_played_for(world, absent)
    assert len(notices(absent)) == 1
    assert sent_notices(world, absent) == 2


async def test_who_comes_back_elsewhere_keeps_no_notice(world: World) -> None:
    absent, _ = await miss_turn(world)
    await absent.press(absent.with_verb("back"), "back")
    await world.rest()
    assert notices(absent) == []
    assert sent_notices(world, absent) == 1


async def test_the_notice_goes_with_the_match(world: World) -> None:
    absent, _ = await miss_turn(world)
    table = world.table().id
    await play_out(world, table)
    assert world.table(table).stage is Stage.FINISHED
    assert notices(absent) == []


async def test_by_the_usual_option_the_third_missed_turn_is_told(world: World) -> None:
    absent, other = await miss_turn(world, options="timeout=autoplay_twice")
    while not is_played_for(world, absent):
        assert notices(absent) == []
        if player_to_act(world) is other:
            await other.press(await other.hand(world.table().id), "play", 0)
            await world.rest()
        else:
            await world.rest(24 * HOURS + 5)
    assert len(notices(absent)) == 1
    assert not any("your turn" in absent.read(message) for message in absent.direct()), "nothing is doubled"


@pytest.mark.parametrize("closed", [False, True])
async def test_without_direct_messages_the_channel_tells(world: World, closed: bool) -> None:  # noqa: FBT001 - a parameter of the test
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        if closed:
            world.close_dms(player)
        else:
            await player.command("briscola-me preferences", cards="here")
    await start_match(world, 2, anna, [bruno], clock="86400", options=AT_FIRST_MISSED_TURN)
    absent = player_to_act(world)
    await world.rest(24 * HOURS + 5)
    (text,) = public_notices(absent)
    assert PLAYED_FOR in text.replace("*", "")
    posted = world.requests("POST", f"/channels/{world.channel.id}/messages")
    mentions = [one["allowed_mentions"].get("users") for one in posted if text.split()[0] in str(one)]
    assert mentions[-1] == [absent.id]
    (notice,) = [message for message in absent.visible() if is_notice(absent, message)]
    other = bruno if absent is anna else anna
    assert "You already sit" in answer_text(other, await other.press(notice, "back")), "it is not theirs"
    hand = (await absent.press(notice, "back")).response
    assert hand is not None
    assert hand.ephemeral
    await world.rest()
    assert public_notices(absent) == []
    assert not is_played_for(world, absent)


async def test_quiet_hours_hold_the_notice_back_until_they_end(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock="86400", options=AT_FIRST_MISSED_TURN)
    absent = player_to_act(world)
    await world.rest(24 * HOURS - 60)
    await choose(world, absent, **quiet_from_now(world, 8))
    await world.rest(65)
    assert is_played_for(world, absent)
    assert sent_notices(world, absent) == 0
    await world.restarted()
    await world.rest(7 * HOURS)
    assert sent_notices(world, absent) == 0
    await world.rest(HOURS)
    assert sent_notices(world, absent) == 1


async def test_whoever_wants_no_reminders_gets_no_notice(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        await choose(world, player, reminders=False)
    await start_match(world, 2, anna, [bruno], clock="86400", options=AT_FIRST_MISSED_TURN)
    absent = player_to_act(world)
    await world.rest(30 * HOURS)
    assert is_played_for(world, absent)
    assert sent_notices(world, absent) == 0
    assert public_notices(absent) == []


async def test_who_leaves_and_live_games_get_no_notice(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno], clock="86400")
    await bruno.command("briscola leave")
    await world.rest()
    assert notices(bruno) == []
    await start_match(world, 2, world.enter("Carla"), [world.enter("Dino")], options=AT_FIRST_MISSED_TURN)
    await world.rest(100)
    assert not any(notices(player) for player in world.people.values())


async def test_a_restart_tells_nobody_twice(world: World) -> None:
    absent, _ = await miss_turn(world)
    await world.restarted()
    await world.rest()
    assert sent_notices(world, absent) == 1
    assert len(notices(absent)) == 1


@pytest.mark.parametrize(("seconds", "sent"), [(30, 1), (HOURS, 0)])
async def test_a_crash_in_the_middle_of_telling_tells_nobody_twice(
    world: World, seconds: int, sent: int
) -> None:
    """Discord knows the nonce for minutes; later what was being sent counts as sent."""
    absent, _ = await miss_turn(world)
    table, messages = world.table(), world.briscola.context.store.messages
    slot = away_slot(seat_of(table, absent))
    at = world.milliseconds() - seconds * SECONDS
    await messages.put(MessageRow(table.id, slot, 0, 0, table.match, at))
    await world.restarted()
    await world.rest()
    assert sent_notices(world, absent) - 1 == sent


async def test_a_table_that_waits_for_its_only_person_tells_them(world: World) -> None:
    anna = world.enter("Anna")
    await start_match(world, 2, anna, clock="86400")
    for _ in range(10):
        if notices(anna):
            break
        await world.rest(24 * HOURS + 5)
    (notice,) = notices(anna)
    text = anna.read(notice).replace("*", "")
    assert "The table waits for you until <t:" in text
    assert MATCH in text
    await world.rest(48 * HOURS)
    assert sent_notices(world, anna) == 1
    await dm_press(anna, "back", notice)
    await world.rest()
    assert notices(anna) == []
    assert player_to_act(world) is anna


async def test_in_the_direct_messages_of_whoever_is_forgotten_nothing_moves(world: World) -> None:
    absent, _ = await miss_turn(world)
    assert notices(absent)
    before = dm_traffic(world, absent)
    await forget(absent)
    await world.rest(HOURS)
    assert dm_traffic(world, absent) == before
