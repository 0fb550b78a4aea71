"""Heats as their people see them (T-14)."""

from functools import partial

from bot.tournaments.decisions import rounds
from bot.tournaments.model.steps import How, Outcome
from testing.players.player import answer_text
from testing.players.tournaments import enter_all, event, open_event, start_event
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
