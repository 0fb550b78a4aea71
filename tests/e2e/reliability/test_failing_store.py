"""F10: a database that fails is told honestly and is well again by itself. The quick form of its trial."""

import io
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot import log
from bot.pages.custom_ids import custom_id
from bot.store.errors import Unavailable
from bot.store.sqlite.store import Link, SqliteStore
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from bot.ui.publish.hands.hands import Hands
from chaos.storage.failing_store import LogReader, every_statement, failing, loss, play_with_faults
from chaos.storage.lasting_faults import LASTING, remove_files
from testing import databases
from testing.logs import restore_logging
from testing.players.any_game import start_by_code
from testing.players.player import Player, play_out, press_late
from testing.players.tables import start_match
from testing.players.turns import play_without
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


@pytest.fixture
async def failing_world(tmp_path: Path, stub_pictures: StubPictures) -> AsyncIterator[World]:
    """A world in which errors are logged, as they should be."""
    assert stub_pictures.scenes == {}
    with restore_logging("bot", "cogs", "discord", "discord.client"):
        log.configure("error", stream=io.StringIO())
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        made = await World.opened(tmp_path)
        yield made
        await made.closed()
        made.raise_errors()


def writer(world: World) -> Link:
    store = world.briscola.context.store
    assert isinstance(store, SqliteStore)
    return databases.link(databases.writer(store.log))


def player_to_act(world: World) -> Player:
    table = world.table()
    person = table.seats[table.turn or 0].person
    assert person is not None
    return world.people[person.id]


def was_refused_in_italian(world: World, since: int) -> bool:
    """Whether it was said in Italian that nothing could be saved."""
    words = voices()["it"]("store-unavailable")
    return any(words in json.dumps(one.json, ensure_ascii=False) for one in world.http_requests[since:])


@pytest.mark.parametrize("what", LASTING)
async def test_f10_a_card_that_cannot_be_saved_is_refused_until_it_can_be(
    failing_world: World, what: str
) -> None:
    world = failing_world
    anna = world.enter("Anna", locale=discord.Locale.italian)
    bruno = world.enter("Bruno", locale=discord.Locale.italian)
    table = await start_match(world, 2, anna, [bruno])
    async with LASTING[what](writer(world), world.database):
        for _ in range(40):  # a full disk may take a few more
            before, since, player = world.table(), len(world.http_requests), player_to_act(world)
            hand = await player.hand(table.id)
            await player.press(hand, "play", 0)
            if was_refused_in_italian(world, since):
                break
        else:
            raise AssertionError("never refused")
        assert world.table() == before
    witness = LogReader(world.database)
    assert witness.seq(table.id) == before.seq
    await world.rest(15)
    await player.press(hand, "play", 0)
    assert world.table().decision == before.decision + 1
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED
    assert witness.seq(table.id) == world.table().seq
    assert await world.briscola.context.store.check() == []


@pytest.mark.parametrize("where", ["at the table", "in a direct message", "and the bot begins anew"])
async def test_f10_that_nothing_could_be_saved_stands_above_the_cards_until_their_reader_presses_again(
    failing_world: World, where: str
) -> None:
    world = failing_world
    anna = world.enter("Anna", locale=discord.Locale.italian)
    table = await start_by_code(
        world, anna, world.enter("Bruno"), code="briscola 3 target=2 timeout=autoplay turn_clock=15"
    )
    await world.rest()
    shown = await anna.hand(table.id) if where == "at the table" else None

    def hand() -> Any:  # noqa: ANN401 - of either kind
        return shown or anna.direct()[-1]

    async def play() -> None:
        await press_late(world, anna, hand(), custom_id("play", table.id, world.table().decision, 0))

    words = voices()["it"]("store-unavailable")
    async with LASTING["read-only"](writer(world), world.database):  # a full disk may take a few more
        await play()
    assert words in anna.read(hand())
    if where == "and the bot begins anew":
        await world.restarted()
    decision, hands = world.table().decision, len(world.observer.seen[anna.id])
    for _ in range(6):
        await play_without(world, table.id, anna, clock=15)
        assert words in anna.read(hand())
    assert world.table().decision >= decision + 6
    assert len(world.observer.seen[anna.id]) >= hands + 3
    await play()
    assert words not in anna.read(hand())


async def test_f10_every_press_is_answered_as_it_is_whichever_statement_fails(failing_world: World) -> None:
    database = failing_world.database
    seen = await play_with_faults(
        failing_world, lambda press: failing(database, press % 3 + 1), seed=4, most=10
    )
    assert seen.broken == []
    assert seen.hit == seen.presses == 10
    assert 0 < seen.refused < 10


async def test_f10_a_card_is_refused_while_a_file_is_gone_and_counts_when_it_is_back(
    failing_world: World,
) -> None:
    database = failing_world.database
    seen = await play_with_faults(failing_world, lambda press: remove_files(database, press), seed=0, most=12)
    assert seen.broken == []
    assert (seen.presses, seen.refused) == (12, 6)


async def test_f10_without_its_database_a_bot_counts_no_card_and_does_not_start() -> None:
    seen = await loss(presses=3)
    assert seen.broken == []
    assert (seen.presses, seen.refused) == (3, 3)


async def test_f10_whichever_statement_fails_nothing_is_lost_or_doubled() -> None:
    deals, failed, broken = await every_statement(25)
    assert broken == []
    assert deals == failed > 1


async def test_f10_a_card_that_counts_is_never_said_to_have_changed_nothing(
    failing_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = failing_world
    anna = world.enter("Anna", locale=discord.Locale.italian)
    bruno = world.enter("Bruno", locale=discord.Locale.italian)
    table = await start_match(world, 2, anna, [bruno])
    player, since = player_to_act(world), len(world.http_requests)
    hand = await player.hand(table.id)
    monkeypatch.setattr(Hands, "update", AsyncMock(side_effect=Unavailable("i/o error")))
    await player.press(hand, "play", 0)
    assert world.table().decision == table.decision + 1
    assert not was_refused_in_italian(world, since)
    words = voices()["it"]("store-counts")
    assert any(words in json.dumps(one.json, ensure_ascii=False) for one in world.http_requests[since:])
