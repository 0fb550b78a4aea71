"""Playing in direct messages, the way people do."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.model.table import Table
from bot.text.catalogue import voices
from testing.players.player import Player
from testing.worlds.world import World


async def dm_command(player: Player, name: str, /, **options: Any) -> Any:  # noqa: ANN401 - a result of the simulator's
    """A slash command in their direct messages."""
    return await player.actor.user.slash(name, **options)


async def dm_press(player: Player, verb: str, message: Any = None) -> Any:  # noqa: ANN401 - as above
    """Press the button of a verb in one of their direct messages; usually in the newest that has it."""
    message = message or player.with_verb(verb, direct=True)
    return await player.actor.user.click(message, custom_id=player.find(message, verb).custom_id)


async def start_in_dm(world: World, player: Player, **options: Any) -> Table:  # noqa: ANN401 - whatever the command takes
    """A match in their direct messages."""
    await dm_command(player, "briscola new", **options)
    await dm_press(player, "start")
    await world.rest()
    return world.table()


def dm_hands(player: Player) -> list[discord.Message]:
    """The messages in their direct messages that have cards to press."""
    return [
        message
        for message in player.direct()
        if any(one.press is not None and one.press.verb == "play" for one in player.controls(message))
    ]


def lasting_dms(player: Player) -> list[discord.Message]:
    """Their direct messages, without answers that go by themselves."""
    return [message for message in player.direct() if not message.flags.ephemeral]


class DmPlayer(Player):
    """Somebody who gives every command in their direct messages."""

    async def command(self, name: str, **options: Any) -> Any:  # noqa: ANN401 - as of a player
        """Give a slash command in their direct messages."""
        return await dm_command(self, name, **options)

    async def press(self, message: Any, verb: str, slot: int | None = None) -> Any:  # noqa: ANN401 - as above
        """Press a button in their direct messages."""
        return await self.actor.user.click(message, custom_id=self.find(message, verb, slot).custom_id)

    async def hand(self, table: str) -> Any:  # noqa: ANN401 - as above
        """The message in their direct messages with their hand, once it is up to date."""
        await self.world.rest()
        return self.with_verb("more", table, direct=True)


def enter_dm_player(world: World) -> DmPlayer:
    """Anna comes into the server; she plays in her direct messages."""
    entered = world.enter("Anna")
    player = world.people[entered.id] = DmPlayer(world, entered.actor, entered.name)
    return player


def closed_dm_notices(player: Player, *, private: bool) -> int:
    """How many messages have told somebody where else their cards are."""
    words = voices()["en"]("ui-dm-closed")
    seen = player.world.observer.seen[player.id]
    return len({one.id for one in seen if words in one.text and one.ephemeral is private})
