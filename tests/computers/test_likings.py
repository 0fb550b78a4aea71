"""How gladly a level plays a card is learnt from what it chose."""

import math

import numpy as np
import pytest

from bot.computers.policy import likings
from bot.computers.policy.layout import CARDS
from training import likings as training


def test_every_place_is_a_stage_s_a_situation_s_and_a_kind_s() -> None:
    places = {
        likings.liking(card, led, likings.stage(stock))
        for card in range(CARDS)
        for led in range(likings.LEADING, CARDS)
        for stock in range(0, 36, 2)
        if card != led
    }
    assert min(places) == 0
    assert max(places) < training.SIZE
    assert {len(table) for table in likings.LIKINGS} == {training.SIZE}


@pytest.mark.parametrize(("led", "worse", "better"), [(19, 25, 3), (19, 29, 25), (20, 22, 29)])
def test_a_load_is_trumped_none_is_thrown_away_and_an_ace_takes(led: int, worse: int, better: int) -> None:
    """Trumps are 0 to 9, and of every ten the last is the ace, the one before it the three."""
    for table in likings.LIKINGS:
        places = [likings.liking(card, led, 1) for card in (worse, better)]
        assert table[places[0]] < table[places[1]]


def test_what_is_learnt_foretells_other_choices_and_is_the_same_every_time() -> None:
    found = list(training.choices("player", 25, 3))
    learnt = training.learnt([one for one in found if not one.tested])
    assert (learnt == training.learnt([one for one in found if not one.tested])).all()
    tested = [one for one in found if one.tested]
    likely, _ = training.likelihoods(learnt, tested)
    chosen = likely[np.arange(len(tested)), [one.chosen for one in tested]]
    assert -np.log(chosen).mean() < math.log(3) - 0.25


def test_the_numbers_that_are_shipped_tell_one_level_from_the_other() -> None:
    choices = list(training.choices("player", 5, 4))
    fits = []
    for table in likings.LIKINGS:
        likely, _ = training.likelihoods(np.array(table) / 100, choices)
        fits.append(np.log(likely[np.arange(len(choices)), [one.chosen for one in choices]]).mean())
    assert fits[1] > fits[0] + 0.1
