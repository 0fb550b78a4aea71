"""The buttons and menus of auctions, calls and claims."""

from __future__ import annotations

from typing import Final

from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.play.move_choices import (
    Choosing,
    always,
    bid_of,
    bids_of_points,
    check_match,
    claim_move,
    denounce_move,
    moment,
    move_of,
    own_view,
    targets,
)
from bot.pages.play.other_moves import SUITS, claim_page, concede_page, denounce_page, may_concede
from bot.rules.actions import Action, Call, Concede, Conquista, Exchange, NameSuit, Pass
from bot.rules.cards import CARDS
from bot.rules.view import Phase
from bot.tables.model.errors import Refused, TableReason
from bot.tables.view import TableView
from bot.ui.answers.context import RequestContext
from bot.ui.answers.play.other_moves import press_move
from bot.ui.answers.routing import Buttons
from bot.ui.wire import forms
from bot.ui.wire.items import chosen_value, values

BUTTONS: Final = Buttons()

_IN_TURN: Final[dict[str, Action]] = {
    Verb.PASS: Pass(),
    Verb.BLIND: Call(blind=True),
    Verb.CONCEDE_SURE: Concede(),
    Verb.PLAY_ON: Concede(refuse=True),
}
_LONGEST: Final = 10
"""The greatest length of a typed number in characters."""
_IN_ITS_DEAL: Final[dict[str, Choosing]] = {
    Verb.EXCHANGE: always(Exchange()),
    Verb.CONQUISTA: always(Conquista()),
    Verb.CLAIM_SURE: claim_move,
}


@BUTTONS.at_table(*_IN_TURN)
async def _in_turn(context: RequestContext, press: Press, table: TableView) -> None:
    await _press(context, press, table, always(_IN_TURN[press.verb]))


@BUTTONS.at_table(Verb.BID, Verb.CALL)
async def _choose(context: RequestContext, press: Press, table: TableView) -> None:
    value = chosen_value(context.interaction)
    await _press(context, press, table, lambda now: move_of(own_view(now), value))


@BUTTONS.at_table(Verb.BID_OTHER)
async def _bid_other(context: RequestContext, press: Press, table: TableView) -> None:
    """Ask for a number that the menu has no room for, or bid the number that was typed."""
    if forms.is_submitted(context.interaction):
        number = forms.text_of(context.interaction)
        await _press(context, press, table, lambda now: bid_of(own_view(now), number))
        return
    bids = bids_of_points(own_view(table))
    if press.decision != table.decision or not bids:
        raise Refused(TableReason.STALE)
    title = context.voice("ui-bid-force" if bids[0].force else "ui-bid-points").removesuffix("…")
    label = context.voice("ui-bid-between", low=bids[0].points or 0, high=bids[-1].points or 0)
    form_id = custom_id(Verb.BID_OTHER, table.id, table.decision)
    await context.ask(form_id, title, label, longest=_LONGEST)


@BUTTONS.at_table(Verb.CALL_TWO)
async def _call_two(context: RequestContext, press: Press, table: TableView) -> None:
    cards = [CARDS[value] for value in values(context.interaction) if value in CARDS]
    await _press(context, press, table, always(Call(cards=tuple(cards))))


@BUTTONS.at_table(Verb.SUIT)
async def _suit(context: RequestContext, press: Press, table: TableView) -> None:
    if press.slot is None or press.slot >= len(SUITS):
        raise Refused(TableReason.STALE)
    suit = SUITS[press.slot]

    def suit_action(now: TableView) -> Call | NameSuit:
        return NameSuit(suit) if own_view(now).phase is Phase.NAMING else Call(suit=suit)

    await _press(context, press, table, suit_action)


async def _press(context: RequestContext, press: Press, table: TableView, choose: Choosing) -> None:
    """Carry out a choice that belongs to one decision. A button without the decision's number is forged."""
    await press_move(context, table, choose, at=-1 if press.decision is None else press.decision)


@BUTTONS.at_table(*_IN_ITS_DEAL)
async def _in_its_deal(context: RequestContext, press: Press, table: TableView) -> None:
    await press_move(context, table, _timely(press, _IN_ITS_DEAL[press.verb]))


@BUTTONS.at_table(Verb.DENOUNCE_SURE)
async def _denounce_surely(context: RequestContext, press: Press, table: TableView) -> None:
    if press.slot is None:
        raise Refused(TableReason.STALE)
    await press_move(context, table, _timely(press, denounce_move(press.slot)))


@BUTTONS.at_table(Verb.NEVER_MIND)
async def _never_mind(context: RequestContext, _: Press, table: TableView) -> None:
    await context.update_hand(table.id)


def _timely(press: Press, choose: Choosing) -> Choosing:
    """The choice, which is valid as long as the deal of its button runs."""

    def in_time(table: TableView) -> Action:
        own_view(table)
        if press.decision != moment(table):
            raise Refused(TableReason.STALE)
        return choose(table)

    return in_time


# Moves that cannot be undone are asked twice -------------------------------------------------------------


@BUTTONS.at_table(Verb.CONCEDE)
async def _ask_to_concede(context: RequestContext, press: Press, table: TableView) -> None:
    check_match(table, press.decision)
    if may_concede(table):
        await context.show(concede_page(context.voice, table))
    else:  # the rules say why not; a partner's question is answered by its own buttons alone
        has_offer = own_view(table).talk.offer is not None
        await press_move(context, table, always(Concede()), at=-1 if has_offer else None)


@BUTTONS.at_table(Verb.CLAIM, Verb.DENOUNCE)
async def _ask(context: RequestContext, press: Press, table: TableView) -> None:
    """Ask in a message of its own, so that the hand stays as it is and is kept up to date."""
    view = own_view(table)
    if press.decision != moment(table):
        raise Refused(TableReason.STALE)
    if press.verb == Verb.CLAIM:
        page = claim_page(context.voice, table)
    else:
        page = denounce_page(context.voice, table, targets(view))
    await context.show(page)
