"""The notices of a table: turn clock warnings, invitations and calls for substitutes.

A warning is a private message if the hand of its person is open, else a mention in the channel (V-12).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.pages.lobby import invitation_page
from bot.pages.play.absence import call_page
from bot.pages.play.table import private_warning_page, warning_page
from bot.store.rows import MessageRow
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.hands.hand_notes import read_note
from bot.ui.publish.table_messages import (
    CALL,
    WARN,
    EditableMessage,
    TableMessages,
    call_slot,
    hand_slot,
    here_slot,
    invitation_slot,
)
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender

PRIVATE: Final = 0
"""The channel number of a warning that only its person can see."""


class Notices:
    """Posts notices, each for one person, and deletes them once answered.

    ``now`` returns Unix milliseconds.
    """

    def __init__(self, post: MessageSender, choices: Choices, now: Callable[[], int]) -> None:
        self._post = post
        self._choices = choices
        self._now = now

    async def invite(
        self, messages: TableMessages, view: TableView, guest: Person, nonce: str, *, again: bool = False
    ) -> None:
        """Invite a person to the table, in its channel."""
        voice = await self._choices.table_voice(view)
        page = invitation_page(voice, view, guest, again=again)
        channel = messages.posts_to(view)
        sent = await self._post.send(channel, page, f"{nonce}.{guest.id % 10_000}")
        await messages.note_message(invitation_slot(guest.id), channel, sent.message)

    @property
    def pieces(self) -> tuple[Callable[[TableMessages, TableView], Awaitable[None]], ...]:
        """The functions that bring each kind of notice of a table up to date."""
        return self._warning, self._invitations, self._calls

    async def _warning(self, messages: TableMessages, view: TableView) -> None:
        slots = await messages.load()
        row, decision = slots.get(WARN), str(view.decision) if _needs_warning(view) else None
        if row is not None and row.shows != decision:
            await self._take_back(messages, row)
            row = None
        if decision is None or row is not None or await self._warn_privately(messages, view, decision):
            return
        page = warning_page(await self._choices.table_voice(view), view)
        channel = messages.posts_to(view)
        sent = await self._post.send(channel, page, f"{view.id}.w{view.decision}")
        await messages.note_message(WARN, channel, sent.message, decision)

    async def _warn_privately(self, messages: TableMessages, view: TableView, decision: str) -> bool:
        """Warn the person in turn below the hand from which they play. False if none is open.

        A token that expires before the turn ends is not used: the warning could not be deleted.
        """
        person = None if view.turn is None else view.seats[view.turn].person
        if person is None:
            return False
        ends = view.deadline or self._now()
        tokens = (messages.token_of(slot(person.id)) for slot in (here_slot, hand_slot))
        hand = next((live for live in tokens if live is not None and live.until > ends), None)
        if hand is None:
            return False
        page = private_warning_page(await self._choices.private_voice(person.id, view.place.guild), view)
        # The warning is noted first: it has no nonce, so it is not sent again if Discord's reply is lost.
        await messages.note_message(WARN, PRIVATE, 0, decision)
        try:
            sent = await self._post.send_by_token(hand.token, read_note(hand.shows).channel, page)
        except Unreachable as error:
            return is_hiccup(error)
        await messages.put_token(WARN, EditableMessage(hand.token, sent.message, sent.message, hand.until))
        await messages.note_message(WARN, PRIVATE, sent.message, decision)
        return True

    async def _take_back(self, messages: TableMessages, row: MessageRow) -> None:
        """Delete a warning. A private one is deleted through its token while that is valid."""
        if row.channel != PRIVATE:
            await self._post.remove(row.channel, row.message)
        elif (live := messages.token_of(WARN, row.message)) is not None:
            with suppress(*Unreachable):
                await self._post.remove_by_token(live.token, live.message)
        await messages.drop_token(WARN)
        await messages.drop(WARN)

    async def _invitations(self, messages: TableMessages, view: TableView) -> None:
        """Delete the invitations that have been answered or whose table is closed."""
        slots = await messages.load()
        lobby = view.stage is Stage.LOBBY
        waiting = {invitation_slot(guest.id) for guest in view.invited} if lobby else set()
        for slot in [slot for slot in slots if slot.startswith("invite:") and slot not in waiting]:
            await self._post.remove(slots[slot].channel, slots[slot].message)
            await messages.drop(slot)

    async def _calls(self, messages: TableMessages, view: TableView) -> None:
        """Keep one message for each seat for which a substitute is looked for."""
        slots = await messages.load()
        calls = {call_slot(view.match, call.number): call for call in view.calls}
        for slot in [slot for slot in slots if slot.startswith(CALL) and slot not in calls]:
            await self._post.remove(slots[slot].channel, slots[slot].message)
            await messages.drop(slot)
        for slot, call in calls.items():
            if slot not in slots:
                page = call_page(await self._choices.table_voice(view), view, call)
                channel = messages.posts_to(view)
                sent = await self._post.send(channel, page, f"{view.match}.c{call.number}")
                await messages.note_message(slot, channel, sent.message)


def _needs_warning(view: TableView) -> bool:
    """Whether a person is to be warned now (R-90)."""
    turn = view.turn
    by_correspondence = view.rules.by_correspondence  # these players get reminders instead
    return view.warned and not by_correspondence and turn is not None and view.seats[turn].person is not None
