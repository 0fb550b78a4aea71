"""R-70 to R-80, fine print 6, 7, 13, 14, 21, 39: how deals and matches end."""

from dataclasses import replace

import pytest

from bot.rules import decide, policies
from bot.rules.actions import Forfeit
from bot.rules.events import DealEnded, EndReason, Event, Forfeited, MatchEnded
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Teams, Tie
from bot.rules.rules import Rules
from bot.rules.scoring import deal_winner
from bot.rules.state import Phase, State
from testing.builders.states import BRISCOLA_TABLES, deal_ending, fold, new_match, walk
from testing.each import each

ALONE4 = Rules(players=4, teams=Teams.NONE)


def end_of(events: list[Event]) -> DealEnded:
    (end,) = [event for event in events if isinstance(event, DealEnded)]
    return end


def finished(before: State) -> State:
    """A deal, brought to its end from the state before its last card."""
    assert before.turn is not None
    play = decide.legal(before, before.turn)[0]
    return decide.step(before, before.turn, play)[0]


@pytest.mark.parametrize(
    ("points", "winner"), [((61, 59), 0), ((59, 61), 1), ((120, 0), 0), ((0, 120), 1), ((60, 60), None)]
)
def test_R_70_more_than_half_wins_between_two_sides(points: tuple[int, int], winner: int | None) -> None:
    for players in (2, 4, 6):
        assert deal_winner(new_match(default_rules(players=players)), points) == winner


@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((41, 40, 39), 0),
        ((0, 0, 120), 2),
        ((40, 40, 40), None),
        ((50, 50, 20), None),
        ((20, 50, 50), None),
        ((60, 30, 30), 0),  # half of the points, and the sole highest
    ],
)
def test_R_72_the_sole_highest_of_three_wins(points: tuple[int, ...], winner: int | None) -> None:
    assert deal_winner(new_match(default_rules(players=3)), points) == winner


@pytest.mark.parametrize(
    ("points", "winner"), [((31, 30, 30, 29), 0), ((60, 0, 60, 0), None), ((60, 20, 20, 20), 0)]
)
def test_fine_print_39_the_sole_highest_of_four_wins_whatever_it_has(
    points: tuple[int, ...], winner: int | None
) -> None:
    assert deal_winner(new_match(ALONE4), points) == winner


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_80_a_won_deal_counts_one(rules: Rules) -> None:
    before, end = deal_ending(rules, is_draw=False)
    assert end.winner is not None
    assert end.points[end.winner] == max(end.points)
    assert end.score == tuple(int(side == end.winner) for side in range(len(rules.sides)))
    after = finished(before)
    assert after.score == end.score
    assert (after.phase, after.number) == (Phase.DEALING, 1)


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_71_R_72_nobody_scores_in_a_drawn_deal_and_the_next_deals(rules: Rules) -> None:
    before, end = deal_ending(rules, is_draw=True)
    assert (end.winner, end.carried, end.score) == (None, 0, (0,) * len(rules.sides))
    assert end.dealer == (before.dealer + 1) % rules.players
    assert finished(before).phase is Phase.DEALING


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_71_the_same_dealer_deals_again(rules: Rules) -> None:
    rules = replace(rules, tie=Tie.REPLAY_SAME_DEALER)
    before, end = deal_ending(rules, is_draw=True)
    assert (end.winner, end.carried, end.score) == (None, 0, (0,) * len(rules.sides))
    assert end.dealer == before.dealer
    before, end = deal_ending(rules, is_draw=False)
    assert end.dealer == (before.dealer + 1) % rules.players


@pytest.mark.parametrize("players", [2, 4, 6])
def test_R_71_example_16_the_side_that_took_the_last_trick_wins_60_to_60(players: int) -> None:
    rules = replace(default_rules(players=players), tie=Tie.LAST_TRICK_WINS)
    before, end = deal_ending(rules, is_draw=True)
    last = finished(before).tricks[-1].taker
    assert end.points == (60, 60)
    assert end.winner == rules.side_of(last)
    assert end.score == tuple(int(side == end.winner) for side in range(2))
    assert end.dealer == (before.dealer + 1) % players


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_R_71_drawn_deals_are_carried_to_the_next_won_one(rules: Rules) -> None:
    rules = replace(rules, tie=Tie.CARRY, target=7)
    drawn, end = deal_ending(rules, is_draw=True)
    assert (end.winner, end.carried, end.score) == (None, 1, (0,) * len(rules.sides))
    twice = finished(drawn._replace(carried=1))
    assert (twice.carried, twice.score) == (2, (0,) * len(rules.sides))
    won, end = deal_ending(rules, is_draw=False)
    after = finished(won._replace(carried=2))
    assert after.score == tuple(3 * int(side == end.winner) for side in range(len(rules.sides)))
    assert after.carried == 0


@each("target", list(range(1, 8)))
@each("rules", BRISCOLA_TABLES)
def test_R_80_the_match_ends_when_a_side_has_won_the_target(rules: Rules, target: int) -> None:
    rules = replace(rules, target=target)
    for seed in range(2):
        *_, last = walk(rules, seed)
        wins = [0] * len(rules.sides)
        for step in walk(rules, seed):
            for event in step.events:
                if isinstance(event, DealEnded) and event.winner is not None:
                    assert max(wins) < target
                    wins[event.winner] += 1
        assert last.events[-1] == MatchEnded((wins.index(target),), tuple(wins), EndReason.FIRST_TO)
        assert last.after.result == last.events[-1]
        assert (last.after.phase, last.after.turn) == (Phase.OVER, None)


@pytest.mark.parametrize("rules", BRISCOLA_TABLES)
def test_fine_print_14_a_seat_may_forfeit_in_or_out_of_turn(rules: Rules) -> None:
    for index, step in enumerate(walk(rules, 12)):
        state = step.after
        if state.phase is not Phase.PLAY or index % 7:
            continue
        for seat in range(rules.players):
            assert Forfeit() in decide.legal(state, seat)
            after, events = decide.step(state, seat, Forfeit())
            end = end_of(events)
            others = tuple(side for side in range(len(rules.sides)) if side != rules.side_of(seat))
            assert [type(event) for event in events] == [Forfeited, DealEnded, MatchEnded]
            assert events[-1] == MatchEnded(others, state.score, EndReason.FORFEIT)
            # Fine print 21: the deal scores nothing and has the points of its completed tricks.
            assert end.score == (0,) * len(rules.sides)
            assert end.points == policies.by_side(rules, state.piles)
            assert sum(end.points) == sum(trick.points for trick in state.tricks)
            assert after.phase is Phase.OVER
            assert after == fold(events, state)
