"""A knock-out as its people see it: leaving it, and the places that *Standings* shows (T-7, T-12, T-17)."""

import re
from functools import partial
from typing import Any

import discord

from bot.tournaments.decisions import rounds
from bot.tournaments.model.event import Stage
from bot.tournaments.model.steps import How, Outcome
from bot.ui.publish.table_messages import TABLE
from testing.players.player import Player, answer_text
from testing.players.tournaments import (
    be_ready,
    enter_all,
    entry_number,
    event,
    my_match,
    open_event,
    play_round,
    start_event,
    table_of,
    win,
)
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")
LINE = r"^\**(\d)\\?\. (\w+)\**$"
"""A place and who has it."""


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
    assert "You have left this tournament" in await my_match(bruno, found)
    shown = await bruno.press(bruno.with_verb("standings", found), "standings")
    assert "come-back" not in {
        one.press.verb for one in bruno.controls(shown.response) if one.press is not None
    }


async def test_T_17_whoever_has_not_entered_is_told_so_by_my_match(world: World) -> None:
    _, found = await begun(world)
    elsa = world.enter("Elsa")
    assert "You have not entered this tournament" in await my_match(elsa, found)


async def test_T_12_the_standings_of_a_knock_out_are_the_places_of_its_bracket(world: World) -> None:
    people, found = await begun(world)
    anna = people[0]
    first = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    assert "points" not in first
    assert {*NAMES} == set(re.findall(r"\w+", first.partition("Still in: ")[2].splitlines()[0]))
    for _ in range(4):
        if (await event(world, found)).stage is Stage.RUNNING:
            await win(world, found)
            await world.rest(60)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    shown = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    found_lines = re.findall(LINE, shown, re.MULTILINE)
    lines = [(int(place), name) for place, name in found_lines]
    names = {one.number: next(iter(one.members)).name for one in state.entries}
    assert lines == [(place, names[entry]) for entry, place in state.places]
    assert "points" not in shown
    assert "Still in" not in shown


async def test_T_17_between_two_rounds_my_match_says_when_the_next_begins(world: World) -> None:
    people, found = await begun(world, pause=5)
    await win(world, found)
    state = await event(world, found)
    assert state.running_round is None
    anna = people[0]
    told = await my_match(anna, found)
    assert re.search(r"Next round: <t:\d+:R>", told)


async def test_T_12_my_match_tells_who_waits_and_who_is_out(world: World) -> None:
    people = [world.enter(name) for name in (*NAMES, "Elsa")]
    found = await open_event(people[0], format="knockout", pause=5)
    await enter_all(people, found)
    await start_event(people[0], found)
    state = await event(world, found)
    playing = {entry for pairing in state.rounds[-1].pairings for entry in pairing.entries}
    by_entry = {entry_number(state, one.id): one for one in people}
    (top,) = by_entry.keys() - playing
    assert "Your next opponent is not known yet" in await my_match(by_entry[top], found)
    first = state.rounds[-1].pairings[0]
    await win(world, found)
    assert "You are out, in place 5" in await my_match(by_entry[max(first.entries)], found)
    while (state := await event(world, found)).stage is Stage.RUNNING:
        if state.running_round is not None:
            await win(world, found)
        await world.rest(60)
    told = await people[0].command("tournament table")
    assert "This tournament is over" in answer_text(people[0], told)


async def test_T_12_the_winner_of_the_final_is_not_told_to_be_out(world: World) -> None:
    """Until the result is final, *My match* says how the bracket ended."""
    people, found = await begun(world, pause=5)
    await win(world, found)
    while (state := await event(world, found)).running_round is None:
        await world.rest(60)
    await win(world, found)
    by_entry = {entry_number(state, one.id): one for one in people}
    best, second = sorted(state.rounds[-1].pairings[-1].entries)
    assert "You have won, and are in place 1" in await my_match(by_entry[best], found)
    assert "You are out, in place 2" in await my_match(by_entry[second], found)


async def test_T_17_rounds_of_a_knock_out_have_their_names(world: World) -> None:
    people, found = await begun(world)
    anna = people[0]
    shown = anna.read(anna.with_verb("my-match", found))
    assert "**Semi-finals**" in shown
    assert "Round 1" not in shown
    state = await event(world, found)
    headings = {
        anna.read(await message_of(world, table_of(state, one))).splitlines()[0]
        for one in state.rounds[0].pairings
    }
    assert headings == {f"### 🏆 Coppa · semi-final · table {number}" for number in (1, 2)}
    await win(world, found)
    await world.rest(5)
    shown = anna.read(anna.with_verb("my-match", found))
    assert "**Third place · Final**" in shown
    third, final = shown.index("\n**Third place**\n"), shown.index("\n**Final**\n")
    assert third < shown.index("`1`") < final < shown.index("`2`")
    state = await event(world, found)
    names = [f"Coppa · {name}" for name in ("match for third place", "final")]
    for pairing, name in zip(state.rounds[1].pairings, names, strict=True):
        table = table_of(state, pairing)
        assert anna.read(await message_of(world, table)).splitlines()[0] == f"### 🏆 {name}"
        place = world.table(table).place
        assert next(one.name for one in world.channel.threads if one.id == place.thread) == name
    standings = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    assert "Semi-final: `" in standings
    number = entry_number(state, anna.id)
    mine = next(one for one in state.rounds[0].pairings if number in one.entries)
    assert standings.count("· won") == int(number == min(mine.entries))
    assert standings.count("· lost") == int(number != min(mine.entries))
    assert "\nFinal: `" in standings or "\nMatch for third place: `" in standings


