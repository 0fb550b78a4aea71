"""What the publisher knows of one table while it is open. All of it can be had again from the store."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakValueDictionary

from bot.log import get
from bot.pages.narration.story import Announcement, Narrator
from bot.store.base import Shown, Store, StoreError, Token
from bot.tables.view import TableView
from bot.ui.publish.kept_tokens import KeptTokens

log = get(__name__)

TABLE: Final = "table"
SHEET: Final = "sheet"
"""The latest sheet of a deal, and which deal it is of."""
STORY: Final = "story"
WARN: Final = "warn"
TALK: Final = "talk"
CALL: Final = "call:"
_HAND: Final = "hand:"
_HERE: Final = "here:"
_WELCOME: Final = "welcome:"
TURN: Final = "turn"
"""What the player to move in a correspondence game was told of the turn."""


@dataclass(frozen=True, slots=True)
class Live:
    """A message that can be edited through the token of an interaction, uncounted, until a time.

    ``message`` is its id as that token knows it: None for the message that the interaction came from or was
    answered with. ``of`` is the message's id, 0 where it is not known. ``until`` in Unix milliseconds.
    ``shows`` is what a hand shows (``bot.ui.publish.hand_notes``).
    """

    token: str
    message: int | None
    of: int
    until: int
    shows: str = ""


@dataclass(slots=True, eq=False)
class TableMessages:
    """One table's messages, what has been told of it, and what waits. ``now`` gives Unix milliseconds."""

    table: str
    store: Store
    tokens: KeptTokens
    now: Callable[[], int]
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
    live: dict[str, Live] = field(default_factory=dict)
    """The messages, by slot, that a token can edit. A person's ephemeral hand is there as long as it is."""
    notices: dict[str, str | None] = field(default_factory=dict)
    """The sentence above a hand, by its slot, that stays until its person presses in a hand again. None:
    there is none. A slot that is missing has not been pressed in since the start: the store knows."""
    visit_timer: asyncio.TimerHandle | None = None
    visit_due: int = 0
    """``visit_timer`` runs until the table is to be visited again at ``visit_due``, whatever happens."""
    edit_cooldown: asyncio.TimerHandle | None = None
    """Runs for a moment after each edit of the table's message; ``behind`` is what came in meanwhile."""
    behind: bool = False
    anew: bool = False
    """Somebody wants the table's message at the bottom of its channel."""
    trick_until: int = 0
    """Until when the finished trick stays on the table's message (V-1)."""
    turn_began: tuple[int, int] = (-1, 0)
    """The decision that the match waits for, and when it was first seen; 0: it has been waited for."""
    posted_at: int = 0
    """When the table's message was last posted below what others wrote (V-4)."""
    grace: asyncio.TimerHandle | None = None
    """Runs while a computer is to move; ``waited`` once it has taken long."""
    waited: bool = False
    turn: tuple[int, float] | None = None
    """Correspondence: the last decision that somebody had to take, and when the loop's clock first saw it."""
    reminder_timer: asyncio.TimerHandle | None = None
    """Correspondence: runs until the player to move may be told: a moment, or until quiet hours end."""
    direct: int | None = None
    """The channel of the direct messages that the table stands in; None for a server's table."""
    failures: int = 0
    blocked_until: int = 0

    def lock(self, name: str) -> asyncio.Lock:
        """The lock of a slot."""
        lock = self.locks.get(name)
        if lock is None:
            lock = self.locks[name] = asyncio.Lock()
        return lock

    async def load(self) -> dict[str, Shown]:
        """The messages of the table by slot, read from the store once."""
        async with self.lock("load"):
            if self.slots is None:
                slots = {shown.slot: shown for shown in await self.store.messages.shown(self.table)}
                tokens = await self.tokens.of_table(self.table)
                if STORY in slots:
                    self.told = int(slots[STORY].shows)
                for one in tokens:
                    of, _, shows = one.shows.partition(" ")
                    live = Live(one.token, one.message, int(of), one.until, shows)
                    self.live.setdefault(one.slot, live)
                self.slots = slots
            return self.slots

    def untell(self, seq: int) -> None:
        """The log ends at an entry that had others after it: what comes in their place is told anew."""
        self.narrator = Narrator()
        self.queue.clear()
        self.told = min(self.told, seq)

    async def note(self, shown: Shown) -> None:
        """Note what the message in a slot shows; where that cannot be stored now, it is the next time."""
        (await self.load())[shown.slot] = self.unsaved[shown.slot] = shown
        await self.save()

    async def save(self) -> None:
        """Store what could not be stored before."""
        for slot, waiting in list(self.unsaved.items()):
            try:
                await self.store.messages.put_shown(waiting)
            except StoreError as error:
                log.warning("what a message shows could not be stored", table=self.table, reason=str(error))
                return
            if self.unsaved.get(slot) is waiting:
                del self.unsaved[slot]

    async def drop(self, slot: str) -> None:
        """Forget the message in a slot."""
        await self.store.messages.drop_shown(self.table, slot)
        self.unsaved.pop(slot, None)
        (await self.load()).pop(slot, None)

    def token_of(self, slot: str, message: int | None = None) -> Live | None:
        """The token that edits what stands in a slot, while it lives; of that very message, where named."""
        live = self.live.get(slot)
        if live is None or live.until <= self.now() or (message is not None and live.of != message):
            return None
        return live

    async def put_token(self, slot: str, live: Live) -> None:
        """Keep a token in the place of the one that the slot has."""
        self.live[slot] = live
        shows = f"{live.of} {live.shows}"
        await self.tokens.put(Token(self.table, slot, live.message, live.token, live.until, shows))

    async def drop_token(self, slot: str) -> None:
        """Forget the token of a slot. Where the store cannot, it is deleted when it ends."""
        if self.live.pop(slot, None) is not None:
            with suppress(StoreError):
                await self.tokens.drop(self.table, slot)

    def drop_ended(self) -> None:
        """Forget the tokens that have ended; the store forgets them by itself."""
        self.live = {slot: live for slot, live in self.live.items() if live.until > self.now()}

    def retell(self) -> None:
        """Let the log be read from its beginning: it was rewritten. What has been told is told no more."""
        self.rewritten = False
        self.narrator = Narrator()
        self.queue.clear()

    async def forget(self, person: int, alias: int, *, private: bool) -> None:
        """Keep nothing of a person; an invitation that still stands is kept under their alias.

        ``private``: the table stands in their direct messages, whose channel its messages would name. Raises
        ``StoreError``.
        """
        if private:
            self.direct = None
            for slot in [slot for slot in await self.load() if slot != STORY]:
                await self.drop(slot)
            for slot in list(self.live):
                await self.drop_token(slot)
        for slot in (here_slot(person), hand_slot(person)):
            self.live.pop(slot, None)
            self.notices.pop(slot, None)
            await self.tokens.drop(self.table, slot)
        async with self.lock(hand_slot(person)):
            await self.drop(hand_slot(person))
        await self.drop(welcome_slot(person))
        invitation = (await self.load()).get(invitation_slot(person))
        if invitation is not None:
            await self.note(replace(invitation, slot=invitation_slot(alias)))
            await self.drop(invitation.slot)

    def posts_to(self, view: TableView) -> int:
        """The channel that gets the messages of the table."""
        return self.direct or view.place.posts_to

    def sleep(self, timer: asyncio.TimerHandle) -> None:
        """Keep the timer after which somebody may be told of their turn, in place of another."""
        if self.reminder_timer is not None:
            self.reminder_timer.cancel()
        self.reminder_timer = timer

    def press(self, person: int, slot: str, notice: str | None) -> None:
        """A person has just pressed something in the hand of a slot, and been answered with ``notice``.

        Whatever stood above their hands before has been read.
        """
        self.notices |= {here_slot(person): None, hand_slot(person): None, slot: notice}

    def visit_at(self, when: int, visit: Callable[[str], None]) -> None:
        """Have ``visit`` called for the table at a time; of several times the earliest counts."""
        if self.visit_timer is not None:
            when = min(when, self.visit_due)
            self.visit_timer.cancel()

        def due() -> None:
            self.visit_timer = None
            visit(self.table)

        seconds = max(0, when - self.now()) / 1000
        self.visit_timer, self.visit_due = asyncio.get_running_loop().call_later(seconds, due), when

    def hurry(self) -> bool:
        """Let neither a trick nor a long turn wait for its time any more; returns whether one did."""
        waited = self.trick_until > self.now() or self.turn_began[1] > 0
        self.trick_until, self.turn_began = 0, (self.turn_began[0], 0)
        return waited

    def stop(self) -> None:
        """Let no timer of this table run any more."""
        for timer in (self.edit_cooldown, self.grace, self.reminder_timer, self.visit_timer):
            if timer is not None:
                timer.cancel()
        self.edit_cooldown = self.grace = self.reminder_timer = self.visit_timer = None


def here_slot(person: int) -> str:
    """The name of a person's ephemeral hand; no message of the store's has it."""
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
