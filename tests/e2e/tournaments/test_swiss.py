"""A live Swiss, from ``/tournament new`` to the final standings (T-1, T-6 to T-9, T-13, T-17)."""

from bot.tables.model.table import Stage as TableStage
from bot.tournaments.model.event import Stage
from testing.players.player import answer_text, play_out
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
)
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Furio", "Gina", "Hugo")


async def test_a_swiss_of_eight_is_played_with_a_restart_in_a_round(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    anna = people[0]
    found = await open_event(anna, rounds=2)
    await enter_all(people, found)
    await world.rest(11)
    assert "8 entries" in anna.read(anna.with_verb("enter", found))
    answer = await anna.press(anna.with_verb("event-host", found), "event-host")
    assert answer.response is not None
    await anna.press(answer.response, "event-start")
    await world.rest(11)

    state = await event(world, found)
    assert state.stage is Stage.RUNNING
    assert len(state.rounds[-1].pairings) == 4
    first, second, *_ = (table_of(state, pairing) for pairing in state.rounds[-1].pairings)
    await be_ready(world, first)
    await play_out(world, first)
    await be_ready(world, second)
    await play_out(world, second, tricks=5)
    await world.restarted()
    await world.rest()
    assert world.table(second).stage is TableStage.PLAYING
    await play_out(world, second)
    await play_round(world, found)

    state = await event(world, found)
    assert state.rounds[-1].closed
    assert not state.rounds[-1].undecided
    await world.rest(125)
    state = await event(world, found)
    assert len(state.rounds) == 2
    await play_round(world, found)
    await world.rest(125)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    assert sorted(place for _, place in state.places) == list(range(1, 9))
    said = anna.read(anna.visible()[-1])
    assert "Final result" in said
    winner = world.people[next(iter(state.entry(state.places[0][0]).people))]
    shown = await winner.press(winner.with_verb("standings", found), "standings")
    assert winner.name in answer_text(winner, shown)
    proof = await anna.command("briscola verify", tournament=found)
    assert "follows from it" in answer_text(anna, proof)


async def test_T_11_who_rests_in_a_round_robin_is_promised_no_points(world: World) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario", "Elsa")]
    found = await open_event(people[0], format="round_robin")
    await enter_all(people, found)
    await start_event(people[0], found)
    state = await event(world, found)
    (resting,) = state.rounds[-1].byes
    player = next(one for one in people if entry_number(state, one.id) == resting)
    assert await my_match(player, found) == "You rest this round."
