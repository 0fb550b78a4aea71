"""Nobody's text depends on what they may not know (rules.md §4, §10)."""

import random
from dataclasses import replace

from hypothesis import given, settings, strategies as st

from bot.rules import decide
from bot.rules.actions import Play
from bot.rules.state import Phase, State
from bot.rules.variant import PointsShown, Rules, TrickReview
from bot.rules.view import sighting
from bot.tables.table import Table
from bot.tables.view import Seen, TableView, table_view
from bot.text import narrate
from bot.text.catalogue import Voice, voices
from tests.rules.test_secrecy import otherwise
from tests.rules.walk import TABLES
from tests.text.sitting import PEOPLE, match_of


def texts(voice: Voice, table: TableView) -> list[str]:
    """Everything that is said of a table to whoever has this view."""
    view = table.view
    assert view is not None
    return [
        narrate.hand_text(voice, table),
        narrate.table_text(voice, table),
        narrate.score_text(voice, table),
        narrate.last_trick_text(voice, table),
        narrate.alt_hand(voice, table),
        narrate.alt_table(voice, table),
        *(narrate.trick_text(voice, table, trick) for trick in view.tricks),
        *(narrate.alt_trick(voice, table, trick) for trick in view.tricks),
    ]


def told(voice: Voice, table: TableView, before: State, action: Play) -> list[str | None]:
    """What is said of a move to whoever has this view."""
    assert before.turn is not None
    _, events = decide.step(before, before.turn, action)
    return [narrate.happened(voice, table, Seen(9, 9, sighting(event, table.seat))) for event in events]


def after(table: Table, action: Play) -> Table:
    assert table.state is not None
    assert table.state.turn is not None
    return replace(table, state=decide.step(table.state, table.state.turn, action)[0])


@settings(max_examples=60)
@given(
    rules=st.sampled_from(TABLES),
    seed=st.integers(0, 2**32),
    length=st.integers(0, 60),
    shown=st.sampled_from(PointsShown),
    review=st.sampled_from(TrickReview),
    language=st.sampled_from(sorted(voices())),
)
def test_two_matches_that_differ_only_in_hidden_cards_are_told_alike(
    rules: Rules, seed: int, length: int, shown: PointsShown, review: TrickReview, language: str
) -> None:
    voice, rng = voices()[language], random.Random(seed)
    options = replace(rules, points_shown=shown, trick_review=review)
    sitting = match_of(options, seed)
    left = [length]

    def enough(_: Table) -> bool:
        left[0] -= 1
        return left[0] < 0

    sitting.play_on(rng, enough)
    state = sitting.table.state
    assert state is not None
    if state.phase is not Phase.PLAY:
        return
    for person in (None, *PEOPLE[: state.rules.players]):
        who = None if person is None else person.id
        seat = None if who is None else sitting.table.seat_of(who)
        other = replace(sitting.table, state=otherwise(state, seat, rng))
        one, two = sitting.table, other
        assert texts(voice, table_view(one, who)) == texts(voice, table_view(two, who))
        assert one.state is not None
        assert two.state is not None
        assert one.state.turn is not None
        turn = one.state.turn
        both = [card for card in one.state.hands[turn] if card in two.state.hands[turn]]
        if not both:
            continue  # what the seat plays now is something the watcher may see
        action = Play(rng.choice(both))
        later, might_be = after(one, action), after(two, action)
        assert later.state is not None
        assert might_be.state is not None
        if later.state.phase is not Phase.PLAY:
            continue
        if seat is not None and later.state.hands[seat] != might_be.state.hands[seat]:
            continue  # the watcher drew a card that lay hidden
        said = told(voice, table_view(later, who), one.state, action)
        assert said == told(voice, table_view(might_be, who), two.state, action)
        assert texts(voice, table_view(later, who)) == texts(voice, table_view(might_be, who))


def test_the_property_would_see_a_leak() -> None:
    sitting = match_of(TABLES[0])
    state = sitting.table.state
    assert state is not None
    voice, rng = voices()["en"], random.Random(1)
    other = replace(sitting.table, state=otherwise(state, None, rng))
    assert any(
        narrate.hand_text(voice, table_view(sitting.table, person))
        != narrate.hand_text(voice, table_view(other, person))
        for person in (1, 2)
    )
