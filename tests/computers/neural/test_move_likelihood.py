"""How gladly a level plays a card is learnt from what it chose."""

import math

import numpy as np
import pytest

from bot.computers.neural import move_likelihood as likelihoods
from bot.computers.search.determinize import number_of
from bot.rules.rules import Rules
from training import move_likelihood as training

PACK = sorted(number_of(Rules()).values())
"""The cards of forty: trumps are the first ten, and of every ten the last is the ace."""


def test_every_place_is_a_stage_s_a_situation_s_and_a_kind_s() -> None:
    places = {
        likelihoods.likelihood_index(card, led, likelihoods.stage(stock))
        for card in PACK
        for led in (likelihoods.LEADING, *PACK)
        for stock in range(0, 36, 2)
        if card != led
    }
    in_pairs = {
        likelihoods.likelihood_index_in_pairs(card, top, ours, last, lying)
        for card in PACK
        for top in (likelihoods.LEADING, *PACK)
        for ours in (False, True)
        for last in (False, True)
        for lying in (0, 4, 10)
        if card != top
    }
    for seats, found in ((2, places), (4, in_pairs)):
        assert min(found) == 0
        assert max(found) < training.SIZES[seats]
        assert {len(table) for table in likelihoods.LIKELIHOODS[seats]} == {training.SIZES[seats]}


@pytest.mark.parametrize(("led", "worse", "better"), [(19, 25, 3), (19, 29, 25), (20, 22, 29)])
def test_a_load_is_trumped_none_is_thrown_away_and_an_ace_takes(led: int, worse: int, better: int) -> None:
    for table in likelihoods.LIKELIHOODS[2]:
        places = [likelihoods.likelihood_index(PACK[card], PACK[led], 1) for card in (worse, better)]
        assert table[places[0]] < table[places[1]]


@pytest.mark.parametrize(
    ("ours", "last", "worse", "better"), [(True, True, 10, 29), (False, True, 29, 3), (False, False, 29, 10)]
)
def test_points_are_given_to_the_partner_and_kept_from_the_others(
    *, ours: bool, last: bool, worse: int, better: int
) -> None:
    """To the three of a suit with ten points: 10 and 29 are the least and the ace of others, 3 is a trump."""
    for table in likelihoods.LIKELIHOODS[4]:
        places = [
            likelihoods.likelihood_index_in_pairs(PACK[card], PACK[38], ours, last, 10)
            for card in (worse, better)
        ]
        assert table[places[0]] < table[places[1]]


@pytest.mark.parametrize(("players", "deals", "told"), [(2, 25, 0.25), (4, 40, 0.2)])
def test_what_is_learnt_foretells_other_choices_and_is_the_same_every_time(
    players: int, deals: int, told: float
) -> None:
    found, size = list(training.choices("player", players, deals, 3)), training.SIZES[players]
    learnt = training.learn([one for one in found if not one.is_test], size)
    assert (learnt == training.learn([one for one in found if not one.is_test], size)).all()
    tested = [one for one in found if one.is_test]
    likely, _ = training.likelihoods(learnt, tested)
    chosen = likely[np.arange(len(tested)), [one.place for one in tested]]
    assert -np.log(chosen).mean() < math.log(3) - told


@pytest.mark.parametrize("players", [2, 4])
def test_the_numbers_that_are_shipped_tell_one_level_from_the_other(players: int) -> None:
    choices = list(training.choices("player", players, 5, 4))
    fits = []
    for table in likelihoods.LIKELIHOODS[players]:
        likely, _ = training.likelihoods(np.array(table) / 100, choices)
        fits.append(np.log(likely[np.arange(len(choices)), [one.place for one in choices]]).mean())
    assert fits[1] > fits[0] + 0.1
