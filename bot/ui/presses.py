"""Presses on buttons, choices in menus and submitted forms. Each is answered, whatever happens.

discord.py swallows exceptions of dynamic items, and drops a press whose custom id is no longer in the
message.
"""

from __future__ import annotations

from functools import partial

import discord

from bot.log import about
from bot.pages import ids
from bot.pages.ids import Press
from bot.ui.answers.context import RequestContext, run_answer
from bot.ui.answers.gate import admits
from bot.ui.answers.handlers import HANDLERS
from bot.ui.wire.items import custom_id_of, is_in_message
from bot.ui.wire.people import Interaction
from bot.ui.wire.replies import defer_after, still_waits


async def press(interaction: Interaction) -> None:
    """Answer a press on a button or a choice in a menu. ``interaction.user`` is the person who acts.

    No exception escapes. If another process answers the press, nothing happens here.
    """
    press = ids.parse(custom_id_of(interaction))
    if not await admits(interaction):
        return
    with about(table=None if press is None else press.subject):
        timer = defer_after(interaction)
        try:
            await run_answer(interaction, partial(_handle, press))
        finally:
            timer.cancel()


async def _handle(press: Press | None, context: RequestContext) -> None:
    context.bot.choices.act(context.interaction)
    if not await still_waits(context.interaction):
        return
    handler = None if press is None else HANDLERS.get(press.verb)
    if press is None or handler is None:
        await context.say("say-unknown-button")
    else:
        await handler(context, press)


async def answer_unclaimed(interaction: Interaction) -> None:
    """Answer a press that discord.py drops because its button is no longer in the message."""
    custom_id = custom_id_of(interaction)
    if not custom_id.startswith(ids.PREFIX):
        return
    if interaction.type is discord.InteractionType.modal_submit:
        await press(interaction)  # a form keeps nothing but its custom id either
    elif interaction.type is discord.InteractionType.component and (
        ids.parse(custom_id) is None or not is_in_message(interaction, custom_id)
    ):
        await press(interaction)
