"""A picture is legible by construction: its text, its cards and its room, read from the scenes alone."""

import itertools

import pytest

from bot.render.decks import DECKS
from bot.render.scene import (
    LARGEST,
    LEAST_TEXT,
    BadgeAt,
    CardAt,
    Element,
    IndexAt,
    Kind,
    NamesAt,
    PlaceAt,
    PlateAt,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    SideAt,
    StarAt,
    StockLabel,
    WordsAt,
    plate_height,
)
from testing.builders.scenes import (
    CARDS,
    TRUMP,
    elements_of,
    full_trick,
    hand_picture,
    plates,
    played_cards,
    seat_labels,
    trick_scene,
)
from testing.each import each


def sizes_of_text(scene: Scene) -> list[float]:
    return [element.size for element in scene.elements if isinstance(element, WordsAt | NamesAt | BadgeAt)]


@each("count", range(2, 11))
@each("stock", [0, 1, 12])
def test_no_text_is_smaller_than_can_be_read(count: int, stock: int) -> None:
    assert min(sizes_of_text(full_trick(count, stock=stock))) >= LEAST_TEXT


def box(element: Element, ratio: float) -> tuple[float, float, float, float] | None:
    """Left, top, right and bottom of what has a size of its own."""
    match element:
        case CardAt() | PlaceAt():
            width, height = element.width, element.width / ratio
            if isinstance(element, CardAt) and element.lying:
                width, height = height, width
        case PlateAt():
            height = plate_height(element.lines)
            return (
                element.x - element.width / 2,
                element.top,
                element.x + element.width / 2,
                element.top + height,
            )
        case StarAt():
            width, height = 140, 52
        case SideAt():
            width = height = element.width
        case IndexAt():
            width, height = element.width, element.width * 1.6
        case _:
            return None
    return element.x - width / 2, element.y - height / 2, element.x + width / 2, element.y + height / 2


def are_disjoint(first: tuple[float, ...], second: tuple[float, ...]) -> bool:
    return (
        first[2] <= second[0] + 0.01
        or second[2] <= first[0] + 0.01
        or first[3] <= second[1] + 0.01
        or second[3] <= first[1] + 0.01
    )


@each("count", range(2, 11))
@each("stock", [0, 1, 12])
@each("each", [1, 2])
def test_every_element_lies_inside_the_picture(count: int, stock: int, each: int) -> None:
    scene = full_trick(count, stock=stock, each=each)
    for element in scene.elements:
        inside = box(element, DECKS[scene.deck].ratio)
        if inside is not None:
            assert inside[0] >= 10
            assert inside[2] <= scene.width - 10
            assert inside[1] >= 60
            assert inside[3] <= scene.height - 10


@each("count", range(2, 11))
@each("stock", [0, 12])
@each("each", [1, 2])
def test_names_and_cards_do_not_overlap(count: int, stock: int, each: int) -> None:
    """The two cards of a double trick do, and their seat is the same."""
    scene = full_trick(count, stock=stock, each=each)
    ratio = DECKS[scene.deck].ratio
    boxes = [box(element, ratio) for element in (*plates(scene), *(played_cards(scene) if each == 1 else ()))]
    for first, second in itertools.combinations(boxes, 2):
        assert first is not None
        assert second is not None
        assert are_disjoint(first, second)


@pytest.mark.parametrize(
    ("count", "least"), [(2, 200), (3, 200), (4, 150), (5, 120), (6, 115), (7, 120), (8, 120), (10, 120)]
)
def test_cards_are_as_large_as_the_table_allows(count: int, least: int) -> None:
    assert min(card.width for card in played_cards(full_trick(count))) >= least


def test_the_size_of_cards_in_a_double_trick_does_not_change_with_the_second_lap() -> None:
    table = {"deck": "neapolitan", "title": "", "seats": seat_labels(3), "laps": 2}
    widths = {
        card.width
        for count in (2, 5)
        for card in played_cards(
            trick_scene(played=[PlayedCard(n % 3, CARDS[n]) for n in range(count)], **table)
        )
    }
    assert len(widths) == 1


def test_names_in_wide_letters_take_a_second_line_sooner() -> None:
    people = [SeatLabel(seat + 1, "山田太郎 山田太郎", "") for seat in range(4)]
    scene = trick_scene(deck="neapolitan", title="", seats=people)
    assert {plate.lines for plate in plates(scene)} == {2}
    assert {plate.lines for plate in plates(full_trick(4))} == {1}


