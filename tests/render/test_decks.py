"""The stored pictures of the cards."""

import hashlib
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pages.pictures.tiles import letter_sets
from bot.render.decks import (
    ASSETS,
    BACK,
    CARD_WIDTH,
    DECKS,
    DEFAULT_DECKS,
    SUIT_SIZE,
    SUITS,
    TILE_SIZE,
    Deck,
    Family,
    decks_of,
    family,
)
from bot.render.gestures import FACES, face_file
from bot.render.paint import sprites
from bot.render.scene import COURTS
from bot.rules.cards import RANKS, Pack, new_pack
from testing.each import each

every_deck = each("deck", DECKS.values())


def faces(deck: Deck) -> dict[str, Image.Image]:
    with Image.open(deck.atlas) as atlas:
        return {card: atlas.crop(cell).convert("RGB") for card, cell in deck.cells.items()}


def test_each_family_has_a_deck_of_its_own() -> None:
    assert {family: deck.family for family, deck in DEFAULT_DECKS.items()} == {
        family: family for family in Family
    }


@every_deck
@each("pack", Pack)
def test_a_deck_has_every_card_of_the_packs_of_its_family(deck: Deck, pack: Pack) -> None:
    if family(pack) is deck.family:
        assert set(map(str, new_pack(RANKS[pack]))) <= set(deck.cards)


def test_a_family_has_its_decks_in_the_order_of_the_menus() -> None:
    assert sorted(deck.key for kind in Family for deck in decks_of(kind)) == sorted(DECKS)
    for kind in Family:
        assert decks_of(kind)[0] is DEFAULT_DECKS[kind]


@every_deck
def test_every_card_of_the_atlas_is_a_picture_of_its_own(deck: Deck) -> None:
    digests = {hashlib.sha256(face.tobytes()).digest() for face in faces(deck).values()}
    assert len(digests) == len(deck.cards) + 1
    assert all(face.size == (CARD_WIDTH, deck.card_height) for face in faces(deck).values())


@every_deck
def test_cards_differ_by_their_index_alone(deck: Deck) -> None:
    """Fanned cards show only their left top corner; a large index needs half of the card."""
    corner = (4, 4, 115, 230) if deck.large else (4, 4, 44, 76)
    corners = {
        hashlib.sha256(face.crop(corner).tobytes()).digest()
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


def _bytes(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())


@every_deck
def test_a_loaded_deck_takes_less_than_twelve_megabytes(deck: Deck) -> None:
    with Image.open(deck.symbols) as symbols:
        assert _bytes(sprites.atlas(deck)) + _bytes(symbols) < 12_000_000


def test_only_few_decks_are_kept_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deck, "atlas", DECKS["french"].atlas)
    decks = [replace(DECKS["french"], key=f"french{number}") for number in range(sprites.ATLASES + 1)]
    first = sprites.atlas(decks[0])
    assert sprites.atlas(decks[0]) is first
    for deck in decks[1:]:
        sprites.atlas(deck)
    assert sprites.atlas(decks[0]) is not first


def test_all_pictures_together_take_less_than_six_megabytes() -> None:
    assert sum(file.stat().st_size for file in ASSETS.rglob("*.png")) < 6_000_000


def test_no_picture_is_stored_that_nothing_shows() -> None:
    used = {
        path for deck in DECKS.values() for path in (deck.atlas, deck.symbols, *map(deck.tile, deck.cards))
    }
    used |= {
        deck.tile(card, letters)
        for deck in DECKS.values()
        for letters in letter_sets(deck.key)
        for card in deck.cards
        if card[0] in COURTS
    }
    used |= {deck.lettering for deck in DECKS.values() if deck.courts is not None}
    assert {*used, *map(face_file, FACES)} == set(ASSETS.rglob("*.png"))


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


@every_deck
@each("card", ["Jd", "Qc", "Ks", "Kb"])
def test_V_21_a_court_bears_the_letter_that_it_is_given_in_both_corners(deck: Deck, card: str) -> None:
    size = CARD_WIDTH, deck.card_height
    own = sprites.card(deck, card, size)
    if deck.courts is None:
        assert sprites.card(deck, card, size, "N").tobytes() == own.tobytes(), "its indices are the pattern's"
        return
    shown = {letter: sprites.card(deck, card, size, letter) for letter in deck.courts.letters}
    corner = deck.courts.corner
    left, top, right, bottom = corner
    turned = size[0] - right, size[1] - bottom, size[0] - left, size[1] - top
    assert len({face.crop(corner).tobytes() for face in shown.values()}) == len(shown)
    for face in shown.values():
        upper, lower = face.crop(corner), face.crop(turned)
        assert lower.tobytes() == upper.transpose(Image.Transpose.ROTATE_180).tobytes()
        for box in (corner, turned):
            face.paste(own.crop(box), box)
        assert face.tobytes() == own.tobytes(), "nothing but the letters is another"


@every_deck
def test_V_21_the_letter_of_a_deck_itself_looks_as_on_its_cards(deck: Deck) -> None:
    """So that a picture in Italian has the same letters whichever way it comes by them."""
    size = CARD_WIDTH, deck.card_height
    for rank in "JQK":
        letter = deck.labels.get(rank, rank)
        if deck.courts is not None and letter in deck.courts.letters:
            own, given = sprites.card(deck, f"{rank}s", size), sprites.card(deck, f"{rank}s", size, letter)
            change = ImageStat.Stat(ImageChops.difference(own, given).crop(deck.courts.corner))
            assert max(change.mean) < 4
