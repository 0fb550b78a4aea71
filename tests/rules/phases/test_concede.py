"""Fine print 42: when a deal is decided for everybody to see, and what conceding it does."""

import random

import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies as st

from bot import computers
from bot.rules import decide
from bot.rules.actions import Action, Answer, Concede, Forfeit, Play, Signal
from bot.rules.deductions.early_win import early_winners
from bot.rules.errors import Reason
from bot.rules.events import Conceded, ConcessionOffered, ConcessionRefused, DealEnded, MatchEnded
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Match, PointsShown
from bot.rules.rules import Rules
from bot.rules.scoring import margin
from bot.rules.state import Phase, State
from bot.rules.view import seat_view
from testing.builders.conceding import concede_deal
from testing.builders.states import (
    EVERY_GAME,
    any_rules,
    fold,
    new_match,
    play_on,
    random_deal,
    random_options,
    refusal_reason,
    rules_for,
    take_actions,
    walk,
)

SLOW = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
seeds = st.integers(0, 2**32)


@st.composite
def open_tables(draw: st.DrawFn) -> Rules:
    """Any table whose points everybody sees."""
    options = random_options(random.Random(draw(seeds)), likelihood=0.15)
    options.pop("points_shown", None)
    return rules_from(options)


def winners(rules: Rules, ended: DealEnded) -> tuple[int, ...] | None:
    """The seats that won a deal; None for nobody."""
    if ended.declared is not None:
        side = {ended.declared.declarer, *ended.declared.partners}
        made = sum(ended.points[seat] for seat in side) >= ended.declared.needed
        return tuple(seat for seat in range(rules.players) if (seat in side) is made)
    return None if ended.winner is None else rules.sides[ended.winner]


def end_of_deal(state: State, rng: random.Random) -> DealEnded:
    """How the running deal ends if everybody plays on, whatever is played and shown."""
    number = state.number
    while state.number == number:
        assert state.turn is not None
        never = (Forfeit, Concede, Answer, Signal)
        legal = [one for one in decide.legal(state, state.turn) if not isinstance(one, never)]
        plays = [one for one in legal if isinstance(one, Play)]
        others = [one for one in legal if not isinstance(one, Play) and type(one).__name__ in QUICK]
        action: Action = rng.choice(others) if others and rng.random() < 0.5 else rng.choice(plays)
        state, events = decide.step(state, state.turn, action)
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        if ended is not None:
            return ended
    raise AssertionError("the deal goes on")


QUICK = {"Conquista", "Claim", "Exchange"}
"""What else may turn a deal."""


@SLOW
@given(open_tables(), seeds, st.randoms(use_true_random=False))
def test_fine_print_42_who_has_won_a_decided_deal_wins_it_whatever_is_played(
    rules: Rules, seed: int, rng: random.Random
) -> None:
    found = 0
    for step, _ in zip(walk(rules, seed), range(120), strict=False):
        if (won := early_winners(seat_view(step.after, None))) is not None and found < 3:
            found += 1
            assert winners(rules, end_of_deal(step.after, rng)) == won


@SLOW
@given(any_rules(), seeds)
def test_fine_print_42_everybody_sees_alike_whether_a_deal_is_decided(rules: Rules, seed: int) -> None:
    for step, _ in zip(walk(rules, seed, asides=0.1), range(120), strict=False):
        state = step.after
        told = early_winners(seat_view(state, None))
        assert {early_winners(seat_view(state, seat)) for seat in range(rules.players)} == {told}
        hidden = rules.points_shown is not PointsShown.BOTH
        if hidden or rules.game.claims or rules.match is Match.RACE or rules.renege:
            assert told is None
        if told is not None and state.auction is not None:  # rules.md §6.7
            lain = {one.card for trick in state.tricks for one in trick.cards}
            assert lain | {one.card for one in state.trick} >= set(state.auction.called_cards)


@SLOW
@given(open_tables(), seeds)
def test_fine_print_42_what_is_decided_stays_so(rules: Rules, seed: int) -> None:
    before: tuple[int, ...] | None = None
    for step, _ in zip(walk(rules, seed), range(150), strict=False):
        now = early_winners(seat_view(step.after, None))
        if step.after.phase is not Phase.PLAY or not step.after.tricks:
            before = None
        else:
            assert before in {None, now}
            before = now


@SLOW
@given(any_rules(), seeds)
def test_fine_print_42_the_losers_of_a_decided_deal_may_concede_it_in_their_turn(
    rules: Rules, seed: int
) -> None:
    for step, _ in zip(walk(rules, seed, asides=0.3), range(120), strict=False):
        state = step.after
        won = early_winners(seat_view(state, None))
        for seat in range(rules.players):
            offered = {action for action in decide.legal(state, seat) if isinstance(action, Concede)}
            if state.talk.offer is not None:
                asked = state.talk.offer.target == seat
                assert offered == ({Concede(), Concede(refuse=True)} if asked else set())
                continue
            may = (
                rules.two_sided
                and won is not None
                and seat not in won
                and seat == state.turn
                and state.talk.due is None
                and state.talk.refusal is None
            )
            assert offered == ({Concede()} if may else set())


