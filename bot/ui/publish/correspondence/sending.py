"""When a person may be told something about a correspondence game, and where: by DM, else in the channel."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from bot.pages.page import Page
from bot.store.rows import MessageRow
from bot.tables.decisions.quiet_hours import quiet_of
from bot.tables.model.people import Person
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.ui.publish.dms.direct_messages import DirectMessages
from bot.ui.publish.table_messages import TableMessages
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import MessageSender

Pages: TypeAlias = tuple[Callable[[Voice], Page], Callable[[Voice], Page]]
"""What makes the page of a notice for a direct message, and that for the table's channel."""
NONCE_LIVES: Final = 2 * 60 * 1000
"""The milliseconds for which Discord certainly recognises a nonce."""


class CorrespondenceSender:
    """Sends the notices of correspondence games and deletes them.

    ``now`` returns Unix milliseconds; ``wake`` causes another visit of a table.
    """

    def __init__(
        self,
        post: MessageSender,
        tables: Tables,
        choices: Choices,
        direct_messages: DirectMessages,
        now: Callable[[], int],
        wake: Callable[[str], None],
    ) -> None:
        self._post = post
        self._tables = tables
        self._choices = choices
        self._direct_messages = direct_messages
        self._now = now
        self._wake = wake

    async def seen_by(self, view: TableView, person: int) -> TableView:
        """A table as a person sees it. Raises ``Refused`` if there is none any more."""
        return await self._tables.look(view.id, person)

    async def wait_before(self, person: int) -> int | None:
        """The milliseconds until a person may be told something: those until their quiet hours end, else 0.

        None if they want no notices, or are (being) forgotten.
        """
        if self._direct_messages.is_left_alone(person):
            return None
        wishes = await self._choices.of(person)
        if not wishes.reminders:
            return None
        quiet, wall = quiet_of(wishes), self._tables.wall()
        until = None if quiet is None else quiet.until(wall)
        return 0 if until is None else until - wall

    async def send(
        self,
        view: TableView,
        person: int,
        pages: Pages,
        nonce: str,
    ) -> tuple[int, int]:
        """Send a notice by DM, or in the table's channel if DMs are closed or not wanted.

        ``pages`` make the page for either. Returns the ids of the channel and of the message.
        """
        private, public = pages
        page = private(await self._choices.private_voice(person, view.place.guild))
        message = await self._direct_messages.send(view, person, page, nonce)
        if message is not None:
            return message.channel, message.message
        page = public(await self._choices.table_voice(view))
        return view.place.posts_to, (await self._post.send(view.place.posts_to, page, nonce)).message

    async def tell_once(
        self,
        messages: TableMessages,
        view: TableView,
        slot: str,
        person: int,
        pages: Pages,
    ) -> None:
        """Send a person a notice that a slot of the table has not had in this match, once they may be told.

        It is noted before it is sent, so that a crash cannot send it twice.
        """
        row = (await messages.load()).get(slot)
        if row is not None and not self.may_have_failed(row):
            return
        wait = await self.wait_before(person)
        if wait is None:
            return
        if wait:
            messages.visit_at(self._now() + wait, self._wake)
            return
        await messages.note_message(slot, 0, 0, view.match)
        sent = await self.send(view, person, pages, f"{view.match}.{slot}")
        await messages.note_message(slot, *sent, view.match)

    def may_have_failed(self, row: MessageRow) -> bool:
        """Whether a notice was being sent when the bot ended, and Discord still knows its nonce."""
        return row.message == 0 and self._now() - row.at <= NONCE_LIVES

    async def take_away(self, view: TableView, row: MessageRow, seat: int) -> None:
        """Delete the notice to a seat's person, unless it is in the DMs of a person who is forgotten."""
        owner = view.seats[seat].owner if seat < len(view.seats) else None
        private = row.channel != view.place.posts_to
        if private and isinstance(owner, Person) and self._direct_messages.is_left_alone(owner.id):
            return
        await self.delete(row)

    async def delete(self, row: MessageRow) -> None:
        """Delete a notice, if it was sent and Discord can be reached."""
        if row.message:
            with suppress(*Unreachable):
                await self._post.remove(row.channel, row.message)
