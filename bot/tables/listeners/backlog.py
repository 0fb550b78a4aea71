"""What earlier versions did not store of matches, computed once from their logs (S-1, A-3).

It runs in the background after a start. If it is cut short, the next start begins again: points that are
stored stay.
"""

from __future__ import annotations

import asyncio
from typing import Final

from bot.cancellation import cancel
from bot.log import get
from bot.repeated_task import do_part
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.store.rows import PointOf, RatingRow
from bot.tables.archive.badges import RESCUE, feats_of
from bot.tables.archive.finished import FinishedMatch, finished_matches
from bot.tables.archive.record_candidates import record_candidate
from bot.tables.listeners import ratings
from bot.tables.listeners.results import OVERALL, game_of
from bot.tables.tables import Tables

log = get(__name__)

AT_ONCE: Final = 500
"""The number of points that one statement stores."""

_Ratings = dict[tuple[int, str], dict[int, RatingRow]]
"""The latest rows by server and game, then by person."""


class Backlog:
    """Computes what is missing of the matches of the backlog, from ``start`` on, until none is left."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless it runs already."""
        if self._task is not None and not self._task.done():
            return
        self._task = asyncio.create_task(self._run(), name="backlog")

    async def close(self) -> None:
        """Stop."""
        await cancel(self._task)

    async def _run(self) -> None:
        try:
            await self.work()
        except StoreError as error:
            log.warning("the backlog waits for the next start", error=str(error))
        except Exception:
            log.exception("the backlog waits for the next start")

    async def work(self) -> None:
        """Compute and store what is missing of every match in the backlog. Raises ``StoreError``.

        A match that cannot be read is skipped, so that it does not hold up the others.
        """
        matches = await self._store.standing.backlog()
        points: list[PointOf] = []
        ratings_so_far: _Ratings = {}
        for name in matches:
            points += await do_part("backlog", self._book(name, ratings_so_far), table=name) or []
            if len(points) >= AT_ONCE:
                await self._store.standing.add_points(points)
                points = []
        if matches:
            await self._store.standing.add_points(points)
            await self._store.standing.drop_backlog()
            log.info("backlog computed", count=len(matches))

    async def _book(self, name: str, ratings_so_far: _Ratings) -> list[PointOf]:
        """Store what is missing of a match but its points, which are returned; ``ratings_so_far`` follows."""
        rows = await self._store.results.match(name)
        if rows is None:
            return []
        log_of_table = await self._tables.history(rows.match.table)
        matches = finished_matches(rows.match.table, log_of_table)
        match = next((one for one in matches if one.match == name), None)
        if match is None:
            return []
        await self._store.standing.add_record_candidate(record_candidate(match))
        await self._store.standing.add_feats(feats_of(match), every={RESCUE})
        return _points(match, ratings_so_far) if rows.match.rated else []


def _points(match: FinishedMatch, ratings_so_far: _Ratings) -> list[PointOf]:
    """The points of a match, after those of the matches before it; ``ratings_so_far`` follows.

    People who were forgotten meanwhile are rated under their aliases, as they were under their ids.
    """
    game = game_of(match)
    points: list[PointOf] = []
    for guild in (match.place.guild, OVERALL):
        latest = ratings_so_far.setdefault((guild, game), {})
        for row in ratings.rows(match, guild, game, latest, with_forgotten=True):
            latest[row.person] = row
            if row.person > 0:
                points.append(
                    PointOf(
                        row.person,
                        guild,
                        game,
                        row.matches,
                        match.match,
                        match.ended,
                        row.mu,
                        row.sigma,
                        row.expected,
                    )
                )
    return points
