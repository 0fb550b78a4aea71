"""Closing a deal of the day: the results of all attempts, the par of the computers, the field (D-5, D-6).

Everything follows from logs and keys. So any of several processes may do it, and if one ends before it is
done, the next one begins again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date

from bot import computers
from bot.daily.deals import DailyDeals
from bot.deal_of_day.scoring import LEAST_FIELD, Result, beside
from bot.log import get
from bot.pairing.matchpoints import FieldStanding, field_standings
from bot.puzzle import days
from bot.repeated_task import RepeatedTask, do_part
from bot.store.base import Store
from bot.store.daily.deal_rows import DealAttempt, DealBoard
from bot.tables.model.errors import Refused
from bot.tables.model.requests import EndByRemoval, SystemActor
from bot.tables.tables import Tables
from bot.workers import WorkFailed

log = get(__name__)


class DealCloser:
    """Closes the deals of days that are over while its task runs. ``closed`` is called after each."""

    def __init__(self, deals: DailyDeals, store: Store, tables: Tables, closed: Callable[[], None]) -> None:
        self._deals = deals
        self._store = store
        self._tables = tables
        self._closed = closed
        self.task = RepeatedTask("deals of the day", self._work)

    async def look(self) -> bool:
        """Close what is over. False if something has to be tried again soon. Raises ``StoreError``."""
        await self._deals.note_computers()  # another version may have opened one
        over, is_complete = days.day_at(self._deals.wall() - days.WINDOW), True
        for day in await self._store.deals.days_to_close(over.isoformat()):
            is_complete &= await do_part("deals of the day", self._close(date.fromisoformat(day)), day=day)
        return is_complete

    async def _close(self, day: date) -> bool:
        """Close the deal of a day. False if no process could work out the par."""
        name = day.isoformat()
        board, row = await self._deals.board(day), await self._store.deals.board(name)
        if board is None or row is None:
            return True
        changed_at = row.changed_at
        attempts = [
            await self._with_result(one, changed_at) for one in await self._store.deals.attempts(name)
        ]
        # Where the computers were changed, those of today would not make the same of it.
        levels = computers.LEVELS if changed_at is None else ()
        try:
            par = {level: await self._deals.par(board, level) for level in levels}
        except WorkFailed as error:
            log.warning("a deal of the day could not be closed", day=name, reason=str(error))
            return False
        row_of_close = replace(row, par=par_text(par), closed_at=self._deals.wall())
        await self._store.deals.close(row_of_close, with_places(attempts, list(par.values())))
        log.info("a deal of the day was closed", day=name, count=len(attempts))
        self._closed()
        return True

    async def _with_result(self, attempt: DealAttempt, changed_at: int | None) -> DealAttempt:
        """An attempt with its result, if it was finished in time. Else its table is closed.

        It is ranked only if it was finished before ``changed_at``, when the computers were changed (D-2).
        """
        end = await self._deals.end_of(attempt)
        if end is not None and end.at < days.closes(date.fromisoformat(attempt.day)):
            ranked = attempt.ranked and (changed_at is None or end.at < changed_at)
            return replace(attempt, ranked=ranked, score=end.result.score, points=end.result.points)
        if self._tables.is_open(attempt.table):
            with suppress(Refused):  # it was closed meanwhile
                await self._tables.act(attempt.table, SystemActor(), EndByRemoval())
        return attempt

    async def _work(self) -> float | None:
        """Close what is over. Returns the seconds until another deal is."""
        wait = (days.opens(self._deals.today + days.ONE) - self._deals.wall()) / 1000
        return wait if await self.look() else None


def with_places(attempts: Sequence[DealAttempt], par: Sequence[Result]) -> list[DealAttempt]:
    """The attempts with their places, where the field is large enough (D-6).

    Ranked ones stand in the field, together with the par of the computers. Others are compared with it.
    """
    results = {one.person: _result(one) for one in attempts}
    ranked = {person for person, result in results.items() if result is not None}
    ranked &= {one.person for one in attempts if one.ranked}
    members = sorted(ranked)
    field = [*(result for person in members if (result := results[person]) is not None), *par]
    within = dict(zip(members, field_standings(field), strict=False))
    found = []
    for one in attempts:
        result = results[one.person]
        standing = within.get(one.person)
        if standing is None and result is not None:
            standing = beside(field, result)
        found.append(_with_place(one, standing))
    return found


def par_text(par: dict[str, Result]) -> str:
    """The results of the computers, by level, as they are stored."""
    return json.dumps({level: list(result) for level, result in par.items()})


def par_of(board: DealBoard) -> dict[str, Result]:
    """The results of the computers at a deal that has closed; none before."""
    return {level: Result(*result) for level, result in json.loads(board.par or "{}").items()}


def _result(attempt: DealAttempt) -> Result | None:
    if attempt.score is None or attempt.points is None:
        return None
    return Result(attempt.score, attempt.points)


def _with_place(attempt: DealAttempt, standing: FieldStanding | None) -> DealAttempt:
    if standing is None or standing.size < LEAST_FIELD:
        return attempt
    place, size, percent = standing.place, standing.size, float(standing.percent)
    return replace(attempt, place=place, size=size, percent=percent)
