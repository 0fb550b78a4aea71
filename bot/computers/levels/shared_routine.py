"""The routine of every level, whatever the cards: claiming what is won, taking a gain, answering."""

from __future__ import annotations

from collections.abc import Sequence

from bot.computers import simple_bidding, talk
from bot.computers.levels.random_player import concession, has_won
from bot.rules.actions import Action, Answer, Bid, Call, Claim, Conquista, Exchange, NameSuit, Pass
from bot.rules.view import SeatView


def routine(view: SeatView, open_to_it: Sequence[Action]) -> Action | None:
    """The action that needs no thought; None if a bid, a call or a card is to be chosen."""
    if (answer := concession(view)) is not None:
        return answer
    if has_won(view):
        return Claim()
    for gain in (Conquista(), Exchange()):
        if gain in open_to_it:
            return gain
    answers = [action for action in open_to_it if isinstance(action, Answer)]
    return talk.answer(view, answers) if answers else None


def simple_routine(view: SeatView, open_to_it: Sequence[Action]) -> Action | None:
    """As ``routine``, and a simple bid or call; None if a card is to be chosen."""
    if (action := routine(view, open_to_it)) is not None:
        return action
    if Pass() in open_to_it:
        return simple_bidding.bid(view, [action for action in open_to_it if isinstance(action, Bid)])
    calls = [action for action in open_to_it if isinstance(action, Call | NameSuit)]
    return simple_bidding.call(view, calls) if calls else None
