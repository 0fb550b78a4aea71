"""The tiles and faces are such as Discord takes, and are known again by their names."""

import io
import re

import pytest
from PIL import Image

from bot.pages.emoji_names import name_of, ours, without
from bot.pages.pictures.tiles import Tile, tiles
from bot.pages.pictures.tricks import deck_for, letters_for
from bot.render.gestures import FACES
from bot.rules.cards import CARDS, RANKS, Pack
from bot.rules.options import SignalTable
from bot.text.catalogue import voices
from bot.text.gestures import SIGNS_BY_TABLE
from testing.each import each


@each("tile", tiles())
def test_each_is_an_emoji_that_discord_takes(tile: Tile) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", tile.name)
    assert ours(tile.name)
    assert tile.image.startswith(b"\x89PNG")
    assert len(tile.image) <= 256 * 1024


def test_they_are_few_and_none_is_there_twice() -> None:
    names = [tile.name for tile in tiles()]
    assert len(set(names)) == len(names) <= 2000
    shown = [what for tile in tiles() for what in tile.shows]
    assert len(set(shown)) == len(shown)


def test_every_card_of_every_pack_and_every_drawn_sign_has_one() -> None:
    shown = {what for tile in tiles() for what in tile.shows}
    cards = {f"{pack}-{card}" for pack in Pack for card in CARDS.values() if card.rank in RANKS[pack]}
    drawn = (SignalTable.PAGAT, SignalTable.WIKIPEDIA)
    signs = {f"{table}-{sign}" for table in drawn for sign in SIGNS_BY_TABLE[table]}
    assert {what for what in shown if ":" not in what} == cards | signs
    assert sum(any(face in tile.name for face in FACES) for tile in tiles()) == len(FACES)


def test_a_name_says_what_is_drawn_in_the_suits_of_its_family() -> None:
    names = {what: tile.name for tile in tiles() for what in tile.shows}
    assert names["italian40-Ad"].startswith("b_ace_coins_")
    assert names["french40-Ad"].startswith("b_ace_diamonds_")
    assert names["french32-Tb"].startswith("b_10_clubs_")
    assert names["spanish48-9s"].startswith("b_9_swords_")
    assert names["pagat-ace"].startswith("b_teeth_")


@each("language", voices())
@each("pack", [Pack.ITALIAN40, Pack.FRENCH40])
def test_V_21_a_tile_has_the_letter_that_the_picture_has(language: str, pack: Pack) -> None:
    shown = {what: tile.name for tile in tiles() for what in tile.shows}
    voice = voices()[language].with_emojis(shown)
    letters = letters_for(voice, deck_for(pack)).lower()
    name = voice.emoji(f"{pack}-Kd") or ""
    assert re.fullmatch(rf"b_king_(coins|diamonds){f'_{letters}' if letters else ''}_[0-9a-f]{{6}}", name)
    assert voice.emoji(f"{pack}-3d") == shown[f"{pack}-3d"]


def test_a_name_changes_with_the_picture_and_with_nothing_else() -> None:
    assert name_of("3_cups", b"one") == "b_3_cups_" + name_of("ace_coins", b"one").rpartition("_")[2]
    assert name_of("3_cups", b"one") == name_of("3_cups", b"one") != name_of("3_cups", b"two")
    # Stored by Discord: a name that were made otherwise would bring every picture anew.
    assert name_of("3_cups", b"one") == "b_3_cups_29d6f4"


@pytest.mark.parametrize("name", ["b_3_cups", "briscola", "b_3_cups_1A2B3C", "x_3_cups_1a2b3c", "b__1a2b3"])
def test_other_emojis_are_not_ours(name: str) -> None:
    assert not ours(name)


def test_a_text_without_our_emojis_keeps_all_else() -> None:
    words = "Anna: **<:b_3_cups_1a2b3c:12> three of cups** <:theirs:13> <@14> 🏆"
    assert without(words) == "Anna: **three of cups** <:theirs:13> <@14> 🏆"


def test_the_pictures_are_square() -> None:
    for tile in tiles():
        with Image.open(io.BytesIO(tile.image)) as picture:
            assert picture.size == (128, 128)
