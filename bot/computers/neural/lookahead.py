"""The lookahead with the networks: the worth of each card in determinizations.

In a determinization the card is played and the trick completed. Opponents play by the heuristic policy or by
the network, a partner by the network. Then the judge, a network that sees all cards, estimates the worth of
the rest. Against a single opponent who uses the heuristic policy some more tricks are played first, with our
own cards chosen by the player's network, which knows no more than the seat will. Two hands without a stock
are solved exactly, and a stock that is nearly used up is played out first.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from bot.computers.neural import board as neural_board
from bot.computers.neural.board import Deal, sense
from bot.computers.neural.features import CARDS, HAND
from bot.computers.neural.inference import PAIRS, Conclusions, draw_pair
from bot.computers.neural.network import Weights, Work, output, think
from bot.computers.search import board as search_board, rollout
from bot.computers.search.board import Board, Row, Values
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


class Seen(NamedTuple):
    """The knowledge of a seat as the network reads it.

    - ``deal``: the row of ``observation``.
    - ``names``: the numbers of cards there, by their numbers on a board of the search.
    """

    deal: Deal
    names: Row


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
    inputs: Deal
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
    """Room to work in, which is overwritten: five boards, two rows of the network, and the solver's room."""

    boards: Room
    deals: Room
    room: Room


@compiled
def by_network(deal: Deal, player: Weights, size: int, inputs: Deal, work: Work) -> int:
    """The place in the hand of the card that the network plays for the seat in turn."""
    seat = neural_board.turn(deal)
    begin, hand_size = neural_board.HANDS + seat * HAND, deal[neural_board.COUNT + seat]
    if hand_size == 1:
        return 0
    think(player, size, inputs, sense(deal, inputs), work)
    best, most = 0, output(player, size, CARDS, deal[begin], work)
    for place in range(1, hand_size):
        preference = output(player, size, CARDS, deal[begin + place], work)
        if preference > most:
            best, most = place, preference
    return best


