"""Inference from the others' plays: the cards they may hold, and whether they use the heuristic policy.

``kept_cards`` computes what one seat may have kept, from all its plays of the deal. What several others hold
together is as likely as the cards of each, as long as no card occurs twice. The policy that makes the plays
more likely is the one that the opponent more likely uses.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.computers.knowledge.trick import face_up
from bot.computers.neural.board import ALL, SHOWN, TURNED, VALUES
from bot.computers.neural.features import HAND
from bot.computers.neural.move_likelihood import DREW, LEADING, PLAY, stage
from bot.computers.neural.network import Work
from bot.computers.search.board import END, HANDS, HELD, MOST, NEXT, NUMBERS, TRUMP_SUIT, Board, Row, beats
from bot.computers.search.compilation import compiled, floats, numbers
from bot.computers.search.determinize import number_of
from bot.computers.search.rng import RngState, below
from bot.rules.cards import Card
from bot.rules.deductions.open_draws import open_draws
from bot.rules.options import Retire
from bot.rules.rules import Rules
from bot.rules.view import SeatView, TrickCard

_FINE: Final = 1 << 30
_HEURISTIC: Final = 0.5
"""The probability that opponents use the heuristic policy, before they have played. With a tenth of it the
maestro was no stronger against an expert (``docs/strength.md``)."""


@compiled
def draw_pair(hidden: Row, table: Work, begin: int, excluded: int, rng_state: RngState) -> int:
    """Two cards drawn by their weights: the first times ``NUMBERS``, plus the second; -1 for none.

    ``begin``: where the weights begin in the table. ``excluded``: cards that may not be drawn (bits).
    """
    rest, pair = 0.0, -1
    for lap in range(2):
        if lap:
            rest *= below(_FINE, rng_state) / _FINE
        for first, one in enumerate(hidden):
            for other in hidden[: first + 1]:
                weight = table[begin + one * NUMBERS + other]
                if weight <= 0 or ((excluded >> one) | (excluded >> other)) & 1:
                    continue
                if not lap:
                    rest += weight
                    continue
                pair = one * NUMBERS + other
                rest -= weight
                if rest < 0:
                    return pair
    return pair


class Conclusions(NamedTuple):
    """The conclusions from the plays.

    - ``hidden``: the cards that others may hold.
    - ``kept``: by seat, the number of kept cards that are considered; 0 for us.
    - ``strict``: by seat, the probability of every two kept cards if it uses the heuristic policy.
    - ``loose``: the same if it does not.
    - ``heuristic``: the probability that our opponents use the heuristic policy.
    """

    hidden: Row
    kept: Row
    strict: Work
    loose: Work
    heuristic: float


def conclusions_of(view: SeatView, board: Board) -> Conclusions:
    """What a seat can conclude about the others; nothing if cards may be exchanged.

    If all hands are open, that is how the opponents play, and no card is hidden.

    ``board``: the board of the view; see ``observation``.
    """
    seats = len(view.active)
    if view.rules.retire is not Retire.OFF:
        return Conclusions(numbers([]), numbers([0] * seats), floats(0), floats(0), _HEURISTIC)
    from bot.computers.neural import kept_cards  # noqa: PLC0415 - loads numpy, only for this level

    hands = [
        sorted(board[HANDS + seat * MOST : HANDS + seat * MOST + board[HELD + seat]]) for seat in view.active
    ]
    others = [card for seat in view.active if seat != view.seat for card in hands[seat]]
    unseen = sorted((*others, *board[board[NEXT] : board[END]]))
    number = number_of(view.rules, view.trump)
    lie, draws = open_draws(view)
    lying = {board[TURNED], *(number[card] for card in lie)}
    hidden_cards = [card for card in unseen if board[SHOWN + card] != ALL and card not in lying]
    kept_counts, odds = numbers([0] * seats), math.log(_HEURISTIC / (1 - _HEURISTIC))
    by_seat = [kept_cards.NOTHING] * seats
    for seat in view.active:
        if seat == view.seat:
            continue
        own = [card for card in hands[seat] if board[SHOWN + card] == ALL]
        plays = plays_of(view, seat)
        drawn = {one.tricks: number[card] for card, one in draws.items() if one.seat == seat}
        by_seat[seat] = kept = kept_cards.weigh(plays, [*hidden_cards, *own], seats, drawn)
        odds += kept.log_odds if view.rules.side_of(seat) != view.side else 0
        # If some of a seat's cards are known anyway, the rest is not considered.
        kept_counts[seat] = 0 if own else 2 - plays[DREW::PLAY].count(0)
    strict, loose = kept_cards.joined(by_seat)
    return Conclusions(numbers(hidden_cards), kept_counts, strict, loose, 1 / (1 + math.exp(-odds)))


def plays_of(view: SeatView, seat: int) -> list[int]:
    """The plays of a seat in order: ``PLAY`` numbers for each."""
    number, seats = number_of(view.rules, view.trump), len(view.active)
    stock, drew = len(number) - HAND * seats, True
    past: list[int] = []
    for trick in (*(trick.cards for trick in view.tricks), face_up(view)):
        for place, play in enumerate(trick):
            if play.seat == seat:
                past += [
                    number[play.card],
                    *circumstances(view.rules, number, trick[:place], seat, stock),
                    drew,
                ]
        drew, stock = stock > 0, max(0, stock - seats)
    return past


def circumstances(
    rules: Rules, number: Mapping[Card, int], before: Sequence[TrickCard], seat: int, stock: int
) -> tuple[int, int, bool, bool, int]:
    """The circumstances of a play: its numbers from ``TOP`` to ``LYING``."""
    top, taker = LEADING, seat
    for play in before:
        card = number[play.card]
        if top == LEADING or beats(card, top, TRUMP_SUIT):
            top, taker = card, play.seat
    ours = top != LEADING and rules.side_of(taker) == rules.side_of(seat)
    lying = sum(VALUES[number[play.card]] for play in before)
    return top, stage(stock), ours, len(before) == rules.players - 1, lying
