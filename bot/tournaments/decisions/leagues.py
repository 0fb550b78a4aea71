"""Seasons of a league: divisions by the ladder of the last season, the opening of the next (S-7 to S-9).

Each season is an event of its own. An entry that plays a season to its end is entered for the next one. An
entry that withdraws or misses half of its matches goes down and must enter again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.pairing import leagues
from bot.pairing.lots import Lots
from bot.tables.model.people import Person, Player
from bot.tournaments.decisions.standings import group_tables, lots_for
from bot.tournaments.model import steps
from bot.tournaments.model.event import Entry, Event
from bot.tournaments.model.steps import Step


class Moves(NamedTuple):
    """The entries that go up and down at the end of a season, if everybody plays the next one."""

    up: tuple[int, ...]
    down: tuple[int, ...]


def first_order(event: Event, entering: Sequence[int], by_rating: Sequence[int]) -> list[int]:
    """The entries of a season, the strongest first: by the ladder, in the first season by rating."""
    if not event.ladder:
        return [*by_rating]
    number_of = {_key(event.entry(number).members): number for number in entering}
    last = 0
    tables, leaving = list[list[int]](), set[int]()
    for division in event.ladder:
        table = []
        for members in division:
            last += 1
            # Who does not play this season has a number that no entry has.
            number = number_of.get(_key(members), -last)
            table.append(number)
            if last in event.leaving:
                leaving.add(number)
        tables.append(table)
    return [entry for division in leagues.next_season(tables, leaving, entering) for entry in division]


def next_season(event: Event, seed: bytes) -> list[Step]:
    """The steps after the opening of the season that follows one whose rounds are over."""
    tables = _final_tables(event, lots_for(event, seed))
    away = _leaving(event)
    flat = [entry for table in tables for entry in table]
    opened = steps.SeasonOpened(
        previous=event.id,
        number=event.season + 1,
        tables=tuple(tuple(event.entry(entry).members for entry in table) for table in tables),
        leaving=tuple(place for place, entry in enumerate(flat, 1) if entry in away),
    )
    staying = [event.entry(entry) for entry in sorted(flat) if entry not in away]
    return [opened, *(_carried(number, one) for number, one in enumerate(staying, 1))]


def moves(event: Event, lots: Lots) -> Moves:
    """Who goes up and down at the end of a season (S-9)."""
    tables, away = _final_tables(event, lots), _leaving(event)
    before = {entry: number for number, table in enumerate(tables) for entry in table}
    after = leagues.next_season(tables, away, list(before))
    now = {entry: number for number, division in enumerate(after) for entry in division}
    return Moves(
        tuple(entry for entry in before if now[entry] < before[entry]),
        tuple(entry for entry in before if now[entry] > before[entry]),
    )


def _final_tables(event: Event, lots: Lots) -> list[list[int]]:
    return [[one.entry for one in table] for table in group_tables(event, lots)]


def _leaving(event: Event) -> Collection[int]:
    """The entries that withdrew or missed half of their matches."""
    found = {one.number for one in event.entries if one.gone is not None}
    for entry in event.entries:
        came = [
            pairing.outcome.present[pairing.entries.index(entry.number)]
            for one in event.rounds
            for pairing in one.pairings
            if pairing.outcome is not None and entry.number in pairing.entries
        ]
        if came and 2 * came.count(False) >= len(came):
            found.add(entry.number)
    return found


def _carried(number: int, entry: Entry) -> steps.Carried:
    nonces = dict(entry.nonces)
    given = (nonces.get(one.id, "") if isinstance(one, Person) else "" for one in entry.members)
    return steps.Carried(number, entry.members, tuple(given))


def _key(members: Sequence[Player]) -> frozenset[int | str]:
    """What makes an entry the same in the next season: its people, or the names of its computers."""
    return frozenset(one.id if isinstance(one, Person) else one.name for one in members)
