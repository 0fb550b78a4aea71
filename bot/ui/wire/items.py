"""``TableItem``: the one guarded class behind every button and menu; and the data of a press."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Self

import discord
from discord import ui

from bot.pages import ids
from bot.ui.wire.people import BotClient, Interaction


class TableItem(ui.DynamicItem[ui.Item[Any]], template=ids.PATTERN):
    """Any button or menu of the bot. It holds nothing but its custom id, so it works after a restart."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - the handler reads everything from the interaction
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003 - as above
        /,
    ) -> Self:
        """Wrap the component of a message."""
        return cls(item)

    def _refresh_state(self, interaction: discord.Interaction[Any], data: dict[str, Any]) -> None:
        """Take nothing from a press: its data is read from the interaction, and may be forged."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to the bot."""
        client: BotClient = interaction.client
        await client.press(interaction)


def values(interaction: Interaction) -> list[str]:
    """The values chosen in a menu. They are unchecked, since interactions can be forged."""
    data = data_of(interaction).get("values", [])
    return [str(value) for value in data] if isinstance(data, list) else []


def data_of(interaction: Interaction) -> dict[str, Any]:
    """The data of an interaction, as plain values."""
    return {**interaction.data} if interaction.data is not None else {}


def custom_id_of(interaction: Interaction) -> str:
    """The custom id of an interaction; empty if it has none."""
    return str(data_of(interaction).get("custom_id", ""))


def is_in_message(interaction: Interaction, custom_id: str) -> bool:
    """Whether the pressed component is in the message of the press."""
    message, kind = interaction.message, data_of(interaction).get("component_type")
    return message is not None and (kind, custom_id) in _component_ids(message.components)


def _component_ids(components: Iterable[Any]) -> set[tuple[int, str]]:
    """The types and custom ids of all components of a message that can be pressed, nested ones included."""
    components_found: set[tuple[int, str]] = set()
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id is not None:
            components_found.add((component.type.value, custom_id))
        components_found |= _component_ids(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            components_found |= _component_ids([accessory])
    return components_found
