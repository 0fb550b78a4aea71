"""What Discord did not take is shown soon after it takes things again (F6)."""

import time
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.app import build
from bot.rules.events import DealEnded, TrickTaken
from bot.settings import Settings
from bot.ui.publish.retries import LONGEST_RETRY, RETRIES, longest_pause, retry_after
from testing.checks.table_messages import finished_tricks, logged_tricks, read_sheets, sheets_listing_tricks
from testing.players.player import play_out
from testing.players.tables import start_match
from testing.players.turns import play_card
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

HEALED_IN = 10.0


async def test_F6_four_failures_in_a_row_are_made_up_for_within_ten_seconds(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], tricks="each")
    before = len(world.messages())
    world.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=4)
    await play_out(world, table.id, tricks=1)
    await world.rest(HEALED_IN)
    assert len(world.messages()) == before + 1
    assert world.briscola.publisher.retries == 4
    assert world.briscola.publisher.retries_waiting == 0


async def test_F6_V_1_a_trick_is_on_the_table_message_within_ten_seconds_of_four_failures(
    world: World, stub_pictures: StubPictures
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], clock="off")
    for path in ("/webhooks/*/messages/@original", f"/channels/{world.channel.id}/messages/*"):
        world.inject_error("PATCH", path, status=503, times=4)
    for _ in range(2):
        await play_card(world, table.id, "by command", pace=0)
    assert finished_tricks(world, stub_pictures.scenes) == []
    await world.rest(HEALED_IN)
    assert len(finished_tricks(world, stub_pictures.scenes)) == 1


async def test_F6_V_2_an_outage_that_outlasts_a_match_costs_no_sheet(world: World) -> None:
    with sheets_listing_tricks():
        anna, bruno = world.enter("Anna"), world.enter("Bruno")
        table = await start_match(world, 2, anna, [bruno], target=2, clock="off")
        world.inject_error("*", f"/channels/{world.channel.id}/*", status=503, times=None)
        world.inject_error("PATCH", "/webhooks/*/messages/@original", status=503, times=None)
        await play_out(world, table.id)
        assert read_sheets(world) == []
        world.backend.faults.clear()
        await world.rest(HEALED_IN)
        taken = await logged_tricks(world, table.id)
        assert len(taken) >= 2
        assert read_sheets(world) == taken
        assert "the match!" in anna.read(world.messages()[-1])


async def test_F6_an_outage_that_outlasts_a_match_costs_no_result_of_its_deals(world: World) -> None:
    """The match's end tells of its last deal too, not of those that had not been told yet."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], target=2, tricks="each")
    world.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    await play_out(world, table.id)
    before = len(world.messages())
    world.backend.faults.clear()
    await world.rest(HEALED_IN)
    events = [type(event) for _, event in await world.briscola.context.tables.history(table.id)]
    assert events.count(DealEnded) >= 2
    # A finished table keeps the message it has.
    assert len(world.messages()) - before == events.count(TrickTaken) + events.count(DealEnded)


async def test_F6_a_live_hand_outlives_a_hiccup(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    first, second = (anna, bruno) if table.turn == table.seat_of(anna.id) else (bruno, anna)
    hand = await second.hand(table.id)
    world.inject_error("PATCH", "/webhooks/*/messages/@original", status=503, times=1)
    assert table.state is not None
    await first.by_button(table, table.state.hands[table.turn or 0][0])
    await world.rest(HEALED_IN)
    pressed = [control.press for control in second.controls(hand)]
    assert world.table().decision in {press.decision for press in pressed if press is not None}


@pytest.mark.parametrize("waiting", [10, 100, 1000, 10_000])
def test_F6_of_an_outage_discord_sees_few_tries(waiting: int) -> None:
    for failures in (0, 1, 10, 10_000):
        assert waiting / retry_after(failures, waiting, 0.0) <= RETRIES


def test_F6_what_is_refused_for_good_is_tried_ever_more_rarely() -> None:
    pauses = [retry_after(failures, 0, longest_pause(ValueError())) for failures in range(2000)]
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_RETRY


@pytest.mark.parametrize(
    ("status", "longest"), [(500, 3.0), (503, 3.0), (429, 3.0), (400, 60.0), (403, 60.0)]
)
def test_F6_hiccups_are_tried_again_every_three_seconds(status: int, longest: float) -> None:
    answer = SimpleNamespace(status=status, reason="", headers={})
    assert longest_pause(discord.HTTPException(answer, "")) == longest


def test_F6_the_time_in_which_nobody_answered_counts_as_waiting() -> None:
    assert retry_after(5, 0, 3.0, took=2.0) == 1.0
    assert retry_after(5, 0, 3.0, took=6.0) == 0.0


async def test_F7_a_bot_without_starts_left_waits_until_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected: list[float] = []

    async def connect(_: discord.AutoShardedClient, *, reconnect: bool = True) -> None:
        assert reconnect
        connected.append(time.monotonic())

    async def limits() -> SimpleNamespace:
        return SimpleNamespace(total=1000, remaining=0, reset_after=60, max_concurrency=1)

    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    bot = build(Settings(_env_file=None, database=tmp_path / "b.db"))
    monkeypatch.setattr(bot, "fetch_session_start_limits", limits)
    began = time.monotonic()
    await bot.connect()
    assert connected[0] - began >= 0.06


async def test_F7_each_session_is_noted_and_the_next_process_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(_env_file=None, database=tmp_path / "b.db")
    await build(settings).before_identify_hook(0, initial=True)
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        raise TimeoutError

    async def fail_if_called() -> None:
        raise AssertionError

    second = build(settings)
    monkeypatch.setattr(second.sessions, "_sleep", sleep)
    monkeypatch.setattr(second, "fetch_session_start_limits", fail_if_called)
    for waiting in (second.connect(), second.before_identify_hook(0, initial=True)):
        with pytest.raises(TimeoutError):
            await waiting
    assert all(4 < wait <= 5 for wait in waits)
    assert len(waits) == 2
