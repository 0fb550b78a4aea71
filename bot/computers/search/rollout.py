"""Rollouts: every card is tried in many determinizations, each played to its end."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.computers.search.board import (
    END,
    HANDS,
    HELD,
    MOST,
    NEXT,
    POINTS,
    SEATS,
    SIDE,
    Board,
    Row,
    Values,
    play,
    turn,
)
from bot.computers.search.compilation import compiled
from bot.computers.search.heuristic_policy import by_heuristic
from bot.computers.search.rng import RngState
from bot.computers.search.rollout_policy import by_rollout_policy
from bot.computers.search.rollout_weights import PART
from bot.computers.search.sampling import TRICKS, Known, implausibility, resample, shuffle_hidden
from bot.computers.search.solver import Room, points_of_side, solve

HOW, SIDE_OF, EXACT, CALLED, DECLARER, PARTNERS, SEAT, CARDS = range(8)
"""The places of the request: how a deal counts; for which side; up to how many cards in a hand it is solved;
the called cards (bits), the declarer and the known partners (bits), if there is a declarer; the seat that
chooses, and among which cards (bits)."""
REQUEST_SIZE: Final = 8
BY_POINTS, HIGHEST, OVER_FORTY, TO_31, BY_ROLE = 0, 1, 2, 3, 4
"""How a deal counts: by the points of two sides; for the highest of several; R-82; for the first with 31; by
the points of the declarer's side and the seat's role."""
LOST, DRAWN, WON = range(3)
OVER, EVERYTHING, NOTHING = 3, 6, 7
"""The places in a table of rewards: of a seat that is highest or first; of R-82, by how many others are over
40, with more than 40 oneself, with all points, and if another has them."""
POINTS_OF: Final = 121
"""The length of each part of a table of rewards: the number of possible points of a side."""
ALL: Final = 120
MOST_PARTNERS: Final = 2
_FORTY: Final = 40
_GOAL: Final = 31
_SHUFFLES: Final = 8
"""The number of exchanges before the first deal of a chain."""
_MOVES: Final = 1
"""The exchanges in a deal for every hidden card in a hand. With more of them deals are less alike, but there
are so many fewer that choices are no better."""
_LOOKS: Final = 4
"""How often, within the usual number of trials, clearly worse cards are looked for."""
_SOONEST: Final = 8
"""The least number of trials before that."""
_CLEARLY: Final = 4
"""The threshold of "clearly": the square of two standard errors."""


class Task(NamedTuple):
    """What rollouts shall find out, and how.

    - ``values``: the card points by card.
    - ``request``: the request; cards that are dropped on the way are removed from it.
    - ``rewards``: the table of rewards.
    - ``weights``: the rollout policies; empty for the heuristic policy.
    - ``trials``: the number of deals to try.
    - ``patience``: the factor on that number while cards are close; 0 to drop no card.
    """

    values: Values
    request: Board
    rewards: Row
    weights: Row
    trials: int
    patience: int


class Space(NamedTuple):
    """Room to work in, which is overwritten.

    - ``boards``: two for playing and solving, and one for judging a seat's plays.
    - ``room``: the solver's.
    - ``gains``: the rewards of a deal, by place in the hand.
    - ``apart``: the squared differences between two cards, by pairs of places; zero at first.
    """

    boards: Room
    room: Room
    gains: Board
    apart: Board


@compiled
def part_of(board: Board, seat: int, declarer: int) -> int:
    """The role of a seat: 0 for the declarer, 1 for a partner, 2 for a defender."""
    if seat == declarer:
        return 0
    return 2 if board[SIDE + seat] else 1


@compiled
def hiding(board: Board, request: Row) -> int:
    """The seats (bits) that hold a called card without the others' knowing their side."""
    seats = 0
    for seat in range(board[SEATS]):
        begin = HANDS + seat * MOST
        for place in range(begin, begin + board[HELD + seat]):
            if (request[CALLED] >> board[place]) & 1 and seat != request[DECLARER]:
                seats |= 1 << seat
    return seats