@SLOW
@given(open_tables(), seeds, st.randoms(use_true_random=False))
def test_fine_print_42_conceding_keeps_the_points_and_gives_the_winners_all_they_could_have(
    rules: Rules, seed: int, rng: random.Random
) -> None:
    assume(rules.two_sided)
    for step, _ in zip(walk(rules, seed), range(150), strict=False):
        state = step.after
        if state.turn is None or decide.refusal(state, state.turn, Concede()) is not None:
            continue
        won = early_winners(seat_view(state, None))
        assert won is not None
        _, events = concede_deal(state)
        ended = next(event for event in events if isinstance(event, DealEnded))
        side = rules.side_of(won[0])
        assert sum(ended.points) == 120
        assert ended.winner == side
        assert ended.points[1 - side] == sum(state.piles[seat] for seat in rules.sides[1 - side])
        for _ in range(3):
            other = end_of_deal(state, rng)
            assert winners(rules, other) == won
            assert other.score[side] <= ended.score[side]
        return


def lost_state(rules: Rules, cards: int = 1) -> State:
    """A first deal that is decided, in the turn of a loser who holds at least this many cards."""
    for seed in range(2000):
        for step in walk(rules, seed):
            state = step.after
            if state.number or state.phase is not Phase.PLAY:
                break
            if state.turn is None or len(state.hands[state.turn]) < cards:
                continue
            if decide.refusal(state, state.turn, Concede()) is None:
                return state
    raise AssertionError("no such deal")


def test_fine_print_42_alone_one_concedes_at_once() -> None:
    state = lost_state(rules_for(players=2, match="pennycook"))
    assert state.turn is not None
    before = state.piles[1 - state.turn]
    after, events = take_actions(state, Concede())
    assert events[0] == Conceded(state.turn)
    ended = events[1]
    assert isinstance(ended, DealEnded)
    assert ended.points[1 - state.turn] == 120 - state.piles[state.turn] >= before
    worth = margin(state.rules, 120 - state.piles[state.turn], all_tricks=not state.piles[state.turn])
    assert ended.score[1 - state.turn] == worth
    assert after.phase is Phase.DEALING


def test_fine_print_42_the_match_may_end_by_it() -> None:
    state = lost_state(rules_for(players=2, target=1))
    assert state.turn is not None
    over, events = take_actions(state, Concede())
    end = events[-1]
    assert isinstance(end, MatchEnded)
    assert end.winners == (1 - state.turn,)
    assert over.phase is Phase.OVER


@pytest.mark.parametrize(
    "rules",
    [
        rules_for(players=4),
        rules_for("bisca3", players=4),
        rules_for("sueca"),
        rules_for(players=4, talk="conversation"),
    ],
)
def test_fine_print_42_a_partner_agrees_or_plays_on(rules: Rules) -> None:
    state = lost_state(rules)
    seat = state.turn
    assert seat is not None
    mate = (seat + 2) % 4
    asked, events = take_actions(state, Concede())
    assert events == [ConcessionOffered(seat, mate)]
    assert asked.next_seat == mate
    for other in range(4):
        if other != mate:
            assert (
                refusal_reason(asked, other, Concede())
                is refusal_reason(asked, other, Concede(refuse=True))
                is Reason.CONCESSION_DUE
            )
            assert refusal_reason(asked, other, Forfeit()) is Reason.CONCESSION_DUE
    card = state.hands[seat][0]
    assert (
        refusal_reason(asked, seat, Play(card))
        is refusal_reason(asked, mate, Play(card))
        is Reason.CONCESSION_DUE
    )
    kept, events = take_actions(asked, (mate, Concede(refuse=True)))
    assert events == [ConcessionRefused(mate)]
    assert (kept.next_seat, kept.turn) == (seat, seat)
    assert refusal_reason(kept, seat, Concede()) is Reason.CONCESSION_REFUSED
    assert refusal_reason(kept, mate, Concede(refuse=True)) is Reason.NO_CONCESSION
    assert [one for one in decide.legal(kept, seat) if isinstance(one, Play)]
    over, events = take_actions(asked, (mate, Concede()))
    assert events[0] == Conceded(mate)
    assert over.number == state.number + 1


