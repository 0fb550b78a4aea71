"""The stored pictures are what the sources in `art` draw."""

import xml.etree.ElementTree as ET
from itertools import chain

import pytest
from PIL import Image, ImageChops, ImageStat

from art import french, neapolitan, tiles
from art.frame import frame_line
from art.palettes import NEAPOLITAN_COSTUMES
from art.raster import picture
from bot.render.decks import BACK, CARD_WIDTH, DECKS

CARDS = {"neapolitan": neapolitan.card, "french": french.card}
BACKS = {"neapolitan": neapolitan.card_back, "french": french.card_back}
TILES = {"neapolitan": tiles.neapolitan_tile, "french": tiles.french_tile}
SAMPLE = [("neapolitan", card) for card in ("Ad", "7c", "Js", "Qb", "Kd", BACK)] + [
    ("french", card) for card in ("As", "Td", "Jc", "Qb", "Kd", BACK)
]


@pytest.mark.parametrize(("key", "card"), SAMPLE)
def test_the_atlas_shows_what_the_sources_draw(key: str, card: str) -> None:
    drawn = picture(BACKS[key]() if card == BACK else CARDS[key](card), CARD_WIDTH).convert("RGB")
    with Image.open(DECKS[key].atlas) as atlas:
        stored = atlas.crop(DECKS[key].cells[card]).convert("RGB")
    assert max(ImageStat.Stat(ImageChops.difference(drawn, stored)).rms) < 4


@pytest.mark.parametrize("key", DECKS)
def test_every_drawing_is_well_formed(key: str) -> None:
    drawings = chain(map(CARDS[key], DECKS[key].cards), map(TILES[key], DECKS[key].cards), [BACKS[key]()])
    for drawing in drawings:
        assert ET.fromstring(drawing).tag.endswith("svg")  # noqa: S314 - our own drawing


def test_nothing_crosses_the_framing_line_of_an_italian_card() -> None:
    """All that lies inside the frame is clipped to it, so feathers and points cannot leave it."""
    for card in DECKS["neapolitan"].cards:
        drawing = neapolitan.card(card)
        assert f'<clipPath id="frame"><path d="{frame_line(neapolitan.SIZE)}"/></clipPath>' in drawing
        assert drawing.count('clip-path="url(#frame)"') == 1


@pytest.mark.parametrize("suit", "dcsb")
@pytest.mark.parametrize("rank", "234567")
def test_pips_can_be_counted(rank: str, suit: str) -> None:
    """R-04: as many symbols as the card says, beside those of its two indices."""
    signs = {"d": 'r="39.5"', "c": 'd="M-34 47 H34 V53 H-34 Z"', "s": "H5.5 L4.5", "b": "H8.5 V"}
    drawing = neapolitan.card(rank + suit)
    assert drawing.count(signs[suit]) - 2 == int(rank)


@pytest.mark.parametrize("rank", "JQK")
def test_courts_of_different_suits_wear_different_tunics(rank: str) -> None:
    tunics = {costume.tunic for costume in NEAPOLITAN_COSTUMES.values()}
    assert len(tunics) == 4
    for suit, costume in NEAPOLITAN_COSTUMES.items():
        assert costume.tunic in neapolitan.card(rank + suit)
