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
from typing import Final

import discord

from bot.log import get
from bot.pages.narration.story import DealAnnounced, MatchAnnounced, TrickAnnounced
from bot.pages.page import Page
from bot.pages.play.table import last_trick_page, moved_page, public_page
from bot.pages.results import broken_off_page, sheet_page
from bot.rules.view import Phase
from bot.store.base import MessageRow
from bot.tables.model.events import Tricks
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.publish.table_messages import SHEET, TABLE, Live, TableMessages
from bot.ui.publish.token_store import TOKEN_LIVES
from bot.ui.wire.page_answers import turn_for_all
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.replies import (
    Unreachable,
    edits_the_pressed_message,
    is_answered,
    is_hiccup,
    open_answer,
)
from bot.ui.wire.sender import TOO_OLD, MessageSender, is_gone, nonce_for
from bot.ui.wire.views import send_page

log = get(__name__)

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

    ``now`` returns Unix milliseconds. ``visit`` causes another visit of a table. ``pace`` is the seconds
    between two edits.
    """

    def __init__(
        self,
        sender: MessageSender,
        tables: Tables,
        choices: Choices,
        now: Callable[[], int],
        visit: Callable[[str], None],
        pace: float,
    ) -> None:
        self._sender = sender
        self._tables = tables
        self._choices = choices
        self._now = now
        self._visit = visit
        self._pace = pace

    # Answers ------------------------------------------------------------------------------------------------

    async def turn(self, interaction: Interaction, messages: TableMessages) -> bool:
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
            await turn_for_all(interaction, page, self._sender.painter)
            await self._note(messages, row.channel, row.message, _shows(view, page), row.at)
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
            message = await send_page(
                page, self._sender.painter, lambda ready: open_answer(interaction, **ready.new)
            )
            if message is None:
                return False
            await self._retire(view, slots.get(TABLE))
            await self._note(messages, channel, message, _shows(view, page), self._now())
            await self._keep_token(messages, interaction, message)
        return True

    async def keep_token(self, interaction: Interaction, messages: TableMessages) -> None:
        """Keep the token of a press on the table's message: it edits that message without counting (V-8)."""
        message, row = interaction.message, (await messages.load()).get(TABLE)
        if message is None or row is None or row.message != message.id:
            return
        if edits_the_pressed_message(interaction):
            await self._keep_token(messages, interaction, message.id)

    async def _keep_token(self, messages: TableMessages, interaction: Interaction, message: int) -> None:
        live = Live(interaction.token, None, message, self._now() + TOKEN_LIVES)
        await messages.put_token(TABLE, live)

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
            if row is None and SHEET in slots and view.stage is not Stage.PLAYING and not _is_lobby(view):
                return  # only the sheet is left of the match
            if messages.queue and row is not None and (_is_over(view) or _chapter(view) != _chapter_of(row)):
                return  # the announcements of the previous deal come first
            if _is_on_hand(view):
                await self._give_way(messages, row)
                return
            anew = messages.anew and view.stage is not Stage.CLOSED
            page = await (self._page(messages, view) if anew else self._due_page(messages, view, row))
            if page is None:
                return
            if row is not None and not anew and not self._needs_new(view, row):
                if await self._edit(messages, row, page):
                    await self._note(messages, row.channel, row.message, _shows(view, page), row.at)
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
            await messages.drop(TABLE)
            await messages.drop_token(TABLE)

    async def _due_page(
        self, messages: TableMessages, view: TableView, row: MessageRow | None
    ) -> Page | None:
        """What the message ought to show; None where it does, or differs by too little for an edit now."""
        if row is not None:
            outline = await self._page(messages, view, pictured=False)
            if not self._may_be_due(messages, view, row, outline.rest):
                return None
        page = await self._page(messages, view)
        return None if row is not None and row.shows == _shows(view, page) else page

    def _may_be_due(self, messages: TableMessages, view: TableView, row: MessageRow, rest: str) -> bool:
        """Whether an edit is due now if the page has changed, ``rest`` being what it shows by now."""
        if not _is_live(view) or view.stage is not Stage.PLAYING or row.shows.rpartition(" ")[2] != rest:
            return True
        if view.view is None or view.view.phase is not Phase.PLAY or _chapter_of(row) != _chapter(view):
            return True
        now = self._now()
        if messages.turn_began[0] != view.decision:
            messages.turn_began = view.decision, now
        due_at = messages.turn_began[1] + LONG_TURN
        if due_at > now:
            messages.visit_at(due_at, self._visit)
        return due_at <= now

    async def _edit(self, messages: TableMessages, row: MessageRow, page: Page) -> bool:
        """Edit the message, through a valid token if there is one. False if the message is gone."""
        live = messages.token_of(TABLE, row.message)
        if live is not None:
            try:
                await self._sender.edit_by_token(live.token, live.message, page)
            except Unreachable as error:
                log.info("a token is of no use", table=messages.table, error=type(error).__name__)
                if not is_hiccup(error):
                    await messages.drop_token(TABLE)
            else:
                return True
        try:
            await self._sender.edit(row.channel, row.message, page)
        except discord.HTTPException as error:
            if not is_gone(error):
                raise
            log.info("a table's message is gone", status=error.status)
            (await messages.load()).pop(TABLE, None)
            return False
        return True

    async def _post(
        self, messages: TableMessages, view: TableView, page: Page, row: MessageRow | None
    ) -> None:
        slots = await messages.load()
        channel = messages.posts_to(view)
        # One message replaces another, however often it is tried and whatever happens meanwhile.
        before = row or slots.get(SHEET)
        nonce = nonce_for(view.id, TABLE, None if before is None else before.message)
        message = await self._sender.send(channel, page, nonce)
        messages.anew = False
        # The old message is deleted before the new one is noted. If the process is killed in between, both
        # are done again.
        await self._retire(view, row)
        await self._note(messages, channel, message, _shows(view, page), self._now())
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
            if row is None or _chapter_of(row) not in {deal, "lobby"}:
                return True  # its message is gone, but the sheet has it
            voice = await self._choices.table_voice(view)
            if view.stage is Stage.PLAYING and _chapter(view) == deal:
                page = public_page(voice, view, messages.narrator, last_trick=trick)
            else:
                page = last_trick_page(voice, view, trick)
            shows = f"{deal} {page.key} {page.rest}"
            if row.shows != shows:
                if self._is_below(messages, row):
                    messages.posted_at = now
                    await self._post_again(messages, view, page, row, shows)
                elif await self._edit(messages, row, page):
                    await self._note(messages, row.channel, row.message, shows, row.at)
            messages.trick_until = self._now() + TRICK_STAYS
        return True

    def _is_below(self, messages: TableMessages, row: MessageRow) -> bool:
        """Whether the message is too old or must be posted again below what others wrote since (V-4)."""
        if self._now() - row.at > TOO_OLD:
            return True
        others = self._sender.activity.others_wrote(row.channel, row.message)
        return others and self._now() - messages.posted_at >= BELOW_AGAIN

    async def _post_again(
        self, messages: TableMessages, view: TableView, page: Page, row: MessageRow, shows: str
    ) -> None:
        nonce = nonce_for(view.id, TABLE, row.message)
        message = await self._sender.send(row.channel, page, nonce)
        await self._retire(view, row)
        await self._note(messages, row.channel, message, shows, self._now())
        self._visit(messages.table)

    async def show_sheet(
        self, messages: TableMessages, view: TableView, deal: DealAnnounced, nonce: str
    ) -> bool:
        """Turn the table's message into the sheet of a deal (V-2).

        False if the last trick must stay for now.
        """
        voice = await self._choices.table_voice(view)
        page = sheet_page(voice, view, deal)
        return await self._last_page(messages, view, page, f"{deal.match}.{deal.deal - 1}", nonce)

    async def show_broken_off(
        self, messages: TableMessages, view: TableView, match: MatchAnnounced, nonce: str
    ) -> bool:
        """As ``show_sheet``, for a deal broken off by the end of its match; does nothing if there is none."""
        deal = f"{match.match}.{len(match.deals)}"
        row = (await messages.load()).get(TABLE)
        if not match.tricks and (row is None or _chapter_of(row) != deal):
            return True
        voice = await self._choices.table_voice(view)
        return await self._last_page(messages, view, broken_off_page(voice, view, match), deal, nonce)

    async def _last_page(
        self, messages: TableMessages, view: TableView, page: Page, deal: str, nonce: str
    ) -> bool:
        now, page = self._now(), await self._choices.for_table(view, page)
        if now < messages.trick_until:
            messages.visit_at(messages.trick_until, self._visit)
            return False
        async with messages.lock(TABLE):
            slots = await messages.load()
            row, sheet = slots.get(TABLE), slots.get(SHEET)
            channel = messages.posts_to(view)
            if sheet is None or sheet.shows != deal:
                if row is not None and _chapter_of(row) == deal and await self._edit(messages, row, page):
                    channel, message = row.channel, row.message
                else:
                    message = await self._sender.send(channel, page, nonce)
                # The sheet is noted before the table's message is forgotten: if the process is killed in
                # between, nothing is posted twice.
                await messages.note(MessageRow(messages.table, SHEET, channel, message, deal, self._now()))
            if row is not None and _chapter_of(row) == deal:
                await messages.drop(TABLE)
                await messages.drop_token(TABLE)
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
        before, now = _chapter_of(row), _chapter(view)
        # The lobby's message becomes that of the first deal.
        begins = before.startswith("lobby") and view.stage is Stage.PLAYING and now.endswith(".0")
        return (before != now and not begins) or self._now() - row.at > TOO_OLD

    async def _retire(self, view: TableView, old: MessageRow | None) -> None:
        """Delete a message that another one has replaced, or only its buttons if each trick has a message.

        A failure does no harm.
        """
        if old is None:
            return
        with suppress(*Unreachable):
            if _is_live(view):
                await self._sender.remove(old.channel, old.message)
                return
            voice = await self._choices.table_voice(view)
            await self._sender.edit(old.channel, old.message, moved_page(voice, view))

    async def _note(self, messages: TableMessages, channel: int, message: int, shows: str, at: int) -> None:
        await messages.note(MessageRow(messages.table, TABLE, channel, message, shows, at))

    def _start_cooldown(self, messages: TableMessages) -> None:
        """Make no further edit of the table's message for a moment; changes meanwhile share one edit."""
        if messages.edit_cooldown is None:
            messages.edit_cooldown = asyncio.get_running_loop().call_later(self._pace, self.wake, messages)

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


def _is_lobby(view: TableView) -> bool:
    return view.stage is Stage.LOBBY


def _chapter(view: TableView) -> str:
    """The part of a table's life that one message covers: a lobby, or a deal."""
    if view.stage is Stage.LOBBY or view.view is None:
        return "lobby"
    return f"{view.match}.{view.view.number}"


def _chapter_of(row: MessageRow) -> str:
    return row.shows.partition(" ")[0]


def _shows(view: TableView, page: Page) -> str:
    return f"{_chapter(view)} {page.key} {page.rest}"
