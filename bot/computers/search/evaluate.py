"""The evaluation: the worth of each card that a seat may play, as far as the seat can know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.computers.knowledge.beliefs import Beliefs, believe
from bot.computers.search import (
    board as search_board,
    determinize,
    rollout,
    rollout_weights as tables,
    solver,
)
from bot.computers.search.board import Board, Row
from bot.computers.search.compilation import FAST, numbers, rows
from bot.computers.search.rewards import ONE, Rewards, declarer_rewards, rewards
from bot.computers.search.rng import rng_state
from bot.computers.search.rollout import Space, Task
from bot.computers.search.rollout_weights import PART
from bot.computers.search.sampling import Known
from bot.rules.actions import Play
from bot.rules.options import Follow
from bot.rules.scoring import HALF
from bot.rules.view import SeatView

EXACT: Final = {2: 3, 4: 1, 5: 1, 6: 1}
"""By number of seats: the number of cards in a hand up to which the end is solved once the stock is used
up."""
_KNOWN: Final = {2: 5, 4: 3, 5: 2, 6: 2}
"""The same if nothing is hidden, and only one deal is possible."""
_TRUSTS: Final = 0.75
"""The share of the deals in which gestures that may be false count as true."""
_SURE: Final = 0.9
"""The openness of partners from which what they have not shown counts as missing in all deals."""
_BUDGET: Final = 110_000
"""The budget of a choice, in the units below: an eighth of a second if nothing is compiled, about thirty
times less if it is. It is the same for both, so that the choice is the same everywhere."""
FURTHER: Final = 3.6 if FAST else 1.0
"""The factor on the budget of a caller that wants a better answer: a sixtieth of a second if it is compiled,
and no more than usual if it is not."""
_CLOSE: Final = 1.3
"""The factor on the time of a choice between several players, because close ones take longer
(``_PATIENCE``). Not where somebody declares."""
_FEWEST: Final = 16
"""The least number of trials for a choice."""
_PATIENCE: Final = 2
"""The factor on the trials of a close choice. Most choices are clear earlier: on average this takes hardly
longer than trying every card, and is as good as nearly twice the trials."""
_POINT: Final = 20
"""The thousandths of a deal that a card point counts for a seat with partners: the margin of won deals shows
with fewer trials which card wins more. With two players it hardly does."""
_CARD, _BY_HABIT, _DOUBLE = 1.75, 1.39, 100
"""The cost of playing a card to the end of the deal, in millionths of a second if nothing is compiled,
fitted to measurements: for each remaining card; more if all use the rollout policy; and for tricks of two
cards from each, whose last three cards are a long search."""
_HIDDEN, _REMEMBERED, _LOOKED_AT, _BID = 2, 1, 0.15, 7
"""The cost of finding a determinization: for each hidden card in a hand, for each remembered trick, more for
each card that was in the hand, and for the bids."""


class Worth(NamedTuple):
    """The promise of a card.

    ``reward``: what the deal counts for the side, minus what it counts for others, plus a thousandth for
    each of its card points; in a race the card points. ``points``: the card points of the side.
    """

    reward: float
    points: float


class Judgement(NamedTuple):
    """The worth of every card; ``exact``: nothing is hidden, and the rest of the deal was solved."""

    worths: dict[Play, Worth]
    exact: bool


def judge(view: SeatView, rng: random.Random, trials: int, *, beliefs: Beliefs | None = None) -> Judgement:
    """The worth of each card that the seat may play, from ``trials`` determinizations.

    ``beliefs``: those of the seat, if the caller has them. Raises ``ValueError`` if it may play none, if
    nothing can be computed, or for no trials.
    """
    return _judgement(view, beliefs or believe(view), playable(view), rng, trials, patience=0)


def best(view: SeatView, plays: Sequence[Play], rng: random.Random, trials: int) -> tuple[Play, Worth]:
    """The card that promises most, of some that the seat may play. See ``best_worths``."""
    worths = best_worths(view, plays, rng, trials)
    return max(worths.items(), key=lambda one: (one[1].reward, str(one[0].card)))


def best_worths(
    view: SeatView,
    plays: Sequence[Play],
    rng: random.Random,
    trials: int,
    *,
    beliefs: Beliefs | None = None,
) -> dict[Play, Worth]:
    """The worth of the card that promises most, and of those that are not clearly worse.

    ``beliefs``: as in ``judge``. Clearly worse cards are dropped on the way, so that close ones get more
    trials. For partners card points count more than in ``Worth``. Raises ``ValueError`` as ``judge`` does.
    """
    return _judgement(view, beliefs or believe(view), plays, rng, trials, patience=_PATIENCE).worths


def _judgement(
    view: SeatView,
    beliefs: Beliefs,
    plays: Sequence[Play],
    rng: random.Random,
    trials: int,
    *,
    patience: int,
) -> Judgement:
    """The worth of some cards; with ``patience`` (see ``rollout.weigh``) of those that were not dropped."""
    if trials < 1:
        raise ValueError("a judgement needs at least one trial")
    if view.seat is None or not plays:
        raise ValueError("this seat is not to play a card")
    request = request_row(view, plays)
    sums = {play: [0, 0] for play in plays}
    total, exact, number = 0, False, determinize.number_of(view.rules, view.trump)
    for trusting, count in shares(beliefs, trials):
        knowledge = determinize.knowledge_of(view, beliefs, trusting=trusting)
        sure = not len(knowledge.places)
        two = request[rollout.HOW] in {rollout.BY_POINTS, rollout.BY_ROLE} and _two(view)
        request[rollout.EXACT] = (_KNOWN if sure else EXACT).get(len(view.active), 0) if two else 0
        trial_count, results = _try_plays(
            view, knowledge, request, 1 if sure else count, 0 if sure else patience, rng
        )
        sums = {
            play: [sums[play][0] + results[play][0], sums[play][1] + results[play][1]] for play in results
        }
        request[rollout.CARDS] = determinize.mask(number, [play.card for play in results])
        total += trial_count
        exact = sure and not view.stock and max(view.hands) <= request[rollout.EXACT]
    worths = {play: Worth(reward / ONE / total, points / total) for play, (reward, points) in sums.items()}
    return Judgement(worths, exact)


def shares(beliefs: Beliefs, trials: int) -> list[tuple[bool, int]]:
    """The numbers of trials with partners' gestures, and those not made, taken as true, and of the others."""
    share = beliefs.openness if beliefs.openness < _SURE else 1.0
    if any(beliefs.hints.values()):
        share = _TRUSTS
    with_gestures = round(trials * share)
    return [
        (trusting, count)
        for trusting, count in ((True, with_gestures), (False, trials - with_gestures))
        if count
    ]