async def finish(world: World, found: str) -> None:
    """Play a tournament to its end without a card."""
    while (state := await event(world, found)).stage is Stage.RUNNING:
        if state.running_round is not None:
            await win(world, found)
        await world.rest(60)


async def test_T_20_standings_are_found_when_the_tournament_is_over(world: World) -> None:
    people, found = await begun(world)
    await finish(world, found)
    anna = people[0]
    state = await event(world, found)
    names = {one.number: next(iter(one.members)).name for one in state.entries}
    shown = answer_text(anna, await anna.command("tournament standings"))
    assert "Coppa" in shown
    lines = [(int(place), name) for place, name in re.findall(LINE, shown, re.MULTILINE)]
    assert lines == [(place, names[entry]) for entry, place in state.places]
    place = dict(state.places)[entry_number(state, anna.id)]
    assert f"you came in place {place}" in answer_text(anna, await anna.command("tournament table"))

    # One that is open has no standings yet; a later one that has begun is meant before one that is over.
    second = await open_event(anna, title="Trofeo", format="knockout", pause=0)
    assert "Coppa" in answer_text(anna, await anna.command("tournament standings"))
    suggested = await anna.actor.autocomplete(world.channel, "tournament standings", "tournament", "")
    assert [one["name"] for one in suggested] == ["Trofeo · open for entries", "Coppa · over"]
    await enter_all(people, second)
    await start_event(anna, second)
    assert "Trofeo" in answer_text(anna, await anna.command("tournament standings"))
    named = answer_text(anna, await anna.command("tournament standings", tournament=found))
    assert "Coppa" in named
    await finish(world, second)
    assert "Trofeo" in answer_text(anna, await anna.command("tournament standings")), "the last one"


async def test_T_20_a_tournament_that_is_over_is_not_found_by_what_changes_one(world: World) -> None:
    people, found = await begun(world)
    await finish(world, found)
    for command in ("enter", "withdraw", "cancel"):
        told = answer_text(people[0], await people[0].command(f"tournament {command}"))
        assert "There is no tournament here" in told


def verbs_of(player: Player, message: discord.Message) -> set[str]:
    """The buttons on a message."""
    return {one.press.verb for one in player.controls(message) if one.press is not None}


async def test_T_17_a_press_in_a_round_takes_its_buttons_when_the_next_one_begins(world: World) -> None:
    people, found = await begun(world)
    anna = people[0]
    first = anna.with_verb("my-match", found)
    await my_match(anna, found)
    await win(world, found)
    counted = len(world.requests("PATCH", f"/channels/{world.channel.id}/messages/{first.id}"))
    await world.rest(15)
    assert len((await event(world, found)).rounds) == 2
    assert verbs_of(anna, first) == set()
    shown = anna.read(first)
    assert "**Semi-finals**" in shown
    assert shown.count("· won") == 2
    assert "begins" not in shown
    assert len(world.requests("PATCH", f"/channels/{world.channel.id}/messages/{first.id}")) == counted
    assert verbs_of(anna, anna.with_verb("my-match", found)) >= {"my-match", "withdraw"}


async def test_T_17_a_press_on_the_message_of_an_earlier_round_is_its_last(world: World) -> None:
    """Where Discord refused to take the buttons away when the next message was posted."""
    people = [world.enter(name) for name in NAMES]
    anna, bruno = people[:2]
    found = await open_event(anna, format="knockout", pause=0)
    await enter_all(people, found)
    await world.rest(1000)  # no token of a press is valid any more
    opened = anna.with_verb("enter", found)
    path = f"/channels/{world.channel.id}/messages/{opened.id}"
    world.inject_error("PATCH", path, status=403, code=50001, message="Missing Access", times=2)
    await anna.command("tournament start")
    await world.rest()
    first = anna.with_verb("my-match", found)
    assert "event-host" in verbs_of(anna, opened)
    refused = await bruno.press(opened, "event-host")
    assert "Only Anna" in answer_text(bruno, refused)
    await world.rest()
    assert verbs_of(anna, opened) == set()
    assert "**Coppa** has begun" in anna.read(opened)

    await finish(world, found)
    assert verbs_of(anna, first) == set()
    assert "**Semi-finals**" in anna.read(first)

    result = next(one for one in reversed(world.messages()) if "Final result" in anna.read(one))
    assert f"`/briscola verify tournament:{found}`" in anna.read(result)
    await bruno.press(result, "standings")
    await world.rest()
    assert "standings" in verbs_of(anna, result), "the last message stays as it is"


