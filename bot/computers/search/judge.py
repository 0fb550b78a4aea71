"""What each card that a seat may play is worth to it, as far as it can know."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from bot.computers.beliefs import Beliefs, believe
from bot.computers.search import deal, endings, flat, tables, worlds
from bot.computers.search.deal import Board, Row, Values
from bot.computers.search.luck import luck
from bot.computers.search.rewards import ONE, Rewards, declared, rewards
from bot.computers.search.speed import FAST, numbers, rows, small
from bot.rules.actions import Action, Play
from bot.rules.options import Follow
from bot.rules.scoring import HALF
from bot.rules.variant import Rules
from bot.rules.view import SeatView

EXACT: Final = {2: 3, 4: 1, 5: 1, 6: 1}
"""By number of seats: how many cards in a hand at most are played exactly once the stock is gone."""
_KNOWN: Final = {2: 6, 4: 4, 5: 3, 6: 3} if FAST else {2: 5, 4: 3, 5: 2, 6: 2}
"""Likewise where nothing is hidden, and one deal is all there is."""
_PAIR, _THREE = 2, 3
_TRUSTS: Final = 0.75
"""Share of the deals in which gestures that may be false are true."""
_BUDGET: Final = 2_500_000 if FAST else 650_000
"""What a choice may cost: a sixtieth of a second, or a tenth where nothing is compiled."""
_FEWEST: Final = 16
"""Trials for a choice at least."""
_TRIAL, _CARD, _HELD, _REMEMBERED, _LOOKED_AT, _BID = 1000, 17, 1, 4, 3.5, 25
"""What a trial costs, fitted to what was measured: itself; each card that is played to the end, and more for
each card in the hand; for each hidden card each trick that is remembered, more for each card that was in the
hand, and what was bid.
"""


class Worth(NamedTuple):
    """What a card promises.

    ``reward``: what the deal counts for the side, less what it counts for others, and a thousandth more for
    each of its card points; in a race the card points. ``points``: the card points of the side.
    """

    reward: float
    points: float


class Judgement(NamedTuple):
    """The worth of every card; ``exact``: nothing is hidden, and the deal is as good as over."""

    worths: dict[Play, Worth]
    exact: bool


def values(view: SeatView, rng: random.Random, trials: int) -> dict[Action, float]:
    """The reward of each card that the seat may play; see ``Worth`` and ``judged``."""
    return {play: worth.reward for play, worth in judged(view, rng, trials).worths.items()}


def judged(view: SeatView, rng: random.Random, trials: int) -> Judgement:
    """Each card that the seat may play, tried in so many deals that may be.

    ValueError where it may play none, where there is nothing to reckon with, or for no trials at all.
    """
    plays = playable(view)
    if trials < 1:
        raise ValueError("a judgement needs at least one trial")
    if view.seat is None or not plays:
        raise ValueError("this seat is not to play a card")
    beliefs = believe(view)
    asked = _asked(view, plays)
    rewards = _rewards(view)
    sums = {play: [0, 0] for play in plays}
    done, exact = 0, False
    for trusting, count in shares(beliefs, trials):
        known = worlds.known(view, beliefs, trusting=trusting)
        sure = not len(known.places)
        tries = 1 if sure else count
        two = asked[flat.HOW] in {flat.BY_POINTS, flat.BY_ROLE} and _two(view)
        asked[flat.EXACT] = (_KNOWN if sure else EXACT).get(len(view.active), 0) if two else 0
        for play, totals in _tried(view, known, asked, rewards, tries, rng).items():
            sums[play][0] += totals[0]
            sums[play][1] += totals[1]
        done += tries
        exact = sure and not view.stock and max(view.hands) <= asked[flat.EXACT]
    worths = {play: Worth(reward / ONE / done, points / done) for play, (reward, points) in sums.items()}
    return Judgement(worths, exact)


def shares(beliefs: Beliefs, trials: int) -> list[tuple[bool, int]]:
    """How many trials to make with gestures that may be false taken for true, and how many without."""
    trusted = round(trials * _TRUSTS) if any(beliefs.hints.values()) else 0
    return [(trusting, count) for trusting, count in ((True, trusted), (False, trials - trusted)) if count]


def trials(view: SeatView) -> int:
    """How many trials a choice is worth: as many as its budget allows, whatever the clock."""
    plays, left, held = len(playable(view)), sum(view.hands) + view.stock, len(view.hand)
    hidden, tricks = sum(view.hands) - held, worlds.remembered(view)
    then = held if view.rules.has_stock else held + tricks / 2
    cost: float = _TRIAL + plays * left * (_CARD + _HELD * held)
    cost += hidden * (tricks * (_REMEMBERED + _LOOKED_AT * then) + _BID * (view.auction is not None))
    return max(_FEWEST, round(_BUDGET / cost))


def playable(view: SeatView) -> list[Play]:
    """The cards that the seat may play, and would not be denounced for (fine print 24)."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not view.rules.renege or not view.trick or view.trick[0].card is None:
        return plays
    led = view.trick[0].card.suit
    return [play for play in plays if play.card.suit is led] or plays


