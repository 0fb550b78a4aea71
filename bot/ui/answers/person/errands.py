"""What another process asks this one to do for a person, at the tables that this one looks after."""

from __future__ import annotations

from bot.events.privacy import FORGET_EVENTS
from bot.store.leases import Errand
from bot.tables.archive.privacy import FORGET
from bot.tables.holding import CHANGE
from bot.tables.model.errors import Refused
from bot.ui.answers.context import BotContext
from bot.ui.answers.person.preferences import CALENDAR
from bot.ui.answers.person.privacy import forget_here, forget_in_events


async def run(context: BotContext, errand: Errand) -> None:
    """Do an errand. Raises ``StoreError``; it may then be repeated."""
    if errand.kind == FORGET:
        await forget_here(context, errand)
        return
    if errand.kind == FORGET_EVENTS:
        await forget_in_events(context, errand)
        return
    tables = context.tables
    for table in await context.store.people.tables_of(errand.person):
        if tables.part(table) != errand.part:
            continue
        if errand.kind == CALENDAR:
            context.choices.forget(errand.person)
            context.calendars.notice(table)
            context.publisher.notice(table)
        elif errand.kind == CHANGE:
            try:
                await tables.catch_up(table)
            except Refused:
                continue  # it is gone
