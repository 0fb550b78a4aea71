"""The results of tables: finished tricks, deals and matches. Their messages do not change afterwards.

A result that had to go out without its picture is noted, and gets the picture by one edit (F5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, TypeAlias

import discord

from bot.log import get
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, Narrator, TrickAnnounced
from bot.pages.page import Page
from bot.pages.play.table import trick_page
from bot.pages.results import broken_off_page, deal_page, match_page, sheet_page
from bot.store.rows import MessageRow
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.table_messages import LATE, TableMessages
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender, Sent, is_gone

log = get(__name__)

Result: TypeAlias = TrickAnnounced | DealAnnounced | MatchAnnounced


class Kind(StrEnum):
    """What a message says of a trick, a deal or a match."""

    TRICK = "trick"
    DEAL = "deal"
    SHEET = "sheet"
    BROKEN_OFF = "broken-off"
    MATCH = "match"


PAGES: Final[Mapping[Kind, Callable[..., Page]]] = {
    Kind.TRICK: trick_page,
    Kind.DEAL: deal_page,
    Kind.SHEET: sheet_page,
    Kind.BROKEN_OFF: broken_off_page,
    Kind.MATCH: match_page,
}


class Results:
    """The pages of results, and the late pictures of their messages."""

    def __init__(self, sender: MessageSender, tables: Tables, choices: Choices, late: LatePictures) -> None:
        self._sender = sender
        self._tables = tables
        self._choices = choices
        self._late = late

    async def page(self, kind: Kind, view: TableView, result: Result) -> Page:
        """The page of a result of a table."""
        page = PAGES[kind](await self._choices.table_voice(view), view, result)
        return await self._choices.for_table(view, page)

    async def note(
        self, messages: TableMessages, kind: Kind, result: Result, page: Page, channel: int, sent: Sent
    ) -> None:
        """Note whether a result that was sent lacks its picture."""
        slot = _slot(kind, result)
        if sent.is_late:
            messages.late_pages[slot] = page
            await messages.note_message(slot, channel, sent.message, result.match)
        elif slot in await messages.load():
            await messages.drop(slot)
        self._late.note(messages.table, slot, page, is_late=sent.is_late)

    async def complete(self, messages: TableMessages, view: TableView) -> None:
        """Add the pictures that results of a table lack and that are painted by now."""
        slots = await messages.load()
        for slot in [slot for slot in slots if slot.startswith(LATE)]:
            await self._complete(messages, view, slots[slot])

    async def _complete(self, messages: TableMessages, view: TableView, row: MessageRow) -> None:
        page = messages.late_pages.get(row.slot) or await self._page_again(messages, view, row)
        if page is not None:
            messages.late_pages[row.slot] = page
            if not self._late.is_ready(messages.table, row.slot, page):
                return
            try:
                if await self._sender.edit(row.channel, row.message, page):
                    return
            except discord.HTTPException as error:
                if not is_gone(error):
                    raise
                log.info("a result is gone", status=error.status)
        self._late.drop(messages.table, row.slot)
        messages.late_pages.pop(row.slot, None)
        await messages.drop(row.slot)

    async def _page_again(self, messages: TableMessages, view: TableView, row: MessageRow) -> Page | None:
        """The page of a result that this process did not send, from the log.

        None if the next match has begun at the table: other people may sit there now.
        """
        if view.match != row.shows:
            return None
        kind = Kind(row.slot.split(":")[1])
        for result in Narrator().feed(await self._tables.sightings(messages.table, 0)):
            if isinstance(result, Result) and _slot(kind, result) == row.slot:
                return await self.page(kind, view, result)
        return None


def _slot(kind: Kind, result: Result) -> str:
    """The slot of a result while it lacks its picture, the same in each process."""
    match result:
        case TrickAnnounced(deal=deal, number=number):
            name = f"{deal}.{number}"
        case DealAnnounced(deal=deal):
            name = f"{deal}"
        case MatchAnnounced():
            name = "end"
    return f"{LATE}{kind}:{result.match}.{name}"
