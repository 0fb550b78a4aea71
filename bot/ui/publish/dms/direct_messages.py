"""Direct messages: whose DMs accept the bot's messages, and what the others are told.

Closed DMs are tried at most once an hour, over all tables and restarts (F9), because refusals count towards
a ban of the host. A person whose DMs are found closed is told once where else their cards are. A person whom
the bot cannot reach for another reason is told so once a day, and at a table of a tournament not at all: the
table has mentioned them, with *My cards* (T-17).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.log import get
from bot.pages.page import Page, Text
from bot.store.errors import StoreError
from bot.tables.view import TableView
from bot.ui.publish.dms.dm_channels import TRY_AGAIN, Backoff, DmChannels, is_too_much
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.rate_limits.timeouts import no_retry_after
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import UNKNOWN_CHANNEL, MessageSender, is_closed

log = get(__name__)

ANSWER_WAIT: Final = 3.0
"""The seconds after which Discord has received the answer to an interaction, or never will."""
MOST_ANSWERS: Final = 1_000
"""The number of people who sat down last whose interactions' answers are kept."""
CLOSED_KEY: Final = "ui-dm-closed"
LATER_KEY: Final = "ui-dm-later"


class SentMessage(NamedTuple):
    """A message that was delivered to a person's DMs. ``is_late``: see ``Sent``."""

    channel: int
    message: int
    is_late: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """The way to tell a person something after the answer to their interaction.

    ``is_given`` is set once that answer has been given.
    """

    followup: discord.Webhook
    channel: int | None
    is_given: asyncio.Event = field(default_factory=asyncio.Event)


