"""The tutor's lessons for newcomers: which card beats which, in the private hand at the tutor's table."""

from __future__ import annotations

from bot import computers
from bot.rules.view import SeatView, Trick
from bot.tables.model.people import Computer
from bot.tables.view import TableView
from bot.text.cards import card_name, suit_name, the_card
from bot.text.catalogue import Voice
from bot.text.players import player_name


def lesson(voice: Voice, table: TableView) -> str | None:
    """The present lesson: how the game goes, or why the last trick went as it did; None at other tables."""
    view = table.view
    has_tutor = any(isinstance(s.owner, Computer) and s.owner.level == computers.TUTOR for s in table.seats)
    if view is None or view.trump is None or len(table.seats) != 2 or not has_tutor:
        return None
    if not view.tricks:
        return voice("lesson-start", trump=suit_name(voice, view.trump, view.rules.pack))
    remark = _remark_key(view)
    taken = _taken_text(voice, table, view, view.tricks[-1])
    return taken if remark is None else f"{taken} {voice(remark)}"


def _remark_key(view: SeatView) -> str | None:
    """The sentence to add after the last trick; None if there is nothing new to say.

    The first trick is followed by who leads next, the last draw by the news that the stock is used up.
    """
    if len(view.tricks) == 1:
        return "lesson-next"
    has_just_ended = view.stock == 0 and len(view.hand) == view.rules.game.hand
    return "lesson-stock-used-up" if has_just_ended else None


def _taken_text(voice: Voice, table: TableView, view: SeatView, trick: Trick) -> str:
    pack, value = view.rules.pack, view.rules.order.value
    first, second = (play.card for play in trick.cards)
    taken_by_first = trick.cards[0].seat == trick.taker
    took, other = (first, second) if taken_by_first else (second, first)
    if first.suit is second.suit:
        reason = "lesson-higher"
    elif took.suit is view.trump:
        reason = "lesson-trump"
    else:
        reason = "lesson-other-suit"
    return voice(
        "lesson-taken",
        mine=trick.taker == view.seat,
        player=player_name(voice, table, trick.taker),
        why=voice(reason, card=the_card(voice, took, pack), other=the_card(voice, other, pack)),
        points=trick.points,
        values=" + ".join(f"{card_name(voice, card, pack)} {value[card]}" for card in (first, second)),
    )
