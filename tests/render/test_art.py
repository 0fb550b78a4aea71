"""The stored pictures are what the sources in ``art`` draw."""

import math
import random
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import chain, combinations, pairwise, product

import pytest
from PIL import Image

from art.__main__ import (
    apart,
    card_picture,
    deck_pictures,
    differs,
    face_pictures,
    letters,
    main,
    symbols,
    tile_pictures,
)
from art.decks.borders import MARGIN, NOTCH, frame_line
from art.decks.latin import SLENDER, Pattern
from art.decks.layout import round_pips
from art.sources import SOURCES, TILES
from art.suits.crossed import crosswise, interlaced
from bot.render.decks import DECKS
from testing.each import each

LATIN = {key: source for key, source in SOURCES.items() if isinstance(source, Pattern)}


FEW = 5
SHADES = 24
"""By so much a stored card may differ from the drawing: all cards of a deck share 256 colours."""


@pytest.mark.parametrize("key", DECKS)
def test_the_stored_pictures_are_what_the_sources_draw(key: str) -> None:
    """Some cards, other ones each time; ``python -m art --check`` compares all, and to the last shade."""
    deck = DECKS[key]
    assert not differs(deck.symbols, symbols(deck))
    if deck.courts is not None:
        assert not differs(deck.lettering, letters(deck, deck.courts))
    with Image.open(deck.atlas) as stored:
        cards = stored.convert("RGB")
    for card in random.sample(list(deck.cells), FEW):
        lying = cards.crop(deck.cells[card])
        drawn = card_picture(deck, card).crop((0, 0, *lying.size))  # a cell may cut off part of a pixel
        assert apart(lying, drawn) <= SHADES, card


def test_a_whole_deck_is_compared_to_the_last_shade() -> None:
    assert [path.name for path, drawn in deck_pictures(DECKS["french"]) if differs(path, drawn)] == []
    with Image.open(DECKS["french"].atlas) as stored:
        cards = stored.convert("RGB")
    places = DECKS["french"].cells
    for one, other in pairwise(places):
        assert apart(cards.crop(places[one]), cards.crop(places[other])) > SHADES


def test_the_stored_tiles_are_what_the_sources_draw() -> None:
    drawings = list(tile_pictures(DECKS.values()))
    assert {path for path, _ in drawings} >= {
        deck.tile(card) for deck in DECKS.values() for card in deck.cards
    }
    assert [path.name for path, drawn in drawings if differs(path, drawn)] == []


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
    tiles = (tile(card, letters) for card in DECKS[key].cards for letters in ("", "JNK"))
    drawings = chain(map(source.card, DECKS[key].cards), tiles, [source.card_back()])
    for drawing in drawings:
        assert ET.fromstring(drawing).tag.endswith("svg")  # noqa: S314 - our own drawing


every_pattern = each("pattern", LATIN.values())


@every_pattern
def test_nothing_crosses_the_framing_line_of_a_card_with_latin_suits(pattern: Pattern) -> None:
    """All that lies inside the frame is clipped to it, so feathers and points cannot leave it."""
    for suit, rank in product("dcsb", "A23456789JQK"):
        drawing = pattern.card(rank + suit)
        assert (
            f'<clipPath id="frame"><path d="{frame_line(pattern.size, pattern.depth)}"/></clipPath>'
            in drawing
        )
        assert drawing.count('clip-path="url(#frame)"') == 1


STANDING = [
    (pattern, suit) for pattern in LATIN.values() for suit in ("dc" if pattern.suits.laid else "dcsb")
]


@each("pattern, suit", STANDING)
@each("rank", "23456789")
def test_pips_can_be_counted(pattern: Pattern, suit: str, rank: str) -> None:
    """R-04: as many symbols as the card says."""
    marked = replace(pattern.suits, coin="<one/>", cup="<one/>", sword="<one/>".format, baton="<one/>".format)
    assert replace(pattern, suits=marked).pips(suit, rank).count("<one/>") == int(rank)


@pytest.mark.parametrize("count", range(2, 10))
def test_what_lies_across_can_be_counted_by_its_two_kinds(count: int) -> None:
    """R-04: as many lean one way as the other, an odd one stands between them."""
    swords = interlaced((250, 480), count, lambda kind: f"<one{kind}/>", "<odd/>")
    twice = swords.count("<one0/>")  # under the others below, over them above
    staves = crosswise((250, 480), count, 20, lambda kind: f"<one{kind}/>", "<odd/>")
    assert (twice // 2, twice % 2, swords.count("<one1/>")) == (count // 2, 0, count // 2)
    assert staves.count("<one0/>") == staves.count("<one1/>") == count // 2
    assert swords.count("<odd/>") == staves.count("<odd/>") == count % 2


@every_pattern
@each("slender", [1, SLENDER])
@each("rank", "23456789")
def test_pips_touch_neither_each_other_nor_the_indices(pattern: Pattern, rank: str, slender: float) -> None:
    (w, h), edge = pattern.size, MARGIN + pattern.depth
    across, down = (side + pattern.depth for side in NOTCH)
    places, half = round_pips(pattern.size, rank, slender, pattern.depth)
    assert half > 25
    boxes = [(x - half * slender, y - half, x + half * slender, y + half) for x, y in places]
    for (x, y), (left, top, right, bottom) in zip(places, boxes, strict=True):
        assert edge < left < right < w - edge
        assert edge < top < bottom < h - edge
        for nearest in ((x - across, y - down), (w - across - x, h - down - y)):
            if slender == 1:
                assert math.hypot(*(max(0, apart) for apart in nearest)) > half
            else:
                assert nearest[0] > half * slender or nearest[1] > half
    for one, other in combinations(places, 2):
        if slender == 1:
            assert math.dist(one, other) > 2 * half
        else:
            assert abs(one[0] - other[0]) > 2 * half * slender or abs(one[1] - other[1]) > 2 * half


@every_pattern
def test_every_suit_has_an_ace_and_courts_of_its_own_colours(pattern: Pattern) -> None:
    for rank in "AJQK":
        assert len({pattern.card(rank + suit).replace(pattern.inks[suit], "") for suit in "dcsb"}) == 4


def test_every_pattern_has_its_own_aces_courts_backs_and_symbols() -> None:
    for rank, suit in product("AJQK", "dcsb"):
        drawn = {
            pattern.ace(suit) if rank == "A" else pattern.court(suit, rank) for pattern in LATIN.values()
        }
        assert len(drawn) == len(LATIN)
    assert len({pattern.card_back() for pattern in LATIN.values()}) == len(LATIN)
    for suit in "dcsb":
        assert len({pattern.suits.one(suit) for pattern in LATIN.values()}) == len(LATIN)


@pytest.mark.parametrize(("suit", "breaks"), [("d", 0), ("c", 1), ("s", 2), ("b", 3)])
def test_breaks_in_the_frame_tell_the_suit_of_a_spanish_card(suit: str, breaks: int) -> None:
    """Seen in the picture: a line along the top edge is broken so many times."""
    with Image.open(DECKS["spanish"].atlas) as atlas:
        card = atlas.crop(DECKS["spanish"].cells["5" + suit]).convert("L")
    for y in (12, card.height - 13):
        along = [card.getpixel((x, y)) < 128 for x in range(70, 160)]  # type: ignore[operator]
        assert sum(before and not after for before, after in pairwise(along)) == breaks


@pytest.mark.parametrize("key", DECKS)
def test_the_indices_have_the_colours_that_the_deck_names(key: str) -> None:
    assert dict(SOURCES[key].inks) == dict(DECKS[key].inks)
