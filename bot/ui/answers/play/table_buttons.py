"""The buttons and menus of a table, except those of auctions and of talk."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from bot.pages.custom_ids import Press, Verb
from bot.pages.option_choices import change
from bot.pages.options import OPTION_OF, PICKING, team_order
from bot.pages.play.move_choices import check_match
from bot.tables.decisions.lobby import not_in_lobby
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import Request
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.answers.archive.find_match import find_match
from bot.ui.answers.archive.replay import show_replay, show_replay_words
from bot.ui.answers.archive.review import show_review, show_review_deals
from bot.ui.answers.context import RequestContext
from bot.ui.answers.person.preferences import store_preferences
from bot.ui.answers.play import absences, table as table_answers
from bot.ui.answers.play.hints import hint
from bot.ui.answers.play.table import READ_VERBS
from bot.ui.answers.routing import Buttons
from bot.ui.wire.items import chosen_value, values

BUTTONS: Final = Buttons()

_REQUESTS: Final[dict[str, Request]] = {
    Verb.JOIN: requests.Join(),
    Verb.ACCEPT: requests.Join(),
    Verb.START: requests.Start(),
    Verb.DECLINE: requests.Decline(),
    Verb.STAY: requests.DropCall(),
    Verb.ALLOW_HINTS: requests.AllowHints(),
    Verb.NO_HINTS: requests.RefuseHints(),
    Verb.RESIGN_SURE: requests.Resign(),
    Verb.KEEP_PLAYING: requests.RefuseResign(),
    Verb.END_SURE: requests.End(),
    Verb.KEEP_TABLE: requests.RefuseEnd(),
    Verb.REMATCH: requests.Rematch(),
}
_PAGES: Final[dict[str, Callable[[RequestContext, TableView], Awaitable[None]]]] = {
    Verb.HAND: table_answers.show_hand,
    Verb.LAST: table_answers.show_last_trick,
    Verb.SCORE: table_answers.show_score,
    Verb.RULES: table_answers.show_rules,
    Verb.MORE: table_answers.show_more,
    Verb.LOBBY: table_answers.show_more,
}
_WHAT_TO_READ: Final[dict[str, table_answers.What]] = {verb: what for what, verb in READ_VERBS.items()}


@BUTTONS.at_table(*_REQUESTS)
async def _request(context: RequestContext, press: Press, table: TableView) -> None:
    check_match(table, press.decision)
    await table_answers.request(context, table.id, _REQUESTS[press.verb])


@BUTTONS.at_table(Verb.RESIGN)
async def _resign(context: RequestContext, press: Press, table: TableView) -> None:
    check_match(table, press.decision)
    await table_answers.resign(context, table)


@BUTTONS.at_table(Verb.END)
async def _end(context: RequestContext, press: Press, table: TableView) -> None:
    """Propose to end the table. A button of a lobby does so only there: it names no match."""
    check_match(table, press.decision)
    if press.decision is None and table.stage in {Stage.PLAYING, Stage.FINISHED}:
        raise not_in_lobby(table.stage)
    await table_answers.end(context, table)


@BUTTONS.at_table(*_PAGES)
async def _show(context: RequestContext, press: Press, table: TableView) -> None:
    await _PAGES[press.verb](context, table)


@BUTTONS.at_table(*_WHAT_TO_READ)
async def _read(context: RequestContext, press: Press, table: TableView) -> None:
    await table_answers.read(context, table, _WHAT_TO_READ[press.verb])


@BUTTONS.at_table(Verb.LEAVE)
async def _leave(context: RequestContext, press: Press, table: TableView) -> None:
    """Leave the table. A button of a lobby shows during a match what leaving it means, and leaves nothing."""
    check_match(table, press.decision)
    if press.decision is None and table.stage is Stage.PLAYING:
        await table_answers.show_more(context, table)
    else:
        await absences.leave(context, table.id)


@BUTTONS.at_table(Verb.SUBSTITUTE)
async def _substitute(context: RequestContext, press: Press, table: TableView) -> None:
    """Take over the seat that the button names.

    If another message was pressed, the answer shows its cards.
    """
    await absences.take(context, table.id, press.slot)


@BUTTONS.at_table(Verb.SEEK)
async def _seek(context: RequestContext, press: Press, table: TableView) -> None:
    """Look for a substitute for the seat that the button names, or for oneself."""
    check_match(table, press.decision)
    await table_answers.request(context, table.id, requests.CallSubstitute(press.slot))


@BUTTONS.at_table(Verb.BACK)
async def _back(context: RequestContext, press: Press, table: TableView) -> None:
    """Take one's own seat back. A hand that was pressed is kept up to date again.

    The button of a notice names a seat. The notice is deleted, so the answer is a message of its own.
    """
    if table.stage is Stage.LOBBY:
        raise Refused(TableReason.NOT_PLAYING)
    if table.stage is Stage.FINISHED:
        raise not_in_lobby(table.stage)
    check_match(table, press.decision)
    publisher = context.bot.publisher
    with publisher.hands.direct_messages.arriving(context.interaction):
        await context.act(table.id, requests.Join())
        if press.slot is not None:
            await context.show_hand(table.id)
        elif not await publisher.update_table(context.interaction, table.id):
            await context.update_hand(table.id)


@BUTTONS.at_table(Verb.ADD)
async def _add(context: RequestContext, _: Press, table: TableView) -> None:
    await table_answers.add_computer(context, table.id)


@BUTTONS.at_table(Verb.OPTIONS, *PICKING)
async def _options(context: RequestContext, press: Press, table: TableView) -> None:
    """Show the options. A menu of options offers the values of the one that was chosen."""
    if table.stage is Stage.FINISHED:
        raise not_in_lobby(table.stage)
    option = None if press.verb == Verb.OPTIONS else chosen_value(context.interaction)
    await table_answers.show_options(context, table, option=option)


@BUTTONS.at_table(*OPTION_OF)
async def _set(context: RequestContext, press: Press, table: TableView) -> None:
    option = OPTION_OF[press.verb]
    request = change(table, option, chosen_value(context.interaction))
    if request is None:
        raise Refused(TableReason.STALE)
    await _as_host(context, table, request, option)


@BUTTONS.at_table(Verb.REMOVE)
async def _remove(context: RequestContext, _: Press, table: TableView) -> None:
    member_id = chosen_value(context.interaction)
    if not member_id.isdecimal():
        raise Refused(TableReason.NO_SUCH_MEMBER)
    await _as_host(context, table, requests.Remove(int(member_id)))


@BUTTONS.at_table(Verb.TEAM)
async def _team(context: RequestContext, _: Press, table: TableView) -> None:
    await _as_host(context, table, requests.Arrange(team_order(table, values(context.interaction))))


async def _as_host(
    context: RequestContext, table: TableView, request: Request, option: str | None = None
) -> None:
    """Carry out a choice in the options and show the options with it."""
    after = await context.act(table.id, request)
    await table_answers.show_options(context, after, context.voice("say-done-change"), option)


@BUTTONS.at_table(Verb.PLAY)
async def _play(context: RequestContext, press: Press, table: TableView) -> None:
    await table_answers.play_slot(context, table, press.decision, press.slot)


@BUTTONS.at_table(Verb.MARK)
async def _mark(context: RequestContext, press: Press, table: TableView) -> None:
    await table_answers.mark_slot(context, table, press.decision, press.slot)


@BUTTONS.at_table(Verb.NO_TUTOR)
async def _decline_tutor(context: RequestContext, _: Press, table: TableView) -> None:
    """Stop offering the tutor to the person. Their hand shows the change."""
    before = await context.preferences()
    context = await store_preferences(context, replace(before, tutor=False), before)
    await context.update_hand(table.id)


@BUTTONS.at_table(Verb.HINT)
async def _hint(context: RequestContext, _: Press, table: TableView) -> None:
    context.check_quota()
    await hint(context, table)


@BUTTONS.on(Verb.REPLAY)
async def _replay(context: RequestContext, press: Press) -> None:
    context.check_quota()
    deal = None if press.decision is None else str(press.decision)
    await show_replay(context, await find_match(context, press.subject), deal)


@BUTTONS.on(Verb.REPLAY_WORDS)
async def _replay_words(context: RequestContext, press: Press) -> None:
    context.check_quota()
    deal, trick = (None if number is None else str(number) for number in (press.decision, press.slot))
    await show_replay_words(context, await find_match(context, press.subject), deal, trick)


@BUTTONS.on(Verb.REVIEW)
async def _review(context: RequestContext, press: Press) -> None:
    context.check_quota()
    await show_review(context, await find_match(context, press.subject))


@BUTTONS.on(Verb.REVIEW_DEALS)
async def _review_deals(context: RequestContext, press: Press) -> None:
    context.check_quota()
    await show_review_deals(context, await find_match(context, press.subject))


@BUTTONS.at_table(Verb.TABLE)
async def _table(context: RequestContext, _: Press, table: TableView) -> None:
    context.check_quota()
    await table_answers.post_table(context, table)
