"""The pages for people are made of the rules, and are up to date."""

from pathlib import Path

from bot.languages import LANGUAGES
from bot.rules.cards import Ranking
from bot.rules.games import Variant
from bot.text import page_writer
from bot.text.catalogue import Voice, voices
from bot.text.game import pages
from bot.text.game.choices import choices, common, new_table, particular
from bot.text.game.names import game_name
from bot.text.game.rulebook import chapters_with_sentences
from testing.each import each


def test_the_pages_are_up_to_date() -> None:
    assert page_writer.behind(pages.pages(), pages.FOLDER) == [], (
        "write them with: python -m bot.text.game.pages"
    )


def test_there_is_a_page_for_every_game_in_every_language() -> None:
    made = pages.pages()
    assert len(made) == 1 + len(LANGUAGES) * (1 + len(Variant))
    for language in LANGUAGES:
        for variant in Variant:
            assert f"]({variant}.md)" in made[f"{language}/README.md"]


@each("voice", voices().values())
@each("variant", Variant)
def test_a_page_tells_the_rules_of_its_game(voice: Voice, variant: Variant) -> None:
    text = pages.game_page(voice, variant)
    assert text.startswith(f"# {game_name(voice, variant)}\n")
    for _, lines in chapters_with_sentences(voice, new_table(variant)):
        for line in lines:
            assert f"- {line}\n" in text


def test_a_page_tells_what_can_be_chosen_and_what_is_usual(en: Voice) -> None:
    text = pages.game_page(en, Variant.CHIAMATA)
    assert "- auction: **ranks, then points**; ranks; points; points, only a suit is called\n" in text
    assert "- blind first trick: **off**; allowed; from 62 points\n" in text
    assert "- how the match is won: **running score (5–20)**; number of deals (1–100)\n" in text
    assert "from 65" not in text
    assert "- number of cards: **40**; 36; 32\n" in pages.game_page(en, Variant.DOUBLE)
    assert "turn clock: **2 minutes**; from 15 seconds to 7 days; off" in pages.index_page(en)


def test_options_that_only_work_together_are_offered() -> None:
    assert True in choices(Variant.BRISCOLA)["seven_swap"]
    assert "renege" in choices(Variant.SUECA)
    assert "renege" not in choices(Variant.BRISCOLA)
    assert "talk" not in choices(Variant.SUECA)
    assert "direction" in common()
    assert "signal_table" in particular(Variant.BRISCOLA)
    assert "signal_table" not in particular(Variant.A31)
    assert Ranking.QJ_SWAP in choices(Variant.BRISCOLA)["ranking"]


def test_what_the_number_of_players_decides_is_no_choice() -> None:
    """Bisca has two players or two pairs; Brisca has 48 cards only for six."""
    assert "teams" not in choices(Variant.BISCA3)
    assert not {"teams", "pack"} & choices(Variant.BRISCA).keys()
    assert "teams" in choices(Variant.BRISCOLA)
    assert "cards" in choices(Variant.DOUBLE)


def test_pages_are_written_and_old_ones_taken_away(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "poker.md").write_text("gone")
    made = pages.pages()
    assert "en/poker.md" in page_writer.behind(made, tmp_path)
    page_writer.write(made, tmp_path)
    assert page_writer.behind(made, tmp_path) == []
    assert not (tmp_path / "en" / "poker.md").exists()
