"""Messages are a cache of the log: few requests keep them true, and whatever goes wrong they catch up."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from bot.render.painter import Painter
from bot.render.scene import Scene
from bot.rules.notation.plain_data import default_rules
from bot.text.catalogue import voice_for
from bot.ui.publish.hands.hand_notes import HandNote
from bot.ui.publish.hands.hand_pages import Draft, RenderedHand
from bot.ui.publish.table_messages import STORY, TABLE
from bot.ui.publish.token_store import TOKEN_LIVES
from bot.ui.wire.views import print_page
from testing.builders.hand_pages import hand_page
from testing.checks.components import all_components
from testing.players.player import Player, play_out, press_late
from testing.players.tables import open_table, start_match
from testing.players.turns import play_card
from testing.worlds.memory_table import match_of
from testing.worlds.world import World


def request_counts(world: World, since: int) -> Counter[str]:
    """The requests that Discord counts: not those through an interaction's token."""
    kinds = Counter[str]()
    for entry in world.http_requests[since:]:
        if "/webhooks/" not in entry.path and "/interactions/" not in entry.path:
            kinds[entry.method] += 1
    return kinds


def tricks_of(world: World) -> int:
    state = world.table().state
    assert state is not None
    return len(state.tricks)


async def turn_dms_off(*players: Player) -> None:
    for player in players:
        await player.command("briscola-me preferences", cards="here")


