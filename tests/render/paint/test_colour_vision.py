"""The colours of the decks for eyes that tell colours apart badly."""

import math
from itertools import combinations

import pytest

from art.palettes import FRENCH, NEAPOLITAN
from bot.render.decks import DECKS, Deck
from testing.each import each

# What linear red, green and blue become for somebody who lacks one kind of cone (Machado and others, 2009).
DEFICIENCIES = {
    "to red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "to green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "to blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
    "to nothing": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
LEAST_DISTANCE = 20
"""Two colours that differ so much (CIE 1976) are told apart at a glance."""


def linear(colour: str) -> tuple[float, ...]:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def lab(colour: tuple[float, ...]) -> tuple[float, ...]:
    to_xyz = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (
        sum(a * max(0.0, b) for a, b in zip(row, colour, strict=True)) / whole
        for row, whole in zip(to_xyz, white, strict=True)
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen_colour(colour: str, blind: str) -> tuple[float, ...]:
    plain = linear(colour)
    return lab(tuple(sum(a * b for a, b in zip(row, plain, strict=True)) for row in DEFICIENCIES[blind]))


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return math.dist(one, other)


@pytest.mark.parametrize("key", ["latin-four-colours", "french-four-colours"])
@pytest.mark.parametrize("blind", DEFICIENCIES)
def test_four_colours_stay_apart_for_every_eye(key: str, blind: str) -> None:
    colours = {suit: seen_colour(ink, blind) for suit, ink in DECKS[key].inks.items()}
    for one, other in combinations(colours, 2):
        assert distance(colours[one], colours[other]) > LEAST_DISTANCE, (one, other)


@each("deck", DECKS.values())
@each("blind", DEFICIENCIES)
def test_every_index_can_be_read_on_the_paper(deck: Deck, blind: str) -> None:
    paper = min(seen_colour(palette.paper, blind)[0] for palette in (FRENCH, NEAPOLITAN))
    for ink in deck.inks.values():
        assert paper - seen_colour(ink, blind)[0] > 1.8 * LEAST_DISTANCE
