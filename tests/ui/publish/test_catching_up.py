"""Which tables are brought up to date first when this process gets them."""

from types import SimpleNamespace
from typing import cast

from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.ui.publish.catching_up import CatchingUp


async def test_tables_where_people_wait_come_before_those_where_all_is_over() -> None:
    stages = {"a": Stage.FINISHED, "b": Stage.LOBBY, "d": Stage.FINISHED, "e": Stage.PLAYING}
    tables = SimpleNamespace(in_memory={name: SimpleNamespace(stage=stage) for name, stage in stages.items()})
    visited: list[str] = []

    async def visit(table: str) -> None:
        visited.append(table)

    work = CatchingUp(visit, cast("Tables", tables), {})
    work.begin(["a", "b", "closed", "d", "e"])
    await work.idle()
    assert visited == ["b", "e", "a", "closed", "d"]
