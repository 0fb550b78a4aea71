"""The board: a deal as one flat row of numbers, which search uses instead of the engine's states.

A card is suit times sixteen plus its strength, so that within a suit the higher number takes. Seats are
places in playing order among those still in the match. A property test over all variants shows that a deal
goes as ``bot.rules`` says. The functions here are compiled if Numba is installed, and otherwise run as they
are: numbers, loops and one row only.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from bot.computers.search.compilation import compiled

Board = MutableSequence[int]
"""A deal in progress. The constants below are the places in it."""
Row = Sequence[int]
"""Numbers that do not change."""
Values = Row
"""The card points by card."""

SHIFT: Final = 4
"""The bits of the strength in a card."""
RANKS: Final = (1 << SHIFT) - 1
"""The bits of a card that are its strength."""
NUMBERS: Final = 4 << SHIFT
"""All card numbers are below this."""
ACE: Final = 11
"""The strength of the highest card of a suit, whatever the pack. A short pack lacks the low strengths."""
TRUMP_SUIT: Final = 0
"""The suit that is trump, where it is known before the cards are numbered."""
MOST: Final = 10
"""The greatest number of seats, and of cards in a hand."""

SEATS, PLAYS, FOLLOW = 0, 1, 2
"""The places of: the number of seats, the cards of each in a trick, and who must follow."""
TRUMP, LEADER, LAID, PLAYING = 3, 4, 5, 6
"""The places of: the trump (a suit or one of the numbers below), the leader, the cards in the trick, the
seats that play to it (R-52)."""
NEXT, END = 7, 8
"""The places of: the next card of the stock in the board, and the end of the stock."""
SIDE: Final = 9
"""The number of each seat's side."""
HELD: Final = SIDE + MOST
"""The number of cards in each seat's hand."""
POINTS: Final = HELD + MOST
"""The card points of each seat."""
TRICK: Final = POINTS + MOST
"""The cards of the trick in order of play."""
HANDS: Final = TRICK + 2 * MOST
"""``MOST`` places for each seat, of which the first ones are filled."""
STOCK: Final = HANDS + MOST * MOST
"""The undealt cards, top first. A turn-up is the last."""
SIZE: Final = STOCK + 48

NO_TRUMP: Final = -1
FIRST_LED: Final = -2
"""The first card of the deal makes trump (briscolone5t)."""

FREE, MUST_FOLLOW, FOLLOW_AND_HEAD = 0, 1, 2
"""Who must follow (fine print 22). The last one applies only after the stock is used up."""


@compiled
def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes a trick from the best card so far (R-41)."""
    if card >> SHIFT == best >> SHIFT:
        return card > best
    return card >> SHIFT == trump


@compiled
def winner(board: Board) -> int:
    """The place in the trick of the card that is winning it."""
    best = 0
    for place in range(1, board[LAID]):
        if beats(board[TRICK + place], board[TRICK + best], board[TRUMP]):
            best = place
    return best


@compiled
def seat_at(board: Board, place: int) -> int:
    """The seat of a place in the trick. In double games all play once, then all again (R-53)."""
    if place >= board[PLAYING]:
        place -= board[PLAYING]
    seat = board[LEADER] + place
    return seat - board[SEATS] if seat >= board[SEATS] else seat


@compiled
def turn(board: Board) -> int:
    """The seat that is to play."""
    return seat_at(board, board[LAID])


@compiled
def free(board: Board) -> bool:
    """Whether the seat in turn may play any card (R-40)."""
    if board[FOLLOW] == FREE or board[LAID] == 0:
        return True
    return board[FOLLOW] == FOLLOW_AND_HEAD and board[NEXT] < board[END]


@compiled
def is_allowed(board: Board, seat: int, card: int) -> bool:
    """Whether the seat in turn, if it is not ``free``, may play a card of its hand (fine print 22)."""
    led = board[TRICK] >> SHIFT
    begin = HANDS + seat * MOST
    end = begin + board[HELD + seat]
    if card >> SHIFT != led:
        for place in range(begin, end):
            if board[place] >> SHIFT == led:
                return False
        return True
    if board[FOLLOW] == MUST_FOLLOW:
        return True
    best = board[TRICK]
    for place in range(TRICK + 1, TRICK + board[LAID]):
        if board[place] >> SHIFT == led and board[place] > best:
            best = board[place]
    if card > best:
        return True
    for place in range(begin, end):
        if board[place] >> SHIFT == led and board[place] > best:
            return False
    return True


@compiled
def play(board: Board, values: Values, seat: int, place: int) -> bool:
    """Play a card, from a place of its hand, for the seat in turn. Returns whether the deal goes on.

    The last card of a trick gives its points to the taker, who leads, and makes the seats draw (R-42, R-50
    to R-53).
    """
    begin = HANDS + seat * MOST
    rest = board[HELD + seat] - 1
    board[HELD + seat] = rest
    card = board[begin + place]
    board[begin + place] = board[begin + rest]
    on_table = board[LAID]
    board[TRICK + on_table] = card
    if board[TRUMP] == FIRST_LED:
        board[TRUMP] = card >> SHIFT
    on_table += 1
    board[LAID] = on_table
    if on_table < board[PLAYING] * board[PLAYS]:
        return True
    trump = board[TRUMP]
    top, best, points = board[TRICK], 0, 0
    for at in range(on_table):
        card = board[TRICK + at]
        points += values[card]
        if at and beats(card, top, trump):
            top, best = card, at
    taker = seat_at(board, best)
    board[POINTS + taker] += points
    board[LEADER] = taker
    board[LAID] = 0
    draw(board, taker)
    return board[HELD + taker] > 0


@compiled
def draw(board: Board, taker: int) -> None:
    """Draw after a trick: the taker first, then in order.

    A seat that draws nothing skips the next trick (R-52).
    """
    seats, stock = board[SEATS], board[NEXT]
    draws = min(board[END] - stock, seats * board[PLAYS])
    if draws == 0:
        board[PLAYING] = seats
        return
    seat = taker
    for place in range(stock, stock + draws):
        hand_size = board[HELD + seat]
        board[HANDS + seat * MOST + hand_size] = board[place]
        board[HELD + seat] = hand_size + 1
        seat += 1
        if seat == seats:
            seat = 0
    board[NEXT] = stock + draws
    board[PLAYING] = min(draws, seats)
