"""The waiting time before the next rated match of a person who left one.

The wait is short and grows with each departure. A departure is forgotten after some rated matches played to
the end, or after a week. A person who comes back has not left. A person who took over another's seat has no
duty to stay. Downtime of the bot costs nobody their seat (R-90), so it is no departure either. Unrated play
is never restricted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.log import get
from bot.store.base import Departure, Store, StoredMatch, StoreError
from bot.tables.decisions.deadlines import MINUTE
from bot.tables.model.events import HintsAllowed, LogEvent, SeatGiven, SeatLeft, SeatReturned, SeatsTaken
from bot.tables.model.fold import book
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table

log = get(__name__)

WAITS: Final = (5 * MINUTE, 15 * MINUTE, 60 * MINUTE)
"""The waits after the first departure that is not forgotten, after the second, and after every further one,
in milliseconds."""
CLEAN: Final = 2
"""The number of rated matches played to the end after which a departure is forgotten."""
FADES: Final = 7 * 24 * 60 * MINUTE
"""The time after which a departure is forgotten in any case, in milliseconds."""
_PAGE: Final = 50


class Leavers:
    """Records departures and computes waiting times.

    ``Tables`` calls ``note`` after each ``touched`` change.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, table: Table, entries: Iterable[tuple[int, int, LogEvent]]) -> None:
        """Store who left the running or last match of a table, and who came back.

        ``entries`` are the whole log as (seq, at, event). A repeated call changes nothing. A failure of the
        store is logged and not raised, since no match depends on it.
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
        """When a person may play rated again, in Unix milliseconds; None if they may play now.

        Raises ``StoreError``.
        """
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
    """Whether anybody left, came back or was replaced in a rated match between two states of a table."""
    if not (before.counts or after.counts):
        return False
    rolls = ((one.counts, tuple((seat.owner, seat.absence) for seat in one.seats)) for one in (before, after))
    return len({*rolls}) > 1


def departures(
    table_id: str, entries: Iterable[tuple[int, int, LogEvent]]
) -> tuple[list[Departure], list[tuple[int, str]]]:
    """The people who left the last match of a log while it was rated, and those who came back.

    The second list has pairs (person, match).

    Only a person who began the match can leave it, and only while it runs. If all players agreed to make the
    match unrated, nobody has left it.
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


def _clean(played: StoredMatch, person: int, left: set[str]) -> bool:
    """Whether a person sat through a rated match. The seats given up come after the seats at the end."""
    sat = any(seat.person == person and seat.seat < played.match.players for seat in played.seats)
    return played.match.rated and sat and played.match.match not in left
