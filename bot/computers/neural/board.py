"""The board of the network: a board of the search, and after it what else the network's inputs say.

It holds a turn-up deal of two players, or of four in pairs. The deal may be the true one, or one that fits
what a seat has seen: ``sense`` uses nothing that the seat in turn cannot know.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from bot.computers.neural import features
from bot.computers.neural.features import (
    CARDS,
    HAND,
    HELD,
    KNOWN,
    LAST,
    PLANES,
    SCORES,
    TENS,
    TRICK,
    TURNUP,
    UNSEEN,
    feature,
    in_order,
)
from bot.computers.search import board as search_board
from bot.computers.search.board import (
    END,
    HANDS,
    LAID,
    LEADER,
    MOST,
    NEXT,
    NUMBERS,
    RANKS,
    SEATS,
    SHIFT,
    SIDE,
    TRUMP_SUIT,
    Board,
    Values,
    seat_at,
    turn,
)
from bot.computers.search.compilation import compiled
from bot.computers.search.heuristic_policy import TRUMP_COST
from bot.computers.search.rollout_weights import KIND, TRUMPS
from bot.computers.search.solver import points_of_side

TURNED: Final = search_board.SIZE
"""The place of the turn-up, -1 if there was none when the board was written."""
BEFORE_LED: Final = TURNED + 1
"""The place of the leaders of the last two tricks; -1 for nobody."""
MOST_SEATS: Final = 4
BEFORE_CARDS: Final = BEFORE_LED + 2
"""The place of the cards of the last two tricks, by seat."""
SHOWN: Final = BEFORE_CARDS + 2 * MOST_SEATS
"""For each card, which of the other seats know its holder: ``PARTNER``, ``ALL``, or 0 for none."""
GOAL: Final = SHOWN + NUMBERS
"""The place of the card points with which a side has won the deal at once (a31), 0 if there are none."""
OPEN: Final = GOAL + 1
"""The place of what lies face up besides the turn-up: nothing (0), ``OPEN_HANDS``, or ``NEXT_CARD``."""
SIZE: Final = OPEN + 1

PARTNER, ALL = 1, 2
OPEN_HANDS, NEXT_CARD = 1, 2
"""All hands; and the next card of the stock as well."""

PAIRS: Final = NUMBERS * NUMBERS
"""The number of weights in a table of every two cards."""

VALUES: Final = 4 * (0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 10, 11, 0, 0, 0, 0)
"""The card points by card (R-11)."""
PRICES: Final = tuple(
    ((value + (TRUMP_COST if card >> SHIFT == TRUMP_SUIT else 0)) << SHIFT) + (card & RANKS)
    for card, value in enumerate(VALUES)
)
"""The worth of keeping each card; see ``heuristic_policy.cost``."""
KIND_OF: Final = tuple(
    KIND[value] + (TRUMPS if card >> SHIFT == TRUMP_SUIT else 0) for card, value in enumerate(VALUES)
)
"""The kind of each card; see ``rollout_weights``."""
KINDS: Final = 4
THEY, WE = 0, 1
"""The judge's last inputs: whether those who are not to play, or those who are, use the heuristic policy."""
YARDSTICK, ANOTHER = 0, 2
"""Where these two begin, and two more that only training uses: for any other policy than the network's."""
NEXT_CARD_INPUTS: Final = (0, *(features.Layout(seats).next_card for seats in range(1, MOST_SEATS + 1)))
"""By number of seats, where the inputs for the next card of the stock begin."""
MOST_INPUTS: Final = 96
"""The greatest number of inputs that are 1."""


@compiled
def play(board: Board, values: Values, seat: int, place: int) -> bool:
    """Play a card as on a board of the search, and write down what it shows.

    Returns whether the deal goes on.
    """
    seats, leader = board[SEATS], board[LEADER]
    ends, draws = board[LAID] == seats - 1, board[NEXT] < board[END]
    more = search_board.play(board, values, seat, place)
    if ends:
        board[BEFORE_LED + 1] = board[BEFORE_LED]
        board[BEFORE_LED] = leader
        for later in range(seats):
            at = BEFORE_CARDS + (leader + later) % seats
            board[at + MOST_SEATS] = board[at]
            board[at] = board[search_board.TRICK + later]
        if draws and board[NEXT] == board[END] and board[TURNED] >= 0:
            board[SHOWN + board[TURNED]] = ALL
        if board[GOAL] and points_of_side(board, board[SIDE + board[LEADER]]) >= board[GOAL]:
            return False
    return more


