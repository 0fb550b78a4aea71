"""The check of a match's shuffle: the commitment before its end, the proof after it (V-16)."""

from __future__ import annotations

from typing import Final

from bot.deal_of_day.boards import day_of
from bot.pages.custom_ids import Press, Verb
from bot.pages.fairness import fairness_page
from bot.tables.model.table import Stage
from bot.text.daily.deal import closing
from bot.ui.answers.archive.find_match import find_match
from bot.ui.answers.archive.record_files import show_proof
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.reach import tables_in_reach
from bot.ui.answers.routing import Buttons

BUTTONS: Final = Buttons()


async def show_shuffle(context: RequestContext, match: str | None) -> None:
    """Answer with the values that fix the packs of a match; ``match`` None means the person's latest one.

    For a finished match the answer is the proof, with the record as a file. Raises ``Refused`` or
    ``Unclear``.
    """
    match_id = None if match is None else match.strip().lower()
    running = {Stage.LOBBY, Stage.PLAYING}
    views = [one for one in await tables_in_reach(context) if one.match == match_id and one.stage in running]
    if views and views[0].sealed is not None:
        raise Unclear("event-sealed")
    if views and views[0].board is not None:
        raise Unclear("day-record-sealed", when=closing(day_of(views[0].board)))
    if views:
        await context.show(fairness_page(context.voice, views[0]))
    else:
        await show_proof(context, await find_match(context, match_id))


@BUTTONS.on(Verb.FAIR)
async def _how(context: RequestContext, press: Press) -> None:
    context.check_quota()
    await show_shuffle(context, press.subject)
    table, _, _ = press.subject.rpartition("-")
    await context.bot.publisher.note_press(context.interaction, table)
