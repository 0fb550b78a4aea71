"""What is on a picture, read from the scenes alone."""

import itertools
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest
from hypothesis import given, strategies as st

from bot.render.decks import BACK, DECKS
from bot.render.hand import hand_scene
from bot.render.scene import (
    HAND_FILE,
    LEAST_TEXT,
    TABLE_FILE,
    BadgeAt,
    CardAt,
    Element,
    Ground,
    HandCard,
    Mark,
    NamesAt,
    PlaceAt,
    PlateAt,
    PlayedCard,
    RibbonAt,
    Scene,
    ScoreLabel,
    SeatLabel,
    StarAt,
    StockLabel,
    SuitAt,
    TrumpLabel,
    WordsAt,
)
from bot.render.table import trick_scene

CARDS = DECKS["neapolitan"].cards
TRUMP = TrumpLabel("s", "Briscola: spade")


def seats(count: int, sides: int | None = None) -> list[SeatLabel]:
    return [
        SeatLabel(seat + 1, f"Name {seat}", f"Posto {seat + 1}", None if sides is None else seat % sides)
        for seat in range(count)
    ]


def full_trick(count: int, *, stock: int = 10, leader: int = 0, each: int = 1) -> Scene:
    order = [(leader + place) % count for place in range(count)] * each
    people = seats(count, 2 if count in {4, 6} else None)
    return trick_scene(
        deck="neapolitan",
        title="Deal 1 · trick 2",
        seats=people,
        played=[PlayedCard(seat, card) for seat, card in zip(order, CARDS, strict=False)],
        leader=leader,
        taker=order[-1],
        trump=TRUMP,
        turnup="7s" if stock else None,
        stock=StockLabel(stock, "No stock"),
        scores=[ScoreLabel((person,), "12") for person in people[:4]],
    )


def of(kind: type[Element], scene: Scene) -> list[Element]:
    return [element for element in scene.elements if isinstance(element, kind)]


def plates(scene: Scene) -> list[PlateAt]:
    return [element for element in scene.elements if isinstance(element, PlateAt)]


def played(scene: Scene) -> list[CardAt]:
    return [
        element
        for element in scene.elements
        if isinstance(element, CardAt) and element.card != BACK and element.angle != 90
    ]


def test_equal_tables_are_equal_scenes_and_hash_alike() -> None:
    assert full_trick(4) == full_trick(4)
    assert hash(full_trick(4)) == hash(full_trick(4))
    assert full_trick(4) != full_trick(4, stock=9)


def test_a_scene_cannot_be_changed() -> None:
    scene = full_trick(2)
    with pytest.raises(FrozenInstanceError):
        scene.width = 1  # type: ignore[misc]


def test_file_names_are_the_same_for_every_picture_of_a_kind() -> None:
    assert {full_trick(count).file_name for count in (2, 3, 4, 6)} == {TABLE_FILE}
    hands = [hand_scene(deck="neapolitan", cards=[HandCard(card, 1)]) for card in CARDS]
    assert {hand.file_name for hand in hands} == {HAND_FILE}


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 8, 10])
@pytest.mark.parametrize("stock", [0, 12])
def test_a_full_trick_shows_each_card_once_and_each_name_once(count: int, stock: int) -> None:
    scene = full_trick(count, stock=stock)
    assert sorted(card.card for card in played(scene)) == sorted(CARDS[:count])
    assert [plate.seat for plate in plates(scene)] == seats(count, 2 if count in {4, 6} else None)


@pytest.mark.parametrize("leader", range(4))
def test_cards_lie_from_left_to_right_in_the_order_of_play(leader: int) -> None:
    scene = full_trick(4, leader=leader)
    lying = sorted(played(scene), key=lambda card: card.x)
    assert [card.card for card in lying] == list(CARDS[:4])
    assert [plate.seat.number - 1 for plate in plates(scene)] == [(leader + place) % 4 for place in range(4)]


