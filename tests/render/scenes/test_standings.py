"""Results, leaderboards, lobbies and plots, read from the scenes alone."""

import pytest

from bot.render.decks import BACK
from bot.render.scene import (
    BarAt,
    CardAt,
    DotAt,
    Kind,
    LineAt,
    Mark,
    NamesAt,
    PlateAt,
    Scene,
    SeatLabel,
    StarAt,
    WordsAt,
)
from bot.render.scenes.lobby import lobby_scene
from bot.render.scenes.plot import MOST_POINTS, PlotPoint, plot_scene
from bot.render.scenes.standings import MOST_COLUMNS, MOST_STANDINGS, Standing, standings_scene
from testing.each import each


def seat(name: str, side: int | None = None) -> tuple[SeatLabel, ...]:
    return (SeatLabel(1, name, name, side),)


def standings(*lines: Standing, columns: int = 2, **more: object) -> Scene:
    table: dict[str, object] = {
        "kind": Kind.RESULT,
        "deck": "neapolitan",
        "title": "",
        "headings": [f"H{number}" for number in range(columns)],
        "standings": lines,
    }
    return standings_scene(**{**table, **more})  # type: ignore[arg-type]


def words(scene: Scene) -> list[str]:
    return [element.words for element in scene.elements if isinstance(element, WordsAt)]


def test_a_line_says_its_names_and_figures_and_the_winner_has_a_star() -> None:
    scene = standings(
        Standing(seat("Anna"), ("70", "2"), won=True, share=0.5), Standing(seat("Bruno"), ("50", "1"))
    )
    assert [e.seats[0].name for e in scene.elements if isinstance(e, NamesAt)] == ["Anna", "Bruno"]
    assert {"H0", "H1", "70", "2", "50", "1"} <= set(words(scene))
    assert len([e for e in scene.elements if isinstance(e, StarAt)]) == 1
    assert [e.share for e in scene.elements if isinstance(e, BarAt)] == [0.5]


@pytest.mark.parametrize("columns", range(1, MOST_COLUMNS + 1))
def test_figures_stand_below_their_headings_and_clear_of_the_names(columns: int) -> None:
    scene = standings(Standing(seat("Anna", 1), ("99",) * columns), columns=columns)
    ends = [e.x for e in scene.elements if isinstance(e, WordsAt) and e.words.startswith("H")]
    figures = [e for e in scene.elements if isinstance(e, WordsAt) and e.words == "99"]
    assert [e.x for e in figures] == ends
    (names,) = [e for e in scene.elements if isinstance(e, NamesAt)]
    assert names.width >= 150
    assert all(e.x - e.width >= names.x + names.width for e in figures)


def test_cards_that_won_a_deal_lie_below_the_lines() -> None:
    scene = standings(Standing(seat("Anna"), ("1", "2")), cards=["As", "3s", "Ks"])
    lowest = max(e.y for e in scene.elements if isinstance(e, NamesAt))
    assert scene.cards == ("As", "3s", "Ks")
    assert all(e.y > lowest for e in scene.elements if isinstance(e, CardAt))


@pytest.mark.parametrize(
    ("lines", "more"),
    [
        ([Standing(seat("A"), ("1", "2"))] * (MOST_STANDINGS + 1), {}),
        ([], {"columns": MOST_COLUMNS + 1}),
        ([Standing(seat("A"), ("1",))], {}),
        ([], {"cards": ["Zz"]}),
        ([], {"deck": "tarot"}),
    ],
)
def test_more_than_fits_is_refused(lines: list[Standing], more: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"fit|figure|deck"):
        standings(*lines, **more)  # type: ignore[arg-type]


# Lobbies


def lobby(players: int, sitting: int) -> Scene:
    people = [SeatLabel(place + 1, f"Name {place}", "") for place in range(sitting)]
    return lobby_scene(deck="neapolitan", title="", players=players, seats=people, free="libero")


@each("players", range(2, 11))
@each("free", [0, 1, 2])
def test_a_lobby_has_a_plate_for_every_seat_and_a_card_for_everybody_who_sits(
    players: int, free: int
) -> None:
    scene = lobby(players, players - free)
    plates = [element for element in scene.elements if isinstance(element, PlateAt)]
    assert len(plates) == players
    assert [plate.seat.name for plate in plates if plate.mark is Mark.DIM] == ["libero"] * free
    cards = [element.card for element in scene.elements if isinstance(element, CardAt)]
    assert cards == [BACK] * (players - free)


@pytest.mark.parametrize(("players", "sitting"), [(2, 3), (11, 0)])
def test_a_lobby_beyond_measure_is_refused(players: int, sitting: int) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        lobby(players, sitting)


# Plots


def plot(*values: float) -> Scene:
    points = [PlotPoint(value, value > 60) for value in values]
    return plot_scene(title="", note="", points=points, full="won", hollow="lost", along="along")


def test_a_plot_runs_from_left_to_right_and_higher_values_stand_higher() -> None:
    scene = plot(10, 80, 40)
    first, second, third = [element for element in scene.elements if isinstance(element, DotAt)][:3]
    assert first.x < second.x < third.x
    assert second.y < third.y < first.y
    assert [dot.hollow for dot in (first, second, third)] == [True, False, True]
    (line,) = [e for e in scene.elements if isinstance(e, LineAt) and len(e.points) == 3]
    assert line.points == tuple((dot.x, dot.y) for dot in (first, second, third))


@pytest.mark.parametrize("values", [(0,), (0, 0), (5,), (1, 1000), tuple(range(MOST_POINTS))])
def test_any_figures_lie_inside_the_plot(values: tuple[float, ...]) -> None:
    scene = plot(*values)
    for element in scene.elements:
        if isinstance(element, LineAt):
            assert all(0 < x < scene.width and 80 < y < scene.height for x, y in element.points)


@pytest.mark.parametrize("count", [0, MOST_POINTS + 1])
def test_a_plot_of_nothing_or_of_too_much_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="no plot has"):
        plot(*range(count))


def test_the_two_kinds_of_discs_are_told_apart_in_words() -> None:
    assert {"won", "lost", "along"} <= set(words(plot(1, 70)))
