"""Finds the finished match that a command is about."""

from __future__ import annotations

from typing import Any

from bot.deal_of_day.boards import SEAT, day_of
from bot.tables.archive.finished import FinishedMatch
from bot.tables.archive.records import match_of, record_of, write_record
from bot.text.daily.deal import closing
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.match_summaries import MatchSummary, summary_of
from bot.ui.answers.reach import can_reach, can_reach_match, tables_in_reach


async def find_match(context: RequestContext, match: str | None) -> FinishedMatch:
    """The finished match of this id, hidden cards included; for None the person's latest one.

    Raises ``Unclear`` if there is none, or none that the person may be told of.
    """
    match_id = await match_id_or_latest(context, match)
    if match_id is None:
        raise Unclear("reply-no-matches")
    candidate = await match_of(context.bot.tables, match_id)
    if candidate is not None and await _may_see(context, candidate):
        return candidate
    for view in await tables_in_reach(context):
        if view.match == match_id:
            raise Unclear("reply-running-match", commitment=view.commitment)
    raise Unclear("reply-unknown-match")


async def _may_see(context: RequestContext, match: FinishedMatch) -> bool:
    """Whether the person may be told of a match. Raises ``Unclear`` if its board is sealed (D-8)."""
    deals, own = context.bot.daily.deals, can_reach(context, match.place, match.people)
    if match.sealed:
        if own:
            raise Unclear("event-sealed")
        return False
    if match.board is None:
        return own
    day = day_of(match.board)
    if own and deals.is_sealed(match.board):
        raise Unclear("day-record-sealed", when=closing(day))
    return own or match.match == await deals.best_match(day)


async def document_of(context: RequestContext, match: FinishedMatch) -> dict[str, Any]:
    """The record of a match that ``find_match`` has found.

    Who played a deal of the day is named to others only if they want that on boards of all servers (D-9).
    """
    if match.board is None:
        return await write_record(context.bot.tables, match)
    document = await write_record(
        context.bot.tables, match, await context.bot.daily.deals.key(day_of(match.board))
    )
    player = next(iter(match.people), None)
    if player not in {None, context.who.id} and not (await context.bot.choices.of(player or 0)).listed:
        document["seats"][SEAT]["name"] = context.voice.plain("name-somebody")
    return document


async def summary_for(context: RequestContext) -> MatchSummary | None:
    """The match that a half-filled command names, else the person's latest one.

    None if there is none, or none that the person may be told of.
    """
    bot = context.bot
    match_id = await match_id_or_latest(context, context.interaction.namespace.match)
    # The row says who may be told of it. The whole log is read once and not at every keystroke.
    row = None if match_id is None else await bot.store.results.match(match_id)
    if match_id is None or row is None or not await can_reach_match(context, row):
        return None
    summary = bot.match_summaries.get(match_id)
    if summary is None:
        document = await record_of(bot.tables, match_id)
        if document is None:
            return None
        summary = summary_of(document)
        bot.match_summaries[match_id] = summary
    return summary


async def match_id_or_latest(context: RequestContext, match: str | None) -> str | None:
    """The id that a person typed, else the id of their latest match; None if they have played none."""
    if match is not None:
        return match.strip().lower()
    latest = await context.bot.store.results.history(context.who.id, limit=1)
    return latest[0].match.match if latest else None
