"""What the maestro makes of the plays of the one it meets: exact where it can be counted by hand."""

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count, permutations

import numpy as np
import pytest

from bot import computers
from bot.computers.knowledge.beliefs import believe
from bot.computers.levels import maestro
from bot.computers.neural import (
    board as neural_board,
    features,
    inference,
    kept_cards,
    lookahead,
    move_likelihood as likelihoods,
    network,
    observation,
)
from bot.computers.search import board as search_board, determinize, heuristic_policy, rollout, solver
from bot.computers.search.board import NUMBERS
from bot.computers.search.compilation import floats, numbers, small
from bot.computers.search.rng import rng_state
from bot.computers.search.sampling import Known
from bot.rules import decide
from bot.rules.actions import Play
from bot.rules.deductions.open_draws import open_draws
from bot.rules.notation.plain_data import rules_from
from bot.rules.state import State
from bot.rules.view import SeatView, seat_view
from testing.builders.states import first_deal
from testing.each import each

LEAST_INFORMATION = {
    (2, "greedy"): 1.2,
    (2, "player"): 0.4,
    (2, "expert"): 0.4,
    (4, "greedy"): 0.5,
    (4, "expert"): 0.0,
}
"""What is told at least of the cards that a level holds, in natural logarithms; nothing is 0."""


def states_against(
    other: str, seed: int, tricks: int, seats: int = 2, *, is_open: bool = False
) -> list[State]:
    """A deal in which seat 0 plays the first card it holds against a level, whenever it is to play."""
    rules = rules_from({"players": seats, "talk": "off", "open_hands": is_open})
    rng = random.Random(seed)
    state, seen = first_deal(rules, rng.sample(rules.packs[0], len(rules.packs[0]))), []
    while len(state.tricks) < tricks:
        assert state.turn is not None
        view = seat_view(state, state.turn)
        if state.turn == 0:
            seen.append(state)
            state = state_after(state, Play(view.hand[0]))
        else:
            chosen = computers.create(other).choose(view, rng)
            assert isinstance(chosen, Play)
            state = state_after(state, chosen)
    return seen


def views(other: str, seed: int, tricks: int) -> list[SeatView]:
    """What seat 0 sees of such a deal."""
    return [seat_view(state, 0) for state in states_against(other, seed, tricks)]


def state_after(state: State, play: Play) -> State:
    """The state after a card of the seat that is to play."""
    assert state.turn is not None
    return decide.step(state, state.turn, play)[0]


def noticed(view: SeatView) -> inference.Conclusions:
    """What a seat notices."""
    return inference.conclusions_of(view, observation.row(view, believe(view)))


