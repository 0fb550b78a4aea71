"""Scoring: the result of a finished deal, and the winner of the match (R-70 to R-84, rules.md §6.9)."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final, NamedTuple

from bot.rules import policies
from bot.rules.cards import DECK_POINTS, Card, Suit
from bot.rules.events import Claimed, Conceded, ConquistaShown, Declared
from bot.rules.options import Bandeira, DealerRotation, Match, Scoring, Tie
from bot.rules.policies import sole_highest
from bot.rules.rules import Rules
from bot.rules.state import State

HALF: Final = DECK_POINTS // 2
MARGIN: Final = 91
THIRD: Final = 40
A31: Final = 31
TWO_LEAD: Final = 2
_MARGINS: Final = {
    Match.PENNYCOOK: (1, 2, 3),
    Match.THREEHAND: (1, 2, 3),  # the play-off of two counts as Pennycook
    Match.SUECA: (1, 2, 4),  # rules.md §7
}
_BISCA: Final = (1, 2, 4)


class Outcome(NamedTuple):
    """The effect of a finished deal on the match: see ``events.DealEnded``."""

    score: tuple[int, ...]
    winner: int | None
    carried: int
    dealer: int
    pause: int


def outcome(state: State, points: Sequence[int]) -> Outcome:
    """The outcome of a deal that was played, claimed or won by conquista."""
    rules = state.rules
    if state.auction is not None:
        return Outcome(declarer_score(state, points), None, 0, next_dealer(state, None), 0)
    winner = deal_winner(state, points)
    score = _score(state, points, winner)
    drawn = winner is None and rules.tie is not Tie.LAST_TRICK_WINS
    carried = state.carried + 1 if drawn and rules.tie is Tie.CARRY else 0
    dealer = state.dealer if drawn and rules.tie is Tie.REPLAY_SAME_DEALER else next_dealer(state, winner)
    return Outcome(score, winner, carried, dealer, _pause(state, score))


def deal_winner(state: State, points: Sequence[int]) -> int | None:
    """The side that wins a finished deal; None for a draw.

    With two sides it has more than half of the points (R-70); with more, it is the sole highest (fine print
    39). A tie at the top is a draw, unless the last trick decides it (R-71, R-72).
    """
    rules = state.rules
    match state.ended:
        case ConquistaShown(seat):
            return rules.side_of(seat)
        case Claimed(seat, right):
            return rules.side_of(seat) if right else 1 - rules.side_of(seat)  # a31: the other of two sides
        case Conceded(seat):
            return 1 - rules.side_of(seat)
        case _:
            pass
    if rules.game.claims:  # a31: nobody claimed, nobody scores
        return None
    winner = sole_highest(points)
    if winner is None and rules.tie is Tie.LAST_TRICK_WINS:
        return rules.side_of(state.tricks[-1].taker)
    return winner


def sure_winner(
    rules: Rules, points: Sequence[int], trump: Suit | None, face_up: Container[Card]
) -> int | None:
    """The side that has won a deal however the rest of it is played, as everybody can see it (fine print 42).

    ``points`` are those of the completed tricks, ``face_up`` the cards that were face up. None while the deal
    is open, and if not everybody may know the winner.
    """
    best = max(range(len(points)), key=points.__getitem__)
    rest = max((count for side, count in enumerate(points) if side != best), default=0)
    if not rules.shows_decision or points[best] <= rest + DECK_POINTS - sum(points):
        return None
    # the holder of the three highest trumps can still win the deal by showing them.
    if rules.conquista and not any(card in face_up for card in policies.top_trumps(trump, rules.order)):
        return None
    return best


def final_points(state: State) -> tuple[int, ...]:
    """The card points of each side at the end of a deal.

    In a conceded deal the winners get all that is left, so that they lose nothing by it (fine print 42).
    """
    points = policies.by_side(state.rules, state.piles)
    if not isinstance(state.ended, Conceded):
        return points
    rest = DECK_POINTS - sum(points)
    loser = state.rules.side_of(state.ended.seat)
    return tuple(count if side == loser else count + rest for side, count in enumerate(points))


def next_dealer(state: State, winner: int | None) -> int:
    """The next dealer (fine print 13)."""
    match state.rules.dealer_rotation:
        case DealerRotation.RIGHT:
            return _right(state)
        case DealerRotation.FIXED:
            return state.dealer
        case DealerRotation.WINNER:
            if winner is None:
                return _right(state)
            order = policies.ring(state.active, state.rules.players, _right(state))
            return next(seat for seat in order if state.rules.side_of(seat) == winner)


def _pause(state: State, score: Sequence[int]) -> int:
    """The deals to play before the winner is determined.

    After a tie at the top of a race to 120 there are two more (R-83).
    """
    rules, pause = state.rules, max(0, state.pause - 1)
    if rules.match is not Match.RACE or rules.target != DECK_POINTS or pause:
        return pause
    total = list(map(int.__add__, state.score, score))
    return 2 if max(total) >= DECK_POINTS and sole_highest(total) is None else 0


def _right(state: State) -> int:
    return policies.next_active(state.active, state.rules.players, state.dealer)


def _score(state: State, points: Sequence[int], winner: int | None) -> tuple[int, ...]:
    rules = state.rules
    if rules.match is Match.RACE:
        return tuple(points)
    if rules.match is Match.THREEHAND and len(state.active) > TWO_LEAD and state.ended is None:
        return threehand(points)
    if winner is None:
        return (0,) * len(points)
    gain = _worth(state, points[winner], by_points=sole_highest(points) == winner) + state.carried
    return tuple(gain if side == winner else 0 for side in range(len(points)))


def _worth(state: State, points: int, *, by_points: bool) -> int:
    """The score of a won deal, however it was won."""
    rules = state.rules
    if isinstance(state.ended, ConquistaShown):  # fine print 19
        return 3 if rules.match in {Match.PENNYCOOK, Match.THREEHAND} else 1
    return margin(rules, points, all_tricks=_all_tricks(state)) if by_points else 1


def margin(rules: Rules, points: int, *, all_tricks: bool) -> int:
    """The score of a deal won with so many points, by its margin.

    With ``bandeira: tricks`` all the points count most only with all the tricks (fine print 23).
    """
    margins = _BISCA if rules.bisca_margins else _MARGINS.get(rules.match)
    if margins is None:
        return 1
    if points == DECK_POINTS:
        return margins[2] if all_tricks or rules.bandeira is Bandeira.POINTS else margins[1]
    return margins[1] if points >= MARGIN else margins[0]


def _all_tricks(state: State) -> bool:
    """Whether one side took every trick."""
    return len({state.rules.side_of(trick.taker) for trick in state.tricks}) == 1


def threehand(points: Sequence[int]) -> tuple[int, ...]:
    """The score of a deal for three (R-82).

    Two players over 40 get 1 each, a single one gets 2, and all the points count 3.
    """
    over = [count > THIRD for count in points]
    if max(points) == DECK_POINTS:
        return tuple(3 if count == DECK_POINTS else 0 for count in points)
    each = 1 if sum(over) == TWO_LEAD else 2
    return tuple(each if high else 0 for high in over)


def declaration(state: State) -> Declared | None:
    """The declarer's side of the deal and the points it needs; None without an auction that was won."""
    auction = state.auction
    if auction is None or auction.declarer is None or auction.standing is None:
        return None
    return Declared(auction.declarer, auction.partners, auction.standing.points or HALF + 1)


