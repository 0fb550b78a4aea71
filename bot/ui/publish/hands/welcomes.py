"""Welcomes: a person who sits down is told that their cards come by DM. This finds closed DMs early."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.pages.play.hand import welcome_page
from bot.tables.tables import Tables
from bot.ui.publish.dms.direct_messages import DirectMessages
from bot.ui.publish.dms.dm_channels import LATELY
from bot.ui.publish.person_tasks import Job
from bot.ui.publish.table_messages import (
    TableMessages,
    hand_slot,
    here_slot,
    is_welcome,
    person_of,
    welcome_slot,
)
from bot.ui.wire.people import Choices


class Welcomes:
    """Welcomes people who sit down. ``now`` returns Unix milliseconds."""

    def __init__(
        self, tables: Tables, choices: Choices, direct_messages: DirectMessages, now: Callable[[], int]
    ) -> None:
        self._tables = tables
        self._choices = choices
        self._direct_messages = direct_messages
        self._now = now

    async def waiting(self, messages: TableMessages) -> Mapping[str, Job]:
        """The jobs that welcome the people of a table who must still be told, by slot."""
        slots = await messages.load()
        return {slot: partial(self._welcome, messages, person_of(slot)) for slot in slots if is_welcome(slot)}

    async def begin(self, messages: TableMessages, person: int) -> Mapping[str, Job]:
        """The job that welcomes a person who sat down, after it is noted that they must be told."""
        if self._direct_messages.is_left_alone(person):
            return {}
        slot = welcome_slot(person)
        await messages.note_message(slot, 0, 0)
        return {slot: partial(self._welcome, messages, person)}

    async def _welcome(self, messages: TableMessages, person: int) -> None:
        if self._direct_messages.is_left_alone(person):
            return
        slots = await messages.load()
        welcome = slots.get(welcome_slot(person))
        if welcome is None:
            return
        view = await self._tables.look(messages.table, person)
        at_table = view.seat is not None or view.member(person) is not None
        # A person who left, has their cards already, or sat down long ago is told nothing.
        if at_table and hand_slot(person) not in slots and self._now() - welcome.at <= LATELY:
            self._choices.recall(person, welcome.at)
            voice = await self._choices.private_voice(person, view.place.guild)
            nonce = f"{view.id}.j{person % 10**12}"
            sent = await self._direct_messages.send(view, person, welcome_page(voice, view), nonce)
            # A person who looks at their cards need not be told where these are.
            if sent is None and messages.token_of(here_slot(person)) is None:
                await self._direct_messages.explain(view, person)
        await messages.drop(welcome.slot)
