"""Whose direct messages take ours, and what is said to those whose do not.

A closed letterbox is tried at most once an hour, over all tables and restarts (F9): refusals count towards a
ban of the host. Who is found to have one is told once where else their cards are; so is, once an hour, who
cannot be written to for no fault of theirs.
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
from bot.store.base import StoreError
from bot.tables.view import TableView
from bot.ui.publish.dm_channels import TRY_AGAIN, Brake, DmChannels, too_much
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import UNKNOWN_CHANNEL, MessageSender, is_closed
from bot.ui.wire.timeouts import no_retry_after

log = get(__name__)

ANSWERED: Final = 3.0
"""Seconds after which Discord has had an answer, or will have none."""
REMEMBERED: Final = 1_000
"""So many of those who sat down last are kept with the answer that they were given."""
CLOSED: Final = "ui-dm-closed"
LATER: Final = "ui-dm-later"


class SentMessage(NamedTuple):
    """A message that arrived in somebody's DMs."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to somebody after the answer to their interaction, once that has been ``given``."""

    followup: discord.Webhook
    channel: int | None
    given: asyncio.Event = field(default_factory=asyncio.Event)


class DirectMessages:
    """Sends to people's DMs. ``now`` gives Unix milliseconds."""

    def __init__(self, post: MessageSender, choices: Choices, now: Callable[[], int]) -> None:
        self._post = post
        self._choices = choices
        self._now = now
        self._brake = Brake()
        self._answers: LRUCache[int, Answer] = LRUCache(REMEMBERED)
        # As long as somebody holds it: two tables that deal to one person at once try their DMs in turn.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._leaving: Counter[int] = Counter()
        self.channels = DmChannels(post, choices, now)

    @contextmanager
    def forgetting(self, person: int) -> Iterator[None]:
        """Send, change and remove nothing in the DMs of a person while they are being forgotten.

        When it ends, they are not known here any more.
        """
        self._leaving[person] += 1
        try:
            yield
        finally:
            self._leaving[person] -= 1
            self._leaving = +self._leaving
            self._answers.pop(person, None)

    def leaves_alone(self, person: int) -> bool:
        """Whether nothing is sent to a person, nor changed there: they are forgotten, or are just being."""
        return person < 0 or person in self._leaving

    async def wanted(self, view: TableView, person: int) -> bool:
        """Whether somebody's cards go to their DMs at a table, and they may be tried."""
        by_dm = view.place.private or await self._choices.by_dm(person, view.place.guild)
        return by_dm and await self.may_write(person)

    async def may_write(self, person: int) -> bool:
        """Whether somebody's DMs may be tried: none failed within the hour, and Discord takes ours."""
        if self.leaves_alone(person) or self._brake.holds(self._now()) or await self._is_closed(person):
            return False
        return await self.channels.may_try(person)

    async def send(self, view: TableView, person: int, page: Page, nonce: str) -> SentMessage | None:
        """A message to somebody at a table; None where they want none, take none, or get none for now."""
        async with self._lock(person):
            if not await self.wanted(view, person):
                return None
            try:
                return await self._sent(person, page, nonce)
            except discord.HTTPException as error:
                await self.refused(view, person, error)
                return None

    async def deliver(self, person: int, page: Page, nonce: str) -> SentMessage | None:
        """A message that somebody has just asked for; None where they take none, or get none for now."""
        async with self._lock(person):
            if not await self.may_write(person):
                return None
            try:
                return await self._sent(person, page, nonce)
            except discord.HTTPException as error:
                await self._noted(person, error)
                return None

    async def refused(self, view: TableView, person: int, error: discord.HTTPException) -> None:
        """A DM was refused: remember it, and tell them. Raises ``error`` where it says something else."""
        if await self._noted(person, error):
            await self._tell(view, person, CLOSED)

    async def explain(self, view: TableView, person: int) -> None:
        """Tell somebody who wants their cards by DM, and gets none now, where they are; once an hour."""
        if await self._is_closed(person) or not await self._choices.by_dm(person, view.place.guild):
            return  # they have been told, or need not be
        if await self.channels.may_tell(person):
            await self._tell(view, person, LATER)

    @contextmanager
    def arriving(self, interaction: Interaction) -> Iterator[None]:
        """While somebody sits down with an interaction: what they are told of their DMs follows it."""
        answer = self._answers[interaction.user.id] = Answer(interaction.followup, interaction.channel_id)
        try:
            yield
        except BaseException:
            self._answers.pop(interaction.user.id, None)
            raise
        finally:
            answer.given.set()

    def _lock(self, person: int) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())

    async def _is_closed(self, person: int) -> bool:
        """Whether somebody's DMs refused us within the hour."""
        closed_at = (await self._choices.of(person)).dm_closed_at
        return closed_at is not None and self._now() - closed_at <= TRY_AGAIN

    async def _sent(self, person: int, page: Page, nonce: str) -> SentMessage | None:
        """Send it in the channel of their DMs; in another one where Discord knows that one no more."""
        for _ in range(2):
            channel = await self.channels.of(person)
            if channel is None:
                return None
            try:
                letter = SentMessage(channel, await self._post.send(channel, page, nonce))
            except discord.HTTPException as error:
                if error.code != UNKNOWN_CHANNEL:
                    raise
                log.info("a channel of direct messages is gone", person=person)
                await self.channels.lost(person)
            else:
                await self.channels.keep(person, channel)
                if (await self._choices.of(person)).dm_closed_at is not None:
                    await self._note(person, None)
                return letter
        await self.channels.failed(person)
        return None

    async def _noted(self, person: int, error: discord.HTTPException) -> bool:
        """Remember that a DM was refused; whether it is news that somebody takes none.

        Raises ``error`` where it says something else.
        """
        if too_much(error):
            self._brake.pull(error, self._now())
            self.channels.refused(error)
            await self.channels.failed(person)
            return False
        if not is_closed(error) and not isinstance(error, discord.Forbidden):
            raise error
        log.info("DMs are closed", person=person, status=error.status)
        known = (await self._choices.of(person)).dm_closed_at is not None
        await self._note(person, self._now())
        return not known

    async def _note(self, person: int, at: int | None) -> None:
        try:
            await self._choices.note_dm_closed(person, at)
        except StoreError as error:  # this process knows it all the same
            log.warning("closed DMs could not be noted", person=person, error=type(error).__name__)

    async def _tell(self, view: TableView, person: int, sentence: str) -> None:
        """Privately where somebody has just sat down; else at the table, where it is said to them alone."""
        answer = self._answers.pop(person, None)
        try:
            if answer is not None:
                async with asyncio.timeout(ANSWERED):
                    await answer.given.wait()
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
        if view.place.private or not self._post.reaches(view.place.guild):
            return
        voice = await self._choices.table_voice(view)
        words = Text(f"<@{person}> {voice(sentence)}")
        nonce = f"{view.id}.{'c' if sentence == CLOSED else 'd'}{person % 10**8}"
        try:
            await self._post.send(view.place.posts_to, Page((words,), mentions=(person,)), nonce)
        except Unreachable as error:
            log.info("nobody could be told where their cards are", person=person, error=type(error).__name__)
