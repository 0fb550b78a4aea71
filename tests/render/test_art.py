"""The stored pictures are what the sources in `art` draw."""

import xml.etree.ElementTree as ET
from itertools import chain

import pytest
from PIL import Image

from art import neapolitan
from art.__main__ import deck_pictures, differs, face_pictures, main
from art.frame import frame_line
from art.palettes import NEAPOLITAN_COSTUMES
from art.sources import SOURCES, TILES
from bot.render.decks import DECKS


@pytest.mark.parametrize("key", DECKS)
def test_the_stored_pictures_are_what_the_sources_draw(key: str) -> None:
    assert [path.name for path, drawn in deck_pictures(DECKS[key]) if differs(path, drawn)] == []


def test_the_stored_faces_are_what_the_sources_draw() -> None:
    assert [path.name for path, drawn in face_pictures() if differs(path, drawn)] == []


def test_the_comparison_sees_another_card() -> None:
    deck = DECKS["french"]
    with Image.open(deck.tile("As")) as other:
        assert differs(deck.tile("Ad"), other)
        assert not differs(deck.tile("As"), other)
        assert differs(deck.tile("Ad").with_name("none.png"), other)


@pytest.mark.parametrize("arguments", [["kölnisch"], ["french", "neapolitan", "x"]])
def test_an_unknown_deck_is_named(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["art", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert f"no such deck: {arguments[-1]}" in capsys.readouterr().err


@pytest.mark.parametrize("key", DECKS)
def test_every_drawing_is_well_formed(key: str) -> None:
    source, tile = SOURCES[key], TILES[DECKS[key].tiles]
    drawings = chain(map(source.card, DECKS[key].cards), map(tile, DECKS[key].cards), [source.back()])
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
