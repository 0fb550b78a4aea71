"""Interactions as they arrive: presses go to the bot without discord.py's search for a view.

discord.py would make objects of all components of the pressed message, look for the pressed one among them,
and drop the press if it is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import discord

from bot.ui.wire.people import BotClient

_EVENT: Final = "INTERACTION_CREATE"
_PRESSES: Final = frozenset(
    {discord.InteractionType.component.value, discord.InteractionType.modal_submit.value}
)
_UNUSED: Final = ("components", "attachments", "embeds")
"""The parts of a pressed message that nobody reads."""


def listen(client: BotClient, hear: Callable[[Mapping[str, Any]], None]) -> None:
    """Call ``hear`` with each interaction before it is read.

    What people typed and chose has no lone surrogates from here on. Presses become ``interaction`` events and
    nothing else.
    """
    state = client._connection  # noqa: SLF001 - discord.py offers no other place
    parse = state.parsers[_EVENT]

    def note_and_parse(data: dict[str, Any]) -> None:
        hear(data)
        if "data" in data:
            data = {**data, "data": replace_lone_surrogates(data["data"])}
        if data["type"] in _PRESSES:
            client.dispatch("interaction", read_press(data, state))
        else:
            parse(data)

    state.parsers[_EVENT] = note_and_parse


def read_press(data: dict[str, Any], state: Any) -> discord.Interaction[BotClient]:  # noqa: ANN401 - discord.py's state of a connection
    """The interaction of a press. Its message has no components."""
    if (message := data.get("message")) is not None:
        data = {**data, "message": {**message, **dict.fromkeys(_UNUSED, ())}}
    return discord.Interaction(data=data, state=state)  # type: ignore[arg-type]  # whatever Discord sends


def replace_lone_surrogates(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
    """The value with the halves of surrogate pairs joined, and lone halves replaced.

    JSON can contain such halves, but no database and no answer can.
    """
    match value:
        case str():
            return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        case list():
            return [replace_lone_surrogates(one) for one in value]
        case dict():
            return {key: replace_lone_surrogates(one) for key, one in value.items()}
        case _:
            return value
