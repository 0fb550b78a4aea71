"""The data of an interaction. It is unchecked, since interactions can be forged."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.tables.model.people import Person
from bot.ui.wire.people import Interaction


class ChosenUser(NamedTuple):
    """A user chosen in a menu, by the name that a server shows, and whether it is a bot."""

    person: Person
    is_bot: bool


def values(interaction: Interaction) -> list[str]:
    """The values chosen in a menu. They are unchecked, since interactions can be forged."""
    data = data_of(interaction).get("values", [])
    return [str(value) for value in data] if isinstance(data, list) else []


def chosen_value(interaction: Interaction) -> str:
    """The value chosen in a menu that takes one, unchecked; empty if there is none."""
    return next(iter(values(interaction)), "")


def chosen_users(interaction: Interaction) -> list[ChosenUser]:
    """The users chosen in a menu, without those of whom Discord says nothing."""
    resolved = data_of(interaction).get("resolved", {})
    users, members = resolved.get("users", {}), resolved.get("members", {})
    found = []
    for user_id in values(interaction):
        user = users.get(user_id)
        if user is not None and user_id.isdecimal():
            nick = members.get(user_id, {}).get("nick")
            name = nick or user.get("global_name") or user.get("username") or user_id
            found.append(ChosenUser(Person(int(user_id), str(name)), bool(user.get("bot"))))
    return found


def data_of(interaction: Interaction) -> dict[str, Any]:
    """The data of an interaction, as plain values."""
    return {**interaction.data} if interaction.data is not None else {}


def custom_id_of(interaction: Interaction) -> str:
    """The custom id of an interaction; empty if it has none."""
    return str(data_of(interaction).get("custom_id", ""))