async def test_T_17_at_the_end_the_last_round_loses_its_buttons_though_nobody_pressed_them(
    world: World,
) -> None:
    people = [world.enter(name) for name in NAMES]
    anna = people[0]
    found = await open_event(anna, format="knockout", pause=0)
    await enter_all(people, found)
    await anna.command("tournament start")
    await win(world, found)
    await world.rest(11)
    last = anna.with_verb("my-match", found)
    await win(world, found)
    await world.rest(11)
    assert "**Final result**" in anna.read(anna.visible()[-1])
    assert verbs_of(anna, last) == set()
    assert "**Final**" in anna.read(last)


async def test_T_1_a_cut_is_shown_once_the_rounds_before_it_are_over(world: World) -> None:
    people = [world.enter(name) for name in (*NAMES, "Elsa", "Furio", "Gina")]
    anna = people[0]
    found = await open_event(anna, rounds=1, cut=2, pause=5)
    await enter_all(people, found)
    await start_event(anna, found)
    orders = world.briscola.context.tournaments.orders
    running = await event(world, found)
    assert (len(running.rounds), (await orders.of(running)).bracket) == (1, None)
    await win(world, found)
    await world.rest(15)
    shown = anna.read(anna.with_verb("my-match", found))
    assert "Standings" in shown, "they decide who plays in the cut"
    assert "Next round:" in shown
    while (state := await event(world, found)).running_round is None:
        await world.rest(60)
    shown = anna.read(anna.with_verb("my-match", found))
    assert "Knock-out · Final" in shown
    (final,) = state.rounds[-1].pairings
    others = [one for one in people if entry_number(state, one.id) not in final.entries]
    assert "You do not play in the knock-out" in await my_match(others[0], found)
    outcome = Outcome(How.PLAYED, (0, 2), (-1, 1), (50, 70), (True, True))
    decide = partial(rounds.decide, round_number=2, number=1, attempt=1, outcome=outcome)
    with world.as_bot():
        await world.briscola.context.tournaments.events.act(found, decide)
    await world.rest(15)
    assert "Everything has been played" in anna.read(anna.with_verb("my-match", found))
    await world.rest(600)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    standings = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    lines = [(int(place), name) for place, name in re.findall(LINE, standings, re.MULTILINE)]
    names = {one.number: next(iter(one.members)).name for one in state.entries}
    assert lines == [(place, names[entry]) for entry, place in state.places]
    assert lines[0] == (1, names[final.entries[1]]), "the final decides, not the points"


async def test_T_7_a_table_says_by_when_to_be_ready_and_afterwards_who_was(world: World) -> None:
    people, found = await begun(world)
    state = await event(world, found)
    table = table_of(state, state.rounds[-1].pairings[0])
    missing, there = (world.people[one.id] for one in world.table(table).present)
    message = await message_of(world, table)
    assert "within 10 minutes" in people[0].read(message)
    await be_ready(world, table, missing)
    await world.rest(700)
    closed = people[0].read(message)
    assert f"⬜ {missing.name}" in closed
    assert f"✅ {there.name}" in closed


async def test_E_4_a_table_of_a_tournament_offers_nobody_a_seat(world: World) -> None:
    _, found = await begun(world)
    state = await event(world, found)
    table = table_of(state, state.rounds[-1].pairings[0])
    await be_ready(world, table)
    leaving, other = (world.people[one.id] for one in world.table(table).present)
    await leaving.command("briscola leave", table=table)
    await world.rest(15)
    message = await message_of(world, table)
    shown = other.read(message)
    assert f"{leaving.name} is away" in shown
    assert "anybody may take the seat" not in shown
    verbs = {one.press.verb for one in other.controls(message) if one.press is not None}
    assert "back" in verbs
    assert not verbs & {"seek", "substitute"}


async def test_T_7_a_table_names_its_tournament_also_when_it_is_closed(world: World) -> None:
    people, found = await begun(world)
    state = await event(world, found)
    pairing = state.rounds[-1].pairings[0]
    table = table_of(state, pairing)
    await be_ready(world, table)
    heading = f"Coppa · semi-final · table {pairing.number}"
    message = await message_of(world, table)
    assert heading in people[0].read(message)

    leaving = next(one for one in people if one.id in {person.id for person in world.table(table).present})
    asked = await leaving.press(leaving.with_verb("withdraw", found), "withdraw")
    await leaving.press(asked.response, "withdraw-sure")
    await world.rest(60)
    closed = people[0].read(message)
    assert heading in closed
    assert "`/tournament standings` shows how the match counts" in closed


async def test_T_7_the_result_of_a_match_names_its_tournament_and_round(world: World) -> None:
    people, found = await begun(world)
    await play_round(world, found, most=1)
    texts = [
        people[0].read(one)
        for place in (world.channel, *world.channel.threads)
        for one in place.history()
        if "The match is over" in people[0].read(one) or "wins the match" in people[0].read(one)
    ]
    assert any("-# 🏆 Coppa · semi-final · table 1" in text for text in texts), texts


async def test_T_20_the_standings_of_an_open_tournament_say_how_many_have_entered(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout")
    await enter_all(people[:2], found)
    shown = answer_text(people[3], await people[3].command("tournament standings"))
    assert "2 entries so far" in shown
    assert "Anna starts it" in shown
