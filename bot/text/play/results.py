"""Results in words: points, deals won, and how deals and matches ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.rules.cards import DECK_POINTS
from bot.rules.events import DealEnded, Declared, EndReason, MatchEnded
from bot.rules.options import EarlyStop, Match, Tie
from bot.rules.rules import Rules
from bot.rules.scoring import margin
from bot.rules.view import Phase
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.numbers import change, figure
from bot.text.players import player_name, rules_of, seat_names, seats_of, side_name, written_name

_HALF: Final = DECK_POINTS // 2
_THIRD: Final = DECK_POINTS // 3
RUNNING: Final = frozenset({Phase.AUCTION, Phase.CALL, Phase.PLAY, Phase.NAMING})
"""The phases of a running deal."""
_TOTALS: Final = {Match.RACE, Match.THREEHAND, Match.CHIAMATA, Match.N_DEALS}
"""Matches to which a deal that nobody won may still add points."""


def closed_text(voice: Voice, table: TableView) -> str:
    """Why a table was closed, for a page of its own."""
    if table.withdrawn:
        return voice("ui-closed-withdrawn", names=_withdrawn(voice, table))
    return voice("ui-closed" if table.close_reason is None else f"ui-closed-{table.close_reason}")


def closed_lines(voice: Voice, table: TableView, *, plain: bool) -> list[str]:
    """Why a table was closed, for a description; nothing if it was not."""
    if table.withdrawn:
        return [voice("closed-withdrawn", names=_withdrawn(voice, table, plain=plain))]
    return [] if table.close_reason is None else [voice(f"closed-{table.close_reason}")]


def _withdrawn(voice: Voice, table: TableView, *, plain: bool = False) -> str:
    """The people who left the event, for which the table was closed. It may have no seats as yet."""
    owners = [one.owner for one in table.seats] or [one.player for one in table.members]
    return voice.join([written_name(voice, owners[seat], plain=plain) for seat in table.withdrawn])


def score_text(voice: Voice, table: TableView) -> str:
    """The points of the running deal, as far as the view may know them, and the deals won."""
    if table.view is None:
        return voice("score-none")
    lines = [*running_lines(voice, table), *match_score_lines(voice, table)]
    return "\n".join(lines) or voice("score-none")


def running_lines(voice: Voice, table: TableView) -> list[str]:
    """The points of the running deal, as far as the view may know them; nothing where none runs."""
    view = table.view
    if view is None or view.phase not in RUNNING:
        return []
    return [_running(voice, table, view.points)]


def match_score_lines(voice: Voice, table: TableView) -> list[str]:
    """The score of the match, and what the running deal is worth after drawn ones.

    Nothing at a deal of the day, which is one deal and no match.
    """
    view = table.view
    if view is None or table.board is not None:
        return []
    lines = [score_line(voice, table, view.score)]
    if view.carried and table.stage is Stage.PLAYING:
        lines.append(voice("score-carried", worth=view.carried + 1))
    return lines


def points_open(table: TableView, seat: int) -> bool:
    """Whether the viewer may say how many points a seat's side takes."""
    side = rules_of(table).side_of(seat)
    return table.view is not None and side < len(table.view.points) and table.view.points[side] is not None


def points_line(voice: Voice, table: TableView, points: Sequence[int | None]) -> str:
    """Card points by side, for a picture. Those of hidden sides (None) are left out."""
    return voice("points-line", points=_by_side(voice, table, points, plain=True))


def score_line(voice: Voice, table: TableView, score: Sequence[int], *, plain: bool = False) -> str:
    """The score by side, and what wins the match (R-80 to R-84)."""
    rules = rules_of(table)
    sides_text = _by_side(voice, table, score, plain=plain)
    if table.boards is not None:  # D-10: so many deals, whatever the match option says
        return voice("score-line-n_deals", score=sides_text, target=table.boards.deals)
    return voice(f"score-line-{rules.match}", score=sides_text, target=rules.target)


def deal_result(
    voice: Voice,
    table: TableView,
    end: DealEnded,
    score: Sequence[int] | None = None,
    *,
    plain: bool = False,
) -> str:
    """The end of a deal: winner or draw, points, what it counts, and ``score``, the match's after it."""
    lines = outcome(voice, table, end, plain=plain)
    if end.counts:
        lines.append(voice("points-final", points=_by_side(voice, table, end.points, plain=plain)))
    if rules_of(table).match in _TOTALS - {Match.RACE} and any(end.score):
        lines.append(voice("deal-scores", scores=_by_side(voice, table, map(change, end.score), plain=plain)))
    if end.pause == 2:  # two more deals
        lines.append(voice("deal-two-more"))
    if score is not None and table.board is None:
        lines.append(score_line(voice, table, score, plain=plain))
    return "\n".join(lines)


def match_result(
    voice: Voice, table: TableView, end: MatchEnded, *, plain: bool = False, summed: bool = True
) -> str:
    """Who won the match and why, and by how much if ``summed``."""
    winners = [seat for side in end.winners for seat in seats_of(table, side)]
    score = _by_side(voice, table, end.score, plain=plain)
    facts = {
        "side": seat_names(voice, table, winners, plain=plain),
        "count": len(winners),
        "sum": voice("score-sum", match=rules_of(table).match.value, score=score) if summed else "",
    }
    match end.reason:
        case EndReason.FORFEIT:
            losers = [seat for seat in range(rules_of(table).players) if seat not in winners]
            loser_names = seat_names(voice, table, losers, plain=plain)
            return voice("match-forfeit", losers=loser_names, losing=len(losers), **facts).rstrip()
        case EndReason.DENOUNCE:
            return voice("match-denounce", **facts).rstrip()
        case EndReason.BOARD if not winners:
            return voice("match-drawn", sum=facts["sum"]).rstrip()
        case _:
            return voice("match-won", **facts).rstrip()


