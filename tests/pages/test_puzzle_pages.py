"""The pages of the daily puzzle: what they say, in every language, within the limits (P-6, P-9, PA-3)."""

from dataclasses import replace
from datetime import date

from bot.languages import LANGUAGES
from bot.pages.daily.puzzle import (
    board_page,
    message_page,
    path_after,
    places_of,
    practice_page,
    shared_page,
    solution_page,
    solved_page,
    solving_page,
)
from bot.pages.page import Page, Picture
from bot.puzzle.attempt import Attempt, Outcome, attempt, best_line, squares
from bot.puzzle.puzzle import Puzzle
from bot.puzzle.streaks import Streak
from bot.render.decks import BACK
from bot.text.catalogue import voices
from testing.checks.page_limits import buttons_of, check_page
from testing.each import each
from testing.goldens.puzzles import puzzles

LINE = "A" * 32
STREAK = Streak(12, 30, 45, 2)
EVERY = each("puzzle", puzzles())
each_language = each("language", LANGUAGES)


def lost_attempt(puzzle: Puzzle) -> Attempt:
    return attempt(puzzle, [min(puzzle.solution, key=lambda choice: choice.points).card])


def every_page(puzzle: Puzzle, language: str) -> list[Page]:
    voice, other = voices()[language], date(2026, 9, 30)
    running = [attempt(puzzle), *(state for state in [_after_one_choice(puzzle)] if state.choices)]
    ends = [best_line(puzzle), lost_attempt(puzzle)]
    return [
        *(solving_page(voice, state, line=LINE, other=other) for state in running),
        *(solved_page(voice, state, STREAK, other=other, shares=True) for state in ends),
        *(practice_page(voice, state, 12) for state in [*running, *ends]),
        message_page(voice, puzzle, LINE),
        solution_page(voice, puzzle),
        *(shared_page(voice, "Anna *x*", state, 3) for state in ends),
        board_page(voice, [(other, [("Anna", squares(state), 3) for state in ends])], STREAK),
        board_page(voice, [], Streak()),
    ]


def _after_one_choice(puzzle: Puzzle) -> Attempt:
    return attempt(puzzle, [best_line(puzzle).choices_made[0].card])


@EVERY
@each_language
def test_every_page_fits_with_and_without_its_picture(puzzle: Puzzle, language: str) -> None:
    for page in every_page(puzzle, language):
        check_page("puzzle", page)
        check_page("puzzle", page.without_picture)


@EVERY
def test_P_6_a_picture_shows_every_card_that_is_left_and_its_words_name_them(puzzle: Puzzle) -> None:
    voice = voices()["en"]
    for state in (attempt(puzzle), _after_one_choice(puzzle)):
        if not state.choices:
            continue
        page = solving_page(voice, state, line=LINE)
        assert page.picture is not None
        position = state.position
        left = {card for hand in position.hands for card in hand}
        lying = {play.card for play in position.trick or (position.last.cards if position.last else ())}
        assert set(page.picture.scene.cards) - {BACK} == {str(card) for card in left | lying}
        assert len(buttons_of(page)) == len(state.choices) + 1, "a button for each card, and the rules"
        assert len(page.picture.alt) <= 1024


def public_texts(puzzle: Puzzle, state: Attempt, language: str) -> tuple[str, ...]:
    """Everything that others see of a puzzle before its day is over."""
    voice = voices()[language]
    pages = (message_page(voice, puzzle, LINE), shared_page(voice, "Anna", state, 3))
    return tuple(repr(page) for page in pages)


@each_language
def test_PA_3_public_pages_are_equal_for_puzzles_of_equal_pattern(language: str) -> None:
    day, seen = date(2026, 11, 23), 0
    for one in puzzles():
        for two in puzzles():
            first, second = (replace(puzzle, day=day) for puzzle in (one, two))
            for ends in ((best_line(first), best_line(second)), (lost_attempt(first), lost_attempt(second))):
                if first.stars == second.stars and squares(ends[0]) == squares(ends[1]):
                    assert public_texts(first, ends[0], language) == public_texts(second, ends[1], language)
                    seen += one is not two
    assert seen > 10


@EVERY
def test_P_9_the_solution_is_covered(puzzle: Puzzle) -> None:
    page = solution_page(voices()["en"], puzzle)
    picture = page.picture
    assert isinstance(picture, Picture)
    assert picture.spoiler
    assert picture.file_name == "SPOILER_sheet.webp"
    assert page.text.count("||") == 2


@EVERY
def test_before_its_end_a_page_says_nothing_of_the_solution(puzzle: Puzzle) -> None:
    """A puzzle with the same position and another solution has the same pages."""
    turned = replace(puzzle, solution=tuple(replace(one, points=120 - one.points) for one in puzzle.solution))
    for language in LANGUAGES:
        voice = voices()[language]
        pages = [solving_page(voice, attempt(one), line=LINE) for one in (puzzle, turned)]
        assert pages[0] == pages[1]


@EVERY
def test_a_loser_is_not_told_the_solution_before_the_day_is_over(puzzle: Puzzle) -> None:
    state = lost_attempt(puzzle)
    assert state.outcome is Outcome.LOST
    right = max(puzzle.solution, key=lambda choice: choice.points).card
    changed = replace(
        puzzle, solution=tuple(replace(one, line=()) if one.card is right else one for one in puzzle.solution)
    )
    voice = voices()["en"]
    pages = [
        solved_page(voice, attempt(one, [state.choices_made[0].card]), STREAK, shares=True)
        for one in (puzzle, changed)
    ]
    assert pages[0] == pages[1]


def test_the_path_of_a_practice_holds_its_choices() -> None:
    path = 1
    for number in (0, 4, 2, 0):
        path = path_after(path, number)
    assert places_of(path) == [0, 4, 2, 0]
    assert path < 10**9
