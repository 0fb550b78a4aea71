"""``BotContext``: everything that cogs, buttons and answers may use, in one value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

import discord

from bot.render.painter import Painter
from bot.render.projector import Projector
from bot.store.base import Store
from bot.tables.listeners.calendars import Calendars
from bot.tables.pace import Pace
from bot.tables.tables import Tables
from bot.ui.answers.match_digests import Digests
from bot.ui.answers.openings import Openings
from bot.ui.publish.publisher import Publisher
from bot.ui.wire.people import Choices, voice_of
from bot.ui.wire.replies import reply
from bot.workers import WorkerPool

COSTLY: Final = (5, 6_000)
"""How often a person may ask for what is costly, such as reading whole logs or posting a table again: so many
times in a row, and then once in so many milliseconds."""


@dataclass(frozen=True, slots=True)
class BotContext:
    """The parts of a running bot. ``now`` gives Unix milliseconds."""

    tables: Tables
    worker_pool: WorkerPool
    store: Store
    publisher: Publisher
    painter: Painter
    projector: Projector
    choices: Choices
    calendars: Calendars
    now: Callable[[], int]
    default_language: str
    pace: Pace = field(default_factory=lambda: Pace(*COSTLY))
    openings: Openings = field(default_factory=Openings)
    digests: Digests = field(default_factory=Digests)
    reviewing: set[int] = field(default_factory=set)
    """Who waits for a review: one at a time."""


class HasContext(Protocol):
    """A bot that plays: what ``interaction.client`` is here."""

    @property
    def context(self) -> BotContext:
        """The parts of the bot."""


def context_of(interaction: discord.Interaction[Any]) -> BotContext:
    """The parts of the bot that an interaction came to."""
    return cast("HasContext", interaction.client).context


async def within_quota(interaction: discord.Interaction[Any]) -> bool:
    """Whether a person may run a costly command now. If not, the person is told when it is possible again."""
    context = context_of(interaction)
    wait = context.pace.wait(interaction.user.id, context.now())
    if wait:
        await reply(interaction, (await voice_of(interaction))("reply-too-often", seconds=-(-wait // 1000)))
    return not wait
