"""V-3: where things lie on a private page, whatever the game and however many play it."""

from itertools import combinations

import pytest

from bot.render.decks import CARD_WIDTH, DECKS
from bot.render.paint import paint
from bot.render.scene import (
    LARGEST,
    BadgeAt,
    CardAt,
    Element,
    HandCard,
    IndexAt,
    Mark,
    PanelAt,
    PlateAt,
    PlayedCard,
    Scene,
    ScoreLabel,
    StockLabel,
    TrumpLabel,
    WordsAt,
    plate_height,
)
from bot.render.scenes.hand import page_scene
from bot.render.scenes.table import TrickLabel
from testing.builders.scenes import CARDS, seat_labels
from testing.each import each

TURN = "Tocca a Marco Antonio, che è di mano."
GAMES = [(2, 1, 3), (2, 1, 5), (3, 1, 3), (4, 1, 3), (4, 1, 10), (5, 1, 8), (6, 1, 3), (8, 1, 3), (10, 1, 3)]
DOUBLE = [(2, 2, 4), (3, 2, 4), (4, 2, 4), (6, 2, 4)]


def page(count: int, laps: int, held: int, pattern: str = "neapolitan", **more: object) -> Scene:
    cards = list(DECKS[pattern].cards)
    people = seat_labels(count, 2 if count in {4, 6} else None)
    trick = TrickLabel(
        seats=people,
        played=[PlayedCard(number % count, cards.pop()) for number in range(count * laps)],
        laps=laps,
        taker=1,
        gained="+13",
        stock=StockLabel(12),
        turnup=cards.pop(),
        scores=[ScoreLabel(tuple(people[side::2]), "12") for side in (0, 1)] if count in {4, 6} else [],
    )
    hand = [HandCard(cards.pop(), slot, playable=slot % 2 == 1) for slot in range(1, held + 1)]
    told: dict[str, object] = {
        "deck": pattern,
        "title": "Smazzata 1 · presa 2 di 10",
        "trick": trick,
        "cards": hand,
        "turn": TURN,
        "trump": TrumpLabel("s", "Briscola: spade"),
        "legend": "F: fante · C: cavallo · R: re",
    }
    return page_scene(**{**told, **more})  # type: ignore[arg-type]


def numbers(scene: Scene) -> list[BadgeAt]:
    """The numbers of the buttons."""
    return [one for one in scene.elements if isinstance(one, BadgeAt) and one.height == 62]


def box(element: Element, ratio: float) -> tuple[float, float, float, float] | None:
    match element:
        case CardAt(_, x, y, width, False):
            return x - width / 2, y - width / ratio / 2, x + width / 2, y + width / ratio / 2
        case IndexAt(_, x, y, width):
            return x - width / 2, y - width * 0.8, x + width / 2, y + width * 0.8
        case PlateAt(_, x, top, width, lines):
            return x - width / 2, top, x + width / 2, top + plate_height(lines)
        case PanelAt(x, y, width, height):
            return x, y, x + width, y + height
        case BadgeAt(_, x, y, height):
            return x - height / 2, y - height / 2, x + height / 2, y + height / 2
        case _:
            return None


@each("count, laps, held", [*GAMES, *DOUBLE])
@each("deck", ["neapolitan", "trevisan", "french"])
def test_the_table_lies_above_the_turn_and_the_hand_below_it(
    count: int, laps: int, held: int, deck: str
) -> None:
    scene = page(count, laps, held, deck)
    (turn,) = (one for one in scene.elements if isinstance(one, WordsAt) and one.words == TURN)
    ratio = DECKS[deck].ratio
    below = [one for one in scene.elements if isinstance(one, CardAt) and one.y > turn.y]
    assert len(below) == held
    for element in scene.elements:
        inside = box(element, ratio)
        if inside is not None:
            assert inside[0] >= 20
            assert inside[2] <= scene.width - 20
            assert inside[3] <= scene.height - 16
            assert inside[3] <= turn.y - 24 or inside[1] >= turn.y + 24


