"""What is on a picture, read from the scenes alone."""

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace

import msgspec
import pytest
from hypothesis import given, strategies as st

from bot.render.decks import BACK
from bot.render.scene import (
    BadgeAt,
    CardAt,
    HandCard,
    IndexAt,
    Kind,
    Mark,
    NamesAt,
    ParagraphAt,
    PlaceAt,
    PlateAt,
    PlayedCard,
    SideAt,
    StarAt,
    StockLabel,
    SuitAt,
    Tone,
    WordsAt,
)
from bot.render.scenes.hand import hand_scene
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


def test_equal_tables_are_equal_scenes_and_hash_alike() -> None:
    assert full_trick(4) == full_trick(4)
    assert hash(full_trick(4)) == hash(full_trick(4))
    assert full_trick(4) != full_trick(4, stock=9)


def test_a_scene_cannot_be_changed() -> None:
    scene = full_trick(2)
    with pytest.raises(FrozenInstanceError):
        scene.width = 1  # type: ignore[misc]


def test_file_names_are_the_same_for_every_picture_of_a_kind() -> None:
    assert {full_trick(count).file_name for count in (2, 3, 4, 6)} == {"table.jpg"}
    hands = [hand_scene(deck="neapolitan", title="", cards=[HandCard(card, 1)]) for card in CARDS]
    assert {hand.file_name for hand in hands} == {"hand.jpg"}


@each("count", [2, 3, 4, 5, 6, 8, 10])
@each("stock", [0, 12])
def test_a_full_trick_shows_each_card_once_and_each_name_once(count: int, stock: int) -> None:
    scene = full_trick(count, stock=stock)
    assert sorted(card.card for card in played_cards(scene)) == sorted(CARDS[:count])
    assert [plate.seat.number for plate in plates(scene)] == list(range(1, count + 1))


@pytest.mark.parametrize("leader", range(4))
def test_cards_lie_from_left_to_right_in_the_order_of_play(leader: int) -> None:
    scene = full_trick(4, leader=leader)
    lying = sorted(played_cards(scene), key=lambda card: card.x)
    assert [card.card for card in lying] == list(CARDS[:4])
    assert [plate.seat.number - 1 for plate in plates(scene)] == [(leader + place) % 4 for place in range(4)]


@pytest.mark.parametrize("count", [2, 4, 6, 8, 10])
def test_where_play_runs_clockwise_the_next_seat_is_to_the_left(count: int) -> None:
    """Fine print 1: the direction is presentation; the seats keep their numbers."""
    table = {"deck": "neapolitan", "title": "", "seats": seat_labels(count), "played": [], "leader": 1}
    held = {seat: [card] for seat, card in enumerate(CARDS[:count])} if count <= 6 else {}
    for clockwise in (False, True):
        scene = trick_scene(**table, hands=held, clockwise=clockwise)
        across: dict[int, float] = {plate.seat.number - 1: plate.x for plate in plates(scene)}
        rows = [plate.top for plate in sorted(plates(scene), key=lambda plate: plate.seat.number)]
        for place in range(count - 1):
            seat, after = (1 + place) % count, (2 + place) % count
            if rows[seat] == rows[after]:
                assert (across[after] < across[seat]) is clockwise
        lying = sorted(played_cards(scene), key=lambda card: (card.y, -card.x if clockwise else card.x))
        assert [card.card for card in lying] == [CARDS[(1 + n) % count] for n in range(len(held))]


def test_the_taker_is_marked_by_ring_star_and_plate_and_nobody_else_is() -> None:
    scene = full_trick(4)
    assert [card.card for card in played_cards(scene) if card.mark is Mark.TAKER] == [CARDS[3]]
    assert [plate.seat.number for plate in plates(scene) if plate.mark is Mark.TAKER] == [4]
    assert [star.words for star in scene.elements if isinstance(star, StarAt)] == ["+13"]


def test_the_card_that_took_lies_on_top_of_its_neighbours() -> None:
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seat_labels(4),
        played=[PlayedCard(seat, CARDS[seat]) for seat in range(4)],
        taker=2,
    )
    assert played_cards(scene)[-1].card == CARDS[2]


def test_a_running_trick_keeps_a_place_for_who_is_still_to_play() -> None:
    scene = trick_scene(
        deck="french",
        title="",
        seats=seat_labels(4),
        played=[PlayedCard(1, "Ac"), PlayedCard(2, "Qd")],
        leader=1,
        turn=3,
        turn_words="tocca",
    )
    places = [element for element in scene.elements if isinstance(element, PlaceAt)]
    assert [(place.mark, place.words) for place in places] == [(Mark.TURN, "tocca"), (Mark.NONE, "")]
    assert [plate.seat.number for plate in plates(scene) if plate.mark is Mark.TURN] == [4]
    assert not elements_of(StarAt, scene)


