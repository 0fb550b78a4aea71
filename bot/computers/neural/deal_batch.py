"""Many deals that are played card by card at the same time, as numpy arrays with a row for each deal.

The deals differ in hidden cards and in the cards that are played, but all of them have come equally far:
the same number of cards lies on the table, is held and is in the stock. ``search.heuristic_policy`` and
``search.board`` have the same rules for a single deal, and tests compare them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.computers.neural import board as neural_board
from bot.computers.neural.board import BEFORE_CARDS, BEFORE_LED, MOST_SEATS, NEXT_CARD, OPEN, SHOWN, TURNED
from bot.computers.neural.features import HAND
from bot.computers.neural.network import kind_of
from bot.computers.search import board as search_board
from bot.computers.search.board import HANDS, HELD, MOST, NUMBERS, POINTS, RANKS, SHIFT, Row
from bot.computers.search.rollout_weights import HOLD, KEEP, LATE, LEAD, PART, TEMPO

Numbers = NDArray[np.intp]
"""Cards, seats, places or points, for each row."""
Truths = NDArray[np.bool_]

_CARDS: Final = np.arange(NUMBERS)
VALUES: Final = np.array(neural_board.VALUES)
_IS_TRUMP: Final = _CARDS >> SHIFT == search_board.TRUMP_SUIT
PRICES: Final = np.array(neural_board.PRICES)
KINDS: Final = np.array(neural_board.KIND_OF)
_LOAD, _LITTLE = 10, 3
_DEAREST: Final = 1 << 20


def beats(cards: Numbers, best: Numbers) -> Truths:
    """Whether each card takes a trick from the best card so far (R-41)."""
    same: Truths = cards >> SHIFT == best >> SHIFT
    return np.where(same, cards > best, _IS_TRUMP[cards])


class DealBatch:
    """Deals of two seats, or of four in pairs.

    ``boards``: boards of the network, one a row. They differ in hidden cards alone.
    """

    def __init__(self, boards: Numbers) -> None:
        count, board = len(boards), boards[0]
        self.kind = kind_of(board)
        self.seats = seats = self.kind.seats
        self.hands = boards[:, HANDS : HANDS + seats * MOST].reshape(count, seats, MOST)[:, :, :HAND].copy()
        """By row and seat, ``HAND`` places; only the first ones are filled."""
        self.stock = boards[:, board[search_board.NEXT] : board[search_board.END]]
        """By row, the undealt cards in the order in which they are drawn."""
        self.every = np.arange(count)
        """The numbers of all rows."""
        self.counts = boards[:, HELD : HELD + seats].copy()
        self.leader = boards[:, search_board.LEADER]
        self.points: Numbers = boards[:, POINTS : POINTS + seats].reshape(count, -1, 2).sum(axis=1)
        """By row, the card points of the even and of the odd seats."""
        self.is_won = np.zeros(count, np.bool_)
        """By row, whether the taker of the last trick has the points that win at once. Play may go on."""
        self.laid = int(board[search_board.LAID])
        self.lying = boards[:, search_board.TRICK : search_board.TRICK + seats].copy()
        self.before = [
            (boards[:, BEFORE_LED + ago], boards[:, begin : begin + seats])
            for ago, begin in enumerate((BEFORE_CARDS, BEFORE_CARDS + MOST_SEATS))
            if board[BEFORE_LED + ago] >= 0
        ]
        """The last two tricks, the latest first: their leaders, and their cards by seat."""
        self.drawn = 0
        """The number of cards that were drawn from ``stock``."""
        self.turnup = int(board[TURNED])
        self.sees_next = bool(board[OPEN] == NEXT_CARD)
        """Whether all seats see the next card of the stock."""
        self.shown = board[SHOWN : SHOWN + NUMBERS] == neural_board.ALL
        """By card, whether all seats know who has it."""
        held = (self.hands[0, seat, : board[HELD + seat]] for seat in range(seats))
        self.remaining = np.sort(np.concatenate([*held, self.stock[0]]))
        """The cards that had not been played when the batch began."""
        self.played: list[Numbers] = []
        """The cards that were played since then, one of each row at a time."""

    @property
    def turn(self) -> Numbers:
        """By row, the seat that is to play."""
        turn: Numbers = (self.leader + self.laid) % self.seats
        return turn

    @property
    def held(self) -> int:
        """The number of cards of the seat that is to play."""
        return int(self.counts[0, self.turn[0]])

    @property
    def left(self) -> int:
        """The number of cards in the stock."""
        return int(self.stock.shape[1]) - self.drawn

    def hand(self, rows: Numbers) -> Numbers:
        """The cards of the seat in turn, for some rows."""
        hand: Numbers = self.hands[rows, self.turn[rows], : self.held]
        return hand

    def play(self, places: Numbers) -> bool:
        """Play a card, from a place of its hand, for the seat in turn of every row.

        Returns whether the deals go on (R-42, R-50).
        """
        seat, rest = self.turn, self.held - 1
        cards = self.hands[self.every, seat, places]
        self.hands[self.every, seat, places] = self.hands[self.every, seat, rest]
        self.counts[self.every, seat] = rest
        self.lying[:, self.laid] = cards
        self.played.append(cards)
        self.laid += 1
        if self.laid == self.seats:
            self._end_trick()
        return self.held > 0

    def _end_trick(self) -> None:
        best, _ = self.winner()
        taker = (self.leader + best) % self.seats
        self.points[self.every, taker % 2] += VALUES[self.lying].sum(axis=1)
        by_seat = np.empty_like(self.lying)
        for place in range(self.seats):
            by_seat[self.every, (self.leader + place) % self.seats] = self.lying[:, place]
        self.before = [(self.leader, by_seat), *self.before[:1]]
        self.leader, self.laid = taker, 0
        if self.kind.goal:
            self.is_won = self.points[self.every, taker % 2] >= self.kind.goal
        if not self.left:
            return
        for later in range(self.seats):
            seat = (taker + later) % self.seats
            self.hands[self.every, seat, self.counts[self.every, seat]] = self.stock[:, self.drawn]
            self.counts[self.every, seat] += 1
            self.drawn += 1
        if not self.left and self.turnup >= 0:
            self.shown = self.shown | (self.turnup == _CARDS)

    def winner(self) -> tuple[Numbers, Numbers]:
        """By row, the place in the trick of the card that is winning it, and the card."""
        best, top = np.zeros_like(self.leader), self.lying[:, 0]
        for place in range(1, self.laid):
            card = self.lying[:, place]
            takes = beats(card, top)
            best, top = np.where(takes, place, best), np.where(takes, card, top)
        return best, top

    def by_heuristic(self, rows: Numbers) -> Numbers:
        """The places of the cards that the heuristic policy plays for the seat in turn, for some rows."""
        hand = self.hand(rows)
        price, worth = PRICES[hand], VALUES[hand]
        cheapest: Numbers = price.argmin(axis=1)
        if not self.laid:
            return cheapest
        best, top = (one[rows] for one in self.winner())
        lying = VALUES[self.lying[rows, : self.laid]].sum(axis=1)
        trump, column = _IS_TRUMP[hand], top[:, None]
        gift, given = _most(worth, ~trump)
        plain, won = _most(worth, ~trump & beats(hand, column))
        ruff_price = np.where(trump & beats(hand, column), price, _DEAREST)
        ruff, ruffs = ruff_price.argmin(axis=1), ruff_price.min(axis=1) < _DEAREST
        ruff_worth = VALUES[hand[np.arange(len(hand)), ruff]]
        if self.seats == 2:
            little = worth[np.arange(len(hand)), cheapest]
            pays = (lying >= _LOAD) | ((lying > 0) & (ruff_worth == 0)) | (lying + little >= _LOAD)
            return np.where(won >= 0, plain, np.where(ruffs & pays, ruff, cheapest))
        last = self.laid == self.seats - 1
        ours = (self.leader[rows] + best - self.turn[rows]) % 2 == 0
        gives = ours & (given >= 0) & (last | _IS_TRUMP[top] | (VALUES[top] >= _LOAD))
        wins = (won >= 0) & (last | (won < _LOAD))
        ruffs &= ~ours & ((lying >= _LOAD) | (last & (lying >= _LITTLE) & (ruff_worth < _LOAD)))
        return np.where(gives, gift, np.where(wins, plain, np.where(ruffs, ruff, cheapest)))

    def by_rollout_policy(self, rows: Numbers, table: Row) -> Numbers:
        """The places of the cards that a rollout policy plays for the seat in turn, for some rows.

        ``table``: both parts of the policy, one for the end of a deal; see ``search.rollout_policy``.
        """
        is_late = self.left + self.held * self.seats <= LATE * self.seats
        part = np.array(table[PART : 2 * PART] if is_late else table[:PART])
        hand = self.hand(rows)
        kinds = KINDS[hand]
        if not self.laid:
            scores = -100 * part[LEAD + kinds]
        else:
            best, top = (one[rows, None] for one in self.winner())
            ours = (self.leader[rows, None] + best - self.turn[rows, None]) % 2 == 0
            takes = beats(hand, top)
            holds = part[HOLD + np.where(takes, kinds, KINDS[top])]
            chance = np.full_like(holds, 100)
            for _ in range(self.laid + 1, self.seats, 2):  # every second later seat is an opponent's
                chance = chance * holds // 100
            points = 10 * (VALUES[self.lying[rows, : self.laid]].sum(axis=1)[:, None] + VALUES[hand])
            won = points * (2 * chance - 100) + np.where(takes, part[TEMPO] * chance, 0)
            scores = np.where(takes | ours, won, -100 * points) - 100 * part[KEEP + kinds]
        choice: Numbers = ((scores << SHIFT) - (hand & RANKS)).argmax(axis=1)
        return choice

    def solved(self) -> Numbers:
        """The final points of both sides, for two seats without a stock before a trick.

        Both play their best, all cards being open to them.
        """
        first = self.hands[self.every, self.leader, : self.held]
        second = self.hands[self.every, 1 - self.leader, : self.held]
        more, points = _points_of_leader(first, second), self.points.copy()
        rest = VALUES[first].sum(axis=1) + VALUES[second].sum(axis=1)
        points[self.every, self.leader] += more
        points[self.every, 1 - self.leader] += rest - more
        return points


def _most(worth: Numbers, fit: Truths) -> tuple[Numbers, Numbers]:
    """By row, the first place with most points among those that fit, and the points; -1 if none fits."""
    points = np.where(fit, worth, -1)
    return points.argmax(axis=1), points.max(axis=1)


def _points_of_leader(first: Numbers, second: Numbers) -> Numbers:
    """The points that the leader still takes, with the hands of the leader and of the other seat."""
    held = first.shape[1]
    if held == 1:
        one, other = first[:, 0], second[:, 0]
        return np.where(beats(other, one), 0, VALUES[one] + VALUES[other])
    most: Numbers = np.full(len(first), -1)
    for led in range(held):
        fewest: Numbers = np.full(len(first), _DEAREST)
        for reply in range(held):
            one, other = first[:, led], second[:, reply]
            mine, theirs = np.delete(first, led, axis=1), np.delete(second, reply, axis=1)
            takes = ~beats(other, one)
            follows = _points_of_leader(
                np.where(takes[:, None], mine, theirs), np.where(takes[:, None], theirs, mine)
            )
            rest = VALUES[mine].sum(axis=1) + VALUES[theirs].sum(axis=1)
            points = np.where(takes, VALUES[one] + VALUES[other] + follows, rest - follows)
            fewest = np.minimum(fewest, points)
        most = np.maximum(most, fewest)
    return most
