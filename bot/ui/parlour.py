"""``Parlour``: everything that cogs, buttons and answers may use, in one value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import discord

from bot.engine.minds import Minds
from bot.render.painter import Painter
from bot.render.projector import Projector
from bot.store.base import Store
from bot.tables.calendars import Calendars
from bot.tables.door import Tables
from bot.ui.digests import Digests
from bot.ui.openings import Openings
from bot.ui.pace import Pace
from bot.ui.people import Choices
from bot.ui.publisher import Publisher


@dataclass(frozen=True, slots=True)
class Parlour:
    """The parts of a running bot. ``now`` gives Unix milliseconds."""

    tables: Tables
    minds: Minds
    store: Store
    publisher: Publisher
    painter: Painter
    projector: Projector
    choices: Choices
    calendars: Calendars
    now: Callable[[], int]
    default_language: str
    pace: Pace = field(default_factory=Pace)
    openings: Openings = field(default_factory=Openings)
    digests: Digests = field(default_factory=Digests)
    reviewing: set[int] = field(default_factory=set)
    """Who waits for a review: one at a time."""


class HasParlour(Protocol):
    """A bot that plays: what ``interaction.client`` is here."""

    @property
    def parlour(self) -> Parlour:
        """The parts of the bot."""


def parlour_of(interaction: discord.Interaction[Any]) -> Parlour:
    """The parts of the bot that an interaction came to."""
    return cast("HasParlour", interaction.client).parlour
