"""Heats as their people see them (T-14)."""

from functools import partial

from bot.tournaments.decisions import rounds
from bot.tournaments.model.event import Stage
from bot.tournaments.model.steps import How, Outcome
from testing.players.player import answer_text
from testing.players.tournaments import (
    be_ready,
    enter_all,
    event,
    open_event,
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


async def test_T_14_a_table_that_somebody_left_in_mid_match_says_who(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
    anna, bruno = people[:2]
    found = await open_event(anna, format="heats", game="chiamata", rounds=2, pause=0)
    await enter_all(people, found)
    await start_event(anna, found)
    state = await event(world, found)
    table = table_of(state, state.rounds[0].pairings[0])
    await be_ready(world, table)
    await withdraw(bruno)
    await world.rest(15)
    assert "No longer in the tournament: Bruno. So the table was closed." in anna.read(anna.direct()[-1])
    over = await event(world, found)
    assert over.stage is Stage.FINISHED, "four cannot play on"
    assert len(over.rounds) == 1


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
