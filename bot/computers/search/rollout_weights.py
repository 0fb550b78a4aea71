"""The tables of ``rollout_policy``, and what the places in them mean.

They were found by ``training/rollout_weights.py``, ``training/individuals.py`` and ``training/roles.py``.
Nothing is compiled here, so that levels without a search can read them too.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 12
"""The number of kinds of cards: worth 0, 2, 3, 4, 10, 11, and the same in trumps."""
KEEP, LEAD, HOLD, TEMPO = 0, KINDS, 2 * KINDS, 3 * KINDS
"""The places in a table, by kind: a card's worth in the hand, in tenths of card points; the same when it is
led; how often it stays the best in a trick against one later opponent, in per cent. Then the worth of
leading."""
PART: Final = 3 * KINDS + 1
"""The length of a part. There are two parts, for the deal and for its end."""
LATE: Final = 5
"""The number of cards of each seat, in hand and stock, from which it is the end of a deal."""
KIND: Final = (0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 4, 5)
"""The kind by card points."""
TRUMPS: Final = 6

TWO: Final = (
    *(30, 15, 10, 13, 25, 20, 38, 66, 53, 85, 100, 185),
    *(98, -45, 9, 43, 100, 147, 60, 65, 30, 100, 137, 155),
    *(100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    -52,
    *(0, -38, -5, 20, -27, 12, 90, 95, 98, 86, 145, 305),
    *(-75, 105, 77, 35, 17, 102, 150, 140, 150, 138, 190, 170),
    *(100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100),
    -68,
)
"""Two players, with a turn-up. Alone it wins 59 of 100 deals against the heuristic policy."""
FIRST_TO_31: Final = (
    *(45, 37, 40, 42, 100, 95, 75, 88, 98, 99, 130, 154),
    *(105, -30, -27, 5, 168, 170, 90, 5, 90, 40, 160, 87),
    *(25, 100, 64, 81, 15, 90, 100, 88, 22, 40, 85, 100),
    -16,
    *(-15, 15, 25, 50, 130, 110, 60, 80, 82, 100, 280, 208),
    *(0, 30, 25, 35, 100, 170, 68, 88, 53, 55, 160, 193),
    *(60, 62, 34, 81, 75, 90, 55, 100, 100, 92, 96, 70),
    0,
)
"""Two players, with a turn-up, for the first 31 points. Alone it wins 71 of 100 deals against the heuristic
policy."""
PARTNERS: Final = (
    *(15, 7, -5, 13, 55, 50, 60, 110, 150, 205, 220, 463),
    *(0, -23, -50, 19, 77, 80, -68, 95, 151, 153, 160, 185),
    *(0, 47, 34, 100, 90, 75, 100, 100, 68, 99, 0, 100),
    0,
    *(0, 7, 10, -33, -42, 34, 45, 58, 105, 146, 160, 365),
    *(127, 75, -5, 73, 130, -2, 105, 110, 38, 3, 235, 200),
    *(0, 54, 10, 35, 83, 97, 100, 40, 93, 100, 96, 78),
    -30,
)
"""Two teams, with a turn-up. Alone it wins 56 of 100 deals against the heuristic policy."""
FOLLOWING: Final = (
    *(15, 30, 40, 20, 78, 95, 68, 125, 150, 115, 160, 350),
    *(-7, 113, 25, 20, 145, 125, -30, 50, 120, 47, 145, 95),
    *(9, 77, 100, 66, 85, 100, 47, 100, 90, 93, 66, 100),
    7,
    *(8, 8, 3, 21, 32, -3, 60, 27, 60, 122, 168, 328),
    *(52, 38, 40, 28, -5, -40, 68, 80, 98, 70, 220, 260),
    *(30, 0, 79, 100, 85, 100, 70, 58, 90, 91, 96, 100),
    15,
)
"""Two teams who must follow suit, without a stock. Alone it wins 63 of 100 deals against the heuristic
policy."""
DECLARED: Final = (
    *(25, 34, 27, 19, 59, 55, 103, 104, 121, 108, 162, 130),
    *(120, 103, 82, 85, 138, 165, 60, 69, 43, 45, 21, -42),
    *(7, 10, 29, 51, 63, 58, 86, 93, 94, 96, 97, 99),
    50,
    *(54, 52, 55, 50, 7, 2, 94, 109, 134, 118, 153, 123),
    *(62, 55, 46, 44, 69, 65, 38, 33, 23, 25, 29, 170),
    *(14, 28, 50, 49, 39, 39, 69, 91, 99, 99, 99, 100),
    27,
    *(75, 71, 58, 40, 21, -20, 101, 107, 109, 116, 225, 202),
    *(90, 85, 75, 76, 119, 153, 6, 31, 30, 43, 72, -33),
    *(1, 0, 3, 4, 2, 4, 36, 59, 59, 71, 97, 98),
    28,
    *(55, 48, 44, 36, 0, -18, 92, 93, 104, 125, 148, 163),
    *(57, 58, 50, 48, 73, 85, 36, 32, 23, 34, 160, 61),
    *(18, 35, 40, 42, 19, 9, 62, 85, 97, 98, 99, 100),
    14,
    *(20, 84, 63, 28, 11, -2, 162, 158, 136, 127, 168, 144),
    *(65, 55, 32, -5, 151, 181, 62, 52, 132, 73, 88, -16),
    *(0, 1, 4, 15, 9, 1, 44, 51, 51, 61, 73, 87),
    133,
    *(36, 42, 45, 44, 33, 28, 122, 112, 132, 131, 158, 160),
    *(72, 65, 36, 28, 78, 100, 15, 26, 18, 36, 161, 170),
    *(1, 5, 9, 16, 25, 33, 58, 75, 85, 85, 96, 99),
    68,
)
"""A game with a declarer: the declarer's, a partner's, a defender's. They choose 67, 69 and 64 of 100 cards
as a ``player`` does. With the heuristic policy in their place defenders hardly gained from search."""
_OF_THREE: Final = (
    *(-15, 7, -20, 13, 25, 28, 60, 110, 90, 130, 212, 493),
    *(0, -53, -42, 19, 92, 140, -23, 35, 174, 138, 160, 185),
    *(0, 9, 4, 100, 60, 70, 70, 48, 100, 100, 100, 100),
    0,
    *(0, 37, -50, -33, -42, -41, 90, 103, 105, 123, 160, 395),
    *(157, 75, -5, 13, 130, -62, 135, 200, 53, 93, 235, 238),
    *(0, 0, 10, 100, 91, 100, 100, 100, 85, 100, 96, 100),
    -60,
)
"""Three alone, with a turn-up: the best of 700 changes against novices and against the heuristic policy, of
which it wins 43 and 41 of 100 deals."""
_OF_FOUR: Final = (
    *(-15, 7, -5, 13, 55, 58, 60, 110, 150, 205, 220, 463),
    *(0, -23, -50, -41, 77, 80, -68, 95, 151, 153, 160, 185),
    *(0, 47, 4, 100, 100, 75, 100, 100, 68, 99, 0, 100),
    0,
    *(-60, 7, -20, -33, -42, 34, 135, 50, 105, 146, 220, 365),
    *(157, 60, -5, 73, 130, -62, 135, 110, 38, 3, 235, 230),
    *(0, 0, 10, 65, 91, 97, 100, 40, 100, 92, 96, 70),
    -30,
)
"""Four alone, with a turn-up. It wins 32 of 100 deals against the heuristic policy."""
_INDIVIDUALS: Final = {3: _OF_THREE, 4: _OF_FOUR}


def individual(seats: int) -> tuple[int, ...]:
    """The table of one who plays alone among so many seats, three or more."""
    return _INDIVIDUALS[min(seats, max(_INDIVIDUALS))]
