"""A restart loses nothing, and the buttons of old messages go on working."""

import pytest

from bot.tables.table import Stage
from tests.e2e.conftest import Gallery
from tests.e2e.secrecy import leaks
from tests.e2e.tables import started
from tests.e2e.world import World, play_out


@pytest.mark.parametrize("way", ["by button", "by direct message", "by command"])
async def test_a_match_goes_on_where_it_stood(world: World, gallery: Gallery, way: str) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno])
    await play_out(world, table.id, way, tricks=7)
    before = world.table()
    await world.restarted()
    after = world.table()
    assert after.state == before.state
    assert after.decision == before.decision
    await play_out(world, table.id, way)
    assert world.table().stage is Stage.FINISHED
    assert leaks(world, gallery.scenes) == []


async def test_a_button_sent_before_the_restart_plays_its_card(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno])
    turn = table.seats[table.turn or 0].person
    assert turn is not None
    player = world.people[turn.id]
    hand = await player.hand(table.id)
    await world.restarted()
    await player.press(hand, "play", 0)
    assert world.table().decision == table.decision + 1


async def test_every_message_is_caught_up_after_a_restart(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await started(world, 2, anna, [bruno])
    count = len(world.messages())
    person = table.seats[table.turn or 0].person
    assert person is not None
    player = world.people[person.id]
    hand = await player.hand(table.id)
    await player.press(hand, "play", 0)  # and the bot ends before any message could follow
    await world.restarted()
    await world.rest()
    state = world.table().state
    assert state is not None
    assert f"<@{world.table().seats[state.turn or 0].person.id}>" in player.read(player.with_verb("more"))  # type: ignore[union-attr]
    assert len(world.messages()) == count


async def test_a_lobby_survives(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola new", players=2)
    await world.restarted()
    await bruno.press(bruno.with_verb("join"), "join")
    assert [member.player.name for member in world.table().members] == ["Anna", "Bruno"]


async def test_computers_go_on_after_a_restart(world: World) -> None:
    anna = world.enter("Anna")
    table = await started(world, 3, anna)
    await play_out(world, table.id, tricks=3)
    await world.restarted()
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
