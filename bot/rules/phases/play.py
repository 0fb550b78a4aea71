"""The seat whose turn it is plays a card."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.actions import PLAYS, Play
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import CardPlayed
from bot.rules.policies import next_seat
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Play]:
    """What the seat might think of; ``refusal`` says which of it is legal."""
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ()
    return [PLAYS[card] for card in state.hands[seat]]


def refusal(state: State, seat: int, action: Play) -> IllegalAction | None:
    """Why the seat may not play the card now, None if it may. R-40: any card of the hand will do."""
    if state.phase is Phase.DEALING:
        return IllegalAction(Reason.NO_DEAL)
    if state.turn is None or seat != state.turn:
        return IllegalAction(Reason.NOT_YOUR_TURN, turn=-1 if state.turn is None else state.turn)
    if action.card not in state.hands[seat]:
        return IllegalAction(Reason.NOT_IN_HAND, card=action.card)
    return None


def result(state: State, seat: int, action: Play) -> CardPlayed:
    """The event of a legal play."""
    complete = len(state.trick) + 1 == state.rules.players
    return CardPlayed(seat, action.card, None if complete else next_seat(state.rules, seat))
