"""The leases on PostgreSQL."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Final

from bot.store.engine import Statements
from bot.store.leases import LIVES, FreeLease, NewLease, PartTask, ProcessRow, Renewal

_NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_LONG_GONE: Final = 3_600_000
"""The milliseconds after which the row of a process that died is deleted."""

_PREPARE: Final = """
    INSERT INTO lease (part)
    SELECT value::bigint FROM json_array_elements_text($1::json)
    ON CONFLICT (part) DO NOTHING
"""
_FORGET_DEAD: Final = f"DELETE FROM process WHERE seen < {_NOW} - {_LONG_GONE}"
_RENEW: Final = f"""
    WITH told AS (
        INSERT INTO process (id, seen, ready, leaving, wanted, version) VALUES ($1, {_NOW}, $3, $4, $5, $6)
        ON CONFLICT (id) DO UPDATE SET
            seen = excluded.seen, ready = excluded.ready, leaving = excluded.leaving, wanted = excluded.wanted
    ), held AS (
        UPDATE lease SET until = {_NOW} + {LIVES}, alive = {_NOW}
        FROM json_to_recordset($2::json) AS mine (part bigint, epoch bigint)
        WHERE lease.part = mine.part AND lease.epoch = mine.epoch
            AND lease.process = $1 AND lease.until > {_NOW}
        RETURNING lease.part
    )
    SELECT 'now', {_NOW}, NULL::bigint, NULL::bigint, NULL::text, NULL::bigint
    UNION ALL
    SELECT 'held', part, NULL, NULL, NULL, NULL FROM held
    UNION ALL
    SELECT 'free', part, epoch, version, process, NULL FROM lease WHERE until <= {_NOW}
    UNION ALL
    SELECT 'process', ready, leaving, version, id, wanted FROM process
    WHERE seen > {_NOW} - {LIVES} AND id <> $1
    UNION ALL
    SELECT 'part_tasks', count(*), NULL, NULL, NULL, NULL FROM errand
"""
_TAKE: Final = f"""
    UPDATE lease SET process = $1, epoch = lease.epoch + 1, until = {_NOW} + {LIVES}, version = $3
    FROM json_to_recordset($2::json) AS wanted (part bigint, epoch bigint)
    WHERE lease.part = wanted.part AND lease.epoch = wanted.epoch
        AND lease.until <= {_NOW} AND lease.version <= $3
    RETURNING lease.part, lease.epoch, lease.alive
"""
_GIVE_BACK: Final = f"""
    UPDATE lease SET process = NULL, until = {_NOW}, alive = {_NOW}
    FROM json_to_recordset($2::json) AS mine (part bigint, epoch bigint)
    WHERE lease.part = mine.part AND lease.epoch = mine.epoch
        AND lease.process = $1 AND lease.until > {_NOW}
"""
_IDENTIFY: Final = f"""
    INSERT INTO identify (bucket, last) VALUES ($1, {_NOW})
    ON CONFLICT (bucket) DO UPDATE SET last = excluded.last
    WHERE identify.last <= excluded.last - $2 OR identify.last > excluded.last
    RETURNING 1
"""
# The revision of a task is the transaction that wrote its row, so a row that is there is written again.
_ASK: Final = """
    INSERT INTO errand (part, kind, person, alias) VALUES ($1, $2, $3, $4)
    ON CONFLICT (part, kind, person) DO UPDATE SET alias = errand.alias
"""
_PART_TASKS: Final = "SELECT part, kind, person, alias, xmin::text::bigint FROM errand ORDER BY 1, 2, 3"
_FINISH: Final = """
    DELETE FROM errand WHERE part = $1 AND kind = $2 AND person = $3 AND xmin::text::bigint = $4
"""


class PostgresLeases:
    """See ``bot.store.leases.Leases``."""

    def __init__(self, link: Statements) -> None:
        self._link = link

    async def prepare(self, parts: int) -> None:
        """Make the rows of all parts that have none, and delete those of processes that are long gone."""
        await self._link.rows(_PREPARE, json.dumps([str(part) for part in range(parts)]))
        await self._link.rows(_FORGET_DEAD)

    async def renew(self, process: ProcessRow, epochs: Mapping[int, int]) -> Renewal:
        """Renew exactly these leases, as far as they have not run out."""
        now, part_tasks = 0, False
        parts: set[int] = set()
        free: list[FreeLease] = []
        others: list[ProcessRow] = []
        values = (process.ready, process.leaving, process.demand, process.version)
        for what, one, two, version, text, demand in await self._link.rows(
            _RENEW, process.id, _pairs(epochs), *values
        ):
            match what:
                case "now":
                    now = one
                case "held":
                    parts.add(one)
                case "free":
                    free.append(FreeLease(one, two, version, handed_over=text is None))
                case "process":
                    others.append(ProcessRow(text, bool(one), bool(two), demand, version))
                case _:
                    part_tasks = one > 0
        return Renewal(now, frozenset(parts), tuple(free), tuple(others), part_tasks)

    async def take(self, process: ProcessRow, epochs: Mapping[int, int]) -> list[NewLease]:
        """Take those of some parts that are free and still have that epoch."""
        rows = await self._link.rows(_TAKE, process.id, _pairs(epochs), process.version)
        return [NewLease(*row) for row in rows]

    async def give_back(self, process: str, epochs: Mapping[int, int]) -> None:
        """End leases before they run out."""
        await self._link.rows(_GIVE_BACK, process, _pairs(epochs))

    async def leave(self, process: str) -> None:
        """Delete the row of a process that ends."""
        await self._link.rows("DELETE FROM process WHERE id = $1", process)

    async def may_identify(self, bucket: int, apart: int) -> bool:
        """Whether a session may be begun now; if so, it is noted."""
        return bool(await self._link.rows(_IDENTIFY, bucket, apart))

    async def ask(self, part_tasks: Collection[PartTask]) -> None:
        """Store tasks. One that is there already keeps its alias and gets another revision."""
        for one in part_tasks:
            await self._link.rows(_ASK, one.part, one.kind, one.person, one.alias)

    async def part_tasks(self) -> list[PartTask]:
        """All tasks that are not done."""
        return [PartTask(*row) for row in await self._link.rows(_PART_TASKS)]

    async def finish(self, part_task: PartTask) -> None:
        """Delete a task, unless it was asked for again since it was read."""
        one = part_task
        await self._link.rows(_FINISH, one.part, one.kind, one.person, one.revision)


def _pairs(epochs: Mapping[int, int]) -> str:
    """The epochs by part, as the statements read them."""
    return json.dumps([{"part": part, "epoch": epoch} for part, epoch in epochs.items()])
