"""Servers that remove the bot: tables close, settings go a month later, results stay."""

import io
import json
from typing import Any

import pytest
from simcord.backend import serializers
from simcord.gateway import FakeGateway

from bot.store.errors import Unavailable
from bot.store.rows import GuildSettings
from bot.store.sqlite.log import SqliteLog
from bot.tables.model.events import CloseReason
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from testing.players.player import Player, play_out
from testing.players.tables import fill_seats, open_table, start_match
from testing.worlds.world import World

DAY = 24 * 3600
MONTH = 30 * DAY

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


def lines(log_output: io.StringIO, event: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in log_output.getvalue().splitlines()]
    return [line for line in found if line["event"] == event]


async def remove_bot(world: World, guild: int | None = None) -> None:
    """The bot is thrown out of a server, or the server is deleted."""
    world.backend.remove_guild(guild or world.server.id)
    await world.settle()


def report_outage(world: World) -> None:
    """Discord says that the server is down."""
    world.backend.emit("GUILD_DELETE", {"id": str(world.server.id), "unavailable": True})


async def close_reason_of(world: World, table: str) -> CloseReason | None:
    return (await world.briscola.context.tables.look(table, None)).close_reason


async def settings(world: World, guild: int) -> GuildSettings:
    return await world.briscola.context.store.guilds.settings(guild)


def requests_about(world: World, *places: int) -> list[str]:
    """The requests about a server or its channels."""
    return [
        f"{entry.method} {entry.path}"
        for entry in world.http_requests
        if any(f"/{place}" in entry.path for place in places)
    ]


@pytest.fixture
async def people(world: World) -> tuple[Player, Player]:
    """Anna and Bruno play; the server speaks Italian in public."""
    anna, bruno = world.enter("Anna", manager=True), world.enter("Bruno")
    await anna.command("briscola-admin language", language="it")
    await start_match(world, 2, anna, [bruno])
    return anna, bruno


