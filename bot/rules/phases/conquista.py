"""The conquista: showing ace, the card worth ten and king of trumps wins the deal (R-57; fine print 19)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules.actions import Conquista
from bot.rules.cards import Card
from bot.rules.errors import IllegalAction, Reason
from bot.rules.events import ConquistaShown
from bot.rules.policies import top_trumps
from bot.rules.state import Phase, State


def choices(state: State, seat: int) -> Iterable[Conquista]:  # noqa: ARG001 - the signature of every phase
    """The conquista, at any time before the deal ends, in or out of turn."""
    return (Conquista(),) if state.phase is Phase.PLAY else ()


def refusal(state: State, seat: int, action: Conquista) -> IllegalAction | None:  # noqa: ARG001 - likewise
    """Why the seat may not show the three trumps; None if it may."""
    if state.phase is not Phase.PLAY:
        return IllegalAction(Reason.NO_DEAL)
    return None if set(cards_of(state)) <= set(state.hands[seat]) else IllegalAction(Reason.NO_CONQUISTA)


def result(state: State, seat: int, action: Conquista) -> ConquistaShown:  # noqa: ARG001 - likewise
    """The event of showing the three trumps."""
    return ConquistaShown(seat, cards_of(state))


def cards_of(state: State) -> tuple[Card, ...]:
    """The three highest trumps."""
    return top_trumps(state.trump, state.rules.order)