@each("length", [3, 12, 32])
@each("count", range(2, 11))
def test_names_have_room_for_a_dozen_letters_and_take_a_second_line_for_more(count: int, length: int) -> None:
    name = f"{'N' * (length // 2)} {'N' * (length // 2)}"
    people = [SeatLabel(seat + 1, name, "", None) for seat in range(count)]
    scene = trick_scene(deck="neapolitan", title="", seats=people, stock=StockLabel(9))
    assert all(plate.width * plate.lines >= 17 * min(length, 14) for plate in plates(scene))


def test_a_name_without_a_space_takes_one_line() -> None:
    """V-23: it is never broken inside."""
    people = [SeatLabel(seat + 1, "N" * 32, "", None) for seat in range(10)]
    assert {plate.lines for plate in plates(trick_scene(deck="neapolitan", title="", seats=people))} == {1}


def test_more_than_six_seats_stand_in_two_rows_and_stay_large() -> None:
    scene = trick_scene(
        deck="french", title="", seats=seat_labels(10), played=[PlayedCard(n, f"{n + 2}c") for n in range(8)]
    )
    assert len({plate.top for plate in plates(scene)}) == 2
    assert min(card.width for card in scene.elements if isinstance(card, CardAt)) > 100


@each("held", [3, 20])
@each("laps", [1, 2])
@each("count", range(2, 11))
def test_however_much_lies_open_a_picture_stays_a_picture(count: int, laps: int, held: int) -> None:
    """R-75: an open pile of twenty cards shows the best ones and the number of the others."""
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seat_labels(count),
        stock=StockLabel(3),
        hands=dict.fromkeys(range(count), CARDS[: min(held, 40 // count)]),
        piles=dict.fromkeys(range(count), CARDS[:20]),
        scores=[ScoreLabel(tuple(seat_labels(count)), "12")] * 2,
        laps=laps,
    )
    assert scene.height <= LARGEST
    for element in scene.elements:
        inside = box(element, DECKS[scene.deck].ratio)
        assert inside is None or inside[3] <= scene.height - 10
    for first, second in itertools.combinations(elements_of(IndexAt, scene), 2):
        one, other = box(first, 1), box(second, 1)
        assert one is not None
        assert other is not None
        assert are_disjoint(one, other)


@each("held", [0, 3, 10])
@each("count", [2, 4])
def test_open_piles_lie_in_one_line_below_the_hands_and_clear_of_the_frame(count: int, held: int) -> None:
    """Also beside the seat whose hand is not there: on a private page its owner has it large below (V-3)."""
    piles = {seat: CARDS[20 + 4 * seat : 24 + 4 * seat] for seat in range(count)}
    hands = dict.fromkeys(range(1, count), CARDS[:held])
    scene = trick_scene(deck="neapolitan", title="", seats=seat_labels(count), hands=hands, piles=piles)
    lying = [element for element in scene.elements if isinstance(element, IndexAt | CardAt)]
    first = {card.y for card in lying if card.card in {pile[0] for pile in piles.values()}}
    assert len(first) == 1
    assert all(card.y < min(first) for card in lying if card.card in CARDS[:held])
    frame = 20
    assert all(card.y + card.width * 0.8 <= scene.height - frame for card in elements_of(IndexAt, scene))


@pytest.mark.parametrize("count", range(1, 11))
def test_every_card_of_a_hand_lies_inside_the_picture_and_apart_from_the_others(count: int) -> None:
    scene = hand_picture(count, trump=TRUMP)
    cards = [element for element in scene.elements if isinstance(element, CardAt)]
    for card in cards:
        assert card.width / 2 <= card.x <= scene.width - card.width / 2
    for first, second in itertools.combinations(cards, 2):
        assert abs(first.x - second.x) >= first.width or first.y != second.y


def test_a_hand_that_runs_out_keeps_the_size_of_its_cards() -> None:
    widths = {
        element.width
        for count in (1, 2, 3)
        for element in hand_picture(count).elements
        if isinstance(element, CardAt)
    }
    assert len(widths) == 1
    assert len({(hand_picture(count).width, hand_picture(count).height) for count in (1, 2, 3)}) == 1


@pytest.mark.parametrize(("width", "height"), [(0, 10), (10, 0), (LARGEST + 1, 10), (10, LARGEST + 1)])
def test_a_picture_beyond_all_measure_is_refused(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="no picture is"):
        Scene(Kind.TABLE, width, height, "neapolitan", ())
