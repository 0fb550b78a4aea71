"""Tables in channels that a person cannot see: for that person there are none, unless they sit there."""

import random
from itertools import product
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, InteractionResult
from simcord.backend.access import channel_accessible
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.puzzle import days
from bot.tables.limits.token_bucket import TokenBucket
from bot.tables.model.table import Stage
from bot.text.catalogue import speak_strictly, voices
from testing.attacks.probes import KnownNames, ProbeAnswer, probe_answers
from testing.logs import Complaints
from testing.players.player import Player, play_out, press_late
from testing.players.puzzles import put_puzzle
from testing.randomness import is_thorough
from testing.worlds.world import World

ASKED_AT = 120
"""Seconds on the clock when the stranger asks: whatever happened before has come to rest."""
COUNTING_COMMANDS = ("'stats'", "'leaderboard'")
"""Commands whose answers count the matches of a whole server, without saying where they were or with whom."""
AT_ONCE = ("'tutor'", "b1:tutor:")
"""Commands and buttons after which a computer plays at once: whether its card or the table is sent first is
chance."""
PARTS = 3
"""One of so many parts of all that can be asked is asked in a run, another one each time."""
NO_TABLE = voices()["en"]("refusal-no-table")


def deny(channel: ChannelHandle, player: Player, **rights: bool) -> None:
    """Take rights in a channel from a person."""
    denied = discord.Permissions(**rights).value
    overwrite = Overwrite(player.id, OverwriteType.MEMBER, allow=0, deny=denied)
    player.world.backend.set_overwrite(channel.id, overwrite)


def thread_in(world: World, channel: ChannelHandle, owner: Player, kind: ChannelType) -> ChannelHandle:
    made = world.backend.create_thread(channel.id, "a thread", owner.id, type=kind)
    (thread,) = (one for one in channel.threads if one.id == made.id)
    return thread


async def opened(player: Player, channel: ChannelHandle, **options: object) -> str:
    """A person opens a table in a channel; returns its id."""
    before = set(player.world.tables)
    await player.actor.slash(channel, "briscola new", players=2, target=1, clock="off", **options)
    (table,) = set(player.world.tables) - before
    return table


def response_text(player: Player, result: InteractionResult) -> str:
    assert result.response is not None
    return player.read(result.response)


