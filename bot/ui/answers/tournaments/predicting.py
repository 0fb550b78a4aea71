"""Predictions of onlookers at a table of a tournament, in messages that only they see (G-1)."""

from __future__ import annotations

from typing import Final

from bot.pages.custom_ids import Press, Verb
from bot.pages.tournaments.predictions import prediction_page
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import Predict
from bot.tables.view import Predictions, TableView
from bot.tournaments.decisions.boards import check_predicts
from bot.ui.answers.context import RequestContext
from bot.ui.answers.routing import Buttons

BUTTONS: Final = Buttons()


async def _check(context: RequestContext, table: TableView) -> Predictions:
    """The predictions at a table. Raises why the person may not predict here at all.

    Predictions that are closed raise nothing: their page says that they are.
    """
    if table.predictions is None or table.event is None:
        raise Refused(TableReason.STALE)
    reason = table.predictions.refusal
    if reason is not None and reason is not TableReason.PREDICTIONS_CLOSED:
        raise Refused(reason)
    if table.boards is not None and reason is None:
        check_predicts(await context.bot.tournaments.events.look(table.event.event), context.who.id)
    return table.predictions


@BUTTONS.at_table(Verb.PREDICT)
async def _predict(context: RequestContext, _: Press, table: TableView) -> None:
    await context.show(prediction_page(context.voice, table, await _check(context, table)))


@BUTTONS.at_table(Verb.PREDICT_SIDE)
async def _choose(context: RequestContext, press: Press, table: TableView) -> None:
    """Predict the side that the button names. Once it is closed, the same button shows what others chose."""
    predictions = await _check(context, table)
    if predictions.open:
        table = await context.act(table.id, Predict(-1 if press.slot is None else press.slot))
    if table.predictions is not None:
        await context.replace_page(prediction_page(context.voice, table, table.predictions))