@pytest.mark.parametrize("count", [2, 4, 6, 8, 10])
def test_where_play_runs_clockwise_the_next_seat_is_to_the_left(count: int) -> None:
    """Fine print 1: the direction is presentation; the seats keep their numbers."""
    table = {"deck": "neapolitan", "title": "", "seats": seats(count), "played": [], "leader": 1}
    held = {seat: [card] for seat, card in enumerate(CARDS[:count])} if count <= 6 else {}
    for clockwise in (False, True):
        scene = trick_scene(**table, hands=held, clockwise=clockwise)  # type: ignore[arg-type]
        across: dict[int, float] = {plate.seat.number - 1: plate.x for plate in plates(scene)}
        rows = [plate.y for plate in sorted(plates(scene), key=lambda plate: plate.seat.number)]
        for place in range(count - 1):
            seat, after = (1 + place) % count, (2 + place) % count
            if count <= 6 or rows[seat] == rows[after]:
                assert (across[after] < across[seat]) is clockwise
        lying = sorted(played(scene), key=lambda card: card.x, reverse=clockwise)
        assert [card.card for card in lying] == [CARDS[(1 + n) % count] for n in range(len(held))]


def test_the_taker_is_marked_by_ring_star_and_plate_and_nobody_else_is() -> None:
    scene = full_trick(4)
    assert [card.card for card in played(scene) if card.mark is Mark.TAKER] == [CARDS[3]]
    assert [plate.seat.number for plate in plates(scene) if plate.mark is Mark.TAKER] == [4]
    assert len(of(StarAt, scene)) == 1


def test_the_card_that_took_lies_on_top_of_its_neighbours() -> None:
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seats(6),
        played=[PlayedCard(seat, CARDS[seat]) for seat in range(6)],
        taker=2,
    )
    assert played(scene)[-1].card == CARDS[2]


def test_a_running_trick_keeps_a_place_for_who_is_still_to_play() -> None:
    scene = trick_scene(
        deck="french",
        title="",
        seats=seats(4),
        played=[PlayedCard(1, "Ac"), PlayedCard(2, "Qd")],
        leader=1,
        turn=3,
    )
    places = [element for element in scene.elements if isinstance(element, PlaceAt)]
    assert [place.mark for place in places] == [Mark.TURN, Mark.NONE]
    assert [plate.seat.number for plate in plates(scene) if plate.mark is Mark.TURN] == [4]
    assert not of(StarAt, scene)


def test_a_double_trick_shows_both_cards_of_a_seat_together() -> None:
    scene = full_trick(4, each=2)
    assert len(played(scene)) == 8
    for seat in range(4):
        first, second = (card for card in played(scene) if card.card in {CARDS[seat], CARDS[seat + 4]})
        assert first.card == CARDS[seat]
        assert 0 < second.x - first.x < first.width
    assert len(of(StarAt, scene)) == 1


def test_a_stock_shows_backs_its_count_and_the_turn_up_below() -> None:
    scene = full_trick(2, stock=31)
    cards = [element for element in scene.elements if isinstance(element, CardAt)]
    assert [card.angle for card in cards if card.card == "7s"] == [90]
    assert any(card.card == BACK for card in cards)
    assert [badge.words for badge in scene.elements if isinstance(badge, BadgeAt)] == ["31"]


def test_a_stock_of_the_turn_up_alone_shows_no_back() -> None:
    assert BACK not in [card.card for card in full_trick(2, stock=1).elements if isinstance(card, CardAt)]


@pytest.mark.parametrize("scored", [True, False])
def test_an_empty_stock_is_said_in_words(scored: bool) -> None:  # noqa: FBT001
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seats(2),
        played=[],
        stock=StockLabel(0, "Mazzo finito"),
        scores=[ScoreLabel((seat,), "60") for seat in seats(2)] if scored else [],
    )
    assert "Mazzo finito" in [words.words for words in scene.elements if isinstance(words, WordsAt)]
    assert not of(BadgeAt, scene)


def test_hidden_points_leave_no_trace() -> None:
    scene = trick_scene(deck="neapolitan", title="Presa 1", seats=seats(2), played=[])
    assert not of(NamesAt, scene)
    assert [words.words for words in scene.elements if isinstance(words, WordsAt)] == ["Presa 1"]