class Scene:
    """A server with an open channel, and one that a stranger cannot see, in which two people play."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.host, self.guest, self.stranger = (world.enter(name) for name in ("Gino", "Bice", "Zoe"))
        self.hidden = world.server.create_text_channel("hidden")
        deny(self.hidden, self.stranger, view_channel=True)

    async def play(self, stage: Stage) -> str:
        """Bring a table in the hidden channel to a stage; returns its id."""
        table = await opened(self.host, self.hidden)
        if stage is not Stage.LOBBY:
            await self.guest.actor.slash(self.hidden, "briscola join", table=table)
            await self.host.actor.slash(self.hidden, "briscola start", table=table)
        if stage is Stage.FINISHED:
            await self.host.actor.slash(self.hidden, "briscola-move resign", answer="agree", table=table)
        assert self.world.table(table).stage is stage
        return table


# The whole -------------------------------------------------------------------------------------------------


async def probe_part(
    folder: Path, part: slice, named: KnownNames | None = None
) -> tuple[KnownNames, list[ProbeAnswer]]:
    """What a stranger gets for a part of everything that they can ask, and what they name.

    They name what the hidden channel holds: tables in every stage. Given ``named``, it holds nothing.
    """
    folder.mkdir()
    world = await World.opened(folder, cards="hidden", direct=True)
    scene = Scene(world)
    if named is None:
        tables = [await scene.play(stage) for stage in (Stage.FINISHED, Stage.PLAYING, Stage.LOBBY)]
        matches = [world.table(table).match for table in tables[:2]]
        named = KnownNames(tuple(tables), tuple(matches), scene.host.id, scene.host.name)
    await world.rest()
    await world.advance_time(ASKED_AT - world.backend.clock.elapsed)
    today = days.day_at(world.milliseconds())
    for day in (today - days.ONE, today, today + days.ONE):
        await put_puzzle(world, day)  # to make one takes seconds
    found = await probe_answers(world, scene.stranger, named, part)
    await world.closed()
    return named, found


@pytest.mark.usefixtures("stub_pictures")
async def test_what_a_hidden_channel_holds_changes_no_byte_of_what_a_stranger_gets(
    tmp_path: Path, complaints: Complaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_strictly()
    monkeypatch.setattr(TokenBucket, "take", lambda *_: 0)
    monkeypatch.setattr("secrets.token_hex", lambda count: "00" * count)
    part = slice(0, None) if is_thorough() else slice(random.randrange(PARTS), None, PARTS)
    named, with_tables = await probe_part(tmp_path / "with", part)
    _, without = await probe_part(tmp_path / "without", part, named)
    speak_strictly(strict=False)
    assert complaints.lines == []
    assert len(with_tables) > (1000 if is_thorough() else 1000 // PARTS)
    assert all(one.requests for one in with_tables)
    pairs = zip(with_tables, without, strict=True)
    differ = [(one, other) for one, other in pairs if one != other]
    free = (*COUNTING_COMMANDS, *AT_ONCE)
    assert [(one, other) for one, other in differ if not any(word in one.probe for word in free)] == []
    for one, other in differ:
        assert one.probe == other.probe
        # Where a tutor's table opens, a hand names the channel of that table.
        channel = [] if any(word in one.probe for word in AT_ONCE) else ["<#"]
        assert not any(word in repr(one.requests) for word in (*named.tables, "Bice", "hidden", *channel))


# Who sees what ---------------------------------------------------------------------------------------------


async def test_people_are_offered_the_tables_that_discord_shows_them(world: World) -> None:
    """Every person is offered the tables of exactly those places that the simulated Discord lets them see."""
    server, lounge = world.server, world.server.create_text_channel("lounge")
    members = server.create_role("Members")
    closed = server.create_text_channel("closed")
    everyone = discord.Permissions(view_channel=True).value
    world.backend.set_overwrite(closed.id, Overwrite(server.id, OverwriteType.ROLE, allow=0, deny=everyone))
    world.backend.set_overwrite(closed.id, Overwrite(members.id, OverwriteType.ROLE, allow=everyone, deny=0))

    def comes(name: str, **rights: bool) -> Player:
        role = server.create_role(name, permissions=discord.Permissions(**rights))
        return Player(world, server.add_member(world.create_user(name.lower()), roles=[role]), name)

    host = comes("Host", administrator=True)
    insider = Player(world, server.add_member(world.create_user("insider"), roles=[members]), "Insider")
    shut_out, spared = world.enter("Shut out"), world.enter("Spared")
    deny(lounge, shut_out, view_channel=True)
    world.backend.set_overwrite(closed.id, Overwrite(spared.id, OverwriteType.MEMBER, allow=everyone, deny=0))
    bot = Overwrite(world.backend.bot_user.id, OverwriteType.MEMBER, allow=everyone, deny=0)
    world.backend.set_overwrite(closed.id, bot)
    people = [
        insider,
        shut_out,
        spared,
        world.enter("Plain"),
        comes("Keeper", manage_threads=True),
        comes("Manager", manage_guild=True),
        comes("Admin", administrator=True),
    ]
    channels = [world.channel, lounge, closed]
    kinds = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
    places = [*channels, *(thread_in(world, one, host, kind) for one, kind in product(channels, kinds))]
    await world.settle()
    await host.command("briscola-admin limits", person=50)
    tables = {place.id: await opened(host, place) for place in places}
    seen = set()
    for player in people:
        offered = await player.actor.autocomplete(world.channel, "briscola score", "table", "")
        visible = {table for at, table in tables.items() if channel_accessible(world.backend, at, player.id)}
        assert {one["value"] for one in offered} == visible, player.name
        for table in tables.values():
            answer = response_text(player, await player.command("briscola score", table=table))
            assert (NO_TABLE not in answer) is (table in visible), player.name
        seen.add(frozenset(visible))
    assert len(seen) == 5, "who see the same: the plain one and the manager; the keeper and nobody; the admin"


async def test_who_is_in_a_private_thread_reaches_its_table_there(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    thread = thread_in(world, world.channel, anna, ChannelType.PRIVATE_THREAD)
    world.backend.channels[thread.id].thread_members[bruno.id] = world.backend.now_iso()
    table = await opened(anna, thread)
    # Elsewhere nothing tells the bot who is in the thread.
    assert response_text(bruno, await bruno.command("briscola join", table=table)) == NO_TABLE
    await bruno.actor.slash(thread, "briscola join")
    assert world.table(table).member(bruno.id) is not None
    assert response_text(bruno, await bruno.command("briscola score", table=table)) != NO_TABLE


async def test_a_voice_channel_takes_the_right_to_connect_too(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    voice = world.server.create_voice_channel("voice")
    table = await opened(anna, voice)
    assert response_text(bruno, await bruno.command("briscola score", table=table)) != NO_TABLE
    deny(voice, bruno, connect=True)
    assert response_text(bruno, await bruno.command("briscola score", table=table)) == NO_TABLE


async def test_a_table_in_a_channel_that_is_gone_is_its_peoples_alone(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    lounge = world.server.create_text_channel("lounge")
    table = await opened(anna, lounge)
    world.backend.delete_channel(lounge.id)
    await world.settle()
    assert response_text(bruno, await bruno.command("briscola score", table=table)) == NO_TABLE
    assert response_text(anna, await anna.command("briscola score", table=table)) != NO_TABLE


# One's own -------------------------------------------------------------------------------------------------


async def test_who_sits_at_a_table_reaches_it_from_everywhere_whatever_they_see(world: World) -> None:
    scene = Scene(world)
    table = await scene.play(Stage.PLAYING)
    deny(scene.hidden, scene.host, view_channel=True)
    elsewhere = world.create_guild("Elsewhere")
    away = elsewhere.create_text_channel("away")
    host = scene.host
    abroad = elsewhere.add_member(host.actor.user)
    held = response_text(host, await host.command("briscola read", what="hand"))
    for named in ({}, {"table": table}):
        for result in (
            await host.command("briscola read", what="hand", **named),
            await host.actor.user.slash("briscola read", what="hand", **named),
        ):
            assert response_text(host, result) == held
    shown = await abroad.slash(away, "briscola hand", table=table)
    assert shown.response is not None
    pressed = await press_late(world, Player(world, abroad, host.name), shown.response, f"b1:score:{table}")
    assert pressed.followups or pressed.response is not None
    assert NO_TABLE not in response_text(host, pressed)


@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.parametrize("answer", ["join", "leave"])
async def test_who_was_invited_to_a_hidden_table_can_answer(
    world: World, *, direct: bool, answer: str
) -> None:
    scene = Scene(world)
    stranger, host = scene.stranger, scene.host
    table = await opened(host, scene.hidden)
    ask = stranger.actor.user.slash if direct else stranger.command
    assert response_text(stranger, await ask(f"briscola {answer}", table=table)) == NO_TABLE
    await host.actor.slash(scene.hidden, "briscola invite", person=stranger.actor)
    offered = await (
        stranger.actor.user.autocomplete("briscola join", "table", "")
        if direct
        else stranger.actor.autocomplete(world.channel, "briscola join", "table", "")
    )
    assert [one["value"] for one in offered] == [table]
    response_text(stranger, await ask(f"briscola {answer}"))
    assert (world.table(table).member(stranger.id) is not None) is (answer == "join")
    assert stranger.id not in {guest.id for guest in world.table(table).invited}
    again = response_text(stranger, await ask("briscola score", table=table))
    assert (again == NO_TABLE) is (answer == "leave")


async def test_who_no_longer_sits_at_a_hidden_table_finds_none_in_direct_messages(world: World) -> None:
    scene = Scene(world)
    table = await opened(scene.host, scene.hidden)
    await scene.guest.actor.slash(scene.hidden, "briscola join")
    await world.rest()
    guest = scene.guest
    given = await guest.actor.user.slash("briscola score")
    assert NO_TABLE not in response_text(guest, given)
    await guest.actor.slash(scene.hidden, "briscola leave")
    deny(scene.hidden, guest, view_channel=True)
    for place in (guest.actor.user.slash, guest.command):
        assert response_text(guest, await place("briscola join", table=table)) == NO_TABLE
    assert world.table(table).member(guest.id) is None


# What has been played --------------------------------------------------------------------------------------


async def test_finished_matches_are_told_to_those_who_played_them_or_see_where(world: World) -> None:
    scene = Scene(world)
    table = await scene.play(Stage.FINISHED)
    await world.rest()
    match, host, guest, stranger = world.table(table).match, scene.host, scene.guest, scene.stranger
    insider = world.enter("Ivo")

    async def told_of(player: Player, *, direct: bool = False) -> set[str]:
        ask = player.actor.user.slash if direct else player.command
        asks = {
            "history": await ask("briscola-me history", player=host.actor.user if direct else host.actor),
            "verify": await ask("briscola verify", match=match),
            "record": await ask("briscola-me match record", match=match),
        }
        return {name for name, result in asks.items() if match in response_text(player, result)}

    everything = {"history", "verify", "record"}
    assert await told_of(host) == await told_of(guest, direct=True) == await told_of(insider) == everything
    assert await told_of(stranger) == await told_of(stranger, direct=True) == set()
    assert await told_of(insider, direct=True) == set(), "there nothing tells what they see"


async def test_figures_count_every_match_and_the_plot_shows_only_those_that_the_asker_may_know_of(
    world: World,
) -> None:
    scene, insider = Scene(world), world.enter("Ivo")
    tables = [await scene.play(Stage.FINISHED) for _ in range(2)]
    await world.rest()
    host, guest, stranger = scene.host, scene.guest, scene.stranger

    async def plotted(player: Player, *, direct: bool = False) -> bool:
        ask = player.actor.user.slash if direct else player.command
        result = await ask("briscola-me stats", player=host.actor.user if direct else host.actor)
        # With the description of the picture.
        answer = repr(player.stored(result.response).components)
        assert "2 matches" in answer, "the figures count both, whoever asks"
        assert not any(word in answer for word in (*tables, "Bice", "hidden", "<#", "<t:"))
        return "Card points in the latest 2 matches" in answer

    assert await plotted(host)
    assert await plotted(guest, direct=True)
    assert await plotted(insider)
    assert not await plotted(stranger)
    assert not await plotted(stranger, direct=True)


async def test_S_2_the_rating_is_drawn_from_matches_that_the_asker_may_know_of(world: World) -> None:
    scene, insider = Scene(world), world.enter("Ivo")
    for _ in range(2):
        table = await opened(scene.host, scene.hidden, rated=True)
        await scene.guest.actor.slash(scene.hidden, "briscola join", table=table)
        await scene.host.actor.slash(scene.hidden, "briscola start", table=table)
        await scene.host.actor.slash(scene.hidden, "briscola-move resign", answer="agree", table=table)
    await world.rest()

    async def drawn(player: Player, *, direct: bool = False) -> bool:
        ask = player.actor.user.slash if direct else player.command
        whose = scene.host.actor.user if direct else scene.host.actor
        result = await ask("briscola-me stats", player=whose, show="rating")
        answer = repr(player.stored(result.response).components)
        assert "2 matches" in answer
        return "Rating after the latest 2 rated matches" in answer

    assert await drawn(scene.host)
    assert await drawn(scene.guest, direct=True)
    assert await drawn(insider)
    assert not await drawn(scene.stranger)
    assert not await drawn(scene.stranger, direct=True)


async def test_A_1_A_3_two_people_and_records_are_told_of_matches_that_the_asker_may_know_of(
    world: World,
) -> None:
    scene, insider = Scene(world), world.enter("Ivo")
    host, guest, stranger = scene.host, scene.guest, scene.stranger
    await scene.play(Stage.FINISHED)
    await play_out(world, await scene.play(Stage.PLAYING))
    await world.rest()

    async def compared(player: Player) -> bool:
        answer = response_text(
            player, await player.command("briscola-me stats", player=host.actor, **{"with": guest.actor})
        )
        assert ("Against each other" in answer) is ("no match that" not in answer)
        return "2 matches" in answer

    async def kept(player: Player) -> bool:
        return "Bice" in response_text(player, await player.command("leaderboard", by="records"))

    for player in (host, guest, insider):
        assert await compared(player)
    assert not await compared(stranger)
    assert "different people" in response_text(
        host, await host.command("briscola-me stats", **{"with": host.actor})
    )
    for player in (host, guest, insider):
        assert await kept(player)
    assert not await kept(stranger)
    for player in (stranger, host):
        assert "Partners" in response_text(
            player, await player.command("briscola-me stats", player=host.actor, show="partners")
        )


async def test_matches_in_a_private_thread_are_told_to_those_who_played_them(world: World) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    told_to_carla = []
    for kind in (ChannelType.PRIVATE_THREAD, ChannelType.PUBLIC_THREAD):
        thread = thread_in(world, world.channel, anna, kind)
        world.backend.channels[thread.id].thread_members[bruno.id] = world.backend.now_iso()
        await world.settle()
        table = await opened(anna, thread)
        await bruno.actor.slash(thread, "briscola join", table=table)
        await anna.actor.slash(thread, "briscola start", table=table)
        await anna.actor.slash(thread, "briscola-move resign", answer="agree", table=table)
        await world.rest()
        match = world.table(table).match
        assert match in response_text(anna, await anna.command("briscola-me history"))
        assert match in response_text(anna, await anna.command("briscola-me history", player=bruno.actor))
        told_to_carla.append(
            match in response_text(carla, await carla.command("briscola-me history", player=anna.actor))
        )
        deals = await carla.actor.autocomplete(
            world.channel, "briscola-me match replay", "deal", "", match=match
        )
        told_to_carla.append(bool(deals))
    assert told_to_carla == [False, False, True, True]


# Keeping order ---------------------------------------------------------------------------------------------


async def test_who_manages_the_server_keeps_order_in_hidden_channels_too_and_does_nothing_else_there(
    world: World,
) -> None:
    scene, boss = Scene(world), world.enter("Boss", manager=True)
    table = await scene.play(Stage.LOBBY)
    deny(scene.hidden, boss, view_channel=True)
    assert table in response_text(boss, await boss.command("briscola-admin tables"))
    assert response_text(boss, await boss.command("briscola join", table=table)) == NO_TABLE
    assert response_text(boss, await boss.command("briscola end", table=table)) == NO_TABLE
    assert await boss.actor.autocomplete(world.channel, "briscola end", "table", "") == []
    (offered,) = await boss.actor.autocomplete(world.channel, "briscola-admin end", "table", "")
    await boss.command("briscola-admin end", table=offered["value"])
    assert table not in world.tables
