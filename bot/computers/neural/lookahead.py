"""The lookahead with the networks: the worth of each card in determinizations.

In a determinization the card is played and the trick completed. Opponents play by the heuristic policy or by
the network, a partner by the network. Then the judge, a network that sees all cards, estimates the worth of
the rest. Against a single opponent who uses the heuristic policy some more tricks are played first, with our
own cards chosen by the player's network, which knows no more than the seat will. Two hands without a stock
are solved exactly, and a stock that is nearly used up is played out first. Where all hands are open,
determinizations differ only in the stock.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from bot.computers.neural import board as neural_board
from bot.computers.neural.board import GOAL, PAIRS, play, sense
from bot.computers.neural.features import CARDS, ORDERS, feature
from bot.computers.neural.inference import Conclusions, draw_pair
from bot.computers.neural.network import Weights, Work, output, think
from bot.computers.search import rollout
from bot.computers.search.board import (
    END,
    HANDS,
    HELD,
    LAID,
    LEADER,
    MOST,
    NEXT,
    NUMBERS,
    SEATS,
    SIDE,
    Board,
    Row,
    Values,
    turn,
)
from bot.computers.search.compilation import compiled
from bot.computers.search.heuristic_policy import by_heuristic
from bot.computers.search.rng import RngState
from bot.computers.search.sampling import (
    TRICKS,
    Known,
    implausibility,
    resample,
    shuffle_hidden,
    try_exchange,
)
from bot.computers.search.solver import Room, points_of_side, solve

_SHUFFLES: Final = 8
GUESSES: Final = 20
"""How often the cards of several seats are guessed before they are dealt the remaining ones."""
_MOVES: Final = 3
PLAYED_TRICKS: Final = 3
"""The greatest number of tricks played out against one opponent with the heuristic policy; otherwise one."""
NEAR: Final = 4
"""The cards in the stock of two players with which it is played out to its end."""
BALANCE: Final = 0.85
"""The part of a deal's worth for winning it; the rest is for the margin."""


class Evaluators(NamedTuple):
    """The networks, and the room in which they work.

    - ``player``, ``judge``: the weights.
    - ``player_inputs``, ``judge_inputs``: the number of inputs of each.
    - ``inputs``: room for the inputs that are 1.
    - ``work``: room for the layers.
    """

    player: Weights
    judge: Weights
    player_inputs: int
    judge_inputs: int
    inputs: Board
    work: Work


class Task(NamedTuple):
    """What the lookahead shall find out, and how.

    - ``values``: the card points by card.
    - ``request``: the request, as in ``rollout``.
    - ``trials``: the number of determinizations.
    - ``heuristic_trials``: in how many of them opponents play by the heuristic policy.
    """

    values: Values
    request: Row
    trials: int
    heuristic_trials: int


class Space(NamedTuple):
    """Room to work in, which is overwritten: five boards of the network, and the solver's room.

    ``totals``: the sums of the worths of each card, by its place in the hand; zero at first.
    """

    boards: Room
    room: Room
    totals: Work


@compiled
def by_network(board: Board, seat: int, evaluators: Evaluators) -> int:
    """The place in the hand of the card that the network plays for the seat in turn."""
    player, size, work = evaluators.player, evaluators.player_inputs, evaluators.work
    begin, hand_size = HANDS + seat * MOST, board[HELD + seat]
    if hand_size == 1:
        return 0
    think(player, size, evaluators.inputs, sense(board, evaluators.inputs), work)
    best, most = 0, output(player, size, CARDS, feature(board[begin]), work)
    for place in range(1, hand_size):
        preference = output(player, size, CARDS, feature(board[begin + place]), work)
        if preference > most:
            best, most = place, preference
    return best