@pytest.mark.parametrize("count", range(2, 7))
def test_a_double_trick_shows_both_cards_of_a_seat_together(count: int) -> None:
    """So much of the lower card looks out that the card is known, not its corner alone."""
    scene = full_trick(count, each=2)
    assert len(played_cards(scene)) == 2 * count
    for seat in range(count):
        first, second = (
            card for card in played_cards(scene) if card.card in {CARDS[seat], CARDS[seat + count]}
        )
        assert first.card == CARDS[seat]
        assert first.y == second.y
        assert second.x - first.x >= first.width * 0.49
        assert first.width >= 120
    assert len(elements_of(StarAt, scene)) == 1


def test_the_second_card_of_a_double_trick_has_a_place_of_its_own() -> None:
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seat_labels(3),
        laps=2,
        played=[PlayedCard(seat, CARDS[seat]) for seat in range(3)],
        turn=0,
        turn_words="tocca",
    )
    places = [element for element in scene.elements if isinstance(element, PlaceAt)]
    assert [(place.mark, place.words) for place in places] == [
        (Mark.TURN, "tocca"),
        (Mark.NONE, ""),
        (Mark.NONE, ""),
    ]
    assert all(
        place.x > card.x
        for place, card in zip(places, sorted(played_cards(scene), key=lambda c: c.x), strict=True)
    )


def test_whose_turn_it_is_is_said_where_everybody_has_played() -> None:
    """Rules.md §6.8: after the fifth card the declarer names the suit."""
    cards = [PlayedCard(seat, BACK if seat == 2 else CARDS[seat]) for seat in range(5)]
    scene = trick_scene(
        deck="neapolitan", title="", seats=seat_labels(5), played=cards, turn=0, turn_words="tocca"
    )
    assert [badge.words for badge in scene.elements if isinstance(badge, BadgeAt)] == ["tocca"]


def test_a_stock_shows_backs_its_count_and_the_turn_up_below_with_its_index() -> None:
    scene = full_trick(4, stock=31)
    cards = [element for element in scene.elements if isinstance(element, CardAt)]
    assert [card.lying for card in cards if card.card == "7s"] == [True]
    assert [index.card for index in scene.elements if isinstance(index, IndexAt)] == ["7s"]
    assert any(card.card == BACK for card in cards)
    assert [badge.words for badge in scene.elements if isinstance(badge, BadgeAt)] == ["31"]


def test_a_stock_of_the_turn_up_alone_shows_no_back() -> None:
    assert BACK not in [card.card for card in full_trick(2, stock=1).elements if isinstance(card, CardAt)]


def test_an_empty_stock_leaves_no_trace_but_the_note() -> None:
    scene = trick_scene(
        deck="neapolitan", title="", seats=seat_labels(2), stock=StockLabel(0), note="Mazzo finito"
    )
    assert "Mazzo finito" in [words.words for words in scene.elements if isinstance(words, ParagraphAt)]
    assert not elements_of(BadgeAt, scene)


def test_whoever_plays_alone_has_the_points_at_the_cards_and_the_dealer_a_chip() -> None:
    badges = {(b.words, b.tone) for b in full_trick(3, stock=0).elements if isinstance(b, BadgeAt)}
    assert badges == {("12", Tone.GREEN), ("D", Tone.CREAM)}


def test_partners_bear_the_sign_of_their_side_at_their_cards_and_at_their_points() -> None:
    signs = [element.side for element in full_trick(4).elements if isinstance(element, SideAt)]
    assert sorted(signs) == [0, 0, 0, 1, 1, 1]


def test_in_an_auction_closed_hands_lie_before_the_names_with_what_each_bid() -> None:
    people = [replace(person, note="passo" if person.number == 2 else "") for person in seat_labels(5)]
    scene = trick_scene(
        deck="neapolitan", title="", seats=people, held=[8] * 5, passed=[1], turn=2, note="Da superare: re"
    )
    backs = [card for card in scene.elements if isinstance(card, CardAt)]
    assert [card.card for card in backs] == [BACK] * 40
    assert sum(card.mark is Mark.DIM for card in backs) == 8
    assert [plate.seat.number for plate in plates(scene) if plate.mark is Mark.DIM] == [2]
    assert [plate.seat.note for plate in plates(scene)] == ["", "passo", "", "", ""]


def test_hidden_points_leave_no_trace() -> None:
    scene = trick_scene(deck="neapolitan", title="Presa 1", seats=seat_labels(2))
    assert not elements_of(NamesAt, scene)
    assert [words.words for words in scene.elements if isinstance(words, WordsAt)] == ["Presa 1"]


