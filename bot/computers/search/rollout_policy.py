"""The rollout policy: better than the heuristic policy and nearly as quick. A tuned table of card kinds.

Search uses it for its own side when it plays deals to their end. The tables (``rollout_weights``) were found
by hill climbing: change a few numbers, and keep what wins more deals against the heuristic policy.
"""

from __future__ import annotations

from bot.computers.search.board import (
    END,
    HANDS,
    HELD,
    LAID,
    MOST,
    NEXT,
    PLAYING,
    RANKS,
    SEATS,
    SHIFT,
    SIDE,
    TRICK,
    TRUMP,
    Board,
    Row,
    Values,
    beats,
    free,
    is_allowed,
    seat_at,
)
from bot.computers.search.compilation import compiled
from bot.computers.search.rollout_weights import HOLD, KEEP, KIND, LATE, LEAD, PART, TEMPO, TRUMPS


@compiled
def kind(card: int, trump: int, values: Values) -> int:
    """The kind of a card."""
    return KIND[values[card]] + (TRUMPS if card >> SHIFT == trump else 0)


@compiled
def late(board: Board, seat: int) -> bool:
    """Whether it is the end of a deal when a seat is to play."""
    return board[END] - board[NEXT] + board[HELD + seat] * board[SEATS] <= LATE * board[SEATS]


@compiled
def by_rollout_policy(board: Board, values: Values, table: Row, seat: int) -> int:
    """The place in its hand of the card that a seat plays to a trick of one card from each."""
    begin, on_table, trump = HANDS + seat * MOST, board[LAID], board[TRUMP]
    part = PART if late(board, seat) else 0
    anything = free(board)
    lying = best = foes = 0
    ours = False
    top = board[TRICK]
    if on_table:
        for at in range(on_table):
            card = board[TRICK + at]
            lying += values[card]
            if at and beats(card, top, trump):
                top, best = card, at
        ours = board[SIDE + seat_at(board, best)] == board[SIDE + seat]
        for at in range(on_table + 1, board[PLAYING]):
            foes += board[SIDE + seat_at(board, at)] != board[SIDE + seat]
    choice, most = -1, 0
    for place in range(board[HELD + seat]):
        card = board[begin + place]
        if not (anything or is_allowed(board, seat, card)):
            continue
        mine = kind(card, trump, values)
        if on_table == 0:
            score = -100 * table[part + LEAD + mine]
        else:
            score = -100 * table[part + KEEP + mine]
            points = 10 * (lying + values[card])
            takes = beats(card, top, trump)
            if takes or ours:
                holds = table[part + HOLD + (mine if takes else kind(top, trump, values))]
                probability = 100
                for _ in range(foes):
                    probability = probability * holds // 100
                score += points * (2 * probability - 100)
                if takes:
                    score += table[part + TEMPO] * probability
            else:
                score -= 100 * points
        score = (score << SHIFT) - (card & RANKS)
        if choice < 0 or score > most:
            choice, most = place, score
    return choice