def outcome(voice: Voice, table: TableView, end: DealEnded, *, plain: bool = False) -> list[str]:
    """Who won a deal and why, without figures, a sentence each."""
    rules, points = rules_of(table), end.points
    if not end.counts:
        return [voice("deal-thrown-in")]
    if end.winner is not None:
        return _win_lines(voice, table, end, end.winner, plain=plain)
    if _broken_off(table, end):
        return [voice("deal-broken")]
    if end.declared is not None:
        return _declarer_lines(voice, table, end, end.declared, plain=plain)
    if rules.game.claims:
        return [voice("deal-unclaimed")]
    highest = max(points)
    tied = [side for side, count in enumerate(points) if count == highest]
    if rules.match is Match.RACE and rules.two_sided:
        return [voice("deal-race-drawn")]
    play_off = _drawn_play_off(rules, end)
    if rules.match in _TOTALS and not play_off:
        return []
    if rules.two_sided or play_off:
        text = voice("deal-drawn")
    else:
        sides = voice.join([side_name(voice, table, side, plain=plain) for side in tied])
        text = voice("deal-tied", sides=sides, points=highest)
    return [text, _follows(voice, table, end, plain=plain)]


def _win_lines(voice: Voice, table: TableView, end: DealEnded, winner: int, *, plain: bool) -> list[str]:
    rules, points = rules_of(table), end.points
    side = side_name(voice, table, winner, plain=plain)
    lines = [voice("deal-won", side=side, count=len(seats_of(table, winner)))]
    if rules.two_sided and points[winner] == _HALF and sum(points) == DECK_POINTS:
        lines.insert(0, voice("deal-last-trick-decides"))
    if rules.early_stop is EarlyStop.WHEN_DECIDED and sum(points) < DECK_POINTS:
        lines.insert(0, voice("deal-early"))
    if points[winner] == DECK_POINTS:
        lines.append(voice("deal-cappotto"))
    worth = end.score[winner]
    if worth > 1 and rules.match in {Match.FIRST_TO, Match.PENNYCOOK, Match.SUECA}:
        by_margin = margin(rules, points[winner], all_tricks=True) > 1
        carries = rules.tie is Tie.CARRY and rules.match is Match.FIRST_TO and not by_margin
        lines.append(voice("deal-worth" if carries else "deal-counts", worth=worth))
    return lines


def _declarer_lines(
    voice: Voice, table: TableView, end: DealEnded, by: Declared, *, plain: bool
) -> list[str]:
    """The declarer, the partners, and the points they needed (rules.md §6.9)."""
    total = sum(end.points[seat] for seat in {by.declarer, *by.partners})
    text = voice(
        "deal-declared",
        player=player_name(voice, table, by.declarer, plain=plain),
        partners=seat_names(voice, table, by.partners, plain=plain) if by.partners else None,
        needed=by.needed,
        taken=total,
        made=total >= by.needed,
    )
    return [text, *([voice("deal-cappotto")] if total in {0, DECK_POINTS} else [])]


def _follows(voice: Voice, table: TableView, end: DealEnded, *, plain: bool) -> str:
    """The effect of a drawn deal (R-71, R-72)."""
    match rules_of(table).tie:
        case Tie.CARRY:
            return voice("deal-tie-carry", worth=end.carried + 1)
        case Tie.REPLAY_SAME_DEALER:
            dealer = player_name(voice, table, end.dealer, plain=plain)
            return voice("deal-tie-same-dealer", player=dealer)
        case Tie.NOBODY_SCORES | Tie.LAST_TRICK_WINS:
            return voice("deal-tie-next", player=player_name(voice, table, end.dealer, plain=plain))


def _broken_off(table: TableView, end: DealEnded) -> bool:
    """Whether a deal was given up: it has its completed tricks' points, and no winner (fine print 21)."""
    points, rules = end.points, rules_of(table)
    if sum(points) < DECK_POINTS:
        return True
    if rules.match in _TOTALS:  # it would have scored if it had been played to its end
        nothing = set(points) == {_THIRD} or _drawn_play_off(rules, end)
        return not any(end.score) and not nothing
    if points.count(max(points)) == 1 and not rules.game.claims:
        return True
    # All points were taken and the deal was even, but cards were left in the hands.
    view = table.view
    return view is not None and view.phase is Phase.OVER and any(view.hands)


def _drawn_play_off(rules: Rules, end: DealEnded) -> bool:
    """Whether a play-off of two ended 60 all, which counts nothing, although it would with three (R-82)."""
    return rules.match is Match.THREEHAND and end.points.count(_HALF) > 1 and not any(end.score)


def _running(voice: Voice, table: TableView, points: Sequence[int | None]) -> str:
    points_known = [count for count in points if count is not None]
    if not points_known:
        return voice("points-hidden")
    line = voice("points-running", points=_by_side(voice, table, points, plain=False))
    return line if len(points_known) == len(points) else f"{line} {voice('points-others-hidden')}"


def _by_side(voice: Voice, table: TableView, numbers: Iterable[int | str | None], *, plain: bool) -> str:
    return voice.series(
        voice(
            "side-number",
            side=side_name(voice, table, side, plain=plain),
            number=number if isinstance(number, str) else figure(number),
        )
        for side, number in enumerate(numbers)
        if number is not None
    )
