"""Pages as answers: in a message for the person alone, or in place of the message that was pressed."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.pages.page import Page
from bot.render.painter import Painter
from bot.ui.wire.people import Interaction, is_private
from bot.ui.wire.replies import edit_answer, is_answered_apart, send_ephemeral
from bot.ui.wire.views import send_page

_send_urgently: Final = partial(send_page, urgent=True)
"""A person waits for the answer: its picture is painted before those of other messages."""


async def show(interaction: Interaction, page: Page, painter: Painter) -> tuple[int | None, bool]:
    """Show a page to the person alone.

    Returns the message's id or None (see ``send_ephemeral``), and whether the page's picture is late.
    """
    return await _send_urgently(page, painter, lambda ready: send_ephemeral(interaction, **ready.new))


async def turn(interaction: Interaction, page: Page, painter: Painter, message: int | None = None) -> bool:
    """Replace the message whose button was pressed, or one that ``show`` returned, with a page.

    Returns whether the page's picture is late.

    This happens only if nobody else sees that message: a press may be forged, and nobody may replace a
    message that others read. Otherwise the page is sent as a message of its own.
    """
    if message is not None:
        _, is_late = await _send_urgently(
            page, painter, lambda ready: interaction.followup.edit_message(message, **ready.edit)
        )
    elif is_answered_apart(interaction) or _theirs(interaction):
        _, is_late = await _send_urgently(page, painter, lambda ready: edit_answer(interaction, **ready.edit))
    else:
        _, is_late = await _send_urgently(
            page, painter, lambda ready: send_ephemeral(interaction, **ready.new)
        )
    return is_late


async def turn_for_all(interaction: Interaction, page: Page, painter: Painter) -> bool:
    """Replace a message that everybody sees with a page. The caller knows which message was pressed.

    Returns whether the page's picture is late.
    """
    _, is_late = await _send_urgently(page, painter, lambda ready: edit_answer(interaction, **ready.edit))
    return is_late


def _theirs(interaction: Interaction) -> bool:
    """Whether only the person sees the pressed message, and it can hold a page."""
    message = interaction.message
    return message is not None and message.flags.components_v2 and is_private(interaction)
