"""Personal data: the export of everything stored about a person, and forgetting a person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import Field, fields, replace
from functools import partial
from typing import Any, ClassVar, Final, Protocol, TypeVar

from bot.deal_of_day.boards import day_of
from bot.puzzle.days import closes, is_over
from bot.rules.events import CardPlayed, Event
from bot.store.base import Store
from bot.store.leases import PartTask
from bot.store.rows import Entry
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import evolve
from bot.tables.model.people import Person
from bot.tables.model.requests import Decline, EndByRemoval, Leave, SystemActor
from bot.tables.model.table import Stage, Table
from bot.tables.parts import Holding, part_of
from bot.tables.tables import Tables

FORGOTTEN_NAME: Final = "—"
"""The name that replaces a forgotten person's name in logs."""

FORGET: Final = "forget"
"""The task of ``forget_part``."""


class _Dataclass(Protocol):
    """An event of a log: any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


_Event = TypeVar("_Event", bound=_Dataclass)
_IDS: Final = frozenset({"by", "person"})
"""The fields of events that hold only a person's id."""


async def export(store: Store, tables: Tables, person: int) -> dict[str, Any]:
    """Everything that is stored about a person, ready for JSON.

    Besides the rows of the store, ``log`` holds what the person did, and what was done to them, at tables.
    It contains no names, ids or cards of other people. Raises ``StoreError``.
    """
    about = await store.results.export(person)
    about["log"] = [
        row for table in await store.people.tables_ever(person) for row in await _rows(tables, table, person)
    ]
    return about


async def _rows(tables: Tables, table: str, person: int) -> list[dict[str, Any]]:
    """What a table's log tells of a person; of sealed cards only that they are sealed (D-8, D-12)."""
    now = await tables.truth(table)
    if now.sealed and now.stage is not Stage.CLOSED:  # a table that closed unfinished stays closed
        return [{"table": table, "sealed": True}]
    board = now.board
    if board is not None and not is_over(day_of(board), tables.wall()):
        return [{"table": table, "sealed_until": closes(day_of(board))}]
    return list(_log_rows(table, await tables.history(table), person))


class OtherLogs(Protocol):
    """Logs beside those of tables, from which a person is removed too."""

    def nobody_arriving(self) -> AbstractAsyncContextManager[None]:
        """Let none of them name anybody new meanwhile. ``forget`` must not be called within it."""

    async def names_person(self) -> bool:
        """Whether one of them may name the person."""

    async def forget(self) -> None:
        """Remove the person from each of them that may name them."""


async def forget(
    store: Store,
    tables: Tables,
    events: OtherLogs,
    person: int,
    alias: int,
    after_rewrite: Callable[[str], Awaitable[None]],
) -> None:
    """Remove a person from every log and list; ``alias``, a negative number, then stands for them.

    Computers play their seats on, and all logs fold as before. ``after_rewrite`` is called with the id of
    each table whose log no longer names them. If the call is cut short, repeating it continues the work.
    Raises ``StoreError`` if it could not be finished, and whatever ``after_rewrite`` raises.
    """
    finished: set[str] = set()
    while True:
        await events.forget()
        async with tables.nobody_arriving(), events.nobody_arriving():
            # They may have come to another table or event, or again to one, while the logs were rewritten.
            remaining = set(await store.people.tables_ever(person)) - finished | tables.ids_naming(person)
            remaining |= {
                one for one in await store.people.tables_of(person) if await _names(tables, one, person)
            }
            if not remaining and not await events.names_person():
                await store.results.forget(person, alias)
                return
        parts = {table: await _part(store, table) for table in sorted(remaining)}
        here = partial(_forget_at, tables, person=person, alias=alias, after_rewrite=after_rewrite)
        finished |= await forget_at_holders(tables.holding, parts, here, FORGET, person, alias)


async def forget_part(
    store: Store, tables: Tables, part_task: PartTask, after_rewrite: Callable[[str], Awaitable[None]]
) -> None:
    """Do the part of ``forget`` that concerns the tables of one part, for another process."""
    for table in await store.people.tables_ever(part_task.person):
        if await _part(store, table) == part_task.part:
            await _forget_at(tables, table, part_task.person, part_task.alias, after_rewrite)


