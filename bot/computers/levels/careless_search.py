"""Ways to play that evaluate cards by search or by networks, and are not always careful (``careless``)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from bot.computers.knowledge.beliefs import Beliefs
from bot.computers.levels.careless import careless_choice
from bot.computers.levels.expert import CLOSE, Expert
from bot.computers.levels.maestro import CLOSE as CLOSE_BY_SEATS, Maestro, log_probabilities, looks_ahead
from bot.computers.neural import network, observation
from bot.computers.personalities import Personality, with_bias
from bot.computers.search import determinize, evaluate
from bot.rules.actions import PLAYS, Play
from bot.rules.view import SeatView

_TRIALS: Final = 0.5
"""The share of an expert's trials: an error in the values is wanted anyway."""
_WORTH: Final = 2.0
"""What the lookahead makes of a deal won: its worths go from -1, lost, to 1, won."""
_CLOSE: Final = 10.0
"""A close difference between the network's preferences, which are logarithms of probabilities."""
_UNKNOWN_OPPONENT: Final = 0.0
"""The network is not told whom it plays."""


class CarelessExpert(Expert):
    """An ``Expert`` that errs about the cards. ``temperature`` is in deals won."""

    def __init__(
        self, temperature: float, level: str, effort: float = 1.0, personality: Personality | None = None
    ) -> None:
        super().__init__(effort, personality)
        self._temperature = temperature
        self.level = level

    def best(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> tuple[Play, float | None]:
        """A card that is good, or not much worse, and the card points that the side may expect with it."""
        trials = max(1, round(self._effort * _TRIALS * evaluate.trials(view)))
        worths = evaluate.judge(view, rng, trials, beliefs=beliefs).worths
        rewards = {play.card: worths[play].reward for play in plays}
        values = with_bias(rewards, self._personality, view, CLOSE, self._temperature)
        card = careless_choice(values, self._temperature, rng)
        return PLAYS[card], worths[PLAYS[card]].points


class CarelessMaestro(CarelessExpert, Maestro):
    """A ``Maestro`` that errs about the cards. Where there is no network, it is a ``CarelessExpert``."""

    def best(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> tuple[Play, float | None]:
        """A card that is good, or not much worse, and the card points that the side may expect, if known."""
        if not looks_ahead(view):
            return super().best(view, beliefs, plays, rng)
        worths, temperature = self.worths(view, beliefs, plays, rng), _WORTH * self._temperature
        close = CLOSE_BY_SEATS[len(view.active)]
        values = with_bias(worths, self._personality, view, close, temperature)
        return PLAYS[careless_choice(values, temperature, rng)], None


class NetworkPlayer(Expert):
    """Plays the card that the network prefers, or another that it likes nearly as well.

    ``temperature`` 1 plays each card as often as the network would. It plays the games that the network knows
    (``observation.is_supported``).
    """

    def __init__(self, temperature: float, level: str, personality: Personality | None = None) -> None:
        super().__init__(personality=personality)
        self._temperature = temperature
        self.level = level

    def best(
        self, view: SeatView, beliefs: Beliefs, plays: Sequence[Play], rng: random.Random
    ) -> tuple[Play, float | None]:
        """A card that the network prefers. Raises ``Damaged`` if there are no weights."""
        number = determinize.number_of(view.rules, view.trump)
        row = observation.row(view, beliefs)
        preferences = log_probabilities(network.networks(network.kind_of(row)), row, _UNKNOWN_OPPONENT)
        preferred = {play.card: preferences[number[play.card]] for play in plays}
        values = with_bias(preferred, self._personality, view, _CLOSE, self._temperature)
        card = careless_choice(values, self._temperature, rng)
        return PLAYS[card], None
