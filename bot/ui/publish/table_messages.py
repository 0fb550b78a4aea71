"""The publisher's state of one open table. All of it can be restored from the store."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakValueDictionary

from bot.log import get
from bot.pages.narration.story import Announcement, Narrator
from bot.pages.page import Page
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.store.rows import MessageRow, Token
from bot.tables.view import TableView
from bot.ui.publish.token_store import TokenStore

log = get(__name__)

TABLE: Final = "table"
SHEET: Final = "sheet"
"""The slot of the latest sheet of a deal."""
STORY: Final = "story"
WARN: Final = "warn"
TALK: Final = "talk"
CALL: Final = "call:"
LATE: Final = "late:"
"""The beginning of the slots of results that lack their picture, which came too late (F5)."""
_HAND: Final = "hand:"
_HERE: Final = "here:"
_WELCOME: Final = "welcome:"
TURN: Final = "turn"
"""The slot of the reminder to the player to move in a correspondence game."""
PACE: Final = 1.2
"""The seconds between two edits of a table's message."""


@dataclass(frozen=True, slots=True)
class EditableMessage:
    """A message that can be edited through an interaction's token, uncounted, until the token expires.

    ``message`` is its id as that token knows it: None for the message that the interaction came from or was
    answered with. ``of`` is the message's real id, 0 if unknown. ``until`` is in Unix milliseconds.
    ``shows`` is what a hand shows (``bot.ui.publish.hands.hand_notes``).
    """

    token: str
    message: int | None
    of: int
    until: int
    shows: str = ""


