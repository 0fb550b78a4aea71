"""``TableItem``: the one guarded class behind every button and menu; and what a press brings along."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Self

import discord
from discord import ui

from bot.pages import ids
from bot.ui.wire.people import BotClient, Interaction


class TableItem(ui.DynamicItem[ui.Item[Any]], template=ids.PATTERN):
    """Any button or menu of ours: it keeps nothing but its custom_id, so it works after a restart."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - what it does is read from the interaction
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003 - as above
        /,
    ) -> Self:
        """Wrap what stands in a message."""
        return cls(item)

    def _refresh_state(self, interaction: discord.Interaction[Any], data: dict[str, Any]) -> None:
        """Take nothing over from a press: what it brought is read from it, and may be forged."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Have the bot answer the press."""
        client: BotClient = interaction.client
        await client.press(interaction)


def values(interaction: Interaction) -> list[str]:
    """What was chosen in a menu; forged interactions may bring anything."""
    chosen = data_of(interaction).get("values", [])
    return [str(value) for value in chosen] if isinstance(chosen, list) else []


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What an interaction brought, as plain data."""
    return {**interaction.data} if interaction.data is not None else {}


def custom_id_of(interaction: Interaction) -> str:
    """The custom_id that an interaction brought; empty where it brought none."""
    return str(data_of(interaction).get("custom_id", ""))


def stands(interaction: Interaction, custom_id: str) -> bool:
    """Whether what was pressed stands in the message that the press came from."""
    message, kind = interaction.message, data_of(interaction).get("component_type")
    return message is not None and (kind, custom_id) in _standing(message.components)


def _standing(components: Iterable[Any]) -> set[tuple[int, str]]:
    """The types and custom_ids of what can be pressed in a message, however deep it stands."""
    found: set[tuple[int, str]] = set()
    for component in components:
        made = getattr(component, "custom_id", None)
        if made is not None:
            found.add((component.type.value, made))
        found |= _standing(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            found |= _standing([accessory])
    return found
