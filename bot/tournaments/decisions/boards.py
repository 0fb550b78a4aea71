"""Equal boards: what the cards of a round are, and how team matches and tournaments of pairs count them.

All tables of a round play the same deals. Team matches compare both tables of a board, tournaments all that
held the same seats (D-10, D-11).
"""

from __future__ import annotations

import hashlib
import hmac
from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.pairing import equal_boards, team_match
from bot.pairing.equal_boards import ABSENCE, BoardTable
from bot.pairing.lots import Lots
from bot.pairing.standings import Standing
from bot.pairing.team_match import Board
from bot.pairing.tie_breaks import Criterion
from bot.rules import shuffle
from bot.rules.shuffle import BoardName
from bot.tables.model.people import Boards
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Event, Pairing, Round


def boards_of(event: Event, round_number: int) -> Boards | None:
    """The boards of a round; None where each table has packs of its own.

    The shares of the entries that began are published before the first card: no single person can choose the
    packs. Those who enter late have no share, so that a table which opens after them has the same boards.
    """
    if not event.settings.boards:
        return None
    anchor = shuffle.digest(event.commitment, [event.entry(number).nonce for number in event.seeds])
    return Boards(BoardName(event.id, round_number, anchor), event.settings.boards)


def key_of(seed: bytes, round_number: int) -> bytes:
    """The key of the boards of a round, from the committed seed of the event."""
    return hmac.digest(seed, f"boards\n{round_number}".encode(), hashlib.sha256)


# Team matches ----------------------------------------------------------------------------------------------


class Swing(NamedTuple):
    """A board of a team match: the points of the first team and of the second at both tables, and the swing.

    ``points`` are the swing points, positive for the first team.
    """

    number: int
    board: Board
    points: int


def swings(event: Event) -> list[Swing]:
    """The boards that both tables of a team match have played, in order."""
    closed = [one for one in event.rounds if one.closed]
    if not closed:
        return []
    here, there = (_points(pairing) for pairing in closed[0].pairings)
    found = []
    for number, (one, other) in enumerate(zip(here, there, strict=False), 1):
        if one is not None and other is not None:
            board = Board(one, (other[1], other[0]))  # at the second table the first team has the other seats
            found.append(Swing(number, board, team_match.swing_points(team_match.swing(board))))
    return found


def _points(pairing: Pairing) -> Sequence[tuple[int, int] | None]:
    return () if pairing.outcome is None else pairing.outcome.boards


def team_table(event: Event) -> list[Standing]:
    """The teams by who was there, then by the swing points that each has won; both first if it is drawn."""
    first, second = event.seeds
    won = [one.points for one in swings(event)]
    points = {first: sum(one for one in won if one > 0), second: -sum(one for one in won if one < 0)}
    there = _there(event)
    order = sorted(event.seeds, key=lambda entry: (there[entry], points[entry]), reverse=True)
    places = (1, 1) if is_drawn(event) else (1, 2)
    return [
        Standing(place, entry, {Criterion.POINTS: points[entry]}, Criterion.POINTS if place > 1 else None)
        for place, entry in zip(places, order, strict=True)
    ]


def is_drawn(event: Event) -> bool:
    """Whether a team match has no winner."""
    there = _there(event)
    return len({*there.values()}) < 2 and sum(one.points for one in swings(event)) == 0


def _there(event: Event) -> dict[int, int]:
    """At how many tables each team was there: a table that was lost by absence loses the match."""
    found = dict.fromkeys(event.seeds, 0)
    for one in event.rounds:
        for pairing in one.pairings:
            outcome = pairing.outcome
            for entry, present in zip(
                pairing.entries, () if outcome is None else outcome.present, strict=False
            ):
                found[entry] += present
    return found


# Tournaments of pairs --------------------------------------------------------------------------------------


def percent_table(event: Event, entries: Sequence[int], lots: Lots) -> list[Standing]:
    """The standings by the mean of all percentages, the first first (D-11)."""
    percents, cards = defaultdict[int, list[Fraction]](list), defaultdict[int, int](int)
    for one in event.rounds:
        if not one.closed:
            continue
        for number in range(event.settings.boards):
            for entry, percent in percents_at(one, number).items():
                percents[entry].append(percent)
        for entry in one.byes:
            percents[entry] += [ABSENCE] * event.settings.boards
        for pairing in one.pairings:
            for place, entry in enumerate(pairing.entries):
                cards[entry] += sum(points[place] for points in _points(pairing) if points is not None)
    return equal_boards.table(entries, percents, cards, lots)


def percents_at(one: Round, number: int) -> dict[int, Fraction]:
    """The percentage of each entry at a board of a round, counted from 0."""
    return equal_boards.board_percents(tables_at(one, number))


def tables_at(one: Round, number: int) -> list[BoardTable]:
    """The tables of a round at a board, counted from 0."""
    found = []
    for pairing in one.pairings:
        played, outcome = _points(pairing), pairing.outcome
        if outcome is not None:
            first, second = pairing.entries
            points = played[number] if number < len(played) else None
            found.append(BoardTable(first, second, points, (outcome.present[0], outcome.present[1])))
    return found


def check_predicts(event: Event, person: int) -> None:
    """Raise ``EventRefused`` if a person may know the deals of the match that they predict (D-12, G-1)."""
    if event.settings.boards and any(person in entry.people for entry in event.entries):
        raise EventRefused(EventReason.SAME_DEALS)