async def by_correspondence(world: World) -> str:
    """A match that still runs when a day has passed."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola new", players=2, clock="259200")
    table = world.table().id
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    return table


async def open_elsewhere(world: World, player: Player) -> tuple[int, str]:
    """A lobby on another server; returns the server and the table."""
    other = world.create_guild("Elsewhere")
    before = set(world.tables)
    await other.add_member(player.actor.user).slash(other.create_text_channel("lounge"), "briscola new")
    (table,) = set(world.tables) - before
    return other.id, table


async def test_its_tables_close_at_once_and_nothing_is_sent_there(
    world: World, people: tuple[Player, Player], log_output: io.StringIO
) -> None:
    anna, _ = people
    table, channel = world.table().id, world.channel.id
    _, other = await open_elsewhere(world, anna)
    lobby = await open_table(anna)
    await world.rest()
    before = requests_about(world, world.server.id, channel)
    await remove_bot(world)
    await world.rest(60)
    assert set(world.tables) == {other}
    assert await close_reason_of(world, table) is await close_reason_of(world, lobby) is CloseReason.REMOVED
    assert requests_about(world, world.server.id, channel) == before
    assert await world.briscola.context.store.messages.of_table(table) == []
    (line,) = lines(log_output, "left a server")
    assert (line["guild"], line["guilds"], line["tables"]) == (world.server.id, 1, 2)


async def test_whoever_has_their_cards_in_direct_messages_sees_that_the_table_is_closed(
    world: World, people: tuple[Player, Player]
) -> None:
    await remove_bot(world)
    await world.rest()
    for player in people:
        text = player.read(player.direct()[-1])
        assert any(voice("ui-closed-removed") in text for voice in voices().values())


async def test_a_match_that_was_under_way_counts_for_nobody(
    world: World, people: tuple[Player, Player]
) -> None:
    await remove_bot(world)
    await world.rest()
    for player in people:
        about = await world.briscola.context.store.results.export(player.id)
        assert (about["matches"], about["ratings"], about["departures"]) == ([], [], [])


async def test_a_server_that_is_down_is_not_left(world: World, log_output: io.StringIO) -> None:
    table = await by_correspondence(world)
    report_outage(world)
    await world.rest(DAY + 60)
    assert await close_reason_of(world, table) is None
    world.backend.emit("GUILD_CREATE", serializers.guild_create_payload(world.backend, _guild(world)))
    await world.rest()
    assert table in world.tables
    assert lines(log_output, "left a server") == lines(log_output, "joined a server") == []


def _guild(world: World) -> Any:  # noqa: ANN401 - the simulator's
    return world.backend.get_guild(world.server.id)


async def test_its_settings_are_kept_for_a_month(
    world: World, people: tuple[Player, Player], log_output: io.StringIO
) -> None:
    server = world.server.id
    await remove_bot(world)
    await world.rest(MONTH - DAY)
    assert (await settings(world, server)).language == "it"
    await world.rest(2 * DAY)
    assert await settings(world, server) == GuildSettings(server)
    assert await world.briscola.context.choices.of_guild(server) == GuildSettings(server)
    assert [line["guild"] for line in lines(log_output, "the settings of a server were deleted")] == [server]
    assert people


async def test_a_server_that_invites_the_bot_again_finds_its_settings(
    world: World, people: tuple[Player, Player], log_output: io.StringIO
) -> None:
    server, guild = world.server.id, _guild(world)
    await remove_bot(world)
    await world.rest(MONTH - DAY)
    world.backend.guilds[server] = guild
    guild.channel_ids.clear()
    guild.thread_ids.clear()
    payload = dict(serializers.guild_create_payload(world.backend, guild))
    del payload["unavailable"]  # so Discord says that it is new
    world.backend.emit("GUILD_CREATE", payload)
    await world.rest(2 * DAY)
    assert (await settings(world, server)).language == "it"
    (line,) = lines(log_output, "joined a server")
    assert (line["guild"], line["guilds"]) == (server, 1)
    assert people


async def test_results_and_ratings_stay_with_the_players(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna)
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await play_out(world, table)
    assert world.table().stage is Stage.FINISHED
    results = world.briscola.context.store.results
    before = await results.export(anna.id)
    assert before["matches"]
    del before["tables"]  # the table has closed meanwhile
    await remove_bot(world)
    await world.rest(MONTH + DAY)
    after = await results.export(anna.id)
    assert {key: after[key] for key in before} == before


async def remove_while_stopped(world: World, guild: int) -> None:
    """The bot ends, is removed from the server, and begins again."""
    await world.bot.close()
    world.backend.remove_guild(guild)
    await world.restarted()
    await world.rest()


async def test_a_removal_while_the_bot_was_not_there_is_noticed_at_its_start(
    world: World, people: tuple[Player, Player], log_output: io.StringIO
) -> None:
    anna, _ = people
    table, channel = world.table().id, world.channel.id
    _, other = await open_elsewhere(world, anna)
    before = requests_about(world, channel)
    await remove_while_stopped(world, world.server.id)
    assert set(world.tables) == {other}
    assert await close_reason_of(world, table) is CloseReason.REMOVED
    assert requests_about(world, channel) == before
    assert [line["guild"] for line in lines(log_output, "left a server")] == [world.server.id]


async def test_a_server_that_kept_settings_only_is_noticed_too(
    world: World, people: tuple[Player, Player]
) -> None:
    anna, _ = people
    server = world.server.id
    await anna.command("briscola-admin end", table=world.table().id)
    await remove_while_stopped(world, server)
    assert server not in await world.briscola.context.store.guilds.ids()
    assert (await settings(world, server)).language == "it"


async def test_a_server_that_is_down_at_the_start_and_comes_late_is_not_left(
    world: World, log_output: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, feed = await by_correspondence(world), FakeGateway.feed

    def down(gateway: FakeGateway, event: str, payload: Any) -> None:  # noqa: ANN401 - as the simulator
        if event == "READY":  # as Discord has it: a list of all servers, of which nothing is known yet
            payload = {**payload, "guilds": [{"id": str(world.server.id), "unavailable": True}]}
        if event != "GUILD_CREATE":
            feed(gateway, event, payload)

    with monkeypatch.context() as at_the_start:
        at_the_start.setattr(FakeGateway, "feed", down)
        await world.restarted()
        await world.rest(DAY + 60)
    assert requests_about(world, world.server.id) == []
    assert await close_reason_of(world, table) is None
    world.backend.emit("GUILD_CREATE", serializers.guild_create_payload(world.backend, _guild(world)))
    await world.rest()
    assert table in world.tables
    assert lines(log_output, "left a server") == []


async def test_a_server_that_is_not_in_the_list_is_asked_for_before_its_tables_close(
    world: World, log_output: io.StringIO
) -> None:
    """A closed table cannot be opened again."""
    server, table = world.server.id, await by_correspondence(world)
    world.inject_error("GET", f"/guilds/{server}", status=503, times=None)
    await world.bot.close()
    world.backend.remove_guild(server)
    await world.restarted()
    await world.rest(60)
    assert await close_reason_of(world, table) is None
    assert lines(log_output, "left a server") == []
    world.backend.faults.clear()
    await world.rest(DAY)
    assert await close_reason_of(world, table) is CloseReason.REMOVED


async def test_what_could_not_be_stored_is_made_up_for_the_next_day(
    world: World, log_output: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await by_correspondence(world)

    async def failing(*_: object, **__: object) -> None:
        raise Unavailable("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(SqliteLog, "append", failing)
        await remove_bot(world)
    assert await close_reason_of(world, table) is None
    assert len(lines(log_output, "a server could not be left")) == 1
    await world.rest(DAY)
    assert await close_reason_of(world, table) is CloseReason.REMOVED
