"""All cards of each deck among the documents."""

import pytest
from PIL import Image, ImageChops, ImageStat

from art.spread import SPREADS, spread, spread_file
from bot.render.decks import DECKS, Deck


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_a_spread_shows_the_cards_as_they_are_stored(deck: Deck) -> None:
    with Image.open(spread_file(deck)) as stored:
        drawn = spread(deck)
        assert stored.size == drawn.size
        assert max(ImageStat.Stat(ImageChops.difference(stored.convert("RGB"), drawn)).rms) < 16


def test_the_page_of_the_decks_shows_each_spread_once() -> None:
    page = (SPREADS / "README.md").read_text("utf-8")
    assert {file.name for file in SPREADS.glob("*.webp")} == {
        spread_file(deck).name for deck in DECKS.values()
    }
    assert [page.count(f"({spread_file(deck).name})") for deck in DECKS.values()] == [1] * len(DECKS)


def test_spreads_are_small() -> None:
    assert all(spread_file(deck).stat().st_size < 150_000 for deck in DECKS.values())
