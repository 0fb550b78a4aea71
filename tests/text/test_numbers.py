"""Numbers in sentences."""

from datetime import date

from bot.languages import LANGUAGES
from bot.pages.page import Page, Text
from bot.text.catalogue import voices
from bot.text.numbers import date_text, escape_list_numbers, form_text
from bot.ui.wire.components import components
from testing.checks.catalogue import sources
from testing.each import each


@each(
    "text, result",
    [
        ("2. Anna\n4. Bruno\n4. Carla", "2\\. Anna\n4\\. Bruno\n4\\. Carla"),
        ("> 12. Anna", "> 12\\. Anna"),
        ("1\\. name", "1\\. name"),
        ("won 3. round", "won 3. round"),
        ("3.5 points", "3.5 points"),
        ("### 3. round", "### 3. round"),
    ],
)
def test_discord_does_not_count_the_lines_of_a_text_anew(text: str, result: str) -> None:
    assert escape_list_numbers(text) == result
    assert escape_list_numbers(result) == result


def test_the_lines_of_a_page_keep_their_numbers() -> None:
    (container,) = components(Page((Text("2. Anna\n4. Bruno"),)))
    assert container["components"] == [{"type": 10, "content": "2\\. Anna\n4\\. Bruno"}]


@each("language", LANGUAGES)
def test_no_line_breaks_between_a_number_and_its_percent_sign(language: str) -> None:
    assert [key for key, text in sources(language).items() if " %" in text] == []


@each("number", [-2, -2.5, -2000])
def test_sentences_have_a_minus_sign_and_no_hyphen(number: float) -> None:
    for voice in voices().values():
        text = voice("event-standing", place=1, name="Anna", points=number)
        assert "−2" in text
        assert "-" not in text


@each("language", LANGUAGES)
def test_the_note_of_a_board_explains_the_letters_that_stand_on_it(language: str) -> None:
    voice = voices()[language]
    won, lost = (form_text(voice, letter) for letter in "WL")
    explained = voice("board-note-form").rpartition(":")[2]
    assert [part.split()[0] for part in explained.split(",")] == [won, lost]


@each(
    "language, first, second",
    [
        ("en", "1 October 2026", "2 October 2026"),
        ("de", "1. Oktober 2026", "2. Oktober 2026"),
        ("fr", "1er octobre 2026", "2 octobre 2026"),
        ("pt", "1 de outubro de 2026", "2 de outubro de 2026"),
        ("pt-BR", "1º de outubro de 2026", "2 de outubro de 2026"),
    ],
)
def test_the_first_of_a_month_is_an_ordinal_where_people_write_it_so(
    language: str, first: str, second: str
) -> None:
    voice = voices()[language]
    assert [date_text(voice, date(2026, 10, day)) for day in (1, 2)] == [first, second]
    puzzle = voice("puzzle-date", weekday="", day=1, month="")
    assert ("1er" in puzzle, "1º" in puzzle) == ("1er" in first, "1º" in first)
