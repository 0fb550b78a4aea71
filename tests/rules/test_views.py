"""What a seat sees: its own hand, what lies open, points as the table chose, and who sees gestures."""

from dataclasses import replace

import pytest
from hypothesis import given

from bot.rules import decide
from bot.rules.actions import Bid, Call, Forfeit, Pass, Play, Signal, Watch
from bot.rules.cards import CARDS, Rank, Suit
from bot.rules.events import DealEnded, MatchEnded, Signalled
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import PointsShown
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import SignalSeen, seat_view, sighting
from testing.builders.states import (
    BRISCOLA_TABLES,
    EVERY_GAME,
    Step,
    play_cards,
    play_on,
    rules_for,
    stacked_deal,
    take_actions,
    walk,
    walks,
)
from testing.checks.unknown_cards import all_viewers
from testing.each import each

CATCHABLE = rules_for(players=4, signal_delivery="catchable")


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_51_everybody_knows_who_drew_the_turn_up_until_it_is_played(rules: Rules) -> None:
    for step in walk(rules, 21):
        state = step.after
        if state.phase is not Phase.PLAY or state.turnup is None:
            continue
        card = state.turnup.card
        for seat in all_viewers(rules):
            view = seat_view(state, seat)
            assert (view.turnup == card) is bool(state.stock)
            held = [(who, card) for who, hand in enumerate(state.hands) if card in hand and who != seat]
            assert list(view.known_cards) == ([] if state.stock else held)


def test_a_view_shows_the_own_hand_and_counts_the_others() -> None:
    state = stacked_deal(default_rules(players=2), ["5b 5c Ad", "Ab Kb 6s"], "4s")
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
        waits = state.talk.due is not None or state.talk.offer is not None
        running = state.phase not in {Phase.DEALING, Phase.OVER} and not waits
        assert (Forfeit() in view.legal) is (running and seat in state.active)


@each("rules", EVERY_GAME)
def test_points_are_shown_as_the_table_chose(rules: Rules) -> None:
    for step, _ in zip(walk(rules, 33), range(90), strict=False):
        state = step.after
        views = {shown: state._replace(rules=replace(rules, points_shown=shown)) for shown in PointsShown}
        if state.phase is Phase.DEALING:
            assert all(None not in seat_view(view, 0).points for view in views.values())  # the deal is over
            continue
        if state.phase is Phase.OVER:
            continue
        points = seat_view(views[PointsShown.BOTH], 0).points
        assert sum(point or 0 for point in points) == sum(trick.points for trick in state.tricks)
        for seat in range(rules.players):
            side = rules.side_of(seat)
            assert seat_view(views[PointsShown.OWN], seat).points == tuple(
                point if place == side else None for place, point in enumerate(points)
            )
        assert set(seat_view(views[PointsShown.OWN], None).points) == {None}
        off = views[PointsShown.HIDDEN]
        assert {point for seat in all_viewers(rules) for point in seat_view(off, seat).points} == {None}


def test_the_result_is_seen_by_everybody() -> None:
    *_, last = walk(default_rules(players=3), 40)
    (end,) = [event for event in last.events if isinstance(event, MatchEnded)]
    for seat in all_viewers(last.after.rules):
        view = seat_view(last.after, seat)
        assert (view.result, view.score, view.legal) == (end, last.after.score, ())


def gesture(rules: Rules, *, watched_by: tuple[int, ...] = ()) -> tuple[State, Signalled]:
    """After the first trick seat 0 shows its partner the ace of trumps; some opponents keep an eye on it."""
    state, _ = play_on(stacked_deal(rules, ["2d As 4d", "5d 6d 7d", "Jd 5c 6c", "4c 7c 5b"], "4s"), 1)
    assert CARDS["As"] in state.hands[0]
    state, events = take_actions(state, *((seat, Watch(0)) for seat in watched_by), (0, Signal(CARDS["As"])))
    (signalled,) = [event for event in events if isinstance(event, Signalled)]
    return state, signalled


