"""The probability of every two cards that a seat may have kept, given its plays: exact, with numpy.

While there is a stock, a seat holds three cards, plays one, and draws one that may be any unseen card. So
each play turns a table of the two cards kept before into one of the two kept after it. Its plays follow the
heuristic policy except for slips, or are as likely as a level's plays are (``move_likelihood``); all these
policies are computed at once.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from bot.computers.neural import board as neural_board
from bot.computers.neural.board import PAIRS
from bot.computers.neural.move_likelihood import (
    CARD,
    DREW,
    LAST,
    LEADING,
    LIKELIHOODS,
    LOAD,
    LYING,
    OURS,
    PLAY,
    TOP,
    likelihood_index,
    likelihood_index_in_pairs,
)
from bot.computers.neural.network import Work
from bot.computers.search.board import NUMBERS, RANKS, SHIFT, TRUMP_SUIT, beats

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
Truths = NDArray[np.bool_]

_TINY: Final = 1e-9
VALUES: Final = np.array(neural_board.VALUES)
PRICES: Final = np.array(neural_board.PRICES)
_LITTLE: Final = 3
"""The points from which the last of four spends a small trump."""
_WINS, _RUFFS = 2000, 1000
_NO_RUFF: Final = 1 << 30
_SLIPS: Final = 0.02
"""How often a seat that uses the heuristic policy plays otherwise."""


class KeptCards(NamedTuple):
    """What a seat may have kept, in tables of ``PAIRS`` weights.

    - ``strict``: the probability of every two cards if it uses the heuristic policy.
    - ``loose``: the same if it does not.
    - ``log_odds``: the logarithm of how much more likely it uses the heuristic policy, by its plays.
    """

    strict: Floats
    loose: Floats
    log_odds: float


NOTHING: Final = KeptCards(np.zeros(PAIRS), np.zeros(PAIRS), 0.0)


def weigh(past: Sequence[int], hidden: Sequence[int], seats: int, drawn: Mapping[int, int]) -> KeptCards:
    """What a seat may have kept.

    ``past``: its plays in order. ``hidden``: the cards that it may hold now. ``drawn``: the cards that it
    drew in the open, by the number of its plays before.
    """
    tables, log_probabilities = tables_by_policy(past, hidden, seats, drawn)
    shares = np.exp(log_probabilities - log_probabilities.max())
    others = shares[1:].sum()
    strict, loose = np.zeros((2, NUMBERS, NUMBERS))
    strict[np.ix_(hidden, hidden)] = tables[0]
    loose[np.ix_(hidden, hidden)] = np.tensordot(shares[1:] / others, tables[1:], axes=1)
    odds = max(shares[0], _TINY) / max(others / len(shares[1:]), _TINY)
    return KeptCards(strict.ravel(), loose.ravel(), math.log(odds))


def joined(by_seat: Sequence[KeptCards]) -> tuple[Work, Work]:
    """The strict tables of all seats in a row, and the loose ones."""
    strict = np.concatenate([kept.strict for kept in by_seat], dtype=np.float32)
    loose = np.concatenate([kept.loose for kept in by_seat], dtype=np.float32)
    return cast("Work", strict), cast("Work", loose)


def tables_by_policy(
    past: Sequence[int], hidden: Sequence[int], seats: int, drawn: Mapping[int, int]
) -> tuple[Floats, Floats]:
    """What a seat may have kept by each policy: the heuristic one first, then each of ``LIKELIHOODS``.

    The first result is, by policy, the probability of every two of the hidden cards, both ways round; a
    single kept card lies on the diagonal, which else is zero. The second is the logarithm of the probability
    of all plays. Arguments as for ``weigh``.
    """
    hand = [*hidden, *past[CARD::PLAY][::-1]]  # its first play is last
    log_probabilities = np.zeros(1 + len(LIKELIHOODS[seats]))
    any_two = (1 - np.eye(len(hand))) * (2 / (len(hand) * (len(hand) - 1)))
    tables = np.repeat(any_two[None], len(log_probabilities), axis=0)
    _without(tables, hand, drawn, begin=0)
    for number, at in enumerate(range(0, len(past), PLAY)):
        play = past[at : at + PLAY]
        weights = _likelihoods(seats, *play[TOP:LYING], min(play[LYING], LOAD))[:, hand]
        hand = hand[:-1]
        is_fit = (fits_of_two if seats == 2 else fits_in_pairs)(play, hand)
        both, one = tables[:, :-1, :-1], tables[:, :-1, -1]
        own, other = weights[:, -1:], weights[:, :-1]
        if play[DREW]:
            pairs = other[:, :, None] + other[:, None, :]
            chances = _chances(is_fit, own[:, None] / (own[:, None] + pairs))
            drawn_card = drawn.get(number)
            if drawn_card is None:
                tables = (both + one[:, :, None] + one[:, None, :]) * chances
            elif drawn_card == play[CARD]:
                tables = both * chances
            else:
                tables = np.zeros_like(both)
                place = hand.index(drawn_card)
                tables[:, :, place] = tables[:, place] = one
                tables *= chances
            _without(tables, hand, drawn, begin=number + 1)
            tables[:, range(len(hand)), range(len(hand))] = 0
            sums = tables.sum(axis=(1, 2)) / 2
        else:
            kept = one * _chances(is_fit.diagonal(), own / (own + other))
            tables = np.eye(len(hand)) * kept[:, None]
            sums = kept.sum(axis=1)
        if not sums.all():
            break  # it has no cards any more
        tables /= sums[:, None, None]
        log_probabilities += np.log(sums)
    return tables[:, : len(hidden), : len(hidden)], log_probabilities


def _without(tables: Floats, hand: Sequence[int], drawn: Mapping[int, int], *, begin: int) -> None:
    """Give the cards no weight that the seat drew in the open only later, after so many plays or more."""
    later = [hand.index(card) for plays, card in drawn.items() if plays >= begin and card in hand]
    tables[:, later] = 0
    tables[:, :, later] = 0


def fits_of_two(play: Sequence[int], others: Sequence[int]) -> Truths:
    """For every two of ``others``, whether the heuristic policy plays the card from a hand with them.

    On the diagonal the hand has only one other card. See ``search.heuristic_policy``.
    """
    cards, top = [play[CARD], *others], play[TOP]
    cheapest = _least((PRICES[cards] << SHIFT) + VALUES[cards])
    points = 0 if top == LEADING else neural_board.VALUES[top]
    is_enough = points + (cheapest & RANKS) >= LOAD
    poor, rich = _preferences(top)[:, cards]
    own = np.where(is_enough, rich[0], poor[0])
    other = np.where(is_enough, rich[1:], poor[1:])
    fits: Truths = (own >= other) & (own >= other.T)
    return fits


@cache
def _preferences(led: int) -> Numbers:
    """By card, its preference beside a card without points and beside a load."""
    return np.array([[_preference(card, led, little) for card in range(NUMBERS)] for little in (0, LOAD)])


def _preference(card: int, led: int, little: int) -> int:
    """How strongly the heuristic policy wants a card.

    It prefers a winner with points, else a trump that pays, else a cheap card.

    ``little``: the points of the cheapest card in the hand.
    """
    value, price = neural_board.VALUES[card], neural_board.PRICES[card]
    if led != LEADING:
        if card >> SHIFT != TRUMP_SUIT and card >> SHIFT == led >> SHIFT and card > led:
            return _WINS + (value << SHIFT) - (card & RANKS)
        points = neural_board.VALUES[led]
        pays = points >= LOAD or (points > 0 and value == 0) or points + little >= LOAD
        if pays and card >> SHIFT == TRUMP_SUIT and beats(card, led, TRUMP_SUIT):
            return _RUFFS - price
    return -price


def fits_in_pairs(play: Sequence[int], others: Sequence[int]) -> Truths:
    """As ``fits_of_two``, for four in pairs: the trick's side, the last player and the points matter."""
    cards, top, lying = np.array([play[CARD], *others]), play[TOP], play[LYING]
    ours, last = bool(play[OURS]), bool(play[LAST])
    values, prices, plain = VALUES[cards], PRICES[cards], cards >> SHIFT != TRUMP_SUIT
    is_answer, takes = top != LEADING, _takes(top)[cards]
    cheap = prices[0] == _least(prices)
    gift = _most(np.where(plain & is_answer, values, -1))
    winner = _most(np.where(plain & takes, values, -1))
    ruff = _least(np.where(~plain & takes, (prices << SHIFT) + values, _NO_RUFF))
    gives = np.full_like(
        cheap, ours and (last or top >> SHIFT == TRUMP_SUIT or neural_board.VALUES[top] >= LOAD)
    )
    pays = np.full_like(cheap, lying >= LOAD) | (last and lying >= _LITTLE) & (ruff & RANKS < LOAD)
    fits: Truths = np.select(
        [
            gives & (gift >= 0),
            (winner >= 0) & (last | (winner < LOAD)),
            (not ours) & (ruff < _NO_RUFF) & pays,
        ],
        [
            plain[0] & (values[0] == gift),
            plain[0] & takes[0] & (values[0] == winner),
            prices[0] == ruff >> SHIFT,
        ],
        cheap,
    )
    return fits


