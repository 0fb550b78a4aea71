"""Who enters a tournament while they are being forgotten is found there too (E-6)."""

import asyncio
import threading
from functools import partial
from typing import Any

import pytest

from bot.tables.model.people import Person
from bot.tournaments.decisions import entering
from testing.checks.traces import NAME, forget
from testing.players.player import Player
from testing.players.tables import open_table
from testing.players.tournaments import open_event
from testing.worlds.world import World


async def enter(world: World, found: str, player: Player) -> None:
    """A person enters at once, as if they had pressed the button."""
    who = Person(player.id, player.name)
    await world.briscola.context.tournaments.events.act(
        found, partial(entering.enter, members=[who], nonce="n")
    )


async def nothing_tells_of(world: World, found: str, gone: Player) -> None:
    """The log of a tournament has an entry, and neither the name nor the id of whoever made it."""
    with world.as_bot():
        rows = await world.briscola.context.store.event_log.read(found)
    assert "entered" in {row.kind for row in rows}
    assert not [row for row in rows if NAME in row.body or str(gone.id) in row.body]


@pytest.mark.parametrize("before", [False, True], ids=["enters", "enters again"])
async def test_E_6_who_enters_while_the_tables_forget_them_is_forgotten_there_too(
    world: World, monkeypatch: pytest.MonkeyPatch, *, before: bool
) -> None:
    anna, gone = world.enter("Anna"), world.enter(NAME)
    found = await open_event(anna)
    if before:
        await gone.press(gone.with_verb("enter", found), "enter")
    await open_table(gone)
    publisher, meanwhile = world.briscola.context.publisher, list[str]()
    forget_messages = publisher.forget

    async def enter_too(table: str, **who: int) -> None:
        if not meanwhile:
            meanwhile.append(table)
            await enter(world, found, gone)
        await forget_messages(table, **who)

    monkeypatch.setattr(publisher, "forget", enter_too)
    await forget(gone)
    assert meanwhile
    await nothing_tells_of(world, found, gone)
    with world.as_bot():
        assert await world.briscola.context.store.entrants.of(gone.id) == []


async def test_E_6_an_entry_that_is_being_written_is_waited_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, gone = world.enter("Anna"), world.enter(NAME)
    found = await open_event(anna)
    await open_table(gone)
    store, publisher = world.briscola.context.store, world.briscola.context.publisher
    forget_messages, append, forget_rows = publisher.forget, store.event_log.append, store.results.forget
    begun, forgotten = asyncio.Event(), threading.Event()
    entering_tasks: list[asyncio.Task[None]] = []

    async def slow(*given: Any, **named: Any) -> None:  # noqa: ANN401 - as the store
        begun.set()
        await asyncio.to_thread(forgotten.wait, 0.3)
        await append(*given, **named)

    async def forget_then_tell(person: int, alias: int) -> None:
        await forget_rows(person, alias)
        forgotten.set()

    async def enter_too(table: str, **who: int) -> None:
        if not entering_tasks:
            entering_tasks.append(asyncio.create_task(enter(world, found, gone)))
            await begun.wait()
        await forget_messages(table, **who)

    monkeypatch.setattr(store.event_log, "append", slow)
    monkeypatch.setattr(store.results, "forget", forget_then_tell)
    monkeypatch.setattr(publisher, "forget", enter_too)
    await forget(gone)
    await asyncio.gather(*entering_tasks)
    await nothing_tells_of(world, found, gone)
