"""Pages that only their person sees, pressed when what they offered is no longer possible."""

import pytest

from bot.tables.model.table import Stage
from testing.players.player import answer_text, press_late
from testing.players.tournaments import enter_all, open_event, start_event
from testing.worlds.world import World


@pytest.mark.parametrize("verb", ["pick-game", "end"])
async def test_the_options_of_a_lobby_close_once_the_match_has_begun(world: World, verb: str) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new")
    await anna.command("briscola computer")
    page = (await anna.press(await anna.more(), "options")).response
    (button,) = [one.custom_id for one in anna.controls(page) if one.press and one.press.verb == verb]
    await anna.command("briscola start")
    await world.rest()
    said = await press_late(world, anna, page, button)
    assert "The match has begun" in answer_text(anna, said)
    assert anna.controls(page) == []
    assert world.table().stage is Stage.PLAYING
    assert not world.table().ending, "nobody proposes to end a match by a button of a lobby"


async def test_the_options_of_a_lobby_close_with_its_table(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new")
    page = (await anna.press(await anna.more(), "options")).response
    (button,) = [one.custom_id for one in anna.controls(page) if one.press and one.press.verb == "pick-game"]
    await anna.command("briscola end")
    await world.rest()
    await press_late(world, anna, page, button)
    assert "This table is closed" in anna.read(page)
    assert anna.controls(page) == []


async def test_T_16_a_page_of_the_host_shows_what_is_possible_by_now(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina")]
    anna = people[0]
    found = await open_event(anna)
    await enter_all(people, found)
    page = (await anna.press(anna.with_verb("event-host", found), "event-host")).response
    (later,) = [one for one in anna.controls(page) if one.press and one.press.verb == "event-later"]
    await start_event(anna, found)
    await press_late(world, anna, page, later.custom_id)
    assert "The tournament has begun" in anna.read(page)
    verbs = {one.press.verb for one in anna.controls(page) if one.press}
    assert verbs == {"event-cancel", "event-strike"}
    await anna.command("tournament cancel")
    await press_late(world, anna, page, later.custom_id)
    assert anna.controls(page) == []
