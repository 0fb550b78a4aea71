"""Rules that decide by themselves: who follows whom, which card takes, what a trick and a deal are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from bot.rules.cards import DECK_POINTS, STRENGTH, VALUE, Card, Suit
from bot.rules.state import Played
from bot.rules.variant import HAND, Rules, Tie

LOAD: Final = 10  # what a card is worth at least to be a load (rules.md §1)
_TRUMP: Final = 100  # above every strength within a suit


def next_seat(rules: Rules, seat: int) -> int:
    """R-20: play runs counter-clockwise, and seats are numbered in that order."""
    return (seat + 1) % rules.players


def taker(trick: Sequence[Played], trump: Suit | None) -> Played:
    """R-41: the highest trump takes the trick, else the highest card of the suit led."""
    led = trick[0].card.suit

    def height(played: Played) -> int:
        card = played.card
        if card.suit is trump:
            return _TRUMP + STRENGTH[card]
        return STRENGTH[card] if card.suit is led else 0

    return max(trick, key=height)


def worth(trick: Sequence[Played]) -> int:
    """The card points in a trick (R-11)."""
    return sum(VALUE[played.card] for played in trick)


class Layout(NamedTuple):
    """Where the cards of a deck go."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    turnup: Card


def lay_out(rules: Rules, dealer: int, deck: tuple[Card, ...]) -> Layout:
    """R-30: three cards each, one at a time from the dealer's right. R-31: the next is turned, drawn last."""
    players = rules.players
    dealt = players * HAND
    first = next_seat(rules, dealer)
    hands = tuple(deck[(seat - first) % players : dealt : players] for seat in range(players))
    turnup = deck[dealt]
    return Layout(hands, (*deck[dealt + 1 :], turnup), turnup)


def turnup_stands(rules: Rules, deck: tuple[Card, ...]) -> bool:
    """R-32: under turn-up reject a load (worth 10 or 11) may only lie there when nothing else is undealt."""
    undealt = deck[rules.players * HAND :]
    loads = [VALUE[card] >= LOAD for card in undealt]
    return not rules.turn_up_reject or not loads[0] or all(loads)


def reject_loads(rules: Rules, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """R-32, fine print 16: the first undealt card below a load is the turn-up.

    The loads turned before it go, in that order, into the middle of what remains of the stock.
    """
    dealt = rules.players * HAND
    undealt = deck[dealt:]
    turned = next((place for place, card in enumerate(undealt) if VALUE[card] < LOAD), 0)
    rest = undealt[turned + 1 :]
    middle = len(rest) // 2
    return (*deck[:dealt], undealt[turned], *rest[:middle], *undealt[:turned], *rest[middle:])


def drawing(rules: Rules, first: int, stock: tuple[Card, ...]) -> list[tuple[int, Card]]:
    """R-50: the taker draws first, then counter-clockwise; R-51: so the turn-up goes to the last."""
    return [((first + place) % rules.players, card) for place, card in enumerate(stock[: rules.players])]


def by_side(rules: Rules, piles: Sequence[int]) -> tuple[int, ...]:
    """R-43: the points of the seats belong to their side."""
    return tuple(sum(piles[seat] for seat in side) for side in rules.sides)


def deal_winner(rules: Rules, points: Sequence[int], last_taker: int) -> int | None:
    """The side that wins a finished deal, None for a draw.

    R-70: with two sides more than half of the points; fine print 39: with more, the sole highest.
    R-71, R-72: a tie at the top is a draw, unless the last trick decides it (`last_trick_wins`).
    """
    if rules.two_sided and DECK_POINTS // 2 in points:
        return rules.side_of(last_taker) if rules.tie is Tie.LAST_TRICK_WINS else None
    return sole_highest(points)


def sole_highest(numbers: Sequence[int]) -> int | None:
    """The index of the highest number, None when several share it."""
    highest = max(numbers)
    return list(numbers).index(highest) if list(numbers).count(highest) == 1 else None


class Outcome(NamedTuple):
    """What a finished deal does to the match: see ``events.DealEnded``."""

    score: tuple[int, ...]
    carried: int
    dealer: int


def outcome(rules: Rules, dealer: int, carried: int, winner: int | None) -> Outcome:
    """R-80: a won deal counts one. R-24: the deal passes to the right. R-71: what a drawn deal does."""
    nobody = (0,) * len(rules.sides)
    right = next_seat(rules, dealer)
    if winner is not None:
        score = tuple(1 + carried if side == winner else 0 for side in range(len(rules.sides)))
        return Outcome(score, 0, right)
    match rules.tie:
        case Tie.NOBODY_SCORES | Tie.LAST_TRICK_WINS:
            return Outcome(nobody, 0, right)
        case Tie.REPLAY_SAME_DEALER:
            return Outcome(nobody, 0, dealer)
        case Tie.CARRY:
            return Outcome(nobody, carried + 1, right)
        case _:
            assert_never(rules.tie)


def match_winner(rules: Rules, score: Sequence[int]) -> int | None:
    """Fine print 6: the sole highest side at or over the target, None while the match goes on."""
    side = sole_highest(score)
    return side if side is not None and score[side] >= rules.target else None
