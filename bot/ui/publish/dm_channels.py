"""The channels of people's direct messages: known ones are used for good, others are opened with care.

Discord wants a direct message to follow something that the person has done. A bot that opens many channels is
refused: for a while (40003), or until Discord has looked into it (20026). So a channel is opened once, right
after a press or a command of the person, and a few a minute at most. After a refusal all openings pause, and
nobody counts as a person whose direct messages are closed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord

from bot.log import get
from bot.store.base import Dm, StoreError
from bot.tables.token_bucket import TokenBucket
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import SERVER_FAULT, MessageSender, is_closed
from bot.ui.wire.timeouts import DiscordUnavailable

log = get(__name__)

TRY_AGAIN: Final = 60 * 60 * 1000
"""Milliseconds before somebody is tried again whose DMs were closed, or could not be opened (F9)."""
LATELY: Final = 2 * 60 * 1000
"""Milliseconds for which a direct message still follows what somebody did."""
AT_ONCE: Final = 10
"""Channels that may be opened in a row: a full table and its neighbour. From some dozens in a few minutes on,
bots have been flagged for spam."""
EACH: Final = 12 * 1000
"""Milliseconds after which one more may be opened: five a minute."""
FIRST_PAUSE: Final = 60 * 1000
"""Milliseconds without an opening after Discord refused one; after the next refusal twice as long."""
LONGEST_PAUSE: Final = 60 * 60 * 1000

_FLAGGED: Final = 20026
"""The bot has been flagged for spam: that lasts until Discord takes it back."""
_TOO_MUCH: Final = frozenset({_FLAGGED, 40003, 40004, 40006, 40062})
"""Flagged; opening too fast; sending, or a feature, disabled for a while; a service that is being limited."""
_THE_BOT: Final = 0
"""The one who has a pace here."""


def too_much(error: discord.HTTPException) -> bool:
    """Whether Discord refuses direct messages of the bot for a while, whoever they are for."""
    return error.code in _TOO_MUCH and not is_hiccup(error)


class Brake:
    """Stops something for a while, and longer each time that it has to. Times in Unix milliseconds."""

    def __init__(self) -> None:
        self._until = 0
        self._pause = 0

    def holds(self, now: int) -> bool:
        """Whether it is stopped."""
        return now < self._until

    def pull(self, error: Exception, now: int) -> None:
        """Discord has refused it."""
        told = error.wait if isinstance(error, DiscordUnavailable) else 0.0
        if not self.holds(now):  # of several that were under way together the first counts
            calm = now - self._until > LONGEST_PAUSE
            self._pause = FIRST_PAUSE if calm else min(2 * self._pause, LONGEST_PAUSE)
        if getattr(error, "code", None) == _FLAGGED:
            self._pause = LONGEST_PAUSE
        self._until = max(self._until, now + max(self._pause, round(1000 * told)))
        log.warning(
            "Discord refuses direct messages, a pause",
            status=getattr(error, "status", None),
            code=getattr(error, "code", None),
            delay_s=(self._until - now) // 1000,
        )


class DmChannels:
    """Knows the channels of people's DMs, and opens them. ``now`` gives Unix milliseconds."""

    def __init__(self, post: MessageSender, choices: Choices, now: Callable[[], int]) -> None:
        self._post = post
        self._choices = choices
        self._now = now
        self._pace = TokenBucket(AT_ONCE, EACH)
        self._brake = Brake()
        self._doubtful = False
        """Whether Discord refused the last opening: then one at a time finds out whether it does still."""
        self._under_way = 0

    async def of(self, person: int) -> int | None:
        """The channel of somebody's DMs; None where it is not known and cannot be opened now.

        Raises ``discord.HTTPException`` where they take none.
        """
        known = (await self._choices.dm(person)).channel
        if known is not None:
            return known
        acted, now = self._choices.acted(person), self._now()
        if acted is not None and acted.channel is not None:
            await self.keep(person, acted.channel)
            return acted.channel
        if acted is None or now - acted.at > LATELY or self._brake.holds(now):
            return None
        if self._doubtful and self._under_way:
            return None
        if self._pace.wait(_THE_BOT, now):
            log.info("enough direct messages were opened for now", person=person)
            return None
        return await self._opened(person)

    async def may_try(self, person: int) -> bool:
        """Whether no try of the last hour to write to somebody failed for no fault of theirs."""
        tried_at = (await self._choices.dm(person)).tried_at
        return tried_at is None or self._now() - tried_at > TRY_AGAIN

    async def keep(self, person: int, channel: int) -> None:
        """Somebody can be written to in this channel."""
        if await self._choices.dm(person) != Dm(person, channel):
            await self._note(Dm(person, channel))

    def refused(self, error: Exception) -> None:
        """Discord refuses direct messages of the bot: nothing is opened for a while, then one by one."""
        self._doubtful = True
        self._brake.pull(error, self._now())

    async def lost(self, person: int) -> None:
        """Discord knows a channel no more."""
        await self._note(replace(await self._choices.dm(person), channel=None))

    async def failed(self, person: int) -> None:
        """Somebody could not be written to for no fault of theirs: leave them alone for an hour."""
        await self._note(replace(await self._choices.dm(person), tried_at=self._now()))

    async def may_tell(self, person: int) -> bool:
        """Whether somebody has not been told within the hour that they cannot be written to; notes it."""
        known, now = await self._choices.dm(person), self._now()
        if known.told_at is not None and now - known.told_at <= TRY_AGAIN:
            return False
        await self._note(replace(known, told_at=now))
        return True

    async def _opened(self, person: int) -> int | None:
        self._under_way += 1
        try:
            channel = await self._post.private_channel(person)
        except Unreachable as error:
            if isinstance(error, discord.HTTPException) and is_closed(error):
                raise
            await self.failed(person)
            status = getattr(error, "status", SERVER_FAULT)
            if status < SERVER_FAULT:
                # Whatever it says, it says so of us: whether a person takes messages shows in sending one.
                self.refused(error)
            else:
                log.info("a direct message could not be opened", person=person, error=type(error).__name__)
            return None
        finally:
            self._under_way -= 1
        self._doubtful = False
        await self.keep(person, channel)
        return channel

    async def _note(self, dm: Dm) -> None:
        try:
            await self._choices.note_dm(dm)
        except StoreError as error:  # this process knows it all the same
            log.warning("a direct message could not be noted", person=dm.person, error=type(error).__name__)
