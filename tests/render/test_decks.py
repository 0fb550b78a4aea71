"""The stored pictures of the cards."""

import hashlib

import pytest
from PIL import Image

from bot.render.decks import BACK, CARD_WIDTH, DECKS, DEFAULT_DECKS, SUIT_SIZE, SUITS, TILE_SIZE, Deck, Family

every_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.key)


def faces(deck: Deck) -> dict[str, Image.Image]:
    with Image.open(deck.atlas) as atlas:
        return {card: atlas.crop(cell).convert("RGB") for card, cell in deck.cells.items()}


def test_each_family_has_a_deck_of_its_own() -> None:
    assert {family: deck.family for family, deck in DEFAULT_DECKS.items()} == {
        family: family for family in Family
    }


def test_the_decks_hold_the_cards_of_their_packs() -> None:
    assert len(DECKS["neapolitan"].cards) == 48
    assert len(DECKS["french"].cards) == 52
    assert set(DECKS["neapolitan"].cards) < set(DECKS["french"].cards)


@every_deck
def test_every_card_of_the_atlas_is_a_picture_of_its_own(deck: Deck) -> None:
    digests = {hashlib.sha256(face.tobytes()).digest() for face in faces(deck).values()}
    assert len(digests) == len(deck.cards) + 1
    assert all(face.size == (CARD_WIDTH, deck.card_height) for face in faces(deck).values())


@every_deck
def test_cards_differ_by_their_index_alone(deck: Deck) -> None:
    """Fanned cards show only their left top corner."""
    corners = {
        hashlib.sha256(face.crop((4, 4, 44, 76)).tobytes()).digest()
        for card, face in faces(deck).items()
        if card != BACK
    }
    assert len(corners) == len(deck.cards)


@every_deck
def test_nothing_is_drawn_across_the_edge_of_a_card(deck: Deck) -> None:
    for card, face in faces(deck).items():
        middle_of_edges = face.crop((3, 110, 9, deck.card_height - 110))
        dark = middle_of_edges.convert("L").histogram()[:150]
        assert not any(dark), card


@every_deck
def test_an_atlas_takes_one_byte_per_pixel(deck: Deck) -> None:
    with Image.open(deck.atlas) as atlas:
        assert atlas.mode == "P"
    assert deck.atlas.stat().st_size < 450_000


@every_deck
def test_every_card_has_a_tile_that_discord_takes_as_an_emoji(deck: Deck) -> None:
    digests = set()
    for card in deck.cards:
        stored = deck.tile(card).read_bytes()
        digests.add(hashlib.sha256(stored).digest())
        assert len(stored) < 256 * 1024
        with Image.open(deck.tile(card)) as tile:
            assert (tile.format, tile.size) == ("PNG", (TILE_SIZE, TILE_SIZE))
            assert tile.convert("RGBA").getchannel("A").getpixel((0, 0)) == 0
    assert len(digests) == len(deck.cards)


@every_deck
def test_tiles_stay_apart_at_22_pixels(deck: Deck) -> None:
    small = set()
    for card in deck.cards:
        with Image.open(deck.tile(card)) as tile:
            reduced = tile.convert("RGBA").resize((22, 22), Image.Resampling.LANCZOS)
        small.add(reduced.tobytes())
    assert len(small) == len(deck.cards)


@every_deck
def test_there_is_no_tile_for_the_back_or_an_unknown_card(deck: Deck) -> None:
    for card in (BACK, "1x"):
        with pytest.raises(KeyError):
            deck.tile(card)


@every_deck
def test_the_suits_are_stored_beside_each_other(deck: Deck) -> None:
    with Image.open(deck.symbols) as strip:
        assert strip.size == (SUIT_SIZE * len(SUITS), SUIT_SIZE)
        assert strip.mode == "RGBA"
