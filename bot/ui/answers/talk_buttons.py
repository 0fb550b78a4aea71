"""What the buttons and menus of the talk do. Imported once, it registers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.pages.ids import Press, Verb, custom_id
from bot.pages.talk import REPLIES, gesture_line, own_gesture
from bot.rules.actions import Action, Look
from bot.tables.decisions.gestures import LONGEST, SIGNS
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.requests import SetGesture, VoteRais
from bot.tables.model.table import Stage
from bot.ui.answers import table as answers
from bot.ui.answers.buttons import at_table
from bot.ui.answers.context import context_of
from bot.ui.answers.talk import answer_of, ask_of, order_of, signal_of, speak, watch_of
from bot.ui.wire import forms
from bot.ui.wire.items import values
from bot.ui.wire.people import Interaction, person, voice_of

_MENUS: Final[dict[Verb, Callable[[str], Action]]] = {
    Verb.SIGNAL: signal_of,
    Verb.WATCH: watch_of,
    Verb.ASK: ask_of,
    Verb.ORDER: order_of,
}


@at_table(*_MENUS)
async def _speak(interaction: Interaction, pressed: Press) -> None:
    chosen = values(interaction)
    action = _MENUS[Verb(pressed.verb)](chosen[0] if chosen else "")
    await speak(interaction, context_of(interaction), pressed.subject, action)


@at_table(Verb.ANSWER)
async def _answer(interaction: Interaction, pressed: Press) -> None:
    reply = answer_of(pressed.slot, REPLIES)
    # A button without the number of its question would answer whatever is asked by now.
    number = -1 if pressed.decision is None else pressed.decision
    await speak(interaction, context_of(interaction), pressed.subject, reply, at=number)


@at_table(Verb.LOOK)
async def _look(interaction: Interaction, pressed: Press) -> None:
    if pressed.slot is None:
        raise Refused(TableReason.STALE)
    await speak(interaction, context_of(interaction), pressed.subject, Look(pressed.slot))


@at_table(Verb.VOTE)
async def _vote(interaction: Interaction, pressed: Press) -> None:
    """A vote shows where it was pressed: in the table's message, or in the voter's own."""
    if pressed.slot is None:
        raise Refused(TableReason.STALE)
    context = context_of(interaction)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await speak(interaction, context, pressed.subject, VoteRais(pressed.slot))
        return
    await answers.request(
        interaction, context, pressed.subject, VoteRais(pressed.slot), done="say-done-voterais"
    )


@at_table(Verb.GESTURE)
async def _gesture(interaction: Interaction, pressed: Press) -> None:
    """A sign was chosen: ask for its words; or the words came back."""
    context = context_of(interaction)
    voice = await voice_of(interaction)
    if forms.is_back(interaction):
        sign = SIGNS[pressed.slot] if pressed.slot is not None and pressed.slot < len(SIGNS) else ""
        request = SetGesture(sign, forms.written(interaction))
        await context.tables.act(
            pressed.subject, person(interaction.user), request, cause=str(interaction.id)
        )
        await answers.show_options(interaction, context, pressed.subject, voice("say-done-setgesture"))
        return
    chosen = values(interaction)
    sign = chosen[0] if chosen else ""
    view = await context.tables.look(pressed.subject, interaction.user.id)
    if view.stage is not Stage.LOBBY:
        raise Refused(TableReason.NOT_IN_LOBBY)
    if view.host.id != interaction.user.id:
        raise Refused(TableReason.NOT_HOST, host=view.host.name)
    if sign not in SIGNS:
        raise Refused(TableReason.NO_SUCH_SIGN)
    made = custom_id(Verb.GESTURE, view.id, 0, SIGNS.index(sign))
    title, label = voice("talk-gesture-title"), gesture_line(voice, view, sign)
    words = own_gesture(view, sign)
    await forms.ask(interaction, made, title, label, longest=LONGEST, default=words, required=False)
