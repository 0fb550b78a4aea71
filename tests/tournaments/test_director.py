"""Tournaments as one or two processes direct them: by correspondence, heats, triples, a final of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.pages.page import Text
from bot.pages.pictures.tournaments import bracket_figures
from bot.pages.tournaments.event import event_page
from bot.pages.tournaments.standings import standings_page
from bot.store.postgres.store import open_store as open_postgres
from bot.tables.model.people import Person
from bot.tables.model.requests import Actor, EndByEvent, Resign, Shuffle, TableAction
from bot.tables.parts import part_of
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.tournaments.decisions import entering, hosting
from bot.tournaments.decisions.hosting import Official
from bot.tournaments.decisions.moments import DAY, HOUR, Moment
from bot.tournaments.decisions.standings import groups_of
from bot.tournaments.ids import table_id
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Stage
from bot.tournaments.model.settings import Format, Settings, Tempo
from bot.tournaments.model.steps import How
from bot.tournaments.order import Orders
from testing.builders.states import rules_for
from testing.leases.held_parts import HeldParts
from testing.players.tournaments import entry_number
from testing.postgres import Cluster
from testing.worlds.room import opened_store
from testing.worlds.tournaments.process import HERE, TournamentProcess

PEOPLE = [Person(9_000_000 + number, f"P{number}") for number in range(14)]
SHORT = replace(rules_for("briscola"), target=1)
MINUTE = 60_000


@pytest.fixture
async def closing() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


def single_entries(count: int) -> list[list[Person]]:
    return [[one] for one in PEOPLE[:count]]


async def test_T_5_E_5_by_correspondence_rounds_last_days_and_downtime_counts_for_nobody(
    tmp_path: Path,
) -> None:
    settings = Settings("Coppa", SHORT, tempo=Tempo.POST, rounds=2, days=5)
    async with opened_store(tmp_path / "briscola.db") as store:
        async with TournamentProcess(store) as process:
            found = await process.open(settings, single_entries(4))
            event = await process.events.look(found)
            until = event.rounds[0].until
            assert until - process.now == 5 * DAY
            first, second = (process.table(event, pairing) for pairing in event.rounds[0].pairings)
            assert {first.stage.value, second.stage.value} == {"playing"}  # nobody has to say Ready
            await process.play(first)
            await process.tables.act(second.id, second.present[0], Resign())
            await process.director.idle()
            event = await process.events.look(found)
            assert [one.closed for one in event.rounds] == [True, False]  # no pause between two of them
            until = event.rounds[1].until
            ended = process.now
        async with TournamentProcess(store, ended + 10 * HOUR) as process:
            await process.begin(alive=ended)
            event = await process.events.look(found)
            assert event.rounds[1].until == until + 10 * HOUR
            first, second = (process.table(event, pairing) for pairing in event.rounds[1].pairings)
            await process.play(first)
            extend = partial(
                hosting.extend, who=Official(PEOPLE[0], manages=False), hours=24, moment=Moment(process.now)
            )
            await process.events.act(found, extend)
            event = await process.wait(found, 5 * DAY + 1)
            assert event.stage is Stage.RUNNING
            event = await process.wait(found, DAY)
    # The second match was not over when the round ended.
    assert event.stage is Stage.FINISHED
    outcomes = [one.outcome.how for one in event.rounds[1].pairings if one.outcome is not None]
    assert sorted(outcomes) == [How.DEADLINE, How.PLAYED]


async def test_E_4_tables_wait_for_room_and_their_people_lose_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tournaments.director.MOST_TABLES", 1)
    settings = Settings("Coppa", SHORT, rounds=1)
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(settings, single_entries(4))
        event = await process.events.look(found)
        first, second = event.rounds[0].pairings
        (there,) = process.tables.in_memory.values()
        assert there.id == process.table(event, first).id
        await process.be_ready(there)
        event = await process.wait(found, 15 * MINUTE)  # longer than anybody may take to be ready
        assert event.rounds[0].undecided == (first, second)
        await process.play(there)
        event = await process.wait(found, 8 * MINUTE)
        assert [one.number for one in event.rounds[0].undecided] == [second.number]
        await process.play(process.table(event, second))
        event = await process.wait(found, 0)
        outcomes = [one.outcome and one.outcome.how for one in event.rounds[0].pairings]
    assert outcomes == [How.PLAYED, How.PLAYED]


async def test_T_7_a_match_that_begins_in_the_last_moment_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings("Coppa", SHORT, rounds=1)
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(settings, single_entries(4))
        event = await process.events.look(found)
        late, other = event.rounds[0].pairings
        await process.play(process.table(event, other))
        table, act, closing = process.table(event, late), process.tables.act, asyncio.Event()
        await act(table.id, table.present[0], Shuffle())

        async def noted_act(table_id: str, who: Actor, action: TableAction) -> TableView:
            if isinstance(action, EndByEvent):
                closing.set()
            return await act(table_id, who, action)

        monkeypatch.setattr(process.tables, "act", noted_act)
        async with process.tables.locks.of(table.id):
            ready = asyncio.create_task(act(table.id, table.present[1], Shuffle()))
            waiting = asyncio.create_task(process.wait(found, 15 * MINUTE))
            await closing.wait()
        await ready
        event = await waiting
        assert [one.number for one in event.rounds[0].undecided] == [late.number]
        await process.play(table)
        event = await process.wait(found, 0)
    assert [one.outcome and one.outcome.how for one in event.rounds[0].pairings] == [How.PLAYED, How.PLAYED]


async def test_T_14_heats_of_three_are_played(tmp_path: Path) -> None:
    rules = replace(rules_for("briscola", players=3), target=1)
    settings = Settings("Coppa", rules, Format.HEATS, rounds=2, pause=1)
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(settings, single_entries(7))
        event = await process.play_round(found)
        assert [len(one.entries) for one in event.rounds[0].pairings] == [3, 3]
        (rested,) = event.rounds[0].byes
        assert event.rounds[0].closed
        event = await process.wait(found, MINUTE)
        assert rested not in event.rounds[1].byes
        await process.play_round(found)
        event = await process.wait(found, MINUTE)
    assert event.stage is Stage.FINISHED
    assert sorted(place for _, place in event.places) == list(range(1, 8))


async def test_T_2_T_4_T_16_triples_with_a_replaced_partner_and_a_longer_final(tmp_path: Path) -> None:
    rules = replace(rules_for("briscola", players=6, teams="triples"), target=1)
    settings = Settings("Coppa", rules, Format.KNOCKOUT, final=2, third=True, pause=0)
    host = Official(PEOPLE[0], manages=False)
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        await process.begin()
        event = await process.events.open(HERE, PEOPLE[0], settings, cause="open")
        for first in range(0, 12, 3):
            await process.enter(event.id, PEOPLE[first : first + 3])
        gone, new = PEOPLE[1], PEOPLE[12]
        swap = partial(hosting.replace_partner, who=host, entry=1, person=gone.id, new=new)
        await process.events.act(event.id, swap)
        await process.events.act(event.id, partial(entering.accept, who=new, nonce="new"))
        await process.director.start(event, "start")
        await process.director.idle()
        event = await process.events.look(event.id)
        assert event.entry(1).members == (PEOPLE[0], new, PEOPLE[2])
        with pytest.raises(EventRefused, match=EventReason.HAS_PLAYED):
            await process.events.act(event.id, partial(swap, person=new.id, new=PEOPLE[13]))
        assert {process.table(event, one).rules.target for one in event.rounds[0].pairings} == {1}
        await process.play_round(event.id)
        event = await process.wait(event.id, 1)
        scores = bracket_figures(event).values()
        assert [sorted(one.values()) for one in scores] == [["0", "1"], ["0", "1"]]
        targets = {one.label: process.table(event, one).rules.target for one in event.rounds[1].pairings}
        assert targets == {"2.0": 2, "2.1": 1}
        await process.play_round(event.id)
        event = await process.wait(event.id, 1)
    assert [place for _, place in event.places] == [1, 2, 3, 4]


async def test_E_1_of_two_processes_the_holder_of_the_server_directs(
    postgres: Cluster, closing: AsyncExitStack
) -> None:
    url, part = postgres.url(postgres.database()), part_of(HERE.guild, "")
    one, two = HeldParts({part}), HeldParts()
    mine, theirs = await open_postgres(url), await open_postgres(url)
    closing.push_async_callback(mine.close)
    closing.push_async_callback(theirs.close)
    processes = TournamentProcess(mine, holding=one), TournamentProcess(theirs, holding=two)
    async with processes[0] as first, processes[1] as second:
        found = await first.open(Settings("Coppa", SHORT, rounds=2, pause=0), single_entries(4))
        # Any process takes an entry in; only the holder opens tables.
        await second.events.act(found, partial(entering.enter, members=[PEOPLE[4]], nonce="n"))
        await second.director.idle()
        assert not second.tables.in_memory
        event = await first.events.look(found)
        assert len(event.entries) == 5
        one.parts.discard(part)
        first.director.drop([part])
        two.parts.add(part)
        await second.tables.take({part: first.now})
        await second.tables.wake()
        await second.begin(second.now, [part])
        event = await second.play_round(found)
        assert event.rounds[0].closed
        event = await second.wait(found, 1)
        assert len(event.rounds) == 2
        assert event.entry(5).number in {*event.rounds[1].byes} | {
            number for pairing in event.rounds[1].pairings for number in pairing.entries
        }
        tables = [row.table for row in await theirs.log.heads()]
        assert sorted(tables) == sorted(
            table_id(event.id, one.number, pairing.number, 1)
            for one in event.rounds
            for pairing in one.pairings
        )


async def test_T_11_nine_play_in_two_groups_that_the_message_names(tmp_path: Path) -> None:
    settings = Settings("Coppa", SHORT, Format.ROUND_ROBIN, pause=0)
    voice = Voice("en")
    async with opened_store(tmp_path / "briscola.db") as store, TournamentProcess(store) as process:
        found = await process.open(settings, single_entries(9))
        event = await process.play_round(found)
        assert sorted(map(len, groups_of(event))) == [4, 5]
        order = await Orders(process.events).of(event)
        text, own = (
            "\n".join(part.words for part in page.parts if isinstance(part, Text))
            for page in (
                event_page(voice, event, order, 0),
                standings_page(voice, event, order, PEOPLE[0].id),
            )
        )
    for number, group in enumerate(groups_of(event), 1):
        assert text.count(f"**Group {number}**") == 2  # above the matches, and above the standings
        mine = entry_number(event, PEOPLE[0].id) in group
        assert (f"Group {number}" in own) == mine
