"""Search: compact deals go as the engine says, deals that may be fit the view, endings are exact."""

import random
from collections.abc import Iterator
from itertools import chain, product
from types import SimpleNamespace

import pytest
from hypothesis import given, strategies as st

from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.computers.search.board import Board
from bot.computers.search.sampling import Known
from bot.rules import decide
from bot.rules.actions import Play
from bot.rules.cards import Card
from bot.rules.events import DealEnded
from bot.rules.notation.plain_data import default_rules
from bot.rules.options import Orders, SignalTruth, Talk
from bot.rules.policies import by_side
from bot.rules.rules import Rules
from bot.rules.state import Phase, State
from bot.rules.view import SeatView, seat_view
from testing.builders.search_modules import COMPILED_AND_PURE, search_modules
from testing.builders.states import (
    EVERY_GAME,
    Step,
    first_deal,
    fold,
    name_of,
    new_match,
    random_deal,
    rules_for,
    walk,
    walks,
)


def is_searchable(state: State) -> bool:
    """Whether a card is to be played, and all on the table lie open."""
    blind = state.auction is not None and state.auction.blind
    return state.phase is Phase.PLAY and state.talk.answerer is None and not blind


def positions(steps: list[Step]) -> Iterator[State]:
    """The last position of a walk in which cards can be reckoned with, if there is one."""
    return iter([step.after for step in steps if is_searchable(step.after)][-1:])


def true_board(its: SimpleNamespace, state: State) -> Board:
    """The board of a deal with every card where it really is."""
    view = seat_view(state, state.turn)
    board: Board = its.determinize.knowledge_of(view, believe(view)).board
    number, deal = its.determinize.number_of(state.rules, state.trump), its.board
    for place, seat in enumerate(state.active):
        begin = deal.HANDS + place * deal.MOST
        for at, card in enumerate(state.hands[seat]):
            board[begin + at] = number[card]
    for at, card in enumerate(state.stock):
        board[deal.STOCK + at] = number[card]
    return board


def plays(state: State) -> list[Card]:
    """The cards that may be played."""
    assert state.turn is not None
    return [action.card for action in decide.legal(state, state.turn) if isinstance(action, Play)]


def check_playout(its: SimpleNamespace, state: State, rng: random.Random) -> None:
    """Play a deal to its end, on a board and by the engine: what may be done, and what comes of it."""
    deal, number = its.board, its.determinize.number_of(state.rules, state.trump)
    values, board = its.determinize.values_of(state.rules), true_board(its, state)
    free_to_revoke, bound = state.rules.renege, state.rules.orders is Orders.BINDING
    while True:
        place = deal.turn(board)
        assert state.turn is not None
        assert state.turn == state.active[place]
        hand = [int(c) for c in board[deal.HANDS + place * deal.MOST :][: board[deal.HELD + place]]]
        assert sorted(hand) == sorted(number[card] for card in state.hands[state.turn])
        may = {card for card in hand if deal.free(board) or deal.is_allowed(board, place, card)}
        legal = {number[card] for card in plays(state)}
        assert may == legal or (free_to_revoke and may < legal) or (bound and legal < may)
        card = rng.choice([card for card in plays(state) if number[card] in may])
        goes_on = deal.play(board, values, place, hand.index(number[card]))
        state, events = decide.step(state, state.turn, Play(card))
        ends = [event for event in events if isinstance(event, DealEnded)]
        if ends or not goes_on:
            break
    piles = [0] * state.rules.players
    for place, seat in enumerate(state.active):
        piles[seat] = int(board[deal.POINTS + place])
    assert ends[0].points == by_side(state.rules, piles)
    early = state.rules.early_stop.value == "when_decided"
    assert not goes_on or early


@COMPILED_AND_PURE
@pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
def test_a_compact_deal_goes_as_the_engine_says_in_every_game(rules: Rules, *, fast: bool) -> None:
    rng, walked = random.Random(3), walk(rules, 7)
    states = [step.after for step, _ in zip(walked, range(rng.randrange(20, 120)), strict=False)]
    for state in [state for state in states if is_searchable(state)][:: 3 if fast else 11]:
        check_playout(search_modules(fast=fast), state, rng)


@given(steps=walks(), seed=st.integers(0, 2**32))
def test_a_compact_deal_goes_as_the_engine_says_with_every_option(steps: list[Step], seed: int) -> None:
    for state in positions(steps):
        check_playout(search_modules(fast=seed % 2 == 0), state, random.Random(seed))


