"""A restart loses nothing, and the buttons of old messages go on working."""

import asyncio
from collections.abc import Collection
from copy import deepcopy

import pytest

from bot.store.errors import Unavailable
from bot.store.rows import Entry, Token
from bot.store.sqlite.log import SqliteLog
from bot.tables.listeners.clock import PAUSE
from bot.tables.model.events import TurnMissed
from bot.tables.model.people import Person
from bot.tables.model.table import Stage, Table
from bot.tables.tables import Tables
from bot.ui.publish.catching_up import AT_ONCE
from bot.ui.publish.public_message import LONG_TURN
from bot.ui.publish.publisher import Publisher
from testing.checks.leaks import leaks
from testing.checks.table_messages import hands_with_buttons, read_sheets, sheets_listing_tricks, trick_entry
from testing.logs import Complaints
from testing.players.direct_messages import start_in_dm
from testing.players.player import Player, play_out
from testing.players.tables import open_table, start_match
from testing.worlds.room import shorten_log
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


def to_move(world: World, table: Table) -> Player:
    person = table.seats[table.turn or 0].person
    assert person is not None
    return world.people[person.id]


@pytest.mark.parametrize("way", ["by button", "by direct message", "by command"])
async def test_a_match_goes_on_where_it_stood(world: World, stub_pictures: StubPictures, way: str) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id, way, tricks=7)
    before = world.table()
    await world.restarted()
    after = world.table()
    assert after.state == before.state
    assert after.decision == before.decision
    await play_out(world, table.id, way)
    assert world.table().stage is Stage.FINISHED
    assert leaks(world, stub_pictures.scenes) == []


