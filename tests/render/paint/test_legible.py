"""V-23: a table can be read at 550 pixels across: indices, names, who leads, whose points are whose."""

import itertools
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from hypothesis import example, given, strategies as st
from PIL import Image

from bot.render.decks import CARD_WIDTH, DECKS, Deck
from bot.render.names import ELLIPSIS
from bot.render.paint import compose, process_letters, sprites
from bot.render.paint.typesetting import lines
from bot.render.scene import (
    LEAST_TEXT,
    WIDTH,
    BadgeAt,
    CardAt,
    IndexAt,
    Kind,
    Mark,
    PlateAt,
    PlayedCard,
    Scene,
    SideAt,
    Sign,
    SignAt,
    StarAt,
    StockLabel,
)
from bot.render.scenes.seat_places import INDEX
from testing.builders.scenes import CARDS, full_trick, plates, played_cards, seat_labels, trick_scene
from testing.each import each

WINDOW = 550
LEAST_INDEX = 16
every_deck = each("deck", DECKS.values())


def index_height(image: Image.Image, box: tuple[int, int, int, int], ink: tuple[int, int, int]) -> int:
    """The height of what is drawn in a colour inside a box."""
    part = np.asarray(image.crop(box), np.int16)
    rows = np.flatnonzero((np.abs(part - ink).sum(axis=2) < 60).any(axis=1))
    return int(rows[-1] - rows[0]) + 1


def painted(deck: Deck, element: CardAt | IndexAt, letters: str = "") -> Image.Image:
    return compose(Scene(Kind.TABLE, 400, 600, deck.key, (element,), letters))


@every_deck
@each("rank, letters", [*product("A2467", [""]), *product("JQK", ["", "JNK", "BRK", "JQK"])])
def test_V_23_an_index_has_16_pixels_at_550_across(deck: Deck, rank: str, letters: str) -> None:
    """That of the card itself where it is shown bare, else that of the index laid over it."""
    ink = sprites.ink(deck, "s")
    for width in {max(deck.legible, 110), 110, CARD_WIDTH}:
        image = painted(deck, CardAt(f"{rank}s", 200, 300, width), letters)
        left, top = round(200 - width / 2), round(300 - width / deck.ratio / 2)
        if deck.large:
            box = left + 6, top + 6, left + round(width * 0.5), top + round(width * 0.52)
        elif width >= deck.legible:
            box = left + 6, top + 4, left + round(width * 0.22), top + round(width * 0.235)
        else:
            box = left + 9, top + 9, left + 44, top + round(width * 0.035 + INDEX * 0.8)
        assert index_height(image, box, ink) * WINDOW / WIDTH >= LEAST_INDEX, width


@every_deck
@each("rank", "A2467JQK")
def test_V_23_an_index_is_16_pixels_high_at_550_across(deck: Deck, rank: str) -> None:
    image = painted(deck, IndexAt(f"{rank}s", 200, 300, INDEX))
    box = 200 - INDEX // 2 + 3, 300 - round(INDEX * 0.8) + 3, 200 + INDEX // 2 - 3, 300
    assert index_height(image, box, sprites.ink(deck, "s")) * WINDOW / WIDTH >= LEAST_INDEX


@each("count", range(2, 11))
@each("stock", [0, 12])
def test_V_23_one_row_up_to_five_and_two_from_six(count: int, stock: int) -> None:
    tops = {card.y for card in played_cards(full_trick(count, stock=stock))}
    assert len(tops) == (1 if count <= 5 else 2)


@each("count", range(2, 11))
@each("clockwise", [False, True])
@each("leader", [0, 1])
def test_V_23_the_leader_is_marked_and_the_order_of_play_shown(
    count: int, leader: int, *, clockwise: bool
) -> None:
    order = [(leader + place) % count for place in range(count)]
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seat_labels(count),
        played=[PlayedCard(seat, CARDS[seat]) for seat in order],
        leader=leader,
        clockwise=clockwise,
    )
    signs = [element for element in scene.elements if isinstance(element, SignAt)]
    assert [sign.sign for sign in signs].count(Sign.LEADS) == 1
    assert [sign.sign for sign in signs].count(Sign.NEXT) == count - 1
    assert {sign.mirrored for sign in signs} == {clockwise}
    (leads,) = (sign for sign in signs if sign.sign is Sign.LEADS)
    before = -1 if clockwise else 1  # on the side from which play comes
    beside = min(
        played_cards(scene), key=lambda card: (abs(card.y - leads.y), before * (card.x - leads.x) < 0)
    )
    nearest = [card for card in played_cards(scene) if card.y == beside.y and before * (card.x - leads.x) > 0]
    assert min(nearest, key=lambda card: abs(card.x - leads.x)).card == CARDS[leader]