@compiled
def sense(board: Board, inputs: MutableSequence[int]) -> int:
    """Write the inputs that are 1 for the seat in turn. Returns the number of them."""
    seats, seat, count = board[SEATS], turn(board), 0
    for ahead in range(seats):
        other = (seat + ahead) % seats
        begin = HANDS + other * MOST
        for place in range(begin, begin + board[search_board.HELD + other]):
            card = feature(board[place])
            shown = board[SHOWN + board[place]]
            is_known = shown == ALL or (shown == PARTNER and ahead % 2 == 0)
            if ahead == 0 or not is_known:
                inputs[count] = (UNSEEN if ahead else HELD) + card
                count += 1
            if is_known:
                inputs[count] = features.SEATS + (ahead * PLANES + KNOWN) * CARDS + card
                count += 1
    for place in range(board[NEXT], board[END]):
        inputs[count] = (TURNUP if board[place] == board[TURNED] else UNSEEN) + feature(board[place])
        if place == board[NEXT] and board[OPEN] == NEXT_CARD and board[place] != board[TURNED]:
            inputs[count] = NEXT_CARD_INPUTS[seats] + feature(board[place])
        count += 1
    return situation(board, inputs, count, features.SEATS)


@compiled
def situation(board: Board, inputs: MutableSequence[int], count: int, begin: int) -> int:
    """Append what is on the table and public; ``begin`` is where the seats' inputs begin."""
    seats, seat = board[SEATS], turn(board)
    for place in range(board[LAID]):
        ahead = (seat_at(board, place) - seat) % seats
        card = feature(board[search_board.TRICK + place])
        inputs[count] = begin + (ahead * PLANES + TRICK) * CARDS + card
        count += 1
    leaders = begin + seats * PLANES * CARDS
    for ago in range(2):
        led = board[BEFORE_LED + ago]
        if led < 0:
            continue
        for other in range(seats):
            ahead = (other - seat) % seats
            card = feature(board[BEFORE_CARDS + ago * MOST_SEATS + other])
            inputs[count] = begin + (ahead * PLANES + LAST + ago) * CARDS + card
            count += 1
        inputs[count] = leaders + ago * seats + (led - seat) % seats
        count += 1
    inputs[count] = leaders + 2 * seats + board[LAID]
    tricks = leaders + 3 * seats
    rest = (board[END] - board[NEXT]) // seats + board[search_board.HELD + seat] - 1
    inputs[count + 1] = tricks + rest
    count += 2
    points = tricks + CARDS // seats
    for side in range(2):
        has = points_of_side(board, (board[SIDE + seat] + side) % 2)
        inputs[count] = points + side * SCORES + has
        count += 1
        for ten in range(TENS):
            if has > 10 * ten:
                inputs[count] = points + 2 * SCORES + side * TENS + ten
                count += 1
    return count


def survey_size(seats: int) -> int:
    """The number of inputs of ``survey``, with those for the kind of opponent."""
    return (seats + CARDS - HAND * seats) * CARDS + features.Layout(seats).noticed - features.SEATS + KINDS


@compiled
def survey(board: Board, inputs: MutableSequence[int], order: int) -> int:
    """As ``sense``, for the judge, who sees all hands and the stock, place by place.

    ``order`` is one of ``features.ORDERS`` of the plain suits.
    """
    seats, seat, count = board[SEATS], turn(board), 0
    begin = (seats + CARDS - HAND * seats) * CARDS
    for ahead in range(seats):
        other = (seat + ahead) % seats
        first = HANDS + other * MOST
        for place in range(first, first + board[search_board.HELD + other]):
            card = feature(board[place])
            inputs[count] = ahead * CARDS + card
            count += 1
            if board[place] == board[TURNED]:
                inputs[count] = begin + (ahead * PLANES + KNOWN) * CARDS + card
                count += 1
    for at in range(board[NEXT], board[END]):
        inputs[count] = (seats + at - board[NEXT]) * CARDS + feature(board[at])
        count += 1
    count = situation(board, inputs, count, begin)
    if order:
        end = begin + seats * PLANES * CARDS
        for at in range(count):
            if inputs[at] < end:
                place = inputs[at] % CARDS
                inputs[at] += in_order(place, order) - place
    return count