def test_the_trump_is_named_and_its_symbol_shown() -> None:
    scene = full_trick(2)
    assert [symbol.suit for symbol in scene.elements if isinstance(symbol, SuitAt)] == ["s"]
    assert TRUMP.words in [words.words for words in scene.elements if isinstance(words, WordsAt)]


def test_an_empty_table_can_be_shown() -> None:
    scene = trick_scene(deck="neapolitan", title="", seats=seat_labels(2), played=[], turn=0)
    assert len(elements_of(PlaceAt, scene)) == 2


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
        {"hands": {3: ["Ad"]}},
        {"piles": {0: ["Td"]}},
        {"passed": [7]},
        {"seats": seat_labels(11)},
    ],
    ids=str,
)
def test_what_cannot_be_shown_is_refused(wrong: dict[str, object]) -> None:
    table: dict[str, object] = {"deck": "neapolitan", "title": "", "seats": seat_labels(2), "played": []}
    with pytest.raises(ValueError, match=r"deck|seat"):
        trick_scene(**{**table, **wrong})


# Hands


@pytest.mark.parametrize("count", range(1, 11))
def test_a_hand_shows_its_cards_in_order_with_the_numbers_of_their_buttons(count: int) -> None:
    scene = hand_picture(count, trump=TRUMP)
    assert scene.cards == CARDS[:count]
    assert [badge.words for badge in scene.elements if isinstance(badge, BadgeAt)] == [
        str(slot) for slot in range(1, count + 1)
    ]
    assert scene.kind is Kind.HAND
    assert scene.width == 1000


def test_cards_of_trumps_carry_their_suit_beside_the_number() -> None:
    cards = [HandCard("As", 1), HandCard("Ad", 2)]
    scene = hand_scene(deck="neapolitan", title="", cards=cards, trump=TRUMP)
    assert [badge.suit for badge in scene.elements if isinstance(badge, BadgeAt)] == ["s", ""]
    without = hand_scene(deck="neapolitan", title="", cards=cards)
    assert [badge.suit for badge in without.elements if isinstance(badge, BadgeAt)] == ["", ""]
    assert not elements_of(SuitAt, without)


def test_cards_that_may_not_be_played_are_pale() -> None:
    scene = hand_scene(
        deck="neapolitan", title="", cards=[HandCard("As", 1), HandCard("Ad", 2, playable=False)]
    )
    assert [card.mark for card in scene.elements if isinstance(card, CardAt)] == [Mark.NONE, Mark.DIM]


def test_open_hands_lie_under_the_names_and_the_next_card_on_the_stock() -> None:
    """R-75: everything that is open is on the picture."""
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seat_labels(2),
        played=[PlayedCard(0, "Ad")],
        turn=1,
        turnup="2c",
        next_card="8s",
        stock=StockLabel(9),
        hands={0: ["3c", "9c"], 1: ["Kd", "Kc", "Ks"]},
        piles={1: ["Ab", "2b"]},
    )
    assert set(scene.cards) == {"Ad", "2c", "8s", "3c", "9c", "Kd", "Kc", "Ks", "Ab", "2b"}
    below = max(plate.top for plate in plates(scene))
    held = [card for card in scene.elements if isinstance(card, CardAt) and card.card in {"3c", "Kd"}]
    assert all(card.y > below for card in held)


def test_who_is_out_of_the_match_has_no_place() -> None:
    """R-82: a play-off of two."""
    scene = trick_scene(deck="french", title="", seats=seat_labels(3), played=[], leader=0, sitting=(0, 2))
    assert len(elements_of(PlateAt, scene)) == 2


def test_an_empty_hand_can_be_shown() -> None:
    assert hand_picture(0, trump=TRUMP).cards == ()


# Secrecy: a scene holds what its caller put in, and nothing else


def texts(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, tuple):
        return [text for part in value for text in texts(part)]
    if isinstance(value, msgspec.Struct):
        return texts(msgspec.structs.astuple(value))
    if is_dataclass(value):
        return [text for field in fields(value) for text in texts(getattr(value, field.name))]
    return []


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=6, unique=True))
def test_a_table_names_no_card_that_was_not_played_or_turned_up(cards: list[str]) -> None:
    scene = trick_scene(
        deck="neapolitan",
        title="",
        seats=seat_labels(6),
        played=[PlayedCard(seat, card) for seat, card in enumerate(cards)],
        stock=StockLabel(12),
    )
    assert sorted(text for text in texts(scene) if text in CARDS) == sorted(cards)
