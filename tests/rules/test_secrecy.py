"""Nobody's view depends on what they may not know (rules.md §4, §10)."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import get_args

import pytest
from hypothesis import given, strategies as st

from bot.rules import decide
from bot.rules.actions import Deal, Forfeit, Play
from bot.rules.cards import Card
from bot.rules.events import Audience, CardsDrawn, DealStarted, Event, MatchEnded
from bot.rules.state import Phase, State
from bot.rules.variant import HAND, PointsShown, Rules
from bot.rules.variants import default_rules
from bot.rules.view import DealSeen, DrawSeen, SeatView, seat_view, sighting
from tests.rules.walk import TABLES, Step, begun, fold, shuffled, stacked, tables, walk, walks


def named(value: object) -> Iterator[Card]:
    """Every card that a value mentions, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from named(part)
    elif isinstance(value, dict):
        yield from named(list(value.items()))
    elif is_dataclass(value) and not isinstance(value, Rules | type):
        for field in fields(value):
            yield from named(getattr(value, field.name))


def hidden(state: State, seat: int | None) -> list[tuple[int, int]]:
    """Where the cards lie that a seat (None: an onlooker) cannot know: (seat or -1 for the stock, index)."""
    known = None if state.turnup is None else state.turnup.card
    places = [(-1, index) for index, card in enumerate(state.stock) if card is not known]
    return places + [
        (other, index)
        for other, hand in enumerate(state.hands)
        for index, card in enumerate(hand)
        if other != seat and card is not known
    ]


def otherwise(state: State, seat: int | None, rng: random.Random) -> State:
    """The match as it might as well be: some of the cards that a seat cannot know have changed places."""
    places = hidden(state, seat)
    some = rng.sample(places, min(len(places), rng.choice([2, 3, 5, 40])))
    lying: dict[int, list[Card]] = {-1: list(state.stock), **{s: list(h) for s, h in enumerate(state.hands)}}
    moved = [lying[where][index] for where, index in some]
    rng.shuffle(moved)
    for (where, index), card in zip(some, moved, strict=True):
        lying[where][index] = card
    return state._replace(
        stock=tuple(lying[-1]), hands=tuple(tuple(lying[s]) for s in range(len(state.hands)))
    )


def watchers(rules: Rules) -> list[int | None]:
    return [None, *range(rules.players)]


@given(walks(forfeits=0.002), st.randoms(use_true_random=False), st.sampled_from(PointsShown))
def test_views_and_sightings_do_not_depend_on_what_a_seat_cannot_know(
    steps: list[Step], rng: random.Random, shown: PointsShown
) -> None:
    start = steps[-1].after
    start = start._replace(rules=replace(start.rules, points_shown=shown))
    for seat in watchers(start.rules):
        one, two = start, otherwise(start, seat, rng)
        assert seat_view(one, seat) == seat_view(two, seat)
        while one.phase is Phase.PLAY:
            turn = one.turn
            assert turn is not None
            assert turn == two.turn
            both = [card for card in one.hands[turn] if card in two.hands[turn]]
            if not both:
                break  # what the other seat plays now is something the watcher may see
            action = Play(rng.choice(both))
            one, happened = decide.step(one, turn, action)
            two, might_have = decide.step(two, turn, action)
            if seat is not None and one.hands[seat] != two.hands[seat]:
                break  # the watcher drew a card that lay hidden
            assert [sighting(event, seat) for event in happened] == [
                sighting(event, seat) for event in might_have
            ]
            assert seat_view(one, seat) == seat_view(two, seat)


@given(tables(), st.randoms(use_true_random=False))
def test_a_deal_is_seen_the_same_whatever_is_hidden_in_it(rules: Rules, rng: random.Random) -> None:
    dealer = rng.randrange(rules.players)
    deck = shuffled(rules, rng)
    turnup = rules.players * HAND
    for seat in watchers(rules):
        mine = (
            set()
            if seat is None
            else {(seat - dealer - 1) % rules.players + lap * rules.players for lap in range(HAND)}
        )
        places = [place for place in range(len(deck)) if place not in mine and place != turnup]
        other = list(deck)
        for place, source in zip(places, rng.sample(places, len(places)), strict=True):
            other[place] = deck[source]
        before = begun(rules, dealer)
        one, two = (decide.deal(before, Deal(pack)) for pack in (deck, tuple(other)))
        assert [sighting(event, seat) for event in one] == [sighting(event, seat) for event in two]
        assert seat_view(fold(one, before), seat) == seat_view(fold(two, before), seat)


@given(walks(forfeits=0.002))
def test_a_view_names_only_cards_that_the_seat_has_seen(steps: list[Step]) -> None:
    for step in steps:
        state = step.after
        for seat in watchers(state.rules):
            unseen = {state.stock[i] if w < 0 else state.hands[w][i] for w, i in hidden(state, seat)}
            assert not unseen & set(named(seat_view(state, seat)))


