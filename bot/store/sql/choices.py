"""Rows of choices that several people or processes may change at the same moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.store.engine import Statements, Value
from bot.store.errors import Stale


def changed_fields(now: object, before: object | None, names: Iterable[str]) -> list[str]:
    """The fields of a row that differ from those of ``before``; all of them if that is None."""
    return [one for one in names if before is None or getattr(now, one) != getattr(before, one)]


async def upsert(
    writer: Statements,
    table: str,
    values: Mapping[str, Value],
    columns: Collection[str],
    *also: str,
    was: tuple[str, Value] | None = None,
) -> None:
    """Insert a row or, if there is one with its key, change only ``columns`` of it.

    The key comes first in ``values``. ``also`` are further changes. ``was`` is a column that holds a whole
    list, and its value before: if it is among ``columns`` and has another value now, nothing is changed.
    Raises ``Stale`` then.
    """
    names, marks = ", ".join(values), ", ".join(f"${number}" for number in range(1, len(values) + 1))
    changes = ", ".join([*(f"{column} = excluded.{column}" for column in columns), *also])
    then = f"UPDATE SET {changes}" if changes else "NOTHING"
    sql = f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT ({next(iter(values))}) DO {then}"
    if was is None or was[0] not in columns:
        await writer.rows(sql, *values.values())
        return
    column, before = was
    sql += f" WHERE {table}.{column} = ${len(values) + 1} RETURNING 1"
    if not await writer.rows(sql, *values.values(), before):
        raise Stale(f"the {column} have changed")