@compiled
def write_deal(board: Board, view_row: Deal, names: Row, deal: Deal) -> None:
    """Add the places of the cards on a board to what is known; ``names`` maps its numbers to those here."""
    deal[:] = view_row
    for seat in range(deal[neural_board.SEATS]):
        for place in range(board[search_board.HELD + seat]):
            card = names[board[search_board.HANDS + seat * search_board.MOST + place]]
            deal[neural_board.HANDS + seat * HAND + place] = card
            deal[neural_board.WHERE + card] = seat
    at = neural_board.PACK + deal[neural_board.DRAWN]
    for place in range(board[search_board.NEXT], board[search_board.END]):
        deal[at] = names[board[place]]
        at += 1


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
        for seat in range(board[search_board.SEATS]):
            pairs[seat] = -1
            if not kept[seat]:
                continue
            against = board[search_board.SIDE + seat] != request[rollout.SIDE_OF]
            table = strict if against and not as_network else loose
            avoided = guessed if lap == GUESSES - 1 else 0
            pair = draw_pair(hidden, table, seat * PAIRS, avoided, rng_state)
            cards = 0 if pair < 0 else (1 << pair // CARDS) | (1 << pair % CARDS)
            again = again or (guessed & cards) != 0
            guessed |= cards
            pairs[seat] = pair
        if not again:
            return


@compiled
def place_kept(board: Board, knowledge: Known, names: Row, kept: Row, pairs: Board) -> None:
    """Give every seat the cards that it is guessed to have kept, as far as it may hold them.

    ``board`` is changed, that of ``knowledge`` is not looked at.
    """
    places, owners, masks, needs = knowledge.places, knowledge.owners, knowledge.masks, knowledge.needs
    for at, seat in enumerate(owners):
        turn = 0
        while turn < at and owners[at - turn - 1] == seat:
            turn += 1
        if seat < 0 or turn >= kept[seat] or pairs[seat] < 0:
            continue
        card = pairs[seat] % CARDS if turn else pairs[seat] // CARDS
        other = 0
        while other < len(places) and names[board[places[other]]] != card:
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
def near(board: Board) -> bool:
    """Whether two seats have so few cards to draw that the rest is played and solved, not judged."""
    return board[search_board.SEATS] == 2 and board[search_board.END] - board[search_board.NEXT] <= NEAR


@compiled
def card_worth(
    board: Board,
    deal: Deal,
    values: Values,
    request: Row,
    place: int,
    as_network: bool,  # noqa: FBT001 - compiled functions pass arguments by position
    evaluators: Evaluators,
    room: Room,
) -> float:
    """The worth of a card in a determinization. Both forms of the deal are changed.

    ``as_network``: the others play as the network, not by the heuristic policy; the judge is told so too.
    """
    player, inputs, work = evaluators.player, evaluators.inputs, evaluators.work
    seat = request[rollout.SEAT]
    more = search_board.play(board, values, seat, place)
    neural_board.play(deal, place)
    tricks = 1 if as_network or board[search_board.SEATS] > 2 else PLAYED_TRICKS
    while more:
        other = neural_board.turn(deal)
        if not deal[neural_board.LAID]:
            tricks -= 1
            if (
                board[search_board.NEXT] == board[search_board.END]
                and board[search_board.HELD + other] <= request[rollout.EXACT]
            ):
                return worth(solve(board, values, request[rollout.SIDE_OF], room))
            if tricks <= 0 and not near(board):
                break
        if as_network or board[search_board.SIDE + other] == request[rollout.SIDE_OF]:
            reply = by_network(deal, player, evaluators.player_inputs, inputs, work)
        else:
            reply = by_heuristic(board, values, other)
        more = search_board.play(board, values, other, reply)
        neural_board.play(deal, reply)
    if not more:
        return worth(points_of_side(board, request[rollout.SIDE_OF]))
    leader = neural_board.turn(deal)
    ours, count = (
        board[search_board.SIDE + leader] == request[rollout.SIDE_OF],
        neural_board.survey(deal, inputs),
    )
    size = evaluators.judge_inputs
    if not as_network:
        inputs[count] = size - neural_board.KINDS + (neural_board.THEY if ours else neural_board.WE)
        count += 1
    think(evaluators.judge, size, inputs, count, work)
    judgement = math.tanh(output(evaluators.judge, size, 1, 0, work))
    return judgement if ours else -judgement


@compiled
def look(
    knowledge: Known,
    network_view: Seen,
    task: Task,
    conclusions: Conclusions,
    evaluators: Evaluators,
    space: Space,
    rng_state: RngState,
    totals: Work,
) -> None:
    """Add up the worth of each card, by its place in the hand; the board of ``knowledge`` is changed.

    Where opponents do not play by the heuristic policy they play as the network. Other hands follow the
    inference. Without an inference, plays are weighed by the heuristic policy (``sampling``) if they use it;
    else all deals are equally likely.
    """
    board, values, request, trials = knowledge.board, task.values, task.request, task.trials
    places, masks, needs, past = knowledge.places, knowledge.masks, knowledge.needs, knowledge.past
    boards = space.boards
    after, scratch, implausibilities, free, pairs = boards[0], boards[1], boards[2], boards[3], boards[4]
    deal, follow = space.deals[0], space.deals[1]
    scratch[:] = board
    free[:] = board
    hidden_count = 0
    while hidden_count < len(knowledge.owners) and knowledge.owners[hidden_count] >= 0:
        hidden_count += 1
    shuffle_hidden(board, places, masks, needs, 0, rng_state)
    infers = len(conclusions.hidden) > 0
    weighs = past[TRICKS] > 0 and not infers
    if weighs:
        for seat in range(board[search_board.SEATS]):
            implausibilities[seat] = implausibility(board, scratch, values, past, seat, rng_state)
    for trial in range(trials):
        as_network = trial * task.heuristic_trials // trials == (trial - 1) * task.heuristic_trials // trials
        here = free if as_network else board
        begin = hidden_count if weighs and not as_network else 0
        shuffle_hidden(here, places, masks, needs, begin, rng_state)
        if infers:
            guess(here, conclusions, as_network, request, pairs, rng_state)
            place_kept(here, knowledge, network_view.names, conclusions.kept, pairs)
        if weighs and not as_network:
            moves = _MOVES * hidden_count * (_SHUFFLES if trial == 0 else 1)
            resample(board, scratch, values, knowledge, implausibilities, hidden_count, moves, rng_state)
        write_deal(here, network_view.deal, network_view.names, deal)
        for place in range(board[search_board.HELD + request[rollout.SEAT]]):
            after[:] = here
            follow[:] = deal
            totals[place] += card_worth(
                after, follow, values, request, place, as_network, evaluators, space.room
            )
