"""V-14: a flag, and a sentence for the ear, say that a deal is decided; never before everybody can see it."""

from collections.abc import Iterator
from itertools import islice, product

import pytest
from hypothesis import given, strategies as st

from bot.languages import LANGUAGES
from bot.pages.narration.story import Narrator, TrickAnnounced
from bot.pages.page import Picture
from bot.pages.pictures.private import page_picture
from bot.pages.pictures.tricks import table_picture, trick_picture
from bot.render.scene import Sign, SignAt
from bot.rules import decide
from bot.rules.deductions.early_win import early_winners
from bot.rules.options import PointsShown
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import seat_view, sighting
from bot.tables.view import SeenEntry
from bot.text.catalogue import voices
from bot.text.play.descriptions import hand_text, page_lines
from testing.builders.states import EVERY_GAME, Step, any_rules, name_of, rules_for, walk
from testing.builders.table_views import table_seen_by
from testing.each import each

ENGLISH = voices()["en"]
MOST_STEPS = 400
MOST_LOOKS = 8
seeds = st.integers(0, 2**32)


def has_flag(picture: Picture) -> bool:
    """Whether a picture has the flag; there is one at most."""
    flags = [one for one in picture.scene.elements if isinstance(one, SignAt) and one.sign is Sign.DECIDED]
    assert len(flags) <= 1
    return bool(flags)


def states_around_decision(rules: Rules, seed: int) -> list[State]:
    """Some moments of a match while a deal runs: where what is known of its winner changes, and around."""
    found: list[State] = []
    before: tuple[int, ...] | None = None
    for place, step in enumerate(islice(walk(rules, seed, asides=0.1), MOST_STEPS)):
        if step.after.phase in {Phase.DEALING, Phase.OVER}:
            continue
        now = early_winners(seat_view(step.after, None))
        if now != before or place % 50 == 7:
            found.append(step.after)
        before = now
    return found[:MOST_LOOKS]


@given(any_rules(), seeds, st.sampled_from(LANGUAGES))
def test_V_14_the_flag_and_its_words_say_what_everybody_can_see(
    rules: Rules, seed: int, language: str
) -> None:
    voice = voices()[language]
    words = voice("deal-decided")
    for state in states_around_decision(rules, seed):
        told = early_winners(seat_view(state, None)) is not None
        picture = table_picture(voice, table_seen_by(state, None))
        assert picture is not None
        assert has_flag(picture) is told
        assert (words in picture.alt) is told
        assert (words in str(picture.instead)) is told
        for seat in [seat for seat in state.active if seat < 6]:
            view = table_seen_by(state, seat)
            page = page_picture(voice, view)
            assert page is not None
            assert has_flag(page) is told
            assert (words in page.alt) is told
            for text in (hand_text(voice, view), "\n".join(page_lines(voice, view))):
                assert (words in text) is told


def announced_tricks(rules: Rules, seed: int) -> Iterator[tuple[Step, TrickAnnounced]]:
    """The completed tricks of a match as an onlooker is told of them, with the step that took each."""
    narrator, number = Narrator(), 0
    for step in islice(walk(rules, seed, asides=0.1), MOST_STEPS):
        if not number:
            start = decide.start(rules, step.before.dealer, step.before.rais)
            narrator.feed([SeenEntry(number := number + 1, 1, event) for event in start])  # type: ignore[arg-type]  # public
        seen = [one for event in step.events if (one := sighting(event, rules)) is not None]
        for told in narrator.feed([SeenEntry(number := number + 1, 1, one) for one in seen]):
            if isinstance(told, TrickAnnounced):
                yield step, told


@given(any_rules(), seeds)
def test_V_14_a_finished_trick_has_the_flag_that_the_table_had_then(rules: Rules, seed: int) -> None:
    for step, told in announced_tricks(rules, seed):
        state = step.after
        if state.phase is Phase.PLAY and state.tricks and state.number == told.deal - 1:
            assert told.decided is (early_winners(seat_view(state, None)) is not None)


def test_V_14_a_finished_trick_with_the_flag_says_so_in_words() -> None:
    tricks = list(announced_tricks(rules_for(players=2, target=7), 1))
    assert {told.decided for _, told in tricks} == {False, True}
    for (step, told), voice in product(tricks, voices().values()):
        picture = trick_picture(voice, table_seen_by(step.after, None), told)
        assert has_flag(picture) is told.decided
        assert (voice("deal-decided") in picture.alt) is told.decided
        assert (voice("deal-decided") in str(picture.instead)) is told.decided


def test_V_14_the_last_trick_of_a_deal_has_no_flag() -> None:
    """There is nothing left that it could decide."""
    last = [told for _, told in announced_tricks(rules_for(players=2, target=7), 1) if told.number == 20]
    assert last
    assert not any(told.decided for told in last)


@each("rules", EVERY_GAME)
def test_V_14_no_flag_before_partners_are_known_nor_where_points_are_hidden(rules: Rules) -> None:
    for seed in range(3):
        for state in states_around_decision(rules, seed):
            pictures = (
                table_picture(ENGLISH, table_seen_by(state, None)),
                page_picture(ENGLISH, table_seen_by(state, 0)),
            )
            told = [has_flag(picture) for picture in pictures if picture is not None]
            if rules.points_shown is not PointsShown.BOTH:
                assert not any(told)
            if state.auction is not None:
                lain = {one.card for trick in state.tricks for one in trick.cards}
                lain |= {one.card for one in state.trick}
                if not lain >= set(state.auction.called_cards) or not state.auction.called_cards:
                    assert not any(told)


@pytest.mark.parametrize(
    "rules",
    [rules_for(players=2), rules_for(players=4), rules_for("sueca"), rules_for("chiamata", target=5)],
    ids=name_of,
)
def test_V_14_a_decided_deal_has_the_flag_on_the_table_and_on_the_page(rules: Rules) -> None:
    states = [state for seed in range(9) for state in states_around_decision(rules, seed)]
    state = next(state for state in states if early_winners(seat_view(state, None)))
    pictures = (
        table_picture(ENGLISH, table_seen_by(state, None)),
        page_picture(ENGLISH, table_seen_by(state, 0)),
    )
    assert [picture is not None and has_flag(picture) for picture in pictures] == [True, True]
