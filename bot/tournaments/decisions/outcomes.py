"""The outcome of a pairing, read from the log of its table: nothing else decides (E-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.pairing import leagues
from bot.pairing.results import DRAWN, LOST, WON
from bot.rules.events import CardPlayed, DealEnded, TrickTaken
from bot.store.rows import Entry
from bot.tables.decisions.presence import absent_seats
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import evolve
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table
from bot.tournaments.decisions.rounds import absent, bracket_seeds, entries_by_seat, needs_winner
from bot.tournaments.model.event import Event, Pairing, Round
from bot.tournaments.model.settings import Format
from bot.tournaments.model.steps import How, Outcome

Log = Sequence[tuple[Entry, LogEvent]]


def outcome_of(event: Event, pairing: Pairing, table: Table, log: Log) -> Outcome | None:
    """The outcome of a pairing whose table is over; None if its match was broken off.

    A table that was closed before the cards were dealt tells who was ready (T-7).
    """
    places = entries_by_seat(event, pairing)
    if table.state is None:
        there = [member.nonce is not None for member in table.members]
        present = _by_entry(places, there, all)
        return None if all(present) else absent(present, event.settings.win)
    if table.state.result is None:
        return None
    return _played(event, pairing, table, log, places)


def outcome_at_deadline(event: Event, current: Round, pairing: Pairing, table: Table, log: Log) -> Outcome:
    """The outcome of a match by correspondence that the end of its round finds unfinished.

    It is drawn, unless only some of its people still act: then those have won. In a knock-out whoever is
    ahead has won instead, unless nobody has played a card (T-12).
    """
    places = entries_by_seat(event, pairing)
    away = absent_seats(table)
    acting = _by_entry(places, [seat not in away for seat in range(len(places))], all)
    acted = _by_entry(places, _acted(table.id, log, len(places)), any)
    if needs_winner(event, current) and len({*acting}) == 1 and any(acted):
        ahead = _ahead(event, pairing, table, log)
        acting = tuple(side == ahead for side in range(len(pairing.entries)))
    equal = len({*acting}) == 1
    points = tuple(DRAWN if equal else event.settings.win if there else LOST for there in acting)
    zeros = (0,) * len(points)
    return Outcome(How.DEADLINE, points, zeros, zeros, acted, boards=_boards(event, log))


def _ahead(event: Event, pairing: Pairing, table: Table, log: Log) -> int:
    """The side that is ahead in a match of a knock-out: by score, then card points, then the better seed."""
    rules, seeds = table.rules, bracket_seeds(event)
    score = (0, 0) if table.state is None else table.state.score
    cards = [0, 0]
    for _, happened in log:
        if isinstance(happened, TrickTaken):
            cards[rules.side_of(happened.seat)] += happened.points
    return max((0, 1), key=lambda side: (score[side], cards[side], -seeds.index(pairing.entries[side])))


def _played(event: Event, pairing: Pairing, table: Table, log: Log, places: tuple[int, ...]) -> Outcome:
    rules = table.rules
    result = table.state.result if table.state is not None else None
    if result is None:
        raise ValueError(table.id)
    size = len(pairing.entries)
    sides = [rules.side_of(seat) for seat in range(rules.players)]
    side_of = {place: sides[seat] for seat, place in enumerate(places)}
    deals, cards = [0] * len(rules.sides), [0] * len(rules.sides)
    for _, happened in log:
        if isinstance(happened, DealEnded):
            cards = [have + more for have, more in zip(cards, happened.points, strict=True)]
            for side in range(len(deals)):
                deals[side] += 0 if happened.winner is None else 1 if side == happened.winner else -1
    drawn = not result.winners or len(result.winners) == len(rules.sides)
    points = {
        side: DRAWN if drawn else WON if side in result.winners else LOST for side in range(len(rules.sides))
    }
    if event.format is Format.LEAGUE and not drawn:
        points = _league_points(result.winners[0], result.score)
    if _counts_game_points(event, table):
        points = dict(enumerate(result.score))
    present = _by_entry(places, _acted(table.id, log, rules.players), any)
    return Outcome(
        how=How.PLAYED,
        points=tuple(points[side_of[place]] for place in range(size)),
        deals=tuple(deals[side_of[place]] for place in range(size)),
        cards=tuple(cards[side_of[place]] for place in range(size)),
        present=present if event.settings.at_post else (True,) * size,
        match=table.match,
        boards=_boards(event, log),
        score=tuple(result.score[side_of[place]] for place in range(size)),
    )


def _boards(event: Event, log: Log) -> tuple[tuple[int, int] | None, ...]:
    """The card points of both sides at each board; None for those that were not played."""
    if not event.settings.boards:
        return ()
    ended = [happened.points for _, happened in log if isinstance(happened, DealEnded)]
    played: list[tuple[int, int] | None] = [(first, second) for first, second in ended]
    return (*played, *(None for _ in range(event.settings.boards - len(played))))


def _league_points(winner: int, score: Sequence[int]) -> dict[int, int]:
    """The points of the sides for a match of a league: 3:0, or 2:1 if the loser has won a deal (S-7).

    Who resigns has lost at the score of that moment.
    """
    loser = 1 - winner
    won, lost = leagues.match_points(max(score[winner], score[loser] + 1), score[loser])
    return {winner: won, loser: lost}


def _counts_game_points(event: Event, table: Table) -> bool:
    """Whether the points of the game are what counts: in auction games, which have no two sides (T-14)."""
    return len(event.settings.rules.sides) != 2 and bool(table.rules.game.auctions)


def _by_entry(
    places: tuple[int, ...], of_seats: Sequence[bool], join: Callable[[Iterable[bool]], bool]
) -> tuple[bool, ...]:
    """What holds of each entry, given what holds of each seat: of ``all`` of its seats, or of ``any``."""
    return tuple(
        join(holds for place, holds in zip(places, of_seats, strict=True) if place == entry)
        for entry in range(max(places) + 1)
    )


def _acted(table_id: str, log: Log, seats: int) -> list[bool]:
    """Whether the owner of each seat has played a card themselves; computers always have."""
    acted = [False] * seats
    table: Table | None = None
    for entry, happened in log:
        if isinstance(happened, CardPlayed) and table is not None:
            acted[happened.seat] |= table.seats[happened.seat].person is not None and not table.expired
        table = evolve(table_id, table, entry.seq, entry.at, happened)
    if table is None:
        return acted
    return [here or not isinstance(seat.owner, Person) for here, seat in zip(acted, table.seats, strict=True)]


def is_over(table: Table) -> bool:
    """Whether nothing more comes of a table's match."""
    return table.stage in {Stage.FINISHED, Stage.CLOSED}
