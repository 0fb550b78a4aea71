"""Pages as answers: in a message for the asker only, or in place of the message whose button was pressed."""

from __future__ import annotations

import discord

from bot.render.painter import Painter
from bot.ui.page import Page, Printed, sent
from bot.ui.people import Asking, Choices, for_their_eyes
from bot.ui.replies import ACKNOWLEDGED, fresh


async def show(interaction: Asking, page: Page, painter: Painter) -> int | None:
    """A page to whoever acts, and to nobody else; as for ``fresh``, the id of the message or None."""
    wished = await _wished(interaction, page)
    return await sent(wished, painter, lambda ready: fresh(interaction, **ready.new))


async def turn(interaction: Asking, page: Page, painter: Painter) -> None:
    """Put a page in place of the message whose button was pressed."""
    wished = await _wished(interaction, page) if for_their_eyes(interaction) else page
    await sent(wished, painter, lambda ready: _turn(interaction, ready))


async def _wished(interaction: Asking, page: Page) -> Page:
    """The page as whoever acts wants to see it: words alone, for who has chosen so."""
    choices: Choices = interaction.client.parlour.choices
    return page if (await choices.of(interaction.user.id)).pictures else page.unpictured


async def _turn(interaction: Asking, ready: Printed) -> None:
    if not interaction.response.is_done():
        try:
            await interaction.response.edit_message(**ready.edit)
        except discord.InteractionResponded:
            pass
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:
                raise
            if not interaction.response.is_done():
                return  # this very answer had arrived, only Discord's word of it was lost
        else:
            return
        for file in ready.files:
            file.reset()
    await interaction.edit_original_response(**ready.edit)