@compiled
def guess(
    board: Board,
    conclusions: Conclusions,
    as_network: bool,  # noqa: FBT001 - compiled functions pass arguments by position
    request: Row,
    pairs: Board,
    rng_state: RngState,
) -> None:
    """Write two cards that each seat may have kept, drawn by the inference, or none (-1), into ``pairs``.

    No card occurs twice. If that cannot be reached, the last seats take the remaining cards.
    """
    hidden, kept, strict, loose = conclusions.hidden, conclusions.kept, conclusions.strict, conclusions.loose
    for lap in range(GUESSES):
        guessed, again = 0, False
        for seat in range(board[SEATS]):
            pairs[seat] = -1
            if not kept[seat]:
                continue
            against = board[SIDE + seat] != request[rollout.SIDE_OF]
            table = strict if against and not as_network else loose
            avoided = guessed if lap == GUESSES - 1 else 0
            pair = draw_pair(hidden, table, seat * PAIRS, avoided, rng_state)
            cards = 0 if pair < 0 else (1 << pair // NUMBERS) | (1 << pair % NUMBERS)
            again = again or (guessed & cards) != 0
            guessed |= cards
            pairs[seat] = pair
        if not again:
            return


@compiled
def place_kept(board: Board, knowledge: Known, kept: Row, pairs: Board) -> None:
    """Give every seat the cards that it is guessed to have kept, as far as it may hold them.

    ``board`` is changed, that of ``knowledge`` is not looked at.
    """
    places, owners, masks, needs = knowledge.places, knowledge.owners, knowledge.masks, knowledge.needs
    for at, seat in enumerate(owners):
        before = 0
        while before < at and owners[at - before - 1] == seat:
            before += 1
        if seat < 0 or before >= kept[seat] or pairs[seat] < 0:
            continue
        card = pairs[seat] % NUMBERS if before else pairs[seat] // NUMBERS
        other = 0
        while other < len(places) and board[places[other]] != card:
            other += 1
        if other != at and other < len(places):
            try_exchange(board, places, masks, needs, at, other)


@compiled
def worth(points: int) -> float:
    """The worth of a deal that ends with so many points, from -1 to 1."""
    share = (1 - BALANCE) * (points - rollout.ALL // 2) / (rollout.ALL // 2)
    if points > rollout.ALL // 2:
        return BALANCE + share
    return share - BALANCE if points < rollout.ALL // 2 else 0.0


@compiled
def result(board: Board, side: int) -> float:
    """The worth for a side of a deal that is over, by points or by who has the goal; see ``worth``.

    Only the taker of the last trick can have reached the goal just now, and claims at once. A side that had
    it before did not claim.
    """
    if not board[GOAL]:
        return worth(points_of_side(board, side))
    taker = board[SIDE + board[LEADER]]
    if points_of_side(board, taker) < board[GOAL]:
        return 0.0
    return BALANCE if taker == side else -BALANCE


@compiled
def near(board: Board) -> bool:
    """Whether two seats have so few cards to draw that the rest is played and solved, not judged."""
    return board[SEATS] == 2 and not board[GOAL] and board[END] - board[NEXT] <= NEAR


@compiled
def card_worth(
    board: Board,
    task: Task,
    place: int,
    as_network: bool,  # noqa: FBT001 - compiled functions pass arguments by position
    order: int,
    evaluators: Evaluators,
    room: Room,
) -> float:
    """The worth of a card in a determinization, which is changed.

    ``as_network``: the others play as the network, not by the heuristic policy; the judge is told so too.
    ``order``: one of ``features.ORDERS``, in which the judge sees the plain suits.
    """
    values, request, inputs = task.values, task.request, evaluators.inputs
    side = request[rollout.SIDE_OF]
    more = play(board, values, request[rollout.SEAT], place)
    tricks = 1 if as_network or board[SEATS] > 2 else PLAYED_TRICKS
    while more:
        seat = turn(board)
        if not board[LAID]:
            tricks -= 1
            is_ending = board[NEXT] == board[END] and board[HELD + seat] <= request[rollout.EXACT]
            if is_ending and not board[GOAL]:  # the solver counts points to the last card
                return worth(solve(board, values, side, room))
            if tricks <= 0 and not near(board):
                break
        if as_network or board[SIDE + seat] == side:
            reply = by_network(board, seat, evaluators)
        else:
            reply = by_heuristic(board, values, seat)
        more = play(board, values, seat, reply)
    if not more:
        return result(board, side)
    ours, count = board[SIDE + turn(board)] == side, neural_board.survey(board, inputs, order)
    size = evaluators.judge_inputs
    if not as_network:
        inputs[count] = size - neural_board.KINDS + (neural_board.THEY if ours else neural_board.WE)
        count += 1
    think(evaluators.judge, size, inputs, count, evaluators.work)
    judgement = math.tanh(output(evaluators.judge, size, 1, 0, evaluators.work))
    return judgement if ours else -judgement


@compiled
def look(
    knowledge: Known,
    task: Task,
    conclusions: Conclusions,
    evaluators: Evaluators,
    space: Space,
    rng_state: RngState,
) -> None:
    """Add the worth of each card, by its place in the hand, to the totals of ``space``.

    The board of ``knowledge`` is one of the network, and is changed.

    Where opponents do not play by the heuristic policy they play as the network. Other hands follow the
    inference. Without an inference, plays are weighed by the heuristic policy (``sampling``) if they use it;
    else all deals are equally likely. The judge sees the plain suits in another order in each trial, since
    its errors differ with the order.
    """
    board, values, request, trials = knowledge.board, task.values, task.request, task.trials
    places, masks, needs, past = knowledge.places, knowledge.masks, knowledge.needs, knowledge.past
    boards = space.boards
    after, scratch, implausibilities, free, pairs = boards[0], boards[1], boards[2], boards[3], boards[4]
    scratch[:] = board
    free[:] = board
    shuffle_hidden(board, places, masks, needs, 0, rng_state)
    infers = len(conclusions.hidden) > 0
    weighs = past[TRICKS] > 0 and not infers
    if weighs:
        for seat in range(board[SEATS]):
            implausibilities[seat] = implausibility(board, scratch, values, past, seat, rng_state)
    for trial in range(trials):
        as_network = trial * task.heuristic_trials // trials == (trial - 1) * task.heuristic_trials // trials
        here = free if as_network else board
        begin = knowledge.in_hands if weighs and not as_network else 0
        shuffle_hidden(here, places, masks, needs, begin, rng_state)
        if infers:
            guess(here, conclusions, as_network, request, pairs, rng_state)
            place_kept(here, knowledge, conclusions.kept, pairs)
        if weighs and not as_network:
            moves = _MOVES * knowledge.in_hands * (_SHUFFLES if trial == 0 else 1)
            resample(board, scratch, knowledge, implausibilities, moves, rng_state)
        for place in range(board[HELD + request[rollout.SEAT]]):
            after[:] = here
            space.totals[place] += card_worth(
                after, task, place, as_network, trial % ORDERS, evaluators, space.room
            )
