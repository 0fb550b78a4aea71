"""The election of the rais: each team votes for its captain before the first deal (R-66).

A tie goes to the highest rated, then to the lowest seat; computers vote by the same order. The vote closes
when its time is up, or as soon as no outstanding vote can change the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rules import decide, shuffle
from bot.rules.options import Talk
from bot.rules.rules import Rules
from bot.rules.state import evolve
from bot.tables.decisions.votes import present_seat
from bot.tables.model import events as happened
from bot.tables.model.ballot import Ballot
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Person, Player
from bot.tables.model.seed_source import SeedSource
from bot.tables.model.table import Stage, Table


def open_election(
    rules: Rules, players: Sequence[Player], ratings: Mapping[int, float], dealer: int
) -> list[LogEvent]:
    """The events that open the election. Computers vote at once. ``ratings`` are by a person's id."""
    seat_ratings = tuple(ratings.get(player.id) if isinstance(player, Person) else None for player in players)
    ballot = Ballot(dealer, seat_ratings)
    votes = [
        happened.RaisVoted(seat, ballot.leader(rules.sides[rules.side_of(seat)]))
        for seat, player in enumerate(players)
        if not isinstance(player, Person)
    ]
    return [happened.ElectionOpened(dealer, seat_ratings), *votes]


def vote(table: Table, who: Person, target: int) -> list[LogEvent]:
    """The event of a vote for a seat of one's own side. A later vote replaces it. Raises ``Refused``."""
    if table.rules.talk is not Talk.RAIS:
        raise Refused(TableReason.NO_RAIS)
    if table.election is None:
        raise Refused(TableReason.NO_ELECTION)
    seat = present_seat(table, who)
    if target not in table.rules.sides[table.rules.side_of(seat)]:
        raise Refused(TableReason.VOTE_OWN_TEAM)
    return [] if table.election.vote_of(seat) == target else [happened.RaisVoted(seat, target)]


def count_votes(table: Table, events: Sequence[LogEvent], seeds: SeedSource) -> list[LogEvent]:
    """``events`` and, if no outstanding vote can change who is elected, the first deal (V-12)."""
    entries = ((table.seq + place, table.changed_at, event) for place, event in enumerate(events, 1))
    after = fold(table.id, entries, table)
    if after is None or after.stage is not Stage.PLAYING or after.election is None:
        return [*events]
    voters = set(dict(after.election.votes))
    outstanding = {seat for seat, one in enumerate(after.seats) if one.person is not None} - voters
    return [
        *events,
        *(close_election(after, seeds) if after.election.is_settled(after.rules, outstanding) else ()),
    ]


def close_election(table: Table, seeds: SeedSource) -> list[LogEvent]:
    """The events that begin the match with the captains elected so far; none if there is no election."""
    rules, ballot = table.rules, table.election
    if ballot is None:
        return []
    start_events = decide.start(rules, ballot.dealer, ballot.captains(rules))
    pack = shuffle.deal(rules, seeds.seed(table.match), table.match, 0, table.nonces)
    return [*start_events, *decide.deal(evolve(None, start_events[0]), pack)]
