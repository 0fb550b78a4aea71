"""The whole bot on a PostgreSQL server."""

import io
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot import log
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from testing.checks.leaks import leaks
from testing.logs import restore_logging
from testing.players.player import play_out
from testing.players.tables import start_match
from testing.postgres import Cluster
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


@pytest.fixture
async def world(tmp_path: Path, postgres: Cluster, stub_pictures: StubPictures) -> AsyncIterator[World]:
    """A world in which errors may be logged: here the server goes away."""
    assert stub_pictures.scenes == {}
    with restore_logging("bot", "cogs", "discord", "discord.client"):
        log.configure("error", stream=io.StringIO())
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        made = await World.opened(tmp_path, on_server=postgres.url(postgres.database()))
        await made.commands_registered()
        yield made
        await made.closed()
        made.raise_errors()


async def test_a_match_is_played_to_its_end_over_a_restart(world: World, stub_pictures: StubPictures) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id, tricks=3)
    before = world.table()
    await world.restarted()
    await world.commands_registered()
    await world.briscola.idle()
    assert world.table().seq >= before.seq
    assert world.table().state == before.state
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    await world.briscola.idle()
    store = world.briscola.context.store
    assert [len(played.seats) for played in await store.results.history(anna.id)] == [2]
    assert await store.check() == []
    assert leaks(world, stub_pictures.scenes) == []


@pytest.mark.parametrize("mode", ["fast", "immediate"])
async def test_while_the_server_is_away_acts_are_refused_in_words_and_then_go_on(
    world: World, postgres: Cluster, mode: str
) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    bruno = world.enter("Bruno", locale=discord.Locale.italian)
    table = await start_match(world, 2, anna, [bruno])
    before = world.table()
    assert before.turn is not None
    player = world.people[before.seats[before.turn].owner.id]  # type: ignore[union-attr]  # people alone sit there
    hand, since = await player.hand(table.id), len(world.http_requests)
    postgres.stop(mode)
    try:
        await player.press(hand, "play", 0)
        assert world.table() == before
        words = voices()["it"]("store-unavailable")
        assert any(words in json.dumps(one.json, ensure_ascii=False) for one in world.http_requests[since:])
    finally:
        postgres.start()
    await player.press(hand, "play", 0)
    assert world.table().decision == before.decision + 1
    await play_out(world, table.id)
    # While the server was away, the lease of the table's part may have run out: then it is not in memory.
    assert (await world.briscola.context.tables.look(table.id, None)).stage is Stage.FINISHED
    await world.briscola.idle()
    assert await world.briscola.context.store.check() == []