def test_R_82_the_play_off_of_two_is_a_deal_like_another() -> None:
    rules, rng = rules_for(players=3, match="threehand"), random.Random(5)
    state = new_match(rules)._replace(active=(0, 2))
    state = fold(decide.deal(state, random_deal(state, rng)), state)
    check_playout(search_modules(fast=True), state, rng)


def is_truthful(state: State) -> bool:
    """Whether what the view tells can be taken at its word."""
    rules = state.rules
    return not state.revoked and (rules.talk is Talk.OFF or rules.signal_truth is SignalTruth.ENFORCED)


@given(steps=walks(), seed=st.integers(0, 2**32))
def test_deals_that_may_be_fit_what_the_seat_sees(steps: list[Step], seed: int) -> None:
    its, rng = search_modules(fast=seed % 2 == 0), random.Random(seed)
    for state in positions(steps):
        seat = rng.choice(state.active)
        view = seat_view(state, seat)
        known = its.determinize.knowledge_of(view, believe(view))
        before = [int(number) for number in known.board]
        board, rng_state = known.board, its.rng.rng_state(rng)
        desk = its.compilation.rows(2, its.board.SIZE)
        desk[0][:] = board
        for _ in range(5):
            its.sampling.shuffle_hidden(board, known.places, known.masks, known.needs, 0, rng_state)
            if known.in_hands:
                its.sampling.resample(board, desk[0], known, desk[1], 10, rng_state)
            check_sample(its, state, view, known, before)


def check_sample(its: SimpleNamespace, state: State, view: SeatView, known: Known, before: list[int]) -> None:
    """A sampled deal: what is known stays, what is hidden is dealt out whole, nobody has what they cannot."""
    deal, board, number = (
        its.board,
        [int(card) for card in known.board],
        its.determinize.number_of(state.rules, state.trump),
    )
    places = [int(place) for place in known.places]
    assert [c for at, c in enumerate(board) if at not in places] == [
        c for at, c in enumerate(before) if at not in places
    ]
    dealt = sorted(board[place] for place in places)
    assert dealt == sorted(before[place] for place in places)
    assert len(set(dealt)) == len(dealt)
    hands = {
        seat: board[deal.HANDS + place * deal.MOST :][: board[deal.HELD + place]]
        for place, seat in enumerate(state.active)
    }
    assert view.seat is not None
    assert sorted(hands[view.seat]) == sorted(number[card] for card in view.hand)
    for seat, card in view.known_cards:
        assert number[card] in hands[seat]
    assert all(int(mask) >> board[place] & 1 for mask, place in zip(known.masks, places, strict=True))
    in_play = {number[card] for hand in state.hands for card in hand} | {number[c] for c in state.stock}
    if len(state.rules.packs) == 1:
        assert {
            *board[deal.STOCK : deal.STOCK + len(state.stock)],
            *chain.from_iterable(hands.values()),
        } == in_play


@given(steps=walks(), seed=st.integers(0, 2**32))
def test_the_deal_as_it_is_may_be(steps: list[Step], seed: int) -> None:
    its = search_modules(fast=False)
    for state in positions(steps):
        if not is_truthful(state):
            return
        seat = random.Random(seed).choice(state.active)
        view = seat_view(state, seat)
        known, board = its.determinize.knowledge_of(view, believe(view)), true_board(its, state)
        deal = its.board
        for place in range(len(state.active)):
            mine = [at for at, owner in enumerate(known.owners) if owner == place]
            free = {known.board[known.places[at]] for at in mine}
            begin = deal.HANDS + place * deal.MOST
            fixed = {*known.board[begin : begin + board[deal.HELD + place]]} - free
            really = {*board[begin : begin + board[deal.HELD + place]]}
            assert fixed <= really
            for card in really - fixed:
                assert all(known.masks[at] >> card & 1 for at in mine)
        assert its.sampling.is_satisfied(board, known.needs)


def test_fine_print_22_nobody_is_thought_to_hold_a_suit_that_they_did_not_follow() -> None:
    its, seen = search_modules(fast=False), 0
    for step in walk(rules_for("sueca"), 5):
        state = step.after
        if not is_searchable(state) or len(state.tricks) < 4:
            continue
        view = seat_view(state, state.turn)
        known = its.determinize.knowledge_of(view, believe(view))
        for trick in view.tricks:
            led = trick.cards[0].card.suit
            for seat in {one.seat for one in trick.cards if one.card.suit is not led}:
                suit = [
                    number
                    for card, number in its.determinize.number_of(state.rules, state.trump).items()
                    if card.suit is led
                ]
                for owner, mask in zip(known.owners, known.masks, strict=True):
                    if owner >= 0 and state.active[owner] == seat:
                        seen += 1
                        assert not any(mask >> number & 1 for number in suit)
    assert seen > 100


