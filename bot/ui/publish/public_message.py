"""The public message of a table: a lobby, then the table of each deal, and finally the deal's sheet.

At a table with ``tricks: live`` (V-1) one message serves a whole deal. It is edited when a trick is
finished, when anything but the running trick changes, and once in a turn that lasts ``LONG_TURN`` (V-7). A
finished trick stays on it for ``TRICK_STAYS``. After the deal the message becomes its sheet (V-2), and the
next deal's message is posted below it. With ``tricks: each`` the message is edited at every card, and each
finished trick is posted on its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.pages.narration.story import DealAnnounced, MatchAnnounced, TrickAnnounced
from bot.pages.page import Page
from bot.pages.play.table import last_trick_page, public_page
from bot.rules.view import Phase
from bot.store.rows import MessageRow
from bot.tables.model.events import Tricks
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.results import Kind, Result, Results
from bot.ui.publish.table_edits import TableEdits
from bot.ui.publish.table_messages import PACE, SHEET, TABLE, TableMessages
from bot.ui.publish.table_notes import LOBBY, TableNote, chapter_of
from bot.ui.wire.page_answers import replace_for_all
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.replies import Unreachable, edits_the_pressed_message, is_answered, open_answer
from bot.ui.wire.sender import TOO_OLD, MessageSender, Sent, nonce_for
from bot.ui.wire.views import send_page

TRICK_STAYS: Final = 2500
"""The least milliseconds that a finished trick stays on the table's message (V-1)."""
LONG_TURN: Final = 10_000
"""The milliseconds after which the table's message shows the running trick of a turn (V-7)."""
BELOW_AGAIN: Final = 60_000
"""The least milliseconds between two times that the message is posted below what others wrote (V-4)."""
MOST_WAITING: Final = 3
"""The number of finished tricks that wait to be shown one after the other. Earlier ones are on the sheet
only."""


