"""The pages behind *More…* in a lobby (V-15): each choice takes effect, and the page shows the result."""

from __future__ import annotations

from typing import Final

from bot import computers
from bot.computers import personalities, scale
from bot.pages.custom_ids import Press, Verb
from bot.pages.lobby import EVEN, lobby_more_page
from bot.tables.decisions.lobby import not_in_lobby
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import AddComputer, ReplaceComputer, Request
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.players import personality_about
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.personalities import chosen_personality, seated_text
from bot.ui.answers.play.table import answer_request
from bot.ui.answers.routing import Buttons
from bot.ui.answers.standing.computer_ratings import even_opponent
from bot.ui.wire.items import chosen_users, chosen_value

BUTTONS: Final = Buttons()


@BUTTONS.at_table(Verb.SHUFFLE)
async def _shuffle(context: RequestContext, _: Press, table: TableView) -> None:
    await _request(context, table, requests.Shuffle())


@BUTTONS.at_table(Verb.DROP)
async def _send_computer_away(context: RequestContext, _: Press, table: TableView) -> None:
    await _request(context, table, requests.RemoveComputer())


@BUTTONS.at_table(Verb.LEVEL)
async def _seat_level(context: RequestContext, press: Press, table: TableView) -> None:
    """Seat a computer of a level, in place of the latest one if the menu was made for a full table."""
    level, reason = chosen_value(context.interaction), None
    if level.partition(scale.WITH)[0] == EVEN:
        level, reason = await even_opponent(context, table.rules, personalities.of_level(level))
    if not computers.is_level(level):
        raise Refused(TableReason.STALE)
    full = (press.decision or 0) >= table.rules.players
    await _request(context, table, (ReplaceComputer if full else AddComputer)(level), reason)


@BUTTONS.at_table(Verb.PERSONALITY)
async def _choose_personality(context: RequestContext, _: Press, table: TableView) -> None:
    """Offer the levels for a personality; nobody sits down yet."""
    personality = chosen_personality(context)
    if table.stage is not Stage.LOBBY:
        raise not_in_lobby(table.stage)
    notice = None if personality is None else personality_about(context.voice, personality)
    await context.replace_page(lobby_more_page(context.voice, table, context.who.id, notice, personality))


@BUTTONS.at_table(Verb.INVITE)
async def _invite(context: RequestContext, _: Press, table: TableView) -> None:
    guest = next(iter(chosen_users(context.interaction)), None)
    if guest is None:
        raise Refused(TableReason.NO_SUCH_MEMBER)
    if guest.is_bot:
        raise Unclear("say-invite-bot")
    await _request(context, table, requests.Invite(guest.person))


async def _request(
    context: RequestContext, table: TableView, request: Request, reason: str | None = None
) -> None:
    """Carry out a choice, and offer the remaining ones on the same page.

    In direct messages that may be the lobby itself. ``reason`` is what the person alone is told of a computer
    that has sat down, in place of its name and level.
    """
    view = await context.act(table.id, request)
    key, notice = f"say-done-{type(request).__name__.lower()}", None
    if isinstance(request, AddComputer | ReplaceComputer):
        notice = seated_text(context.voice, view, reason)
    if view.stage is Stage.LOBBY and context.in_private:
        if await context.bot.publisher.update_table(context.interaction, view.id):
            if notice is not None and reason is not None:
                await context.reply(notice)
            return
        said = notice or context.voice(key)
        await context.replace_page(lobby_more_page(context.voice, view, context.who.id, said))
    elif notice is not None:
        await context.reply(notice)
    else:
        await answer_request(context, view, key)
