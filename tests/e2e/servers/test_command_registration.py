"""Discord is told of the commands when they have changed, and a refusal stops nobody from playing."""

import io
import json
from typing import Any

import pytest
from discord import app_commands

from bot.app import build
from bot.store.errors import Unavailable
from bot.store.sql.owner import SqlOwner
from bot.text.catalogue import voices
from bot.ui.commands import CatalogueTranslator
from testing.logs import Complaints
from testing.players.player import Player, answer_text
from testing.players.tables import open_table
from testing.worlds import command_cache
from testing.worlds.world import World

REFUSED = "Discord did not take the commands"


def registration_count(world: World) -> int:
    """How often Discord has been told of the commands, taken or not."""
    return sum(entry.method == "PUT" and entry.path.endswith("/commands") for entry in world.http_requests)


def lines(log_output: io.StringIO, event: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in log_output.getvalue().splitlines()]
    return [line for line in found if line["event"].startswith(event)]


async def digest(world: World) -> str | None:
    owner = world.briscola.context.store.owner
    return await owner.commands(world.backend.application_id, 0)


async def check_playable(player: Player) -> None:
    """The bot lives: a table opens."""
    table = await open_table(player)
    await player.command("briscola end", table=table)


def changed_command_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """A version of the bot in which one text of the commands differs, in one language only."""
    translate = CatalogueTranslator.translate

    async def otherwise(self: CatalogueTranslator, string: Any, locale: Any, context: Any) -> str | None:  # noqa: ANN401 - as discord.py
        text = await translate(self, string, locale, context)
        return "altro" if text == voices()["it"]("command-new") else text

    monkeypatch.setattr(CatalogueTranslator, "translate", otherwise)
    monkeypatch.setattr(command_cache, "PAYLOADS", {})  # they know the commands as they are
    monkeypatch.setattr(command_cache, "DIGESTS", {})


async def test_commands_that_have_not_changed_are_not_told_again(world: World) -> None:
    assert registration_count(world) == 1
    for _ in range(3):
        await world.restarted()
    assert registration_count(world) == 1
    await check_playable(world.enter("Anna"))


async def test_commands_that_have_changed_in_any_language_are_told_once(
    world: World, monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO
) -> None:
    before = await digest(world)
    changed_command_text(monkeypatch)
    for _ in range(2):
        await world.restarted()
    assert registration_count(world) == 2
    assert await digest(world) != before
    assert len(lines(log_output, "Discord has taken the commands")) == 2


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (403, 50001), (503, 0)])
async def test_a_refusal_is_one_line_and_the_next_start_tries_again(
    world: World, monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO, status: int, code: int
) -> None:
    before = await digest(world)
    changed_command_text(monkeypatch)
    world.inject_error("PUT", "/applications/*/commands", status=status, code=code, message="No.", times=None)
    await world.restarted()
    (line,) = lines(log_output, REFUSED)
    assert (line["level"], line["status"]) == ("warning", status)
    assert "No." in line["reason"] or code == 50035
    assert await digest(world) == before
    await check_playable(world.enter("Anna"))
    world.backend.faults.clear()
    await world.restarted()
    assert await digest(world) not in {None, before}
    assert len(lines(log_output, REFUSED)) == 1
    assert registration_count(world) == 3


async def test_a_network_that_is_gone_is_one_line_too(
    world: World, monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO
) -> None:
    async def unreachable(*_: object, **__: object) -> None:
        raise TimeoutError

    changed_command_text(monkeypatch)
    monkeypatch.setattr("discord.http.HTTPClient.bulk_upsert_global_commands", unreachable)
    await world.restarted()
    (line,) = lines(log_output, REFUSED)
    assert line["reason"] == "TimeoutError"
    await check_playable(world.enter("Anna"))


async def test_another_application_is_told_on_the_same_database(world: World) -> None:
    await world.bot.close()
    world.backend.application_id += 1
    with world.beginning():
        await world.restart_bot(build(world.settings, now=world.milliseconds, drawn=(), adopt=True))
    assert registration_count(world) == 2
    await world.restarted()
    assert registration_count(world) == 2


async def test_a_server_for_developers_is_told_by_itself(world: World) -> None:
    world.settings = world.settings.model_copy(update={"dev_guild": world.server.id})
    for _ in range(2):
        await world.restarted()
    paths = [entry.path for entry in world.http_requests if entry.method == "PUT"]
    assert [f"/guilds/{world.server.id}/" in path for path in paths] == [False, True]


async def test_a_command_in_another_form_makes_the_next_start_tell_discord_again(world: World) -> None:
    """Another copy of the bot, with a database of its own, may have told Discord of others."""
    anna = world.enter("Anna")
    group = world.briscola.tree.get_command("briscola")
    assert isinstance(group, app_commands.Group)
    group.remove_command("shuffle")
    assert "out of date" in answer_text(anna, await anna.command("briscola shuffle"))
    world.forgive(app_commands.CommandNotFound)
    await world.restarted()
    assert registration_count(world) == 2
    assert await digest(world) is not None
    await world.restarted()
    assert registration_count(world) == 2


async def test_where_it_cannot_be_noted_the_bot_plays(
    world: World, monkeypatch: pytest.MonkeyPatch, log_output: io.StringIO
) -> None:
    async def failing(*_: object) -> None:
        raise Unavailable("disk full")

    changed_command_text(monkeypatch)
    monkeypatch.setattr(SqlOwner, "note_commands", failing)
    await world.restarted()
    assert len(lines(log_output, "which commands Discord has could not be noted")) == 1
    await check_playable(world.enter("Anna"))


async def test_a_fault_of_ours_does_not_stop_the_start(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    async def faulty(*_: object) -> str:
        raise LookupError

    monkeypatch.setattr(CatalogueTranslator, "translate", faulty)
    monkeypatch.setattr(command_cache, "PAYLOADS", {})
    monkeypatch.setattr(command_cache, "DIGESTS", {})
    await world.restarted()
    await check_playable(world.enter("Anna"))
    assert len(complaints.lines) == 1
    complaints.lines.clear()