@compiled
def finish(board: Board, values: Values, request: Row, policies: Row, room: Room) -> int:
    """Play a deal to its end and solve it if hands are short. Returns the points of the side.

    Until a partner has played the called card, everybody else takes them for an opponent of the declarer.
    With a declarer each role plays by its own rollout policy if there is one. In other games the asking side
    plays by a rollout policy if there is one, and so do the others if theirs is given. Otherwise all play by
    the heuristic policy.
    """
    ours, theirs = policies[: 2 * PART], policies[2 * PART :]
    ours_given, theirs_given = len(ours) > 0, len(theirs) > 0
    parts = ours_given and request[HOW] == BY_ROLE
    more = True
    two = request[HOW] == BY_POINTS or request[HOW] == BY_ROLE
    hidden_seats = hiding(board, request) if request[HOW] == BY_ROLE else 0
    while more:
        seat = turn(board)
        if two and board[NEXT] == board[END] and board[HELD + seat] <= request[EXACT]:
            return solve(board, values, request[SIDE_OF], room)
        if request[HOW] == TO_31 and (points_of_side(board, 0) >= _GOAL or points_of_side(board, 1) >= _GOAL):
            break
        if hidden_seats:
            for other in range(board[SEATS]):
                if (hidden_seats >> other) & 1 and other != seat:
                    board[SIDE + other] = 1
        if board[HELD + seat] == 1:
            place = 0
        elif parts:
            begin = 2 * PART * part_of(board, seat, request[DECLARER])
            place = by_rollout_policy(board, values, policies[begin : begin + 2 * PART], seat)
        elif ours_given and board[SIDE + seat] == request[SIDE_OF]:
            place = by_rollout_policy(board, values, ours, seat)
        elif theirs_given and board[SIDE + seat] != request[SIDE_OF]:
            place = by_rollout_policy(board, values, theirs, seat)
        else:
            place = by_heuristic(board, values, seat)
        if hidden_seats:
            for other in range(board[SEATS]):
                if (hidden_seats >> other) & 1:
                    board[SIDE + other] = 0
            if (request[CALLED] >> board[HANDS + seat * MOST + place]) & 1:
                hidden_seats &= ~(1 << seat)
        more = play(board, values, seat, place)
    return points_of_side(board, request[SIDE_OF])


@compiled
def reward(board: Board, request: Row, rewards: Row, part: int, points: int) -> int:
    """The worth of a deal's end to the asking seat: from the table, plus a little for every point."""
    how = request[HOW]
    if how == BY_POINTS or how == BY_ROLE:
        return rewards[part * POINTS_OF + points]
    if how == TO_31:
        other = points_of_side(board, 1 - request[SIDE_OF])
        return points + rewards[WON if points >= _GOAL else LOST if other >= _GOAL else DRAWN]
    highest = holders = over = 0
    for seat in range(board[SEATS]):
        if board[SIDE + seat] == request[SIDE_OF]:
            continue
        over += board[POINTS + seat] > _FORTY
        if board[POINTS + seat] > highest:
            highest, holders = board[POINTS + seat], 0
        holders += board[POINTS + seat] == highest
    if how == HIGHEST:
        lost = points < highest and holders == 1
        return points + rewards[WON if points > highest else LOST if lost else DRAWN]
    if points == ALL or highest == ALL:
        return points + rewards[EVERYTHING if points == ALL else NOTHING]
    return points + rewards[over + (OVER if points > _FORTY else 0)]


@compiled
def take_sides(board: Board, request: Row) -> int:
    """Put the declarer and the holders of called cards against the rest.

    Returns the role of the asking seat.
    """
    partners = 0
    for seat in range(board[SEATS]):
        with_them = (request[PARTNERS] >> seat) & 1
        begin = HANDS + seat * MOST
        for place in range(begin, begin + board[HELD + seat]):
            with_them |= (request[CALLED] >> board[place]) & 1
        board[SIDE + seat] = 0 if with_them or seat == request[DECLARER] else 1
        partners += with_them and seat != request[DECLARER]
    return part_of(board, request[SEAT], request[DECLARER]) * (MOST_PARTNERS + 1) + partners


