"""A review in words: its figures, and what they mean."""

import pytest

from bot.review.report import CardReview, DealReview
from bot.rules.cards import CARDS
from bot.text.catalogue import Voice, voices
from bot.text.review import account, note
from testing.each import each

ACE, TWO = CARDS["Ad"], CARDS["2d"]
CARD = CardReview(1, 1, TWO, ACE, 1.5, 0.0, 62.0, exact=False)


@pytest.mark.parametrize(
    ("result", "share", "words"),
    [
        (70, 60.0, {"Hand", "Play", "Luck"}),
        (70, None, {"Expected", "Play", "Luck"}),
        (None, 60.0, set()),
    ],
    ids=["of two sides", "of sides made in the deal", "not played to its end"],
)
def test_the_note_explains_the_words_that_an_account_has(
    en: Voice, result: int | None, share: float | None, words: set[str]
) -> None:
    deal = DealReview(1, (CARD,), result, share)
    said, meanings = account(en, deal), note(en, [deal])
    for word in ("Hand", "Expected", "Play", "Luck"):
        assert (word.lower() in said.split()) is (f"{word}:" in meanings) is (word in words)


@each("voice", voices().values())
def test_the_note_is_the_same_for_every_deal_of_a_match(voice: Voice) -> None:
    whole, cut_short = DealReview(1, (CARD,), 70, 60.0), DealReview(2, (CARD,), None, 60.0)
    assert note(voice, [cut_short, whole]) == note(voice, [whole]) != note(voice, [cut_short])
    assert "  " not in note(voice, [whole])