def trials(view: SeatView) -> int:
    """The number of trials of a choice. It follows from the budget and not from a clock."""
    plays, rest, hand_size = len(playable(view)), sum(view.hands) + view.stock, len(view.hand)
    if view.rules.game.claims:
        rest //= 2  # 31 points are taken long before the last card
    hidden_count, tricks = sum(view.hands) - hand_size, determinize.remembered_tricks(view)
    by_rollout_policy = min(1.0, len(rollout_weights(view)) / (4 * PART))
    then = hand_size if view.rules.has_stock else hand_size + tricks / 2
    cost = plays * (rest * (_CARD + _BY_HABIT * by_rollout_policy) + _DOUBLE * (view.rules.game.plays > 1))
    cost += hidden_count * (
        _HIDDEN + tricks * (_REMEMBERED + _LOOKED_AT * then) + _BID * (view.auction is not None)
    )
    cost *= _CLOSE if view.auction is None and len(view.active) > 2 else 1
    return max(_FEWEST, round(_BUDGET / cost))


def playable(view: SeatView) -> list[Play]:
    """The cards that the seat may play without risking a justified denouncement (fine print 24)."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not view.rules.renege or not view.trick or view.trick[0].card is None:
        return plays
    led = view.trick[0].card.suit
    return [play for play in plays if play.card.suit is led] or plays


def reckonable(view: SeatView) -> bool:
    """Whether cards can be evaluated: none is covered, and trumps are known."""
    is_covered = any(card is None for _, card in view.trick)
    return not is_covered and (view.auction is None or not view.auction.blind)


def request_row(view: SeatView, plays: Sequence[Play]) -> list[int]:
    """The request for rollouts of these plays, as ``rollout`` reads it."""
    number, seats = determinize.number_of(view.rules, view.trump), view.active
    request = [0] * rollout.REQUEST_SIZE
    request[rollout.SEAT] = seats.index(-1 if view.seat is None else view.seat)
    request[rollout.HOW] = rewards_of(view).how
    request[rollout.CARDS] = determinize.mask(number, [play.card for play in plays])
    auction = view.auction
    if auction is None or auction.declarer is None:
        request[rollout.SIDE_OF] = view.side or 0
        return request
    request[rollout.DECLARER] = seats.index(auction.declarer)
    request[rollout.CALLED] = determinize.mask(number, auction.called_cards)
    request[rollout.PARTNERS] = sum(1 << seats.index(partner) for partner in auction.partners)
    return request


def _two(view: SeatView) -> bool:
    """Whether there are two sides: what one wins the other loses."""
    return view.auction is not None or len({view.rules.side_of(seat) for seat in view.active}) == 2


def _try_plays(
    view: SeatView,
    knowledge: Known,
    request: Sequence[int],
    trials: int,
    patience: int,
    rng: random.Random,
) -> tuple[int, dict[Play, tuple[int, int]]]:
    """The number of trials, and for each card that was not dropped the sums of rewards and points."""
    begin = search_board.HANDS + request[rollout.SEAT] * search_board.MOST
    hand = [int(card) for card in knowledge.board[begin : begin + len(view.hand)]]
    row, number = numbers(request), determinize.number_of(view.rules, view.trump)
    point = _POINT if patience and len(view.active) > 2 else 1
    values, table = determinize.values_of(view.rules), rewards_of(view, point).table
    task = Task(values, row, table, rollout_weights(view), trials, patience)
    trial_count, totals = _weigh(knowledge, task, rng)
    numbers_left = {
        play: number[play.card] for play in playable(view) if row[rollout.CARDS] >> number[play.card] & 1
    }
    places = {play: hand.index(card) for play, card in numbers_left.items()}
    return trial_count, {
        play: (int(totals[2 * place]), int(totals[2 * place + 1])) for play, place in places.items()
    }


def _weigh(knowledge: Known, task: Task, rng: random.Random) -> tuple[int, Board]:
    """As ``rollout.weigh``: the number of trials, and the totals."""
    totals = numbers([0] * (2 * search_board.MOST))
    space = Space(
        rows(3, search_board.SIZE),
        solver.room(),
        numbers([0] * search_board.MOST),
        numbers([0] * search_board.MOST**2),
    )
    return int(rollout.weigh(knowledge, task, space, rng_state(rng), totals)), totals


def rollout_weights(view: SeatView) -> Row:
    """The rollout policies of a deal, if they are better than the heuristic policy; else none.

    First ours, then theirs; with a declarer the declarer's, a partner's and a defender's.
    """
    rules, game, two = view.rules, view.rules.game, len(view.active) == 2
    if game.plays > 1:
        return numbers([])
    if not _two(view):
        return numbers(tables.individual(len(view.active)) * 2)
    if game.claims:
        return numbers(tables.FIRST_TO_31 * 2)
    if view.auction is not None:
        follows = rules.follow_suit is Follow.MUST_FOLLOW
        return numbers(tables.FOLLOWING * 3 if follows else tables.DECLARED)
    if rules.follow_suit is Follow.MUST_FOLLOW and not two and not rules.has_stock:
        return numbers((*tables.FOLLOWING, *tables.FOLLOWING))
    if not rules.has_turnup or game.hand != 3:
        return numbers([])
    return numbers(tables.TWO if two else tables.PARTNERS)


def rewards_of(view: SeatView, point: int = 1) -> Rewards:
    """The rewards of a deal's ends; see ``rewards.rewards`` for ``point``."""
    if view.auction is None:
        return rewards(view.rules, len(view.active), point)
    standing = view.auction.standing
    return declarer_rewards(view.rules, (standing and standing.points) or HALF + 1)
