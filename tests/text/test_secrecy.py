"""Nobody's text depends on what they may not know (rules.md §4, §10), in any game of the family."""

import random
from dataclasses import replace

from hypothesis import given, strategies as st

from bot.rules import decide
from bot.rules.events import DealEnded, Event, Looked, SuitNamed
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import PointsShown, TrickReview
from bot.rules.state import Phase, State
from bot.rules.view import sighting
from bot.tables.view import SeenEntry
from bot.text.catalogue import Voice, voices
from bot.text.play.descriptions import hand_text
from bot.text.play.events import event_text
from testing.builders.emojis import EMOJIS
from testing.builders.states import Step, random_move, walk, walks
from testing.builders.table_texts import table_texts
from testing.builders.table_views import table_seen_by, viewers
from testing.checks.unknown_cards import indistinguishable, public_cards, shown_hands


def sentences_for(voice: Voice, state: State, events: list[Event], seat: int | None) -> list[str | None]:
    """Public events in words, at the table as a seat sees it."""
    table = table_seen_by(state, seat)
    seen = (sighting(event, state.rules) for event in events)
    return [event_text(voice, table, SeenEntry(9, 9, one)) for one in seen if one is not None]


@given(
    steps=walks(forfeits=0.002, asides=0.25, most=80),
    rng=st.randoms(use_true_random=False),
    shown=st.sampled_from(PointsShown),
    review=st.sampled_from(TrickReview),
    language=st.sampled_from(sorted(voices())),
)
def test_two_matches_that_differ_only_in_hidden_cards_are_told_alike(
    steps: list[Step], rng: random.Random, shown: PointsShown, review: TrickReview, language: str
) -> None:
    voice, open_cards = voices()[language].with_emojis(EMOJIS), public_cards(steps)
    start = steps[-1].after
    start = start._replace(rules=replace(start.rules, points_shown=shown, trick_review=review))
    for seat in viewers(start):
        one, two = start, indistinguishable(start, seat, open_cards, rng)
        assert table_texts(voice, table_seen_by(one, seat)) == table_texts(voice, table_seen_by(two, seat))
        if one.phase in {Phase.DEALING, Phase.OVER}:
            continue
        who, action = random_move(one, rng, forfeits=0.01, asides=0.2)
        if decide.refusal(two, who, action) is not None:
            continue  # what the other seat does now is something the watcher may see
        one, events = decide.step(one, who, action)
        two, others = decide.step(two, who, action)
        if any(isinstance(event, Looked | SuitNamed | DealEnded) for event in events):
            continue  # what was hidden is told to those whom it concerns
        if seat is not None and one.hands[seat] != two.hands[seat]:
            continue  # the watcher drew a card that lay hidden
        if one.rules.open_hands or one.rules.open_next_card or shown_hands(one, seat) - {seat}:
            continue  # others drew before the watcher's eyes
        assert sentences_for(voice, one, events, seat) == sentences_for(voice, two, others, seat)
        assert table_texts(voice, table_seen_by(one, seat)) == table_texts(voice, table_seen_by(two, seat))


def test_the_property_would_see_a_leak() -> None:
    steps = list(walk(default_rules(players=3), 3))[:4]
    state, voice, rng = steps[-1].after, voices()["en"], random.Random(2)
    others = [indistinguishable(state, None, public_cards(steps), rng) for _ in range(9)]
    assert any(
        hand_text(voice, table_seen_by(state, seat)) != hand_text(voice, table_seen_by(other, seat))
        for other in others
        for seat in range(3)
    )
