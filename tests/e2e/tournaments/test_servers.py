"""What a server gives a tournament and takes from it: roles, Discord's events, channels (T-3, T-18, T-19)."""

from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.builders import RoleHandle
from simcord.enums import OverwriteType

from bot.tournaments.model.event import Stage
from bot.ui.publish.tournaments.event_posts import RESULTS_FIRST
from testing.players.player import Player, answer_text, private_answer
from testing.players.tournaments import enter_all, event, open_event, start_event, table_of, win
from testing.worlds.world import World

NAMES = ("Anna", "Bruno", "Carla", "Dario")


@pytest.mark.parametrize("may_give", [True, False])
async def test_T_3_T_18_a_small_swiss_becomes_a_round_robin_whose_winner_gets_a_role(
    world: World,
    may_give: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    people = [world.enter(name, manager=name == "Anna") for name in NAMES]
    anna = people[0]
    prize = world.server.create_role("Champion")
    refused = await anna.command("tournament new", title="Coppa", prize=prize)
    assert "Manage Roles" in answer_text(anna, refused)
    manages = world.server.create_role("Hosts", permissions=discord.Permissions(manage_roles=True))
    world.backend.add_member_role(world.server.id, anna.id, manages.id)
    await world.settle()
    found = await open_event(anna, prize=prize, pause=0)
    await enter_all(people, found)
    answer = await anna.press(anna.with_verb("event-host", found), "event-host")
    assert answer.response is not None
    asked = await anna.press(answer.response, "event-start")
    assert "4 entries" in answer_text(anna, asked)
    assert asked.response is not None
    await anna.press(answer.response, "event-start-robin")
    await world.rest()
    assert "Round robin" in anna.read(anna.with_verb("my-match", found))
    if not may_give:
        path = f"/guilds/{world.server.id}/members/*"
        world.inject_error("PUT", path, status=403, code=50013, message="Missing Permissions", times=None)
    for _ in range(3):
        await win(world, found)
    await world.rest(RESULTS_FIRST)
    state = await event(world, found)
    assert (state.stage, len(state.rounds)) == (Stage.FINISHED, 3)
    winner = world.people[min(state.winners[0].people)]
    roles = world.backend.guilds[world.server.id].members[winner.id].role_ids
    assert (prize.id in roles) == may_give
    assert ("by hand" in anna.read(anna.visible()[-1])) != may_give


@pytest.mark.parametrize("is_shown", [True, False])
async def test_T_18_a_winner_who_has_left_keeps_no_other_from_the_role(
    world: World,
    is_shown: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """Even if the tournament has no message."""
    hosts = world.server.create_role("Hosts", permissions=discord.Permissions(manage_roles=True))
    prize = world.server.create_role("Champion")
    people = [world.enter(name) for name in (*NAMES, "Elsa", "Furio", "Gina", "Hugo")]
    anna, bruno = people[:2]
    world.backend.add_member_role(world.server.id, anna.id, hosts.id)
    await world.settle()
    found = await open_event(anna, prize=prize, format="knockout", players=4, pause=0)
    for first, second in zip(people[::2], people[1::2], strict=True):
        await first.command("tournament enter", partner=second.actor.user)
        await second.press(second.with_verb("enter-accept", found), "enter-accept")
    await anna.command("tournament start")
    await world.rest()
    await win(world, found)
    gone, stays = sorted((anna, bruno), key=lambda one: one.id)
    world.server.remove_member(gone.actor)
    await world.settle()
    if not is_shown:
        with world.as_bot():
            await world.briscola.context.store.messages.drop(found, "event")
        path = f"/channels/{world.channel.id}/messages"
        world.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
        world.inject_error(
            "PATCH", f"{path}/*", status=403, code=50013, message="Missing Permissions", times=None
        )
    await win(world, found)
    await world.rest(RESULTS_FIRST)
    state = await event(world, found)
    assert [one.people for one in state.winners] == [{gone.id, stays.id}]
    assert prize.id in world.backend.guilds[world.server.id].members[stays.id].role_ids
    if is_shown:
        text = stays.read(stays.visible()[-1])
        assert f"<@&{prize.id}> goes to {stays.name}." in text
        assert f"The role <@&{prize.id}> goes to {gone.name}. I may not give it" in text


async def test_T_18_a_prize_that_was_taken_away_is_not_given_again(world: World) -> None:
    hosts = world.server.create_role("Hosts", permissions=discord.Permissions(manage_roles=True))
    prize = world.server.create_role("Champion")
    people = [world.enter(name) for name in NAMES]
    world.backend.add_member_role(world.server.id, people[0].id, hosts.id)
    await world.settle()
    found = await open_event(people[0], prize=prize, format="knockout", pause=0)
    await enter_all(people, found)
    await start_event(people[0], found)
    for _ in range(2):
        await win(world, found)
    await world.rest(RESULTS_FIRST)
    state = await event(world, found)
    winner = world.people[min(state.winners[0].people)]
    roles = world.backend.guilds[world.server.id].members[winner.id].role_ids
    assert prize.id in roles
    text = winner.read(winner.visible()[-1])
    world.backend.remove_member_role(world.server.id, winner.id, prize.id)
    await world.settle()
    (loser,) = (one for one in people if one.id in state.entry(state.places[-1][0]).people)
    asked = private_answer(await loser.command("briscola-me privacy delete"))
    await loser.press(asked, "forget-me")
    await world.rest(60)
    assert prize.id not in roles
    assert winner.read(winner.visible()[-1]) == text.replace(loser.name, "Somebody who was forgotten")


async def test_T_18_nobody_promises_a_role_that_they_could_not_give_themselves(world: World) -> None:
    """*Manage Permissions* of a channel is the same bit as *Manage Roles* of the server."""
    admins = world.server.create_role("Admins", permissions=discord.Permissions(administrator=True))
    hosts = world.server.create_role("Hosts", permissions=discord.Permissions(manage_roles=True))
    prize = world.server.create_role("Champion")
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    manages = discord.Permissions(manage_roles=True).value
    world.backend.set_overwrite(
        world.channel.id, Overwrite(bruno.id, OverwriteType.MEMBER, allow=manages, deny=0)
    )
    world.backend.add_member_role(world.server.id, anna.id, hosts.id)
    await world.settle()
    for player, role in ((anna, admins), (anna, hosts), (bruno, prize)):
        refused = await player.command("tournament new", title="Coppa", prize=role)
        assert "*Manage Roles*" in answer_text(player, refused)
        assert "yours" in answer_text(player, refused)
    everyone = world.backend.guilds[world.server.id].roles[world.server.id]
    refused = await anna.command(
        "tournament new", title="Coppa", prize=RoleHandle(world, world.server, everyone)
    )
    assert "I may not give" in answer_text(anna, refused)
    await open_event(anna, prize=prize)


async def test_T_19_who_may_create_no_events_has_the_bot_create_none(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    rights = discord.Permissions(create_events=True)
    planners = world.server.create_role("Planners", permissions=rights)
    world.backend.add_member_role(world.server.id, bruno.id, planners.id)
    await world.settle()
    scheduled = world.backend.guilds[world.server.id].scheduled_events
    options: dict[str, Any] = {"starts-in": 30}
    await open_event(anna, **options)
    assert not scheduled
    await open_event(bruno, title="Altra", **options)
    assert [one.name for one in scheduled.values()] == ["Altra"]


async def test_T_19_an_event_of_discord_stands_in_a_channel_with_a_long_name(world: World) -> None:
    anna = world.enter("Anna", manager=True)
    planners = world.server.create_role("Planners", permissions=discord.Permissions(create_events=True))
    world.backend.add_member_role(world.server.id, anna.id, planners.id)
    long = world.server.create_text_channel("x" * 100)
    await world.settle()
    options: dict[str, Any] = {"title": "Coppa", "starts-in": 30}
    await anna.actor.slash(long, "tournament new", **options)
    await world.rest()
    (scheduled,) = world.backend.guilds[world.server.id].scheduled_events.values()
    assert scheduled.entity_metadata is not None
    location = scheduled.entity_metadata["location"]
    assert location.startswith("#xxx")
    assert len(location) == 100


async def test_T_17_T_19_an_event_of_discord_four_channels_and_one_that_vanishes(world: World) -> None:
    people = [world.enter(name) for name in NAMES]
    anna = people[0]
    planners = world.server.create_role("Planners", permissions=discord.Permissions(create_events=True))
    world.backend.add_member_role(world.server.id, anna.id, planners.id)
    channels = [world.server.create_text_channel(f"tables-{number}") for number in range(2)]
    hidden = world.server.create_voice_channel("spoken")
    await world.settle()
    named = " ".join(f"<#{channel.id}>" for channel in channels)
    for wrong in (f"{named} here", f"<#{hidden.id}>", " ".join(f"<#{10**17 + n}>" for n in range(5))):
        refused = await anna.command("tournament new", title="Coppa", channels=wrong)
        assert "up to 4 text channels" in answer_text(anna, refused)
    options: dict[str, Any] = {"format": "knockout", "pause": 0, "starts-in": 30}
    found = await open_event(anna, channels=named, **options)
    (scheduled,) = world.backend.guilds[world.server.id].scheduled_events.values()
    assert scheduled.name == "Coppa"
    await enter_all(people, found)
    await world.rest(30 * 60)
    state = await event(world, found)
    tables = [world.table(table_of(state, pairing)) for pairing in state.rounds[-1].pairings]
    assert [table.place.channel for table in tables] == [channel.id for channel in channels]
    world.backend.delete_channel(channels[1].id)
    await win(world, found)
    state = await event(world, found)
    assert len(state.rounds) == 2
    (final,) = [world.table(table_of(state, pairing)) for pairing in state.rounds[-1].pairings]
    assert final.place.channel == channels[0].id
    await win(world, found)
    assert (await event(world, found)).stage is Stage.FINISHED


@pytest.mark.parametrize("status", [403, 429])
async def test_a_table_whose_thread_is_refused_stands_in_the_channel(world: World, status: int) -> None:
    """Discord may close a channel to more threads for minutes; nobody waits for that."""
    people = [world.enter(name) for name in NAMES]
    found = await open_event(people[0], format="knockout")
    await enter_all(people, found)
    world.inject_error(
        "POST", "/channels/*/threads", status=status, code=0, message="no more threads", times=None
    )
    await people[0].command("tournament start")
    await world.rest()
    state = await event(world, found)
    tables = [world.table(table_of(state, pairing)) for pairing in state.rounds[-1].pairings]
    assert [(one.place.channel, one.place.thread) for one in tables] == [(world.channel.id, None)] * 2
    assert people[0].find(people[0].with_verb("ready", tables[0].id), "ready")


async def command_text(player: Player, name: str, **options: Any) -> str:  # noqa: ANN401 - whatever a command takes
    return answer_text(player, await player.command(f"tournament {name}", **options))


async def test_what_cannot_be_is_refused_in_one_sentence(world: World) -> None:
    people = [world.enter(name) for name in (*NAMES, "Elsa", "Furio", "Gina", "Hugo", "Ida")]
    anna, bruno, carla, dario, elsa = people[:5]
    wrong: dict[str, dict[str, object]] = {
        "Only a knock-out": {"final": 3},
        "Only in a round robin": {"double": True},
        "Only an arena has a length": {"minutes": 45},
        "host choose the number of rounds": {"rounds": 9, "format": "knockout"},
        "A pause is for live": {"days": 3},
        "heats only": {"game": "chiamata"},
    }
    for sentence, options in wrong.items():
        answer = await command_text(anna, "new", title="Coppa", **options)
        assert sentence in answer
        assert "\n" not in answer
    assert "A pause is for live" in await command_text(anna, "new", title="Coppa", tempo="post", pause=5)
    found = await open_event(anna, players=4, format="knockout", rated=False)
    await command_text(anna, "enter", partner=bruno.actor.user)
    assert "already" in await command_text(anna, "enter", partner=carla.actor.user)
    assert "Bruno plays in another entry" in await command_text(carla, "enter", partner=bruno.actor.user)
    assert "different people" in await command_text(dario, "enter", partner=dario.actor.user)
    assert "not entered" in await command_text(elsa, "withdraw")
    assert "4 entries are needed" in await command_text(anna, "start")
    assert "Only Anna" in await command_text(bruno, "start")
    await bruno.press(bruno.with_verb("enter-accept", found), "enter-accept")
    for first, second in ((carla, dario), (people[4], people[5]), (people[6], people[7])):
        await first.command("tournament enter", partner=second.actor.user)
        await second.press(second.with_verb("enter-accept", found), "enter-accept")
    await anna.command("tournament start")
    await world.rest()
    late = people[8]
    assert "too late" in await command_text(late, "enter", partner=world.enter("Luca").actor.user)
    await win(world, found)
    # Anna's entry has won; she may not say otherwise.
    own = await command_text(anna, "result", entry="1", verdict="drawn", reason="so it was")
    assert "your own match" in own
