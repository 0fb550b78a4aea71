"""Some cards of each deck, to choose one by."""

import io

import pytest
from PIL import Image

from bot.render.decks import DECKS, Family, decks_of
from bot.render.paint import paint
from bot.render.scene import SampleAt
from bot.render.scenes.samples import SAMPLE_CARDS, Sample, samples_scene


@pytest.mark.parametrize("family", Family)
def test_every_deck_of_a_family_shows_the_same_cards(family: Family) -> None:
    keys = [deck.key for deck in decks_of(family)]
    scene = samples_scene([Sample(key, key.title(), key == keys[0]) for key in keys])
    shown = [(one.deck, one.card) for one in scene.elements if isinstance(one, SampleAt)]
    assert shown == [(key, card) for key in keys for card in SAMPLE_CARDS]
    image = Image.open(io.BytesIO(paint(scene)))
    assert image.size == (scene.width, scene.height)
    assert max(image.size) <= 1600


def test_samples_of_different_decks_differ() -> None:
    pictures = {paint(samples_scene([Sample(key, "")])) for key in DECKS}
    assert len(pictures) == len(DECKS)


def test_without_decks_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="no deck"):
        samples_scene([])
