"""Who leaves a rated match waits a little before the next rated table; unrated play is open to everybody.

The wait is short and grows with repetition; clean rated matches, or a week, make it forgotten. Whoever comes
back has not left. Who stepped in for somebody owes nothing. Downtime takes nobody's seat away (R-90), so it
makes nobody a leaver either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.log import get
from bot.store.base import Departure, Played, Store, StoreError
from bot.tables.decisions.deadlines import MINUTE
from bot.tables.model.events import HintsAllowed, LogEvent, SeatGiven, SeatLeft, SeatReturned, SeatsTaken
from bot.tables.model.fold import book
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table

log = get(__name__)

WAITS: Final = (5 * MINUTE, 15 * MINUTE, 60 * MINUTE)
"""After the first departure that is not forgotten, after the second, and after every further one."""
CLEAN: Final = 2
"""So many rated matches that somebody then sits through make a departure forgotten."""
FADES: Final = 7 * 24 * 60 * MINUTE
"""After so long a departure is forgotten by itself."""
_PAGE: Final = 50


class Leavers:
    """Notes departures as they happen, and knows who has to wait. ``Tables`` tells it of every change."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, table: Table, entries: Iterable[tuple[int, int, LogEvent]]) -> None:
        """Store who has left the running or last match of a table, by its whole log, and who came back.

        May be repeated. What cannot be stored is told in the log: nobody's game depends on it.
        """
        gone, back = departures(table.id, entries)
        try:
            await self._store.people.drop_departures(table.changed - FADES)
            for departure in gone:
                await self._store.people.note_departure(departure)
            for person, match in back:
                await self._store.people.forgive_departure(person, match)
        except StoreError as error:
            log.warning("departures not noted", table=table.id, error=str(error))

    async def rated_again(self, person: int, now: int) -> int | None:
        """When somebody may play rated again, in Unix milliseconds; None for now."""
        left = [one for one in await self._store.people.departures(person) if now - one.at < FADES]
        if not left or max(one.at for one in left) + WAITS[-1] <= now:
            return None
        played = await self._store.results.history(person, _PAGE)
        clean = [one.match.ended for one in played if _clean(one, person, {gone.match for gone in left})]
        held = [one.at for one in left if sum(ended > one.at for ended in clean) < CLEAN]
        if not held:
            return None
        until = max(held) + WAITS[min(len(held), len(WAITS)) - 1]
        return until if until > now else None


def touched(before: Table, after: Table) -> bool:
    """Whether somebody left, came back or was replaced in a rated match between two moments."""
    if not (before.counts or after.counts):
        return False
    rolls = ((one.counts, tuple((seat.owner, seat.absence) for seat in one.seats)) for one in (before, after))
    return len({*rolls}) > 1


def departures(
    table_id: str, entries: Iterable[tuple[int, int, LogEvent]]
) -> tuple[list[Departure], list[tuple[int, str]]]:
    """Who has left the last match of a log while it was rated, and who came back, with the match.

    Only who began the match can leave it, and only while it runs; where all agreed that it be unrated, nobody
    has.
    """
    table: Table | None = None
    match, starters = "", set[int]()
    gone: dict[int, Departure] = {}
    back: set[int] = set()
    for seq, at, event in entries:
        if isinstance(event, SeatsTaken):
            match = "" if table is None else table.match
            starters = {player.id for player in event.players if isinstance(player, Person) and player.id > 0}
            gone, back = {}, set()
        elif isinstance(event, HintsAllowed):
            back |= gone.keys()
            gone = {}
        elif isinstance(event, SeatLeft | SeatReturned | SeatGiven) and table is not None:
            owner = table.seats[event.seat].owner
            if isinstance(event, SeatGiven) and event.person.id in gone:
                back.add(event.person.id)
                del gone[event.person.id]
            if isinstance(owner, Person) and owner.id in starters and table.stage is Stage.PLAYING:
                if isinstance(event, SeatReturned):
                    back |= gone.keys() & {owner.id}
                    gone.pop(owner.id, None)
                elif table.counts:
                    gone.setdefault(owner.id, Departure(owner.id, match, table.id, at))
        table = book(table_id, table, seq, at, event)
    return list(gone.values()), [(person, match) for person in back - gone.keys()]


def _clean(played: Played, person: int, left: set[str]) -> bool:
    """Whether somebody sat through a rated match; who gave their seat up stands after the holders."""
    sat = any(seat.person == person and seat.seat < played.match.players for seat in played.seats)
    return played.match.rated and sat and played.match.match not in left
