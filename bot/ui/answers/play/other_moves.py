"""Moves other than playing a card, by button or command. The answer is the hand."""

from __future__ import annotations

from bot.pages.play.move_choices import Choosing, own_view
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.store.errors import StoreError
from bot.tables.model.errors import Refused, TableReason
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.play.labels import action_label
from bot.text.refusals import refusal
from bot.ui.answers.context import RequestContext


async def press_move(
    context: RequestContext, table: TableView, choose: Choosing, *, at: int | None = None
) -> None:
    """Carry out the move of a button and show the hand with the result.

    ``at`` is the decision that the button was made for; None means the table's
    present decision. ``choose`` finds the move in the table.
    """
    notice = None
    with context.updating_hand(table.id):
        try:
            await _act(context, table, choose, at)
        except (Refused, IllegalAction, StoreError) as error:
            notice = await context.notice_of(error, refusal(context.voice, error, table), table)
        if context.in_private:
            await context.update_hand(table.id, notice)
        else:
            await context.show_hand(table.id, notice)


async def make_move(context: RequestContext, table: TableView, choose: Choosing) -> None:
    """Carry out the move of a slash command. The answer is the new hand, or the reason for a refusal."""
    try:
        action = await _act(context, table, choose, None)
    except (Refused, IllegalAction) as error:
        await context.reply(refusal(context.voice, error, table))
        return
    await context.show_hand(table.id, _move_text(context.voice, table, action))


async def _act(context: RequestContext, table: TableView, choose: Choosing, at: int | None) -> Action:
    own_view(table)
    if at is not None and at != table.decision:
        raise Refused(TableReason.STALE)
    action = choose(table)
    await context.act(table.id, action, at=table.decision)
    return action


def _move_text(voice: Voice, table: TableView, action: Action) -> str:
    return voice("say-moved", move=action_label(voice, table, action))
