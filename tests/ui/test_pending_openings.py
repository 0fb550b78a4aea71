"""What is remembered of tables that are wanted."""

from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules
from bot.ui.answers.pending_openings import MOST_PENDING, PendingOpening, PendingOpenings


def test_the_latest_questions_are_remembered_each_under_its_own_word() -> None:
    openings = PendingOpenings()
    asked = [
        PendingOpening({Variant.CHIAMATA: default_rules(Variant.CHIAMATA)}, rated=bool(n % 2))
        for n in range(MOST_PENDING + 5)
    ]
    words = [openings.note(one) for one in asked]
    assert len(set(words)) == len(words)
    assert [openings.get(word) for word in words[:5]] == [None] * 5
    assert [openings.get(word) for word in words[5:]] == asked[5:]
    assert openings.get("") is None
