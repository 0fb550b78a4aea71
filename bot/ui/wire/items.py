"""The data of an interaction. It is unchecked, since interactions can be forged."""

from __future__ import annotations

from typing import Any

from bot.ui.wire.people import Interaction


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
