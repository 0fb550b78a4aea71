"""Heats as their people see them (T-14)."""

from functools import partial

from bot.tournaments.decisions import rounds
from bot.tournaments.model.event import Stage
from bot.tournaments.model.steps import How, Outcome
from testing.players.player import Player, answer_text, play_out
from testing.players.tournaments import (
    be_ready,
    enter_all,
    entry_number,
    event,
    open_event,
    play_round,
    start_event,
    table_of,
    withdraw,
)
from testing.worlds.world import World


async def test_T_14_partners_of_heats_stand_together(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna = people[0]
    found = await open_event(anna, format="heats", players=4, rounds=2, pause=5)
    await enter_all(people, found)
    await start_event(anna, found)
    (pairing,) = (await event(world, found)).rounds[0].pairings
    names = {one.number: next(iter(one.members)).name for one in (await event(world, found)).entries}
    first, second, third, fourth = (names[entry] for entry in pairing.entries)
    shown = anna.read(anna.with_verb("my-match", found))
    assert f"`1` {first} + {third} – {second} + {fourth}" in shown

    outcome = Outcome(How.PLAYED, (0, 2, 0, 2), (-1, 1, -1, 1), (50, 70, 50, 70), (True,) * 4)
    decide = partial(rounds.decide, round_number=1, number=1, attempt=1, outcome=outcome)
    with world.as_bot():
        await world.briscola.context.tournaments.events.act(found, decide)
    await world.rest(15)
    shown = anna.read(anna.with_verb("my-match", found))
    assert f"`1` **{second} + {fourth}** – {first} + {third} · won" in shown
    told = answer_text(anna, await anna.press(anna.with_verb("standings", found), "standings"))
    lost = "Anna" in {first, third}
    assert ("· lost" in told, "· won" in told) == (lost, not lost)


async def test_T_14_heats_without_sides_show_the_points_of_each(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
    anna = people[0]
    found = await open_event(anna, format="heats", game="chiamata", rounds=2, pause=0)
    await enter_all(people, found)
    await start_event(anna, found)
    everybody = (True,) * 5
    outcomes = [
        Outcome(How.PLAYED, (-2, -6, 12, -8, 4), (0,) * 5, (26, 10, 50, 4, 30), everybody),
        Outcome(How.ABSENCE, (2, 2, 2, 2, 0), (0,) * 5, (0,) * 5, (*everybody[:4], False)),
    ]
    for number, outcome in enumerate(outcomes, 1):
        decide = partial(rounds.decide, round_number=number, number=1, attempt=1, outcome=outcome)
        with world.as_bot():
            await world.briscola.context.tournaments.events.act(found, decide)
        await world.rest(15)
    state = await event(world, found)
    names = [
        [next(iter(state.entry(one).members)).name for one in each.pairings[0].entries]
        for each in state.rounds
    ]
    told = answer_text(anna, await anna.command("tournament standings"))
    first, second, third, fourth, fifth = names[0]
    assert f"`1` {first} −2, {second} −6, {third} 12, {fourth} −8, {fifth} 4" in told
    assert f"{names[1][3]} 2, {names[1][4]} 0 (not there)" in told
    result = next(one for one in anna.visible() if "Final result" in anna.read(one))
    picture = result.attachments[0].description or ""
    assert "Points −8" in picture
    assert "Deals" not in picture, "no side wins a deal"


async def heats_of_three(world: World, rounds: int) -> tuple[str, str, list[Player]]:
    """Two tables of three are ready: the tournament, the first of its tables, and the players of that."""
    people = {one.id: one for one in map(world.enter, ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio"))}
    host = next(iter(people.values()))
    found = await open_event(host, format="heats", players=3, rounds=rounds, pause=0)
    await enter_all(list(people.values()), found)
    await start_event(host, found)
    state = await event(world, found)
    tables = [table_of(state, pairing) for pairing in state.rounds[0].pairings]
    for table in tables:
        await be_ready(world, table)
    return found, tables[0], [people[person.id] for person in world.table(tables[0]).present]


async def test_T_14_a_computer_plays_on_for_those_who_withdraw_in_mid_heat(world: World) -> None:
    found, table, (leaver, other, _) = await heats_of_three(world, 1)
    await play_out(world, table, tricks=1)
    await withdraw(leaver)
    await world.rest(15)
    message = other.with_verb("hand", table)
    assert f"{leaver.name} is no longer in the tournament. 🤖 " in other.read(message)
    assert other.newest_with("back", table) is None
    assert "You have left the tournament" in answer_text(
        leaver, await leaver.command("briscola join", table=table)
    )

    await play_out(world, table)
    await play_round(world, found)
    await world.rest(15)
    over = await event(world, found)
    pairing, number = over.rounds[0].pairings[0], entry_number(over, leaver.id)
    left = pairing.entries.index(number)
    assert pairing.outcome is not None
    assert (pairing.outcome.how, pairing.outcome.left) == (How.PLAYED, (left,))
    best = max({0, 1, 2} - {left}, key=pairing.outcome.score.__getitem__)
    points = [2 if place == best else 0 for place in range(3)]
    assert pairing.outcome.points == tuple(points), "the computer takes no win from the others"
    assert over.stage is Stage.FINISHED
    told = answer_text(other, await other.command("tournament standings"))
    assert f"{leaver.name} 0 (left)" in told


async def test_T_14_whoever_comes_back_in_mid_heat_plays_from_the_next_one_on(world: World) -> None:
    found, table, (leaver, _, _) = await heats_of_three(world, 2)
    await withdraw(leaver)
    await world.rest(15)
    standings = await leaver.command("tournament standings")
    await leaver.press(standings.response, "come-back")
    await play_out(world, table)
    await play_round(world, found)
    await world.rest(15)
    state = await event(world, found)
    first, second = state.rounds
    number = entry_number(state, leaver.id)
    assert first.pairings[0].outcome is not None
    assert first.pairings[0].outcome.left == (first.pairings[0].entries.index(number),)
    assert any(number in one.entries for one in second.pairings)


async def test_T_14_a_heat_ends_when_one_side_alone_is_left(world: World) -> None:
    found, table, (first, second, third) = await heats_of_three(world, 1)
    message = first.with_verb("hand", table)
    for leaver in (first, second):
        await withdraw(leaver)
    await world.rest(15)
    told = third.read(message)
    assert f"No longer in the tournament: {first.name} and {second.name}. So the table was closed." in told
    state = await event(world, found)
    pairing = state.rounds[0].pairings[0]
    assert pairing.outcome is not None
    won = pairing.entries.index(entry_number(state, third.id))
    assert pairing.outcome.how is How.ABSENCE
    assert [place for place, points in enumerate(pairing.outcome.points) if points] == [won]


async def test_T_7_a_table_that_somebody_left_before_its_cards_says_who(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna, bruno = people[:2]
    found = await open_event(anna, title="Ora", format="arena", minutes=30)
    await enter_all(people, found)
    await start_event(anna, found)
    await world.rest(21)
    await withdraw(bruno)
    await world.rest(15)
    (closed,) = [text for text in map(anna.read, anna.visible()) if "No longer in the tournament" in text]
    assert "Bruno. So the table was closed." in closed
    assert "taking a break" not in closed, "whoever was there waits for the next match"


async def test_T_3_heats_of_five_do_not_begin_with_four(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna = people[0]
    found = await open_event(anna, format="heats", game="chiamata")
    await enter_all(people, found)
    await start_event(anna, found)
    assert (await event(world, found)).stage is Stage.OPEN
    refused = await anna.command("tournament start")
    assert "At least 5 entries are needed" in answer_text(anna, refused)