async def test_a_button_sent_before_the_restart_plays_its_card(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    turn = table.seats[table.turn or 0].person
    assert turn is not None
    player = world.people[turn.id]
    hand = await player.hand(table.id)
    await world.restarted()
    await player.press(hand, "play", 0)
    assert world.table().decision == table.decision + 1


async def test_F12_a_hand_whose_token_was_lost_plays_nothing_when_it_is_old_and_is_brought_up_to_date(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Token) -> None:
        raise Unavailable("no connection")

    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    monkeypatch.setattr(world.briscola.context.store.tokens, "put", fail)
    hand = await anna.hand(table.id)
    await world.restarted()
    await play_out(world, table.id, "by command", tricks=2)
    await world.rest()
    decision = world.table().decision
    await anna.press(hand, "play", 0)
    assert world.table().decision == decision
    assert "moved on" in anna.read(hand)
    assert hands_with_buttons(world, anna, table.id) == [hand.id]  # as V-5 wants it


async def test_F1_a_press_that_is_delivered_to_the_next_process_too_leaves_no_warning(world: World) -> None:
    """The first process may have died after it stored the card and before it answered."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    assert table.state is not None
    player, presses = to_move(world, table), list[dict[str, object]]()

    def record(event: str, payload: object) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            presses.append(deepcopy(payload))

    world.backend.subscribers.insert(1, record)  # before the bot, which takes the payload apart
    await player.by_direct_message(table, table.state.hands[table.turn or 0][0])
    played = world.table().seq
    await world.restarted()
    world.backend.interactions[int(str(presses[-1]["id"]))].responded = False  # the answer never arrived
    world.backend.emit("INTERACTION_CREATE", presses[-1])
    await world.settle()
    assert world.table().seq == played
    assert "⚠️" not in player.read(player.direct()[-1])


@pytest.mark.parametrize(("tricks", "seconds"), [("each", 2), ("live", LONG_TURN / 1000 + 1)])
async def test_every_message_is_caught_up_after_a_restart(world: World, tricks: str, seconds: float) -> None:
    """Where one message shows all tricks, it shows a turn once that lasts (V-7)."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks=tricks)
    count = len(world.messages())
    person = table.seats[table.turn or 0].person
    assert person is not None
    player = world.people[person.id]
    hand = await player.hand(table.id)
    await player.press(hand, "play", 0)  # and the bot ends before any message could follow
    await world.restarted()
    await world.rest(seconds)
    state = world.table().state
    assert state is not None
    assert f"<@{world.table().seats[state.turn or 0].person.id}>" in player.read(player.with_verb("more"))  # type: ignore[union-attr]
    assert len(world.messages()) == count


@pytest.mark.parametrize("tricks", ["each", "live"])
async def test_what_is_played_after_a_log_has_shrunk_is_shown(
    world: World, stub_pictures: StubPictures, tricks: str
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks=tricks)
    await play_out(world, table.id, tricks=2)
    early = world.table()
    await play_out(world, table.id, tricks=4)
    late = world.table()
    shorten_log(world.database, table.id, early.seq)
    player = to_move(world, late)
    await player.press(await player.hand(table.id), "play", 0)
    assert world.table() == early
    assert early.state is not None
    assert early.turn is not None
    assert late.state is not None
    lost = {played.card for played in late.state.tricks[2].cards}
    card = next(card for card in early.state.hands[early.turn] if card not in lost)
    await to_move(world, early).by_command(early, card)
    await play_out(world, table.id, tricks=6)
    state = world.table().state
    assert state is not None
    assert state.tricks[2] != late.state.tricks[2]
    if tricks == "each":
        shown = [
            set(stub_pictures.scenes[await attachment.read()].cards)
            for message in world.messages()
            for attachment in message.attachments
        ]
        for trick in state.tricks:
            assert any({played.card for played in trick.cards} <= cards for cards in shown)
    else:
        with sheets_listing_tricks():
            await play_out(world, table.id)
            await world.rest(60)
            assert read_sheets(world)[0][:6] == [
                trick_entry(1, number, one) for number, one in enumerate(state.tricks, 1)
            ]


async def test_a_lobby_survives(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola new", players=2)
    await world.restarted()
    await bruno.press(bruno.with_verb("join"), "join")
    assert [member.player.name for member in world.table().members] == ["Anna", "Bruno"]


async def test_computers_go_on_after_a_restart(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 3, anna)
    await play_out(world, table.id, tricks=3)
    await world.restarted()
    await play_out(world, table.id)
    assert world.table().stage is Stage.FINISHED


async def test_f2_a_press_is_answered_before_all_tables_are_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, carla, dario = (world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario"))
    table = await start_match(world, 2, anna, [bruno])
    other = await start_match(world, 2, carla, [dario])
    turn = table.seats[table.turn or 0].person
    assert turn is not None
    player = world.people[turn.id]
    hand = await player.hand(table.id)
    wake, slow = Tables.wake, asyncio.Event()

    async def late(tables: Tables) -> None:
        await slow.wait()
        await wake(tables)

    monkeypatch.setattr(Tables, "wake", late)
    await world.restarted()
    assert world.tables == {}
    await player.press(hand, "play", 0)
    assert {one.id: one.decision for one in world.tables.values()} == {table.id: table.decision + 1}
    slow.set()
    await world.rest()
    assert set(world.tables) == {table.id, other.id}
    assert other.rules.turn_clock is not None
    await world.rest(other.rules.turn_clock)
    events = [event for _, event in await world.briscola.context.tables.history(other.id)]
    assert sum(isinstance(event, TurnMissed) for event in events) == 1


async def test_f2_messages_catch_up_a_few_at_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.allow_tables(9)
    tables = [await open_table(world.enter(f"Host {number}"), 2) for number in range(2 * AT_ONCE)]
    visit, visited, together = Publisher._visit, set[str](), [0]
    under_way = set[str]()

    async def watched(publisher: Publisher, table: str) -> None:
        visited.add(table)
        under_way.add(table)
        together.append(len(under_way))
        await visit(publisher, table)
        under_way.discard(table)

    monkeypatch.setattr(Publisher, "_visit", watched)
    await world.restarted()
    assert visited == set(tables)
    assert max(together) == AT_ONCE


@pytest.mark.parametrize("fault", [Unavailable("i/o error"), RuntimeError("a fault")], ids=["store", "ours"])
async def test_f2_a_store_that_fails_at_the_start_is_asked_again(
    world: World, complaints: Complaints, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    read_all, failures = SqliteLog.read_all, [1, 2]

    async def recovering(log: SqliteLog, tables: Collection[str]) -> dict[str, list[Entry]]:
        if failures:
            failures.pop()
            raise fault
        return await read_all(log, tables)

    monkeypatch.setattr(SqliteLog, "read_all", recovering)
    await world.restarted()
    await world.rest(len(failures) * PAUSE + 1)
    assert failures == []
    assert set(world.tables) == {table.id}
    assert world.briscola.context.tables.next_deadline() is not None
    assert len(complaints.lines) == (0 if isinstance(fault, Unavailable) else 2)
    complaints.lines.clear()


def card_values(player: Player) -> set[str]:
    """What the buttons of cards in their direct messages stand for."""
    shown = (control for message in player.direct() for control in player.controls(message))
    return {one.custom_id for one in shown if one.press is not None and one.press.verb == "play"}


async def test_V_20_what_the_bot_had_no_time_to_show_in_a_dm_is_shown_after_a_restart(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_in_dm(world, anna)
    await world.briscola.computers.idle()
    await world.rest()
    tables, before = world.briscola.context.tables, card_values(anna)
    world.briscola.publisher._before_start = set()  # it is told of changes, and shows nothing
    own = (await tables.look(table.id, anna.id)).view
    assert own is not None
    await tables.act(table.id, Person(anna.id, anna.name), own.legal[0])
    await world.briscola.computers.idle()
    assert world.table().turn == table.seat_of(anna.id)
    assert card_values(anna) == before
    await world.restarted()
    await world.rest()
    assert card_values(anna) - before
    await play_out(world, table.id, "by direct message", tricks=1)
