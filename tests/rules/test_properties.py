"""What must hold in every game, whatever its options (rules.md §4)."""

import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, strategies as st

from bot.rules import decide
from bot.rules.actions import (
    PLAYS,
    Action,
    Answer,
    Ask,
    Bid,
    Call,
    Claim,
    Concede,
    Conquista,
    Denounce,
    Exchange,
    Forfeit,
    Look,
    NameSuit,
    Order,
    Pass,
    Signal,
    Watch,
)
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.errors import IllegalAction
from bot.rules.events import (
    Asked,
    CardExchanged,
    Claimed,
    Conceded,
    ConquistaShown,
    DealEnded,
    DealStarted,
    Denounced,
    Event,
    Forfeited,
    SeatOut,
    Signalled,
)
from bot.rules.options import Command, EarlyStop, Match, Question, Reply, Scoring
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, evolve
from testing.builders.states import (
    EVERY_GAME,
    Step,
    all_cards,
    any_rules,
    fold,
    name_of,
    new_match,
    rules_for,
    walk,
    walks,
)

SUITS = (None, *Suit)
POINTS = (None, 0, 60, 61, 62, 64, 65, 66, 70, 90, 119, 120, 121)


def attempts(rng: random.Random) -> list[Action]:
    """Everything that anybody might try, most of it nonsense."""
    seats = range(-1, 11)
    pairs = list(permutations(CARDS.values(), 2))
    return [
        *PLAYS.values(),
        Pass(),
        *(Bid(rank, points, force) for rank in (None, *Rank) for points in POINTS for force in (False, True)),
        *(Call(suit=suit, blind=blind) for suit in SUITS for blind in (False, True)),
        *(Call(cards=(card,)) for card in CARDS.values()),
        *(Call(cards=pair) for pair in rng.sample(pairs, 60)),
        Call(suit=Suit.COINS, cards=(CARDS["Ad"],)),
        Call(cards=(CARDS["Ad"], CARDS["3d"], CARDS["Kd"])),
        *(NameSuit(suit) for suit in Suit),
        Exchange(),
        Conquista(),
        Claim(),
        Concede(),
        Concede(refuse=True),
        Forfeit(),
        *(kind(seat) for kind in (Denounce, Watch, Look) for seat in seats),
        *(Signal(card) for card in CARDS.values()),
        *(Ask(seat, question, suit) for seat in seats for question in Question for suit in SUITS),
        *(Answer(reply) for reply in Reply),
        *(Order(seat, what) for seat in seats for what in Command),
    ]


@given(walks(forfeits=0.002, asides=0.2), st.randoms(use_true_random=False))
def test_legal_is_accepted_and_nothing_else_is(steps: list[Step], rng: random.Random) -> None:
    for step in rng.sample(steps, min(3, len(steps))):
        state, everything = step.after, attempts(rng)
        for seat in range(-1, state.rules.players + 1):
            legal = decide.legal(state, seat) if 0 <= seat < state.rules.players else ()
            offered = set(legal)
            assert len(offered) == len(legal)
            for attempt in {*everything, *offered}:
                assert (decide.refusal(state, seat, attempt) is None) is (attempt in offered), attempt
            for attempt in rng.sample(everything, 40) + list(legal)[:60]:
                assert accepted(state, seat, attempt) is (attempt in offered), attempt


def accepted(state: State, seat: int, action: Action) -> bool:
    try:
        events = decide.decide(state, seat, action)
    except IllegalAction:
        return False
    assert events
    return True


@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_every_game_is_played_to_the_end_of_a_match(rules: Rules) -> None:
    *_, last = walk(rules, 1, asides=0.05)
    assert last.after.result is not None
    assert last.after.result.reason.value == rules.match.value


@given(any_rules(), st.integers(0, 2**32))
def test_a_deal_played_to_its_end_sums_to_120(rules: Rules, seed: int) -> None:
    for step, _ in zip(walk(rules, seed, asides=0.05), range(300), strict=False):
        for event in step.events:
            if not isinstance(event, DealEnded):
                continue
            early = step.after.ended is not None or rules.early_stop is not EarlyStop.OFF or not event.counts
            if isinstance(step.after.ended, Conceded):  # fine print 42: the winners get what is left
                assert sum(event.points) == 120
                continue
            assert sum(event.points) == sum(step.after.piles)
            assert early or sum(event.points) == 120
            assert 0 <= sum(event.points) <= 120


