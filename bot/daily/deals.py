"""The deals of the day of a running bot: beginning one, going on with it, and what came of it (docs/day.md).

The log of an attempt's table is the truth about it. A row says who plays which day at which table. It is
stored before the table is opened, and a person has one for a day: nobody gets a second attempt, whenever the
process ends (DA-6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date
from typing import Final, NamedTuple

from bot.daily.puzzles import DailyPuzzles
from bot.deal_of_day import boards
from bot.deal_of_day.play import SoloDeal
from bot.deal_of_day.rota import rules_on
from bot.deal_of_day.scoring import Result, result_of
from bot.log import get
from bot.puzzle import days, keys
from bot.rules.events import DealEnded, MatchEnded
from bot.rules.shuffle import BoardName
from bot.store.base import Store
from bot.store.daily.deal_rows import DealAttempt, DealBoard
from bot.store.errors import Duplicate, Stale
from bot.store.rows import Entry
from bot.tables.decisions.lobby import OnBoard, Setup, match_id
from bot.tables.model import codec
from bot.tables.model.people import DIRECT, Person
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.workers import Job, WorkerPool

log = get(__name__)

DISCORD_EPOCH: Final = 1_420_070_400_000
"""The beginning of Discord's ids, in Unix milliseconds."""
LEAST_AGE: Final = 30 * days.DAY
LEAST_MATCHES: Final = 3
"""The age of an account, and the finished matches, from which an attempt is ranked (D-4)."""
_ENDS: Final = {"deal-ended", "match-ended"}


class AttemptEnd(NamedTuple):
    """How an attempt ended, and when, in Unix milliseconds of the people's clock."""

    result: Result
    at: int


class DailyDeals:
    """The deals of all days.

    ``puzzles`` keeps the keys of the years. ``now`` returns Unix milliseconds of the clock of ``tables``.
    Every method raises ``StoreError``.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        worker_pool: WorkerPool,
        puzzles: DailyPuzzles,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._tables = tables
        self._worker_pool = worker_pool
        self._puzzles = puzzles
        self._now = now

    @property
    def today(self) -> date:
        """The date in UTC."""
        return days.day_at(self.wall())

    def wall(self) -> int:
        """The time of the people's clock in Unix milliseconds."""
        return self._tables.wall()

    def is_sealed(self, board: BoardName | None) -> bool:
        """Whether nobody may learn of the deal of a board yet (D-8)."""
        return board is not None and not days.is_over(boards.day_of(board), self.wall())

    async def board(self, day: date) -> BoardName | None:
        """The board of a day; None if nobody has begun its deal."""
        row = await self._store.deals.board(day.isoformat())
        return None if row is None else boards.board_of(day, row.anchor)

    def match_of(self, attempt: DealAttempt) -> str:
        """The id of the match of an attempt."""
        return match_id(attempt.table, 1)

    async def best_match(self, day: date) -> str | None:
        """The id of the match of the best ranked attempt at a day that has closed; None if there is none."""
        name = day.isoformat()
        best = await self._store.deals.best(name, name, limit=1)
        attempt = await self._store.deals.attempt(best[0].person, name) if best else None
        return None if attempt is None else self.match_of(attempt)

    async def key(self, day: date) -> bytes:
        """The key of a day. Only the caller knows whether its deal is over."""
        return keys.key_of(await self._puzzles.secret(day.year), day)

    async def note_computers(self) -> None:
        """Note since when computers play otherwise than open boards say (D-2).

        It is called before computers play.
        """
        await self._store.deals.note_computers(boards.COMPUTERS, self.wall())

    async def changed_at(self, day: date) -> int | None:
        """When the computers of a day were changed while its deal was open; None if they were not."""
        row = await self._store.deals.board(day.isoformat())
        return None if row is None else row.changed_at

    # Attempts -----------------------------------------------------------------------------------------------

    async def attempt(self, person: int, day: date) -> DealAttempt | None:
        """A person's attempt at a day; None if they have not begun."""
        return await self._store.deals.attempt(person, day.isoformat())

    async def offered_day(self, person: int) -> date:
        """The day that a person is offered: the older open one while they play it, else the newer one."""
        older = self.today - days.ONE
        before = await self.attempt(person, older)
        return older if before is not None and await self.end_of(before) is None else self.today

    async def begin(self, who: Person, day: date, guild: int, cause: str) -> TableView:
        """Begin a person's attempt at the deal of an open day, or go on with it.

        Returns their view of its table. ``guild`` is the server in which they begin, 0 for none. ``cause`` is
        the id of the interaction. Raises ``Refused`` if the table is closed or cannot be opened now.
        """
        name = day.isoformat()
        attempt = await self._store.deals.attempt(who.id, name)
        if attempt is None:
            await self._store.deals.open_board(DealBoard(name, cause, boards.COMPUTERS))
            await self.note_computers()  # another version may have opened it
            ranked = await self.counts(who.id) and await self.changed_at(day) is None
            table = await self._tables.new_id(DIRECT.guild)
            mine = DealAttempt(who.id, name, table, guild, who.name, ranked)
            await self._store.deals.begin(mine)
            attempt = (
                await self._store.deals.attempt(who.id, name) or mine
            )  # another press may have come first
        if await self._store.log.head(attempt.table) is None:
            await self._open(who, day, attempt.table, cause)
        return await self._tables.look(attempt.table, who.id)

    async def counts(self, person: int) -> bool:
        """Whether the attempts of a person are ranked (D-4)."""
        if self.wall() - ((person >> 22) + DISCORD_EPOCH) < LEAST_AGE:
            return False
        return len(await self._store.results.history(person, LEAST_MATCHES)) == LEAST_MATCHES

    async def end_of(self, attempt: DealAttempt) -> AttemptEnd | None:
        """How an attempt ended, as its log says; None if it has not."""
        return self.end_in(attempt, await self._store.log.read(attempt.table))

    def end_in(self, attempt: DealAttempt, entries: Iterable[Entry]) -> AttemptEnd | None:
        """As ``end_of``, from the log of its table."""
        rules = rules_on(date.fromisoformat(attempt.day))
        result: Result | None = None
        for entry in entries:
            event = codec.read(entry.kind, entry.body) if entry.kind in _ENDS else None
            if isinstance(event, DealEnded):
                result = result_of(rules, event)
            elif isinstance(event, MatchEnded) and result is not None:
                return AttemptEnd(result, entry.at + self.wall() - self._now())
        return None

    async def par(self, board: BoardName, level: str) -> Result:
        """What a level of computers makes of a board in the person's seat (D-5). Raises ``WorkFailed``."""
        deal = SoloDeal(await self.key(boards.day_of(board)), board, level)
        while (chooser := deal.chooser) is not None:
            choice = await self._worker_pool.choose_in_full(Job(*chooser), DIRECT.guild)
            deal.choose(choice.action)
        if deal.result is None:
            raise LookupError(board)
        return deal.result

    async def _open(self, who: Person, day: date, table: str, cause: str) -> None:
        board = await self.board(day)
        if board is None:
            raise LookupError(day)
        key = await self.key(day)
        commitment = keys.commitment(await self._puzzles.secret(day.year), day.year).hex()
        on_board = OnBoard(board, boards.pack_of(key, board), boards.play_seed(key, board), table, commitment)
        setup = Setup(rules_on(day), computers=boards.LEVEL, board=on_board)
        try:
            await self._tables.open(DIRECT, who, setup, cause=cause)
        except (Stale, Duplicate):
            log.info("a table of the day was opened at the same time", table=table)