@each("seats, seed", [(2, seed) for seed in range(40)] + [(4, seed) for seed in range(80)])
def test_a_play_fits_that_rules_of_thumb_choose(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    board = small([0] * search_board.SIZE)
    board[search_board.SEATS] = board[search_board.PLAYING] = seats
    board[search_board.PLAYS], board[search_board.TRUMP] = 1, 0
    values = numbers(neural_board.VALUES)
    before, hand = rng.sample(PACK, rng.randrange(seats)), rng.sample(PACK, 3)
    while set(before) & set(hand):
        hand = rng.sample(PACK, 3)
    board[search_board.LAID], board[search_board.LEADER], board[search_board.HELD] = (
        len(before),
        -len(before) % seats,
        3,
    )
    for seat in range(seats):
        board[search_board.SIDE + seat] = seat % 2
    for place, card in enumerate(before):
        board[search_board.TRICK + place] = card
    for place, card in enumerate(hand):
        board[search_board.HANDS + place] = card
    chosen = hand[heuristic_policy.by_heuristic(board, values, 0)]
    top, best = likelihoods.LEADING, 0
    for place, card in enumerate(before):
        if top == likelihoods.LEADING or search_board.beats(card, top, search_board.TRUMP_SUIT):
            top, best = card, place
    ours, lying = (
        bool(before) and (len(before) - best) % 2 == 0,
        sum(neural_board.VALUES[card] for card in before),
    )
    play = (top, 0, ours, len(before) == seats - 1, lying, True)
    fitting = [
        card
        for card, one, other in (hand, (*hand[1:], hand[0]), (hand[2], *hand[:2]))
        if is_fit((card, *play), one, other, seats)
    ]
    # Of cards that take a trick without points, or are worth as much, either will do.
    worth = {(card in PACK[:10], neural_board.VALUES[card]) for card in fitting}
    assert worth == {(chosen in PACK[:10], neural_board.VALUES[chosen])}


PACK = sorted(determinize.number_of(rules_from({})).values())
"""The cards of forty: trumps are the first ten, and of every ten the last is the ace."""
LEADS = (likelihoods.LEADING, 0, False, False, 0, True)
FOLLOWS = (PACK[22], 1, True, True, 10, True)
KEEPS_ONE = (PACK[33], 2, False, False, 2, False)


@pytest.mark.parametrize(
    ("drawn_openly", "drawn_at_last"),
    [(None, True), (None, False), (28, True), (28, False), (12, True), (12, False), (5, False)],
)
@pytest.mark.parametrize("played_by", ["thumb", "expert", "player"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_is_what_counting_every_way_of_drawing_gives(
    seats: int, played_by: str, drawn_openly: int | None, *, drawn_at_last: bool
) -> None:
    """The card drawn may be an open one: the next that is played, one that is still held, or the last."""
    hidden = [PACK[place] for place in (3, 12, 19, 24, 31, 37)]
    plays = [(PACK[15], *LEADS), (PACK[28], *FOLLOWS)]
    plays += [] if drawn_at_last else [(PACK[5], *KEEPS_ONE)]
    likes = {
        "thumb": (),
        "expert": likelihoods.LIKELIHOODS[seats][0],
        "player": likelihoods.LIKELIHOODS[seats][1],
    }[played_by]
    drawn = {} if drawn_openly is None else {1: PACK[drawn_openly]}
    counted: dict[tuple[int, int], float] = defaultdict(float)
    for order in orders_of(hidden, plays, drawn):
        hand, draws, weight = [*order[:3]], [order[3]], 1.0
        for play in plays:
            if play[likelihoods.CARD] not in hand:
                weight = 0
                break
            hand.remove(play[likelihoods.CARD])
            weight *= chance_of(play, hand, likes, seats)
            hand += draws[:1]
            draws.clear()
        if weight:
            counted[min(hand), max(hand)] += weight
    past = [int(number) for play in plays for number in play]
    policy = ["thumb", "expert", "player"].index(played_by)
    probabilities = kept_cards.tables_by_policy(past, hidden, seats, drawn)[0][policy]
    table = floats(neural_board.PAIRS)
    for one, row in zip(hidden, probabilities, strict=True):
        for other, probability in zip(hidden, row, strict=True):
            table[one * NUMBERS + other] = probability
    whole = sum(counted.values())
    for (one, other), weight in counted.items():
        assert table[one * NUMBERS + other] == pytest.approx(weight / whole, abs=1e-6)
    chance, pairs = rng_state(random.Random(1)), dict.fromkeys(counted, 0)
    for _ in range(4000):
        one, other = sorted(divmod(inference.draw_pair(numbers(hidden), table, 0, 0, chance), NUMBERS))
        pairs[one, other] += 1
    for pair, times in pairs.items():
        assert times / 4000 == pytest.approx(counted[pair] / whole, abs=0.04)


def orders_of(
    hidden: list[int], plays: Sequence[tuple[int, ...]], drawn: dict[int, int]
) -> Iterator[tuple[int, ...]]:
    """Every way to deal three cards and draw a fourth, which may be known."""
    for order in permutations([*hidden, *(play[likelihoods.CARD] for play in plays)], 4):
        if order[3] == drawn.get(1, order[3]):
            yield order


def is_fit(play: Sequence[int], one: int, other: int, seats: int) -> bool:
    """Whether the heuristic policy plays the card from a hand with two others, or one that is named twice."""
    fits = kept_cards.fits_of_two if seats == 2 else kept_cards.fits_in_pairs
    return bool(fits(play, [one, other])[0, int(one != other)])


def chance_of(play: tuple[int, ...], others: Sequence[int], likes: Sequence[int], seats: int) -> float:
    """How likely a card is played by who holds one or two others too."""
    card, top, stage, ours, last, lying, _ = play
    if not likes:
        return 0.98 if is_fit(play, others[0], others[-1], seats) else 0.01
    wishes = [
        math.exp(
            likes[
                likelihoods.likelihood_index(held, top, stage)
                if seats == 2
                else likelihoods.likelihood_index_in_pairs(held, top, bool(ours), bool(last), lying)
            ]
            / 100
        )
        for held in (card, *others)
    ]
    return wishes[0] / sum(wishes)


def test_r51_it_is_known_who_drew_the_turn_up_and_when() -> None:
    """With four, the last in order draws it after the seventh trick."""
    seen = 0
    for seed in range(12):
        for state in states_against("greedy", seed, 10, seats=4):
            view = seat_view(state, 0)
            if view.stock or view.drawn_turnup is None:
                continue
            draw = open_draws(view).drawn[view.drawn_turnup]
            played = [
                seat for trick in view.tricks for seat, card, _ in trick.cards if card is view.drawn_turnup
            ]
            assert draw.tricks == 7
            assert draw.seat == (view.tricks[6].taker + 3) % 4
            assert played in ([], [draw.seat])
            seen += bool(played) and draw.seat != 0
    assert seen


def test_nobody_is_guessed_to_hold_what_another_is() -> None:
    """Where only one way is left it is found, however often the guesses clash; nobody's cards are ours."""
    board, pairs = small([0] * search_board.SIZE), small([0] * search_board.SIZE)
    board[search_board.SEATS] = 4
    for seat in range(4):
        board[search_board.SIDE + seat] = seat % 2
    hidden = numbers([4, 7, 11, 23, 36])
    strict, loose = floats(4 * neural_board.PAIRS), floats(4 * neural_board.PAIRS)
    for table in (strict, loose):
        for seat, likely in ((1, {(7, 4): 1.0}), (2, {(11, 7): 0.9, (23, 11): 0.1}), (3, {(36, 36): 1.0})):
            for (one, other), weight in likely.items():
                table[seat * neural_board.PAIRS + one * NUMBERS + other] = weight
    chance = rng_state(random.Random(2))
    for clever in (False, True) * 25:
        conclusions = inference.Conclusions(hidden, numbers([0, 2, 2, 1]), strict, loose, 0.5)
        lookahead.guess(board, conclusions, clever, numbers([0] * rollout.REQUEST_SIZE), pairs, chance)
        guessed = [set(divmod(int(pair), NUMBERS)) for pair in pairs[1:4]]
        assert int(pairs[0]) == -1
        assert guessed == [{4, 7}, {11, 23}, {36}]


@pytest.mark.parametrize(("seats", "level"), LEAST_INFORMATION)
def test_what_it_holds_is_likelier_for_what_it_played(seats: int, level: str) -> None:
    """The two cards that it kept, against any two others that it may hold: by the logarithms."""
    told = []
    for seed in range(12):
        for state in states_against(level, seed, 28 // seats, seats)[8 // seats :]:
            view = seat_view(state, 0)
            found, number = noticed(view), determinize.number_of(view.rules, view.trump)
            one, other = (number[card] for card in state.hands[1][:2])
            at, any_two = one * NUMBERS + other, len(found.hidden) * (len(found.hidden) - 1) / 2
            if found.kept[1] == 2 and {one, other} <= {int(card) for card in found.hidden}:
                at += neural_board.PAIRS
                likely = found.heuristic * found.strict[at] + (1 - found.heuristic) * found.loose[at]
                told.append(math.log(likely * any_two))
    assert sum(told) / len(told) > LEAST_INFORMATION[seats, level]


def test_who_plays_by_thumb_is_told_from_who_plays_well() -> None:
    """Late in a deal, over some of them: and nothing is known before anything was played."""
    told = {
        other: [noticed(views(other, seed, 14)[-1]).heuristic for seed in range(12)]
        for other in ("greedy", "player")
    }
    assert sum(told["greedy"]) / 12 > 0.7
    assert sum(told["player"]) / 12 < 0.5
    state = first_deal(rules_from({}), rules_from({}).packs[0])
    first = seat_view(state, state.turn)
    assert noticed(first).heuristic == pytest.approx(0.5)


def test_with_open_hands_no_card_is_concluded_and_who_plays_by_thumb_is_told() -> None:
    told = {}
    for other in ("greedy", "player"):
        states = [states_against(other, seed, 14, is_open=True)[-1] for seed in range(12)]
        found = [noticed(seat_view(state, 0)) for state in states]
        assert not any(len(one.hidden) or any(one.kept) for one in found)
        told[other] = sum(one.heuristic for one in found) / 12
    assert told["greedy"] > 0.9
    assert told["player"] < 0.4


def test_only_cards_that_may_be_held_are_weighed() -> None:
    found = noticed(views("greedy", 3, 14)[-1])
    hidden = [int(card) for card in found.hidden]
    for tables in (found.strict, found.loose):
        table = np.array(tables[neural_board.PAIRS :]).reshape(NUMBERS, NUMBERS)
        assert table.sum() > 0
        assert table.sum() == pytest.approx(table[np.ix_(hidden, hidden)].sum())


def test_of_those_who_may_exchange_nothing_is_noticed() -> None:
    rules = rules_from({"variant": "brisca", "players": 2})
    state = first_deal(rules, random.Random(1).sample(rules.packs[0], len(rules.packs[0])))
    assert not len(noticed(seat_view(state, state.turn)).hidden)


def test_what_was_noticed_is_what_the_hands_are_taken_to_be() -> None:
    board, places = small(range(10, 60)), numbers([3, 4, 5, 7, 9, 12])
    owners, masks = numbers([0, 0, 0, 2, 2, -1]), numbers([-1] * 6)
    pairs, kept = (
        small([19 * NUMBERS + 13, -1, 14 * NUMBERS + 14]),
        numbers([2, 2, 1]),
    )
    known = Known(board, places, owners, masks, numbers([]), numbers([0]), numbers([]), 5)
    lookahead.place_kept(board, known, kept, pairs)
    assert [int(board[place]) for place in (3, 4, 7)] == [19, 13, 14]
    assert sorted(int(card) for card in board) == [*range(10, 60)]


def test_a_card_is_worth_less_where_the_other_was_noticed_to_hold_what_takes_it() -> None:
    view = views("greedy", 5, 6)[-1]
    known, networks, conclusions = (
        observation.row(view, believe(view)),
        network.networks(network.DealKind(2)),
        noticed(view),
    )
    number = determinize.number_of(view.rules, view.trump)
    by_price = sorted((int(card) for card in conclusions.hidden), key=neural_board.PRICES.__getitem__)
    worths = []
    for one, other in (by_price[:2], by_price[-2:]):
        table, begin = floats(2 * neural_board.PAIRS), neural_board.PAIRS
        table[begin + one * NUMBERS + other] = table[begin + other * NUMBERS + one] = 1.0
        told = conclusions._replace(strict=table, heuristic=1.0)
        position = maestro.Position(view, believe(view), known, told, number)
        worths.append(sum(maestro.look_ahead(position, networks, 40, random.Random(1)).values()))
    assert worths[0] > worths[1] + 0.3


@pytest.mark.parametrize(("stock", "tricks"), [(24, [3, 1]), (8, [4, 1]), (6, [3, 3]), (2, [1, 1])])
def test_against_rules_of_thumb_three_tricks_are_looked_ahead_and_else_one_until_the_stock_is_near_its_end(
    stock: int, tricks: list[int]
) -> None:
    """What is seen in the tricks that are played out is how many cards are drawn."""
    view = next(
        view
        for seed in count(5)
        for view in views("greedy", seed, 17)
        if view.stock == stock and not view.trick
    )
    known, networks = observation.row(view, believe(view)), network.networks(network.DealKind(2))
    asked = numbers([0] * rollout.REQUEST_SIZE)
    asked[rollout.SIDE_OF] = view.side or 0
    evaluators = lookahead.Evaluators(
        *networks,
        features.Layout(2).size,
        neural_board.survey_size(2),
        numbers([0] * neural_board.MOST_INPUTS),
        floats(network.WIDE + network.NARROW),
    )
    drawn = []
    for clever in (False, True):
        board = small(known)
        task = lookahead.Task(determinize.values_of(view.rules), asked, 1, 1)
        lookahead.card_worth(board, task, 0, clever, 0, evaluators, solver.room())
        drawn.append(int(board[search_board.NEXT] - known[search_board.NEXT]))
    assert drawn == [2 * number for number in tricks]


def test_the_network_is_told_as_far_as_it_was_noticed() -> None:
    view = views("greedy", 3, 8)[-1]
    known, networks = observation.row(view, believe(view)), network.networks(network.DealKind(2))
    likelihoods = [maestro.log_probabilities(networks, known, told) for told in (0.0, 0.5, 1.0)]
    assert likelihoods[0] != likelihoods[2]
    for card in likelihoods[0]:
        assert min(likelihoods[0][card], likelihoods[2][card]) <= likelihoods[1][card] + 1e-6
        assert max(likelihoods[0][card], likelihoods[2][card]) >= likelihoods[1][card] - 1e-6
