"""The messages of servers about deals of the day that have closed: one a day where it is wanted (D-9).

A message stands there once: its nonce follows from server and day, and it is noted when it has been sent.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from bot.daily.closing import par_of
from bot.daily.deals import DailyDeals
from bot.log import get
from bot.pages.daily.deal import Field, message_page
from bot.puzzle import days
from bot.repeated_task import RepeatedTask, do_part
from bot.store.base import Store
from bot.store.daily.deal_rows import DealPost
from bot.store.rows import GuildSettings
from bot.ui.publish.daily.hours import due_at, next_at
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender, nonce_for

log = get(__name__)

BEST: Final = 3
"""The number of people who are named as the best."""


class DealPosts:
    """Sends the messages, in servers that this process looks after."""

    def __init__(
        self,
        deals: DailyDeals,
        *,
        store: Store,
        choices: Choices,
        post: MessageSender,
        looks_after: Callable[[int], bool],
    ) -> None:
        self._deals = deals
        self._store = store
        self._choices = choices
        self._post = post
        self._looks_after = looks_after
        self.task = RepeatedTask("messages about deals", self._work)
        """It begins when Discord has listed the servers, and wakes when a deal closes or settings change."""

    async def field(self, day: date, guild: int | None) -> Field | None:
        """What is shown of a deal, in a server or elsewhere (None); None before it has closed."""
        name = day.isoformat()
        board = await self._store.deals.board(name)
        if board is None or board.closed_at is None:
            return None
        best = await self._store.deals.best(name, name, limit=BEST)
        here = None if guild is None else await self._store.deals.best(name, name, guild=guild, limit=BEST)
        return Field(par_of(board), best, here)

    async def look(self) -> bool:
        """Send what is due. False if something has to be tried again soon. Raises ``StoreError``."""
        now, is_complete = self._deals.wall(), True
        last = await self._store.deals.last_closed_day()
        # A message that is two days late is of no use any more.
        if last is None or days.closes(date.fromisoformat(last)) + days.WINDOW < now:
            return True
        for settings in await self._store.deals.wanting():
            if self._looks_after(settings.guild) and self._post.is_on_server(settings.guild):
                part = self._post_in(settings, date.fromisoformat(last), now)
                is_complete &= await do_part("deal messages", part, guild=settings.guild)
        return is_complete

    async def _post_in(self, settings: GuildSettings, day: date, now: int) -> bool:
        """Send the message of a server if it is time and it has none."""
        guild, channel = settings.guild, settings.deal_channel
        if channel is None or now < due_at(settings.zone, settings.deal_hour, now):
            return True
        if await self._store.deals.post(guild, day.isoformat()) is not None:
            return True
        field = await self.field(day, guild)
        if field is None:
            return True
        page = message_page(await self._choices.public_voice(guild), day, field)
        try:
            sent = await self._post.send(channel, page, nonce_for("deal", guild, day))
        except Unreachable as error:
            log.info("a deal could not be posted", guild=guild, error=type(error).__name__)
            return not is_hiccup(error)
        await self._store.deals.note_post(DealPost(guild, day.isoformat(), channel, sent.message))
        return True

    async def _work(self) -> float | None:
        """Send what is due. Returns the seconds until something is due again."""
        if not await self.look():
            return None
        now = self._deals.wall()
        wanting = await self._store.deals.wanting()
        due = [next_at(settings.zone, settings.deal_hour, now) for settings in wanting]
        return (min(due, default=now + days.DAY) - now) / 1000
