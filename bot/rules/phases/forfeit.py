"""Giving the match up (fine print 14)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.actions import Forfeit
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Forfeited
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Forfeit]:  # noqa: ARG001 - the signature of every phase
    """Giving up, at any time in a deal, in or out of turn."""
    return () if state.phase is Phase.DEALING else (Forfeit(),)


def refusal(state: State, seat: int, action: Forfeit) -> IllegalAction | None:  # noqa: ARG001 - likewise
    """Why the seat may not give up, which happens only between deals; None if it may."""
    return IllegalAction(Reason.NO_DEAL) if state.phase is Phase.DEALING else None


def result(state: State, seat: int, action: Forfeit) -> Forfeited:  # noqa: ARG001 - likewise
    """The event of giving up."""
    return Forfeited(seat)