def reckonable(view: SeatView) -> bool:
    """Whether cards can be judged: none lies covered, and trumps are known."""
    covered = any(card is None for _, card in view.trick)
    return not covered and (view.auction is None or not view.auction.blind)


def warm() -> None:
    """Compile what is compiled, or fetch it from the disk: else somebody's first move waits for it."""
    nothing = numbers([])
    board = small([0] * deal.SIZE)
    known = worlds.Known(board, nothing, nothing, nothing, nothing, numbers([0]))
    _weigh(known, worlds.values_of(Rules()), [0] * flat.ASKED, nothing, nothing, 0, random.Random(0))


def _asked(view: SeatView, plays: list[Play]) -> list[int]:
    rules, seats = view.rules, view.active
    asked = [0] * flat.ASKED
    asked[flat.SEAT] = seats.index(-1 if view.seat is None else view.seat)
    asked[flat.HOW] = _rewards(view).how
    asked[flat.CARDS] = worlds.mask(rules, [play.card for play in plays])
    auction = view.auction
    if auction is None or auction.declarer is None:
        asked[flat.SIDE_OF] = view.side or 0
        return asked
    asked[flat.DECLARER] = seats.index(auction.declarer)
    asked[flat.CALLED] = worlds.mask(rules, auction.called)
    asked[flat.PARTNERS] = sum(1 << seats.index(partner) for partner in auction.partners)
    return asked


def _two(view: SeatView) -> bool:
    """Whether two sides meet: what one wins the other loses."""
    return view.auction is not None or len({view.rules.side_of(seat) for seat in view.active}) == _PAIR


def _tried(
    view: SeatView, known: worlds.Known, asked: list[int], rewards: Rewards, trials: int, rng: random.Random
) -> dict[Play, tuple[int, int]]:
    """For each card the sums of the rewards and of the card points."""
    begin = deal.HANDS + asked[flat.SEAT] * deal.MOST
    hand = [int(card) for card in known.board[begin : begin + len(view.hand)]]
    totals = _weigh(known, worlds.values_of(view.rules), asked, rewards.table, _habits(view), trials, rng)
    number = worlds.number_of(view.rules)
    places = {play: hand.index(number[play.card]) for play in playable(view)}
    return {play: (int(totals[2 * place]), int(totals[2 * place + 1])) for play, place in places.items()}


def _weigh(
    known: worlds.Known,
    values: Values,
    asked: list[int],
    table: Row,
    habits: Row,
    trials: int,
    rng: random.Random,
) -> Board:
    totals = numbers([0] * (2 * deal.MOST))
    flat.weigh(
        known.board,
        rows(3, deal.SIZE),
        values,
        numbers(asked),
        table,
        habits,
        known.places,
        known.owners,
        known.masks,
        known.needs,
        known.past,
        trials,
        luck(rng),
        endings.room(),
        totals,
    )
    return totals


def _habits(view: SeatView) -> Row:
    """How deals are played to their end where that is better than by rules of thumb.

    By us, then by them; where one declares by the declarer, by a partner, and by a defender.
    """
    rules, game, two = view.rules, view.rules.game, len(view.active) == _PAIR
    if game.plays > 1 or game.claims or not _two(view):
        return numbers([])
    if view.auction is not None:
        follows = rules.follow_suit is Follow.MUST_FOLLOW
        return numbers(tables.FOLLOWING * 3 if follows else tables.DECLARED)
    if rules.follow_suit is Follow.MUST_FOLLOW and not two and not rules.has_stock:
        return numbers((*tables.FOLLOWING, *tables.FOLLOWING))
    if not rules.has_turnup or game.hand != _THREE:
        return numbers([])
    return numbers(tables.TWO if two else tables.PARTNERS)


def _rewards(view: SeatView) -> Rewards:
    if view.auction is None:
        return rewards(view.rules, len(view.active))
    standing = view.auction.standing
    return declared(view.rules, (standing and standing.points) or HALF + 1)