@dataclass(slots=True, eq=False)
class TableMessages:
    """One table's messages, its past announcements, and its queue. ``now`` returns Unix milliseconds."""

    table: str
    store: Store
    tokens: TokenStore
    now: Callable[[], int]
    part: int | None = None
    """The part of the table; None if it is not known yet."""
    epoch: int = 0
    """Counts who holds the table's part: notes of an earlier holder do not replace those of a later one."""
    narrator: Narrator = field(default_factory=Narrator)
    queue: deque[Announcement] = field(default_factory=deque)
    announced_seq: int = 0
    """The entry of the log up to which everything has been announced."""
    log_was_rewritten: bool = False
    """Whether the narrator still names a person whom the log no longer names."""
    slots: dict[str, MessageRow] | None = None
    unsaved: dict[str, MessageRow] = field(default_factory=dict)
    """The notes that could not be stored yet, of messages that exist all the same."""
    locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock lives only as long as somebody holds it, because its name can be that of a person."""
    live: dict[str, EditableMessage] = field(default_factory=dict)
    """The messages that a token can edit, by slot. A person's ephemeral hand is there as long as it
    exists."""
    notices: dict[str, str | None] = field(default_factory=dict)
    """The notice above a hand, by its slot, which stays until its person presses in a hand again. None means
    no notice. If a slot is missing, nothing was pressed in it since the start, and the store knows."""
    presses: dict[int, list[asyncio.Event]] = field(default_factory=dict)
    """The presses that are being answered with the hand they came from, by person. Each event is set at the
    end."""
    visit_timer: asyncio.TimerHandle | None = None
    next_visit: int = 0
    """The moment of the next visit; ``visit_timer`` runs until then."""
    edit_cooldown: asyncio.TimerHandle | None = None
    """The timer after each edit of the table's message; ``behind`` is what changed meanwhile."""
    behind: bool = False
    anew: bool = False
    """Whether somebody wants the table's message at the bottom of its channel."""
    trick_until: int = 0
    """The moment until which a finished trick stays on the table's message (V-1)."""
    turn_began: tuple[int, int] = (-1, 0)
    """The present decision and when it was first seen; 0 after it was waited for."""
    posted_at: int = 0
    """When the table's message was last posted below what others wrote (V-4)."""
    grace: asyncio.TimerHandle | None = None
    """The timer while a computer is to move; ``is_slow`` is true once that took long."""
    is_slow: bool = False
    turn: tuple[int, float] | None = None
    """Correspondence: the last decision of a person, and the event loop's time when it was first seen."""
    reminder_timer: asyncio.TimerHandle | None = None
    """Correspondence: the timer until the player to move may be told: a moment, or the end of quiet hours."""
    late_pages: dict[str, Page] = field(default_factory=dict)
    """The pages of results that this process sent without their picture, by slot."""
    direct: int | None = None
    """The channel id of a table in direct messages; None for a server's table."""
    failures: int = 0
    blocked_until: int = 0

    def lock(self, name: str) -> asyncio.Lock:
        """The lock of a slot."""
        lock = self.locks.get(name)
        if lock is None:
            lock = self.locks[name] = asyncio.Lock()
        return lock

    async def load(self) -> dict[str, MessageRow]:
        """The messages of the table by slot, read from the store once. Raises ``StoreError``."""
        if self.slots is not None:
            return self.slots
        async with self.lock("load"):
            if self.slots is None:
                slots = {row.slot: row for row in await self.store.messages.of_table(self.table)}
                tokens = await self.tokens.of_table(self.table)
                if STORY in slots:
                    self.announced_seq = int(slots[STORY].shows)
                for one in tokens:
                    of, _, shows = one.shows.partition(" ")
                    live = EditableMessage(one.token, one.message, int(of), one.until, shows)
                    self.live.setdefault(one.slot, live)
                self.slots = slots
            return self.slots

    def assume_outdated(self) -> None:
        """Assume no longer to know what the table's message shows, so that it is edited in any case."""
        row = None if self.slots is None else self.slots.get(TABLE)
        if self.slots is not None and row is not None:
            self.slots[TABLE] = replace(row, shows=f"{row.shows.partition(' ')[0]} ? ?")

    def rewind_announcements(self, seq: int) -> None:
        """Forget the announcements after entry ``seq``, at which the log now ends.

        New entries are announced.
        """
        self.narrator = Narrator()
        self.queue.clear()
        self.announced_seq = min(self.announced_seq, seq)

    async def note(self, row: MessageRow) -> None:
        """Note what the message in a slot shows. If it cannot be stored now, the next call stores it."""
        (await self.load())[row.slot] = self.unsaved[row.slot] = row
        await self.save()

    async def note_message(self, slot: str, channel: int, message: int, shows: str = "") -> None:
        """Note the message that is in a slot from now on, and what it shows; otherwise as ``note``."""
        await self.note(MessageRow(self.table, slot, channel, message, shows, self.now()))

    async def save(self) -> None:
        """Store the notes that could not be stored before."""
        for slot, row in list(self.unsaved.items()):
            try:
                await self.store.messages.put(row, self.epoch)
            except StoreError as error:
                log.warning("what a message shows could not be stored", table=self.table, reason=str(error))
                return
            if self.unsaved.get(slot) is row:
                del self.unsaved[slot]

    async def drop(self, slot: str) -> None:
        """Forget the message in a slot. Raises ``StoreError``."""
        await self.store.messages.drop(self.table, slot, self.epoch)
        self.unsaved.pop(slot, None)
        (await self.load()).pop(slot, None)

    def token_of(self, slot: str, message: int | None = None) -> EditableMessage | None:
        """The valid token that edits the message of a slot, or only this ``message``.

        None if there is none.
        """
        live = self.live.get(slot)
        if live is None or live.until <= self.now() or (message is not None and live.of != message):
            return None
        return live

    async def put_token(self, slot: str, live: EditableMessage) -> None:
        """Keep a token in place of the slot's previous one."""
        self.live[slot] = live
        shows = f"{live.of} {live.shows}"
        await self.tokens.put(Token(self.table, slot, live.message, live.token, live.until, shows))

    async def drop_token(self, slot: str) -> None:
        """Forget the token of a slot. If the store fails, the token is deleted when it expires."""
        if self.live.pop(slot, None) is not None:
            with suppress(StoreError):
                await self.tokens.drop(self.table, slot)

    def drop_expired(self) -> None:
        """Forget the expired tokens. The store deletes its own by itself."""
        self.live = {slot: live for slot, live in self.live.items() if live.until > self.now()}

    def enqueue(self, announcements: Iterable[Announcement]) -> None:
        """Queue the announcements that have not been made yet."""
        self.queue.extend(one for one in announcements if one.seq > self.announced_seq)

    def retell(self) -> None:
        """Read the log again from its beginning because it was rewritten. No announcement is repeated."""
        self.log_was_rewritten = False
        self.narrator = Narrator()
        self.queue.clear()
        self.late_pages.clear()

    async def forget(self, person: int, alias: int, *, private: bool) -> None:
        """Forget a person. An open invitation is kept under their alias.

        ``private``: the table is in their direct messages, whose channel its messages would name. Raises
        ``StoreError``.
        """
        self.late_pages.clear()
        if private:
            self.direct = None
            for slot in [slot for slot in await self.load() if slot != STORY]:
                await self.drop(slot)
            for slot in list(self.live):
                await self.drop_token(slot)
        for slot in (here_slot(person), hand_slot(person)):
            async with self.lock(slot):  # a hand that is being shown keeps its token before the lock is free
                self.live.pop(slot, None)
                self.notices.pop(slot, None)
                await self.tokens.drop(self.table, slot)
                await self.drop(slot)
        await self.drop(welcome_slot(person))
        invitation = (await self.load()).get(invitation_slot(person))
        if invitation is not None:
            await self.note(replace(invitation, slot=invitation_slot(alias)))
            await self.drop(invitation.slot)

    def posts_to(self, view: TableView) -> int:
        """The id of the channel that gets the table's messages."""
        return self.direct or view.place.posts_to

    def sleep(self, timer: asyncio.TimerHandle) -> None:
        """Keep the timer after which a person may be told of their turn, in place of another."""
        if self.reminder_timer is not None:
            self.reminder_timer.cancel()
        self.reminder_timer = timer

    def press(self, person: int, slot: str, notice: str | None) -> None:
        """Note that a person pressed in the hand of a slot and was answered with ``notice``.

        They have read the earlier notices above their hands.
        """
        self.notices |= {here_slot(person): None, hand_slot(person): None, slot: notice}

    @contextmanager
    def answering(self, person: int) -> Iterator[None]:
        """While a press in a person's hand is answered with that hand, make visits wait before they edit it.

        The answer shows what the press has changed, so that they need not.
        """
        end = asyncio.Event()
        self.presses.setdefault(person, []).append(end)
        try:
            yield
        finally:
            self.presses[person].remove(end)
            if not self.presses[person]:
                del self.presses[person]
            end.set()

    async def join_presses(self, person: int) -> None:
        """Wait until the presses in a person's hand have been answered."""
        while waiting := self.presses.get(person):
            await waiting[0].wait()

    def visit_at(self, when: int, visit: Callable[[str], None]) -> None:
        """Call ``visit`` for the table at ``when`` (Unix milliseconds).

        Of several times the earliest counts.
        """
        if self.visit_timer is not None:
            if self.next_visit <= when:
                return
            self.visit_timer.cancel()

        def ring() -> None:
            self.visit_timer = None
            visit(self.table)

        seconds = max(0, when - self.now()) / 1000
        self.visit_timer, self.next_visit = asyncio.get_running_loop().call_later(seconds, ring), when

    def is_passing(self, view: TableView, visit: Callable[[str], None]) -> bool:
        """Whether a computer is about to move, so that the state until then is not worth a request.

        If it takes longer than ``PACE``, its turn is shown after all.
        """
        turn = view.turn
        if turn is None or view.seats[turn].person is not None or view.waits_until is not None:
            if self.grace is not None:
                self.grace.cancel()
                self.grace = None
            self.is_slow = False
            return False

        def end_grace() -> None:
            self.is_slow = True
            visit(self.table)

        if self.grace is None:
            self.grace = asyncio.get_running_loop().call_later(PACE, end_grace)
        return not self.is_slow

    def hurry(self) -> bool:
        """Make neither a trick nor a long turn wait any longer. Returns whether one was waiting."""
        was_waiting = self.trick_until > self.now() or self.turn_began[1] > 0
        self.trick_until, self.turn_began = 0, (self.turn_began[0], 0)
        return was_waiting

    async def clear(self) -> None:
        """Delete all notes, and stop all timers of this table."""
        # The note of past announcements is deleted last: if this is interrupted, they must not be made
        # again.
        for slot in sorted(await self.load(), key=STORY.__eq__):
            await self.drop(slot)
        for slot in list(self.live):
            await self.drop_token(slot)
        self.stop()

    def stop(self) -> None:
        """Stop all timers of this table."""
        for timer in (self.edit_cooldown, self.grace, self.reminder_timer, self.visit_timer):
            if timer is not None:
                timer.cancel()
        self.edit_cooldown = self.grace = self.reminder_timer = self.visit_timer = None


