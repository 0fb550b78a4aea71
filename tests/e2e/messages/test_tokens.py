"""V-8: an interaction's token edits the message that was pressed, for a while, and is kept no longer."""

import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from simcord.http.client import FakeWebhookAdapter
from simcord.types import HttpLogEntry

from bot.store.backups import backup
from bot.store.files import seeds_path
from bot.ui.publish.table_messages import TABLE
from bot.ui.publish.token_store import LATE, TOKEN_LIVES
from testing.checks.table_messages import hands_with_buttons, table_message
from testing.players.player import Player
from testing.players.tables import open_table, start_match
from testing.players.turns import play_card, play_deal, player_in_turn
from testing.worlds.world import World

EPHEMERAL = "by a hand that stays open"
TOKEN_SECONDS = TOKEN_LIVES / 1000
PACE = 4.0
TOKEN = "simcord_interaction_"


async def start_match_of_two(
    world: World, *, cards: str = "here", target: int = 1
) -> tuple[str, list[Player]]:
    """A match of two without clocks; their cards come at the table, or by DM as well."""
    people = [world.enter("Anna"), world.enter("Bruno")]
    for player in people:
        await player.command("briscola-me preferences", cards=cards)
    table = await start_match(world, 2, people[0], people[1:], target=target, clock="off")
    return table.id, people


async def trick(world: World, table: str, way: str = "by command") -> list[HttpLogEntry]:
    """A trick is played; returns the requests that edit messages besides the answers."""
    before = len(world.http_requests)
    for _ in range(2):
        await play_card(world, table, way, pace=PACE)
    return [one for one in world.http_requests[before:] if one.method == "PATCH"]


def of_the_table(world: World, table: str, requests: list[HttpLogEntry]) -> dict[str, int]:
    """How many requests edited the table's message, by the way they went; a token is a public press's."""
    message, found = table_message(world, table).id, {"counted": 0, "token": 0}
    for one in requests:
        if one.path == f"/channels/{world.channel.id}/messages/{message}":
            found["counted"] += 1
        elif one.path.startswith("/webhooks/") and one.path.endswith("/@original"):
            token = one.path.split("/")[3]
            record = world.backend.interactions[world.backend.interaction_tokens[token]]
            found["token"] += record.message_id == message
    return found


def stored_tokens(world: World) -> list[tuple[Any, ...]]:
    """The tokens in the file beside the database."""
    with closing(sqlite3.connect(f"{seeds_path(world.database).as_uri()}?mode=ro", uri=True)) as link:
        return list(link.execute("SELECT slot, token, until FROM token ORDER BY slot"))


def edits_table(world: World) -> str:
    """The path of edits of the table's message by its token, for faults."""
    (token,) = (token for slot, token, _ in stored_tokens(world) if slot == TABLE)
    return f"/webhooks/*/{token}/messages/@original"


# The table's message ---------------------------------------------------------------------------------------


async def test_V_8_a_press_on_the_public_message_is_answered_by_a_deferred_edit_and_a_followup(
    world: World,
) -> None:
    table, (anna, _) = await start_match_of_two(world)
    public = table_message(world, table)
    before = len(world.http_requests)
    hand = await anna.hand(table)
    first, second = [one for one in world.http_requests[before:] if one.method == "POST"]
    assert first.path.endswith("/callback")
    assert first.json is not None
    assert first.json["type"] == 6
    assert second.path.startswith("/webhooks/")
    assert hand.ephemeral
    assert table_message(world, table).id == public.id


async def test_V_8_after_a_press_its_token_edits_the_table_message_for_a_while(world: World) -> None:
    table, (anna, _) = await start_match_of_two(world)
    await world.rest(TOKEN_SECONDS)  # that of the command which opened the table has ended
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 0}
    await anna.press(table_message(world, table), "score")
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 0, "token": 1}
    await world.rest(TOKEN_SECONDS - PACE)
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 0}


async def test_V_8_any_later_press_renews_it(world: World) -> None:
    table, people = await start_match_of_two(world)
    for number in range(3):
        await people[number % 2].press(table_message(world, table), ("score", "rules", "hand")[number])
        await world.rest(TOKEN_SECONDS - 60)
        assert of_the_table(world, table, await trick(world, table)) == {"counted": 0, "token": 1}


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008), (403, 50013)])
async def test_V_8_a_refused_token_falls_back_to_the_ordinary_edit_at_once(
    world: World, status: int, code: int
) -> None:
    table, (anna, _) = await start_match_of_two(world)
    await anna.press(table_message(world, table), "score")
    world.inject_error("PATCH", edits_table(world), status=status, code=code, message="no", times=1)
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 1}
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 0}
    assert TABLE not in {slot for slot, *_ in stored_tokens(world)}


