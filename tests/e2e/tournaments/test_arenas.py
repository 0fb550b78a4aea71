"""An arena, from ``/tournament new`` to the final standings, with a restart in the middle (T-15)."""

from bot.pages.custom_ids import Verb
from bot.tables.model.table import Stage as TableStage
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.steps import How
from testing.players.player import Player, answer_text, play_out, private_answer
from testing.players.tournaments import (
    be_ready,
    enter_all,
    entry_number,
    event,
    my_match,
    open_event,
    table_of,
    withdraw,
)
from testing.worlds.world import World

TWENTY_SECONDS, A_MINUTE = 21, 61


async def start_arena(world: World) -> tuple[str, Player]:
    """An arena of four that has begun, and its host."""
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    anna = people[0]
    by_post = await anna.command("tournament new", title="Ora", format="arena", tempo="post")
    assert "played live" in answer_text(anna, by_post)
    found = await open_event(anna, title="Ora", format="arena", minutes=30)
    await enter_all(people, found)
    await world.rest(11)
    assert "30 minutes" in anna.read(anna.with_verb("enter", found))
    answer = await anna.press(anna.with_verb("event-host", found), "event-host")
    assert answer.response is not None
    await anna.press(answer.response, "event-start")
    return found, anna


async def pair_waiting(world: World, found: str) -> Event:
    """The arena after those who wait have been paired."""
    await world.rest(TWENTY_SECONDS)
    return await event(world, found)


async def press_next(world: World, state: Event, entry: int) -> Player:
    """The person of an entry wants the next match."""
    player = world.people[min(state.entry(entry).people)]
    await player.press(player.with_verb("arena-next", state.id), "arena-next")
    return player


async def test_T_15_an_arena_is_played_with_a_restart(world: World) -> None:
    found, anna = await start_arena(world)
    state = await pair_waiting(world, found)
    assert state.settings.rules.target == 1
    first, second = state.rounds[0].pairings

    # Of one match everybody is ready; to the other nobody comes, and both pause.
    await be_ready(world, table_of(state, first))
    await play_out(world, table_of(state, first), tricks=5)
    await world.restarted()
    await world.rest(A_MINUTE)
    assert world.table(table_of(state, first)).stage is TableStage.PLAYING
    await play_out(world, table_of(state, first))
    state = await pair_waiting(world, found)
    outcomes = [one.outcome for one in state.rounds[0].pairings if one.outcome]
    assert [one.how for one in outcomes] == [How.PLAYED, How.ABSENCE]
    away = [entry for entry in state.entries if entry.paused]
    assert {entry.number for entry in away} == {*second.entries}
    assert all(entry.gone is None for entry in state.entries)

    # Two who just met wait for somebody else: here for who presses *Next*, and for a newcomer.
    late = world.people[min(away[0].people)]
    assert "You are taking a break" in await my_match(late, found)
    await press_next(world, state, away[0].number)
    elsa = world.enter("Elsa")
    entered = await elsa.press(elsa.with_verb("enter", found), "enter")
    assert "as soon as somebody is free" in answer_text(elsa, entered)
    state = await pair_waiting(world, found)
    third, fourth = state.rounds[0].pairings[2:]
    assert {*first.entries} not in [{*third.entries}, {*fourth.entries}]

    # A match that is still being played at the end does not count, and is played to its end all the same.
    await world.rest((state.rounds[0].until - world.milliseconds()) / 1000 - 40)
    state = await event(world, found)
    assert all(entry.paused for entry in state.entries)
    for entry in (third.entries[0], fourth.entries[0]):
        await press_next(world, state, entry)
    state = await pair_waiting(world, found)
    last = state.rounds[0].pairings[-1]
    await be_ready(world, table_of(state, last))
    await play_out(world, table_of(state, last), tricks=1)
    await world.rest(A_MINUTE)
    state = await event(world, found)
    assert state.stage is Stage.FINISHED
    assert len(state.places) == 5
    assert state.rounds[0].pairings[-1].outcome is None
    assert world.table(table_of(state, last)).stage is TableStage.PLAYING
    assert "Final result" in anna.read(anna.visible()[-1])
    assert anna.newest_with("arena-next") is None, "the message of the arena has lost its buttons"
    player = world.people[min(state.entry(last.entries[0]).people)]
    told = answer_text(player, await player.command("tournament standings"))
    assert "does not count" in told
    proof = await anna.command("briscola verify", tournament=found)
    assert "every pairing of the arena follows from it" in answer_text(anna, proof)


