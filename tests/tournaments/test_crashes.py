"""TA-4: a process that ends before or after any write of an event is followed by one that loses nothing."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.base import Store
from bot.store.errors import Unavailable
from bot.tables.archive.privacy import export
from bot.tables.model.errors import Refused
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import Resign, Shuffle
from bot.tables.model.table import Stage as TableStage
from bot.tables.parts import PARTS, SINGLE_PROCESS
from bot.tables.tables import Tables
from bot.tournaments.decisions.entering import enter
from bot.tournaments.decisions.hosting import Official, cancel
from bot.tournaments.director import Director
from bot.tournaments.events import Events
from bot.tournaments.ids import table_id
from bot.tournaments.model.errors import EventRefused
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import MatchDecided, RoundPaired
from bot.tournaments.verify import flaws
from testing.builders.states import rules_for
from testing.worlds.room import opened_store
from testing.worlds.start_tables import start_tables
from testing.worlds.tournaments.process import TournamentProcess, own_place

HERE = Place(1 << 22, 2)
PEOPLE = [Person(number, f"P{number}") for number in range(1, 5)]
WRITES = ("log.append", "event_log.append", "seeds.keep", "entrants.note", "people.seat_person")


class ProcessLife:
    """A process: it serves until the write of number ``last`` (before it, or after it), and then nothing."""

    def __init__(self, store: Store, last: int, *, after: bool, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writes, self.dead = 0, False
        self._last, self._after = last, after
        for name in WRITES:
            part, _, method = name.partition(".")
            found = getattr(store, part)
            monkeypatch.setattr(found, method, self._mortal(getattr(found, method)))

    def _mortal(self, write: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def writing(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the store
            self.writes += 1
            dies = self.writes == self._last
            if self.dead or (dies and not self._after):
                self.dead = True
                raise Unavailable("the process has ended")
            result = await write(*given, **named)
            if dies:
                self.dead = True
                raise Unavailable("the process has ended")
            return result

        return writing


async def run_process(store: Store, life: ProcessLife | None) -> Event | None:
    """One process: everybody is ready and gives up at once, until the event is over or the process ends."""
    tables = Tables(store, now=lambda: 1_000)
    events = Events(store, now=lambda: 1_000, ahead=lambda: 0, holding=SINGLE_PROCESS)
    director = Director(events, tables, store, own_place)
    try:
        await start_tables(tables)
        await director.begin(dict.fromkeys(range(PARTS), None))
        heads = await store.event_log.heads()
        if not heads:
            settings = Settings("Coppa", rules_for("briscola"), rounds=2, pause=0)
            await events.open(HERE, PEOPLE[0], settings, cause="open")
            heads = await store.event_log.heads()
        event = await events.look(heads[0].table)
        if event.stage is Stage.OPEN:
            for person in PEOPLE:
                if event.entry_of(person.id) is None:
                    await events.act(event.id, partial(enter, members=[person], nonce=f"n{person.id}"))
            await director.start(event, "start")
        while life is None or not life.dead:
            await director.idle()
            event = await events.look(event.id)
            if event.over:
                return event
            await play(tables)
    except (Unavailable, EventRefused):
        assert life is not None
    finally:
        await director.close()
        await tables.close()
    return None


async def play(tables: Tables) -> None:
    for table in list(tables.in_memory.values()):
        for person in table.present:
            action = Shuffle() if table.stage is TableStage.LOBBY else Resign()
            try:
                await tables.act(table.id, person, action)
            except Refused:
                continue
    await asyncio.sleep(0)


async def test_TA_4_killed_at_every_write(tmp_path: Path) -> None:
    """By turns before a write and after it; another run begins with the other one."""
    deaths, first = 0, random.randrange(2)
    for last in range(1, 200):
        after = (last + first) % 2 == 0
        async with opened_store(tmp_path / f"{last}.db") as store:
            with pytest.MonkeyPatch.context() as patched:
                life = ProcessLife(store, last, after=after, monkeypatch=patched)
                event = await run_process(store, life)
            deaths += life.dead
            if event is None:
                event = await run_process(store, None)
            assert event is not None
            assert event.stage is Stage.FINISHED
            log = await store.event_log.read(event.id)
            events = Events(store, now=lambda: 1_000, ahead=lambda: 0, holding=SINGLE_PROCESS)
            steps = [(row.seq, row.at, step) for row, step in await events.history(event.id)]
            assert [row.seq for row in log] == list(range(1, len(log) + 1))
            assert flaws(event.id, steps, await events.seed(event.id)) == []
            decided = Counter(
                (step.round, step.pairing) for *_, step in steps if isinstance(step, MatchDecided)
            )
            assert set(decided.values()) == {1}
            paired = [step for *_, step in steps if isinstance(step, RoundPaired)]
            assert [len(step.pairings) for step in paired] == [2, 2]
            for step in paired:
                for number, _ in enumerate(step.pairings, 1):
                    assert await store.log.head(table_id(event.id, step.number, number, 1)) is not None
                    assert await store.log.head(table_id(event.id, step.number, number, 2)) is None
            if not life.dead:
                break
    assert deaths > 20


async def test_E_2_killed_at_every_write_of_a_cancellation(tmp_path: Path) -> None:
    """The tables of an event that was called off close, and what was sealed at them is open (D-12)."""
    settings = Settings("Coppa", rules_for("briscola"), Format.TEAM_MATCH, boards=4)
    deaths, first = 0, random.randrange(2)
    for last in range(1, 20):
        after = (last + first) % 2 == 0
        async with opened_store(tmp_path / f"{last}.db") as store:
            async with TournamentProcess(store) as process:
                found = await process.open(settings, [PEOPLE[:2], PEOPLE[2:]])
                event = await process.events.look(found)
                here, there = (process.table(event, pairing) for pairing in event.rounds[0].pairings)
                await process.play(here)
                await process.be_ready(there)
                assert process.tables.in_memory[here.id].sealed
                with pytest.MonkeyPatch.context() as patched:
                    life = ProcessLife(store, last, after=after, monkeypatch=patched)
                    with suppress(Unavailable):
                        await process.events.act(
                            found, partial(cancel, who=Official(PEOPLE[0], manages=False))
                        )
                    await process.director.idle()
                    await process.director.close()
            if not life.dead:
                break
            deaths += 1
            async with TournamentProcess(store) as process:
                await process.begin()
                await process.director.idle()
                event = await process.events.look(found)
                if not event.over:  # it ended before the cancellation was written
                    await process.events.act(found, partial(cancel, who=Official(PEOPLE[0], manages=False)))
                    await process.director.idle()
                truths = [await process.tables.truth(table.id) for table in (here, there)]
                assert [one.stage for one in truths] == [TableStage.FINISHED, TableStage.CLOSED]
                assert not truths[0].sealed
                for person in PEOPLE:  # E-6: nothing stays sealed for ever
                    exported = await export(store, process.tables, person.id)
                    assert not any(row.get("sealed") for row in exported["log"])
    assert deaths >= 3
