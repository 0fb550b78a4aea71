"""Nobody's view depends on what they may not know (rules.md §4, §10)."""

import random
from dataclasses import fields, replace
from itertools import chain, islice
from typing import get_args

import pytest
from hypothesis import given, strategies as st

from bot.rules import decide
from bot.rules.actions import Concede, Deal
from bot.rules.cards import Card
from bot.rules.deductions.early_win import early_winners
from bot.rules.errors import Reason
from bot.rules.events import (
    Called,
    CardPlayed,
    CardsDrawn,
    DealEnded,
    DealStarted,
    Event,
    Looked,
    Signalled,
    SuitNamed,
    Watched,
)
from bot.rules.options import PointsShown, SignalDelivery
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import (
    CallSeen,
    CardSeen,
    DealSeen,
    DrawSeen,
    LookSeen,
    SeatView,
    Sighting,
    SignalSeen,
    SuitSeen,
    seat_view,
    sighting,
)
from testing.builders.states import (
    Step,
    any_rules,
    fold,
    new_match,
    random_deal,
    random_move,
    rules_for,
    walk,
    walks,
)
from testing.checks.unknown_cards import (
    all_viewers,
    cards_within,
    indistinguishable,
    public_cards,
    shown_hands,
    unknown_cards,
)

PARTLY_PUBLIC = {Called, CardPlayed, CardsDrawn, DealStarted, Looked, SuitNamed}
"""The events of which onlookers see a part."""


@given(walks(forfeits=0.002, asides=0.25), st.randoms(use_true_random=False), st.sampled_from(PointsShown))
def test_views_and_sightings_do_not_depend_on_what_a_seat_cannot_know(
    steps: list[Step], rng: random.Random, shown: PointsShown
) -> None:
    start, open_cards = steps[-1].after, public_cards(steps)
    start = start._replace(rules=replace(start.rules, points_shown=shown))
    for seat in all_viewers(start.rules):
        one, two = start, indistinguishable(start, seat, open_cards, rng)
        assert seat_view(one, seat) == seat_view(two, seat)
        while one.phase not in {Phase.DEALING, Phase.OVER}:
            who, action = random_move(one, rng, forfeits=0.01, asides=0.2)
            if decide.refusal(two, who, action) is not None:
                break  # what the other seat does now is something the watcher may see
            one, happened = decide.step(one, who, action)
            two, might_have = decide.step(two, who, action)
            if any(isinstance(event, Looked | SuitNamed | DealEnded) for event in happened):
                break  # what was hidden is told to those whom it concerns
            if not one.rules.open_hands:  # what is drawn is seen
                assert [sighting(event, one.rules) for event in happened] == [
                    sighting(event, two.rules) for event in might_have
                ]
            if seat is not None and one.hands[seat] != two.hands[seat]:
                break  # the watcher drew a card that lay hidden
            if one.rules.open_hands or one.rules.open_next_card or shown_hands(one, seat) - {seat}:
                break  # others drew before the watcher's eyes
            assert seat_view(one, seat) == seat_view(two, seat)


@given(
    walks(forfeits=0.002, asides=0.25, most=400),
    st.randoms(use_true_random=False),
    st.sampled_from(PointsShown),
)
def test_V_14_nobody_learns_from_the_flag_or_from_conceding_what_they_cannot_know(
    steps: list[Step], rng: random.Random, shown: PointsShown
) -> None:
    """Whether a deal is decided, who may concede it, and why others may not, rests on what lies open."""
    for number in range(len(steps) % 5, len(steps), 5):
        state, open_cards = steps[number].after, public_cards(steps[: number + 1])
        state = state._replace(rules=replace(state.rules, points_shown=shown))
        for seat in all_viewers(state.rules):
            other = indistinguishable(state, seat, open_cards, rng)
            assert early_winners(seat_view(state, seat)) == early_winners(seat_view(other, seat))
            for who in range(state.rules.players):
                for action in (Concede(), Concede(refuse=True)):
                    assert refusal_with_facts(state, who, action) == refusal_with_facts(other, who, action)


def refusal_with_facts(
    state: State, seat: int, action: Concede
) -> tuple[Reason, dict[str, int | str]] | None:
    problem = decide.refusal(state, seat, action)
    return None if problem is None else (problem.reason, problem.facts)


@pytest.mark.parametrize("shown", [PointsShown.OWN, PointsShown.HIDDEN])
@pytest.mark.parametrize(
    "rules", [rules_for(players=2), rules_for(players=4), rules_for("sueca"), rules_for("chiamata")]
)
def test_V_14_where_points_are_hidden_nothing_of_a_lost_deal_is_told(
    rules: Rules, shown: PointsShown
) -> None:
    """The refusal is the same in every position: it would tell, too."""
    found = set()
    for step in islice(walk(replace(rules, points_shown=PointsShown.BOTH), 4), 200):
        state = step.after
        if state.phase is not Phase.PLAY or state.turn is None:
            continue
        found.add(early_winners(seat_view(state, None)) is None)
        state = state._replace(rules=replace(rules, points_shown=shown))
        for seat in all_viewers(rules):
            assert early_winners(seat_view(state, seat)) is None
            if seat is not None:
                assert not any(isinstance(action, Concede) for action in decide.legal(state, seat))
                assert refusal_with_facts(state, seat, Concede()) == (Reason.NOT_IN_THIS_GAME, {})
    assert found == {False, True}, "there was something to hide"


