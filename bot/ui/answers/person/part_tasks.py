"""What another process asks this one to do for a person, at the tables that this one looks after."""

from __future__ import annotations

from bot.store.leases import PartTask
from bot.tables.archive.privacy import FORGET
from bot.tables.model.errors import Refused
from bot.tables.parts import CHANGE
from bot.tournaments.privacy import FORGET_EVENTS
from bot.ui.answers.context import BotContext
from bot.ui.answers.person.preferences import CALENDAR
from bot.ui.answers.person.privacy import forget_here, forget_in_events


async def run(context: BotContext, part_task: PartTask) -> None:
    """Do a task. Raises ``StoreError``; it may then be repeated."""
    if part_task.kind == FORGET:
        await forget_here(context, part_task)
        return
    if part_task.kind == FORGET_EVENTS:
        await forget_in_events(context, part_task)
        return
    tables = context.tables
    for table in await context.store.people.tables_of(part_task.person):
        if tables.part(table) != part_task.part:
            continue
        if part_task.kind == CALENDAR:
            context.choices.forget(part_task.person)
            context.calendars.notice(table)
            context.publisher.notice(table)
        elif part_task.kind == CHANGE:
            try:
                await tables.catch_up(table)
            except Refused:
                continue  # it is gone
