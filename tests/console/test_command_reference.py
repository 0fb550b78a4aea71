"""The reference of the commands is made of the tree, and is up to date."""

from bot.console import command_reference
from bot.languages import LANGUAGES
from bot.text import page_writer


def test_the_reference_of_the_commands_is_up_to_date() -> None:
    made = command_reference.pages()
    assert made.keys() == {command_reference.INDEX, *(f"{language}.md" for language in LANGUAGES)}
    assert page_writer.behind(made, command_reference.FOLDER) == [], (
        "write it with: python -m bot.console.command_reference"
    )


def test_the_reference_names_every_command_as_it_is_called_in_its_language() -> None:
    made = command_reference.pages()
    assert "| `/briscola-me privacy delete` |" in made["en.md"]
    assert "| `/briscola-io privacy cancella` |" in made["it.md"]
    assert "| `/briscola-ich datenschutz löschen` |" in made["de.md"]
