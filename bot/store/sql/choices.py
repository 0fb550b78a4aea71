"""Rows of choices that several people or processes may change at the same moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.store.engine import Value


def changed_fields(now: object, before: object | None, names: Iterable[str]) -> list[str]:
    """The fields of a row that differ from those of ``before``; all of them if that is None."""
    return [one for one in names if before is None or getattr(now, one) != getattr(before, one)]


def upsert(table: str, values: Mapping[str, Value], columns: Collection[str], *also: str) -> str:
    """The statement that inserts a row or, if there is one with its key, changes only ``columns`` of it.

    ``values`` are those of the statement, in order; the key comes first. ``also`` are further changes.
    """
    names, marks = ", ".join(values), ", ".join(f"${number}" for number in range(1, len(values) + 1))
    changes = ", ".join([*(f"{column} = excluded.{column}" for column in columns), *also])
    then = f"UPDATE SET {changes}" if changes else "NOTHING"
    return f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT ({next(iter(values))}) DO {then}"
