"""What the buttons and menus of auctions, calls and claims do. Imported once, it registers them."""

from __future__ import annotations

from typing import Final

from bot.pages.ids import Press, Verb, custom_id
from bot.pages.move_choices import (
    Choosing,
    bid_of,
    bids_of_points,
    chosen,
    claimed,
    denounced,
    fixed,
    moment,
    own_view,
    targets,
)
from bot.pages.moves import SUITS, claim_page, concede_page, denounce_page, may_concede
from bot.rules.actions import Action, Call, Concede, Conquista, Exchange, NameSuit, Pass
from bot.rules.cards import CARDS
from bot.rules.view import Phase
from bot.tables.model.errors import Refused, TableReason
from bot.tables.view import TableView
from bot.ui.answers.buttons import at_table
from bot.ui.answers.context import context_of
from bot.ui.answers.moves import press
from bot.ui.wire import forms
from bot.ui.wire.items import values
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.showing import show

_IN_TURN: Final[dict[Verb, Action]] = {
    Verb.PASS: Pass(),
    Verb.BLIND: Call(blind=True),
    Verb.CONCEDE_SURE: Concede(),
    Verb.PLAY_ON: Concede(refuse=True),
}
_LONGEST: Final = 10
"""Characters of a number, with some room."""
_IN_ITS_DEAL: Final[dict[Verb, Choosing]] = {
    Verb.EXCHANGE: fixed(Exchange()),
    Verb.CONQUISTA: fixed(Conquista()),
    Verb.CLAIM_SURE: claimed,
}


@at_table(*_IN_TURN)
async def _in_turn(interaction: Interaction, pressed: Press) -> None:
    await _press(interaction, pressed, fixed(_IN_TURN[Verb(pressed.verb)]))


@at_table(Verb.BID, Verb.CALL)
async def _choose(interaction: Interaction, pressed: Press) -> None:
    value = next(iter(values(interaction)), "")
    await _press(interaction, pressed, lambda table: chosen(own_view(table), value))


@at_table(Verb.BID_OTHER)
async def _bid_other(interaction: Interaction, pressed: Press) -> None:
    """A number that the menu has no room for: ask for it; or it came back."""
    if forms.is_back(interaction):
        number = forms.written(interaction)
        await _press(interaction, pressed, lambda table: bid_of(own_view(table), number))
        return
    voice = await voice_of(interaction)
    table = await context_of(interaction).tables.look(pressed.subject, interaction.user.id)
    bids = bids_of_points(own_view(table))
    if pressed.decision != table.decision or not bids:
        raise Refused(TableReason.STALE)
    title = voice("ui-bid-force" if bids[0].force else "ui-bid-points")
    label = voice("ui-bid-between", low=bids[0].points or 0, high=bids[-1].points or 0)
    made = custom_id(Verb.BID_OTHER, table.id, table.decision)
    await forms.ask(interaction, made, title, label, longest=_LONGEST)


@at_table(Verb.CALL_TWO)
async def _call_two(interaction: Interaction, pressed: Press) -> None:
    cards = [CARDS[value] for value in values(interaction) if value in CARDS]
    await _press(interaction, pressed, fixed(Call(cards=tuple(cards))))


@at_table(Verb.SUIT)
async def _suit(interaction: Interaction, pressed: Press) -> None:
    if pressed.slot is None or pressed.slot >= len(SUITS):
        raise Refused(TableReason.STALE)
    suit = SUITS[pressed.slot]

    def named(table: TableView) -> Call | NameSuit:
        return NameSuit(suit) if own_view(table).phase is Phase.NAMING else Call(suit=suit)

    await _press(interaction, pressed, named)


async def _press(interaction: Interaction, pressed: Press, choose: Choosing) -> None:
    """A choice that was made for one moment only; a button without its number is none of ours."""
    number = -1 if pressed.decision is None else pressed.decision
    await press(interaction, context_of(interaction), pressed.subject, choose, at=number)


@at_table(*_IN_ITS_DEAL)
async def _in_its_deal(interaction: Interaction, pressed: Press) -> None:
    choose = _timely(pressed, _IN_ITS_DEAL[Verb(pressed.verb)])
    await press(interaction, context_of(interaction), pressed.subject, choose)


@at_table(Verb.DENOUNCE_SURE)
async def _denounce_surely(interaction: Interaction, pressed: Press) -> None:
    if pressed.slot is None:
        raise Refused(TableReason.STALE)
    choose = _timely(pressed, denounced(pressed.slot))
    await press(interaction, context_of(interaction), pressed.subject, choose)


@at_table(Verb.NEVER_MIND)
async def _never_mind(interaction: Interaction, pressed: Press) -> None:
    context = context_of(interaction)
    await context.publisher.hands.turn(interaction, context.publisher.desk(pressed.subject))


def _timely(pressed: Press, choose: Choosing) -> Choosing:
    """The choice, as long as the deal runs that the button was made in."""

    def in_time(table: TableView) -> Action:
        own_view(table)
        if pressed.decision != moment(table):
            raise Refused(TableReason.STALE)
        return choose(table)

    return in_time


# What cannot be undone is asked twice ----------------------------------------------------------------------


@at_table(Verb.CONCEDE)
async def _ask_to_concede(interaction: Interaction, pressed: Press) -> None:
    context, voice = context_of(interaction), await voice_of(interaction)
    table = await context.tables.look(pressed.subject, interaction.user.id)
    own_view(table)
    if not may_concede(table):  # the rules say why
        await press(interaction, context, pressed.subject, fixed(Concede()))
        return
    await show(interaction, concede_page(voice, table), context.painter)


@at_table(Verb.CLAIM, Verb.DENOUNCE)
async def _ask(interaction: Interaction, pressed: Press) -> None:
    """The question comes in a message of its own: the hand stays, and stays live."""
    context, voice = context_of(interaction), await voice_of(interaction)
    table = await context.tables.look(pressed.subject, interaction.user.id)
    view = own_view(table)
    if pressed.decision != moment(table):
        raise Refused(TableReason.STALE)
    if pressed.verb == Verb.CLAIM:
        page = claim_page(voice, table)
    else:
        page = denounce_page(voice, table, targets(view))
    await show(interaction, page, context.painter)