def test_V_14_in_chiamata_nothing_is_told_before_the_partner_is_known() -> None:
    """rules.md §6.7: the declarer's side has its points whether or not everybody knows who is on it."""
    rules, kept = rules_for("chiamata", target=5), 0
    for step in islice(chain.from_iterable(walk(rules, seed) for seed in range(12)), 4000):
        state = step.after
        if state.auction is None or state.phase is not Phase.PLAY or not state.auction.called_cards:
            continue
        lain = {one.card for trick in state.tricks for one in trick.cards}
        lain |= {one.card for one in state.trick if not one.covered}
        known = lain >= set(state.auction.called_cards)
        side = {state.auction.declarer, *state.auction.partners}
        standing = state.auction.standing
        needed = (standing.points if standing is not None else None) or 61
        taken = sum(points for seat, points in enumerate(state.piles) if seat in side)
        over = taken >= needed or taken + 120 - sum(state.piles) < needed
        for seat in all_viewers(rules):
            assert (early_winners(seat_view(state, seat)) is not None) is (over and known)
        kept += over and not known
    assert kept, "no deal was won before its partner was known"


@given(any_rules(), st.randoms(use_true_random=False))
def test_a_deal_is_seen_the_same_whatever_is_hidden_in_it(rules: Rules, rng: random.Random) -> None:
    before = new_match(rules, rng.randrange(rules.players))
    deal = random_deal(before, rng)
    (one,), deck = decide.deal(before, deal), deal.deck
    assert isinstance(one, DealStarted)
    for seat in all_viewers(rules):
        seeing = shown_hands(fold([one], before), seat)
        mine = {card for other in seeing for card in one.hands[other]} | {one.turnup, *one.turned}
        mine |= {one.stock[0]} if rules.open_next_card and one.stock else set()
        places = [place for place, card in enumerate(deck) if card not in mine]
        other = list(deck)
        for place, source in zip(places, rng.sample(places, len(places)), strict=True):
            other[place] = deck[source]
        two = decide.deal(before, Deal(tuple(other), deal.turned))
        assert sighting(one, rules) == sighting(two[0], rules)
        assert seat_view(fold([one], before), seat) == seat_view(fold(two, before), seat)


@given(walks(forfeits=0.002, asides=0.2))
def test_a_view_names_only_cards_that_the_seat_has_seen(steps: list[Step]) -> None:
    for number in range(0, len(steps), 7):
        state, open_cards = steps[number].after, public_cards(steps[: number + 1])
        for seat in all_viewers(state.rules):
            unseen = {card for _, card in unknown_cards(state, seat, open_cards)}
            told = {one.card for one in state.talk.signals} | set(
                state.auction.called_cards if state.auction else ()
            )
            # What lay open in the deal before says nothing of this one.
            view = replace(seat_view(state, seat), previous=None)
            assert not unseen & set(cards_within(view)) - told


@given(walks(forfeits=0.002, asides=0.2))
def test_onlookers_see_of_an_event_what_is_public(steps: list[Step]) -> None:
    for step in steps:
        for event in step.events:
            seen = sighting(event, step.after.rules)
            if type(event) in PARTLY_PUBLIC:
                assert type(seen) is not type(event)
                assert set(cards_within(seen)) == open_cards_of(event, step.after.rules)
            elif isinstance(event, Signalled):
                assert (seen is not None) is (step.after.rules.signal_delivery is SignalDelivery.PUBLIC)
            elif isinstance(event, Watched):
                assert seen is None
            else:
                assert seen is event


def open_cards_of(event: Event, rules: Rules) -> set[Card]:
    """The cards of an event that lie open."""
    match event:
        case DealStarted():
            return {*event.removed, *event.turned} | (set() if event.turnup is None else {event.turnup})
        case CardsDrawn():
            open_cards = {card for _, card in event.cards if rules.open_hands}
            top = {event.cards[0].card} if rules.open_next_card else set()
            return open_cards | top | (set() if event.turnup is None else {event.turnup})
        case CardPlayed():
            return set() if event.covered else {event.card}
        case Looked():
            return set()
        case Called() | SuitNamed():
            return set(event.cards)
        case _:
            raise AssertionError(event)


def test_of_every_type_of_event_it_is_said_who_sees_it_and_whether_it_ends_a_choice() -> None:
    kinds = get_args(Event)
    assert {*kinds} - {*get_args(Sighting)} == PARTLY_PUBLIC | {Signalled, Watched}
    assert all(isinstance(kind.settles, bool) for kind in kinds)


def test_a_view_has_no_field_for_what_is_hidden() -> None:
    secret = {"deck", "piles", "state", "revoked", "watches", "seen_by", "true"}
    seen = (SeatView, DealSeen, DrawSeen, CardSeen, CallSeen, SuitSeen, LookSeen, SignalSeen)
    assert not secret & {field.name for kind in seen for field in fields(kind)}
