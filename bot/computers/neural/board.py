"""The board of the network: a turn-up deal for two, or four in pairs, as one row of numbers.

Cards are numbered as in ``features``. The row may contain a whole deal, or what one seat knows of it.
``sense`` uses nothing that its seat cannot know.
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
    SUIT,
    TENS,
    TRICK,
    TURNUP,
    UNSEEN,
)
from bot.computers.search.compilation import compiled

Deal = MutableSequence[int]

SEATS, SIZE_OF_PACK, LEADER, LAID, DRAWN, TURNED = range(6)
"""The places of: the number of seats, of cards, the leader, the cards in the trick, the cards dealt, the
turn-up."""
POINTS: Final = 6
"""The place of the card points of the even and of the odd seats."""
MOST: Final = 4
LYING: Final = POINTS + 2
"""The place of the cards of the trick, in order."""
BEFORE_LED: Final = LYING + MOST
"""The place of the leaders of the last two tricks; -1 for nobody."""
BEFORE_CARDS: Final = BEFORE_LED + 2
"""The place of the cards of the last two tricks, by seat."""
COUNT: Final = BEFORE_CARDS + 2 * MOST
"""The place of the number of cards in each hand. Their numbers follow, ``HAND`` places for each seat."""
HANDS: Final = COUNT + MOST
WHERE: Final = HANDS + MOST * HAND
"""The place of the owner of each card: a seat, or one of the two constants below."""
SHOWN: Final = WHERE + CARDS
"""The place of who else knows where each card is: ``PARTNER``, ``ALL``, or nobody."""
PACK: Final = SHOWN + CARDS
"""The place of the cards in the order of dealing and drawing, the turn-up last."""
SIZE: Final = PACK + CARDS

STOCK, GONE = -1, 9
PARTNER, ALL = 1, 2

VALUES: Final = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
"""The card points by strength (R-11)."""
KINDS: Final = 4
THEY, WE = 0, 1
"""The judge's last inputs: whether those who are not to play, or those who are, use the heuristic policy."""
YARDSTICK, ANOTHER = 0, 2
"""Where these two begin, and two more that only training uses: for any other policy than the network's."""
MOST_INPUTS: Final = 96
"""The greatest number of inputs that are 1."""


@compiled
def value(card: int) -> int:
    """The card points of a card."""
    return VALUES[card % SUIT]


@compiled
def beats(card: int, best: int) -> bool:
    """Whether a card takes a trick from the best card so far (R-41)."""
    if card // SUIT == best // SUIT:
        return card > best
    return card < SUIT


