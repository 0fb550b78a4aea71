"""The schema on PostgreSQL: numbered migrations, which the database notes as it applies them.

Each runs in a transaction that first notes its number. If two processes start at once, one waits for the
other at that number and then finds it taken.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from psycopg import errors

from bot.store.migrate import Migration, Role, in_folder, missing
from bot.store.postgres.connection.pool import Connection, ask

FOLDERS: Final[dict[Role, tuple[str, ...]]] = {"seeds": ("postgres", "seeds"), "main": ("postgres",)}
_COLUMNS: Final = "(version bigint PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL)"
_SCHEMA: Final = "CREATE SCHEMA IF NOT EXISTS seeds"
_TABLE: Final[dict[Role, str]] = {
    "seeds": f"CREATE TABLE IF NOT EXISTS seeds.migration {_COLUMNS}",
    "main": f"CREATE TABLE IF NOT EXISTS migration {_COLUMNS}",
}
_NOTED: Final[dict[Role, str]] = {
    "seeds": "SELECT version, name, sha256 FROM seeds.migration ORDER BY version",
    "main": "SELECT version, name, sha256 FROM migration ORDER BY version",
}
_NOTE: Final[dict[Role, str]] = {
    "seeds": "INSERT INTO seeds.migration VALUES ($1, $2, $3)",
    "main": "INSERT INTO migration VALUES ($1, $2, $3)",
}
_THERE_ALREADY: Final = (
    errors.UniqueViolation,
    errors.DuplicateObject,
    errors.DuplicateSchema,
    errors.DuplicateTable,
)
"""How PostgreSQL says, in spite of IF NOT EXISTS, that another one was faster."""
_PATIENCE: Final = "SET LOCAL lock_timeout = '2s'"


async def prepare(connection: Connection, where: str, *, shared: bool = False) -> list[str]:
    """Create or migrate the schema. Returns the names of the migrations applied.

    Raises ``WrongDatabase``, which names ``where`` the database is, if it is newer or altered, and
    ``psycopg.Error``. ``shared`` is as for ``missing``.
    """
    behind = await pending(connection, where, shared=shared)
    names: list[str] = []
    if behind["seeds"]:
        await _create(connection, _SCHEMA)
    for role, steps in behind.items():
        if steps:
            await _create(connection, _TABLE[role])
        names += [step.name for step in steps if await _apply(connection, role, step)]
    # Another process may have applied another program's migrations.
    await pending(connection, where, shared=shared)
    return names


async def pending(
    connection: Connection, where: str, *, shared: bool = False
) -> dict[Role, tuple[Migration, ...]]:
    """The migrations that the database lacks, those of the seeds first; see ``prepare``. Only reads."""
    return {
        role: missing(where, await _applied_rows(connection, role), in_folder(*names), shared=shared)
        for role, names in FOLDERS.items()
    }


async def _create(connection: Connection, sql: str) -> None:
    """Create something that is created once. Another process may do so at the same moment."""
    with suppress(*_THERE_ALREADY):
        await ask(connection, sql)


async def _applied_rows(connection: Connection, role: Role) -> list[tuple[int, str, str]]:
    try:
        rows = await ask(connection, _NOTED[role])
    except (errors.UndefinedTable, errors.InvalidSchemaName):
        return []
    return [(version, name, checksum) for version, name, checksum in rows]


async def _apply(connection: Connection, role: Role, step: Migration) -> bool:
    """Apply one migration. False if another process has done so meanwhile."""
    try:
        async with connection.transaction():
            await ask(connection, _PATIENCE)
            await ask(connection, _NOTE[role], step.version, step.name, step.checksum)
            await connection.execute(step.sql.encode())  # several statements, which `ask` does not take
    except errors.UniqueViolation:
        return False
    return True
