"""Presses on buttons, choices in menus and submitted forms. Each is answered, whatever happens."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord

from bot.log import about
from bot.pages import custom_ids
from bot.pages.custom_ids import Press
from bot.ui.answers.context import RequestContext, run_answer
from bot.ui.answers.gate import admits
from bot.ui.answers.handlers import HANDLERS
from bot.ui.wire.items import custom_id_of
from bot.ui.wire.people import Interaction
from bot.ui.wire.replies import still_waits

_PRESSES: Final = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})


async def press(interaction: Interaction) -> None:
    """Answer a press on a button or a choice in a menu. ``interaction.user`` is the person who acts.

    No exception escapes. If another process answers the press, nothing happens here.
    """
    press = custom_ids.parse(custom_id_of(interaction))
    if not await admits(interaction):
        return
    with about(None if press is None else press.subject):
        await run_answer(interaction, partial(_handle, press))


async def _handle(press: Press | None, context: RequestContext) -> None:
    context.bot.choices.act(context.interaction)
    if not await still_waits(context.interaction):
        return
    handler = None if press is None else HANDLERS.get(press.verb)
    if press is None or handler is None:
        await context.say("say-unknown-button")
    else:
        await handler(context, press)


async def answer_press(interaction: Interaction) -> None:
    """As ``press``, if an interaction is a press on a control of the bot."""
    if interaction.type in _PRESSES and custom_id_of(interaction).startswith(custom_ids.PREFIX):
        await press(interaction)
