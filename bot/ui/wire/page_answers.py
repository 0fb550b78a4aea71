"""Pages as answers: in a message for the person alone, or in place of the message that was pressed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from bot.cancellation import cancel
from bot.log import get
from bot.pages.page import Page
from bot.render.painter import Painter, PainterBusy
from bot.render.scene import Scene
from bot.ui.wire.people import Interaction, is_private
from bot.ui.wire.rate_limits.timeouts import no_retry_after
from bot.ui.wire.replies import WROTE, Unreachable, edit_answer, is_answered_apart, send_ephemeral
from bot.ui.wire.views import PrintedPage, send_page

log = get(__name__)

PAUSES: Final = (2, 4, 8, 16, 32, 64, 128)
"""The seconds after which the late picture of an answer is wanted again while the painter is too busy."""
_send_urgently: Final = partial(send_page, urgent=True)
"""A person waits for the answer: its picture is painted before those of other messages."""

Edit = Callable[[PrintedPage], Awaitable[object]]
"""Edits the message of an answer."""


class PageAnswers:
    """Answers with pages, and adds the pictures that came too late for them by one edit each (F5).

    They are noted nowhere: after a restart another press brings the picture. Whoever keeps the message of an
    answer up to date adds its picture, too, and says so (``kept``).
    """

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._waits: dict[int, asyncio.Task[None]] = {}
        """What waits for the picture of an answer, by the id of its message."""
        self._editing: set[int] = set()

    async def show(
        self, interaction: Interaction, page: Page, *, kept: bool = False
    ) -> tuple[int | None, bool]:
        """Show a page to the person alone.

        Returns the message's id or None (see ``send_ephemeral``), and whether the page's picture is late.
        """
        message, is_late = await _send_urgently(
            page, self._painter, lambda ready: send_ephemeral(interaction, **ready.new)
        )
        if is_late and not kept:
            self._wait(interaction, _written(interaction), page, _edit_of(interaction, message))
        return message, is_late

    async def replace(
        self, interaction: Interaction, page: Page, message: int | None = None, *, kept: bool = False
    ) -> bool:
        """Replace the message whose button was pressed, or one that ``show`` returned, with a page.

        This happens only if nobody else sees that message: a press may be forged, and nobody may replace a
        message that others read. Otherwise the page is sent as a message of its own. Returns whether the
        page's picture is late.
        """
        if message is not None:
            changed: int | None = message
        elif is_answered_apart(interaction):
            changed = _written(interaction)
        elif _theirs(interaction) and interaction.message is not None:
            changed = interaction.message.id
        else:
            _, is_late = await self.show(interaction, page, kept=kept)
            return is_late
        await self._end_wait(changed)
        edit = _edit_of(interaction, message)
        first = edit if message is not None else lambda ready: edit_answer(interaction, **ready.edit)
        _, is_late = await _send_urgently(page, self._painter, first)
        if is_late and not kept:
            self._wait(interaction, changed, page, edit)
        return is_late

    async def close(self) -> None:
        """Stop. Pictures that are late by now do not come any more."""
        await cancel(*self._waits.values())

    # Late pictures ------------------------------------------------------------------------------------------

    def _wait(self, interaction: Interaction, message: int | None, page: Page, edit: Edit) -> None:
        """Add the picture of a page to a message once it is painted, unless the message changes before."""
        if message is None or page.picture is None:
            return  # nobody could tell whether it has changed by then
        task = asyncio.create_task(
            self._complete(interaction, message, page, page.picture.scene, edit), name="late picture"
        )
        self._waits[message] = task
        task.add_done_callback(partial(self._forget, message))

    def _forget(self, message: int, task: asyncio.Task[None]) -> None:
        self._editing.discard(message)
        if self._waits.get(message) is task:
            del self._waits[message]

    async def _end_wait(self, message: int | None) -> None:
        """Let no late picture come into a message that is about to change."""
        task = None if message is None else self._waits.get(message)
        if message is None or task is None:
            return
        if message not in self._editing:  # a request that is under way must not be cancelled
            task.cancel()
        await asyncio.wait([task])

    async def _complete(
        self, interaction: Interaction, message: int, page: Page, scene: Scene, edit: Edit
    ) -> None:
        for pause in PAUSES:
            with suppress(PainterBusy):
                await self._painter.paint(scene, urgent=True)
                break
            await asyncio.sleep(pause)
        if interaction.is_expired() or not self._painter.has(scene):
            return
        self._editing.add(message)
        try:
            with no_retry_after(0):
                await send_page(page, self._painter, edit)
        except Unreachable as error:
            log.info("a late picture could not be added to an answer", error=type(error).__name__)


async def replace_for_all(interaction: Interaction, page: Page, painter: Painter) -> bool:
    """Replace a message that everybody sees with a page. The caller knows which message was pressed.

    Returns whether the page's picture is late.
    """
    _, is_late = await _send_urgently(page, painter, lambda ready: edit_answer(interaction, **ready.edit))
    return is_late


def _edit_of(interaction: Interaction, message: int | None) -> Edit:
    """Edits a message of an interaction; None for the one that it came from or was answered with."""
    if message is None:
        return lambda ready: interaction.edit_original_response(**ready.edit)
    return lambda ready: interaction.followup.edit_message(message, **ready.edit)


def _written(interaction: Interaction) -> int | None:
    """The id of the message that answered an interaction last; None if it is not known."""
    return next(reversed(interaction.extras.get(WROTE, ())), None)


def _theirs(interaction: Interaction) -> bool:
    """Whether only the person sees the pressed message, and it can hold a page."""
    message = interaction.message
    return message is not None and message.flags.components_v2 and is_private(interaction)
