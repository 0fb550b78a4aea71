"""Moves other than playing a card: the values of choices in a hand, and the moves they stand for.

A value is a short text for a legal move. A forged one stands for the legal move with this value, or for none.
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
"""Finds the move of a choice in the table as the person sees it. Raises the reason of a refusal."""

_DEALS: Final = 1000
_DIGITS: Final = 3
"""The digits of a number that can be bid."""


def value_of(action: Action) -> str:
    """A bid or a call as the value of a choice; empty for moves that no menu offers."""
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


def move_of(view: SeatView, value: str) -> Action:
    """The legal move with this value. Raises ``Refused`` if there is none any more."""
    move = next((action for action in view.legal if value and value_of(action) == value), None)
    if move is None:
        raise Refused(TableReason.STALE)
    return move


def bids_of_points(view: SeatView) -> list[Bid]:
    """The numbers that may be bid now, rising."""
    return [action for action in view.legal if isinstance(action, Bid) and action.points is not None]


def bid_of(view: SeatView, text: str) -> Bid:
    """The bid of a number that a person typed. The rules refuse it if it is impossible."""
    digits = text.strip()
    points = int(digits) if digits.isdecimal() and digits.isascii() and len(digits) <= _DIGITS else 0
    # Either all of them keep the standing rank by force, or none does (fine print 26).
    return Bid(points=points, force=any(bid.force for bid in bids_of_points(view)))


def match_number(table: TableView) -> int:
    """The number of the table's match: what a button carries that is for this match alone.

    It rises with each match, and in a lobby with each change of the seats.
    """
    number = table.match.rpartition("-")[2]
    return int(number) if number.isdecimal() else 0


def check_match(table: TableView, number: int | None) -> None:
    """Raise ``Refused`` if the button with this number is for another match of the table.

    None and 0 are for any match. A button of a lobby has no number.
    """
    if number and number != match_number(table):
        raise Refused(TableReason.STALE)


def moment(table: TableView) -> int:
    """The running deal of the running match: the limit of a button that may be pressed out of turn."""
    deal = 0 if table.view is None else table.view.number % _DEALS
    return match_number(table) * _DEALS + deal


def may_claim(table: TableView) -> bool:
    """Whether the viewer is offered a claim: never if that would reveal hidden points (fine print 8)."""
    view = table.view
    if view is None or Claim() not in view.legal or view.side is None:
        return False
    return table.rules.game.claims or view.points[view.side] is not None


def own_view(table: TableView) -> SeatView:
    """The match as the person sees it. Raises ``Refused`` if they have no seat in it."""
    if table.stage is Stage.CLOSED:
        raise Refused(TableReason.TABLE_CLOSED)
    if table.stage is not Stage.PLAYING:
        raise Refused(TableReason.NOT_PLAYING)
    if table.seat is None or table.view is None:
        raise Refused(TableReason.NOT_SEATED)
    return table.view


def claim_move(table: TableView) -> Action:
    """A claim. Raises ``IllegalAction`` if claims are not allowed at this table, whatever the points are."""
    view = own_view(table)
    sees_points = view.side is not None and view.points[view.side] is not None
    if "claim" in table.rules.moves and not table.rules.game.claims and not sees_points:
        raise IllegalAction(Reason.NOT_IN_THIS_GAME)
    return Claim()


def always(action: Action) -> Choosing:
    """A choice of the same move for everybody."""
    return lambda _: action


def denounce_move(target: int) -> Choosing:
    """A choice that denounces a seat."""
    return always(Denounce(target))


def targets(view: SeatView) -> list[int]:
    """The seats that the viewer may denounce."""
    return [action.target for action in view.legal if isinstance(action, Denounce)]
