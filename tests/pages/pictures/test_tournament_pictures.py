"""The pictures of tournaments: standings, brackets, and their descriptions (T-17)."""

import re
from collections.abc import Mapping

import pytest

from bot.languages import LANGUAGES
from bot.pages.pictures.tournaments import bracket_picture, current_part, parts_of, standings_picture
from bot.pairing import arena, equal_boards, heats, knockout, round_robin, standings
from bot.pairing.knockout import Bracket, Spot
from bot.render.scene import LineAt, NamesAt, SeatLabel, Sign, SignAt, Tone, WordsAt
from bot.text.catalogue import Voice, voices
from bot.tournaments.decisions.leagues import Moves
from testing.builders.played_results import played
from testing.worlds.tournaments.random_tournaments import lots_from, play_swiss

LOTS = lots_from(1)


def labels(entries: int, people: int = 1) -> dict[int, tuple[SeatLabel, ...]]:
    return {
        entry: tuple(SeatLabel(entry, f"Entry{entry}{'abc'[person]}", "P") for person in range(people))
        for entry in range(1, entries + 1)
    }


def bracket_after(
    entries: int, until: int, *, third: bool = False
) -> tuple[Bracket, Mapping[Spot, Mapping[int, str]]]:
    """A bracket in which the better seed has won the first so many matches by two deals to one."""
    decided: dict[Spot, int | None] = {}
    figures = {}
    for _ in range(until):
        match = knockout.bracket(range(1, entries + 1), decided, third_place=third).open[0]
        decided[match.spot] = min(match.sides)
        figures[match.spot] = {min(match.sides): "2", max(match.sides): "1"}
    return knockout.bracket(range(1, entries + 1), decided, third_place=third), figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_T_17_a_page_of_standings_has_twelve_lines_with_place_and_figures(language: str) -> None:
    table = standings.swiss(range(1, 31), play_swiss(1, 30), 5, LOTS)
    for first in (0, 12, 24):
        picture = standings_picture(voices()[language], "Cup", table, labels(30), first=first, note="Round 5")
        names = [element for element in picture.scene.elements if isinstance(element, NamesAt)]
        assert [one.seats[0].number for one in names] == [one.entry for one in table[first : first + 12]]
        words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
        assert f"{first + 1}." in words
        assert picture.alt.startswith("Cup. Round 5. ")
        assert f"{first + 1}. Entry{table[first].entry}a" in picture.alt
        assert len(picture.alt) <= 1024


def test_T_17_every_format_has_its_columns() -> None:
    voice, people = Voice("en"), labels(4)
    pairs = round_robin.schedule([1, 2, 3, 4])
    results = [played(1, (1, 4), 1, deals=(2, 0)), played(1, (2, 3), 0, deals=(1, 1))]
    scores = [heats.Score(entry, entry % 2, entry, 10) for entry in people]
    tables = {
        ("Buchholz −1", "Berger", "Points"): standings.swiss([1, 2, 3, 4], results, 1, LOTS),
        ("Berger", "Deals", "Points"): round_robin.table(pairs, results, {}, LOTS),
        ("Deals", "Cards", "Points"): heats.table([1, 2, 3, 4], scores, [4], LOTS),
        ("Opponents", "Points"): arena.table(people, results, dict.fromkeys(people, 20), LOTS),
        ("Points",): arena.table(people, results, dict.fromkeys(people, 0), LOTS),  # nobody is rated
        ("Cards", "Percent"): equal_boards.table(people, {}, {}, LOTS),
    }
    for headings, table in tables.items():
        picture = standings_picture(voice, "Cup", table, people)
        words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
        assert tuple(words[1 : 1 + len(headings)]) == headings
    assert "Deals +2" in standings_picture(voice, "Cup", tables["Berger", "Deals", "Points"], people).alt