def test_fine_print_42_a_refusal_holds_for_one_trick() -> None:
    state = lost_state(rules_for("sueca"), cards=3)
    seat = state.turn
    assert seat is not None
    refused, _ = take_actions(state, Concede(), ((seat + 2) % 4, Concede(refuse=True)))
    assert refusal_reason(refused, seat, Concede()) is Reason.CONCESSION_REFUSED
    later, _ = play_on(refused, 1)
    while later.turn in {(seat + 1) % 4, (seat + 3) % 4}:
        plays = [one for one in decide.legal(later, later.turn) if isinstance(one, Play)]
        later, _ = take_actions(later, plays[0])
    assert later.number == state.number
    assert later.turn is not None
    assert refusal_reason(later, later.turn, Concede()) is None


def test_fine_print_42_of_three_partners_all_are_asked() -> None:
    state = lost_state(rules_for(players=6))
    seat = state.turn
    assert seat is not None
    first, second = (seat + 2) % 6, (seat + 4) % 6
    one, events = take_actions(state, Concede())
    assert events == [ConcessionOffered(seat, first)]
    two, events = take_actions(one, (first, Concede()))
    assert events == [ConcessionOffered(first, second)]
    assert two.next_seat == second
    assert refusal_reason(two, first, Concede()) is Reason.CONCESSION_DUE
    assert take_actions(two, (second, Concede()))[1][0] == Conceded(second)
    kept, _ = take_actions(two, (second, Concede(refuse=True)))
    assert kept.next_seat == seat


def test_fine_print_42_only_a_decided_deal_is_conceded_by_its_losers_in_their_turn() -> None:
    rules = rules_for(players=2)
    state = lost_state(rules)
    seat = state.turn
    assert seat is not None
    start = fold(
        decide.deal(new_match(rules), random_deal(new_match(rules), random.Random(1))), new_match(rules)
    )
    assert refusal_reason(new_match(rules), 0, Concede()) is Reason.NO_DEAL
    assert start.turn is not None
    assert refusal_reason(start, start.turn, Concede()) is Reason.NOT_DECIDED
    assert refusal_reason(state, 1 - seat, Concede()) is Reason.NOT_YOUR_TURN
    ahead = state._replace(piles=tuple(reversed(state.piles)))
    assert refusal_reason(ahead, seat, Concede()) is Reason.NOT_LOST
    assert refusal_reason(state, seat, Concede(refuse=True)) is Reason.NO_CONCESSION


@pytest.mark.parametrize(
    "rules",
    [
        rules_for("a31", points_shown="both"),
        rules_for(match="race"),
        rules_for("sueca", renege=True),
        rules_for(points_shown="own"),
        rules_for(points_shown="hidden"),
        rules_for(players=3),
        rules_for("chiamata"),
    ],
)
def test_fine_print_42_games_without_it(rules: Rules) -> None:
    state = fold(
        decide.deal(new_match(rules), random_deal(new_match(rules), random.Random(1))), new_match(rules)
    )
    state = state._replace(phase=Phase.PLAY, piles=(100, *state.piles[1:]))
    assert refusal_reason(state, state.turn or 0, Concede()) is Reason.NOT_IN_THIS_GAME


def test_fine_print_42_whoever_may_still_show_the_conquista_has_not_lost() -> None:
    state = lost_state(rules_for(players=2, conquista=True))
    assert state.turn is not None
    unseen = state._replace(tricks=(), trick=())  # as if none of the three trumps had been played
    assert refusal_reason(state, state.turn, Concede()) is None
    assert refusal_reason(unseen, state.turn, Concede()) is Reason.NOT_DECIDED


@pytest.mark.parametrize("level", [*computers.LEVELS, computers.RANDOM])
def test_fine_print_42_a_computer_agrees_and_never_concedes_of_itself(level: str) -> None:
    state = lost_state(rules_for(players=4))
    assert state.turn is not None
    computer = computers.create(level)
    for seed in range(5):
        chosen = computer.choose(seat_view(state, state.turn), random.Random(seed))
        assert not isinstance(chosen, Concede)
    asked, _ = take_actions(state, Concede())
    assert asked.next_seat is not None
    assert computer.choose(seat_view(asked, asked.next_seat), random.Random(1)) == Concede()


def test_every_game_of_two_sides_can_be_conceded_where_its_points_are_shown() -> None:
    for rules in EVERY_GAME:
        can = rules.two_sided and rules.points_shown is PointsShown.BOTH and rules.match is not Match.RACE
        assert (rules.two_sided and rules.shows_decision) is can
        if can:
            assert lost_state(rules).turn is not None


def test_fine_print_42_on_a_board_every_deal_is_played_out() -> None:
    """Other tables play the same packs: their results are compared."""
    rules = rules_for(players=2)
    state = lost_state(rules)
    seat = state.turn
    assert seat is not None
    board = state._replace(board=fold(decide.start(rules, 0, board=True)).board)
    assert board.board
    assert refusal_reason(state, seat, Concede()) is None
    assert refusal_reason(board, seat, Concede()) is Reason.NOT_IN_THIS_GAME
    assert Concede() not in seat_view(board, seat).legal
