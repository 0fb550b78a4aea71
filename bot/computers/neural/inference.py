"""Inference from the others' plays: the cards they may hold, and whether they use the heuristic policy.

While there is a stock, a seat holds three cards, plays one, and draws one that may be any unseen card. For
every two cards that it may have kept, this computes how often that follows from all the cards that it may
have drawn. Its plays are taken either to follow the heuristic policy except for slips, or to be as likely as
a level's plays are (``move_likelihood``). The computation is exact: all tricks of the deal are remembered.
What several others hold together is as likely as the cards of each, as long as no card occurs twice. The
policy that makes the plays more likely is the one that the opponent more likely uses.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.computers.knowledge.trick import face_up
from bot.computers.neural.board import ALL, PRICES, SHOWN, TURNED, VALUES
from bot.computers.neural.features import HAND
from bot.computers.neural.move_likelihood import (
    LEADING,
    LIKELIHOODS,
    LOAD,
    likelihood_index,
    likelihood_index_in_pairs,
    stage,
)
from bot.computers.neural.network import Work
from bot.computers.search.board import (
    END,
    HANDS,
    HELD,
    MOST,
    NEXT,
    NUMBERS,
    RANKS,
    SHIFT,
    TRUMP_SUIT,
    Board,
    Row,
    beats,
)
from bot.computers.search.compilation import compiled, floats, numbers
from bot.computers.search.determinize import number_of
from bot.computers.search.rng import RngState, below
from bot.rules.cards import Card
from bot.rules.options import Retire
from bot.rules.rules import Rules
from bot.rules.view import SeatView, TrickCard

PAIRS: Final = NUMBERS * NUMBERS
"""The number of weights in a table: one for every two cards."""
CARD, TOP, STAGE, OURS, LAST, LYING, DREW = range(7)
"""The numbers of a play: the card; the best one before it; the stage of the deal; whether the partner was
winning the trick; whether nobody played after it; the points in the trick; whether a card had been drawn
since the last play."""
PLAY: Final = DREW + 1
_LITTLE: Final = 3
"""The points from which the last of four spends a small trump."""
_WINS, _RUFFS = 2000, 1000
_FINE: Final = 1 << 30
_SLIPS: Final = 0.02
"""How often a seat that uses the heuristic policy plays otherwise."""
_TINY: Final = 1e-9
_HEURISTIC: Final = 0.5
"""The probability that a seat uses it, before it has played."""


@compiled
def preference(card: int, led: int, little: int) -> int:
    """How strongly the heuristic policy wants a card.

    It prefers a winner with points, else a trump that pays, else a cheap card.

    ``little``: the points of the cheapest card in the hand.
    """
    if led != LEADING:
        if card >> SHIFT != TRUMP_SUIT and card >> SHIFT == led >> SHIFT and card > led:
            return _WINS + (VALUES[card] << SHIFT) - (card & RANKS)
        points = VALUES[led]
        pays = points >= LOAD or (points > 0 and VALUES[card] == 0) or points + little >= LOAD
        if pays and card >> SHIFT == TRUMP_SUIT and beats(card, led, TRUMP_SUIT):
            return _RUFFS - PRICES[card]
    return -PRICES[card]


@compiled
def fits(card: int, one: int, other: int, led: int) -> bool:
    """Whether the heuristic policy would play a card from a hand with two others.

    See ``search.heuristic_policy``.
    """
    cheapest = card
    if PRICES[one] < PRICES[cheapest]:
        cheapest = one
    if PRICES[other] < PRICES[cheapest]:
        cheapest = other
    little = VALUES[cheapest]
    mine = preference(card, led, little)
    return mine >= preference(one, led, little) and mine >= preference(other, led, little)


@compiled
def fits_in_pairs(past: Row, at: int, one: int, other: int) -> bool:
    """As ``fits``, for the play at a place of ``past``, of four in pairs.

    The trick's side, the last player and the points in it matter. A seat with two cards names the other one
    twice.
    """
    card, top, lying = past[at + CARD], past[at + TOP], past[at + LYING]
    ours, last = past[at + OURS] > 0, past[at + LAST] > 0
    gift = plain = ruff = -1
    cheapest = card
    for candidate in (card, one, other):
        if PRICES[candidate] < PRICES[cheapest]:
            cheapest = candidate
        if top == LEADING:
            continue
        if candidate >> SHIFT != TRUMP_SUIT:
            gift = max(gift, VALUES[candidate])
            if beats(candidate, top, TRUMP_SUIT):
                plain = max(plain, VALUES[candidate])
        elif beats(candidate, top, TRUMP_SUIT) and (ruff < 0 or PRICES[candidate] < PRICES[ruff]):
            ruff = candidate
    if ours and gift >= 0 and (last or top >> SHIFT == TRUMP_SUIT or VALUES[top] >= LOAD):
        return card >> SHIFT != TRUMP_SUIT and VALUES[card] == gift
    if plain >= 0 and (last or plain < LOAD):
        return card >> SHIFT != TRUMP_SUIT and beats(card, top, TRUMP_SUIT) and VALUES[card] == plain
    if not ours and ruff >= 0 and (lying >= LOAD or (last and lying >= _LITTLE and VALUES[ruff] < LOAD)):
        return card == ruff
    return PRICES[card] == PRICES[cheapest]


@compiled
def chance(past: Row, at: int, one: int, other: int, card_weights: Work, pairs: bool) -> float:  # noqa: FBT001 - compiled functions pass arguments by position
    """The probability of a play from a hand with two other cards, or one card that is named twice.

    ``card_weights``: by card, how likely it is played; none for the heuristic policy with slips.
    """
    card = past[at + CARD]
    if len(card_weights):
        return card_weights[card] / (
            card_weights[card] + card_weights[one] + (card_weights[other] if other != one else 0)
        )
    fit = fits_in_pairs(past, at, one, other) if pairs else fits(card, one, other, past[at + TOP])
    return 1 - _SLIPS if fit else _SLIPS / 2


@compiled
def weigh(
    past: Row,
    hidden: Row,
    likelihoods: Row,
    card_weights: Work,
    table: Work,
    pairs: bool,  # noqa: FBT001 - compiled functions pass arguments by position
) -> float:
    """Fill ``table`` with the probability of every two cards that a seat may have kept.

    The result is the logarithm of the probability of its plays. ``past``: its plays in order. ``hidden``:
    the cards that it may hold now. ``likelihoods``: the likelihood of each move; none for the heuristic
    policy with slips. ``card_weights``: room for a number for each card, none likewise. ``pairs``: four play.
    A single kept card is in the table twice.
    """
    log_probability = 0.0
    hand = [*hidden, *past[CARD::PLAY][::-1]]  # its first play is last
    for one in hand:
        for other in hand:
            table[one * NUMBERS + other] = 0 if one == other else 2 / (len(hand) * (len(hand) - 1))
    for at in range(0, len(past), PLAY):
        whole = 0.0
        if len(likelihoods):
            for one in hand:
                if pairs:
                    ours, last = past[at + OURS] > 0, past[at + LAST] > 0
                    place = likelihood_index_in_pairs(one, past[at + TOP], ours, last, past[at + LYING])
                else:
                    place = likelihood_index(one, past[at + TOP], past[at + STAGE])
                card_weights[one] = math.exp(likelihoods[place] / 100)
        card = hand.pop()
        for first, one in enumerate(hand):
            alone = table[one * NUMBERS + card]
            table[one * NUMBERS + one] = 0.0
            for other in hand[:first]:
                ways = 0.0
                if past[at + DREW]:
                    ways = table[one * NUMBERS + other] + alone + table[other * NUMBERS + card]
                    ways *= chance(past, at, one, other, card_weights, pairs)
                table[one * NUMBERS + other] = table[other * NUMBERS + one] = ways
                whole += ways
            if not past[at + DREW]:
                table[one * NUMBERS + one] = alone * chance(past, at, one, one, card_weights, pairs)
                whole += table[one * NUMBERS + one]
        if whole <= 0:
            return log_probability  # it has no cards any more
        for one in hand:
            for other in hand:
                table[one * NUMBERS + other] /= whole
        log_probability += math.log(whole)
    return log_probability


@compiled
def add(table: Work, hidden: Row, share: float, tables: Work, begin: int) -> None:
    """Add a share of a table's weights of hidden cards to those at a place of other tables."""
    for one in hidden:
        for other in hidden:
            at = one * NUMBERS + other
            tables[begin + at] += share * table[at]


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
    hands = [
        sorted(board[HANDS + seat * MOST : HANDS + seat * MOST + board[HELD + seat]]) for seat in view.active
    ]
    others = [card for seat in view.active if seat != view.seat for card in hands[seat]]
    unseen = sorted((*others, *board[board[NEXT] : board[END]]))
    hidden_cards = [card for card in unseen if board[SHOWN + card] != ALL and card != board[TURNED]]
    kept_counts, strict, loose = numbers([0] * seats), floats(seats * PAIRS), floats(seats * PAIRS)
    odds = math.log(_HEURISTIC / (1 - _HEURISTIC))
    for seat in view.active:
        if seat == view.seat:
            continue
        own = [card for card in hands[seat] if board[SHOWN + card] == ALL]
        plays = plays_of(view, seat)
        log_odds = _weigh_seat(numbers(plays), [*hidden_cards, *own], seats, seat * PAIRS, strict, loose)
        odds += log_odds if view.rules.side_of(seat) != view.side else 0
        # If some of a seat's cards are known anyway, the rest is not considered.
        kept_counts[seat] = 0 if own else 2 - plays[DREW::PLAY].count(0)
    return Conclusions(numbers(hidden_cards), kept_counts, strict, loose, 1 / (1 + math.exp(-odds)))


def _weigh_seat(past: Row, hand: Sequence[int], seats: int, begin: int, strict: Work, loose: Work) -> float:
    """Fill the tables of a seat.

    Returns the logarithm of how much more likely it uses the heuristic policy.
    """
    cards, ways = numbers(hand), ((), *LIKELIHOODS[seats])
    tables = [floats(PAIRS) for _ in ways]
    log_probabilities = [
        weigh(past, cards, numbers(likelihoods), floats(NUMBERS if likelihoods else 0), table, seats > 2)
        for likelihoods, table in zip(ways, tables, strict=True)
    ]
    shares = [math.exp(one - max(log_probabilities)) for one in log_probabilities]
    others = sum(shares[1:])
    add(tables[0], cards, 1.0, strict, begin)
    for share, table in zip(shares[1:], tables[1:], strict=True):
        add(table, cards, share / others, loose, begin)
    return math.log(max(shares[0], _TINY)) - math.log(max(others / len(LIKELIHOODS[seats]), _TINY))


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
