"""What cards cost: alike for the same match, out of what the seat knew, exact where nothing is hidden."""

import json
import pickle
import random
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.record.verify import play_again
from bot.review.card_values import CardValues, Promise, card_values
from bot.review.report import Choice, SeatReview, UnreviewedDeal, deals, review_card, review_deal
from bot.rules import decide
from bot.rules.actions import PLAYS, Play
from bot.rules.cards import CARDS, Card
from bot.rules.events import CardPlayed, DealEnded, DealStarted, Event
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.rules.state import Phase, State, evolve
from bot.rules.view import seat_view
from bot.workers import thinking_process
from testing.builders.records.documents import record_line
from testing.builders.states import Step, name_of, rules_for, stacked_deal, walks
from testing.checks.unknown_cards import indistinguishable, public_cards

GAMES = (
    default_rules(players=2),
    default_rules(players=3),
    rules_for("chiamata"),
    rules_for("sueca"),
    rules_for("scoperta"),
)
SLOW = settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow], deadline=None)
FEW = 4
"""Trials: that a review holds together does not depend on how many there are."""


def events_of(rules: Rules, seed: str = "a") -> list[Event]:
    """A whole match of chance."""
    events: list[Event] = []
    play_again(json.loads(record_line(rules, seed)), events.append)
    return events


def review(match: str, events: list[Event], seat: int, trials: int | None = None) -> SeatReview:
    return SeatReview(seat, tuple(review_deal(match, deal, trials) for deal in deals(events, seat)))


@pytest.mark.parametrize("rules", GAMES, ids=name_of)
def test_the_same_match_has_the_same_review_and_its_sums_add_up(rules: Rules) -> None:
    events, seat = events_of(rules), rules.players - 1
    found = review("m", events, seat, FEW)
    assert found == review("m", events, seat, FEW)
    assert found.cards
    assert found.cost == pytest.approx(sum(card.cost for card in found.cards))
    ends = [event for event in events if isinstance(event, DealEnded)]
    for deal in found.deals:
        ended = ends[deal.number - 1]
        assert deal.result == (_points(rules, ended, seat) if sum(ended.points) == 120 else None)
        if deal.result is None or not deal.cards:
            continue
        assert deal.start is not None
        assert 0 <= deal.start <= 120


def _points(rules: Rules, ended: DealEnded, seat: int) -> int:
    if ended.declared is None:
        return ended.points[rules.side_of(seat)]
    declarers = {ended.declared.declarer, *ended.declared.partners}
    with_me = declarers if seat in declarers else set(range(rules.players)) - declarers
    return sum(ended.points[other] for other in with_me)


def test_another_match_id_tries_other_deals() -> None:
    events = events_of(default_rules(players=2))
    assert review("m", events, 0, FEW) != review("n", events, 0, FEW)


@given(steps=walks(), seed=st.integers(0, 2**32))
@SLOW
def test_what_a_card_cost_does_not_depend_on_what_its_seat_cannot_know(steps: list[Step], seed: int) -> None:
    state = steps[-1].after
    if state.turn is None or state.phase is not Phase.PLAY:
        return
    other = indistinguishable(state, state.turn, public_cards(steps), random.Random(seed))
    weigh = [card_values(seat_view(one, one.turn), "s", FEW) for one in (state, other)]
    assert weigh[0] == weigh[1]


@pytest.mark.parametrize("seed", "ab")
def test_what_comes_later_changes_nothing_of_what_was_said_of_the_cards_before(seed: str) -> None:
    events = events_of(default_rules(players=2), seed)
    plays = [place for place, event in enumerate(events) if isinstance(event, CardPlayed)]
    cut = plays[24]
    state: State | None = None
    for event in events[:cut]:
        state = evolve(state, event)
    assert state is not None
    rng, ending = random.Random(seed), list[Event]()
    while state.phase is Phase.PLAY:
        assert state.turn is not None
        cards = [one for one in decide.legal(state, state.turn) if isinstance(one, Play)]
        state, happened = decide.step(state, state.turn, rng.choice(cards))
        ending += happened
    early: list[list[object]] = []
    for one in (events, [*events[:cut], *ending]):
        found = review_deal("m", deals(one, 0)[0], FEW)
        early.append([card for card in found.cards if card.trick <= 12])
    assert early[0]
    assert early[0] == early[1]


def exact_points(state: State, side: int) -> int:
    """The points of a side when all play their best, by trying everything with the rules themselves."""
    if state.phase is not Phase.PLAY or state.turn is None:
        return -1
    ends = []
    for action in decide.legal(state, state.turn):
        if not isinstance(action, Play):
            continue
        after, happened = decide.step(state, state.turn, action)
        ended = next((event for event in happened if isinstance(event, DealEnded)), None)
        ends.append(exact_points(after, side) if ended is None else ended.points[side])
    best = max if state.rules.side_of(state.turn) == side else min
    return best(ends)


