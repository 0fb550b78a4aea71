"""Who installed the bot for themselves plays in their direct messages with it, and nowhere else (V-20)."""

from collections.abc import Mapping
from typing import Any, cast

import discord
import pytest

from bot.text.catalogue import voices
from testing.players.direct_messages import dm_command
from testing.players.player import private_answer
from testing.worlds.world import World

SERVER, PERSON = "0", "1"
"""Who installed the bot, by Discord's numbers."""


def set_installed_by(world: World, *by: str) -> None:
    """Let every interaction from now on say who installed the bot: the server, the person, or both."""

    def say(event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            return
        user = (payload.get("member") or payload)["user"]
        owners = {SERVER: payload.get("guild_id", "0"), PERSON: user["id"]}
        cast("dict[str, Any]", payload)["authorizing_integration_owners"] = {one: owners[one] for one in by}

    world.backend.subscribers.insert(0, say)


@pytest.mark.parametrize("command", ["briscola new", "briscola help", "leaderboard"])
async def test_V_20_a_server_that_did_not_invite_the_bot_gets_a_sentence_and_no_table(
    world: World, command: str
) -> None:
    anna = world.enter("Anna", locale=discord.Locale.italian)
    set_installed_by(world, PERSON)
    answer = private_answer(await anna.command(command))
    assert anna.read(answer) == voices()["it"]("say-not-invited")
    assert not world.tables


async def test_V_20_a_person_plays_alone_in_direct_messages_by_their_own_installation(world: World) -> None:
    anna = world.enter("Anna")
    set_installed_by(world, PERSON)
    await dm_command(anna, "briscola new")
    assert world.table().place.private


async def test_V_20_a_server_that_invited_the_bot_too_is_played_in(world: World) -> None:
    anna = world.enter("Anna")
    set_installed_by(world, SERVER, PERSON)
    await anna.command("briscola new")
    assert world.table().place.guild == world.server.id
