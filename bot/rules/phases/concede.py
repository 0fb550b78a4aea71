"""The concession of a deal that everybody sees is lost. Partners must agree (fine print 42)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import policies, scoring
from bot.rules.actions import Concede
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import Conceded, ConcessionOffered, ConcessionRefused
from bot.rules.rules import Rules
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Concede]:
    """Conceding in one's turn; agreeing or refusing if a partner has asked."""
    if state.phase is not Phase.PLAY or seat != state.next_seat:
        return ()
    return (Concede(),) if state.talk.offer is None else (Concede(), Concede(refuse=True))


def refusal(state: State, seat: int, action: Concede) -> IllegalAction | None:
    """Why the seat may not concede, or answer a partner who offers to; None if it may."""
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    offer, rules = state.talk.offer, state.rules
    if offer is not None:
        return None if seat == offer.target else IllegalAction(Reason.CONCESSION_DUE, asked=offer.target)
    if action.refuse:
        return IllegalAction(Reason.NO_CONCESSION)
    if state.board or not (rules.two_sided and rules.shows_decision):
        return IllegalAction(Reason.NOT_IN_THIS_GAME)
    if seat != state.turn:
        return IllegalAction(Reason.NOT_YOUR_TURN, turn=-1 if state.turn is None else state.turn)
    winner = _winner(state)
    if winner is None:
        return IllegalAction(Reason.NOT_DECIDED)
    if winner == rules.side_of(seat):
        return IllegalAction(Reason.NOT_LOST)
    return IllegalAction(Reason.CONCESSION_REFUSED) if state.talk.refusal is not None else None


def result(state: State, seat: int, action: Concede) -> ConcessionOffered | ConcessionRefused | Conceded:
    """The event of a legal concession: the next partner is asked, or the whole side has agreed."""
    if action.refuse:
        return ConcessionRefused(seat)
    target = next_partner(state.rules, seat)
    # The partners are asked in order. When the next one would be the seat that began, all have agreed; the
    # turn is still its own.
    return Conceded(seat) if target == state.turn else ConcessionOffered(seat, target)


def next_partner(rules: Rules, seat: int) -> int:
    """The seat of the same side that is asked after ``seat``; ``seat`` itself if it has no partner."""
    side = rules.sides[rules.side_of(seat)]
    return side[(side.index(seat) + 1) % len(side)]


def _winner(state: State) -> int | None:
    face_up = {play.card for trick in state.tricks for play in trick.cards}
    face_up |= {play.card for play in state.trick if not play.covered}
    points = policies.by_side(state.rules, state.piles)
    return scoring.sure_winner(state.rules, points, state.trump, face_up)
