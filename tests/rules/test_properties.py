"""What must hold in every game (rules.md §4)."""

from collections import Counter

from hypothesis import given, settings, strategies as st

from bot.rules import decide
from bot.rules.actions import Action, Forfeit, Play
from bot.rules.cards import FORTY
from bot.rules.errors import IllegalAction
from bot.rules.events import DealEnded, Event, Forfeited
from bot.rules.state import Phase, State, evolve
from bot.rules.variant import Rules
from tests.rules.walk import Step, begun, everywhere, fold, tables, walk, walks

ATTEMPTS: list[Action] = [Forfeit(), *(Play(card) for card in FORTY)]


@given(tables(), st.integers(0, 2**32))
def test_a_deal_played_to_its_end_sums_to_120(rules: Rules, seed: int) -> None:
    for step in walk(rules, seed):
        for event in step.events:
            if isinstance(event, DealEnded):
                assert sum(event.points) == sum(step.after.piles) == 120


@given(walks(forfeits=0.002))
def test_every_card_is_in_exactly_one_place_after_every_event(steps: list[Step]) -> None:
    for step in steps:
        state = step.before
        for event in step.events:
            state = evolve(state, event)
            if state.hands:
                places = Counter(everywhere(state))
                assert set(places.values()) == {1}
                assert any(set(places) == set(pack) for pack in state.rules.packs)


@settings(max_examples=30)
@given(walks(forfeits=0.002))
def test_legal_is_accepted_and_nothing_else_is(steps: list[Step]) -> None:
    for step in steps[-25:]:
        state = step.after
        for seat in range(-1, state.rules.players + 1):
            legal = decide.legal(state, seat) if 0 <= seat < state.rules.players else ()
            assert len(set(legal)) == len(legal)
            for attempt in ATTEMPTS:
                assert (decide.refusal(state, seat, attempt) is None) is (attempt in legal)
                assert accepted(state, seat, attempt) is (attempt in legal)


def accepted(state: State, seat: int, action: Action) -> bool:
    try:
        events = decide.decide(state, seat, action)
    except IllegalAction:
        return False
    assert events
    return True


@given(walks(forfeits=0.002))
def test_the_log_folds_to_the_live_state(steps: list[Step]) -> None:
    first = steps[0].before
    log: list[Event] = list(decide.start(first.rules, first.dealer))
    assert fold(log) == begun(first.rules, first.dealer)
    for step in steps:
        log += step.events
        assert fold(step.events, step.before) == step.after
    assert fold(log) == steps[-1].after


@given(walks(forfeits=0.002))
def test_what_happens_says_all_that_bookkeeping_needs(steps: list[Step]) -> None:
    """A choice opens exactly when somebody is to act: after the last event of a move."""
    for step in steps:
        state, settling = step.after, [event for event in step.events if event.settles]
        assert settling
        assert settling[0] is step.events[0]
        assert (state.turn is not None) is (state.phase is Phase.PLAY)
        assert (state.result is not None) is (state.phase is Phase.OVER)
        if state.phase is Phase.PLAY:
            assert state.turn is not None
            assert state.hands[state.turn]


@given(walks(forfeits=0.01))
def test_scores_only_grow_and_add_up(steps: list[Step]) -> None:
    total = [0] * len(steps[0].before.score)
    for step in steps:
        for event in step.events:
            if isinstance(event, DealEnded):
                assert min(event.score) >= 0
                total = [before + new for before, new in zip(total, event.score, strict=True)]
            if isinstance(event, Forfeited):
                assert step.after.phase is Phase.OVER
        assert list(step.after.score) == total
