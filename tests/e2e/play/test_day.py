"""The deal of the day on Discord: one attempt, sealed until it closes, then compared (D-2 to D-9)."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from bot.daily.deals import DailyDeals
from bot.deal_of_day import boards
from bot.deal_of_day.boards import board_of
from bot.deal_of_day.proof import proof
from bot.deal_of_day.scoring import Result
from bot.pages.custom_ids import custom_id
from bot.puzzle import days
from bot.rules.shuffle import BoardName
from bot.store.daily.deal_rows import DealBoard
from bot.tables.model.people import DIRECT
from bot.tables.model.table import Stage
from bot.text.catalogue import voices
from testing.checks.fair_script import run_fair_script
from testing.logs import Complaints
from testing.players.deals import begin, everybody_counts, play_on, quick_computers, wait_for_day
from testing.players.player import Player, answer_text, press_late, private_answer
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("hourly_heartbeat", "quick_day_games")
DAY = days.DAY / 1000
EN = voices()["en"]


@pytest.fixture
def quick_day_games(monkeypatch: pytest.MonkeyPatch) -> None:
    quick_computers(monkeypatch)
    everybody_counts(monkeypatch)


def puzzle_day(world: World) -> date:
    return days.day_at(world.milliseconds())


async def page_of(player: Player, **options: str) -> str:
    """What /puzzle day play tells them."""
    return player.read(private_answer(await player.command("puzzle day play", **options)))


@pytest.mark.parametrize("weekday", range(7))
async def test_D_3_the_deal_of_each_weekday_is_played_and_compared(world: World, weekday: int) -> None:
    await wait_for_day(world, weekday)
    day, anna = puzzle_day(world), world.enter("Anna")
    assert day.weekday() == weekday
    table = await begin(anna)
    assert table.place == DIRECT
    assert table.rules.turn_clock is None
    assert table.state is not None
    assert table.state.next_seat == 0 or weekday == 4, "seat 0 opens"
    await play_on(anna, table.id)
    hand = [one.text for one in world.observer.seen[anna.id] if one.ephemeral][-1]
    text = await page_of(anna)
    assert "sealed until" in text
    assert "Par" not in text
    assert hand.strip() == text, "the hand itself says what came of it, where it was played"
    await world.rest(2 * DAY)
    text = await page_of(anna, day=day.isoformat())
    assert "Place" in text
    assert "of 5" in text
    assert "Par in points: novice" in text
    assert "Anna" in text


async def test_D_9_of_people_who_are_not_named_only_the_best_is_shown(world: World) -> None:
    day, people = puzzle_day(world), [world.enter(name) for name in ("Anna", "Bruno", "Carla")]
    for person in people:
        await play_on(person, (await begin(person)).id)
    await people[0].command("briscola-me preferences", listed="on")
    await world.rest(2 * DAY)
    everywhere = (await page_of(world.enter("Dario"), day=day.isoformat())).split("Best overall")[1]
    assert everywhere.count("Anna") == 1
    assert everywhere.count("Somebody") <= 1
    own = (await page_of(people[2], day=day.isoformat())).split("Best overall")[1]
    assert "Carla" in own
    assert "Bruno" not in own


async def test_the_rules_of_the_game_stand_behind_a_button(world: World) -> None:
    await wait_for_day(world, 0)
    anna = world.enter("Anna")
    asked = private_answer(await anna.command("puzzle day play"))
    text = answer_text(anna, await anna.press(asked, "day-rules"))
    assert text.startswith("**Sueca for four players, two against two**")
    assert "wins the match" not in text
    late = await press_late(world, anna, asked, "b1:day-rules:2099-01-01")
    assert answer_text(anna, late) == EN("day-none")


async def test_D_4_there_is_one_attempt(world: World) -> None:
    anna = world.enter("Anna")
    asked = private_answer(await anna.command("puzzle day play"))
    await anna.press(asked, "day-play")
    await world.rest()
    table = world.table()
    await play_on(anna, table.id, 3)
    again = private_answer(await anna.press(asked, "day-play"))
    assert "After that, go on with `/puzzle day play`" in anna.read(again)
    assert "It is open until" in await page_of(anna)
    match = int(world.table().match.rpartition("-")[2])
    for verb, decision in {
        "leave": None,
        "end": match,
        "resign": match,
        "rematch": match,
        "seek": None,
    }.items():
        await press_late(world, anna, asked, custom_id(verb, table.id, decision))
    assert world.table().stage is Stage.PLAYING
    await play_on(anna, table.id)
    await anna.press(asked, "day-play")
    await anna.actor.user.slash("puzzle day play")
    assert {*world.tables} <= {table.id}


async def test_D_2_the_deal_is_played_in_direct_messages_too(world: World) -> None:
    anna = world.enter("Anna")
    table = await begin(anna, direct=True)
    await play_on(anna, table.id)
    assert world.messages() == []
    told = "\n".join(anna.read(message) for message in anna.direct())
    assert "card points" in told
    assert "sealed until" in told


async def test_D_8_what_a_deal_brought_is_said_once_in_each_place(world: World) -> None:
    await wait_for_day(world, 5)
    anna = world.enter("Anna")
    table = await begin(anna)
    score = answer_text(anna, await anna.command("briscola score", table=table.id))
    assert "wins the match" not in score, "it is one deal"
    await play_on(anna, table.id)
    told = [anna.read(message) for message in anna.direct()]
    assert sum("card points" in text for text in told) == 1
    assert not any("wins the match" in text for text in told)
    shown = [anna.read(message) for message in anna.visible()]
    assert sum("card points" in text for text in shown) == 1


async def test_D_4_a_deal_that_was_not_finished_says_so_when_it_closes(world: World) -> None:
    await wait_for_day(world, 5)
    day, anna, bruno = puzzle_day(world), world.enter("Anna"), world.enter("Bruno")
    table = await begin(anna)
    await play_on(anna, table.id, 2)
    await world.rest(2 * DAY)
    (hand,) = [message for message in anna.direct() if "Saturday" in anna.read(message)]
    assert "That deal has closed" in anna.read(hand)
    assert "You did not finish this deal" in anna.read(hand)
    assert not any("removed" in anna.read(message) for message in anna.direct())
    anna.find(hand, "day")
    review = f"b1:day-review:{day.isoformat()}"
    for player, told in ((anna, "You did not finish this deal"), (bruno, "You have not played this deal")):
        page = private_answer(await player.command("puzzle day play", day=day.isoformat()))
        assert told in answer_text(player, await press_late(world, player, page, review))


async def test_D_8_a_deal_is_sealed_until_it_closes(world: World) -> None:
    day, anna, bruno = puzzle_day(world), world.enter("Anna"), world.enter("Bruno")
    table = await begin(anna)
    assert "sealed" in answer_text(anna, await anna.command("briscola hint", table=table.id))
    verified = await anna.actor.user.slash("briscola verify", match=table.match)
    assert "sealed" in answer_text(anna, verified)
    await play_on(anna, table.id)
    for command in ("replay", "review", "record"):
        answer = await anna.command(f"briscola-me match {command}", match=table.match)
        assert "sealed until" in answer_text(anna, answer), command
        answer = await bruno.command(f"briscola-me match {command}", match=table.match)
        assert "sealed" not in answer_text(bruno, answer), "they are not even told that it exists"
    assert "sealed" in answer_text(anna, await anna.command("briscola verify", match=table.match))
    assert "sealed" in answer_text(bruno, await bruno.command("briscola verify", day=day.isoformat()))
    assert table.id not in answer_text(anna, await anna.command("briscola-me history"))
    page = private_answer(await anna.command("puzzle day play"))
    await anna.press(page, "day-share")
    (shared,) = world.messages()
    assert "has played the deal of the day" in anna.read(shared)
    assert not any(character.isdigit() and character not in str(day.day) for character in anna.read(shared))
    for verb in ("day-review", "day-best", "day-proof"):
        await press_late(world, anna, page, f"b1:{verb}:{day}")
    await world.rest(2 * DAY)
    again = await anna.command("briscola-me match record", match=table.match)
    assert "sealed" not in answer_text(anna, again)


@pytest.mark.usefixtures("review_requests", "small_films")
async def test_D_9_after_closing_the_best_replay_and_the_proof_are_open(world: World, tmp_path: Path) -> None:
    day, anna, bruno = puzzle_day(world), world.enter("Anna"), world.enter("Bruno")
    mine, theirs = await begin(anna), await begin(bruno)
    await play_on(anna, mine.id)
    await play_on(bruno, theirs.id, lowest=False)
    await world.rest(2 * DAY)
    page = private_answer(await anna.command("puzzle day play", day=day.isoformat()))
    await anna.press(page, "day-best")
    await anna.press(page, "day-review")
    result = await bruno.press(
        private_answer(await bruno.command("puzzle day play", day=day.isoformat())), "day-proof"
    )
    assert result is not None
    deals = world.briscola.context.daily.deals
    with world.as_bot():
        key, board = await deals.key(day), await deals.board(day)
    assert board is not None
    assert board == board_of(day, board.anchor)
    code, (said,) = run_fair_script(tmp_path, json.dumps(proof(key, board)))
    assert code == 0
    assert board.anchor in said


async def test_D_9_a_server_that_wants_it_gets_one_quiet_message(world: World) -> None:
    boss, anna = world.enter("Boss", manager=True), world.enter("Anna")
    quiet = world.server.create_text_channel("deals")
    assert "No message" in answer_text(boss, await boss.command("briscola-admin day"))
    await boss.command("briscola-admin day", channel=quiet, hour=0)
    table = await begin(anna)
    await play_on(anna, table.id)
    await world.rest(DAY)
    assert world.messages(quiet) == []
    await world.rest(DAY)
    await world.rest(3600)
    (message,) = world.messages(quiet)
    assert not message.mentions
    assert "Best here" in anna.read(message)
    assert "Anna" in anna.read(message)
    await world.restarted()
    await world.rest(3600)
    assert len(world.messages(quiet)) == 1


async def test_D_5_a_deal_that_cannot_be_closed_keeps_no_later_one_open(
    world: World, complaints: Complaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, usual = puzzle_day(world) - 3 * days.ONE, DailyDeals.par

    async def par(deals: DailyDeals, board: BoardName, level: str) -> Result:
        if boards.day_of(board) == first:
            raise ValueError("unreadable")
        return await usual(deals, board, level)

    monkeypatch.setattr(DailyDeals, "par", par)
    rows = world.briscola.context.store.deals
    days_opened = [(first + number * days.ONE).isoformat() for number in range(2)]
    with world.as_bot():
        for day in days_opened:
            await rows.open_board(DealBoard(day, "1", boards.COMPUTERS))
    world.briscola.context.daily.closer.task.wake()
    await world.rest(5)
    with world.as_bot():
        closed = [await rows.board(day) for day in days_opened]
    assert [one is not None and one.closed_at is not None for one in closed] == [False, True]
    (line,) = complaints.lines
    assert f"'day': '{first}'" in line
    complaints.lines.clear()


async def test_DA_6_an_attempt_goes_on_after_a_restart_at_any_card(world: World) -> None:
    anna = world.enter("Anna")
    table = await begin(anna)
    for _ in range(10):
        await play_on(anna, table.id, 1)
        await world.restarted()
        await world.rest(1)
        page = private_answer(await anna.command("puzzle day play"))
        await anna.press(page, "day-play")
        assert [one for one in world.tables if one != table.id] == []
    await play_on(anna, table.id)
    assert "sealed until" in await page_of(anna)


async def test_an_attempt_left_open_is_not_ranked(world: World) -> None:
    day, anna = puzzle_day(world), world.enter("Anna")
    table = await begin(anna)
    await play_on(anna, table.id, 2)
    await world.rest(2 * DAY)
    await world.rest(3600)
    assert table.id not in world.tables
    text = await page_of(anna, day=day.isoformat())
    assert "did not finish" in text
    assert "No ranked attempt" in text


async def test_who_is_forgotten_is_in_no_deal(world: World) -> None:
    day, anna = puzzle_day(world), world.enter("Anna")
    table = await begin(anna)
    await play_on(anna, table.id, 2)
    asked = private_answer(await anna.command("briscola-me privacy delete"))
    await anna.press(asked, "forget-me")
    await world.rest()
    assert table.id not in world.tables
    await world.rest(2 * DAY)
    with world.as_bot():
        assert await world.briscola.context.store.deals.attempts(day.isoformat()) == []


async def test_the_week_is_shown(world: World) -> None:
    await wait_for_day(world, 0)
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await begin(anna)
    await play_on(anna, table.id)
    await world.rest(2 * DAY + 60)
    text = anna.read(private_answer(await anna.command("puzzle day board")))
    assert "1\\. Anna" in text
    text = bruno.read(private_answer(await bruno.command("puzzle day board")))
    assert "1\\. Anna" in text, "here"
    assert "1\\. Somebody" in text, "over all"


async def test_D_2_with_closed_direct_messages_the_deal_is_played_where_it_was_begun(world: World) -> None:
    anna = world.enter("Anna")
    world.close_dms(anna)
    table = await begin(anna)
    await play_on(anna, table.id)
    assert world.messages() == [], "nothing of it is in the channel"
    assert "sealed until" in await page_of(anna)


async def test_D_2_after_an_update_of_the_computers_only_what_was_finished_before_is_ranked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    day, people = puzzle_day(world), [world.enter(name) for name in ("Anna", "Bruno", "Carla")]
    anna, bruno, carla = people
    await play_on(anna, (await begin(anna)).id)
    table = await begin(bruno)
    await play_on(bruno, table.id, 2)
    assert "changed the computers" not in await page_of(bruno)
    monkeypatch.setattr(boards, "COMPUTERS", boards.COMPUTERS + 1)
    await world.restarted()
    assert "An update has changed the computers" in await page_of(bruno)
    assert "changed the computers" not in await page_of(anna), "they had finished"
    await play_on(bruno, table.id)
    assert "An update has changed the computers" in await page_of(bruno)
    await play_on(carla, (await begin(carla)).id)
    await world.rest(2 * DAY)
    text = await page_of(anna, day=day.isoformat())
    assert "No par" in text
    with world.as_bot():
        attempts = await world.briscola.context.store.deals.attempts(day.isoformat())
    assert {one.name: one.ranked for one in attempts} == {"Anna": True, "Bruno": False, "Carla": False}
    assert all(one.points is not None for one in attempts)
