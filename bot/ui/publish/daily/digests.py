"""The weekly digests of servers that want one (A-4): one message each Monday, which mentions nobody."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from bot.log import get
from bot.pages.page import Page
from bot.repeated_task import RepeatedTask, do_part
from bot.store.base import Store
from bot.store.rows import WeeklyDigest
from bot.tables.archive.digest import Week, week_before
from bot.ui.publish.daily.digest_contents import DigestContents
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender, nonce_for

log = get(__name__)

TRIES: Final = 4
"""The number of times that a digest is sent while Discord does not answer. For that long Discord recognises
the nonce."""
_A_WEEK: Final = 8 * 24 * 60 * 60 * 1000
"""More than a week in milliseconds, and less than two."""


class _Unconfirmed(NamedTuple):
    """A digest that may have been posted: its page, and how often it was sent."""

    page: Page
    tries: int


class Digests:
    """Sends the digests, in servers that this process looks after.

    ``wall`` returns the time of people's clocks in Unix milliseconds.
    """

    def __init__(
        self,
        store: Store,
        wall: Callable[[], int],
        *,
        contents: DigestContents,
        post: MessageSender,
        looks_after: Callable[[int], bool],
    ) -> None:
        self._store = store
        self._wall = wall
        self._contents = contents
        self._post = post
        self._looks_after = looks_after
        self._unconfirmed: dict[tuple[int, str], _Unconfirmed] = {}
        self.task = RepeatedTask("digests", self._work)
        """It begins when Discord has listed the servers, and wakes when a server changes its settings."""

    async def look(self) -> bool:
        """Send the digests that are due. False if one has to be tried again soon. Raises ``StoreError``."""
        now, is_complete = self._wall(), True
        weeks = [
            (server, week_before(server.zone, now))
            for server in await self._store.guilds.wanting_digest()
            if self._looks_after(server.guild) and self._post.is_on_server(server.guild)
        ]
        weeks = [(server, week) for server, week in weeks if week.due <= now < week.over]
        # A digest that is no longer wanted is not sent again.
        keys = {(server.guild, week.name) for server, week in weeks}
        self._unconfirmed = {key: sent for key, sent in self._unconfirmed.items() if key in keys}
        for server, week in weeks:
            if server.week < week.name or (server.guild, week.name) in self._unconfirmed:
                is_complete &= await do_part("digests", self._post_in(server, week), guild=server.guild)
        return is_complete

    async def _post_in(self, server: WeeklyDigest, week: Week) -> bool:
        """Send the digest of a server. False if it has to be tried again.

        It is stored as begun just before it is sent: a process that dies in between leaves a week without a
        digest, and none posts a second one (AA-2). What takes long, its contents, comes before.
        """
        key = server.guild, week.name
        page, tries = self._unconfirmed.pop(key, (None, 0))
        if page is None:
            page = await self._contents.page(server, week)
            if not await self._store.guilds.begin_digest(*key) or page is None:
                return True  # another process was faster, or there is too little to tell
        try:
            await self._post.send(server.channel, page, nonce_for("digest", *key))
        except Unreachable as error:
            log.info("a digest could not be posted", guild=server.guild, error=type(error).__name__)
            return await self._failed(server, week, _Unconfirmed(page, tries + 1), error)
        log.info("digest posted", guild=server.guild)
        return True

    async def _failed(
        self, server: WeeklyDigest, week: Week, sent: _Unconfirmed, error: BaseException
    ) -> bool:
        """Note a failure: after a refusal there is no message, otherwise there may be one."""
        key = server.guild, week.name
        if not is_hiccup(error):
            if sent.tries == 1:  # no earlier try may have made one
                await self._store.guilds.undo_digest(*key, server.week)
            return True  # the next check tries again, if an admin has changed something by then
        if sent.tries < TRIES:
            self._unconfirmed[key] = sent
        return sent.tries >= TRIES

    async def _work(self) -> float | None:
        """Send what is due. Returns the seconds until something is due again."""
        if not await self.look():
            return None
        now, due = self._wall(), []
        for server in await self._store.guilds.wanting_digest():
            week = week_before(server.zone, now)
            due.append(week.due if week.due > now else week_before(server.zone, week.ends + _A_WEEK).due)
        return (min(due) - now) / 1000 if due else math.inf
