"""A knock-out as its people see it: leaving it, and the places that *Standings* shows (T-7, T-12, T-17)."""

import re
from typing import Any

import discord

from bot.tournaments.model.event import Stage
from bot.ui.publish.table_messages import TABLE
from testing.players.player import Player, answer_text
from testing.players.tournaments import be_ready, enter_all, event, open_event, start_event, table_of, win
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")


async def message_of(world: World, table: str) -> discord.Message:
    """The message of a table, in the channel or in a thread."""
    rows = await world.briscola.context.store.messages.of_table(table)
    (number,) = (row.message for row in rows if row.slot == TABLE)
    places = (world.channel, *world.channel.threads)
    return next(one for place in places for one in place.history() if one.id == number)


async def begun(world: World, pause: int = 0) -> tuple[list[Player], str]:
    """A knock-out of four that has begun, with a match for third place and minutes between its rounds."""
    people = [world.enter(name) for name in NAMES]
    options: dict[str, Any] = {"format": "knockout", "pause": pause, "third-place": True}
    found = await open_event(people[0], **options)
    await enter_all(people, found)
    await start_event(people[0], found)
    return people, found


async def test_T_7_whoever_leaves_a_running_tournament_is_asked_first(world: World) -> None:
    people, found = await begun(world)
    bruno = people[1]
    asked = await bruno.press(bruno.with_verb("withdraw", found), "withdraw")
    assert "Leave **Coppa**?" in answer_text(bruno, asked)
    assert "nobody can come back" in answer_text(bruno, asked)
    by_command = await bruno.command("tournament withdraw", tournament=found)
    assert "Leave **Coppa**?" in answer_text(bruno, by_command)
    entry = (await event(world, found)).entry_of(bruno.id)
    assert entry is not None
    assert entry.plays

    await bruno.press(asked.response, "withdraw-sure")
    entry = (await event(world, found)).entry_of(bruno.id)
    assert entry is not None
    assert not entry.plays


async def test_T_7_whoever_has_left_a_knock_out_is_told_so_and_offered_no_way_back(world: World) -> None:
    people, found = await begun(world)
    bruno = people[1]
    asked = await bruno.press(bruno.with_verb("withdraw", found), "withdraw")
    await bruno.press(asked.response, "withdraw-sure")
    again = await bruno.press(bruno.with_verb("withdraw", found), "withdraw")
    assert "You have left this tournament" in answer_text(bruno, again)
    match = await bruno.press(bruno.with_verb("my-match", found), "my-match")
    assert "You have left this tournament" in answer_text(bruno, match)
    shown = await bruno.press(bruno.with_verb("standings", found), "standings")
    assert "come-back" not in {
        one.press.verb for one in bruno.controls(shown.response) if one.press is not None
    }


async def test_T_17_whoever_has_not_entered_is_told_so_by_my_match(world: World) -> None:
    _, found = await begun(world)
    elsa = world.enter("Elsa")
    match = await elsa.press(elsa.with_verb("my-match", found), "my-match")
    assert "You have not entered this tournament" in answer_text(elsa, match)


async def test_T_12_the_standings_of_a_knock_out_are_the_places_of_its_bracket(world: World) -> None:
    people, found = await begun(world)
    anna = people[0]
    first = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    assert "points" not in first
    for _ in range(4):
        if (await event(world, found)).stage is Stage.RUNNING:
            await win(world, found)
            await world.rest(60)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    shown = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    found_lines = re.findall(r"^\**(\d)\\?\. (\w+)\**$", shown, re.MULTILINE)
    lines = [(int(place), name) for place, name in found_lines]
    names = {one.number: next(iter(one.members)).name for one in state.entries}
    assert lines == [(place, names[entry]) for entry, place in state.places]
    assert "points" not in shown


async def test_T_17_between_two_rounds_my_match_says_when_the_next_begins(world: World) -> None:
    people, found = await begun(world, pause=5)
    await win(world, found)
    state = await event(world, found)
    assert state.running_round is None
    anna = people[0]
    told = answer_text(anna, await anna.press(anna.with_verb("my-match", found), "my-match"))
    assert re.search(r"The next one begins <t:\d+:R>", told)


async def test_T_7_a_table_names_its_tournament_also_when_it_is_closed(world: World) -> None:
    people, found = await begun(world)
    state = await event(world, found)
    pairing = state.rounds[-1].pairings[0]
    table = table_of(state, pairing)
    await be_ready(world, table)
    heading = f"Coppa · round 1 · table {pairing.number}"
    message = await message_of(world, table)
    assert heading in people[0].read(message)

    leaving = next(one for one in people if one.id in {person.id for person in world.table(table).present})
    asked = await leaving.press(leaving.with_verb("withdraw", found), "withdraw")
    await leaving.press(asked.response, "withdraw-sure")
    await world.rest(60)
    closed = people[0].read(message)
    assert heading in closed
    assert "`/tournament standings` shows how the match counts" in closed
