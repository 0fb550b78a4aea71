"""Sampling of determinizations: hidden cards change places, weighed by how well they explain the plays.

The deals form a chain: each follows from the previous one by exchanges that leave every seat cards that it
may hold. If plays are remembered, an exchange that makes them less consistent with the heuristic policy is
less likely to stay (Metropolis). Otherwise all deals are equally likely.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.computers.search.bid_inference import OWN, SIZE, bid_implausibility
from bot.computers.search.board import (
    HANDS,
    HELD,
    LAID,
    LEADER,
    MOST,
    PLAYING,
    SEATS,
    SIDE,
    TRICK,
    TRUMP,
    Board,
    Row,
    Values,
)
from bot.computers.search.compilation import compiled
from bot.computers.search.heuristic_policy import by_heuristic, cost
from bot.computers.search.rng import RngState, below

TRICKS, DECLARER, CALLED, BIDS, HEAD = 0, 1, 2, 3, 3 + SIZE * MOST
"""The places in the past: the number of tricks that follow, the latest first, beginning with the running
one; the declarer, or below 0; the called cards (bits); the inference from the bids. So many numbers precede
the tricks."""
FIRST, SHOWN, JOINED, CARDS, DREW, OPEN, PAST = 0, 1, 2, 3, 3 + MOST, 3 + 2 * MOST, 4 + 2 * MOST
"""The places in a past trick: the leader, the number of cards, the number of seats, the cards; by seat
whether it drew afterwards; the declarer's partners revealed so far (bits). Then the length of a trick."""
NEED: Final = 4
"""The length of an entry of ``Known.needs``."""
IMPLAUSIBLE: Final = 2
"""The implausibility of a play against the heuristic policy. A card of the same worth counts half."""
_WHOLE: Final = 1024
_STAYS: Final = (1024, 512, 256, 128, 64, 32, 16, 8)
"""Out of 1024: how often an exchange stays that adds so much implausibility."""
_RANK: Final = 4


class Known(NamedTuple):
    """The knowledge of a seat that plays, in the form that compiled functions need.

    - ``board``: a possible deal.
    - ``places``: the hidden places in the board, those in hands first.
    - ``owners``: the seat of each hidden place.
    - ``masks``: the cards that are possible in each hidden place.
    - ``needs``: what was said of hands: for each kind a seat, the cards of the kind, and the fewest and the
      most of them that the seat has.
    - ``past``: the tricks that were played; see the constants above.
    - ``values``: the card points by card.
    - ``in_hands``: the number of the hidden places that are in hands.
    """

    board: Board
    places: Row
    owners: Row
    masks: Row
    needs: Row
    past: Row
    values: Values
    in_hands: int


@compiled
def may_lie(masks: Row, place: int, card: int) -> bool:
    """Whether a card may be in a hidden place."""
    return (masks[place] >> card) & 1 == 1


@compiled
def is_satisfied(board: Board, needs: Row) -> bool:
    """Whether every seat holds what it said. ``needs``: as in ``Known``."""
    for at in range(0, len(needs), NEED):
        begin = HANDS + needs[at] * MOST
        count = 0
        for place in range(begin, begin + board[HELD + needs[at]]):
            count += (needs[at + 1] >> board[place]) & 1
        if count < needs[at + 2] or count > needs[at + 3]:
            return False
    return True


@compiled
def try_exchange(board: Board, places: Row, masks: Row, needs: Row, one: int, other: int) -> bool:
    """Exchange two hidden cards if both may be in the other place. Returns whether they were exchanged."""
    first, second = board[places[one]], board[places[other]]
    if not (may_lie(masks, one, second) and may_lie(masks, other, first)):
        return False
    board[places[one]], board[places[other]] = second, first
    if len(needs) and not is_satisfied(board, needs):
        board[places[one]], board[places[other]] = first, second
        return False
    return True


