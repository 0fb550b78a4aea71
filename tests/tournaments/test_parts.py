"""What a process keeps of events while it holds their part, and leaves to the next holder (E-1)."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.leases import PartTask
from bot.tables.model.people import Person
from bot.tables.parts import part_of
from bot.tournaments import privacy
from bot.tournaments.decisions import arenas, entering
from bot.tournaments.decisions.moments import MINUTE, SECOND
from bot.tournaments.model.settings import Format, Settings
from bot.tournaments.model.steps import Resumed
from testing.builders.states import rules_for
from testing.leases.held_parts import HeldParts
from testing.worlds.room import opened_store
from testing.worlds.tournaments.process import HERE, TournamentProcess

PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(5)]
PART = part_of(HERE.guild, "")


async def test_E_6_who_was_forgotten_at_another_process_does_not_come_back_with_the_part(
    tmp_path: Path,
) -> None:
    one, two = HeldParts({PART}), HeldParts()
    async with (
        opened_store(tmp_path / "briscola.db") as store,
        TournamentProcess(store, holding=one) as first,
        TournamentProcess(store, holding=two) as second,
    ):
        found = await first.open(Settings("Coppa", rules_for("briscola")), [[who] for who in PEOPLE[:4]])
        one.parts.discard(PART)
        first.director.drop([PART])
        await first.events.look(found)  # anybody may look
        two.parts.add(PART)
        await privacy.EventErasure(store, second.events, two, PEOPLE[3].id, -1).forget()
        two.parts.discard(PART)
        second.director.drop([PART])
        one.parts.add(PART)
        await first.events.act(found, partial(entering.enter, members=[PEOPLE[4]], nonce="n"))
        event = await first.events.look(found)
    assert PEOPLE[4].id in event.people
    assert PEOPLE[3].id not in event.people
    assert PEOPLE[3].name not in repr(event)


async def test_E_6_a_part_that_is_lost_meanwhile_is_asked_for_at_its_next_holder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holding, asked = HeldParts({PART}), list[PartTask]()
    async with (
        opened_store(tmp_path / "briscola.db") as store,
        TournamentProcess(store, holding=holding) as process,
    ):
        found = await process.open(Settings("Coppa", rules_for("briscola")), [[who] for who in PEOPLE[:4]])
        rewrite = store.event_log.rewrite

        async def lose_the_part(*given: Any) -> None:  # noqa: ANN401 - as the store
            holding.parts.clear()
            await rewrite(*given)

        async def note(part_task: PartTask) -> None:
            asked.append(part_task)

        monkeypatch.setattr(store.event_log, "rewrite", lose_the_part)
        holding.other = note
        await privacy.EventErasure(store, process.events, holding, PEOPLE[3].id, -1).forget()
        assert asked == [PartTask(PART, privacy.FORGET_EVENTS, PEOPLE[3].id, -1)], found


async def test_E_5_an_act_before_the_clocks_go_on_makes_no_downtime_count(tmp_path: Path) -> None:
    settings = Settings("Arena", replace(rules_for("briscola"), target=1), Format.ARENA, minutes=30)
    late, gone = PEOPLE[4], 10 * MINUTE
    async with opened_store(tmp_path / "briscola.db") as store:
        async with TournamentProcess(store) as process:
            found = await process.open(settings, [[who] for who in PEOPLE[:4]])
            await process.enter(found, [late])
            await process.events.act(found, partial(arenas.pause, who=late))
            before = await process.wait(found, 20 * SECOND)
            assert len(before.rounds[0].undecided) == 2
            ended = process.now
        async with TournamentProcess(store, ended + gone) as process:
            # People are answered while the clocks of tables still stand.
            await process.events.act(found, partial(arenas.go_on, who=late))
            await process.director.idle()
            assert (await process.events.look(found)).rounds == before.rounds
            process.now += 5 * SECOND
            await process.begin(alive=ended)
            resumed = [step for _, step in await process.events.history(found)][-1]
            event = await process.events.look(found)
            assert resumed == Resumed(gone + 5 * SECOND)
            until = [one.until for one in before.rounds[0].undecided if one.until is not None]
            assert [one.until for one in event.rounds[0].undecided] == [
                one + gone + 5 * SECOND for one in until
            ]
            entry = event.entry_of(late.id)
            assert entry is not None
            assert entry.free_at == process.now  # and not ten minutes later


async def test_an_act_under_way_is_written_before_events_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(Settings("Coppa", rules_for("briscola")), [[who] for who in PEOPLE[:4]])
        append, goes_on, begun = store.event_log.append, asyncio.Event(), asyncio.Event()

        async def slow(*given: Any, **named: Any) -> None:  # noqa: ANN401 - as the store
            begun.set()
            await goes_on.wait()
            await append(*given, **named)

        monkeypatch.setattr(store.event_log, "append", slow)
        enter = partial(entering.enter, members=[PEOPLE[4]], nonce="n")
        acting = asyncio.create_task(process.events.act(found, enter))
        await begun.wait()
        acting.cancel()  # the process ends
        closing = asyncio.create_task(process.events.close())
        await asyncio.wait([acting])
        assert not closing.done()
        goes_on.set()
        await closing
        assert len((await process.events.look(found)).entries) == 5