@pytest.mark.parametrize("seed", "abc")
def test_where_the_end_is_known_costs_are_those_of_trying_everything(seed: str) -> None:
    events = events_of(default_rules(players=2), seed)
    before: dict[Card, State] = {}
    state: State | None = None
    for event in events:
        if isinstance(event, DealStarted) and event.number:
            break
        if isinstance(event, CardPlayed) and state is not None:
            before[event.card] = state
        state = evolve(state, event)
    exact = 0
    for seat in range(2):
        for card in review("m", events, seat, FEW).deals[0].cards:
            position = before[card.card]
            assert card.exact is (not position.stock)
            if not card.exact:
                continue
            exact += 1
            best = exact_points(position, seat)
            after, _ = decide.step(position, seat, PLAYS[card.card])
            other, _ = decide.step(position, seat, PLAYS[card.best])
            assert card.expected == best
            assert card.cost == best - exact_points(after, seat)
            assert exact_points(other, seat) == best
    assert exact >= 4


def test_where_there_was_nothing_to_choose_nothing_is_said() -> None:
    for rules in GAMES:
        last = [
            one for dealt in deals(events_of(rules), 0) for one in dealt.choices if len(one.view.hand) == 1
        ]
        assert last
        assert all(card_values(one.view, "s", FEW) is None for one in last)


def test_rules_6_8_nothing_is_said_of_cards_played_while_the_suit_is_unnamed() -> None:
    rules = rules_for("chiamata", blind="on")
    found = [dealt for seed in "abcdef" for dealt in deals(events_of(rules, seed), 0)]
    covered = [one.view for dealt in found for one in dealt.choices if one.view.auction.blind]  # type: ignore[union-attr]
    assert covered
    assert all(card_values(view, "s", FEW) is None for view in covered)


def test_a_deal_that_was_not_played_out_has_no_result() -> None:
    rules = rules_for(players=2, early_stop="when_decided")
    found = [dealt for seed in "abc" for dealt in deals(events_of(rules, seed), 0)]
    short = [dealt for dealt in found if len(dealt.choices) < 20]
    assert short
    assert all(dealt.result is None for dealt in short)
    one = review_deal("m", short[0], FEW)
    assert one.cards


def test_the_dearest_and_the_best_card() -> None:
    """Following an ace of trumps that takes all, a load given away costs more than a small card."""
    state = stacked_deal(default_rules(players=2), ["Ac 4s 3c", "As 2d 4d"], "7s")
    state, _ = decide.step(state, 1, PLAYS[CARDS["As"]])
    given_away = Choice(seat_view(state, 0), CARDS["Ac"])
    kept = Choice(seat_view(state, 0), CARDS["4s"])

    bad, good = (review_deal("m", UnreviewedDeal(1, (one,), 60, 60.0), 120) for one in (given_away, kept))
    assert bad.cards[0].cost > 2
    assert bad.cards[0].best == CARDS["4s"]
    assert bad.dearest == bad.cards
    assert bad.best is None
    assert good.cards[0].cost == 0
    assert good.cards[0].best == CARDS["4s"]
    assert good.cards[0].lead > 0
    assert good.best == good.cards[0]
    assert not good.dearest
    both = SeatReview(0, (bad, good))
    assert both.worst == bad.cards[0]
    assert both.best == good.cards[0]
    assert both.cost == pytest.approx(bad.cards[0].cost)


def test_a_card_that_one_half_favours_by_chance_costs_nothing() -> None:
    one, two = PLAYS[CARDS["2c"]], PLAYS[CARDS["4c"]]
    halves = (
        {one: Promise(0.1, 61.0), two: Promise(0.0, 59.0)},
        {one: Promise(0.0, 59.0), two: Promise(0.1, 61.0)},
    )
    found = CardValues(halves, exact=False)
    assert found.cost(one) == found.cost(two) == 0
    assert {promise.points for promise in found.promises.values()} == {60.0}


def test_nothing_of_nothing() -> None:
    assert deals((), 0) == []
    assert SeatReview(0, ()).best is None
    assert SeatReview(0, ()).worst is None


def test_whoever_only_asks_loads_no_search() -> None:
    """A hundred megabytes, which belong to the processes that think."""
    words = (
        "import sys, bot.app, cogs.me, cogs.cards; sys.exit('bot.computers.search.evaluate' in sys.modules)"
    )
    subprocess.run([sys.executable, "-W", "ignore", "-c", words], check=True)  # noqa: S603 - our own words


def test_what_comes_back_from_another_process_loads_no_search_either() -> None:
    choice = deals(events_of(default_rules(players=2)), 0)[0].choices[0]
    for found in (card_values(choice.view, "s", FEW), review_card("m", 1, choice, FEW)):
        assert b"bot.computers" not in pickle.dumps(found)


def test_a_card_is_judged_alike_in_another_process() -> None:
    process = thinking_process()
    (choice, *_) = deals(events_of(default_rules(players=2)), 0)[0].choices
    try:
        assert process.submit(review_card, "m", 1, choice, FEW).result() == review_card("m", 1, choice, FEW)
    finally:
        process.close()
