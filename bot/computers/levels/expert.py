"""The level ``expert``: tries every card in many determinizations and plays the one that does best.

It bids and calls as a ``player`` does (``fitted_bidding``): bids found by search were slower and no better.
Everything else is as at every level.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bot.computers import fitted_bidding, talk
from bot.computers.knowledge.beliefs import Beliefs, believe
from bot.computers.knowledge.partners import silly
from bot.computers.knowledge.trick import face_up
from bot.computers.levels.player import Player
from bot.computers.levels.random_player import choices
from bot.computers.levels.shared_routine import routine
from bot.computers.personalities import Personality, with_bias
from bot.computers.search import evaluate
from bot.rules.actions import PLAYS, Action, Bid, Call, NameSuit, Pass, Play
from bot.rules.options import Talk
from bot.rules.policies import obeying
from bot.rules.view import SeatView

BELOW: Final = Player()
"""The level that plays if nothing can be computed: cards are covered, or the suit is not named yet."""


CLOSE: Final = 0.04
"""A close difference between two cards, in deals won."""


class Expert:
    """A strong player. ``effort`` multiplies the usual number of trials."""

    level = "expert"

    def __init__(self, effort: float = 1.0, personality: Personality | None = None) -> None:
        self._effort = effort
        self._personality = personality

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """The action that promises most."""
        return self.choose_with_value(view, rng)[0]

    def choose_with_value(self, view: SeatView, rng: random.Random) -> tuple[Action, float | None]:
        """The action, and the card points that the side may expect with it.

        None if they were not estimated.
        """
        open_to_it = choices(view)
        routine_action = routine(view, open_to_it)
        if routine_action is not None:
            return routine_action, None
        if Pass() in open_to_it:
            bids = [action for action in open_to_it if isinstance(action, Bid)]
            return fitted_bidding.bid(view, bids, rng), None
        calls = [action for action in open_to_it if isinstance(action, Call | NameSuit)]
        if calls:
            return fitted_bidding.call(view, calls), None
        beliefs = believe(view)
        if view.rules.talk is not Talk.OFF:
            # A generator of its own, so that talk does not depend on the random numbers used for choosing
            # cards.
            remark = talk.on_turn(view, beliefs, random.Random(rng.getrandbits(32)))
            if remark is not None:
                return remark, None
        plays = _obedient(view, beliefs)
        if len(plays) == 1:
            return plays[0], None
        if not evaluate.reckonable(view):
            return BELOW.choose(view, rng), None
        return self.best(view, beliefs, plays, rng)

    def best(
        self,
        view: SeatView,
        beliefs: Beliefs,  # noqa: ARG002 - for stronger levels
        plays: Sequence[Play],
        rng: random.Random,
    ) -> tuple[Play, float | None]:
        """The card that promises most, and the card points that the side may expect."""
        worths = evaluate.best_worths(view, plays, rng, max(1, round(self._effort * evaluate.trials(view))))
        rewards = {play.card: worth.reward for play, worth in worths.items()}
        values = with_bias(rewards, self._personality, view, CLOSE)
        best = PLAYS[max(values, key=lambda card: (values[card], str(card)))]
        return best, worths[best].points

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """A gesture, a question or an order for a partner who is about to play; None for nothing."""
        return talk.aside(view, believe(view), rng)


def _obedient(view: SeatView, beliefs: Beliefs) -> list[Play]:
    """The cards that a partner's order leaves, unless the order is obviously pointless."""
    plays = evaluate.playable(view)
    order = next((one for one in reversed(view.talk.orders) if one.target == view.seat), None)
    if order is None or view.seat is None or len(plays) == 1 or not evaluate.reckonable(view):
        return plays
    cards = [play.card for play in plays]
    obedient = obeying(cards, order.what, face_up(view), view.trump, view.rules.order)
    if silly(view, beliefs, view.seat, order.what, obedient):
        return plays
    return [play for play in plays if play.card in obedient]