def here_slot(person: int) -> str:
    """The slot of a person's ephemeral hand. The store has no message under it."""
    return f"{_HERE}{person}"


def is_here(slot: str) -> bool:
    """Whether a slot is that of an ephemeral hand."""
    return slot.startswith(_HERE)


def hand_slot(person: int) -> str:
    """The slot of a person's DM with their cards."""
    return f"{_HAND}{person}"


def is_hand(slot: str) -> bool:
    """Whether a slot is that of a DM with cards."""
    return slot.startswith(_HAND)


def person_of(slot: str) -> int:
    """The person whose DM a slot is for."""
    return int(slot.partition(":")[2])


def welcome_slot(person: int) -> str:
    """The slot of a person who sat down and is to be told where their cards will be sent."""
    return f"{_WELCOME}{person}"


def is_welcome(slot: str) -> bool:
    """Whether a slot is that of a person who sat down."""
    return slot.startswith(_WELCOME)


def invitation_slot(person: int) -> str:
    """The slot of the message that invites a person."""
    return f"invite:{person}"


def call_slot(match: str, number: int) -> str:
    """The slot of the message that looks for a substitute, by the number of the call in its match."""
    return f"{CALL}{match}:{number}"


def away_slot(seat: int) -> str:
    """The slot of the message that tells the person of a seat that they are absent."""
    return f"away:{seat}"


def result_slot(seat: int) -> str:
    """The slot of the message that tells the person of a seat that the match is over."""
    return f"result:{seat}"