def test_the_trump_is_named_and_its_symbol_shown() -> None:
    scene = full_trick(2)
    assert [symbol.suit for symbol in scene.elements if isinstance(symbol, SuitAt)] == ["s"]
    assert TRUMP.words in [words.words for words in scene.elements if isinstance(words, WordsAt)]


def test_an_empty_table_can_be_shown() -> None:
    scene = trick_scene(deck="neapolitan", title="", seats=seats(2), played=[], turn=0)
    assert len(of(PlaceAt, scene)) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"deck": "tarot"},
        {"played": [PlayedCard(0, "Td")]},
        {"played": [PlayedCard(2, "Ad")]},
        {"turnup": "Zz"},
        {"taker": 2},
        {"turn": -1},
        {"leader": 5},
    ],
    ids=str,
)
def test_what_cannot_be_shown_is_refused(wrong: dict[str, object]) -> None:
    table: dict[str, object] = {"deck": "neapolitan", "title": "", "seats": seats(2), "played": []}
    with pytest.raises(ValueError, match=r"deck|seat"):
        trick_scene(**{**table, **wrong})  # type: ignore[arg-type]


# Legible by construction


def sizes_of_text(scene: Scene) -> list[float]:
    return [
        element.size
        for element in scene.elements
        if isinstance(element, WordsAt | NamesAt | PlateAt | RibbonAt | BadgeAt)
    ]


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("stock", [0, 1, 12])
def test_no_text_is_smaller_than_can_be_read(count: int, stock: int) -> None:
    assert min(sizes_of_text(full_trick(count, stock=stock))) >= LEAST_TEXT


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("stock", [0, 1, 12])
@pytest.mark.parametrize("each", [1, 2])
def test_every_element_lies_inside_the_picture(count: int, stock: int, each: int) -> None:
    scene = full_trick(count, stock=stock, each=each)
    ratio = DECKS[scene.deck].ratio
    for element in scene.elements:
        if isinstance(element, CardAt | PlaceAt):
            width, height = element.width, element.width / ratio
            if isinstance(element, CardAt) and element.angle == 90:
                width, height = height, width
        elif isinstance(element, PlateAt):
            width, height = element.width, 50
        else:
            continue
        assert element.x - width / 2 >= 10
        assert element.x + width / 2 <= scene.width - 10
        assert element.y - height / 2 >= 80
        assert element.y + height / 2 <= scene.height - 10


@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("stock", [0, 12])
def test_names_do_not_overlap_and_leave_the_indices_of_cards_free(count: int, stock: int) -> None:
    scene = full_trick(count, stock=stock)
    ratio = DECKS[scene.deck].ratio
    for first, second in itertools.combinations(plates(scene), 2):
        apart = abs(first.x - second.x) >= (first.width + second.width) / 2 - 22
        assert apart or abs(first.y - second.y) >= 50
    for plate, card in itertools.product(plates(scene), played(scene)):
        assert abs(plate.y - card.y) >= card.width / ratio / 2 + 25


@pytest.mark.parametrize(("count", "least"), [(2, 200), (3, 190), (4, 150), (6, 130)])
def test_cards_are_as_large_as_the_table_allows(count: int, least: int) -> None:
    assert min(card.width for card in played(full_trick(count))) >= least


# Hands