async def test_V_8_a_hiccup_costs_one_ordinary_edit_and_not_the_token(world: World) -> None:
    table, (anna, _) = await start_match_of_two(world)
    await anna.press(table_message(world, table), "score")
    world.inject_error("PATCH", edits_table(world), status=503, times=1)
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 1}
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 0, "token": 1}


async def test_V_8_a_message_that_was_posted_anew_starts_without_a_token(world: World) -> None:
    table, (anna, _) = await start_match_of_two(world)
    await trick(world, table)
    await anna.actor.send(world.channel, "Good evening")
    await world.rest(60)  # V-4: a table's message is not posted more often
    old = table_message(world, table).id
    await trick(world, table)
    assert table_message(world, table).id != old
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 0}
    await anna.press(table_message(world, table), "score")
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 0, "token": 1}


async def test_V_8_the_message_of_the_next_deal_starts_without_a_token_and_the_sheet_is_left_alone(
    world: World,
) -> None:
    table, _ = await start_match_of_two(world, target=2)
    await play_deal(world, table, "by command", pace=PACE)
    await world.rest(10)
    sheet = world.messages()[0]
    drawn = sum(one.id == sheet.id for one in world.observer.seen[next(iter(world.people))])
    assert of_the_table(world, table, await trick(world, table)) == {"counted": 1, "token": 0}
    assert sum(one.id == sheet.id for one in world.observer.seen[next(iter(world.people))]) == drawn


async def test_V_8_each_token_is_used_for_its_own_message_only(world: World) -> None:
    """Two tables and four hands, everybody at their own, some at the other one as well."""
    table, people = await start_match_of_two(world)
    carla = world.enter("Carla")
    other = await open_table(carla, 2, clock="off")
    await people[0].press(carla.with_verb("join", other), "join")
    await carla.press(carla.with_verb("start", other), "start")
    await world.rest()
    for round_ in range(4):
        for one in (table, other):
            await trick(world, one, ("by button", EPHEMERAL, "by command")[round_ % 3])
    for entry in world.http_requests:
        if entry.method == "PATCH" and entry.path.startswith("/webhooks/"):
            token, message = entry.path.split("/")[3], entry.path.rpartition("/")[2]
            record = world.backend.interactions[world.backend.interaction_tokens[token]]
            own = {record.message_id, *record.followup_ids}
            assert message == "@original" or int(message) in own
    for player in (*people, carla):
        for one in (table, other):
            shown = [
                s for s in world.observer.seen[player.id] if s.id in hands_with_buttons(world, player, one)
            ]
            assert all(f":{one}" in str(s.components) for s in shown if "b1:play" in str(s.components))


# Hands -----------------------------------------------------------------------------------------------------


async def test_V_8_a_hand_in_a_dm_is_edited_through_the_latest_press_in_it(world: World) -> None:
    table, people = await start_match_of_two(world, cards="both")
    places = [f"/channels/{player.actor.user.dm_channel.id}/messages" for player in people]
    for _ in range(2):
        await play_card(world, table, "by direct message", pace=PACE)
    before = len(world.http_requests)
    for _ in range(6):
        await play_card(world, table, "by direct message", pace=PACE)
    requests = world.http_requests[before:]
    assert [one for one in requests if any(place in one.path for place in places)] == []
    assert [one for one in requests if one.method == "PATCH" and "/webhooks/" in one.path]
    await world.rest(TOKEN_SECONDS)
    before = len(world.http_requests)
    await play_card(world, table, "by direct message", pace=PACE)
    mover = player_in_turn(world, table)
    assert mover is not None
    edits = [one.path for one in world.http_requests[before:] if one.method == "PATCH"]
    assert f"/channels/{mover.actor.user.dm_channel.id}/messages/{mover.direct()[-1].id}" in edits