@compiled
def start(deal: Deal, seats: int, cards: int) -> None:
    """Deal the pack that is in the row (R-30, R-31). Seat 0 leads."""
    for at in range(PACK):
        deal[at] = 0
    deal[SEATS], deal[SIZE_OF_PACK], deal[DRAWN] = seats, cards, HAND * seats
    deal[TURNED] = deal[PACK + cards - 1]
    deal[BEFORE_LED] = deal[BEFORE_LED + 1] = -1
    for card in range(CARDS):
        deal[WHERE + card] = GONE
    for at in range(cards):
        deal[WHERE + deal[PACK + at]] = STOCK
    for at in range(HAND * seats):
        seat, card = at % seats, deal[PACK + at]
        deal[WHERE + card] = seat
        deal[HANDS + seat * HAND + at // seats] = card
    for seat in range(seats):
        deal[COUNT + seat] = HAND


@compiled
def turn(deal: Deal) -> int:
    """The seat that is to play."""
    return (deal[LEADER] + deal[LAID]) % deal[SEATS]


@compiled
def winner(deal: Deal) -> int:
    """The place in the trick of the card that is winning it."""
    best = 0
    for place in range(1, deal[LAID]):
        if beats(deal[LYING + place], deal[LYING + best]):
            best = place
    return best


@compiled
def play(deal: Deal, place: int) -> bool:
    """Play a card, from a place of its hand, for the seat in turn.

    Returns whether the deal goes on (R-42, R-50).
    """
    seats, seat = deal[SEATS], turn(deal)
    begin = HANDS + seat * HAND
    rest = deal[COUNT + seat] - 1
    card = deal[begin + place]
    deal[begin + place] = deal[begin + rest]
    deal[COUNT + seat] = rest
    deal[WHERE + card] = GONE
    deal[LYING + deal[LAID]] = card
    deal[LAID] += 1
    if deal[LAID] < seats:
        return True
    leader = deal[LEADER]
    taker = (leader + winner(deal)) % seats
    deal[BEFORE_LED + 1] = deal[BEFORE_LED]
    deal[BEFORE_LED] = leader
    for later in range(seats):
        card = deal[LYING + later]
        deal[POINTS + taker % 2] += value(card)
        at = BEFORE_CARDS + (leader + later) % seats
        deal[at + MOST] = deal[at]
        deal[at] = card
    deal[LAID] = 0
    deal[LEADER] = taker
    if deal[DRAWN] < deal[SIZE_OF_PACK]:
        for later in range(seats):
            seat = (taker + later) % seats
            card = deal[PACK + deal[DRAWN]]
            deal[DRAWN] += 1
            deal[WHERE + card] = seat
            if card == deal[TURNED]:
                deal[SHOWN + card] = ALL
            deal[HANDS + seat * HAND + deal[COUNT + seat]] = card
            deal[COUNT + seat] += 1
    return deal[COUNT + taker] > 0


@compiled
def sense(deal: Deal, inputs: Deal) -> int:
    """Write the inputs that are 1 for the seat in turn. Returns the number of them."""
    seats, seat, turned, count = deal[SEATS], turn(deal), deal[TURNED], 0
    for card in range(CARDS):
        where = deal[WHERE + card]
        if where == GONE:
            continue
        if where == STOCK:
            inputs[count] = (TURNUP if card == turned else UNSEEN) + card
        else:
            ahead = (where - seat) % seats
            known = deal[SHOWN + card] == ALL or (deal[SHOWN + card] == PARTNER and ahead % 2 == 0)
            plane = features.SEATS + (ahead * PLANES + KNOWN) * CARDS + card
            if ahead == 0:
                inputs[count] = HELD + card
                if known:
                    count += 1
                    inputs[count] = plane
            elif known:
                inputs[count] = plane
            else:
                inputs[count] = UNSEEN + card
        count += 1
    return situation(deal, inputs, count, features.SEATS)


@compiled
def situation(deal: Deal, inputs: Deal, count: int, begin: int) -> int:
    """Append what is on the table and public; ``begin`` is where the seats' inputs begin."""
    seats, seat = deal[SEATS], turn(deal)
    for place in range(deal[LAID]):
        ahead = (deal[LEADER] + place - seat) % seats
        inputs[count] = begin + (ahead * PLANES + TRICK) * CARDS + deal[LYING + place]
        count += 1
    leaders = begin + seats * PLANES * CARDS
    for ago in range(2):
        led = deal[BEFORE_LED + ago]
        if led < 0:
            continue
        for other in range(seats):
            ahead = (other - seat) % seats
            inputs[count] = (
                begin + (ahead * PLANES + LAST + ago) * CARDS + deal[BEFORE_CARDS + ago * MOST + other]
            )
            count += 1
        inputs[count] = leaders + ago * seats + (led - seat) % seats
        count += 1
    inputs[count] = leaders + 2 * seats + deal[LAID]
    tricks = leaders + 3 * seats
    rest = (deal[SIZE_OF_PACK] - deal[DRAWN]) // seats + deal[COUNT + seat] - 1
    inputs[count + 1] = tricks + rest
    count += 2
    points = tricks + CARDS // seats
    for side in range(2):
        has = deal[POINTS + (seat + side) % 2]
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
def survey(deal: Deal, inputs: Deal) -> int:
    """As ``sense``, for the judge, who sees all hands and the stock, place by place."""
    seats, seat, count = deal[SEATS], turn(deal), 0
    for card in range(CARDS):
        where = deal[WHERE + card]
        if where >= 0 and where != GONE:
            inputs[count] = (where - seat) % seats * CARDS + card
            count += 1
    for at in range(deal[DRAWN], deal[SIZE_OF_PACK]):
        inputs[count] = (seats + at - deal[DRAWN]) * CARDS + deal[PACK + at]
        count += 1
    begin = (seats + CARDS - HAND * seats) * CARDS
    turned = deal[TURNED]
    if turned >= 0 and deal[SHOWN + turned] == ALL and deal[WHERE + turned] != GONE:
        ahead = (deal[WHERE + turned] - seat) % seats
        inputs[count] = begin + (ahead * PLANES + KNOWN) * CARDS + turned
        count += 1
    return situation(deal, inputs, count, begin)