class DirectMessages:
    """Sends direct messages. ``now`` returns Unix milliseconds."""

    def __init__(self, post: MessageSender, choices: Choices, now: Callable[[], int]) -> None:
        self._post = post
        self._choices = choices
        self._now = now
        self._backoff = Backoff()
        self._answers: LRUCache[int, Answer] = LRUCache(MOST_ANSWERS)
        # A lock lives as long as somebody holds it: two tables that deal to one person at once try in turn.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._leaving: Counter[int] = Counter()
        self.channels = DmChannels(post, choices, now)

    @contextmanager
    def forgetting(self, person: int) -> Iterator[None]:
        """Send, change and remove nothing in a person's DMs while they are being forgotten.

        At the end nothing about them is kept here.
        """
        self._leaving[person] += 1
        try:
            yield
        finally:
            self._leaving[person] -= 1
            self._leaving = +self._leaving
            self._answers.pop(person, None)

    def is_left_alone(self, person: int) -> bool:
        """Whether nothing is sent to a person or changed there, because they are (being) forgotten."""
        return person < 0 or person in self._leaving

    async def is_wanted(self, view: TableView, person: int) -> bool:
        """Whether a person's cards go to their DMs at a table, and the DMs may be tried."""
        by_dm = view.place.private or await self._choices.wants_dm(person, view.place.guild)
        return by_dm and await self.may_write(person)

    async def may_write(self, person: int) -> bool:
        """Whether a person's DMs may be tried: none failed within the hour, and Discord lets the bot send."""
        if self.is_left_alone(person) or self._backoff.holds(self._now()) or await self._is_closed(person):
            return False
        return await self.channels.may_try(person)

    async def send(self, view: TableView, person: int, page: Page, nonce: str) -> SentMessage | None:
        """Send a message to a person at a table.

        None if they do not want DMs, have closed them, or cannot get one now.
        """
        async with self._lock(person):
            if not await self.is_wanted(view, person):
                return None
            try:
                return await self._send(person, page, nonce)
            except discord.HTTPException as error:
                await self.note_refusal(view, person, error)
                return None

    async def deliver(self, person: int, page: Page, nonce: str) -> SentMessage | None:
        """Send a message that a person has just asked for.

        None if their DMs are closed or cannot be used now.
        """
        async with self._lock(person):
            if not await self.may_write(person):
                return None
            try:
                return await self._send(person, page, nonce)
            except discord.HTTPException as error:
                await self._note_closed(person, error)
                return None

    async def note_refusal(self, view: TableView, person: int, error: discord.HTTPException) -> None:
        """Remember that a DM was refused and tell the person. Raises ``error`` if it means something else."""
        if await self._note_closed(person, error):
            await self._tell(view, person, CLOSED_KEY)

    async def explain(self, view: TableView, person: int) -> None:
        """Tell a person who wants their cards by DM, and cannot get them now, where they are.

        Once a day, and not where a tournament has mentioned them (T-17).
        """
        if view.event is not None:
            return
        if await self._is_closed(person) or not await self._choices.wants_dm(person, view.place.guild):
            return  # they have been told, or need not be
        if await self.channels.may_tell(person):
            await self._tell(view, person, LATER_KEY)

    @contextmanager
    def arriving(self, interaction: Interaction) -> Iterator[None]:
        """While a person sits down with an interaction, send what concerns their DMs after its answer."""
        answer = self._answers[interaction.user.id] = Answer(interaction.followup, interaction.channel_id)
        try:
            yield
        except BaseException:
            self._answers.pop(interaction.user.id, None)
            raise
        finally:
            answer.is_given.set()

    def _lock(self, person: int) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())

    async def _is_closed(self, person: int) -> bool:
        """Whether a person's DMs refused the bot within the hour."""
        closed_at = (await self._choices.of(person)).dm_closed_at
        return closed_at is not None and self._now() - closed_at <= TRY_AGAIN

    async def _send(self, person: int, page: Page, nonce: str) -> SentMessage | None:
        """Send a page in a person's DM channel. If Discord no longer knows that channel, open another."""
        for _ in range(2):
            channel = await self.channels.of(person)
            if channel is None:
                return None
            try:
                message = SentMessage(channel, *await self._post.send(channel, page, nonce))
            except discord.HTTPException as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
                log.info("a channel of direct messages is gone", person=person)
                await self.channels.forget(person)
            else:
                await self.channels.keep(person, channel)
                if (await self._choices.of(person)).dm_closed_at is not None:
                    await self._note(person, None)
                return message
        await self.channels.note_failure(person)
        return None

    async def _note_closed(self, person: int, error: discord.HTTPException) -> bool:
        """Remember that a DM was refused. Returns whether it is new that the person's DMs are closed.

        Raises ``error`` if it means something else.
        """
        if is_too_much(error):
            self._backoff.start(error, self._now())
            self.channels.note_refusal(error)
            await self.channels.note_failure(person)
            return False
        if not is_closed(error) and not isinstance(error, discord.Forbidden):
            raise error
        log.info("DMs are closed", person=person, status=error.status)
        was_closed = (await self._choices.of(person)).dm_closed_at is not None
        await self._note(person, self._now())
        return not was_closed

    async def _note(self, person: int, at: int | None) -> None:
        try:
            await self._choices.note_dm_closed(person, at)
        except StoreError as error:  # this process remembers it all the same
            log.warning("closed DMs could not be noted", person=person, error=type(error).__name__)

    async def _tell(self, view: TableView, person: int, sentence: str) -> None:
        """Tell a person something: after their answer if they just sat down, else privately at the table."""
        answer = self._answers.pop(person, None)
        try:
            if answer is not None:
                async with asyncio.timeout(ANSWER_WAIT):
                    await answer.is_given.wait()
                voice = await self._choices.private_voice(person, view.place.guild)
                with no_retry_after(0):
                    message = await answer.followup.send(
                        voice(sentence),
                        ephemeral=True,
                        wait=True,
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
                self._post.activity.wrote(answer.channel, [message.id])
                return
        except Unreachable as error:
            log.info("an answer can no longer be added to", error=type(error).__name__)
        if view.place.private or not self._post.is_on_server(view.place.guild):
            return
        voice = await self._choices.table_voice(view)
        words = Text(f"<@{person}> {voice(sentence)}")
        nonce = f"{view.id}.{'c' if sentence == CLOSED_KEY else 'd'}{person % 10**8}"
        try:
            await self._post.send(view.place.posts_to, Page((words,), mentions=(person,)), nonce)
        except Unreachable as error:
            log.info("nobody could be told where their cards are", person=person, error=type(error).__name__)
