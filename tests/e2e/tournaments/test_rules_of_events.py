"""What a tournament asks of people, and what it refuses (T-2, T-6, T-7, T-12, T-16, E-4, E-6)."""

from functools import partial

import pytest

from bot.pages.custom_ids import Verb, custom_id
from bot.tables.model.people import Person
from bot.tournaments.decisions import hosting
from bot.tournaments.decisions.hosting import Official
from bot.tournaments.model.errors import EventRefused
from bot.tournaments.model.event import Stage
from bot.tournaments.model.steps import How
from testing.checks.traces import forget
from testing.players.player import Player, answer_text, play_out, press_late
from testing.players.tables import open_table
from testing.players.tournaments import be_ready, enter_all, event, open_event, play_round, table_of
from testing.worlds.world import World

TEN_MINUTES = 600


async def start(host: Player, found: str) -> None:
    answer = await host.press(host.with_verb("event-host", found), "event-host")
    assert answer.response is not None
    await host.press(answer.response, "event-start")
    await host.world.rest()


async def test_T_2_T_12_pairs_play_a_knock_out(world: World) -> None:
    people = [
        world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gina", "Ugo")
    ]
    anna, _, carla = people[:3]
    found = await open_event(anna, format="knockout", players=4)
    alone = await anna.press(anna.with_verb("enter", found), "enter")
    assert alone.response is not None  # who plays with her?
    for first, second in zip(people[::2], people[1::2], strict=True):
        await first.command("tournament enter", partner=second.actor.user)
        await second.press(second.with_verb("enter-accept", found), "enter-accept")
    twice = await anna.command("tournament enter", partner=carla.actor.user)
    assert "already" in answer_text(anna, twice)
    assert all(entry.plays for entry in (await event(world, found)).entries)
    await start(anna, found)
    for _ in range(2):
        await play_round(world, found)
        await world.rest(125)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    assert [place for _, place in state.places] == [1, 2, 3, 3]
    assert "🥇" in anna.read(anna.visible()[-1])


async def test_T_7_T_16_who_is_not_ready_has_lost_and_the_host_may_correct(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna, bruno, carla, _ = people
    found = await open_event(anna, format="round_robin")
    few = await anna.press(anna.with_verb("event-host", found), "event-host")
    assert few.response is not None
    refused = await anna.press(few.response, "event-start")
    assert "4 entries" in answer_text(anna, refused)
    stranger = await bruno.press(bruno.with_verb("event-host", found), "event-host")
    assert "Only Anna" in answer_text(bruno, stranger)
    await enter_all(people, found)
    await start(anna, found)

    state = await event(world, found)
    tables = [table_of(state, pairing) for pairing in state.rounds[-1].pairings]
    hers = next(table for table in tables if bruno.id in world.table(table).people)
    players = world.table(hers).people
    await be_ready(world, hers, bruno)
    other = next(table for table in tables if table != hers)
    await be_ready(world, other)
    await play_out(world, other)
    await world.rest(TEN_MINUTES)
    state = await event(world, found)
    decided = {
        how for pairing in state.rounds[0].pairings if pairing.outcome for how in [pairing.outcome.how]
    }
    assert decided == {How.ABSENCE, How.PLAYED}
    absent = state.entry_of(bruno.id)
    assert absent is not None
    assert absent.absences == 1

    pairing = next(one for one in state.rounds[0].pairings if absent.number in one.entries)
    change = partial(
        hosting.correct, round_number=1, number=pairing.number, winner=absent.number, reason="he was there"
    )
    events = world.briscola.context.tournaments.events
    with world.as_bot():
        with pytest.raises(EventRefused, match="own-result"):
            await events.act(found, partial(change, who=Official(Person(bruno.id, "Bruno"), manages=True)))
        judge = next(one for one in people if one.id not in players)
        await events.act(found, partial(change, who=Official(Person(judge.id, judge.name), manages=True)))
    state = await event(world, found)
    assert state.host_acts[-1][1] == "OutcomeCorrected"
    await world.rest(11)
    assert "a result was corrected" in anna.read(anna.with_verb("my-match", found))

    # E-6: who asks to be forgotten stays under an alias, and loses what is still to be played.
    await forget(carla)
    await world.rest()
    state = await event(world, found)
    assert state.entry_of(carla.id) is None
    assert all(carla.name not in one.name for entry in state.entries for one in entry.members)


async def test_T_7_at_a_table_of_no_tournament_nobody_says_that_they_are_ready(world: World) -> None:
    """A forged press changes nothing: *Shuffle* still waits for its person."""
    anna = world.enter("Anna")
    table = await open_table(anna)
    (lobby,) = world.messages()
    pressed = await press_late(world, anna, lobby, custom_id(Verb.READY, table))
    assert "moved on" in answer_text(anna, pressed)
    member = world.table(table).member(anna.id)
    assert member is not None
    assert not member.shuffled