@pytest.mark.parametrize(("count", "laps", "held"), [*GAMES, *DOUBLE])
def test_the_number_of_a_button_stands_below_its_card_and_touches_no_card(
    count: int, laps: int, held: int
) -> None:
    scene = page(count, laps, held)
    ratio = DECKS[scene.deck].ratio
    assert [badge.words for badge in numbers(scene)] == [str(slot) for slot in range(1, held + 1)]
    cards = [box(one, ratio) for one in scene.elements if isinstance(one, CardAt | IndexAt)]
    boxes = [*filter(None, cards), *filter(None, (box(one, ratio) for one in numbers(scene)))]
    for one, other in combinations(boxes[-2 * held :], 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart


@pytest.mark.parametrize(("count", "laps", "held"), [*GAMES, *DOUBLE])
def test_the_hand_is_larger_than_the_trick(count: int, laps: int, held: int) -> None:
    scene = page(count, laps, held)
    below = min(one.y for one in numbers(scene)) - 400
    large = [one.width for one in scene.elements if isinstance(one, CardAt) and one.y > below]
    small = [one.width for one in scene.elements if isinstance(one, CardAt | IndexAt) and one.y < below]
    assert min(large[-held:]) >= 170
    assert max(small) <= 0.7 * min(large[-held:])


def test_a_hand_of_three_is_drawn_as_large_as_the_cards_are_stored() -> None:
    """So that nothing has to be scaled for the most frequent picture of all."""
    widths = {one.width for one in page(2, 1, 3).elements if isinstance(one, CardAt)}
    assert max(widths) == CARD_WIDTH


@pytest.mark.parametrize(("count", "laps", "held"), [*GAMES, *DOUBLE])
def test_a_page_is_no_higher_than_a_window(count: int, laps: int, held: int) -> None:
    """At 550 pixels across it is at most 740 high."""
    assert page(count, laps, held).height <= 1_340


def test_a_hand_that_runs_out_keeps_its_size_and_an_empty_one_can_be_shown() -> None:
    heights = {page(4, 1, held).height for held in (1, 2, 3)}
    assert len(heights) == 1
    assert page(4, 1, 0).cards


@pytest.mark.parametrize("count", range(2, 11))
def test_however_much_lies_open_a_page_stays_a_picture(count: int) -> None:
    """R-75: open hands and piles are on it, too."""
    trick = TrickLabel(
        seats=seat_labels(count),
        stock=StockLabel(3),
        hands=dict.fromkeys(range(1, count), CARDS[: min(10, 40 // count)]),
        piles=dict.fromkeys(range(count), CARDS[:20]),
    )
    held = [HandCard(card, slot) for slot, card in enumerate(CARDS[: 40 // count][:10], 1)]
    assert page(count, 1, 0, trick=trick, cards=held).height <= LARGEST


@each("deck", DECKS)
@each("count, held", [(2, 3), (4, 10), (5, 8)])
def test_a_page_takes_at_most_260_kb_in_every_deck(deck: str, count: int, held: int) -> None:
    assert len(paint(page(count, 1, held, deck))) <= 260_000


def test_pale_cards_have_pale_numbers() -> None:
    scene = page(2, 1, 3)
    marks = [one.mark for one in scene.elements if isinstance(one, CardAt)][-3:]
    assert marks == [Mark.NONE, Mark.DIM, Mark.NONE]


@pytest.mark.parametrize(
    "wrong",
    [
        {"deck": "tarot"},
        {"cards": [HandCard("Zz", 1)]},
        {"cards": [HandCard("Ad", 1)] * 21},
        {"trick": TrickLabel(seats=seat_labels(2), leader=2)},
        {"trick": TrickLabel(seats=seat_labels(11))},
    ],
    ids=str,
)
def test_what_no_page_can_show_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"deck|seat|cards"):
        page(2, 1, 3, **wrong)  # type: ignore[arg-type]