async def test_V_8_a_followup_whose_answer_is_lost_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand below the message of the next deal: it may be there, or not; *My cards* brings another."""
    table, people = await start_match_of_two(world, target=2)
    for player in people:
        player.open_hand = await player.hand(table)
    request, lost = FakeWebhookAdapter.request, []

    async def lose_answer(adapter: FakeWebhookAdapter, route: Any, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as there
        answer = await request(adapter, route, *given, **named)
        if route.method == "POST" and not route.path.endswith("/callback"):
            lost.append(route.path)
            raise TimeoutError
        return answer

    state = world.table(table).state
    assert state is not None
    while (now := world.table(table).state) is not None and len(now.tricks) < 19:
        await play_card(world, table, EPHEMERAL, pace=PACE)
    await play_card(world, table, EPHEMERAL, pace=PACE)
    with monkeypatch.context() as patched:
        patched.setattr(FakeWebhookAdapter, "request", lose_answer)
        await play_card(world, table, EPHEMERAL, pace=60)
    assert len(lost) == len(people)
    await world.rest(120)
    assert len(lost) == len(people)
    for player in people:
        fresh = await player.hand(table)
        assert fresh.id in hands_with_buttons(world, player, table)


async def test_V_8_a_hand_that_could_not_be_sent_below_is_kept_true_where_it_is(world: World) -> None:
    table, people = await start_match_of_two(world, target=2)
    for player in people:
        player.open_hand = await player.hand(table)
    hands = {player.id: player.open_hand.id for player in people if player.open_hand is not None}
    world.inject_error("POST", "/webhooks/*", status=503, times=None)
    before = len(world.requests("POST", ""))
    await play_deal(world, table, EPHEMERAL, pace=PACE)
    await world.rest(60)
    tries = [one for one in world.http_requests if one.method == "POST" and "/webhooks/" in one.path]
    assert len(world.requests("POST", "")) > before
    assert sum(one in tries for one in world.http_requests[-200:]) <= 2 * len(people)
    for player in people:
        assert hands_with_buttons(world, player, table) == [hands[player.id]]
        assert f":{world.table(table).decision}:" in str(player.controls(player.open_hand)) or (
            player_in_turn(world, table) is not player
        )


# Where they are kept, and how long -------------------------------------------------------------------------


async def test_V_8_tokens_outlive_a_restart(world: World) -> None:
    table, (anna, bruno) = await start_match_of_two(world)
    for player in (anna, bruno):
        player.open_hand = await player.hand(table)
    await world.restarted()
    requests = await trick(world, table, EPHEMERAL)
    assert of_the_table(world, table, requests) == {"counted": 0, "token": 1}
    assert [one.path for one in requests if "/channels/" in one.path] == []
    assert [hands_with_buttons(world, one, table) for one in (anna, bruno)] == [
        [one.open_hand.id] for one in (anna, bruno) if one.open_hand is not None
    ]


async def test_V_8_no_token_is_kept_for_longer_than_fifteen_minutes(world: World) -> None:
    """In the store, and in memory; nor where the bot was down when it ended."""
    table, (anna, bruno) = await start_match_of_two(world)
    messages = world.briscola.publisher.messages_of(table)
    await anna.hand(table)
    await world.rest(120)
    await bruno.hand(table)
    assert {slot for slot, *_ in stored_tokens(world)} == {TABLE, f"here:{anna.id}", f"here:{bruno.id}"}
    for _ in range(20):
        await world.rest(LATE / 1000)
        assert all(until > world.milliseconds() - LATE for _, _, until in stored_tokens(world))
        assert all(live.until > world.milliseconds() - LATE for live in messages.live.values())
    assert stored_tokens(world) == []
    assert messages.live == {}
    await anna.hand(table)
    await world.bot.close()
    assert stored_tokens(world)
    world.backend.advance_clock(TOKEN_SECONDS + 1)
    await world.restarted()
    await world.rest()
    assert stored_tokens(world) == []


async def test_V_8_the_tokens_of_a_closed_table_are_gone(world: World) -> None:
    table, people = await start_match_of_two(world)
    for player in people:
        await player.hand(table)
    assert stored_tokens(world)
    for player in people:
        await player.command("briscola end", how="agree")
    await world.rest()
    assert stored_tokens(world) == []


async def test_V_8_no_token_is_in_a_backup_an_export_or_the_log(
    world: World, log_output: StringIO, tmp_path: Path
) -> None:
    table, (anna, bruno) = await start_match_of_two(world)
    for player in (anna, bruno):
        await player.hand(table)
    await trick(world, table)
    tokens = [token for _, token, _ in stored_tokens(world)]
    assert all(token.startswith(TOKEN) for token in tokens)
    assert len(tokens) == 3
    assert any(TOKEN.encode() in file.read_bytes() for file in world.database.parent.iterdir())
    copies = tmp_path / "copies"
    copies.mkdir()
    backup(world.database, copies / "copy.db")
    assert {file.name for file in copies.iterdir()} == {"copy.db", seeds_path(copies / "copy.db").name}
    export = (await anna.command("briscola-me privacy export")).response
    assert export is not None
    about = await export.attachments[0].read()
    for token in tokens:
        assert all(token.encode() not in file.read_bytes() for file in copies.iterdir())
        assert token.encode() not in about
        assert token not in log_output.getvalue()
