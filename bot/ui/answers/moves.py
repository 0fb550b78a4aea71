"""Doing what a button or a command stands for, beside playing a card; the hand is the answer."""

from __future__ import annotations

from bot.pages.hand import warning
from bot.pages.move_choices import Choosing, own_view
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction
from bot.store.base import StoreError
from bot.tables.model.errors import Refused, TableReason
from bot.tables.view import TableView
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.text.refusals import refusal
from bot.ui.answers.context import BotContext
from bot.ui.wire.people import Interaction, for_their_eyes, person, voice_of
from bot.ui.wire.replies import reply


async def press(
    interaction: Interaction,
    context: BotContext,
    table_id: str,
    choose: Choosing,
    *,
    at: int | None = None,
) -> None:
    """Do what a button stands for, and show the hand with what came of it.

    ``at``: the choice that it was made for; without one it is made for the table as ``choose`` finds it.
    """
    publisher, voice = context.publisher, await voice_of(interaction)
    notice, view = None, None
    try:
        view = await context.tables.look(table_id, interaction.user.id)
        await _act(interaction, context, view, choose, at)
    except (Refused, IllegalAction, StoreError) as error:
        notice = warning(refusal(voice, error, view))
    desk = publisher.desk(table_id)
    if for_their_eyes(interaction):
        await publisher.hands.turn(interaction, desk, notice)
    else:
        await publisher.hands.show(interaction, desk, notice)


async def command(interaction: Interaction, context: BotContext, table_id: str, choose: Choosing) -> None:
    """Do what a slash command asks for, and answer with the hand as it is then, or with what refuses it."""
    voice = await voice_of(interaction)
    view = await context.tables.look(table_id, interaction.user.id)
    try:
        action = await _act(interaction, context, view, choose, None)
    except (Refused, IllegalAction) as error:
        await reply(interaction, refusal(voice, error, view))
        return
    publisher = context.publisher
    await publisher.hands.show(interaction, publisher.desk(table_id), _done(voice, view, action))


async def _act(
    interaction: Interaction,
    context: BotContext,
    view: TableView,
    choose: Choosing,
    at: int | None,
) -> Action:
    own_view(view)
    if at is not None and at != view.decision:
        raise Refused(TableReason.STALE)
    action = choose(view)
    who, cause = person(interaction.user), str(interaction.id)
    await context.tables.act(view.id, who, action, at=view.decision, cause=cause)
    return action


def _done(voice: Voice, table: TableView, action: Action) -> str:
    return voice("say-moved", move=narrate.action_label(voice, table, action))
