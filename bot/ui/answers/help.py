"""``/briscola help``: the next steps for a person, with buttons that carry them out (V-20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.pages.custom_ids import Press, Verb
from bot.pages.help import help_page
from bot.tables.decisions.lobby import Setup
from bot.tables.model.events import Access
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.names import markdown
from bot.tournaments.model.event import Stage as EventStage
from bot.ui.answers import find_table
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import check_room, new_table_rules, open_tutor_table
from bot.ui.answers.play.table import open_table
from bot.ui.answers.reach import is_here, tables_in_reach
from bot.ui.answers.routing import Buttons
from bot.ui.answers.tournaments.event_info import match_text
from bot.ui.answers.tournaments.find_event import events_here

BUTTONS: Final = Buttons()

_NEXT_STEPS: Final = {EventStage.OPEN: "help-event-open", EventStage.RUNNING: "help-event-running"}
"""What a person can do at a tournament that they have not entered."""


async def show_help(context: RequestContext) -> None:
    """Answer with what the person can do first."""
    table = _nearest(context, await tables_in_reach(context))
    private = context.in_own_dms
    if table is None:
        table = _nearest(context, await _private_matches(context))
    here = table is None or (is_here(context, table) and private == table.place.private)
    events = await _in_events(context)
    await context.show(
        help_page(context.voice, table, context.who.id, private=private, here=here, events=events)
    )


async def _in_events(context: RequestContext) -> list[str]:
    """Where the person stands in the tournaments of the server, a line each."""
    voice, lines = context.voice, []
    for event in await events_here(context):
        title = markdown(event.settings.title)
        if event.entry_of(context.who.id) is not None:
            what = voice("help-event-entered")
            if event.stage is EventStage.RUNNING:
                what = await match_text(context, event)
            lines.append(voice("help-event", title=title, what=what))
        elif event.stage in _NEXT_STEPS:
            lines.append(voice("help-event", title=title, what=voice(_NEXT_STEPS[event.stage])))
    return lines


async def _private_matches(context: RequestContext) -> list[TableView]:
    """The matches that the person plays alone, the deal of the day among them."""
    own = await context.bot.tables.tables_with(context.who.id)
    return [table for table in own if table.place.private and table.stage is Stage.PLAYING]


def _nearest(context: RequestContext, tables: Sequence[TableView]) -> TableView | None:
    """The table that concerns the person most; None if no table does."""
    theirs = [table for table in tables if _concerns(context, table) is not None]
    return min(theirs, key=lambda one: _concerns(context, one) or 0, default=None)


def _concerns(context: RequestContext, table: TableView) -> int | None:
    """The rank of a table in a person's help, the lowest number first; None if it does not concern them."""
    who = context.who.id
    mine = find_table.is_at_table(table, who)
    here = is_here(context, table)
    ranks = (
        find_table.is_to_move(table, who) and mine,
        table.stage is Stage.PLAYING and (mine or find_table.can_join(table, who)),
        table.stage is Stage.LOBBY and mine,
        here and find_table.can_join(table, who) and _may_join(table, who),
        here and find_table.match_is_over(table, who),
    )
    return next((rank for rank, holds in enumerate(ranks) if holds), None)


def _may_join(table: TableView, who: int) -> bool:
    return table.access is Access.OPEN or any(guest.id == who for guest in table.invited)


@BUTTONS.on(Verb.HELP)
async def _help(context: RequestContext, _: Press) -> None:
    await show_help(context)


@BUTTONS.on(Verb.NEW)
async def _new(context: RequestContext, _: Press) -> None:
    """Open a table with the usual options, which can be changed in its lobby."""
    await check_room(context)
    await open_table(context, Setup(new_table_rules(context, None, None, {})))


@BUTTONS.on(Verb.TUTOR)
async def _tutor(context: RequestContext, _: Press) -> None:
    await open_tutor_table(context)
