"""What is kept in memory of a tournament that is over: nothing."""

import discord

from bot.pages.custom_ids import Verb
from bot.tournaments.model.event import Stage
from testing.players.tournaments import enter_all, event, open_event, start_event, win
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")


def keeping(world: World, found: str) -> list[str]:
    """Where the parts that show tournaments keep something about one."""
    posts = world.briscola.context.tournaments.posts
    parts = [vars(posts), *(vars(one) for one in vars(posts).values() if hasattr(one, "__dict__"))]
    return [
        name
        for part in parts
        for name, value in part.items()
        if isinstance(value, dict | set) and found in value
    ]


async def test_nothing_is_kept_of_a_tournament_that_is_over(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    hosts = world.server.create_role("Hosts", permissions=discord.Permissions(manage_roles=True))
    prize = world.server.create_role("Champion")
    world.backend.add_member_role(world.server.id, people[0].id, hosts.id)
    await world.settle()
    found = await open_event(people[0], format="knockout", pause=0, prize=prize)
    await enter_all(people, found)
    await start_event(people[0], found)
    assert keeping(world, found)
    for _ in range(2):
        await win(world, found)
    assert (await event(world, found)).stage is Stage.FINISHED
    await world.rest(60)
    for player in people:
        await player.press(player.with_verb(Verb.STANDINGS, found), Verb.STANDINGS)
    assert keeping(world, found) == []
