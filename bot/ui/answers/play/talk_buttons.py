"""The buttons and menus of talk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.play.talk import REPLIES, own_gesture
from bot.rules.actions import Action, Look
from bot.tables.decisions.lobby import not_in_lobby
from bot.tables.decisions.talk import LONGEST, SIGNS
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import SetGesture, VoteRais
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import capital
from bot.text.gestures import meaning
from bot.ui.answers.context import RequestContext
from bot.ui.answers.play import table as table_answers
from bot.ui.answers.play.talk import answer_of, ask_of, order_of, signal_of, speak, watch_of
from bot.ui.answers.routing import Buttons
from bot.ui.wire import forms
from bot.ui.wire.items import chosen_value

BUTTONS: Final = Buttons()

_MENUS: Final[dict[str, Callable[[str], Action]]] = {
    Verb.SIGNAL: signal_of,
    Verb.WATCH: watch_of,
    Verb.ASK: ask_of,
    Verb.ORDER: order_of,
}


@BUTTONS.at_table(*_MENUS)
async def _speak(context: RequestContext, press: Press, table: TableView) -> None:
    value = chosen_value(context.interaction)
    await speak(context, table.id, _MENUS[press.verb](value))


@BUTTONS.at_table(Verb.ANSWER)
async def _answer(context: RequestContext, press: Press, table: TableView) -> None:
    # A button without the number of its question would otherwise answer the present question.
    number = -1 if press.decision is None else press.decision
    await speak(context, table.id, answer_of(press.slot, REPLIES), at=number)


@BUTTONS.at_table(Verb.LOOK)
async def _look(context: RequestContext, press: Press, table: TableView) -> None:
    if press.slot is None:
        raise Refused(TableReason.STALE)
    await speak(context, table.id, Look(press.slot))


@BUTTONS.at_table(Verb.VOTE)
async def _vote(context: RequestContext, press: Press, table: TableView) -> None:
    """Vote for a captain. The pressed message shows the vote: the table's message, or the voter's own."""
    if press.slot is None:
        raise Refused(TableReason.STALE)
    if context.in_ephemeral:
        await speak(context, table.id, VoteRais(press.slot))
    else:
        await table_answers.request(context, table.id, VoteRais(press.slot))


@BUTTONS.at_table(Verb.GESTURE)
async def _gesture(context: RequestContext, press: Press, table: TableView) -> None:
    """Ask for the words of the chosen sign, or take the words that were typed."""
    if forms.is_submitted(context.interaction):
        sign = SIGNS[press.slot] if press.slot is not None and press.slot < len(SIGNS) else ""
        after = await context.act(table.id, SetGesture(sign, forms.text_of(context.interaction)))
        await table_answers.show_options(context, after, context.voice("say-done-setgesture"))
        return
    sign = chosen_value(context.interaction)
    if table.stage is not Stage.LOBBY:
        raise not_in_lobby(table.stage)
    if table.host.id != context.who.id:
        raise Refused(TableReason.NOT_HOST, host=table.host.name)
    if sign not in SIGNS:
        raise Refused(TableReason.NO_SUCH_SIGN)
    form_id = custom_id(Verb.GESTURE, table.id, 0, SIGNS.index(sign))
    title = context.voice("talk-gesture-title")
    label = capital(meaning(context.voice, table.rules, sign))  # the menu has told its gesture
    words = own_gesture(table, sign)
    await context.ask(form_id, title, label, longest=LONGEST, default=words, required=False)
