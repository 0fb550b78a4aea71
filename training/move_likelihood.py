"""Finds the numbers of ``bot/computers/neural/move_likelihood.py``: how likely good players play a card.

    python -m training.move_likelihood [PLAYERS] [DEALS] [SEED]

Experts play so many deals of two or of four with each other, and players as many; every fifth deal is kept
for the test. The numbers are those that make their choices most likely (Newton's method). The same seed
finds the same numbers, with the extra ``fast`` in a minute or two: 500 deals of two, 800 of four.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bot import computers
from bot.computers.neural.features import HAND
from bot.computers.neural.inference import circumstances
from bot.computers.neural.move_likelihood import (
    SITUATIONS,
    SITUATIONS_IN_PAIRS,
    STAGES,
    likelihood_index,
    likelihood_index_in_pairs,
)
from bot.computers.search.determinize import number_of
from bot.computers.search.rollout_weights import KINDS
from bot.rules import decide, shuffle
from bot.rules.actions import Play
from bot.rules.notation.plain_data import rules_from
from bot.rules.state import Phase, evolve
from bot.rules.view import seat_view
from testing import arguments
from training.selfplay import Floats, Numbers

PLAYERS, DEALS, SEED = 2, 500, 1
TEST = 5
LEVELS = ("expert", "player")
SIZES = {2: STAGES * SITUATIONS * KINDS, 4: SITUATIONS_IN_PAIRS * KINDS}
STEPS = 12
PULL = 0.5
"""The weight that pulls numbers with little evidence to zero."""


class Choice(NamedTuple):
    """A choice: the place of each card's number, and the chosen card."""

    is_test: bool
    cards: Sequence[int]
    place: int


def choices(level: str, players: int, deals: int, seed: int) -> Iterator[Choice]:
    """The choices of two or four of a level with three cards in hand, in so many deals."""
    chooser, pairs = computers.create(level), players > min(SIZES)
    rules = rules_from({"players": players, "talk": "off"})
    for number in range(deals):
        rng = random.Random(f"{seed}.{number}")
        state = evolve(None, decide.start(rules, number % rules.players)[0])
        nonces = [shuffle.computer_nonce(seat) for seat in range(rules.players)]
        cards = shuffle.deal(rules, rng.randbytes(32), "likings", 0, nonces, seats=rules.players)
        for event in decide.deal(state, cards):
            state = evolve(state, event)
        names = number_of(rules, state.trump)
        while state.phase is not Phase.DEALING and state.turn is not None:
            hand = state.hands[state.turn]
            action = chooser.choose(seat_view(state, state.turn), rng)
            if isinstance(action, Play) and len(hand) == HAND:
                top, at, ours, last, lying = circumstances(
                    rules, names, state.trick, state.turn, len(state.stock)
                )
                places = [
                    likelihood_index_in_pairs(card, top, ours, last, lying)
                    if pairs
                    else likelihood_index(card, top, at)
                    for card in (names[card] for card in hand)
                ]
                yield Choice(number % TEST == 0, places, hand.index(action.card))
            state, _ = decide.step(state, state.turn, action)


def likelihoods(numbers: Floats, some: Sequence[Choice]) -> tuple[Floats, Numbers]:
    """The probability of each card, and the places of their numbers: a row for each choice."""
    places = np.array([one.cards for one in some])
    wishes = np.exp(numbers[places])
    return wishes / wishes.sum(1, keepdims=True), places


def learn(some: Sequence[Choice], size: int) -> Floats:
    """The numbers that make the choices most likely."""
    numbers = np.zeros(size)
    choice_matrix = np.zeros((len(some), HAND))
    choice_matrix[np.arange(len(some)), [one.place for one in some]] = 1
    for _ in range(STEPS):
        likely, places = likelihoods(numbers, some)
        slope, bend = PULL * numbers, PULL * np.eye(size)
        np.add.at(slope, places, likely - choice_matrix)
        for one in range(HAND):
            for other in range(HAND):
                both = likely[:, one] * ((one == other) - likely[:, other])
                np.add.at(bend, (places[:, one], places[:, other]), both)
        numbers -= np.linalg.solve(bend, slope)
    return numbers


def main() -> None:
    """Print the numbers, and how well they predict each level's choices."""
    words = arguments.parser("training.move_likelihood", __doc__)
    words.add_argument("players", nargs="?", type=int, choices=[*SIZES], default=PLAYERS)
    arguments.add_counts(words, deals=DEALS, seed=SEED)
    given = words.parse_args()
    players, deals, seed = given.players, given.deals, given.seed
    choices_by_level = {level: list(choices(level, players, deals, seed)) for level in LEVELS}
    size = SIZES[players]
    numbers = {
        level: np.rint(100 * learn([one for one in some if not one.is_test], size))
        for level, some in choices_by_level.items()
    }
    for level, some in choices_by_level.items():
        test_choices = [one for one in some if one.is_test]
        likely, _ = likelihoods(numbers[level] / 100, test_choices)
        choice_matrix = likely[np.arange(len(test_choices)), [one.place for one in test_choices]]
        alike = (likely.argmax(1) == [one.place for one in test_choices]).mean()
        print(
            f"{level}: {alike:.1%} alike; surprise {-np.log(choice_matrix).mean():.3f} a choice, "
            f"{math.log(HAND):.3f} of who knows nothing"
        )
        for row in numbers[level].astype(int).reshape(-1, KINDS):
            print(f"    *({', '.join(str(number) for number in row)}),")


if __name__ == "__main__":
    main()