def test_T_17_points_of_a_tournament_are_named_as_in_its_message() -> None:
    """Croatian has a word for the points of a tournament, and another one for those of cards."""
    voice = voices()["hr"]
    table = standings.swiss([1, 2, 3, 4], [], 1, LOTS)
    picture = standings_picture(voice, "Cup", table, labels(4))
    words = [element.words for element in picture.scene.elements if isinstance(element, WordsAt)]
    assert "Bodovi" in words
    assert "bodova" in voice("event-standing", place=1, name="Anna", points=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_T_17_a_bracket_is_drawn_and_told(language: str) -> None:
    bracket, figures = bracket_after(6, 5, third=True)
    picture = bracket_picture(voices()[language], "Cup", bracket, labels(6, 2), figures)
    names = [element.seats for element in picture.scene.elements if isinstance(element, NamesAt)]
    everybody = [seats[0].name for seats in names]
    assert everybody.count("Entry1a") == 3
    assert everybody.count("Entry1b") == 3
    assert everybody.count("Entry4a") == 3  # the semi-final, and the match for third place
    told = str(picture.instead)
    assert "Entry1a + Entry1b" in told
    assert re.search(r"Entry1a \+ Entry1b – Entry4a \+ Entry4b 2:1", told)
    assert voices()[language]("ui-picture-round", entries=3) in told
    assert picture.alt.startswith("Cup. ")
    assert len(picture.alt) <= 1024
    won = [e for e in picture.scene.elements if isinstance(e, LineAt) and e.tone is Tone.GOLD]
    assert len(won) == 7  # two passed, five played


def test_T_17_a_triple_has_two_lines() -> None:
    bracket, figures = bracket_after(4, 0)
    picture = bracket_picture(Voice("en"), "Cup", bracket, labels(4, 3), figures)
    names = [len(element.seats) for element in picture.scene.elements if isinstance(element, NamesAt)]
    assert sorted(names) == [1] * 4 + [2] * 4


@pytest.mark.parametrize(("entries", "parts"), [(4, 0), (16, 0), (17, 2), (32, 2), (64, 4), (128, 8)])
def test_T_17_larger_brackets_have_parts_of_sixteen_places(entries: int, parts: int) -> None:
    bracket, figures = bracket_after(entries, 0)
    assert parts_of(bracket) == parts
    seen: set[int] = set()
    for part in range(1, parts + 1):
        picture = bracket_picture(Voice("en"), "Cup", bracket, labels(entries), figures, part)
        assert f"Part {part} of {parts}" in picture.alt
        names = [e.seats[0].number for e in picture.scene.elements if isinstance(e, NamesAt)]
        assert not seen & set(names)
        seen |= set(names)
    assert seen == (set(range(1, entries + 1)) if parts else set())
    with pytest.raises(ValueError, match="parts"):
        bracket_picture(Voice("en"), "Cup", bracket, labels(entries), figures, parts + 1)


def test_T_17_the_part_that_is_played_comes_first_and_then_the_last_sixteen() -> None:
    """Of 40 entries 24 have byes: eight matches of the first round are left."""
    seen = [current_part(bracket_after(40, until)[0]) for until in range(40)]
    early = [part for part in seen if part]
    assert seen == early + [0] * (40 - len(early))
    assert set(early) == {1, 2, 3, 4}
    assert len(early) == 8 + 16


def test_T_12_where_nobody_came_the_words_say_so() -> None:
    bracket = knockout.bracket([1, 2, 3, 4], {Spot(1, 0): None, Spot(1, 1): 2})
    told = str(bracket_picture(Voice("en"), "Cup", bracket, labels(4), {}).instead)
    assert "Entry1a – Entry4a, and neither came" in told
    assert "Entry2a – Entry3a, won by Entry2a" in told
    assert "Final: Entry2a goes on without a match." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_T_12_the_words_of_a_round_have_the_marks_of_the_language_and_one_colon(language: str) -> None:
    voice = voices()[language].plain
    undecided, without_winner = knockout.bracket(range(1, 6), {}), {Spot(1, 0): None, Spot(1, 1): 2}
    for bracket in (undecided, knockout.bracket([1, 2, 3, 4], without_winner)):
        for line in str(bracket_picture(voice, "Cup", bracket, labels(5), {}).instead).splitlines():
            heading, words = line.split(voice("labelled", label="", text=""))
            assert heading in {voice("ui-picture-round", entries=left) for left in (2, 4, 8)}
            assert ":" not in words


def test_T_11_S_7_each_group_has_its_name_above_its_first_line() -> None:
    table = standings.swiss(range(1, 11), play_swiss(1, 10), 5, LOTS)
    by_group = sorted(table, key=lambda one: one.entry % 2)
    groups = {one.entry: f"Group {one.entry % 2 + 1}" for one in table}
    usual = standings_picture(Voice("en"), "Cup", by_group, labels(10))
    picture = standings_picture(Voice("en"), "Cup", by_group, labels(10), groups=groups)
    at = {one.words: one.y for one in picture.scene.elements if isinstance(one, WordsAt)}
    rows = [(one.seats[0].number, one.y) for one in picture.scene.elements if isinstance(one, NamesAt)]
    for number in (1, 2):
        name = f"Group {number}"
        below = [entry for entry, y in rows if y > at[name]]
        assert below[0] == next(one.entry for one in by_group if groups[one.entry] == name)
        assert f"{name}. " in picture.alt
    assert picture.scene.height > usual.scene.height
    rest = standings_picture(Voice("en"), "Cup", by_group, labels(10), groups=groups, first=7)
    assert "Group 1" not in rest.alt
    assert "Group 2" in rest.alt  # also where a page begins in the middle of a group


@pytest.mark.parametrize("language", LANGUAGES)
def test_S_9_who_goes_up_and_down_is_marked(language: str) -> None:
    voice = voices()[language].plain
    table = standings.swiss(range(1, 7), play_swiss(1, 6), 5, LOTS)
    picture = standings_picture(voice, "League", table, labels(6), moves=Moves((2, 3), (5,)))
    rows = {one.y: one.seats[0].number for one in picture.scene.elements if isinstance(one, NamesAt)}
    signs = [one for one in picture.scene.elements if isinstance(one, SignAt)]
    assert {(rows[one.y], one.sign) for one in signs if one.y in rows} == {
        (2, Sign.UP),
        (3, Sign.UP),
        (5, Sign.DOWN),
    }
    assert [one.sign for one in signs if one.y not in rows] == [Sign.UP, Sign.DOWN]  # the legend
    up, down = voice("ui-picture-up"), voice("ui-picture-down")
    words = [one.words for one in picture.scene.elements if isinstance(one, WordsAt)]
    assert words[-2:] == [up, down]
    for entry, note in ((2, up), (3, up), (5, down)):
        assert f"Entry{entry}a ({note})" in picture.alt
    assert picture.alt.count(up) == 2
    usual = standings_picture(voice, "League", table, labels(6), moves=Moves((), ()))
    assert usual == standings_picture(voice, "League", table, labels(6))
