"""The logs of tournaments are rewritten whole, and nothing that was read before is written after (E-6)."""

import asyncio
from pathlib import Path

import pytest

from bot.tables.archive.privacy import renamed
from bot.tables.model.people import Person
from bot.tournaments.ids import next_season_id
from bot.tournaments.model.settings import Settings
from bot.tournaments.model.steps import Step
from testing.builders.states import rules_for
from testing.worlds.room import opened_store
from testing.worlds.tournaments.process import TournamentProcess

GONE, *OTHERS = PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(4)]


def without_them(step: Step) -> Step:
    return renamed(step, GONE.id, -1)


async def opened(process: TournamentProcess) -> str:
    """A tournament that its host has entered, so that several entries of its log name them."""
    return await process.open(Settings("Coppa", rules_for("briscola")), [[who] for who in PEOPLE])


async def test_E_6_a_log_is_rewritten_to_its_end_whoever_is_cancelled_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await opened(process)
        rewrite, rewritten = store.event_log.rewrite, list[int]()
        begun, goes_on = asyncio.Event(), asyncio.Event()

        async def slow(event: str, seq: int, body: str) -> None:
            rewritten.append(seq)
            begun.set()
            await goes_on.wait()
            await rewrite(event, seq, body)

        monkeypatch.setattr(store.event_log, "rewrite", slow)
        rewriting = asyncio.create_task(process.events.rewrite(found, without_them))
        await begun.wait()
        rewriting.cancel()
        closing = asyncio.create_task(process.events.close())
        await asyncio.wait([rewriting])
        assert rewriting.cancelled()
        assert not closing.done()
        goes_on.set()
        await closing
        assert len(rewritten) > 1
        assert not [row for row in await store.event_log.read(found) if GONE.name in row.body]
        assert GONE.id not in (await process.events.look(found)).people


async def test_E_6_a_season_does_not_open_with_somebody_who_was_forgotten_meanwhile(tmp_path: Path) -> None:
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await opened(process)
        before = await process.events.look(found)
        await process.events.rewrite(found, without_them)
        await process.events.open_next_season(before, [])
        assert await store.event_log.head(next_season_id(found)) is None
        await process.events.open_next_season(await process.events.look(found), [])
        (first, *_) = await store.event_log.read(next_season_id(found))
        assert GONE.name not in first.body