def hand(count: int, **more: object) -> Scene:
    cards = [HandCard(card, slot) for slot, card in enumerate(CARDS[:count], 1)]
    return hand_scene(**{"deck": "neapolitan", "cards": cards, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("count", range(1, 11))
def test_a_hand_shows_its_cards_in_order_with_the_numbers_of_their_buttons(count: int) -> None:
    scene = hand(count, trump=TRUMP)
    assert scene.cards == CARDS[:count]
    assert [badge.words for badge in scene.elements if isinstance(badge, BadgeAt)] == [
        str(slot) for slot in range(1, count + 1)
    ]
    assert scene.ground is Ground.CLEAR
    assert scene.width <= 1000


@pytest.mark.parametrize("count", range(1, 11))
def test_every_card_of_a_hand_lies_inside_the_picture_and_apart_from_the_others(count: int) -> None:
    scene = hand(count, trump=TRUMP)
    cards = [element for element in scene.elements if isinstance(element, CardAt)]
    for card in cards:
        assert card.width / 2 <= card.x <= scene.width - card.width / 2
    for first, second in itertools.combinations(cards, 2):
        assert abs(first.x - second.x) >= first.width or first.y != second.y


def test_a_hand_that_runs_out_keeps_the_size_of_its_cards() -> None:
    widths = {
        element.width
        for count in (1, 2, 3)
        for element in hand(count).elements
        if isinstance(element, CardAt)
    }
    assert len(widths) == 1
    assert len({hand(count).width for count in (1, 2, 3)}) == 1


def test_cards_of_trumps_carry_their_suit_beside_the_number() -> None:
    cards = [HandCard("As", 1), HandCard("Ad", 2)]
    scene = hand_scene(deck="neapolitan", cards=cards, trump=TRUMP)
    assert [badge.suit for badge in scene.elements if isinstance(badge, BadgeAt)] == ["s", ""]
    without = hand_scene(deck="neapolitan", cards=cards)
    assert [badge.suit for badge in without.elements if isinstance(badge, BadgeAt)] == ["", ""]
    assert not of(RibbonAt, without)


def test_cards_that_may_not_be_played_are_pale() -> None:
    scene = hand_scene(deck="neapolitan", cards=[HandCard("As", 1), HandCard("Ad", 2, playable=False)])
    assert [card.mark for card in scene.elements if isinstance(card, CardAt)] == [Mark.NONE, Mark.DIM]


def test_open_hands_lie_under_the_names_and_the_next_card_on_the_stock() -> None:
    """R-75: everything that is open is on the picture."""
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seats(2),
        played=[PlayedCard(0, "Ad")],
        turn=1,
        turnup="2c",
        next_card="8s",
        stock=StockLabel(9, ""),
        hands={0: ["3c", "9c"], 1: ["Kd", "Kc", "Ks"]},
    )
    assert set(scene.cards) == {"Ad", "2c", "8s", "3c", "9c", "Kd", "Kc", "Ks"}
    plates = [plate.y for plate in scene.elements if isinstance(plate, PlateAt)]
    held = [card for card in scene.elements if isinstance(card, CardAt) and card.card in {"3c", "Kd"}]
    assert all(card.y > max(plates) for card in held)


def test_more_than_six_seats_stand_in_two_rows_and_stay_large() -> None:
    scene = trick_scene(
        deck="french", title="", seats=seats(10), played=[PlayedCard(n, f"{n + 2}c") for n in range(8)]
    )
    plates = {plate.y for plate in scene.elements if isinstance(plate, PlateAt)}
    assert len(plates) == 2
    assert min(card.width for card in scene.elements if isinstance(card, CardAt)) > 100


def test_who_is_out_of_the_match_has_no_place() -> None:
    """R-82: a play-off of two."""
    scene = trick_scene(deck="french", title="", seats=seats(3), played=[], leader=0, sitting=(0, 2))
    assert len(of(PlateAt, scene)) == 2


def test_an_empty_hand_can_be_shown() -> None:
    assert hand(0, trump=TRUMP).cards == ()


# Secrecy: a scene holds what its caller put in, and nothing else


def texts(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [text for part in value for text in texts(part)]
    if is_dataclass(value):
        return [text for field in fields(value) for text in texts(getattr(value, field.name))]
    return []


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=6, unique=True))
def test_a_table_names_no_card_that_was_not_played_or_turned_up(cards: list[str]) -> None:
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seats(6),
        played=[PlayedCard(seat, card) for seat, card in enumerate(cards)],
        stock=StockLabel(12, ""),
    )
    assert sorted(text for text in texts(scene) if text in CARDS) == sorted(cards)