@compiled
def try_all(board: Board, task: Task, part: int, space: Space, totals: Board) -> None:
    """Try each card in a deal. The rewards by place in the hand; points are added to ``totals``."""
    after, gains, room = space.boards[0], space.gains, space.room
    values, request, rewards, weights = task.values, task.request, task.rewards, task.weights
    seat = request[SEAT]
    for place in range(board[HELD + seat]):
        if not (request[CARDS] >> board[HANDS + seat * MOST + place]) & 1:
            continue
        after[:] = board
        more = play(after, values, seat, place)
        points = (
            finish(after, values, request, weights, room) if more else points_of_side(after, request[SIDE_OF])
        )
        gains[place] = reward(after, request, rewards, part, points)
        if request[SIDE_OF] != board[SIDE + seat]:
            points = ALL - points
        totals[2 * place] += gains[place]
        totals[2 * place + 1] += points


@compiled
def compare(board: Board, request: Row, gains: Row, apart: Board) -> None:
    """Add to ``apart`` the squared differences between cards in a deal, by pairs of places."""
    seat = request[SEAT]
    begin, hand_size = HANDS + seat * MOST, board[HELD + seat]
    for one in range(hand_size):
        if not (request[CARDS] >> board[begin + one]) & 1:
            continue
        for other in range(one):
            if (request[CARDS] >> board[begin + other]) & 1:
                more = gains[one] - gains[other]
                apart[one * MOST + other] += more * more


@compiled
def give_up(board: Board, request: Board, totals: Row, apart: Row, deals: int) -> int:
    """Remove the cards that are clearly worse than the best from the request. Returns how many stay.

    The threshold is two standard errors of the difference, which all deals with both cards determine alike.
    """
    seat = request[SEAT]
    begin, hand_size = HANDS + seat * MOST, board[HELD + seat]
    best, stay = -1, 0
    for place in range(hand_size):
        if (request[CARDS] >> board[begin + place]) & 1 and (
            best < 0 or totals[2 * place] > totals[2 * best]
        ):
            best = place
    for place in range(hand_size):
        if not (request[CARDS] >> board[begin + place]) & 1:
            continue
        lead = float(totals[2 * best] - totals[2 * place]) / deals
        squares = float(apart[max(best, place) * MOST + min(best, place)])
        if lead * lead * deals * (deals + _CLEARLY) > _CLEARLY * squares:
            request[CARDS] &= ~(1 << board[begin + place])
        else:
            stay += 1
    return stay


@compiled
def weigh(knowledge: Known, task: Task, space: Space, rng_state: RngState, totals: Board) -> int:
    """Try every card in many deals, and add their rewards to ``totals``. Returns the number of deals.

    The board of ``knowledge`` is changed. With ``patience``, more deals are tried until one card is left:
    clearly worse ones are removed from the request on the way.
    """
    board, past, request, hidden_count = knowledge.board, knowledge.past, task.request, knowledge.in_hands
    places, masks, needs = knowledge.places, knowledge.masks, knowledge.needs
    scratch, implausibilities = space.boards[1], space.boards[2]
    scratch[:] = board
    trials = task.trials * max(1, task.patience)
    look = max(_SOONEST, task.trials // _LOOKS)
    for _ in range(_SHUFFLES):
        shuffle_hidden(board, places, masks, needs, 0, rng_state)
    moves = _MOVES * hidden_count
    if past[TRICKS]:
        for seat in range(board[SEATS]):
            implausibilities[seat] = implausibility(board, scratch, task.values, past, seat, rng_state)
        resample(board, scratch, knowledge, implausibilities, _SHUFFLES * moves, rng_state)
    part = 0
    for deals in range(1, trials + 1):
        shuffle_hidden(board, places, masks, needs, hidden_count if past[TRICKS] else 0, rng_state)
        if past[TRICKS]:
            resample(board, scratch, knowledge, implausibilities, moves, rng_state)
        if request[HOW] == BY_ROLE:
            part = take_sides(board, request)
        try_all(board, task, part, space, totals)
        if task.patience:
            compare(board, request, space.gains, space.apart)
            if deals % look == 0 and give_up(board, request, totals, space.apart, deals) == 1:
                return deals
    return trials
