"""The outcome of a pairing, read from the log of its table: nothing else decides (E-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.pairing import leagues
from bot.pairing.results import DRAWN, LOST, WON
from bot.rules.events import CardPlayed, DealEnded, TrickTaken
from bot.store.rows import Entry
from bot.tables.decisions.presence import absent_seats
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import evolve
from bot.tables.model.people import Absence, Person
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
    left = _left(table, places)
    acted = _by_entry(places, _acted(table.id, log, len(places)), any)
    if needs_winner(event, current) and len({*acting}) == 1 and any(acted):
        ahead = _ahead(event, pairing, table, log)
        acting = tuple(side == ahead for side in range(len(pairing.entries)))
    equal = len({there for place, there in enumerate(acting) if place not in left}) == 1
    points = tuple(
        LOST if place in left else DRAWN if equal else event.settings.win if there else LOST
        for place, there in enumerate(acting)
    )
    zeros = (0,) * len(points)
    return Outcome(How.DEADLINE, points, zeros, zeros, acted, boards=_boards(event, log), left=left)


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
    left = _left(table, places)
    there = {side for place, side in side_of.items() if place not in left}
    winners = there & {*result.winners}
    if not winners and result.winners:  # only those have won who withdrew
        best = max((result.score[side], cards[side]) for side in there)
        winners = {side for side in there if (result.score[side], cards[side]) == best}
    drawn = not result.winners or len(result.winners) == len(rules.sides)
    points = {side: DRAWN if drawn else WON if side in winners else LOST for side in range(len(rules.sides))}
    if event.format is Format.LEAGUE and not drawn:
        points = _league_points(result.winners[0], result.score)
    if _counts_game_points(event, table):
        points = dict(enumerate(result.score))
    present = _by_entry(places, _acted(table.id, log, rules.players), any)

    def counted(values: Mapping[int, int] | Sequence[int]) -> tuple[int, ...]:
        """The value of each entry's side. Whoever withdrew gains nothing by what a computer wins for them."""
        found = [values[side_of[place]] for place in range(size)]
        return tuple(min(0, value) if place in left else value for place, value in enumerate(found))

    return Outcome(
        how=How.PLAYED,
        points=counted(points),
        deals=counted(deals),
        cards=counted(cards),
        present=present if event.settings.at_post else (True,) * size,
        match=table.match,
        boards=_boards(event, log),
        score=tuple(result.score[side_of[place]] for place in range(size)),
        left=left,
    )


def still_there(event: Event, pairing: Pairing, table: Table) -> tuple[bool, ...]:
    """Which entries of a pairing have withdrawn neither from the tournament nor, earlier, from this match."""
    left = _left(table, entries_by_seat(event, pairing))
    return tuple(
        event.entry(number).gone is None and place not in left for place, number in enumerate(pairing.entries)
    )


def is_played_on(event: Event, pairing: Pairing, table: Table, there: Sequence[bool]) -> bool:
    """Whether a match of heats is played to its end although somebody withdraws from the tournament (T-14).

    It is while entries of several sides are ``still_there``, with a person among them. If not, those who are
    there have won.
    """
    if event.format is not Format.HEATS or table.stage is not Stage.PLAYING:
        return False
    left = [place for place, here in enumerate(there) if here]
    sides = {table.rules.side_of(place) for place in left}
    return len(sides) > 1 and any(event.entry(pairing.entries[place]).people for place in left)


def _left(table: Table, places: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the entries that withdrew from a match that was played on."""
    withdrew = (seat for seat, one in enumerate(table.seats) if one.absence is Absence.WITHDRAWN)
    return tuple(sorted({places[seat] for seat in withdrew}))


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
