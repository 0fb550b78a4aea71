"""The level ``random``: any legal action, each equally likely. Other levels are compared with it."""

from __future__ import annotations

import random
from typing import Final

from bot.rules.actions import Action, Bid, Claim, Concede, Denounce, Forfeit, Pass, Play
from bot.rules.deductions.early_win import early_winners
from bot.rules.view import SeatView

_NEVER: Final = (Forfeit, Denounce, Claim, Concede)
"""Actions that would end a deal or a match too early."""
_PASSES: Final = 0.6
"""The share of passes, so that auctions end."""
_ASIDE: Final = 0.03
"""How often it says or shows something when it could play a card."""


def choices(view: SeatView) -> list[Action]:
    """The actions of a seat that is to act, without giving up. Raises ``ValueError`` if there are none."""
    if view.seat is None or view.seat != view.next_seat:
        message = "this seat is not to play"
        raise ValueError(message)
    return [action for action in view.legal if not isinstance(action, _NEVER)]


def concession(view: SeatView) -> Concede | None:
    """The answer to a partner who offers to concede; None if nobody asks (fine print 42).

    Every level agrees if the deal is decided, and never concedes by itself.
    """
    return None if view.talk.offer is None else Concede(refuse=early_winners(view) is None)


class RandomPlayer:
    """Plays at random, and claims what it has won."""

    level = "random"

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """A random legal action, preferably one of the cards or bids that the match waits for."""
        open_to_it = choices(view)
        if (answer := concession(view)) is not None:
            return answer
        if has_won(view):
            return Claim()
        if Pass() in open_to_it and rng.random() < _PASSES:
            return Pass()
        usual = [action for action in open_to_it if isinstance(action, Play | Bid)]
        others = [action for action in open_to_it if not isinstance(action, Play | Bid | Pass)]
        if usual and (not others or rng.random() >= _ASIDE):
            return rng.choice(usual)
        return rng.choice(others or open_to_it)

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:  # noqa: ARG002 - as every level has it
        """Nothing: it talks only in its own turn."""
        return None


def has_won(view: SeatView) -> bool:
    """Whether a claim would be right: of more than half the points, or of 31 (a31)."""
    if Claim() not in view.legal:
        return False
    if not view.rules.game.claims:
        return True  # the engine offers it only to a side that has won
    return sum(trick.points for trick in view.tricks if trick.taker == view.seat) >= A31


A31: Final = 31
