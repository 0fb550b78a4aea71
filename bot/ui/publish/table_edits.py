"""What is done to a table's message: edit it, keep its token, delete it; and the note of what it shows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import discord

from bot.log import get
from bot.pages.page import Page
from bot.pages.play.table import moved_page
from bot.store.rows import MessageRow
from bot.tables.model.events import Tricks
from bot.tables.view import TableView
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.table_messages import TABLE, EditableMessage, TableMessages
from bot.ui.publish.table_notes import TableNote, chapter_of
from bot.ui.publish.token_store import TOKEN_LIVES
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender, Sent, is_gone

log = get(__name__)


class TableEdits:
    """Edits the messages of tables, and notes what they show. ``now`` returns Unix milliseconds.

    Raises what ``MessageSender`` raises.
    """

    def __init__(
        self, sender: MessageSender, choices: Choices, late: LatePictures, now: Callable[[], int]
    ) -> None:
        self._sender = sender
        self._choices = choices
        self._late = late
        self._now = now

    async def edit(self, messages: TableMessages, row: MessageRow, page: Page) -> Sent | None:
        """Edit the message, through a valid token if there is one. None if the message is gone."""
        live = messages.token_of(TABLE, row.message)
        if live is not None:
            try:
                is_late = await self._sender.edit_by_token(live.token, live.message, page)
            except Unreachable as error:
                log.info("a token is of no use", table=messages.table, error=type(error).__name__)
                if not is_hiccup(error):
                    await messages.drop_token(TABLE)
            else:
                return Sent(row.message, is_late)
        try:
            return Sent(row.message, await self._sender.edit(row.channel, row.message, page))
        except discord.HTTPException as error:
            if not is_gone(error):
                raise
            log.info("a table's message is gone", status=error.status)
            (await messages.load()).pop(TABLE, None)
            return None

    async def retire(self, view: TableView, old: MessageRow | None) -> None:
        """Delete a message that another one has replaced, or only its buttons if each trick has a message.

        A failure does no harm.
        """
        if old is None:
            return
        with suppress(*Unreachable):
            if view.tricks is Tricks.LIVE:
                await self._sender.remove(old.channel, old.message)
                return
            voice = await self._choices.table_voice(view)
            await self._sender.edit(old.channel, old.message, moved_page(voice, view))

    async def keep_token(self, messages: TableMessages, interaction: Interaction, message: int) -> None:
        """Keep the token of an interaction: it edits the message without counting (V-8)."""
        live = EditableMessage(interaction.token, None, message, self._now() + TOKEN_LIVES)
        await messages.put_token(TABLE, live)

    async def note_new(
        self, messages: TableMessages, view: TableView, channel: int, sent: Sent, page: Page
    ) -> None:
        """Note a message that was sent with the present page of a table."""
        row = MessageRow(messages.table, TABLE, channel, sent.message, "", self._now())
        await self.note_edit(messages, row, view, page, is_late=sent.is_late)

    async def note_edit(
        self, messages: TableMessages, row: MessageRow, view: TableView, page: Page, *, is_late: bool
    ) -> None:
        """Note that the message shows the present page of a table. ``is_late``: see ``Sent``."""
        note = TableNote.on(chapter_of(view), page)._replace(is_late=is_late)
        await self.note(messages, row, page, note)

    async def note(self, messages: TableMessages, row: MessageRow, page: Page, note: TableNote) -> None:
        """Note that the message of ``row`` shows a page by now, and wait for its picture if that is late."""
        await messages.note(replace(row, shows=note.text))
        self._late.note(messages.table, TABLE, page, is_late=note.is_late)

    async def forget(self, messages: TableMessages) -> None:
        """Forget the message: it is another one by now, or gone. Raises ``StoreError``."""
        await messages.drop(TABLE)
        await messages.drop_token(TABLE)
        self._late.drop(messages.table, TABLE)
