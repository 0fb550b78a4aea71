"""Playing in direct messages, the way people do."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.model.table import Table
from tests.e2e.world import Player, World


async def given(player: Player, name: str, /, **options: Any) -> Any:  # noqa: ANN401 - a result of the simulator's
    """A slash command in their direct messages."""
    return await player.actor.user.slash(name, **options)


async def pressed(player: Player, verb: str) -> Any:  # noqa: ANN401 - as above
    """The newest button of a verb in their direct messages is pressed."""
    message = player.with_verb(verb, direct=True)
    return await player.actor.user.click(message, custom_id=player.find(message, verb).custom_id)


async def begun(world: World, player: Player, **options: Any) -> Table:  # noqa: ANN401 - whatever the command takes
    """A match in their direct messages."""
    await given(player, "briscola new", **options)
    await pressed(player, "start")
    await world.rest()
    return world.table()


def with_buttons(player: Player) -> list[discord.Message]:
    """The messages in their direct messages that have cards to press."""
    return [
        message
        for message in player.direct()
        if any(one.press is not None and one.press.verb == "play" for one in player.controls(message))
    ]


def lasting(player: Player) -> list[discord.Message]:
    """Their direct messages, without answers that go by themselves."""
    return [message for message in player.direct() if not message.flags.ephemeral]


class Alone(Player):
    """Somebody who gives every command in their direct messages."""

    async def command(self, name: str, **options: Any) -> Any:  # noqa: ANN401 - as of a player
        return await given(self, name, **options)

    async def press(self, message: Any, verb: str, slot: int | None = None) -> Any:  # noqa: ANN401 - as above
        return await self.actor.user.click(message, custom_id=self.find(message, verb, slot).custom_id)

    async def hand(self, table: str) -> Any:  # noqa: ANN401 - as above
        await self.world.rest()
        return self.with_verb("more", table, direct=True)


def alone(world: World) -> Alone:
    entered = world.enter("Anna")
    player = world.people[entered.id] = Alone(world, entered.actor, entered.name)
    return player