@pytest.mark.parametrize(
    ("delivery", "watched_by", "who"),
    [
        ("private", (), {0, 2}),
        ("catchable", (), {0, 2}),
        ("catchable", (3,), {0, 2, 3}),
        ("catchable", (1, 3), {0, 1, 2, 3}),
        ("public", (), {None, 0, 1, 2, 3}),
    ],
)
def test_R_62_a_gesture_is_seen_by_whom_it_reaches_and_by_nobody_else(
    delivery: str, watched_by: tuple[int, ...], who: set[int | None]
) -> None:
    state, event = gesture(rules_for(players=4, signal_delivery=delivery), watched_by=watched_by)
    assert sighting(event, state.rules) == (SignalSeen(0, CARDS["As"]) if None in who else None)
    for seat in all_viewers(state.rules):
        assert seat_view(state, seat).talk.signals == ((SignalSeen(0, CARDS["As"]),) if seat in who else ())


def test_R_62_nobody_learns_who_else_saw_a_gesture_before_the_deal_is_over() -> None:
    caught, _ = gesture(CATCHABLE, watched_by=(3,))
    unseen, _ = gesture(CATCHABLE)
    for seat in (None, 0, 1, 2):
        assert seat_view(caught, seat) == seat_view(unseen, seat)
    assert seat_view(caught, 3) != seat_view(unseen, 3)
    _, events = play_on(caught)
    (end,) = [event for event in events if isinstance(event, DealEnded)]
    assert [(one.seat, one.card, one.true, one.seen_by) for one in end.signals] == [(0, "As", True, (2, 3))]
    assert sighting(end, CATCHABLE) is end


def test_R_62_a_gesture_made_again_tells_nobody_whether_it_is_watched_by_now_or_still_true() -> None:
    """Whoever made or saw it has it once, whatever else has changed since."""
    ace = Signal(CARDS["As"])
    once, _ = gesture(CATCHABLE)
    unwatched, _ = take_actions(once, (0, ace))
    caught, _ = take_actions(once, (3, Watch(0)), (0, ace))
    for seat in (None, 0, 1, 2):
        assert seat_view(caught, seat) == seat_view(unwatched, seat)
    assert seat_view(caught, 3).talk.signals == (SignalSeen(0, CARDS["As"]),)

    truly, _ = gesture(rules_for(players=4, signal_truth="free"))
    hands = (truly.hands[3], *truly.hands[1:3], truly.hands[0])
    held, lacking = (take_actions(state, (0, ace))[0] for state in (truly, truly._replace(hands=hands)))
    assert [one.true for one in lacking.talk.signals] == [True, False]
    for seat in (None, 1, 2):
        assert seat_view(held, seat) == seat_view(lacking, seat)


def test_rules_10_only_the_watcher_knows_of_watching() -> None:
    state, _ = play_on(stacked_deal(CATCHABLE, [], "4s"), 1)
    state, (event,) = take_actions(state, (1, Watch(2)))
    assert [seat_view(state, seat).talk.watching for seat in all_viewers(CATCHABLE)] == [
        None,
        None,
        2,
        None,
        None,
    ]
    assert sighting(event, CATCHABLE) is None


def test_rules_6_7_the_partner_is_known_to_nobody_else_until_the_called_card_is_played() -> None:
    state = chiamata_called()
    views = {seat: seat_view(state, seat) for seat in all_viewers(state.rules)}
    assert {seat for seat, view in views.items() if view.auction and view.auction.partners} == {3}
    for seat, view in views.items():
        others = [other for other in range(5) if other not in {seat, 3}]
        swapped = list(state.hands)
        for other in others[:1]:
            mine, theirs = state.hands[3], state.hands[other]
            swapped[3], swapped[other] = theirs, mine
        if seat not in {3, others[0]}:
            two = state._replace(hands=tuple(swapped))
            assert state.auction is not None
            two = two._replace(auction=state.auction._replace(partners=(others[0],)))
            assert seat_view(two, seat) == view
    state, _ = play_cards(state, "4d", "2c", "Ad")
    for seat in all_viewers(state.rules):
        auction = seat_view(state, seat).auction
        assert auction is not None
        assert auction.partners == (3,)


def chiamata_called() -> State:
    """Seat 2 declares and calls the ace of coins, which seat 3 holds; seat 1 leads."""
    hands = ["Kc", "4d 5d", "2c 3c", "Ad Ab", "As"]
    state = stacked_deal(rules_for("chiamata"), hands)
    return take_actions(state, Pass(), Bid(rank=Rank.ACE), Pass(), Pass(), Pass(), Call(suit=Suit.COINS))[0]