def best(state: State, side: int) -> int:
    """The points of a side at the end of a deal by trying everything."""
    ends = []
    assert state.turn is not None
    for card in plays(state):
        after, events = decide.step(state, state.turn, Play(card))
        end = next((event for event in events if isinstance(event, DealEnded)), None)
        ends.append(best(after, side) if end is None else end.points[side])
    return (max if state.rules.side_of(state.turn) == side else min)(ends)


@COMPILED_AND_PURE
@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        (default_rules(players=2), 3),
        (default_rules(players=2), 2),
        (default_rules(players=2), 1),
        (default_rules(players=4), 2),
        (default_rules(players=6), 1),
        (rules_for("briscolone3"), 3),
        (rules_for("briscolone5t"), 3),
        (rules_for("double", players=2), 2),
        (rules_for("bisca9"), 3),
        (rules_for("sueca"), 2),
        (rules_for("briscola", players=4, follow_suit="must_follow"), 2),
    ],
    ids=lambda value: name_of(value) if isinstance(value, Rules) else str(value),
)
def test_an_ending_is_as_good_as_trying_everything(rules: Rules, cards: int, *, fast: bool) -> None:
    its, tried = search_modules(fast=fast), 0
    room = its.solver.room()
    for seed in range(4 if fast else 2):
        state = next(
            step.after
            for step in walk(rules, seed)
            if is_searchable(step.after)
            and not step.after.stock
            and not step.after.trick
            and max(map(len, step.after.hands)) == cards
        )
        values = its.determinize.values_of(rules)
        assert state.turn is not None
        led, _ = decide.step(state, state.turn, Play(plays(state)[0]))
        for side, position in product((0, 1), (state, led)):
            assert its.solver.solve(true_board(its, position), values, side, room) == best(position, side)
            tried += 1
    assert tried


@given(steps=walks(), seed=st.integers(0, 2**32))
def test_thumbs_and_habits_play_what_may_be_played(steps: list[Step], seed: int) -> None:
    its = search_modules(fast=seed % 2 == 0)
    deal, habits = its.board, its.compilation.numbers(its.rollout_weights.PARTNERS)
    for state in positions(steps):
        board, values = true_board(its, state), its.determinize.values_of(state.rules)
        more = True
        while more:
            seat = deal.turn(board)
            thumb = its.heuristic_policy.by_heuristic(board, values, seat)
            habit = (
                its.rollout_policy.by_rollout_policy(board, values, habits, seat)
                if state.rules.game.plays == 1
                else thumb
            )
            for place in (thumb, habit):
                assert 0 <= place < board[deal.HELD + seat]
                card = board[deal.HANDS + seat * deal.MOST + place]
                assert deal.free(board) or deal.is_allowed(board, seat, card)
            more = deal.play(board, values, seat, habit)


@pytest.mark.parametrize("players", [2, 4])
def test_the_heuristic_policy_is_the_yardstick_played_on_a_board(players: int) -> None:
    its, rng, greedy = search_modules(fast=False), random.Random(players), computers.create("greedy")
    rules = rules_for(players=players, talk="off") if players == 4 else rules_for()
    values = its.determinize.values_of(rules)
    for _ in range(15):
        state = first_deal(rules, rng.sample(rules.packs[0], len(rules.packs[0])))
        while state.phase is Phase.PLAY and state.number == 0:
            assert state.turn is not None
            board, begin = true_board(its, state), its.board.HANDS + state.turn * its.board.MOST
            card = board[begin + its.heuristic_policy.by_heuristic(board, values, state.turn)]
            chosen = greedy.choose(seat_view(state, state.turn), random.Random(1))
            assert isinstance(chosen, Play)
            # Of cards worth nothing either will do.
            assert values[card] == rules.order.value[chosen.card]
            assert (card >> its.board.SHIFT == board[its.board.TRUMP]) == (chosen.card.suit is state.trump)
            state, _ = decide.step(state, state.turn, Play(rng.choice(state.hands[state.turn])))
