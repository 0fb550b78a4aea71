"""Somebody who tries every card in many deals that may be, and plays the one that does best.

Bids and calls in the same way (``search.auction``). All else as every level does it.
"""

from __future__ import annotations

import random
from typing import Final

from bot.computers import talk
from bot.computers.beliefs import Beliefs, believe
from bot.computers.chance import choices
from bot.computers.partners import silly
from bot.computers.player import Player
from bot.computers.routine import routine
from bot.computers.search import auction, judge
from bot.computers.trick import seen
from bot.rules.actions import Action, Bid, Call, NameSuit, Pass
from bot.rules.options import Talk
from bot.rules.policies import obeying
from bot.rules.view import SeatView

BELOW: Final = Player()
"""Plays where there is nothing to reckon with: cards lie covered, or the suit is not named yet."""


class Expert:
    """A strong player."""

    level = "expert"

    def choose(self, view: SeatView, rng: random.Random) -> Action:
        """What promises most."""
        open_to_it = choices(view)
        done = routine(view, open_to_it)
        if done is not None:
            return done
        if Pass() in open_to_it:
            return auction.bid(view, [action for action in open_to_it if isinstance(action, Bid)], rng)
        calls = [action for action in open_to_it if isinstance(action, Call | NameSuit)]
        if calls:
            return auction.call(view, calls, rng)
        beliefs = believe(view)
        if view.rules.talk is not Talk.OFF:
            # A generator of its own: what is said does not change with what luck the cards are chosen.
            said = talk.on_turn(view, beliefs, random.Random(rng.getrandbits(32)))
            if said is not None:
                return said
        return _play(view, beliefs, rng)

    def remark(self, view: SeatView, rng: random.Random) -> Action | None:
        """A gesture, a question, an order for a partner who is about to play."""
        return talk.aside(view, believe(view), rng)


def _play(view: SeatView, beliefs: Beliefs, rng: random.Random) -> Action:
    """Of the cards that a partner's order leaves the best, unless the order is plainly silly."""
    plays = judge.playable(view)
    if len(plays) == 1:
        return plays[0]
    if not judge.reckonable(view):
        return BELOW.choose(view, rng)
    order = next((one for one in reversed(view.talk.orders) if one.target == view.seat), None)
    if order is not None and view.seat is not None:
        cards = [play.card for play in plays]
        obedient = obeying(cards, order.what, seen(view), view.trump, view.rules.order)
        if not silly(view, beliefs, view.seat, order.what, obedient):
            plays = [play for play in plays if play.card in obedient]
    if len(plays) == 1:
        return plays[0]
    values = judge.values(view, rng, judge.trials(view))
    return max(plays, key=lambda play: (values[play], str(play.card)))
