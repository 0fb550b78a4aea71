"""What is known of a person can be had, and forgotten; nothing else changes by it."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from bot.store.errors import Unavailable
from bot.store.rows import MatchRow, Preferences, RatingRow, SeatRow
from bot.store.standing.computer_ratings import ComputerRatingRow
from bot.tables.archive.privacy import FORGOTTEN_NAME, export, with_alias
from bot.tables.archive.records import record_of
from bot.tables.model import codec, requests
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import fold
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage
from testing.builders.event_examples import EVENT_EXAMPLES
from testing.each import each
from testing.worlds.room import ANNA, BRUNO, CARLA, Room
from testing.worlds.room_lives import eventful_life

ALIAS = -77


async def bodies(room: Room, table: str) -> str:
    return "\n".join(entry.body for entry in await room.store.log.read(table))


@each("event", EVENT_EXAMPLES)
def test_no_event_names_whoever_is_forgotten(event: LogEvent) -> None:
    changed = event
    for person, alias in ((ANNA, -1), (BRUNO, -2)):
        changed = with_alias(changed, person.id, alias)
        body = codec.write(changed)[1]
        assert str(person.id) not in body
        assert person.name not in body
    assert type(changed) is type(event)
    if not codec.write(event)[1].count("900000"):
        assert changed == event


@pytest.mark.parametrize("players", [2, 4])
async def test_logs_fold_as_before_without_the_name(room: Room, players: int) -> None:
    table = await eventful_life(room, players)
    before = await room.cache.read(table)
    await room.forget(ANNA, ALIAS)
    text = await bodies(room, table)
    assert str(ANNA.id) not in text
    assert ANNA.name not in text
    assert BRUNO.name in text
    log = await room.tables.history(table)
    after = fold(table, ((entry.seq, entry.at, event) for entry, event in log))
    assert after is not None
    assert (after.seq, after.stage, after.state, after.decision) == (
        before.seq,
        before.stage,
        before.state,
        before.decision,
    )
    assert [seat.absence for seat in after.seats] == [seat.absence for seat in before.seats]
    assert any(getattr(seat.owner, "id", None) == ALIAS for seat in after.seats)
    assert await record_of(room.tables, after.match) is not None


async def test_a_running_match_goes_on_with_a_computer(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table, 5)
    await room.forget(ANNA, ALIAS)
    await room.rest()
    seat = room.truth(table).seats[0]
    assert (seat.owner.name, seat.absence) == (FORGOTTEN_NAME, Absence.LEFT)
    assert room.truth(table).host == BRUNO
    done = await room.play(table)
    assert done is not None
    assert done.stage is Stage.FINISHED
    played = await room.store.results.match(f"{table}-1")
    assert played is not None
    assert (played.seats[0].person, played.seats[0].name) == (ALIAS, "")
    assert str(ANNA.id) not in await bodies(room, table)


async def test_lobbies_and_invitations_are_left(room: Room) -> None:
    own, other = await room.open(ANNA), await room.open(BRUNO)
    await room.do(other, BRUNO, requests.Invite(ANNA))
    await room.forget(ANNA, ALIAS)
    assert room.truth(own).present == ()
    assert room.truth(other).invited == ()
    for table in (own, other):
        assert str(ANNA.id) not in await bodies(room, table)
    await room.do(own, CARLA, requests.Join())
    assert room.truth(own).host == CARLA


async def test_a_finished_match_keeps_its_result_under_the_alias(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.Resign())
    await room.store.people.set_preferences(Preferences(ANNA.id, "it"))
    await room.forget(ANNA, ALIAS)
    played = await room.store.results.match(f"{table}-1")
    assert played is not None
    assert [(seat.person, seat.won) for seat in played.seats] == [(ALIAS, True), (BRUNO.id, False)]
    assert await room.store.people.preferences(ANNA.id) == Preferences(ANNA.id)
    assert await room.store.people.tables_ever(ANNA.id) == []
    assert [line.name for line in await room.store.results.leaderboard()] == ["Bruno"]
    again = await room.restart()
    assert again == [table]
    assert (await room.tables.look(table, BRUNO.id)).seats[0].owner.name == FORGOTTEN_NAME


async def test_forgetting_that_was_cut_short_goes_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await room.seat([ANNA, BRUNO]), await room.seat([ANNA, CARLA])
    rewrite, left = room.store.log.rewrite, [1, 2, 3]

    async def failing(table: str, seq: int, body: str) -> None:
        if not left:
            raise Unavailable("disk full")
        left.pop()
        await rewrite(table, seq, body)

    with monkeypatch.context() as broken:
        broken.setattr(room.store.log, "rewrite", failing)
        with pytest.raises(Unavailable):
            await room.forget(ANNA, ALIAS)
    await room.forget(ANNA, ALIAS)
    await room.forget(ANNA, ALIAS)
    for table in (first, second):
        assert str(ANNA.id) not in await bodies(room, table)


async def test_a_log_is_rewritten_to_its_end_whoever_is_cancelled_meanwhile(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await eventful_life(room, 2)
    rewrite, begun, goes_on = room.store.log.rewrite, asyncio.Event(), asyncio.Event()

    async def slow(table: str, seq: int, body: str) -> None:
        begun.set()
        await goes_on.wait()
        await rewrite(table, seq, body)

    monkeypatch.setattr(room.store.log, "rewrite", slow)
    rewriting = asyncio.create_task(
        room.tables.rewrite(table, lambda event: with_alias(event, ANNA.id, ALIAS))
    )
    await begun.wait()
    rewriting.cancel()
    closing = asyncio.create_task(room.tables.close())
    await asyncio.wait([rewriting])
    assert rewriting.cancelled()
    assert not closing.done()
    goes_on.set()
    await closing
    text = await bodies(room, table)
    assert str(ANNA.id) not in text
    assert ANNA.name not in text


@pytest.mark.parametrize(
    ("which", "who", "action"),
    [
        ("own", ANNA, requests.Join()),
        ("other", ANNA, requests.Join()),
        ("other", BRUNO, requests.Invite(ANNA)),
        ("new", ANNA, None),
    ],
    ids=["joins again", "joins elsewhere", "is invited", "opens another"],
)
async def test_whoever_comes_to_a_table_while_being_forgotten_is_found_there_too(
    room: Room, which: str, who: Person, action: requests.TableAction | None
) -> None:
    tables = {"own": await room.open(ANNA), "other": await room.open(BRUNO)}
    meanwhile: list[str] = []

    async def rewritten(_: str) -> None:
        if not meanwhile:
            meanwhile.append(which)
            await (room.open(who) if action is None else room.do(tables[which], who, action))

    await room.forget_with(ANNA, ALIAS, rewritten)
    assert meanwhile == [which]
    for head in await room.store.log.heads():
        assert str(ANNA.id) not in await bodies(room, head.table)
    assert await room.store.people.tables_ever(ANNA.id) == []
    assert room.tables.ids_naming(ANNA.id) == set()


async def test_a_match_that_is_being_booked_is_booked_under_the_alias(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, under_way, forgotten = room.store.results.book, asyncio.Event(), asyncio.Event()

    async def slow(
        match: MatchRow,
        seats: Sequence[SeatRow],
        ratings: Sequence[RatingRow],
        computer_ratings: Sequence[ComputerRatingRow],
    ) -> bool:
        if not under_way.is_set():
            under_way.set()
            await forgotten.wait()
        return await book(match, seats, ratings, computer_ratings)

    table = await room.seat([ANNA, BRUNO], rated=True)
    monkeypatch.setattr(room.store.results, "book", slow)
    await room.tables.act(table, BRUNO, requests.Resign())
    await under_way.wait()
    await room.forget(ANNA, ALIAS)
    forgotten.set()
    await room.result_recorder.idle()
    played = await room.store.results.match(f"{table}-1")
    assert played is not None
    assert [seat.person for seat in played.seats] == [ALIAS, BRUNO.id]
    assert [line.person for line in await room.store.results.leaderboard()] == [BRUNO.id]
    assert await room.store.check() == []


async def test_an_export_holds_what_a_person_did_and_nothing_of_others(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table, 8)
    await room.do(table, ANNA, requests.End())
    about = await export(room.store, room.tables, ANNA.id)
    text = json.dumps(about)
    assert ANNA.name in text
    assert BRUNO.name not in text
    assert str(BRUNO.id) not in text
    truth = room.truth(table)
    assert truth.state is not None
    mine = {
        str(played.card)
        for trick in (*(trick.cards for trick in truth.state.tricks), truth.state.trick)
        for played in trick
        if played.seat == 0
    }
    assert {row["card"] for row in about["log"] if "card" in row} == mine
    kinds = [row["kind"] for row in about["log"] if "card" not in row]
    assert kinds == ["table-opened", "seats-taken", "end-agreed"]
    assert about["tables"] == [{"table": table, "here": 1}]


async def test_of_a_stranger_nothing_is_known(room: Room) -> None:
    await room.seat([ANNA, BRUNO])
    about = await export(room.store, room.tables, CARLA.id)
    assert not any(about[key] for key in about if key != "person")
    await room.forget(CARLA, ALIAS)
