"""Points, deals won, and how deals and matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.cards import DECK_POINTS
from bot.rules.events import DealEnded, EndReason, MatchEnded
from bot.rules.variant import Tie
from bot.rules.view import Phase
from bot.tables.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.players import player_name, rules_of, seat_names, seats_of, side_name

_HALF: Final = DECK_POINTS // 2


def score_text(voice: Voice, table: TableView, *, plain: bool = False) -> str:
    """The points of the running deal as far as the view may know them, and the deals won."""
    view = table.view
    if view is None:
        return voice("score-none")
    lines = [] if view.phase is not Phase.PLAY else [_running(voice, table, view.points, plain=plain)]
    lines.append(score_line(voice, table, view.score, plain=plain))
    if view.carried and table.stage is Stage.PLAYING:
        lines.append(voice("score-carried", worth=view.carried + 1))
    return "\n".join(lines)


def points_open(table: TableView, seat: int) -> bool:
    """Whether the view may say what the side of a seat takes."""
    side = rules_of(table).side_of(seat)
    return table.view is not None and side < len(table.view.points) and table.view.points[side] is not None


def points_line(voice: Voice, table: TableView, points: Sequence[int | None], *, plain: bool = False) -> str:
    """Card points per side; those of hidden sides (None) are left out."""
    return voice("points-line", points=_by_side(voice, table, points, plain=plain))


def score_line(voice: Voice, table: TableView, score: Sequence[int], *, plain: bool = False) -> str:
    """The deals won per side, and how many win the match (R-80)."""
    target = rules_of(table).target
    return voice("score-line", score=_by_side(voice, table, score, plain=plain), target=target)


def deal_result(
    voice: Voice,
    table: TableView,
    ended: DealEnded,
    score: Sequence[int] | None = None,
    *,
    plain: bool = False,
) -> str:
    """How a deal ended: winner or draw, the points, what it counts, and ``score``, the match's after it."""
    points = voice("points-final", points=_by_side(voice, table, ended.points, plain=plain))
    lines = [*_outcome(voice, table, ended, plain=plain), points]
    if score is not None:
        lines.append(score_line(voice, table, score, plain=plain))
    return "\n".join(lines)


def match_result(voice: Voice, table: TableView, ended: MatchEnded, *, plain: bool = False) -> str:
    """Who won the match, by how much and why."""
    winners = [seat for side in ended.winners for seat in seats_of(table, side)]
    facts = {
        "side": seat_names(voice, table, winners, plain=plain),
        "count": len(winners),
        "score": _by_side(voice, table, ended.score, plain=plain),
    }
    if ended.reason is EndReason.FORFEIT:
        losers = [seat for seat in range(rules_of(table).players) if seat not in winners]
        gone = seat_names(voice, table, losers, plain=plain)
        return voice("match-forfeit", losers=gone, losing=len(losers), **facts)
    return voice("match-first_to", **facts)


def _outcome(voice: Voice, table: TableView, ended: DealEnded, *, plain: bool) -> list[str]:
    rules, points = rules_of(table), ended.points
    if ended.winner is not None:
        won = ended.winner
        side = side_name(voice, table, won, plain=plain)
        lines = [voice("deal-won", side=side, count=len(seats_of(table, won)))]
        if rules.two_sided and points[won] == _HALF:
            lines.insert(0, voice("deal-last-trick-decides"))
        if points[won] == DECK_POINTS:
            lines.append(voice("deal-cappotto"))
        if ended.score[won] > 1:
            lines.append(voice("deal-worth", worth=ended.score[won]))
        return lines
    if _broken_off(table, ended):
        return [voice("deal-broken")]
    highest = max(points)
    tied = [side for side, count in enumerate(points) if count == highest]
    if rules.two_sided:
        drawn = voice("deal-drawn")
    else:
        sides = voice.listed([side_name(voice, table, side, plain=plain) for side in tied])
        drawn = voice("deal-tied", sides=sides, points=highest)
    return [drawn, _follows(voice, table, ended, plain=plain)]


def _follows(voice: Voice, table: TableView, ended: DealEnded, *, plain: bool) -> str:
    """What a drawn deal does (R-71, R-72)."""
    match rules_of(table).tie:
        case Tie.CARRY:
            return voice("deal-tie-carry", worth=ended.carried + 1)
        case Tie.REPLAY_SAME_DEALER:
            dealer = player_name(voice, table, ended.dealer, plain=plain)
            return voice("deal-tie-same-dealer", player=dealer)
        case Tie.NOBODY_SCORES | Tie.LAST_TRICK_WINS:
            return voice("deal-tie-nobody")


def _broken_off(table: TableView, ended: DealEnded) -> bool:
    """Fine print 21: a deal that was given up has the points of its completed tricks, and no winner."""
    tied = ended.points.count(max(ended.points)) > 1
    if sum(ended.points) < DECK_POINTS or not tied:
        return True
    # All points were taken, evenly, and yet cards were left in the hands.
    view = table.view
    return view is not None and view.phase is Phase.OVER and any(view.hands)


def _running(voice: Voice, table: TableView, points: Sequence[int | None], *, plain: bool) -> str:
    known = [count for count in points if count is not None]
    if not known:
        return voice("points-hidden")
    line = voice("points-running", points=_by_side(voice, table, points, plain=plain))
    return line if len(known) == len(points) else f"{line} {voice('points-others-hidden')}"


def _by_side(voice: Voice, table: TableView, numbers: Sequence[int | None], *, plain: bool) -> str:
    return "; ".join(
        voice("side-number", side=side_name(voice, table, side, plain=plain), number=number)
        for side, number in enumerate(numbers)
        if number is not None
    )
