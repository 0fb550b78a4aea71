"""Denouncing an opponent who did not follow suit (rules.md §7; fine print 24)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.actions import Denounce
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Denounced
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Denounce]:
    """Denouncing either opponent, once a card has been played."""
    if state.phase is not Phase.PLAY:
        return ()
    side = state.rules.side_of(seat)
    return [Denounce(other) for other in state.active if state.rules.side_of(other) != side]


def refusal(state: State, seat: int, action: Denounce) -> IllegalAction | None:
    """Why the seat may not denounce; None if it may. A wrong accusation is legal."""
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    if action.target not in state.active or state.rules.side_of(action.target) == state.rules.side_of(seat):
        return IllegalAction(Reason.DENOUNCE_OPPONENT)
    return None if state.trick or state.tricks else IllegalAction(Reason.NOT_NOW)


def result(state: State, seat: int, action: Denounce) -> Denounced:
    """The event of an accusation."""
    return Denounced(seat, action.target, right=action.target in state.revoked)
