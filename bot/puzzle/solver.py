"""Best play in a position, by the solver of the computers, and the whole solution of a puzzle.

This module loads the search. Only what makes puzzles, in a worker process or on the command line, imports it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.computers.search import board as rows
from bot.computers.search.board import Board
from bot.computers.search.compilation import small
from bot.computers.search.determinize import number_of, values_of
from bot.computers.search.solver import Room, between, room, solve
from bot.puzzle.position import ALL, GOAL, SOLVER, Kind, Position
from bot.puzzle.puzzle import Choice
from bot.rules.cards import Card, Suit
from bot.rules.options import Follow

SUITS: Final = tuple(Suit)
_FOLLOW: Final = {Follow.FREE: rows.FREE, Follow.MUST_FOLLOW: rows.MUST_FOLLOW}


@cache
def cards_of(kind: Kind) -> dict[int, Card]:
    """The cards of a kind of puzzle by their numbers on a board."""
    return {number: card for card, number in number_of(kind.rules).items()}


@cache
def _room() -> Room:
    """The positions of a search, made when they are first needed."""
    return room()


def empty_board(kind: Kind) -> Board:
    """A board with what the rules of a kind say, and no cards."""
    rules = kind.rules
    row = [0] * rows.SIZE
    row[rows.SEATS] = row[rows.PLAYING] = rules.players
    row[rows.PLAYS] = 1
    row[rows.FOLLOW] = _FOLLOW[rules.follow_suit]
    row[rows.NEXT] = row[rows.END] = rows.STOCK
    for seat in range(rules.players):
        row[rows.SIDE + seat] = seat % 2
    return row


def board_of(position: Position) -> Board:
    """A position as a board."""
    row, number = empty_board(position.kind), number_of(position.kind.rules)
    row[rows.TRUMP] = SUITS.index(position.trump)
    row[rows.LEADER], row[rows.LAID] = position.leader, len(position.trick)
    row[rows.POINTS], row[rows.POINTS + 1] = position.points
    for place, play in enumerate(position.trick):
        row[rows.TRICK + place] = number[play.card]
    for seat, hand in enumerate(position.hands):
        put(row, seat, [number[card] for card in hand])
    return small(row)


def put(row: Board, seat: int, hand: Sequence[int]) -> None:
    """Give a seat its hand."""
    row[rows.HELD + seat] = len(hand)
    for place, number in enumerate(hand):
        row[rows.HANDS + seat * rows.MOST + place] = number


def places(board: Board, seat: int) -> list[int]:
    """The places in the hand of the seat in turn whose cards it may play."""
    free = rows.free(board)
    begin = rows.HANDS + seat * rows.MOST
    return [
        place
        for place in range(board[rows.HELD + seat])
        if free or rows.is_allowed(board, seat, board[begin + place])
    ]


def legal(position: Position) -> tuple[Card, ...]:
    """The cards that the seat in turn may play."""
    seat = position.turn
    if seat is None:
        return ()
    board = board_of(position)
    return tuple(position.hands[seat][place] for place in places(board, seat))


def value(position: Position) -> int:
    """The points of the solver's side at the end, if everybody plays their best."""
    if position.turn is None:
        return position.points[0]
    return int(solve(board_of(position), values_of(position.kind.rules), SOLVER % 2, _room()))


def wins(position: Position) -> bool:
    """Whether the solver's side wins, if everybody plays their best. Faster than ``value``."""
    mine, theirs = position.points
    if mine >= GOAL or theirs > ALL - GOAL or position.turn is None:
        return mine >= GOAL
    values = values_of(position.kind.rules)
    return between(board_of(position), values, SOLVER % 2, _room(), GOAL - 1, GOAL) >= GOAL


def winners(position: Position) -> tuple[Card, ...]:
    """The cards that the solver may play and that win."""
    return tuple(card for card in legal(position) if wins(position.play(card)))


def worths(position: Position) -> dict[Card, int]:
    """The value of each card that the seat in turn may play."""
    return {card: value(position.play(card)) for card in legal(position)}


def best(position: Position) -> Card:
    """The card that the seat in turn plays: best for its side (P-6).

    Among equals the one with fewest points, then the lowest in rank, then by suit.
    """
    order, seat = position.kind.rules.order, position.turn or 0
    sign = 1 if seat % 2 == SOLVER % 2 else -1

    def key(rated: tuple[Card, int]) -> tuple[int, int, int, int]:
        card, points = rated
        return -sign * points, order.value[card], order.strength[card], SUITS.index(card.suit)

    return min(worths(position).items(), key=key)[0]


def choices(position: Position) -> tuple[Choice, ...]:
    """What follows from each card that the solver, who is in turn, may play."""
    return tuple(_choice(position, card, points) for card, points in worths(position).items())


def _choice(position: Position, card: Card, points: int) -> Choice:
    here, line = position.play(card), list[Card]()
    while (seat := here.turn) is not None:
        may = legal(here)
        if seat == SOLVER and len(may) > 1 and points >= GOAL:
            return Choice(card, points, tuple(line), choices(here))
        line.append(may[0] if len(may) == 1 else best(here))
        here = here.play(line[-1])
    return Choice(card, points, tuple(line))
