"""Tie-breaks: what each of them is worth for an entry (T-13).

A round without an opponent, such as a bye or an absence, counts a virtual opponent for the entry itself: its
own points before, plus 2 minus the points it got, plus 1 for each later round. In the sums of others an
unplayed round counts 1.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from bot.pairing.results import DRAWN, WON, Game

Games = Mapping[int, Sequence[Game]]
"""The games of each entry, in order of rounds."""
Value = int | Fraction


class Criterion(StrEnum):
    """What orders entries. Of each, more is better."""

    POINTS = "points"
    BUCHHOLZ_CUT_1 = "buchholz-cut-1"
    """The points of the opponents without the lowest."""
    BUCHHOLZ = "buchholz"
    """The points of the opponents."""
    SONNEBORN_BERGER = "sonneborn-berger"
    """The points of beaten opponents, and half of those of opponents with whom an entry has drawn."""
    DIRECT = "direct"
    """The points of the matches among the tied."""
    DEALS = "deals"
    """The deals won minus the deals lost."""
    CARDS = "cards"
    """The card points."""
    PERCENT = "percent"
    """The mean percentage of match points at the same boards (D-11)."""
    OPPONENTS = "opponents"
    """The mean rating of the opponents (T-15)."""
    LOT = "lot"


class Met(NamedTuple):
    """What a round contributes to the sums of an entry: the opponent's points, and the share that counts.

    The share is 1 for a win and ½ for a draw.
    """

    points: int
    share: Fraction


def points_of(games: Sequence[Game]) -> int:
    """The sum of the points."""
    return sum(game.points for game in games)


def deals_of(games: Sequence[Game]) -> int:
    """The deals won minus the deals lost."""
    return sum(game.deals for game in games)


def cards_of(games: Sequence[Game]) -> int:
    """The card points."""
    return sum(game.cards for game in games)


def adjusted_points(games: Sequence[Game], rounds: int) -> int:
    """The points of an entry in the sums of its opponents: each unplayed round counts 1."""
    met = [game.points for game in games if game.played]
    return sum(met) + DRAWN * (rounds - len(met))


def met_in_swiss(games: Sequence[Game], adjusted: Mapping[int, int], rounds: int) -> list[Met]:
    """The opponents of an entry in a Swiss, with a virtual one for each unplayed round (T-13)."""
    by_round = {game.round: game for game in games}
    found, before = list[Met](), 0
    for number in range(1, rounds + 1):
        game = by_round.get(number)
        mine = game.points if game else 0
        if game is not None and game.played and game.opponent is not None:
            against = adjusted[game.opponent]
        else:
            against = before + WON - mine + DRAWN * (rounds - number)
        found.append(Met(against, Fraction(mine, WON)))
        before += mine
    return found


def met_in_round_robin(games: Sequence[Game], points: Mapping[int, int]) -> list[Met]:
    """The opponents of an entry in a round robin. The share is that of all points of the match (S-7)."""
    return [
        Met(points[game.opponent], Fraction(game.points, total))
        for game in games
        if game.opponent is not None and (total := game.points + game.against)
    ]


def buchholz(met: Sequence[Met]) -> int:
    """The sum of the opponents' points."""
    return sum(one.points for one in met)


def buchholz_cut_1(met: Sequence[Met]) -> int:
    """The sum of the opponents' points without the lowest."""
    return buchholz(met) - min((one.points for one in met), default=0)


def sonneborn_berger(met: Sequence[Met]) -> Fraction:
    """The points of beaten opponents, and half of those of opponents with whom an entry has drawn."""
    return sum((one.points * one.share for one in met), Fraction(0))


def direct(tied: Collection[int], games: Games, *, all_met: bool) -> dict[int, int] | None:
    """The points from the matches among the tied.

    ``all_met``: it counts only if each of them has played each other one; else the result is None.
    """
    among = {entry: [game for game in games[entry] if game.opponent in tied] for entry in tied}
    if all_met:
        pairs = {(entry, game.opponent) for entry, met in among.items() for game in met if game.played}
        if not all(pair in pairs for pair in combinations(tied, 2)):
            return None
    return {entry: points_of(met) for entry, met in among.items()}
