"""Numbers in sentences."""

from bot.languages import LANGUAGES
from bot.pages.page import Page, Text
from bot.text.catalogue import voices
from bot.text.numbers import escape_list_numbers
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