class PublicMessage:
    """Keeps the public message of each table up to date. Raises what ``MessageSender`` raises.

    ``now`` returns Unix milliseconds. ``visit`` causes another visit of a table. ``results`` are the
    pages of finished deals, ``late`` waits for late pictures.
    """

    def __init__(
        self,
        sender: MessageSender,
        tables: Tables,
        choices: Choices,
        now: Callable[[], int],
        visit: Callable[[str], None],
        *,
        late: LatePictures,
        results: Results,
    ) -> None:
        self._sender = sender
        self._tables = tables
        self._choices = choices
        self._now = now
        self._visit = visit
        self._edits = TableEdits(sender, choices, late, now)
        self._late = late
        self._results = results

    # Answers ------------------------------------------------------------------------------------------------

    async def update(self, interaction: Interaction, messages: TableMessages) -> bool:
        """Answer a press on a table's message by updating it. False if it is another message."""
        message = interaction.message
        async with messages.lock(TABLE):
            row = (await messages.load()).get(TABLE)
            if message is None or row is None or message.id != row.message:
                return False
            view = await self._tables.look(messages.table, None)
            if self._needs_new(view, row) or _is_on_hand(view):
                return False
            page = await self._page(messages, view)
            is_late = await replace_for_all(interaction, page, self._sender.painter)
            await self._edits.note_edit(messages, row, view, page, is_late=is_late)
        self._start_cooldown(messages)
        return True

    async def answer(self, interaction: Interaction, messages: TableMessages) -> bool:
        """Answer with a table's message, which replaces the previous one.

        False if the interaction has already been answered, even if only to say that the answer follows.
        """
        channel = interaction.channel_id
        async with messages.lock(TABLE):
            slots = await messages.load()
            if is_answered(interaction) or channel is None:
                return False
            view = await self._tables.look(messages.table, None)
            if _is_on_hand(view):
                return False
            page = await self._page(messages, view)
            message, is_late = await send_page(
                page, self._sender.painter, lambda ready: open_answer(interaction, **ready.new)
            )
            if message is None:
                return False
            await self._edits.retire(view, slots.get(TABLE))
            await self._edits.note_new(messages, view, channel, Sent(message, is_late), page)
            await self._edits.keep_token(messages, interaction, message)
        return True

    async def keep_token(self, interaction: Interaction, messages: TableMessages) -> None:
        """Keep the token of a press on the table's message: it edits that message without counting (V-8)."""
        message, row = interaction.message, (await messages.load()).get(TABLE)
        if message is None or row is None or row.message != message.id:
            return
        if edits_the_pressed_message(interaction):
            await self._edits.keep_token(messages, interaction, message.id)

    # Visits -------------------------------------------------------------------------------------------------

    async def refresh(self, messages: TableMessages, *, passing: bool) -> None:
        """Bring the message up to date. ``passing``: a computer is about to move, so a change can wait."""
        slots = await messages.load()
        if TABLE in slots and (messages.edit_cooldown is not None or passing):
            messages.behind = messages.behind or not passing
            return
        async with messages.lock(TABLE):
            view = await self._tables.look(messages.table, None)
            row = slots.get(TABLE)
            if row is None and SHEET in slots and view.stage not in {Stage.PLAYING, Stage.LOBBY}:
                return  # only the sheet is left of the match
            chapter = None if row is None else TableNote.of(row).chapter
            if messages.queue and row is not None and (_is_over(view) or chapter_of(view) != chapter):
                return  # the announcements of the previous deal come first
            if _is_on_hand(view):
                await self._give_way(messages, row)
                return
            anew = messages.anew and view.stage is not Stage.CLOSED
            page = await (self._page(messages, view) if anew else self._due_page(messages, view, row))
            if page is None:
                return
            if row is not None and not anew and not self._needs_new(view, row):
                sent = await self._edits.edit(messages, row, page)
                if sent is not None:
                    await self._edits.note_edit(messages, row, view, page, is_late=sent.is_late)
                    self._start_cooldown(messages)
                    return
                row = None
            if view.stage is Stage.CLOSED:
                return  # nobody needs a new message about a closed table
            if messages.queue:
                return  # it belongs below its announcements, which had to be put off
            await self._post(messages, view, page, row)
        self._start_cooldown(messages)

    async def _give_way(self, messages: TableMessages, row: MessageRow | None) -> None:
        """Delete the lobby if the hand shows all of the match."""
        if row is not None:
            with suppress(*Unreachable):
                await self._sender.remove(row.channel, row.message)
            await self._edits.forget(messages)

    async def _due_page(
        self, messages: TableMessages, view: TableView, row: MessageRow | None
    ) -> Page | None:
        """What the message ought to show; None where it does, or differs by too little for an edit now.

        A message that lacks its picture is worth an edit once the picture of its page is there.
        """
        if row is None:
            return await self._page(messages, view)
        before = TableNote.of(row)
        outline = await self._page(messages, view, pictured=False)
        may_be_due = self._may_be_due(messages, view, before, outline.rest)
        if not may_be_due and not before.is_late:
            return None
        page = await self._page(messages, view)
        if may_be_due and not before.is_same_page(TableNote.on(chapter_of(view), page)):
            return page
        return page if before.is_late and self._late.is_ready(messages.table, TABLE, page) else None

    def _may_be_due(self, messages: TableMessages, view: TableView, before: TableNote, rest: str) -> bool:
        """Whether an edit is due now if the page has changed, ``rest`` being what it shows by now."""
        if not _is_live(view) or view.stage is not Stage.PLAYING or before.rest != rest:
            return True
        in_play = view.sealed is not None or (view.view is not None and view.view.phase is Phase.PLAY)
        if not in_play or before.chapter != chapter_of(view):
            return True
        now = self._now()
        if messages.turn_began[0] != view.decision:
            messages.turn_began = view.decision, now
        due_at = messages.turn_began[1] + LONG_TURN
        if due_at > now:
            messages.visit_at(due_at, self._visit)
        return due_at <= now

    async def _post(
        self, messages: TableMessages, view: TableView, page: Page, row: MessageRow | None
    ) -> None:
        slots = await messages.load()
        channel = messages.posts_to(view)
        # One message replaces another, however often it is tried and whatever happens meanwhile.
        before = row or slots.get(SHEET)
        nonce = nonce_for(view.id, TABLE, None if before is None else before.message)
        sent = await self._sender.send(channel, page, nonce)
        messages.anew = False
        # The old message is deleted before the new one is noted. If the process is killed in between, both
        # are done again.
        await self._edits.retire(view, row)
        await self._edits.note_new(messages, view, channel, sent, page)
        if view.stage is Stage.PLAYING:
            self._visit(messages.table)  # ephemeral hands are sent again below it

    # Announcements on the message -----------------------------------------------------------------------

    async def show_trick(self, messages: TableMessages, view: TableView, trick: TrickAnnounced) -> bool:
        """Show a finished trick on the table's message (V-1).

        False if the trick before it must stay for now.
        """
        waiting = sum(isinstance(one, TrickAnnounced) for one in messages.queue)
        if waiting > MOST_WAITING:
            return True
        now = self._now()
        if now < messages.trick_until:
            messages.visit_at(messages.trick_until, self._visit)
            return False
        async with messages.lock(TABLE):
            row = (await messages.load()).get(TABLE)
            deal = f"{trick.match}.{trick.deal - 1}"
            if row is None or TableNote.of(row).chapter not in {deal, LOBBY}:
                return True  # its message is gone, but the sheet has it
            voice = await self._choices.table_voice(view)
            if view.stage is Stage.PLAYING and chapter_of(view) == deal:
                page = public_page(voice, view, messages.narrator, last_trick=trick)
            else:
                page = last_trick_page(voice, view, trick)
            note = TableNote.on(deal, page)
            if not note.is_same_page(TableNote.of(row)):
                if self._is_below(messages, row):
                    messages.posted_at = now
                    await self._post_again(messages, view, page, row, note)
                elif (sent := await self._edits.edit(messages, row, page)) is not None:
                    await self._edits.note(messages, row, page, note._replace(is_late=sent.is_late))
            messages.trick_until = self._now() + TRICK_STAYS
        return True

    def _is_below(self, messages: TableMessages, row: MessageRow) -> bool:
        """Whether the message is too old or must be posted again below what others wrote since (V-4)."""
        if self._now() - row.at > TOO_OLD:
            return True
        others = self._sender.activity.others_wrote(row.channel, row.message)
        return others and self._now() - messages.posted_at >= BELOW_AGAIN

    async def _post_again(
        self, messages: TableMessages, view: TableView, page: Page, row: MessageRow, note: TableNote
    ) -> None:
        nonce = nonce_for(view.id, TABLE, row.message)
        sent = await self._sender.send(row.channel, page, nonce)
        await self._edits.retire(view, row)
        fresh = replace(row, message=sent.message, at=self._now())
        await self._edits.note(messages, fresh, page, note._replace(is_late=sent.is_late))
        self._visit(messages.table)

    async def show_sheet(
        self, messages: TableMessages, view: TableView, deal: DealAnnounced, nonce: str
    ) -> bool:
        """Turn the table's message into the sheet of a deal (V-2).

        False if the last trick must stay for now.
        """
        name = f"{deal.match}.{deal.deal - 1}"
        return await self._last_page(messages, view, Kind.SHEET, deal, name, nonce)

    async def show_broken_off(
        self, messages: TableMessages, view: TableView, match: MatchAnnounced, nonce: str
    ) -> bool:
        """As ``show_sheet``, for a deal broken off by the end of its match; does nothing if there is none."""
        deal = f"{match.match}.{len(match.deals)}"
        row = (await messages.load()).get(TABLE)
        if not match.tricks and (row is None or TableNote.of(row).chapter != deal):
            return True
        return await self._last_page(messages, view, Kind.BROKEN_OFF, match, deal, nonce)

    async def _last_page(
        self, messages: TableMessages, view: TableView, kind: Kind, result: Result, deal: str, nonce: str
    ) -> bool:
        now, page = self._now(), await self._results.page(kind, view, result)
        if now < messages.trick_until:
            messages.visit_at(messages.trick_until, self._visit)
            return False
        async with messages.lock(TABLE):
            slots = await messages.load()
            row, sheet = slots.get(TABLE), slots.get(SHEET)
            is_its = row is not None and TableNote.of(row).chapter == deal
            channel = messages.posts_to(view)
            if sheet is None or sheet.shows != deal:
                sent = None
                if row is not None and is_its:
                    channel, sent = row.channel, await self._edits.edit(messages, row, page)
                if sent is None:
                    channel = messages.posts_to(view)
                    sent = await self._sender.send(channel, page, nonce)
                await self._results.note(messages, kind, result, page, channel, sent)
                # The sheet is noted before the table's message is forgotten: if the process is killed in
                # between, nothing is posted twice.
                await messages.note_message(SHEET, channel, sent.message, deal)
            if is_its:
                await self._edits.forget(messages)
        return True

    # Content and time -----------------------------------------------------------------------------------

    async def _page(self, messages: TableMessages, view: TableView, *, pictured: bool = True) -> Page:
        voice = await self._choices.table_voice(view)
        finished_trick = self._finished_trick(messages, view)
        page = public_page(voice, view, messages.narrator, finished_trick, pictured=pictured)
        return await self._choices.for_table(view, page)

    def _finished_trick(self, messages: TableMessages, view: TableView) -> TrickAnnounced | None:
        """The finished trick to show in place of the running one. Waiting tricks are shown in order."""
        tricks = [trick for trick in messages.narrator.tricks if trick.seq <= messages.announced_seq]
        if not _is_live(view) or view.stage is not Stage.PLAYING or not tricks:
            return None
        is_led = view.view is not None and bool(view.view.trick)
        return tricks[-1] if self._now() < messages.trick_until or messages.queue or not is_led else None

    def _needs_new(self, view: TableView, row: MessageRow) -> bool:
        """Whether a new message is needed: for each deal, and before the old one is an hour old.

        A finished table keeps its message.
        """
        if view.stage in {Stage.FINISHED, Stage.CLOSED}:
            return False
        before, now = TableNote.of(row).chapter, chapter_of(view)
        # The lobby's message becomes that of the first deal.
        begins = before.startswith(LOBBY) and view.stage is Stage.PLAYING and now.endswith(".0")
        return (before != now and not begins) or self._now() - row.at > TOO_OLD

    def _start_cooldown(self, messages: TableMessages) -> None:
        """Make no further edit of the table's message for a moment; changes meanwhile share one edit."""
        if messages.edit_cooldown is None:
            messages.edit_cooldown = asyncio.get_running_loop().call_later(PACE, self.wake, messages)

    def wake(self, messages: TableMessages) -> None:
        """End the pause between edits of the table's message."""
        if messages.edit_cooldown is not None:
            messages.edit_cooldown.cancel()
            messages.edit_cooldown = None
        if messages.behind:
            messages.behind = False
            self._visit(messages.table)


def _is_live(view: TableView) -> bool:
    return view.tricks is Tricks.LIVE


def _is_over(view: TableView) -> bool:
    """Whether a deal's sheet has replaced the message of a finished match."""
    return _is_live(view) and view.stage in {Stage.FINISHED, Stage.CLOSED}


def _is_on_hand(view: TableView) -> bool:
    """Whether the hand shows all of a match, or the match is over: a table in direct messages (V-20).

    The election of the captains comes before there are hands.
    """
    running = view.stage is Stage.PLAYING and view.election is None
    return view.place.private and (running or view.stage is Stage.FINISHED)