@compiled
def shuffle_hidden(
    board: Board, places: Row, masks: Row, needs: Row, begin: int, rng_state: RngState
) -> None:
    """Shuffle the hidden cards from a place on. All possible deals stay equally likely."""
    for one in range(len(places) - 1, begin, -1):
        other = begin + below(one - begin + 1, rng_state)
        if one != other:
            try_exchange(board, places, masks, needs, one, other)


@compiled
def implausibility(
    board: Board, scratch: Board, values: Values, past: Row, seat: int, rng_state: RngState
) -> int:
    """The implausibility of a seat's plays if it holds these cards.

    They are compared backwards with the heuristic policy.
    The order of its draws is unknown and guessed. Of a declarer's partners it knows those who have been
    revealed, and itself. ``scratch``: a board of the deal for work.
    """
    begin, hand_size, count = HANDS + seat * MOST, board[HELD + seat], 0
    declared = past[DECLARER] >= 0
    partner, open_partners = False, -1
    for place in range(begin, begin + hand_size):
        scratch[place] = board[place]
        partner = partner or (past[CALLED] >> board[place]) & 1 == 1
    for at in range(past[TRICKS]):
        trick = HEAD + at * PAST
        if past[trick + DREW + seat] and hand_size:
            hand_size -= 1
            scratch[begin + below(hand_size + 1, rng_state)] = scratch[begin + hand_size]
        place = seat - past[trick + FIRST]
        if place < 0:
            place += board[SEATS]
        if place >= past[trick + SHOWN]:
            continue
        card = past[trick + CARDS + place]
        scratch[begin + hand_size] = card
        hand_size += 1
        partner = partner or (past[CALLED] >> card) & 1 == 1
        if hand_size == 1:
            continue
        scratch[HELD + seat] = hand_size
        scratch[LEADER], scratch[LAID], scratch[PLAYING] = past[trick + FIRST], place, past[trick + JOINED]
        for other in range(place):
            scratch[TRICK + other] = past[trick + CARDS + other]
        if declared and past[trick + OPEN] != open_partners:
            open_partners = past[trick + OPEN]
            for other in range(board[SEATS]):
                shown = other == past[DECLARER] or (open_partners >> other) & 1
                scratch[SIDE + other] = 0 if shown or (partner and other == seat) else 1
        heuristic = scratch[begin + by_heuristic(scratch, values, seat)]
        if heuristic != card:
            trump = scratch[TRUMP]
            same = cost(heuristic, trump, values) >> _RANK == cost(card, trump, values) >> _RANK
            count += 1 if same else IMPLAUSIBLE
    if declared:
        called_suit = scratch[TRUMP] if seat == past[DECLARER] else -1
        count += bid_implausibility(scratch, begin, hand_size, values, past, BIDS + SIZE * seat, called_suit)
        if called_suit >= 0 and partner:
            count += OWN
    return count


@compiled
def resample(
    board: Board,
    scratch: Board,
    knowledge: Known,
    implausibilities: Board,
    moves: int,
    rng_state: RngState,
) -> None:
    """Exchange cards between hands, or a hand and the stock, ``moves`` times.

    ``implausibilities`` by seat are kept up to date. ``board`` is changed, that of ``knowledge`` is not
    looked at.
    """
    places, owners, masks, needs = knowledge.places, knowledge.owners, knowledge.masks, knowledge.needs
    past, values = knowledge.past, knowledge.values
    for _ in range(moves):
        one, other = below(knowledge.in_hands, rng_state), below(len(places), rng_state)
        mine, theirs = owners[one], owners[other]
        if mine == theirs or not try_exchange(board, places, masks, needs, one, other):
            continue
        new = implausibility(board, scratch, values, past, mine, rng_state)
        also = implausibility(board, scratch, values, past, theirs, rng_state) if theirs >= 0 else 0
        more = new - implausibilities[mine] + (also - implausibilities[theirs] if theirs >= 0 else 0)
        if more > 0 and (more >= len(_STAYS) or below(_WHOLE, rng_state) >= _STAYS[more]):
            try_exchange(board, places, masks, needs, one, other)
            continue
        implausibilities[mine] = new
        if theirs >= 0:
            implausibilities[theirs] = also