def declarer_score(state: State, points: Sequence[int]) -> tuple[int, ...]:
    """The score of a deal with a declarer, by seat (rules.md §6.9, §6.11; fine print 29, 30)."""
    by = declaration(state)
    if by is None:
        return (0,) * len(points)
    winners = _side(by)
    if sum(points[seat] for seat in winners) < by.needed:
        winners = set(range(state.rules.players)) - winners
    return declared_score(
        state.rules, by, points, all_tricks=all(trick.taker in winners for trick in state.tricks)
    )


def declared_score(rules: Rules, by: Declared, points: Sequence[int], *, all_tricks: bool) -> tuple[int, ...]:
    """The score of a declarer's deal with this result, by seat.

    ``all_tricks``: whether the winners took all.
    """
    side = _side(by)
    side_points = sum(points[seat] for seat in side)
    made = side_points >= by.needed
    if rules.scoring is Scoring.PAZZA:
        return _pazza(by.declarer, side, points, by.needed, side_points)
    if rules.game.counts_games:
        return _italiana(rules, side, made=made, all_tricks=all_tricks)
    declarer = 2 if len(side) > 1 else 4
    others = (declarer + len(side) - 1) // (rules.players - len(side))  # the sum is always 0
    factor = (1 if made else -1) * (2 if side_points in {0, DECK_POINTS} else 1)  # cappotto doubles
    return tuple(
        factor * (declarer if seat == by.declarer else 1 if seat in side else -others)
        for seat in range(rules.players)
    )


def _side(by: Declared) -> set[int]:
    return {by.declarer, *by.partners}


def _pazza(
    declarer: int, side: set[int], points: Sequence[int], bid: int, side_points: int
) -> tuple[int, ...]:
    alone = 2 if len(side) == 1 else 1
    value = bid if side_points >= bid else side_points - bid
    return tuple(
        value * (alone if seat == declarer else 1) if seat in side else (0 if side_points >= bid else count)
        for seat, count in enumerate(points)
    )


def _italiana(rules: Rules, side: set[int], *, made: bool, all_tricks: bool) -> tuple[int, ...]:
    games = 4 if len(side) == 1 else 2 if all_tricks else 1
    if made:
        return tuple(games if seat in side else 0 for seat in range(rules.players))
    return tuple(-games if seat in side else games for seat in range(rules.players))


def match_winner(state: State) -> int | None:
    """The side that has won the match; None while it goes on (fine print 6, 15)."""
    rules, score = state.rules, state.score
    best = sole_highest(score)
    if best is None:
        return None
    match rules.match:
        case Match.N_DEALS:
            return best if state.counted >= rules.target else None
        case Match.THREEHAND if len(state.active) == TWO_LEAD:
            return best
        case Match.RACE if state.pause:
            return None
        case _:
            return best if score[best] >= rules.target else None


def ahead(state: State) -> tuple[int, ...]:
    """The sides that a match on boards has given most; none after a draw or where nobody has anything.

    Of a single deal these are all that it has given something.
    """
    if state.deals > 1:
        most = max(state.score)
        return tuple(side for side, score in enumerate(state.score) if score == most > min(state.score))
    return tuple(side for side, score in enumerate(state.score) if score > 0)


def dropped_out(state: State) -> int | None:
    """The seat that is out because exactly two lead with 12 or more (R-82); None if there is none."""
    rules, score = state.rules, state.score
    if rules.match is not Match.THREEHAND or len(state.active) == TWO_LEAD:
        return None
    leaders = [seat for seat in state.active if score[seat] == max(score)]
    if max(score) < rules.target or len(leaders) != TWO_LEAD:
        return None
    return next(seat for seat in state.active if seat not in leaders)