@each("count", range(2, 11))
@each("each", [1, 2])
def test_V_23_nothing_covers_the_lower_index_of_a_card(count: int, each: int) -> None:
    """Sides, the dealer's chip and points stand below the cards, and above the names."""
    scene = full_trick(count, each=each)
    ratio = DECKS[scene.deck].ratio
    for card in played_cards(scene):
        bottom = card.y + card.width / ratio / 2
        row = [plate for plate in plates(scene) if plate.top > bottom]
        name = min(row, key=lambda plate: (plate.top, abs(plate.x - card.x)))
        for sign in scene.elements:
            if isinstance(sign, SideAt | BadgeAt) and abs(sign.x - card.x) < card.width and sign.y > card.y:
                height = sign.width if isinstance(sign, SideAt) else sign.height
                if sign.y - height / 2 < name.top:
                    assert sign.y - height / 2 >= bottom
                    assert sign.y + height / 2 <= name.top


@pytest.mark.parametrize("count", range(2, 11))
def test_V_23_signs_below_a_card_do_not_touch_each_other(count: int) -> None:
    letters = process_letters()
    people = [replace(label, points="100", dealer="G") for label in seat_labels(count)]
    scene = trick_scene(deck="neapolitan", title="", seats=people, played=[])
    badges = [element for element in scene.elements if isinstance(element, BadgeAt)]
    boxes = []
    for badge in badges:
        width = max(badge.height, letters.length(badge.words, (badge.size, False)) + badge.height * 0.42)
        left = {"left": badge.x, "middle": badge.x - width / 2, "right": badge.x - width}[badge.align]
        boxes.append((badge.y, left, left + width))
    for one, other in itertools.combinations(sorted(boxes), 2):
        assert one[0] != other[0] or one[2] <= other[1]


@pytest.mark.parametrize("count", range(2, 11))
def test_the_star_of_the_taker_covers_no_index(count: int) -> None:
    scene = full_trick(count)
    (star,) = (element for element in scene.elements if isinstance(element, StarAt))
    (card,) = (card for card in played_cards(scene) if card.mark is Mark.TAKER)
    assert star.y + 26 <= card.y - card.width / DECKS[scene.deck].ratio / 2 + 8


@given(
    st.lists(st.text("abcdefgWmil", min_size=1, max_size=12), min_size=1, max_size=4),
    st.integers(60, 400),
    st.integers(1, 2),
)
@example(["WWW", "W"], 60, 2)
@example(["WWW", "W", "W"], 60, 2)
def test_V_23_a_name_is_shortened_with_an_ellipsis_and_never_broken_inside(
    words: list[str], width: int, most: int
) -> None:
    name = " ".join(words)
    written, face = lines(process_letters(), name, "", width, most)
    assert len(written) <= most
    assert face[0] >= LEAST_TEXT
    rest = name
    for line in written:
        kept = line.words.removesuffix(ELLIPSIS)
        assert rest.startswith(kept)
        rest = rest.removeprefix(kept)
        if kept != line.words:  # of a word that is too long for the first line, the end alone is missing
            rest = rest[rest.find(" ") :] if line is not written[-1] else ""
        assert not rest or rest.startswith(" ")
        rest = rest.lstrip()
    assert not rest


@each("count, lines_of_names", [(4, 1), (4, 2), (8, 1), (8, 2), (10, 1), (10, 2)])
@each("name", ["Alex", "Alessandro", "Alessandro Manzoni"])
def test_players_of_one_name_are_told_apart_on_every_plate(
    count: int, lines_of_names: int, name: str
) -> None:
    """The number of their seat stays, on the plates of a table and of a private page."""
    people = [replace(label, name=f"{name} (posto {label.number})") for label in seat_labels(count)]
    shown = set()
    for plate in plates(trick_scene(deck="neapolitan", title="", seats=people, stock=StockLabel(2))):
        width = plate.width - 18
        parts, _ = lines(process_letters(), plate.seat.name, "", width, min(plate.lines, lines_of_names))
        shown.add(tuple(part.words for part in parts))
        assert all(part.length <= width for part in parts)
    assert len(shown) == count


def test_players_of_one_name_are_told_apart_beside_each_other() -> None:
    pair = [("Alessandro Manzoni (seat 1)", ""), ("Alessandro Manzoni (seat 3)", "")]
    for width in (220, 400, 560):
        written, face = process_letters().fit_names(pair, 36, width)
        one, other = written.split(" + ")
        assert one.endswith(" 1")
        assert other == one.replace("1", "3")
        assert process_letters().length(written, face) <= width


def test_plates_of_a_row_are_apart() -> None:
    people = [replace(label, name="W" * 32) for label in seat_labels(10)]
    row: dict[float, list[PlateAt]] = {}
    for plate in plates(trick_scene(deck="neapolitan", title="", seats=people)):
        row.setdefault(plate.top, []).append(plate)
    for side_by_side in row.values():
        for one, other in itertools.pairwise(sorted(side_by_side, key=lambda plate: plate.x)):
            assert one.x + one.width / 2 <= other.x - other.width / 2
