"""What the publisher knows of one table while it is open. All of it can be had again from the store."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from bot.log import get
from bot.pages.narration.story import Announcement, Narrator
from bot.store.base import Messages, Shown, StoreError

log = get(__name__)

TOKEN_LIVES: Final = 14 * 60 * 1000
"""Milliseconds: an interaction's token lives 15 minutes; the last one is left for clocks that differ."""

TABLE: Final = "table"
STORY: Final = "story"
WARN: Final = "warn"
TALK: Final = "talk"
CALL: Final = "call:"
_HAND: Final = "hand:"
_WELCOME: Final = "welcome:"
TURN: Final = "turn"
"""What whoever is to move by post was told of it."""


@dataclass(slots=True)
class Live:
    """A message that can be edited through the token of the interaction that last touched it, uncounted.

    ``edit`` takes the arguments of an edit of that message; ``deal`` is the one whose cards it shows.
    ``until`` in Unix milliseconds.
    """

    edit: Callable[..., Awaitable[object]]
    key: str
    deal: str
    language: str
    until: int


class Pressed(NamedTuple):
    """The hand, by its slot, in which somebody pressed last, and when by the loop's clock."""

    slot: str
    at: float


@dataclass(slots=True, eq=False)
class TableMessages:
    """One table's messages, what has been told of it, and what is waiting."""

    table: str
    narrator: Narrator = field(default_factory=Narrator)
    queue: deque[Announcement] = field(default_factory=deque)
    told: int = 0
    rewritten: bool = False
    """Whether the log names somebody no more whom the teller still names."""
    slots: dict[str, Shown] | None = None
    unsaved: dict[str, Shown] = field(default_factory=dict)
    """What could not be stored yet: the message is there all the same."""
    locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """A lock lives as long as somebody holds it: its name may be that of a person."""
    here: dict[int, Live] = field(default_factory=dict)
    """The ephemeral hand of each person who has one open."""
    private: dict[int, Live] = field(default_factory=dict)
    """The DM hand of each person who pressed something in it lately."""
    pressed: dict[int, Pressed] = field(default_factory=dict)
    """Which of their hands each person plays from; the other rests meanwhile."""
    notices: dict[str, str | None] = field(default_factory=dict)
    """The sentence above a hand, by its slot, that stays until its person presses in a hand again. None:
    there is none. A slot that is missing has not been pressed in since the start: the store knows."""
    hand_timer: asyncio.TimerHandle | None = None
    """Runs until the first hand that rests and is behind has rested."""
    edit_cooldown: asyncio.TimerHandle | None = None
    """Runs for a moment after each edit of the table's message; ``behind`` is what came in meanwhile."""
    behind: bool = False
    anew: bool = False
    """Somebody wants the table's message at the bottom of its channel."""
    grace: asyncio.TimerHandle | None = None
    """Runs while a computer is to move; ``waited`` once it has taken long."""
    waited: bool = False
    turn: tuple[int, float] | None = None
    """By post: the last decision that somebody had to take, and when the loop's clock first saw it."""
    reminder_timer: asyncio.TimerHandle | None = None
    """Runs until whoever is to move by post may be told so: a moment, or until their quiet hours are over."""
    failures: int = 0
    blocked_until: int = 0

    def lock(self, name: str) -> asyncio.Lock:
        """The lock of a slot."""
        lock = self.locks.get(name)
        if lock is None:
            lock = self.locks[name] = asyncio.Lock()
        return lock

    async def load(self, messages: Messages) -> dict[str, Shown]:
        """The messages of the table by slot, read from the store once."""
        async with self.lock("load"):
            if self.slots is None:
                slots = {shown.slot: shown for shown in await messages.shown(self.table)}
                if STORY in slots:
                    self.told = int(slots[STORY].shows)
                self.slots = slots
            return self.slots

    def untell(self, seq: int) -> None:
        """The log ends at an entry that had others after it: what comes in their place is told anew."""
        self.narrator = Narrator()
        self.queue.clear()
        self.told = min(self.told, seq)

    async def note(self, messages: Messages, shown: Shown) -> None:
        """Note what the message in a slot shows; where that cannot be stored now, it is the next time."""
        (await self.load(messages))[shown.slot] = self.unsaved[shown.slot] = shown
        await self.save(messages)

    async def save(self, messages: Messages) -> None:
        """Store what could not be stored before."""
        for slot, waiting in list(self.unsaved.items()):
            try:
                await messages.put_shown(waiting)
            except StoreError as error:
                log.warning("what a message shows could not be stored", table=self.table, reason=str(error))
                return
            if self.unsaved.get(slot) is waiting:
                del self.unsaved[slot]

    async def drop(self, messages: Messages, slot: str) -> None:
        """Forget the message in a slot."""
        await messages.drop_shown(self.table, slot)
        self.unsaved.pop(slot, None)
        (await self.load(messages)).pop(slot, None)

    def retell(self) -> None:
        """Let the log be read from its beginning: it was rewritten. What has been told is told no more."""
        self.rewritten = False
        self.narrator = Narrator()
        self.queue.clear()

    async def forget(self, messages: Messages, person: int, alias: int) -> None:
        """Keep nothing of a person; an invitation that still stands is kept under their alias.

        Raises ``StoreError``.
        """
        for hands in (self.here, self.private, self.pressed):
            hands.pop(person, None)
        async with self.lock(hand_slot(person)):
            await self.drop(messages, hand_slot(person))
        await self.drop(messages, welcome_slot(person))
        invitation = (await self.load(messages)).get(invitation_slot(person))
        if invitation is not None:
            await self.note(messages, replace(invitation, slot=invitation_slot(alias)))
            await self.drop(messages, invitation.slot)

    def sleep(self, timer: asyncio.TimerHandle) -> None:
        """Keep the timer after which somebody may be told of their turn, in place of another."""
        if self.reminder_timer is not None:
            self.reminder_timer.cancel()
        self.reminder_timer = timer

    def press(self, person: int, slot: str, notice: str | None) -> None:
        """Somebody has just pressed something in their hand of a slot, and been answered with ``notice``.

        Whatever stood above their hands before has been read.
        """
        self.pressed[person] = Pressed(slot, asyncio.get_running_loop().time())
        self.notices |= {here_slot(person): None, hand_slot(person): None, slot: notice}

    def schedule_refresh(self, until: float, wake: Callable[[str], None]) -> None:
        """Have ``wake`` called for the table at that time of the loop's clock; the earliest one counts."""
        if self.hand_timer is not None:
            until = min(until, self.hand_timer.when())
            self.hand_timer.cancel()

        def rested() -> None:
            self.hand_timer = None
            wake(self.table)

        self.hand_timer = asyncio.get_running_loop().call_at(until, rested)

    def cancel_wait(self) -> bool:
        """Let no hand rest any more; returns whether one that is behind did."""
        if self.hand_timer is None:
            return False
        self.hand_timer.cancel()
        self.hand_timer = None
        self.pressed.clear()
        return True

    def stop(self) -> None:
        """Let no timer of this table run any more."""
        for timer in (self.edit_cooldown, self.grace, self.reminder_timer, self.hand_timer):
            if timer is not None:
                timer.cancel()
        self.edit_cooldown = self.grace = self.reminder_timer = self.hand_timer = None


def here_slot(person: int) -> str:
    """The name of a person's ephemeral hand; no message of the store's has it."""
    return f"here:{person}"


def hand_slot(person: int) -> str:
    """The slot of a person's DM with their cards."""
    return f"{_HAND}{person}"


def is_hand(slot: str) -> bool:
    """Whether a slot is that of a DM with cards."""
    return slot.startswith(_HAND)


def person_of(slot: str) -> int:
    """Whom the DM of a slot is for."""
    return int(slot.partition(":")[2])


def welcome_slot(person: int) -> str:
    """The slot of a person who sat down and is to be told where their cards will come."""
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
