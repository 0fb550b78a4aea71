"""Who may enter a tournament, what help says of it, and what is left when its channel goes (T-6, V-20)."""

from functools import partial

from bot.pages.custom_ids import Verb
from bot.tables.model.people import Computer
from bot.tables.model.table import Stage as TableStage
from bot.tournaments.decisions import rounds
from bot.tournaments.model.event import Event, Stage
from testing.players.player import Player, answer_text
from testing.players.tournaments import enter_all, event, open_event, start_event, table_of, win
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")
WEEK = 7 * 24 * 3600
"""In seconds."""


async def refused(player: Player, found: str, sentence: str) -> None:
    """A press of *Enter* is refused in a sentence, and changes nothing."""
    before = await event(player.world, found)
    answer = await player.press(player.with_verb("enter", found), "enter")
    text = answer_text(player, answer)
    assert sentence in text
    assert "\n" not in text
    assert await event(player.world, found) == before


async def stay_away(world: World, found: str, player: Player) -> Event:
    """A person is not there in a round, and the others win."""
    state = await event(world, found)
    for pairing in state.rounds[-1].undecided:
        present = tuple(player.id not in state.entry(entry).people for entry in pairing.entries)
        if all(present):
            continue
        decide = partial(rounds.decide, round_number=len(state.rounds), number=pairing.number, attempt=1)
        with world.as_bot():
            await world.briscola.context.tournaments.events.act(
                found, partial(decide, outcome=rounds.absent(present))
            )
    await win(world, found)
    return await event(world, found)


async def test_T_6_who_was_withdrawn_for_absence_waits_a_week(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    anna, bruno = people[:2]
    found = await open_event(anna, format="round_robin", pause=0)
    await enter_all(people, found)
    await refused(bruno, found, "entered already")
    await start_event(anna, found)
    for _ in range(2):
        state = await stay_away(world, found, bruno)
    entry = state.entry_of(bruno.id)
    assert entry is not None
    assert entry.gone is not None
    other = await open_event(anna, title="Altra")
    assert entry.left_at is not None
    await refused(bruno, other, f"You may enter again <t:{entry.left_at // 1000 + WEEK}:R>")
    assert (await event(world, other)).entry_of(bruno.id) is None


async def test_T_6_a_role_and_finished_matches_are_asked_for(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    members = world.server.create_role("Soci")
    await world.settle()
    found = await open_event(anna, role=members, matches=1)
    await refused(bruno, found, f"<@&{members.id}>")
    world.backend.add_member_role(world.server.id, bruno.id, members.id)
    await world.settle()
    await refused(bruno, found, "finished match")


async def test_V_20_help_says_where_one_stands_in_a_tournament(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    anna, bruno = people[:2]
    elsa = world.enter("Elsa")

    async def helped(player: Player) -> str:
        return answer_text(player, await player.command("briscola help"))

    found = await open_event(anna, format="knockout")
    assert "Coppa" in await helped(bruno)
    before = await helped(bruno)
    await enter_all(people, found)
    entered = await helped(bruno)
    assert entered != before
    await start_event(anna, found)
    await world.rest()
    state = await event(world, found)
    table = next(
        table_of(state, pairing)
        for pairing in state.rounds[0].pairings
        if bruno.id in world.table(table_of(state, pairing)).people
    )
    row = next(iter(await world.briscola.context.store.messages.of_table(table)))
    assert str(row.message) in await helped(bruno)
    assert "press *Predict*" in await helped(elsa)  # it can no longer be entered, and she is not in it


async def test_T_16_the_host_enters_computers_with_a_personality(world: World) -> None:
    anna = world.enter("Anna")
    found = await open_event(anna, format="swiss", rated=False)
    page = (await anna.press(anna.with_verb(Verb.EVENT_HOST, found), Verb.EVENT_HOST)).response
    for _ in range(2):
        await anna.choose(page, Verb.EVENT_PERSONALITY, "rosina")
        assert "Rosina plays her courts" in anna.read(page)
        await anna.choose(page, Verb.EVENT_COMPUTER, "4:rosina")
    there = [one for entry in (await event(world, found)).entries for one in entry.members]
    assert there == [Computer("Rosina", "4:rosina"), Computer("Rosina 2", "4:rosina")]


async def test_T_16_a_tournament_whose_channel_vanished_goes_on_and_can_be_called_off(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    anna, bruno = people[:2]
    elsewhere = world.server.create_text_channel("altrove")
    await world.settle()
    found = await open_event(anna, format="knockout", pause=0)
    await enter_all(people, found)
    await start_event(anna, found)
    before = await event(world, found)
    world.backend.delete_channel(world.channel.id)
    await world.rest(60)
    state = await event(world, found)
    assert state.seeds == before.seeds
    assert not state.over
    said = await bruno.actor.slash(elsewhere, "tournament cancel")
    assert "Only Anna" in answer_text(bruno, said)
    off = await anna.actor.slash(elsewhere, "tournament cancel")
    assert "was called off" in answer_text(anna, off)
    await world.rest(60)
    assert (await event(world, found)).stage is Stage.CANCELLED
    assert not any(table.stage is TableStage.LOBBY for table in world.tables.values())