async def test_V_9_a_trick_costs_nothing_that_counts_where_tokens_live(world: World) -> None:
    """The table's message has that of the command that opened it, or of the latest press on it."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await turn_dms_off(anna, bruno)
    table = await start_match(world, 2, anna, [bruno])
    before = len(world.http_requests)
    await play_out(world, table.id, "by a hand that stays open", tricks=8)
    assert request_counts(world, before) == Counter()


async def test_V_9_a_trick_costs_one_edit_that_counts_where_no_token_lives(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await turn_dms_off(anna, bruno)
    table = await start_match(world, 2, anna, [bruno], clock="off")
    await world.rest(TOKEN_LIVES / 1000 + 1)
    before, tricks = len(world.http_requests), 8
    for _ in range(2 * tricks):
        await play_card(world, table.id, "by command", pace=4)
    kinds = request_counts(world, before)
    assert kinds == Counter(PATCH=tricks)


async def test_where_each_trick_has_a_message_one_of_two_costs_at_most_three_requests(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await turn_dms_off(anna, bruno)
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    before, tricks = len(world.http_requests), 8
    await play_out(world, table.id, "by a hand that stays open", tricks=tricks)
    kinds = request_counts(world, before)
    assert kinds["POST"] == tricks  # the pictures
    assert sum(kinds.values()) <= 3 * tricks


async def test_a_trick_against_a_computer_costs_at_most_two(world: World) -> None:
    anna = world.enter("Anna")
    await turn_dms_off(anna)
    table = await start_match(world, 2, anna)
    before, tricks = len(world.http_requests), 8
    await play_out(world, table.id, "by a hand that stays open", tricks=tricks)
    assert sum(request_counts(world, before).values()) <= 2 * tricks + 1


async def test_opening_a_table_and_sitting_down_cost_nothing_that_counts(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await turn_dms_off(anna, bruno)
    before = len(world.http_requests)
    table = await open_table(anna, 2, target=2)
    lobby = anna.with_verb("join", table)
    await bruno.press(lobby, "join")
    await bruno.press(await bruno.more(table), "shuffle")
    await anna.press(lobby, "start")
    assert request_counts(world, before) == Counter()
    assert len(world.messages()) == 1


async def test_edits_of_one_message_keep_their_pace_and_the_last_state_wins(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await turn_dms_off(anna, bruno)
    await anna.command("briscola new", players=2)
    (table,) = world.tables
    await world.rest()
    before = len(world.http_requests)
    for _ in range(5):
        await bruno.command("briscola join")
        await bruno.command("briscola leave")
    await bruno.command("briscola join")
    assert request_counts(world, before)["PATCH"] <= 1
    await world.rest()
    assert request_counts(world, before)["PATCH"] <= 2
    assert "Bruno" in anna.read(anna.with_verb("start", table))


async def test_a_deleted_table_message_comes_back(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    world.backend.delete_message(world.channel.id, anna.with_verb("more", table.id).id)
    await play_out(world, table.id, "by command", tricks=1)
    await world.rest()
    assert anna.with_verb("more", table.id) is not None


@pytest.mark.parametrize("tricks", ["live", "each"])
async def test_a_message_of_fifty_minutes_is_replaced_and_its_buttons_go(world: World, tricks: str) -> None:
    anna = world.enter("Anna")
    table = await open_table(anna, 3, tricks=tricks)
    old = anna.with_verb("join", table)
    await world.rest(51 * 60)
    await world.enter("Bruno").command("briscola join")
    await world.rest()
    fresh = anna.with_verb("join", table)
    assert fresh.id != old.id
    left = [message for message in world.messages() if message.id == old.id]
    assert len(left) == (tricks == "each")
    assert all(anna.controls(message) == [] for message in left)


async def test_after_a_restart_whatever_is_behind_is_painted_once(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await turn_dms_off(anna, bruno)
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    await play_out(world, table.id, tricks=2)
    pictures = len(world.messages())
    world.inject_error("*", "/channels/*", status=503, code=0, message="down", times=None)
    await play_out(world, table.id, tricks=4)
    assert len(world.messages()) == pictures
    world.backend.faults.clear()
    await world.restarted()
    await world.rest()
    assert len(world.messages()) == pictures + 2
    before = len(world.http_requests)
    await world.restarted()
    await world.rest(30)
    assert [
        entry.path
        for entry in world.http_requests[before:]
        if "/messages" in entry.path and entry.method == "POST"
    ] == []


async def test_a_fault_of_discord_heals_by_itself(world: World, complaints: Any) -> None:  # noqa: ANN401 - a handler
    anna = world.enter("Anna")
    await turn_dms_off(anna)
    table = await start_match(world, 2, anna, tricks="each")
    pictures = len(world.messages())
    world.inject_error("POST", "/channels/*/messages", status=503, code=0, message="down", times=1)
    await play_out(world, table.id, tricks=1)
    await world.rest(10)
    assert len(world.messages()) == pictures + tricks_of(world)
    assert complaints.lines == []


async def test_a_channel_that_is_closed_to_us_is_left_alone(world: World) -> None:
    anna = world.enter("Anna")
    await turn_dms_off(anna)
    table = await start_match(world, 2, anna, tricks="each")
    world.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="no", times=None)
    before = len(world.http_requests)
    await play_out(world, table.id, "by a hand that stays open", tricks=6)
    assert request_counts(world, before)["POST"] == 1


async def test_closed_dms_are_tried_once_an_hour(world: World) -> None:
    anna = world.enter("Anna")
    world.close_dms(anna)
    before = len(world.http_requests)
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    tries = [entry for entry in world.http_requests[before:] if entry.path.endswith(path)]
    assert len(tries) == 1


async def test_a_picture_that_cannot_be_painted_holds_nothing_up(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Any,  # noqa: ANN401 - a handler
) -> None:
    async def failing_paint(scene: Scene) -> bytes:
        raise MemoryError(scene.deck)

    monkeypatch.setattr(world.briscola.context.painter, "paint", failing_paint)
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id, tricks=2)
    assert "takes the trick" in anna.read(anna.with_verb("more", table.id))
    assert all(not message.attachments for message in world.messages())
    assert complaints.lines
    complaints.lines.clear()


async def test_a_picture_that_takes_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    never = asyncio.Event()

    class Slow(Painter):
        async def paint(self, scene: Scene, **_: object) -> bytes:
            await never.wait()
            return repr(scene).encode()

    monkeypatch.setattr("bot.ui.wire.views.PICTURE_WAIT", 0)
    page = hand_page(voice_for("en"), match_of(default_rules(players=2)).seat(0))
    painter = Slow()
    ready = await print_page(page, painter)
    await painter.close()
    assert ready.files == []
    assert ready.edit["attachments"] == []  # the old picture shows cards that are gone
    assert all("items" not in one for one in all_components(ready.view.to_components()))


async def test_a_stale_card_plays_nothing_and_brings_the_hand_up_to_date(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    host = anna if world.table().turn == world.table().seat_of(anna.id) else bruno
    hand = await host.hand(table.id)
    late = host.find(hand, "play", 0).custom_id
    await host.press(hand, "play", 1)
    now = world.table()
    result = await press_late(world, host, hand, late)
    assert result.acknowledged
    assert "⚠️" in host.read(hand)
    assert world.table() == now


async def test_a_closed_table_leaves_no_rows(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id, tricks=1)
    store = world.briscola.context.store
    slots = {shown.slot for shown in await store.messages.of_table(table.id)}
    assert {TABLE, STORY, f"hand:{anna.id}"} <= slots
    await anna.command("briscola end", how="agree")
    await world.rest()
    assert await store.messages.of_table(table.id) == []
    assert table.id not in world.shown_tables()


async def test_V_3_no_hand_is_composed_only_to_find_that_it_is_shown_already(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    table = (await start_match(world, 4, people[0], people[1:], clock="off")).id
    update_of, composed_in_vain = Draft.update_of, []

    def watched(draft: Draft, before: HandNote, *, tricks: bool) -> RenderedHand | None:
        hand = update_of(draft, before, tricks=tricks)
        if hand is None and before.may_be_due(draft.note, tricks=tricks):
            composed_in_vain.append(before)
        return hand

    monkeypatch.setattr(Draft, "update_of", watched)
    for _ in range(9):
        await play_card(world, table, "by command", pace=5.0)  # its answer is a notice above the hand
    assert composed_in_vain == []
