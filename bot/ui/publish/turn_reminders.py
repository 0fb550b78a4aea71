"""Correspondence games: the player to move is told so, and reminded once. Live games send no such message.

Those who sit at the table at the same time see their turns come: who moves within a minute is told nothing.

A note of what is about to be sent is stored first, so that a crash cannot send it twice: what was being sent
when the bot ended is sent again while Discord knows its nonce, for minutes, and later taken for sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, Self

from bot.log import get
from bot.pages.play.table import turn_page, warning_page
from bot.store.base import Shown, Store
from bot.tables.decisions.quiet_hours import quiet_of
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.publish.direct_messages import DirectMessages
from bot.ui.publish.table_messages import TURN, TableMessages
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import MessageSender

log = get(__name__)

NONCE_LIVES: Final = 2 * 60 * 1000
"""Milliseconds for which Discord surely knows a nonce again."""
PATIENCE: Final = 60
"""Seconds for which somebody may see for themselves that it is their turn."""
_SECOND: Final = 1000


class Told(NamedTuple):
    """What somebody was told: of which choice, in which seat, and whether it was the reminder."""

    decision: int
    seat: int
    reminder: bool

    @classmethod
    def of(cls, shown: Shown) -> Self:
        """What a message that was sent told."""
        decision, seat, reminder = map(int, shown.shows.split())
        return cls(decision, seat, bool(reminder))

    @property
    def shows(self) -> str:
        """The note of it."""
        return f"{self.decision} {self.seat} {self.reminder:d}"


class TurnReminders:
    """Tells people of their turns. ``wake`` has a table visited again; ``now`` gives Unix milliseconds."""

    def __init__(
        self,
        post: MessageSender,
        tables: Tables,
        store: Store,
        choices: Choices,
        direct_messages: DirectMessages,
        now: Callable[[], int],
        wake: Callable[[str], None],
    ) -> None:
        self._post = post
        self._tables = tables
        self._store = store
        self._choices = choices
        self._now = now
        self._wake = wake
        self._direct_messages = direct_messages

    async def refresh(self, messages: TableMessages, view: TableView) -> None:
        """Take away what was told of a turn that is over; tell whoever is to move now, where it is time."""
        shown = (await messages.load()).get(TURN)
        wanted = _wanted(view)
        if shown is not None and (wanted is None or Told.of(shown)[:2] != wanted[:2]):
            if not self._is_left_alone(view, shown):
                await self._take_away(shown)
            await messages.drop(TURN)
            shown = None
        person = None if wanted is None else view.seats[wanted.seat].person
        if wanted is None or person is None or not self._is_new(wanted, shown):
            return
        if shown is None and not wanted.reminder:
            if _moved_last(view, wanted.seat):
                return  # they know that it is their turn: they took the trick just now
            if self._may_see(messages, wanted):
                return
        if await self._may_be_told(messages, person):
            await self._tell(messages, view, person, wanted, shown)

    def _is_new(self, wanted: Told, shown: Shown | None) -> bool:
        if shown is None:
            return True
        told = Told.of(shown)
        if told.reminder == wanted.reminder:
            return shown.message == 0 and self._now() - shown.at <= NONCE_LIVES
        return wanted.reminder

    def _may_see(self, messages: TableMessages, wanted: Told) -> bool:
        """Whether a turn came so lately that it may have been seen; later the table is looked at again."""
        now = asyncio.get_running_loop().time()
        if messages.turn is None or messages.turn[0] != wanted.decision:
            messages.turn = wanted.decision, now
        left = messages.turn[1] + PATIENCE - now
        if left > 0:
            self._look_again(messages, left)
        return left > 0

    def _look_again(self, messages: TableMessages, seconds: float) -> None:
        messages.sleep(asyncio.get_running_loop().call_later(seconds, self._wake, messages.table))

    async def _may_be_told(self, messages: TableMessages, person: Person) -> bool:
        """Whether somebody wants to be told now; after their quiet hours the table is looked at again."""
        if self._direct_messages.leaves_alone(person.id):
            return False
        wishes = await self._choices.of(person.id)
        if not wishes.reminders:
            return False
        quiet, wall = quiet_of(wishes), self._tables.wall()
        until = None if quiet is None else quiet.until(wall)
        if until is None:
            return True
        self._look_again(messages, (until - wall) / _SECOND)
        return False

    async def _tell(
        self, messages: TableMessages, view: TableView, person: Person, wanted: Told, before: Shown | None
    ) -> None:
        await messages.note(Shown(messages.table, TURN, 0, 0, wanted.shows, self._now()))
        channel, message = await self._sent(view, person, wanted)
        after = Shown(messages.table, TURN, channel, message, wanted.shows, self._now())
        await messages.note(after)
        if before is not None:
            await self._take_away(before)

    async def _sent(self, view: TableView, person: Person, wanted: Told) -> tuple[int, int]:
        """Send it by DM, or in the table's channel where DMs are closed or not wanted."""
        nonce = f"{view.id}.{'r' if wanted.reminder else 'p'}{wanted.decision}.{wanted.seat}"
        voice = await self._choices.private_voice(person.id, view.place.guild)
        page = turn_page(voice, view, wanted.seat, reminder=wanted.reminder)
        letter = await self._direct_messages.send(view, person.id, page, nonce)
        if letter is not None:
            return letter
        page = warning_page(await self._choices.table_voice(view), view)
        return view.place.posts_to, await self._post.send(view.place.posts_to, page, nonce)

    def _is_left_alone(self, view: TableView, shown: Shown) -> bool:
        """Whether a message stands in the DMs of somebody who is forgotten."""
        seat = Told.of(shown).seat
        owner = view.seats[seat].owner if seat < len(view.seats) else None
        private = shown.channel != view.place.posts_to
        return private and isinstance(owner, Person) and self._direct_messages.leaves_alone(owner.id)

    async def _take_away(self, shown: Shown) -> None:
        if shown.message:
            with suppress(*Unreachable):
                await self._post.remove(shown.channel, shown.message)


def _wanted(view: TableView) -> Told | None:
    """What whoever is to move should know by now; None: nobody is to, or nothing is said of it."""
    turn = view.turn
    if (
        not view.rules.by_correspondence
        or view.place.private  # their hand is there, and it is always their turn
        or view.stage is not Stage.PLAYING
        or turn is None
        or view.deadline is None
    ):
        return None
    if view.seats[turn].person is None or turn in dict(view.holidays) or view.asked:
        return None
    return Told(view.decision, turn, view.warned)


def _moved_last(view: TableView, seat: int) -> bool:
    """Whether the seat that is to lead played the last card of the trick before."""
    state = view.view
    if state is None or state.trick or not state.tricks:
        return False
    return state.tricks[-1].cards[-1].seat == seat
