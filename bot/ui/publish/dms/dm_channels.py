"""The channels of people's direct messages: known channels are kept, and few new ones are opened.

Discord wants a direct message to follow something that the person has done. A bot that opens many channels
is refused: for a while (40003), or until Discord has looked into it (20026). Therefore a channel is opened
once, right after a press or a command of the person, and only a few are opened each minute. After a refusal
no channel is opened for a while, and nobody counts as a person with closed DMs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord

from bot.log import get
from bot.store.errors import StoreError
from bot.store.rows import Dm
from bot.tables.limits.token_bucket import TokenBucket
from bot.ui.wire.people import Choices
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import SERVER_FAULT, MessageSender, is_closed

log = get(__name__)

TRY_AGAIN: Final = 60 * 60 * 1000
"""The milliseconds before a person is tried again whose DMs were closed or could not be opened (F9)."""
TELL_AGAIN: Final = 24 * TRY_AGAIN
"""The milliseconds before a person is told again that they cannot be reached: within an evening, or by
correspondence within a turn, they know where their cards are."""
LATELY: Final = 2 * 60 * 1000
"""The milliseconds for which a direct message still counts as following what the person did."""
AT_ONCE: Final = 10
"""The number of channels that may be opened in a row: a full table and its neighbour. Bots that open some
dozens within a few minutes have been flagged for spam."""
EACH: Final = 12 * 1000
"""The milliseconds after which one more may be opened: five a minute."""
FIRST_PAUSE: Final = 60 * 1000
"""The milliseconds without an opening after Discord refused one. The pause doubles after each further
refusal."""
LONGEST_PAUSE: Final = 60 * 60 * 1000

_FLAGGED_CODE: Final = 20026
"""The bot has been flagged for spam, until Discord withdraws it."""
_TOO_MUCH_CODES: Final = frozenset({_FLAGGED_CODE, 40003, 40004, 40006, 40062})
"""The bot is flagged; opens too fast; may not send, or use a feature, for a while; or is rate limited."""
_THE_BOT: Final = 0
"""The only key of the token bucket here."""


def is_too_much(error: discord.HTTPException) -> bool:
    """Whether Discord refuses direct messages of the bot to anybody for a while."""
    return error.code in _TOO_MUCH_CODES and not is_hiccup(error)


class Backoff:
    """A pause that doubles with each refusal. Times are Unix milliseconds."""

    def __init__(self) -> None:
        self._until = 0
        self._pause = 0

    def holds(self, now: int) -> bool:
        """Whether the pause lasts at ``now``."""
        return now < self._until

    def start(self, error: Exception, now: int) -> None:
        """Begin a pause because Discord has refused."""
        wait = error.wait if isinstance(error, DiscordUnavailable) else 0.0
        if not self.holds(now):  # of several requests that ran together the first counts
            calm = now - self._until > LONGEST_PAUSE
            self._pause = FIRST_PAUSE if calm else min(2 * self._pause, LONGEST_PAUSE)
        if getattr(error, "code", None) == _FLAGGED_CODE:
            self._pause = LONGEST_PAUSE
        self._until = max(self._until, now + max(self._pause, round(1000 * wait)))
        log.warning(
            "Discord refuses direct messages, a pause",
            status=getattr(error, "status", None),
            code=getattr(error, "code", None),
            delay_s=(self._until - now) // 1000,
        )


class DmChannels:
    """Knows and opens the channels of people's DMs. ``now`` returns Unix milliseconds."""

    def __init__(self, post: MessageSender, choices: Choices, now: Callable[[], int]) -> None:
        self._post = post
        self._choices = choices
        self._now = now
        self._pace = TokenBucket(AT_ONCE, EACH)
        self._backoff = Backoff()
        self._is_doubtful = False
        """Whether Discord refused the last opening. Then one attempt at a time finds out whether it still
        does."""
        self._under_way = 0

    async def of(self, person: int) -> int | None:
        """The channel of a person's DMs; None if it is not known and cannot be opened now.

        Raises ``discord.HTTPException`` if their DMs are closed.
        """
        channel = (await self._choices.dm(person)).channel
        if channel is not None:
            return channel
        last_action, now = self._choices.last_action(person), self._now()
        if last_action is not None and last_action.channel is not None:
            await self.keep(person, last_action.channel)
            return last_action.channel
        if last_action is None or now - last_action.at > LATELY or self._backoff.holds(now):
            return None
        if self._is_doubtful and self._under_way:
            return None
        if self._pace.take(_THE_BOT, now):
            log.info("enough direct messages were opened for now", person=person)
            return None
        return await self._open(person)

    async def may_try(self, person: int) -> bool:
        """Whether no attempt of the last hour to write to a person failed for reasons that are not theirs."""
        tried_at = (await self._choices.dm(person)).tried_at
        return tried_at is None or self._now() - tried_at > TRY_AGAIN

    async def keep(self, person: int, channel: int) -> None:
        """Keep the channel in which a person can be reached."""
        if await self._choices.dm(person) != Dm(person, channel):
            await self._note(Dm(person, channel))

    def note_refusal(self, error: Exception) -> None:
        """Note that Discord refuses direct messages of the bot: none is opened for a while, then singly."""
        self._is_doubtful = True
        self._backoff.start(error, self._now())

    async def forget(self, person: int) -> None:
        """Forget a channel that Discord no longer knows."""
        await self._note(replace(await self._choices.dm(person), channel=None))

    async def note_failure(self, person: int) -> None:
        """Note that a person could not be reached for reasons that are not theirs.

        They are not tried for an hour.
        """
        await self._note(replace(await self._choices.dm(person), tried_at=self._now()))

    async def may_tell(self, person: int) -> bool:
        """Whether a person has not been told within a day that they cannot be reached.

        Notes that they are told.
        """
        dm, now = await self._choices.dm(person), self._now()
        if dm.told_at is not None and now - dm.told_at <= TELL_AGAIN:
            return False
        await self._note(replace(dm, told_at=now))
        return True

    async def _open(self, person: int) -> int | None:
        self._under_way += 1
        try:
            channel = await self._post.private_channel(person)
        except Unreachable as error:
            if isinstance(error, discord.HTTPException) and is_closed(error):
                raise
            await self.note_failure(person)
            status = getattr(error, "status", SERVER_FAULT)
            if status < SERVER_FAULT:
                # Whatever the error is, it concerns the bot: closed DMs show only when a message is sent.
                self.note_refusal(error)
            else:
                log.info("a direct message could not be opened", person=person, error=type(error).__name__)
            return None
        finally:
            self._under_way -= 1
        self._is_doubtful = False
        await self.keep(person, channel)
        return channel

    async def _note(self, dm: Dm) -> None:
        try:
            await self._choices.note_dm(dm)
        except StoreError as error:  # this process remembers it all the same
            log.warning("a direct message could not be noted", person=dm.person, error=type(error).__name__)