@given(walks(forfeits=0.002))
def test_the_audience_of_an_event_is_who_sees_it(steps: list[Step]) -> None:
    for step in steps:
        for event in step.events:
            for seat in watchers(step.after.rules):
                seen = sighting(event, seat)
                if event.audience is Audience.TABLE:
                    assert seen is event
                    continue
                owned = owners_cards(event, seat)
                assert type(seen) is not type(event)
                assert set(named(seen)) == owned


def owners_cards(event: Event, seat: int | None) -> set[Card]:
    """What a seat may learn from an event that shows each seat its own: its cards, and what lies open."""
    match event:
        case DealStarted():
            own = () if seat is None else event.hands[seat]
            return {*own, event.turnup, *event.removed}
        case CardsDrawn():
            own = tuple(card for who, card in event.cards if who == seat)
            return {*own, *(() if event.turnup is None else (event.turnup,))}
        case _:
            raise AssertionError(event)


def test_every_type_of_event_declares_its_audience() -> None:
    kinds = get_args(Event)
    assert {kind for kind in kinds if kind.audience is Audience.OWNERS} == {DealStarted, CardsDrawn}
    assert all(kind.audience in Audience for kind in kinds)
    assert all(isinstance(kind.settles, bool) for kind in kinds)


def test_a_view_has_no_field_for_what_is_hidden() -> None:
    assert not {"deck", "piles", "state"} & {field.name for field in fields(SeatView)}
    assert not {"deck", "piles"} & {field.name for kind in (DealSeen, DrawSeen) for field in fields(kind)}


@pytest.mark.parametrize("rules", TABLES)
def test_r51_everybody_knows_who_drew_the_turn_up_until_it_is_played(rules: Rules) -> None:
    for step in walk(rules, 21):
        state = step.after
        if state.phase is not Phase.PLAY or state.turnup is None:
            continue
        card = state.turnup.card
        for seat in watchers(rules):
            view = seat_view(state, seat)
            assert (view.turnup == card) is bool(state.stock)
            held = [(who, card) for who, hand in enumerate(state.hands) if card in hand]
            assert list(view.known) == ([] if state.stock else held)


def test_a_view_shows_the_own_hand_and_counts_the_others() -> None:
    state = stacked(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
    view = seat_view(state, 0)
    assert (view.hand, view.hands, view.stock) == (("5b", "5c", "Ad"), (3, 3), 34)
    assert (view.turnup, view.trump, view.turn, view.side) == ("4s", "s", 1, 0)
    onlooker = seat_view(state, None)
    assert (onlooker.hand, onlooker.legal, onlooker.side) == ((), (), None)
    assert (onlooker.hands, onlooker.turnup) == ((3, 3), "4s")


@given(walks(forfeits=0.002))
def test_the_legal_actions_of_a_view_are_those_of_the_seat(steps: list[Step]) -> None:
    state = steps[-1].after
    for seat in range(state.rules.players):
        view = seat_view(state, seat)
        assert view.legal == decide.legal(state, seat)
        assert {action.card for action in view.legal if isinstance(action, Play)} <= set(view.hand)
        assert (Forfeit() in view.legal) is (state.phase is Phase.PLAY)


@pytest.mark.parametrize("rules", TABLES)
def test_points_are_shown_as_the_table_chose(rules: Rules) -> None:
    for step in walk(rules, 33):
        state = step.after
        if state.phase is not Phase.PLAY:
            for shown in PointsShown:
                hidden_rules = state._replace(rules=replace(rules, points_shown=shown))
                assert None not in seat_view(hidden_rules, 0).points  # the deal is over
            continue
        points = seat_view(state, 0).points
        assert sum(point or 0 for point in points) == sum(trick.points for trick in state.tricks)
        own = state._replace(rules=replace(rules, points_shown=PointsShown.OWN))
        for seat in range(rules.players):
            side = rules.side_of(seat)
            assert seat_view(own, seat).points == tuple(
                point if place == side else None for place, point in enumerate(points)
            )
        assert set(seat_view(own, None).points) == {None}
        off = state._replace(rules=replace(rules, points_shown=PointsShown.HIDDEN))
        assert {point for seat in watchers(rules) for point in seat_view(off, seat).points} == {None}


def test_the_result_is_seen_by_everybody() -> None:
    *_, last = walk(default_rules(players=3), 40)
    (end,) = [event for event in last.events if isinstance(event, MatchEnded)]
    for seat in watchers(last.after.rules):
        view = seat_view(last.after, seat)
        assert (view.result, view.score, view.legal) == (end, last.after.score, ())
