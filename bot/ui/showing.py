"""Pages as answers: in a message for the asker only, or in place of the message whose button was pressed."""

from __future__ import annotations

import discord

from bot.render.painter import Painter
from bot.ui.page import Page, printed, sent
from bot.ui.people import Asking
from bot.ui.replies import ACKNOWLEDGED, fresh


async def show(interaction: Asking, page: Page, painter: Painter) -> int | None:
    """A page to whoever acts, and to nobody else; as for ``fresh``, the id of the message or None."""

    async def send(page: Page) -> int | None:
        return await fresh(interaction, **(await printed(page, painter)).new)

    return await sent(page, send)


async def turn(interaction: Asking, page: Page, painter: Painter) -> None:
    """Put a page in place of the message whose button was pressed."""

    async def send(page: Page) -> None:
        await _turn(interaction, page, painter)

    await sent(page, send)


async def _turn(interaction: Asking, page: Page, painter: Painter) -> None:
    ready = await printed(page, painter)
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
        ready = await printed(page, painter)
    await interaction.edit_original_response(**ready.edit)