async def _forget_at(
    tables: Tables, table: str, person: int, alias: int, after_rewrite: Callable[[str], Awaitable[None]]
) -> None:
    if tables.is_open(table):
        await _stand_up(tables, table, person)
    await tables.rewrite(table, lambda event: with_alias(event, person, alias))
    await after_rewrite(table)


async def forget_at_holders(
    holding: Holding,
    parts: Mapping[str, int],
    here: Callable[[str], Awaitable[None]],
    task: str,
    person: int,
    alias: int,
) -> set[str]:
    """Have a person removed from some logs: from each by the process that holds its part.

    ``parts`` are those of the logs by id. ``here(log)`` does it in this process, ``task`` is what others are
    asked to do. Returns the logs in which it is done. Those of a part that was lost meanwhile are not among
    them: its next holder may have read them before. Raises ``StoreError``.
    """
    leases = {part: _lease(holding, part) for part in parts.values()}
    mine = {part: lease for part, lease in leases.items() if lease is not None}
    elsewhere = leases.keys() - mine.keys()
    if elsewhere:
        await holding.ask(task, elsewhere, person, alias)
    for log, part in parts.items():
        if part in mine:
            await here(log)
    if elsewhere:
        await holding.wait_for_part_task(task, person)
    lost = {part for part, lease in mine.items() if _lease(holding, part) != lease}
    return {log for log, part in parts.items() if part not in lost}


def _lease(holding: Holding, part: int) -> int | None:
    """The epoch in which this process holds a part; None if it does not."""
    return holding.epoch(part) if holding.holds(part) else None


async def _names(tables: Tables, table: str, person: int) -> bool:
    """Whether a log names a person."""
    return any(with_alias(event, person, -1) != event for _, event in await tables.history(table))


async def _part(store: Store, table: str) -> int:
    head = await store.log.head(table)
    return part_of(0 if head is None else head.guild, table)


async def _stand_up(tables: Tables, table: str, person: int) -> None:
    """Make a person leave a table or decline an invitation to it."""
    for action in (Leave(), Decline()):
        try:
            await tables.act(table, Person(person, FORGOTTEN_NAME), action)
        except Refused as refusal:
            if refusal.reason is TableReason.ON_BOARD:
                await tables.act(table, SystemActor(), EndByRemoval())
            continue  # otherwise they were not at the table and not invited


def with_alias(event: LogEvent, person: int, alias: int) -> LogEvent:
    """An event with ``alias`` in a person's place; the event itself if it does not name them.

    The engine's events name seats only.
    """
    return event if isinstance(event, Event) else renamed(event, person, alias)


def renamed(event: _Event, person: int, alias: int) -> _Event:
    """A dataclass of a log, such as an event of a table, with ``alias`` in a person's place."""
    new_values: dict[str, Any] = {
        field.name: _with_alias(field.name, getattr(event, field.name), person, alias)
        for field in fields(event)
    }
    return replace(event, **new_values)


def _with_alias(name: str, value: object, person: int, alias: int) -> object:
    if isinstance(value, Person):
        return Person(alias, FORGOTTEN_NAME) if value.id == person else value
    if isinstance(value, tuple):
        return tuple(_with_alias("", part, person, alias) for part in value)
    return alias if name in _IDS and value == person else value


def _log_rows(table_id: str, log: list[tuple[Entry, LogEvent]], person: int) -> Iterator[dict[str, Any]]:
    table: Table | None = None
    for entry, event in log:
        what: dict[str, Any] | None = None
        if isinstance(event, CardPlayed) and table is not None:
            who = table.seats[event.seat].person
            what = {"card": str(event.card)} if who is not None and who.id == person else None
        elif not isinstance(event, Event) and with_alias(event, person, -1) != event:
            what = own_fields(event, person)
        if what is not None:
            yield {"table": table_id, "seq": entry.seq, "at": entry.at, "kind": entry.kind, **what}
        table = evolve(table_id, table, entry.seq, entry.at, event)


def own_fields(event: _Dataclass, person: int) -> dict[str, Any]:
    """The plain fields of an event of a log and the person's own name in it, without ids of others."""
    own: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        parts = value if isinstance(value, tuple) else (value,)
        name = next((part.name for part in parts if isinstance(part, Person) and part.id == person), None)
        if name is not None:
            own["name"] = name
        elif isinstance(value, str | int) and (field.name not in _IDS or value == person):
            own[field.name] = value
    return own