@cache
def _takes(top: int) -> Truths:
    """By card, whether it takes the trick from the best card so far; none does if it leads."""
    return np.array([top != LEADING and bool(beats(card, top, TRUMP_SUIT)) for card in range(NUMBERS)])


@lru_cache(maxsize=1000)
def _likelihoods(seats: int, top: int, stage: int, ours: int, last: int, lying: int) -> Floats:
    """By level and card, how likely it is played in these circumstances, as a weight."""
    cards = range(NUMBERS)
    if seats == 2:
        places = [likelihood_index(card, top, stage) for card in cards]
    else:
        places = [likelihood_index_in_pairs(card, top, ours > 0, last > 0, lying) for card in cards]
    return np.exp(np.array(LIKELIHOODS[seats])[:, places] / 100)


def _chances(is_fit: Truths, likely: Floats) -> Floats:
    """By policy, the probability of a play."""
    return np.concatenate([np.where(is_fit, 1 - _SLIPS, _SLIPS / 2)[None], likely])


def _least(row: Numbers) -> Numbers:
    """For every two of all but the first number, the least of these two and the first."""
    least: Numbers = np.minimum(row[0], np.minimum.outer(row[1:], row[1:]))
    return least


def _most(row: Numbers) -> Numbers:
    """As ``_least``, the greatest."""
    return -_least(-row)
