"""What the bot may not do in a channel: said at first, survived in a game, made good when it may again."""

import discord

from bot.tables.model.table import Stage
from bot.ui.publish.retries import BLOCKED
from bot.ui.publish.token_store import TOKEN_LIVES
from testing.checks.table_messages import logged_tricks, read_sheets, sheets_listing_tricks
from testing.players.player import play_out
from testing.players.tables import start_match
from testing.worlds.world import World


def lift_overwrite(world: World) -> None:
    world.backend.delete_overwrite(world.channel.id, world.server.id)


def tricks(world: World) -> list[str]:
    """The tricks that stand in the channel, in order."""
    found = [next(iter(world.people.values())).read(message) for message in world.messages()]
    return [text.splitlines()[0] for text in found if "· trick" in text.splitlines()[0]]


async def test_whoever_opens_a_table_is_told_which_permissions_are_missing(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    bruno = world.enter("Bruno")
    world.forbid(attach_files=True)
    told = (await anna.command("briscola new")).response
    assert told is not None
    assert told.content.startswith("Non posso scrivere in questo canale.")
    assert told.content.endswith("Qui manca «Allega file».")
    world.forbid(attach_files=True, send_messages=True)
    told = (await bruno.command("briscola tutor")).response
    assert told is not None
    assert told.content.endswith("Missing here are “Send Messages” and “Attach Files”.")
    assert world.tables == {}
    lift_overwrite(world)
    await anna.command("briscola new")
    assert len(world.tables) == 1


async def test_a_game_goes_on_without_permissions_and_is_told_when_they_come_back(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    await play_out(world, table.id, "by direct message", tricks=2)
    world.forbid(send_messages=True, attach_files=True)
    since = len(world.requests("POST", f"/channels/{world.channel.id}/messages"))
    await play_out(world, table.id, "by direct message", tricks=6)
    assert len(world.requests("POST", f"/channels/{world.channel.id}/messages")) == since + 1
    assert len(tricks(world)) == 2
    lift_overwrite(world)
    await world.rest()
    shown = tricks(world)
    assert len(shown) == 6
    assert [f"· trick {number}*" in line for number, line in enumerate(shown, 1)] == [True] * 6
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_where_nobody_says_that_they_are_back_it_is_tried_after_a_while(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    await play_out(world, table.id, tricks=18)
    world.inject_error("*", f"/channels/{world.channel.id}/messages*", status=403, code=50013, times=None)
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    world.backend.faults.clear()
    before = len(tricks(world))
    await world.rest(BLOCKED / 1000 + 5)
    assert len(tricks(world)) > before


async def test_V_2_the_sheet_of_a_deal_comes_when_the_bot_may_write_again(world: World) -> None:
    """Nothing edits the message meanwhile: the tokens of all presses have ended."""
    with sheets_listing_tricks():
        anna, bruno = world.enter("Anna"), world.enter("Bruno")
        table = await start_match(world, 2, anna, [bruno], clock="off")
        await play_out(world, table.id, "by direct message", tricks=2)
        await world.rest(TOKEN_LIVES / 1000 + 1)
        world.inject_error("*", f"/channels/{world.channel.id}/messages*", status=403, code=50013, times=None)
        await play_out(world, table.id, "by direct message")
        await world.rest(10)
        assert read_sheets(world) == []
        world.backend.faults.clear()
        lift_overwrite(world)
        await world.rest(10)
        assert read_sheets(world) == await logged_tricks(world, table.id)
