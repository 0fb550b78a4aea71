"""``TableItem``: the one guarded class behind every button and menu, and the list of what they do.

discord.py lets an exception in a dynamic item vanish, and drops a press whose custom_id no longer stands in
the message. Here every press ends in an answer, whatever happens.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, Self, TypeAlias

import discord
from discord import ui

from bot.log import about, get
from bot.pages import ids
from bot.pages.ids import Press
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import Unreachable, defer_after, problem, reply, respond_once, still_waits

log = get(__name__)

Handler: TypeAlias = Callable[[Interaction, Press], Awaitable[None]]

_handlers: Final[dict[str, Handler]] = {}


def on_press(*verbs: str) -> Callable[[Handler], Handler]:
    """Have a function answer the presses of some verbs; a verb has one answer only (ValueError)."""

    def note(handler: Handler) -> Handler:
        for verb in verbs:
            before = _handlers.get(verb)
            if before is not None and before.__qualname__ != handler.__qualname__:
                raise ValueError(verb)
            _handlers[str(verb)] = handler
        return handler

    return note


def verbs() -> frozenset[str]:
    """Every verb that is answered."""
    return frozenset(_handlers)


class TableItem(ui.DynamicItem[ui.Item[Any]], template=ids.PATTERN):
    """Any button or menu of ours: it keeps nothing but its custom_id, so it works after a restart."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,  # noqa: ARG003 - what it does is read from the interaction
        item: ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003 - as above
        /,
    ) -> Self:
        """Wrap what stands in a message."""
        return cls(item)

    def _refresh_state(self, interaction: Interaction, data: dict[str, Any]) -> None:
        """Take nothing over from a press: what it brought is read from it, and may be forged."""

    async def callback(self, interaction: Interaction) -> None:
        """Answer the press."""
        await press(interaction)


async def press(interaction: Interaction) -> None:
    """Answer a press on a button or a choice in a menu; nothing escapes. Who acts is ``interaction.user``."""
    pressed = ids.parse(_made(interaction))
    with about(table=None if pressed is None else pressed.subject):
        timer = defer_after(interaction)
        try:
            interaction.client.context.choices.act(interaction)
            handler = None if pressed is None else _handlers.get(pressed.verb)
            if not await still_waits(interaction):
                return
            if pressed is None or handler is None:
                await reply(interaction, (await voice_of(interaction))("say-unknown-button"))
                return
            await handler(interaction, pressed)
        except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the person would wait
            await answer_problem(interaction, error)
        finally:
            timer.cancel()
            interaction.client.context.publisher.answered(interaction)


async def answer_problem(interaction: Interaction, error: BaseException) -> None:
    """``problem``, and what may go wrong in it."""
    try:
        await problem(interaction, error)
    except Exception:
        log.exception("an apology failed")


async def answer_outdated(interaction: Interaction) -> None:
    """Say that a command came in a form that it does not have."""
    try:
        await reply(interaction, (await voice_of(interaction))("say-old-command"))
    except Exception as error:  # noqa: BLE001 - as in press
        await answer_problem(interaction, error)


async def no_choices(interaction: Interaction) -> None:
    """Suggest nothing, so that whoever types does not wait."""
    with suppress(*Unreachable):
        await respond_once(interaction, lambda response: response.autocomplete([]))


async def unclaimed(interaction: Interaction) -> None:
    """Answer what discord.py drops: a press on a button that no longer stands in its message."""
    made = _made(interaction)
    if interaction.type is discord.InteractionType.modal_submit and made.startswith(ids.PREFIX):
        await press(interaction)  # a form keeps nothing but its custom_id either
        return
    if interaction.type is not discord.InteractionType.component:
        return
    if not made.startswith(ids.PREFIX):
        return
    message = interaction.message
    kind = data_of(interaction).get("component_type")
    there = message is not None and (kind, made) in _standing(message.components)
    if ids.parse(made) is None or not there:
        await press(interaction)


def values(interaction: Interaction) -> list[str]:
    """What was chosen in a menu; forged interactions may bring anything."""
    chosen = data_of(interaction).get("values", [])
    return [str(value) for value in chosen] if isinstance(chosen, list) else []


def data_of(interaction: Interaction) -> dict[str, Any]:
    """What an interaction brought, as plain data."""
    return {**interaction.data} if interaction.data is not None else {}


def _made(interaction: Interaction) -> str:
    return str(data_of(interaction).get("custom_id", ""))


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