async def test_T_15_whoever_plays_pauses_or_leaves_is_told_what_comes_next(world: World) -> None:
    found, anna = await start_arena(world)
    await world.rest(1)
    assert "0 points" not in anna.read(anna.with_verb("arena-pause", found)), "nobody has played"
    state = await pair_waiting(world, found)
    first, second = state.rounds[0].pairings

    # Who pauses in a match plays it to its end, and is not resting as yet.
    player = world.people[min(state.entry(first.entries[0]).people)]
    paused = await player.press(player.with_verb("arena-pause", found), "arena-pause")
    assert "Your match goes on" in answer_text(player, paused)
    await world.rest(11)
    shown = player.read(player.with_verb("arena-pause", found))
    assert "`1` " in shown
    assert "Taking a break" not in shown
    await be_ready(world, table_of(state, first))
    await play_out(world, table_of(state, first))
    await world.rest(A_MINUTE)
    shown = player.read(player.with_verb("arena-pause", found))
    assert "Taking a break" in shown
    assert "2 points" in shown

    # Below each match there is a way on, however far up the message of the arena stands.
    assert any("*Next* gets you a match" in player.read(one) for one in player.visible())
    for table in (first, second):
        one = world.people[min(state.entry(table.entries[0]).people)]
        own = private_answer(await one.press(one.with_verb("table-standings", found), "table-standings"))
        going_on = await one.press(own, "arena-next")
        assert "as soon as somebody is free" in answer_text(one, going_on)

    # Who has left is told so, and comes back without an act of the host.
    await withdraw(player)
    refused = await player.press(player.with_verb("arena-next", found), "arena-next")
    assert "You have left this tournament. *I'm back*, under *Standings*" in answer_text(player, refused)
    own = private_answer(await player.press(player.with_verb("standings", found), "standings"))
    await player.press(own, "come-back")
    assert (await event(world, found)).host_acts == ()


async def test_T_15_no_table_is_opened_while_all_people_pause(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    found = await open_event(anna, title="Ora", format="arena", minutes=30, rated=False)
    await enter_all([anna, bruno], found)
    page = (await anna.press(anna.with_verb("event-host", found), "event-host")).response
    for _ in range(2):
        await anna.choose(page, Verb.EVENT_COMPUTER, "5")
    await anna.press(page, "event-start")
    await world.rest(1)
    for player in (anna, bruno):
        await player.press(player.with_verb("arena-pause", found), "arena-pause")
    before = await pair_waiting(world, found)  # the two may have met: they miss their table and pause
    for _ in range(5):
        state = await pair_waiting(world, found)
    assert len(state.rounds[0].pairings) == len(before.rounds[0].pairings)
    assert all(one.paused for one in state.entries if one.people)
    await world.rest(A_MINUTE)
    assert "Computers only play people" in anna.read(anna.with_verb("arena-next", found))
    await press_next(world, state, entry_number(state, anna.id))
    state = await pair_waiting(world, found)
    pairing = state.rounds[0].pairings[-1]
    assert len(state.rounds[0].pairings) == len(before.rounds[0].pairings) + 1
    assert entry_number(state, anna.id) in pairing.entries


async def test_T_17_a_press_after_the_end_is_answered_and_takes_the_buttons(world: World) -> None:
    """Where the bot could not take them at the end."""
    found, anna = await start_arena(world)
    await world.rest(TWENTY_SECONDS)
    message = anna.with_verb("arena-next", found)
    path = f"/channels/{world.channel.id}/messages/{message.id}"
    world.inject_error("PATCH", path, status=403, code=50001, message="Missing Access", times=None)
    await world.rest(1800)
    assert (await event(world, found)).over
    old = anna.with_verb("arena-next", found)
    told = answer_text(anna, await anna.press(old, "arena-next"))
    assert "This tournament is over" in told
    await world.rest(1)
    assert anna.newest_with("arena-next") is None


async def test_T_17_an_arena_that_was_called_off_offers_no_match(world: World) -> None:
    _, anna = await start_arena(world)
    await world.rest(TWENTY_SECONDS)
    await anna.command("tournament cancel")
    await world.rest(11)
    shown = anna.visible()[-1]
    assert "called off" in anna.read(shown)
    verbs = {one.press.verb for one in anna.controls(shown) if one.press is not None}
    assert verbs == {"standings", "event-rules"}
    assert anna.newest_with("arena-next") is None
