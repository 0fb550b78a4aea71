"""The first answer comes in time and once, and what went wrong is said in a sentence."""

import asyncio
from typing import Any

import discord
import pytest

from bot.store.base import Unavailable
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.wire.items import on_press
from bot.ui.wire.replies import ACKNOWLEDGED
from tests.e2e.world import World, press_late


async def test_an_error_that_nobody_foresaw_is_an_apology(world: World, complaints: Any) -> None:  # noqa: ANN401
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    message = anna.with_verb("join", table)

    async def broken(_interaction: object, _press: object) -> None:
        raise KeyError(table)

    on_press("test-broken")(broken)
    result = await press_late(world, anna, message, f"b1:test-broken:{table}")
    assert result.response is not None
    assert "try again" in anna.read(result.response)
    assert table not in anna.read(result.response)
    assert len(complaints.lines) == 1
    complaints.lines.clear()


async def test_a_full_disk_is_said_and_nothing_is_done(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Any,  # noqa: ANN401
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    before = world.table()

    async def full(*_args: object, **_named: object) -> None:
        raise Unavailable("disk full")

    monkeypatch.setattr(Tables, "act", full)
    result = await anna.press(anna.with_verb("add"), "add")
    assert result.response is not None
    assert result.response.ephemeral
    assert world.table() == before
    assert complaints.lines
    complaints.lines.clear()


@pytest.mark.parametrize("act", ["button", "menu of the host", "command"])
async def test_a_slow_answer_is_announced_before_discord_gives_up(
    world: World, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    await world.rest()
    (table,) = world.tables
    lobby = anna.with_verb("join", table)
    look, gate = Tables.look, asyncio.Event()

    async def slow(self: Tables, table_id: str, person: int | None) -> TableView:
        await gate.wait()
        return await look(self, table_id, person)

    monkeypatch.setattr(Tables, "look", slow)
    if act == "command":
        result = await anna.command("briscola score")
    else:
        verb = "rules" if act == "button" else "options"
        result = await press_late(world, anna, lobby, f"b1:{verb}:{table}")
    before = result.acknowledged
    await world.rest(2)
    assert (before, result.acknowledged) == (False, True)
    gate.set()
    await world.settle()
    answer = result.response if act == "command" else result.followups[0]
    assert answer is not None
    assert answer.ephemeral
    assert anna.read(answer)


async def test_an_answer_that_arrived_is_not_given_again(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    world.inject_error(
        "POST", "/interactions/*/callback", status=400, code=ACKNOWLEDGED, message="acknowledged", times=1
    )
    before = len(world.http_requests)
    await press_late(world, anna, anna.with_verb("join", table), f"b1:rules:{table}")
    assert sum("/webhooks/" in entry.path for entry in world.http_requests[before:]) == 0
    assert isinstance(world.bot, discord.Client)
