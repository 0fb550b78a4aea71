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
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.store.rows import Departure, StoredMatch
from bot.tables.decisions.deadlines import MINUTE
from bot.tables.model import codec
from bot.tables.model.events import HintsAllowed, LogEvent, SeatGiven, SeatLeft, SeatReturned, SeatsTaken
from bot.tables.model.fold import evolve
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

    ``Tables`` calls ``note`` after each change for which ``seats_changed_hands`` is true.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, table: Table) -> None:
        """Store who left the running or last match of a table, and who came back.

        They follow from the whole log, so a repeated call changes nothing. A failure of the store is logged
        and not raised, since no match depends on it.
        """
        try:
            entries = await self._store.log.read(table.id)
            leavers, returners = departures(table.id, codec.read_all(entries))
            await self._store.people.drop_departures(table.changed_at - FADES)
            for departure in leavers:
                await self._store.people.note_departure(departure)
            for person, match in returners:
                await self._store.people.forgive_departure(person, match)
        except StoreError as error:
            log.warning("departures not noted", table=table.id, error=str(error))

    async def rated_wait_until(self, person: int, now: int) -> int | None:
        """When a person may play rated again, in Unix milliseconds; None if they may play now.

        Raises ``StoreError``.
        """
        recent = [one for one in await self._store.people.departures(person) if now - one.at < FADES]
        if not recent or max(one.at for one in recent) + WAITS[-1] <= now:
            return None
        matches = await self._store.results.history(person, _PAGE)
        clean_ends = [
            one.match.ended
            for one in matches
            if _is_clean(one, person, {departure.match for departure in recent})
        ]
        active = [one.at for one in recent if sum(ended > one.at for ended in clean_ends) < CLEAN]
        if not active:
            return None
        until = max(active) + WAITS[min(len(active), len(WAITS)) - 1]
        return until if until > now else None


def seats_changed_hands(before: Table, after: Table) -> bool:
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
    leavers: dict[int, Departure] = {}
    returners: set[int] = set()
    for seq, at, event in entries:
        if isinstance(event, SeatsTaken):
            match = "" if table is None else table.match
            starters = {player.id for player in event.players if isinstance(player, Person) and player.id > 0}
            leavers, returners = {}, set()
        elif isinstance(event, HintsAllowed):
            returners |= leavers.keys()
            leavers = {}
        elif isinstance(event, SeatLeft | SeatReturned | SeatGiven) and table is not None:
            owner = table.seats[event.seat].owner
            if isinstance(event, SeatGiven) and event.person.id in leavers:
                returners.add(event.person.id)
                del leavers[event.person.id]
            if isinstance(owner, Person) and owner.id in starters and table.stage is Stage.PLAYING:
                if isinstance(event, SeatReturned):
                    returners |= leavers.keys() & {owner.id}
                    leavers.pop(owner.id, None)
                elif table.counts:
                    leavers.setdefault(owner.id, Departure(owner.id, match, table.id, at))
        table = evolve(table_id, table, seq, at, event)
    return list(leavers.values()), [(person, match) for person in returners - leavers.keys()]


def _is_clean(match: StoredMatch, person: int, abandoned_matches: set[str]) -> bool:
    """Whether a person sat through a rated match. The seats given up come after the seats at the end."""
    has_seat = any(seat.person == person and seat.seat < match.match.players for seat in match.seats)
    return match.match.rated and has_seat and match.match.match not in abandoned_matches
