"""The scene of a bracket: who meets whom, and the ways of the winners (T-17)."""

from collections.abc import Sequence

import pytest

from bot.render.scene import LARGEST, LineAt, NamesAt, Scene, SeatLabel, StarAt, Tone, WordsAt
from bot.render.scenes.bracket import BracketMatch, Slot, bracket_scene

HEADINGS = ["last 16", "quarters", "semis", "final"]


def slot(name: str, figure: str = "", people: int = 1) -> Slot:
    return Slot(tuple((SeatLabel(1, f"{name}{person or ''}", "P"),) for person in range(people)), figure)


def bracket(slots: int, winner: int | None = 0, people: int = 1, **more: object) -> Scene:
    """A bracket in which the upper (0), the lower (1) or no entry of each match has won."""
    sizes = [slots >> number for number in range(1, slots.bit_length())]
    rounds = [
        [
            BracketMatch(
                slot(f"r{size}m{place}a", "2", people), slot(f"r{size}m{place}b", "1", people), winner
            )
            for place in range(size)
        ]
        for size in sizes
    ]
    table: dict[str, object] = {
        "title": "Cup",
        "note": "",
        "headings": HEADINGS[-len(sizes) :],
        "rounds": rounds,
    }
    return bracket_scene(**{**table, **more})  # type: ignore[arg-type]


def name_elements(scene: Scene) -> list[NamesAt]:
    return [element for element in scene.elements if isinstance(element, NamesAt)]


def golden(scene: Scene) -> list[LineAt]:
    return [
        element for element in scene.elements if isinstance(element, LineAt) and element.tone is Tone.GOLD
    ]


@pytest.mark.parametrize("slots", [2, 4, 8, 16])
@pytest.mark.parametrize("people", [1, 2])
def test_everybody_stands_apart_inside_the_picture(slots: int, people: int) -> None:
    third = BracketMatch(slot("x", people=people), slot("y", people=people), 1)
    scene = bracket(slots, people=people, third=third, third_words="third")
    names = name_elements(scene)
    assert len(names) == 2 * people * slots
    assert scene.height <= LARGEST
    for one in names:
        assert one.x >= 20
        assert one.x + one.width <= scene.width - 20
        assert 80 < one.y < scene.height - 20
    for one in names:
        others = [other for other in names if other is not one and abs(other.x - one.x) < one.width]
        assert all(abs(other.y - one.y) >= 34 for other in others)


@pytest.mark.parametrize("winner", [0, 1])
def test_the_way_of_a_winner_is_golden_and_leads_to_the_next_round(winner: int) -> None:
    scene = bracket(4, winner)
    ways = golden(scene)
    assert len(ways) == 3
    first = ways[0].points
    names = {one.seats[0].name: one for one in name_elements(scene)}
    assert 0 < first[0][1] - names[f"r2m0{'ab'[winner]}"].y < 30
    assert first[-1][0] <= names["r1m0a"].x
    assert 0 < first[-1][1] - names["r1m0a"].y < 30
    (star,) = [element for element in scene.elements if isinstance(element, StarAt)]
    assert star.y == ways[-1].points[-1][1]


@pytest.mark.parametrize("slots", [2, 4, 8, 16])
@pytest.mark.parametrize("people", [1, 2])
def test_the_star_of_the_winner_covers_no_figure(slots: int, people: int) -> None:
    elements = bracket(slots, 0, people=people).elements
    (star,) = (one for one in elements if isinstance(one, StarAt))
    figures = [one for one in elements if isinstance(one, WordsAt) and one.words in {"1", "2"}]
    assert len(figures) == 2 * slots - 2
    for one in figures:
        beside = one.x <= star.x - 26 or one.x - 28 >= star.x + 26
        assert beside or abs(one.y - star.y) >= 26 + 17


def test_nobody_has_won_yet() -> None:
    scene = bracket(8, None)
    assert golden(scene) == []
    assert not any(isinstance(element, StarAt) for element in scene.elements)


def test_words_stand_in_an_empty_place_and_headings_above_their_rounds() -> None:
    rounds = [[BracketMatch(slot("Anna"), Slot(words="–"), 0)]]
    scene = bracket_scene(title="Cup", note="Part 1 of 2", headings=["final"], rounds=rounds)
    words = [element.words for element in scene.elements if isinstance(element, WordsAt)]
    assert {"Cup", "final", "–"} <= set(words)


@pytest.mark.parametrize(
    ("sizes", "headings"), [([], []), ([16, 8, 4, 2, 1], ["h"] * 5), ([4, 1], ["h"] * 2), ([2, 1], ["h"])]
)
def test_what_is_no_bracket_is_refused(sizes: Sequence[int], headings: Sequence[str]) -> None:
    rounds = [[BracketMatch(Slot(), Slot())] * size for size in sizes]
    with pytest.raises(ValueError, match=r"bracket|heading"):
        bracket_scene(title="", note="", headings=headings, rounds=rounds)
