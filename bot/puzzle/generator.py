"""The generator: from a key to the puzzle of a date (P-3, P-4).

Attempt ``n`` deals from HMAC(key, "puzzle", n), plays by the rules of thumb with every tenth card at random
to the last tricks, and makes a puzzle if exactly one first card wins. This module loads the search, see
``bot.puzzle.solver``.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from bot.computers.search import board as rows
from bot.computers.search.board import Board
from bot.computers.search.compilation import small
from bot.computers.search.determinize import number_of, values_of
from bot.computers.search.heuristic_policy import by_heuristic
from bot.puzzle.days import stars_wanted
from bot.puzzle.position import GOAL, SOLVER, Kind, Position
from bot.puzzle.puzzle import Choice, Puzzle
from bot.puzzle.solver import SUITS, board_of, cards_of, choices, empty_board, places, put, winners, wins
from bot.rules.cards import Card
from bot.rules.policies import lay_out
from bot.rules.shuffle import Draws

_KINDS: Final = tuple(Kind)
_RANDOM_CARD: Final = 10
"""One card in so many is played at random."""


class Ending(NamedTuple):
    """The end of a deal that was played without people: its pack, and the cards played, in order."""

    pack: tuple[Card, ...]
    cards: tuple[Card, ...]
    position: Position


def attempt(key: bytes, day: date, number: int) -> Puzzle | None:
    """The puzzle to which an attempt leads; None if it is none, or surely harder than the day wants."""
    position = ending(key, number).position
    naive = _naive(position)
    if stars_wanted(day) == 1:
        # Two of the rules must find the card, which is quickly seen.
        quick_card = next((card for card in naive if naive.count(card) > 1), None)
        if quick_card is None or not wins(position.play(quick_card)):
            return None
    winning_cards = winners(position)
    if len(winning_cards) != 1:
        return None
    solution = choices(position)
    return Puzzle(
        day, number, position, sum(card is not winning_cards[0] for card in naive) + _sole(solution), solution
    )


def ending(key: bytes, number: int) -> Ending:
    """The end of the deal of an attempt, whether or not it is a puzzle."""
    draws = Draws(key, "puzzle", str(number), ())
    kind = _KINDS[draws.below(len(_KINDS))]
    pack = list(kind.rules.packs[0])
    for last in range(len(pack) - 1, 0, -1):
        other = draws.below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    board, values, cards = _deal_out(kind, pack), values_of(kind.rules), cards_of(kind)
    plays: list[Card] = []
    while board[rows.LAID] or board[rows.NEXT] < board[rows.END] or board[rows.HELD] > kind.tricks:
        seat = rows.turn(board)
        if draws.below(_RANDOM_CARD):
            place = by_heuristic(board, values, seat)
        else:
            may = places(board, seat)
            place = may[draws.below(len(may))]
        plays.append(cards[board[rows.HANDS + seat * rows.MOST + place]])
        rows.play(board, values, seat, place)
    return Ending(tuple(pack), tuple(plays), _position(kind, board))


def _deal_out(kind: Kind, pack: Sequence[Card]) -> Board:
    """The board after the deal. Seat 0 is dealt to first, and leads."""
    rules = kind.rules
    layout, numbers = lay_out(rules, range(rules.players), tuple(pack)), number_of(rules)
    row = empty_board(kind)
    row[rows.TRUMP] = SUITS.index((layout.turnup or pack[-1]).suit)
    row[rows.END] = rows.STOCK + len(layout.stock)
    for place, card in enumerate(layout.stock, rows.STOCK):
        row[place] = numbers[card]
    for seat, hand in enumerate(layout.hands):
        put(row, seat, [numbers[card] for card in hand])
    return small(row)


def _position(kind: Kind, board: Board) -> Position:
    """A board between two tricks as a position in which the solver leads."""
    cards, strength = cards_of(kind), kind.rules.order.strength
    seats = [(board[rows.LEADER] + after) % board[rows.SEATS] for after in range(board[rows.SEATS])]
    card_sets = [
        {cards[board[rows.HANDS + seat * rows.MOST + place]] for place in range(board[rows.HELD + seat])}
        for seat in seats
    ]
    hands = tuple(
        tuple(sorted(hand, key=lambda card: (SUITS.index(card.suit), -strength[card]))) for hand in card_sets
    )
    mine, theirs = (sum(int(board[rows.POINTS + seat]) for seat in seats[side::2]) for side in (0, 1))
    return Position(kind, SUITS[board[rows.TRUMP]], hands, (mine, theirs))


def _naive(position: Position) -> list[Card]:
    """The cards of three naive rules: the rule of thumb, the highest trump or card, the most points (P-4)."""
    order, hand = position.kind.rules.order, position.hands[SOLVER]
    heuristic = by_heuristic(board_of(position), values_of(position.kind.rules), SOLVER)
    highest = max(hand, key=lambda card: (card.suit is position.trump, order.strength[card]))
    richest = max(hand, key=lambda card: (order.value[card], order.strength[card]))
    return [hand[heuristic], highest, richest]


def _sole(solution: tuple[Choice, ...]) -> int:
    """The number of choices on the winning line at which a single card wins."""
    count = 0
    while solution:
        right = [choice for choice in solution if choice.points >= GOAL]
        count += len(right) == 1
        solution = max(right, key=lambda choice: choice.points).then
    return count
