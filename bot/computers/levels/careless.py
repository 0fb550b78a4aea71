"""Ways to play that are not always careful: a seat's own evaluation of its cards, and an error in it.

Each adds to the value of each card an error that scatters with a temperature, and plays the card whose sum is
the greatest. A card that is hardly worse is therefore played often, a much worse one seldom: at temperature
``t`` the odds of two cards are e to the power of their difference divided by ``t``. The errors come from the
seat's generator, so that a match can be repeated.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import Final

from bot.computers import fitted_bidding
from bot.computers.knowledge import ending
from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.knowledge.counting import Count
from bot.computers.levels.player import Player, card_values
from bot.computers.personalities import Personality, with_bias
from bot.rules.actions import Bid, Pass
from bot.rules.cards import Card
from bot.rules.view import SeatView

_LEAST: Final = 1e-300
_SOLVES: Final = 3.0
"""The temperature at which every third card is chosen with all care."""
_CLOSE: Final = 2.5
"""A close difference between two cards, in card points."""


class CarelessPlayer(Player):
    """A ``Player`` that errs about the cards, and about its hand when it bids.

    The higher its ``temperature``, in card points, the less often it counts the ending out (``_SOLVES``).
    """

    def __init__(self, temperature: float, level: str, personality: Personality | None = None) -> None:
        self._temperature = temperature
        self._personality = personality
        self.level = level

    def bid(self, view: SeatView, bids: Sequence[Bid], rng: random.Random) -> Bid | Pass:
        """The bid that leaves most room below an estimate with an error, or a pass."""
        return fitted_bidding.bid(view, bids, rng, error=rng.gauss(0, self._temperature))

    def card(self, view: SeatView, beliefs: Beliefs, cards: Sequence[Card], rng: random.Random) -> Card:
        """A card that is good, or not much worse."""
        count, temperature = Count(view, beliefs), self._temperature
        if rng.random() < math.exp(-temperature / _SOLVES):
            exact = ending.best(count, cards)
            if exact is not None:
                return exact
            temperature = 0.0
        values = with_bias(card_values(count, cards), self._personality, view, _CLOSE, temperature)
        return careless_choice(values, temperature, rng)


def careless_choice(values: Mapping[Card, float], temperature: float, rng: random.Random) -> Card:
    """The card with the greatest sum of its value and an error; at temperature 0 the best card."""
    # In the order of their names: the order of a hand would decide which card gets which error.
    sums = {card: values[card] + temperature * _error(rng) for card in sorted(values, key=str)}
    return max(sums, key=lambda card: (sums[card], str(card)))


def _error(rng: random.Random) -> float:
    """An error as Gumbel's distribution has it: the greatest sum is then a choice by ``softmax``."""
    return -math.log(-math.log(max(_LEAST, rng.random())))
