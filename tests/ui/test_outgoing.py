"""F4: nothing that leaves the bot about a running match tells a hidden card. The full form: chaos leaks."""

import io

import pytest
from PIL import Image, PngImagePlugin

from bot.pages.page import Page, Text
from bot.pages.pictures.tiles import tiles
from bot.render.gestures import FACES_BY_SIGN, face_bytes
from bot.render.paint import paint
from bot.rules.cards import CARDS
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules
from bot.rules.state import State
from bot.tables.view import TableView
from bot.text.cards import the_card
from bot.text.catalogue import Voice, voices
from testing.builders import hand_pages, table_views
from testing.checks import outgoing
from testing.checks.outgoing import cards_in, foreign_chunks, inspect_match


def test_nothing_that_leaves_the_bot_tells_a_hidden_card() -> None:
    for seed in range(1_000, 1_006):
        found = inspect_match(seed)
        assert found.leaks == [], seed


def test_pictures_of_matches_that_differ_in_hidden_cards_are_the_same_bytes() -> None:
    pairs = [pair for seed in range(2_000, 2_004) for pair in inspect_match(seed, 1, scenes=1).scenes]
    assert pairs
    for one, other in pairs:
        picture = paint(one)
        assert picture == paint(other)
        assert foreign_chunks(picture) == []


def test_a_leak_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand that tells the top of the stock is found both ways: by the card's name, and by the twin."""
    page_of, top = hand_pages.hand_page, ""

    def viewed(state: State, seat: int | None) -> TableView:
        nonlocal top
        top = str(state.stock[0]) if state.stock else ""
        return table_views.table_seen_by(state, seat)

    def hand_page(voice: Voice, table: TableView) -> Page:
        return Page((*page_of(voice, table).parts, Text(top)))

    monkeypatch.setattr(outgoing, "table_seen_by", viewed)
    monkeypatch.setattr(outgoing, "hand_page", hand_page)
    leaks = [leak for seed in range(40, 46) for leak in inspect_match(seed).leaks]
    assert any("differs" in leak for leak in leaks)
    assert any("names" in leak for leak in leaks)


@pytest.mark.parametrize("language", sorted(voices()))
def test_every_way_to_write_a_card_is_read(language: str) -> None:
    voice = voices()[language]
    for rules in (default_rules(players=2), default_rules(Variant.SUECA)):
        for card in rules.packs[0]:
            assert card in cards_in(f"… {the_card(voice, card, rules.pack)}, …")
            assert cards_in(f"b1:call:abc234:7 '{card}'") == {card}
    for tile in tiles():
        shown = {name.rpartition("-")[2] for name in tile.shows} & CARDS.keys()
        assert not shown or cards_in(f"<:{tile.name}:123456789>") == {CARDS[name] for name in shown}


def test_metadata_in_a_picture_is_seen() -> None:
    image, notes = Image.new("RGB", (2, 2)), PngImagePlugin.PngInfo()
    notes.add_text("comment", "Ad")
    with io.BytesIO() as png, io.BytesIO() as webp, io.BytesIO() as gif, io.BytesIO() as jpeg:
        image.save(png, "PNG", pnginfo=notes)
        image.save(webp, "WEBP", exif=b"Exif\x00\x00secret")
        image.save(gif, "GIF", comment=b"Ad")
        image.save(jpeg, "JPEG", comment=b"Ad")
        assert all(foreign_chunks(file.getvalue()) for file in (png, webp, gif, jpeg))
    with io.BytesIO() as jpeg:
        image.save(jpeg, "JPEG")
        assert foreign_chunks(jpeg.getvalue()) == []
        assert foreign_chunks(jpeg.getvalue() + b"Ad") == [b"Ad"]
    drawn = sorted({face for signs in FACES_BY_SIGN.values() for face in signs.values()})
    assert all(foreign_chunks(face_bytes(face)) == [] for face in drawn)
    assert all(foreign_chunks(tile.image) == [] for tile in tiles())


def test_the_look_is_the_same_every_time() -> None:
    assert inspect_match(5) == inspect_match(5)
