"""Turn notices in correspondence games: the player to move is told once, and reminded once.

Live games send none. A player who moves within a minute is told nothing, because people who are at the table
at the same time see their turns. A note of the message is stored before it is sent, so that a crash cannot
send it twice. If the bot ended while sending, the message is sent again as long as Discord knows its nonce
(minutes); later it counts as sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, Self

from bot.pages.play.correspondence import turn_page
from bot.pages.play.table import warning_page
from bot.store.rows import MessageRow
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.correspondence.sending import CorrespondenceSender
from bot.ui.publish.table_messages import TURN, TableMessages

PATIENCE: Final = 60
"""The seconds in which a person may notice by themselves that it is their turn."""
_SECOND: Final = 1000


class TurnNotice(NamedTuple):
    """What a person was told: the decision, the seat, and whether it was the reminder."""

    decision: int
    seat: int
    reminder: bool

    @classmethod
    def of(cls, row: MessageRow) -> Self:
        """What a sent message said."""
        decision, seat, reminder = map(int, row.shows.split())
        return cls(decision, seat, bool(reminder))

    @property
    def shows(self) -> str:
        """The stored text of this note."""
        return f"{self.decision} {self.seat} {self.reminder:d}"


class TurnReminders:
    """Tells people of their turns. ``wake`` causes another visit of a table."""

    def __init__(self, sender: CorrespondenceSender, wake: Callable[[str], None]) -> None:
        self._sender = sender
        self._wake = wake

    async def refresh(self, messages: TableMessages, view: TableView) -> None:
        """Delete notices of turns that are over, and send one to the player to move when it is time."""
        row = (await messages.load()).get(TURN)
        notice = _current_notice(view)
        if row is not None and (notice is None or TurnNotice.of(row)[:2] != notice[:2]):
            await self._sender.take_away(view, row, TurnNotice.of(row).seat)
            await messages.drop(TURN)
            row = None
        person = None if notice is None else view.seats[notice.seat].person
        if notice is None or person is None or not self._is_new(notice, row):
            return
        if row is None and not notice.reminder:
            # Onlookers see no trick of sealed boards (D-12).
            own = await self._sender.seen_by(view, person.id)
            if _moved_last(own, notice.seat) and not view.seats[notice.seat].missed:
                return  # they have just taken the trick themselves, so they know that it is their turn
            if self._may_see(messages, notice):
                return
        if await self._may_remind(messages, person):
            await self._tell(messages, view, person, notice, row)

    def _is_new(self, notice: TurnNotice, row: MessageRow | None) -> bool:
        if row is None:
            return True
        earlier = TurnNotice.of(row)
        if earlier.reminder == notice.reminder:
            return self._sender.may_have_failed(row)
        return notice.reminder

    def _may_see(self, messages: TableMessages, notice: TurnNotice) -> bool:
        """Whether a turn is so new that its player may have seen it. If so, schedules another visit."""
        now = asyncio.get_running_loop().time()
        if messages.turn is None or messages.turn[0] != notice.decision:
            messages.turn = notice.decision, now
        remaining = messages.turn[1] + PATIENCE - now
        if remaining > 0:
            self._look_again(messages, remaining)
        return remaining > 0

    def _look_again(self, messages: TableMessages, seconds: float) -> None:
        messages.sleep(asyncio.get_running_loop().call_later(seconds, self._wake, messages.table))

    async def _may_remind(self, messages: TableMessages, person: Person) -> bool:
        """Whether a person may be told now. During their quiet hours, schedules another visit."""
        wait = await self._sender.wait_before(person.id)
        if wait:
            self._look_again(messages, wait / _SECOND)
        return wait == 0

    async def _tell(
        self,
        messages: TableMessages,
        view: TableView,
        person: Person,
        notice: TurnNotice,
        before: MessageRow | None,
    ) -> None:
        await messages.note_message(TURN, 0, 0, notice.shows)
        pages = (
            partial(turn_page, table=view, seat=notice.seat, reminder=notice.reminder),
            partial(warning_page, table=view),
        )
        nonce = f"{view.id}.{'r' if notice.reminder else 'p'}{notice.decision}.{notice.seat}"
        await messages.note_message(
            TURN, *await self._sender.send(view, person.id, pages, nonce), notice.shows
        )
        if before is not None:
            await self._sender.delete(before)


def _current_notice(view: TableView) -> TurnNotice | None:
    """What the player to move should have been told by now; None if there is nothing to tell."""
    turn = view.turn
    if (
        not view.rules.by_correspondence
        or view.place.private  # the hand is there, and the turn is always theirs
        or view.stage is not Stage.PLAYING
        or turn is None
        or view.deadline is None
    ):
        return None
    if view.seats[turn].person is None or turn in dict(view.holidays) or view.has_question:
        return None
    return TurnNotice(view.decision, turn, view.warned)


def _moved_last(view: TableView, seat: int) -> bool:
    """Whether the seat that leads now played the last card of the previous trick."""
    state = view.view
    if state is None or state.trick or not state.tricks:
        return False
    return state.tricks[-1].cards[-1].seat == seat
