"""V-11, nobody plays for nobody, as people see it."""

import discord
import pytest

from bot.tables.decisions import deadlines
from bot.tables.decisions.deadlines import MINUTE, WAITING_PRIVATE_MATCH, WAITING_TABLE
from bot.tables.decisions.presence import is_waiting
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from testing.players.direct_messages import dm_hands, start_in_dm
from testing.players.player import Player, play_out
from testing.players.tables import start_match
from testing.worlds.world import World


def public_text(player: Player) -> str:
    """What the newest public message of the table says."""
    return player.read(player.with_verb("hand"))


async def until_turn_of(world: World, player: Player) -> None:
    """Let computers play until it is a person's turn."""
    while (turn := world.table().turn) is None or world.table().seats[turn].person is None:
        await world.rest(0.1)
    assert turn == world.table().seat_of(player.id)


async def test_a_match_without_people_waits_and_goes_on_with_im_back(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 4, anna)
    for _ in range(2):
        await until_turn_of(world, anna)
        state, seat = world.table().state, table.seat_of(anna.id)
        assert state is not None
        assert seat is not None
        await anna.by_button(world.table(), state.hands[seat][0])
    await anna.command("briscola leave")
    await world.rest(20)
    left = world.table()
    assert is_waiting(left)
    assert left.state is not None
    tricks = len(left.state.tricks)
    assert tricks <= 4
    text = public_text(anna)
    assert "Nobody is here: the table waits" in text
    assert "is to play" not in text
    spoken = (await anna.command("briscola read", what="table")).response
    assert spoken is not None
    assert "Nobody is here: the table waits" in anna.read(spoken)
    messages = len(world.messages())
    await world.rest(1800)
    assert world.table() is left
    assert len(world.messages()) == messages
    await anna.press(anna.with_verb("back"), "back")
    assert "Nobody is here" not in public_text(anna)
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_a_match_whose_only_person_misses_their_turns_waits_and_says_how_to_go_on(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    for _ in range(6):
        await world.rest(121)
    assert is_waiting(world.table())
    assert "Nobody is here: the table waits" in public_text(anna)
    hand = await anna.hand(table.id)
    assert "The table waits for you" in anna.read(hand)
    assert "Nobody is here" not in anna.read(hand), "said once"
    await anna.press(hand, "back")
    assert "The table waits for you" not in anna.read(hand)
    assert not is_waiting(world.table())
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_a_match_that_nobody_comes_back_to_closes_after_an_hour(world: World) -> None:
    anna = world.enter("Anna", locale=discord.Locale.german)
    table = await start_match(world, 2, anna)
    await anna.command("briscola leave")
    await world.rest(20)
    await world.restarted()
    await world.rest(20)
    assert is_waiting(world.table())
    await world.rest(WAITING_TABLE / 1000 + 20)
    assert table.id not in world.tables
    assert any("Everybody has left" in anna.read(message) for message in world.messages())


async def test_V_20_a_match_in_a_dm_that_nobody_plays_closes_and_its_hand_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour = 60 * MINUTE
    assert 7 * 24 * hour == WAITING_PRIVATE_MATCH
    monkeypatch.setattr(deadlines, "WAITING_PRIVATE_MATCH", 3 * hour)  # a week is long, even here
    anna = world.enter("Anna")
    table = await start_in_dm(world, anna)
    await world.rest(2 * 3600)
    await play_out(world, table.id, "by direct message", tricks=1)
    await world.rest(2 * 3600)
    assert world.tables, "it is an act that counts"
    before = len(world.requests("POST", "/messages"))
    await world.rest(2 * 3600)
    assert world.tables == {}
    assert voices()["en"]("ui-closed-idle") in anna.read(anna.direct()[-1])
    assert dm_hands(anna) == []
    assert len(world.requests("POST", "/messages")) == before, "nothing new is sent"
