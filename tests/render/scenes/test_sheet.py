"""The sheet of a deal: where things lie on it, whatever was played."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.render.decks import DECKS
from bot.render.paint import paint
from bot.render.scene import (
    IndexAt,
    Mark,
    NamesAt,
    PanelAt,
    PlayedCard,
    Scene,
    ScoreLabel,
    SeatLabel,
    Sign,
    SignAt,
    WordsAt,
)
from bot.render.scenes.sheet import SheetTrick, sheet_scene
from testing.each import each

CARDS = DECKS["neapolitan"].cards
SIZES = [(2, 24, 1), (2, 20, 1), (3, 13, 1), (4, 10, 1), (5, 8, 1), (6, 8, 1), (8, 4, 1), (10, 4, 1)]
DOUBLE = [(2, 10, 2), (3, 6, 2), (4, 5, 2), (5, 4, 2), (6, 3, 2)]
SHORT = [(2, 1, 1), (4, 3, 1), (2, 1, 2)]


def sheet(seats: int, tricks: int, laps: int, deck: str = "neapolitan", *, note: str = "") -> Scene:
    cards = list(DECKS[deck].cards)[: seats * tricks * laps]
    sided = seats in {4, 6}
    people = [
        SeatLabel(
            seat + 1,
            "Alessandro Manzoni",
            "",
            side=seat % 2 if sided else None,
            points="" if sided else "120",
            note=note,
        )
        for seat in range(seats)
    ]
    played = [
        [PlayedCard((place - trick) % seats, cards.pop()) for place in range(seats * laps)]
        for trick in range(tricks)
    ]
    return sheet_scene(
        deck=deck,
        title="Deal 1 · all tricks",
        seats=people,
        tricks=[SheetTrick(tuple(one), one[-1].seat, "120") for one in played],
        laps=laps,
        scores=[ScoreLabel(tuple(people[side::2]), "120") for side in (0, 1)] if sided else [],
        leads="hat ausgespielt",
        takes="hat den Stich gemacht",
    )


def box(element: object) -> tuple[float, float, float, float] | None:
    match element:
        case IndexAt(_, x, y, width, mark):
            rim = 7 if mark is Mark.TAKER else 2
            return x - width / 2 - rim, y - width * 0.8 - rim, x + width / 2 + rim, y + width * 0.8 + rim
        case SignAt(_, x, y, height):
            return x - height * 0.36, y - height / 2, x + height * 0.36, y + height / 2
        case NamesAt(_, x, y, width) | WordsAt(_, x, y, width):
            left = {"left": x, "middle": x - width / 2, "right": x - width}[getattr(element, "align", "left")]
            return left, y - 17, left + width, y + 17
        case _:
            return None


def apart(one: Sequence[float], other: Sequence[float], slack: float) -> bool:
    across = one[2] <= other[0] + slack or other[2] <= one[0] + slack
    return across or one[3] <= other[1] + slack or other[3] <= one[1] + slack


@each("note", ["", "declarer"])
@each("seats, tricks, laps", [*SIZES, *DOUBLE, *SHORT])
def test_nothing_on_a_sheet_touches_anything_else(seats: int, tricks: int, laps: int, note: str) -> None:
    elements = sheet(seats, tricks, laps, note=note).elements
    boxes = [(element, found) for element in elements if (found := box(element)) is not None]
    for (one, first), (other, second) in combinations(boxes, 2):
        # The rings around the two cards of a seat in a double trick join.
        slack = 14 if isinstance(one, IndexAt) and isinstance(other, IndexAt) and one.y == other.y else 0.01
        assert apart(first, second, slack), (one, other)


@each("seats, tricks, laps", [*SIZES, *DOUBLE, *SHORT])
def test_everything_on_a_sheet_lies_inside_it(seats: int, tricks: int, laps: int) -> None:
    scene = sheet(seats, tricks, laps)
    for element in scene.elements:
        if (found := box(element)) is not None:
            assert found[0] >= 30
            assert found[2] <= scene.width - 20
            assert found[3] <= scene.height - 16
    panels = [element for element in scene.elements if isinstance(element, PanelAt)]
    assert all(panel.x >= 20 and panel.x + panel.width <= scene.width - 20 for panel in panels)


@pytest.mark.parametrize(("seats", "tricks", "laps"), [*SIZES, *DOUBLE])
def test_a_sheet_is_no_higher_than_a_window(seats: int, tricks: int, laps: int) -> None:
    """At 550 pixels across it is at most about 630 high: it is read without scrolling."""
    assert sheet(seats, tricks, laps).height <= 1_140


@pytest.mark.parametrize("deck", DECKS)
def test_a_sheet_takes_at_most_160_kb_in_every_deck(deck: str) -> None:
    seats, tricks, laps = (4, 10, 1)
    assert len(paint(sheet(seats, tricks, laps, deck))) <= 160_000


def test_each_trick_has_one_leader_and_one_taker() -> None:
    scene = sheet(4, 10, 1)
    indices = [element for element in scene.elements if isinstance(element, IndexAt)]
    signs = [element for element in scene.elements if isinstance(element, SignAt)]
    assert len([index for index in indices if index.mark is Mark.TAKER]) == 10
    assert len([sign for sign in signs if sign.sign is Sign.LEADS]) == 11, "the legend has one, too"


@pytest.mark.parametrize(
    "wrong",
    [
        {"tricks": []},
        {"deck": "tarot"},
        {"tricks": [SheetTrick((PlayedCard(0, "Td"),), 0, "0")]},
        {"tricks": [SheetTrick((PlayedCard(2, "Ad"),), 0, "0")]},
        {"tricks": [SheetTrick((PlayedCard(0, "Ad"),), 5, "0")]},
        {"sitting": (1,)},
        {"sitting": (0, 1, 2)},
    ],
    ids=str,
)
def test_what_no_sheet_can_show_is_refused(wrong: dict[str, object]) -> None:
    told: dict[str, object] = {
        "deck": "neapolitan",
        "title": "",
        "seats": [SeatLabel(1, "A", ""), SeatLabel(2, "B", "")],
        "tricks": [SheetTrick((PlayedCard(0, "Ad"), PlayedCard(1, "2d")), 0, "11")],
    }
    with pytest.raises(ValueError, match=r"deck|seat|trick"):
        sheet_scene(**{**told, **wrong})  # type: ignore[arg-type]
