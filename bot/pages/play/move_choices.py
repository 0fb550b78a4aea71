"""Moves beside playing a card: what a choice in a hand stands for.

A choice carries a short text; it means the legal move that is written so, whoever may have forged it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from bot.rules.actions import Action, Bid, Call, Claim, Denounce, NameSuit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.view import SeatView
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.table import Stage
from bot.tables.view import TableView

Choosing: TypeAlias = Callable[[TableView], Action]
"""Finds the move that is meant, at the table as whoever acts sees it. Raises what refuses it."""

_DEALS: Final = 1000
_DIGITS: Final = 3
"""Of a number that can be bid."""


def written(action: Action) -> str:
    """A bid or a call as the value of a choice; empty for what is not chosen in a menu."""
    match action:
        case Bid(rank=None, points=points, force=force):
            return f"{'force' if force else 'points'}.{points}"
        case Bid(rank=rank):
            return f"rank.{rank}"
        case Call(cards=cards) if cards:
            return ".".join(["card", *cards])
        case Call(suit=None):
            return "blind"
        case Call(suit=suit) | NameSuit(suit=suit):
            return f"suit.{suit}"
        case _:
            return ""


def chosen(view: SeatView, value: str) -> Action:
    """The legal move that is written so. Raises ``Refused`` when there is none any more."""
    found = next((action for action in view.legal if value and written(action) == value), None)
    if found is None:
        raise Refused(TableReason.STALE)
    return found


def bids_of_points(view: SeatView) -> list[Bid]:
    """The numbers that may be bid now, rising."""
    return [action for action in view.legal if isinstance(action, Bid) and action.points is not None]


def bid_of(view: SeatView, text: str) -> Bid:
    """The bid of a number that somebody wrote; one that the rules refuse where there is none."""
    typed = text.strip()
    points = int(typed) if typed.isdecimal() and typed.isascii() and len(typed) <= _DIGITS else 0
    # Either all of them keep the standing rank by force, or none does (fine print 26).
    return Bid(points=points, force=any(bid.force for bid in bids_of_points(view)))


def moment(table: TableView) -> int:
    """Which deal of which match runs: what a button that may be pressed out of turn is good for."""
    number = table.match.rpartition("-")[2]
    deal = 0 if table.view is None else table.view.number % _DEALS
    return (int(number) if number.isdecimal() else 0) * _DEALS + deal


def may_claim(table: TableView) -> bool:
    """Whether the viewer's claim is offered: never where that would tell hidden points (fine print 8)."""
    view = table.view
    if view is None or Claim() not in view.legal or view.side is None:
        return False
    return table.rules.game.claims or view.points[view.side] is not None


def own_view(table: TableView) -> SeatView:
    """The match with the eyes of whoever acts. Raises ``Refused`` for who has no seat in it."""
    if table.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    if table.seat is None or table.view is None:
        raise Refused(TableReason.NOT_SEATED)
    return table.view


def claimed(table: TableView) -> Action:
    """A claim. Raises ``IllegalAction`` where claims are not for this table, whatever the points are."""
    view = own_view(table)
    shown = view.side is not None and view.points[view.side] is not None
    if "claim" in table.rules.moves and not table.rules.game.claims and not shown:
        raise IllegalAction(Reason.NOT_IN_THIS_GAME)
    return Claim()


def fixed(action: Action) -> Choosing:
    """A move that is the same for everybody."""
    return lambda _: action


def denounced(target: int) -> Choosing:
    """Denouncing a seat."""
    return fixed(Denounce(target))


def targets(view: SeatView) -> list[int]:
    """Whom the viewer may denounce."""
    return [action.target for action in view.legal if isinstance(action, Denounce)]