@given(walks(forfeits=0.002))
def test_every_card_is_in_exactly_one_place_after_every_event(steps: list[Step]) -> None:
    for step in steps:
        state = step.before
        for event in step.events:
            state = evolve(state, event)
            if state.hands and not isinstance(event, SeatOut):
                places = Counter(all_cards(state))
                assert set(places.values()) == {1}
                assert any(set(places) == set(pack) for pack in state.rules.packs_for(len(state.active)))


@given(walks(forfeits=0.002))
def test_the_log_folds_to_the_live_state(steps: list[Step]) -> None:
    first = steps[0].before
    log: list[Event] = list(decide.start(first.rules, first.dealer))
    assert fold(log) == new_match(first.rules, first.dealer)
    for step in steps:
        log += step.events
        assert fold(step.events, step.before) == step.after
    assert fold(log) == steps[-1].after


@given(walks(forfeits=0.002))
def test_what_happens_says_all_that_bookkeeping_needs(steps: list[Step]) -> None:
    """Talk and watching settle no choice; everything else opens the next one."""
    for step in steps:
        state = step.after
        talk = not any(event.settles for event in step.events)
        assert talk is (len(step.events) == 1 and type(step.events[0]).__name__ in TALK)
        assert talk or step.events[0].settles
        assert (state.turn is None) is (state.phase in {Phase.DEALING, Phase.OVER})
        assert (state.result is not None) is (state.phase is Phase.OVER)
        if state.phase is Phase.PLAY:
            assert state.turn is not None
            assert state.hands[state.turn]
            assert state.next_seat is not None
            assert decide.legal(state, state.next_seat)


TALK = {"Signalled", "Watched", "Asked", "Answered", "Ordered", "Looked"} | {
    "ConcessionOffered",
    "ConcessionRefused",
}


@given(walks(asides=0.1))
def test_scores_add_up(steps: list[Step]) -> None:
    rules = steps[0].before.rules
    total = [0] * len(steps[0].before.score)
    for step in steps:
        for event in step.events:
            if isinstance(event, DealEnded):
                if rules.auction is None:
                    assert min(event.score) >= 0
                elif rules.scoring is Scoring.STANDARD and rules.variant == "chiamata":
                    assert sum(event.score) == 0
                total = [before + new for before, new in zip(total, event.score, strict=True)]
        assert list(step.after.score) == total


@given(walks())
def test_everybody_who_holds_cards_plays_and_hands_stay_level(steps: list[Step]) -> None:
    """R-52: after a short trick all hold the same number again."""
    for step in steps:
        state = step.after
        if state.phase is Phase.PLAY and not state.trick and state.tricks and not state.stock:
            sizes = {len(state.hands[seat]) for seat in state.active}
            assert len(sizes) == 1 or state.in_trick < len(state.active)
            assert max(sizes) - min(sizes) <= 1


@given(walks(forfeits=0.01, asides=0.3))
def test_what_breaks_a_deal_off_ends_it_at_once(steps: list[Step]) -> None:
    for step in steps:
        if isinstance(step.events[0], Claimed | Conceded | ConquistaShown | Denounced | Forfeited):
            assert any(isinstance(event, DealEnded) for event in step.events)
            if isinstance(step.events[0], Denounced | Forfeited):
                assert step.after.phase is Phase.OVER
        else:
            assert step.after.ended is step.before.ended or isinstance(step.events[0], DealStarted)


def test_a_walk_comes_by_everything_that_can_happen() -> None:
    """The properties above are about all of the family only if its walks get everywhere."""
    kinds: set[type[Event]] = set()
    for seed in range(200):
        for step, _ in zip(
            walk(FULL[seed % len(FULL)], seed, forfeits=0.002, asides=0.2), range(300), strict=False
        ):
            kinds |= {type(event) for event in step.events}
    missing = {Asked, CardExchanged, Claimed, Conceded, Denounced, Forfeited, Signalled} - kinds
    assert not missing


FULL = (
    rules_for("schembil", orders="binding"),
    rules_for(players=4, talk="conversation", asks_per_trick=3),
    rules_for(players=4, signal_delivery="catchable", signal_table="wikipedia", retire="brisca_7_2"),
    rules_for("sueca", renege=True),
    rules_for("a31", retire="deuce_first_trick"),
    rules_for("chiamata", blind="on", auction="suit_only"),
    rules_for("chiamata", match="n_deals", scoring="pazza", target=3),
    rules_for(players=3, match=Match.THREEHAND.value, conquista=True),
)
