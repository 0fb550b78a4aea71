"""The claim of 31 points, or of a decided deal (rules.md §5 a31, R-73; fine print 8, 20)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import policies
from bot.rules.actions import Claim
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Claimed
from bot.rules.scoring import A31, HALF
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Claim]:  # noqa: ARG001 - the signature of every phase
    """A claim, from the first completed trick on, in or out of turn."""
    return (Claim(),) if state.phase is Phase.PLAY and state.tricks else ()


def refusal(state: State, seat: int, action: Claim) -> IllegalAction | None:  # noqa: ARG001 - likewise
    """Why the seat may not claim; None if it may. A wrong claim is allowed in a31 only."""
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    if not state.tricks:
        return IllegalAction(Reason.CLAIM_TOO_EARLY)
    if state.rules.game.claims or _points(state, seat) > HALF:
        return None
    return IllegalAction(Reason.CLAIM_NOT_REACHED)


def result(state: State, seat: int, action: Claim) -> Claimed:  # noqa: ARG001 - likewise
    """The event of a claim. Only completed tricks count."""
    goal = A31 if state.rules.game.claims else HALF + 1
    return Claimed(seat, right=_points(state, seat) >= goal)


def _points(state: State, seat: int) -> int:
    return policies.by_side(state.rules, state.piles)[state.rules.side_of(seat)]
