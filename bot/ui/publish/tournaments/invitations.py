"""The invitations of tournaments: each asks the partners of an entry whether they play (T-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.log import get
from bot.pages.tournaments.event import invitation_page
from bot.store.base import Store
from bot.store.rows import MessageRow
from bot.tables.listeners.table_timers import TableTimers
from bot.tables.model.people import Person
from bot.tournaments.events import Events
from bot.tournaments.model.event import Entry, Event
from bot.ui.publish.tournaments.deletion import delete_message
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender, nonce_for

log = get(__name__)

_SLOT: Final = "invite:"
AGAIN: Final = 10.0
"""The seconds after which an invitation is tried again that Discord could not take."""
BLOCKED: Final = 600.0
"""The seconds after which a channel is tried again that takes no message."""


class Invitations:
    """Posts the invitations of tournaments, and deletes each one once everybody has answered.

    ``visit`` causes another visit of a tournament. ``now`` returns Unix milliseconds.
    """

    def __init__(
        self,
        events: Events,
        *,
        store: Store,
        choices: Choices,
        post: MessageSender,
        now: Callable[[], int],
        visit: Callable[[str], None],
    ) -> None:
        self._events = events
        self._messages = store.messages
        self._choices = choices
        self._post = post
        self._now = now
        self._timers = TableTimers(visit)

    def close(self) -> None:
        """Stop. What is missing is posted after the next start."""
        self._timers.close()

    async def refresh(self, event: Event) -> None:
        """Bring the invitations of a tournament up to date. What Discord refuses is tried again later.

        Raises ``StoreError``.
        """
        self._timers.forget(event.id)
        try:
            await self._refresh(event)
        except Unreachable as error:
            log.info("an invitation could not be posted", table=event.id, error=type(error).__name__)
            self._timers.set(event.id, AGAIN if is_hiccup(error) else BLOCKED)

    async def _refresh(self, event: Event) -> None:
        waiting = {
            f"{_SLOT}{entry.number}": entry
            for entry in event.entries
            if entry.waiting and entry.gone is None and not event.over
        }
        rows = await self._messages.of_table(event.id)
        posted = {row.slot: row.shows for row in rows if row.slot.startswith(_SLOT)}
        for row in rows:
            if row.slot in posted and (
                row.slot not in waiting or row.shows != _asks(event, waiting[row.slot])
            ):
                await delete_message(self._post, self._messages, row, self._events.epoch(event))
                del posted[row.slot]
        for slot, entry in waiting.items():
            if slot not in posted:
                await self._invite(event, slot, entry)

    async def _invite(self, event: Event, slot: str, entry: Entry) -> None:
        """Ask the people of an entry who have yet to accept. Only they are notified."""
        voice = await self._choices.public_voice(event.place.guild)
        people = [one for one in entry.members if isinstance(one, Person)]
        asks = next((one for one in people if one.id not in entry.waiting), event.host)
        page = invitation_page(voice, event, asks.name, [one.id for one in people if one.id in entry.waiting])
        nonce, channel = _asks(event, entry), event.place.posts_to
        sent = await self._post.send(channel, page, nonce)
        row = MessageRow(event.id, slot, channel, sent.message, nonce, self._now())
        await self._messages.put(row, self._events.epoch(event))


def _asks(event: Event, entry: Entry) -> str:
    """The note and nonce of an invitation. Another one is needed where a partner was replaced."""
    return nonce_for(event.id, _SLOT, entry.number, sorted(entry.people))
