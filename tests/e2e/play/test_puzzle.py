"""The daily puzzle on Discord: solving, sharing, practice, and the message of a server (P-6 to P-10)."""

from __future__ import annotations

import asyncio
import json
from datetime import date, timedelta
from typing import Any

import pytest

from bot.daily.puzzles import DailyPuzzles
from bot.puzzle import days
from bot.puzzle.attempt import attempt, best_line
from bot.puzzle.position import Kind
from bot.puzzle.puzzle import Puzzle
from bot.store.sql.daily.puzzles import SqlPuzzles
from bot.text.catalogue import voices
from bot.text.daily.puzzle import day_text, solution_text
from bot.text.numbers import escape_list_numbers
from bot.ui.answers.daily import puzzles, sharing
from bot.ui.answers.errors import Unclear
from bot.ui.wire.people import Interaction
from bot.ui.wire.replies import defer, open_answer
from testing.checks.leaks import card_names
from testing.goldens.puzzles import puzzle_for
from testing.players.player import Player, answer_text, press_late, private_answer
from testing.players.puzzles import chosen_cards, put_puzzle
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("hourly_heartbeat", "stored_puzzles")
EN = voices()["en"]


@pytest.fixture
def stored_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles that nobody has put there are taken from the stored ones; test_puzzle_making.py makes one."""

    async def generate(_: DailyPuzzles, day: date) -> Puzzle:
        return puzzle_for(day)

    monkeypatch.setattr(DailyPuzzles, "_generate", generate)


def puzzle_day(world: World) -> date:
    return days.day_at(world.milliseconds())


async def open_puzzle(player: Player, **options: Any) -> Any:  # noqa: ANN401 - of either kind
    return private_answer(await player.command("puzzle solve", **options))


def place(puzzle: Puzzle, cards: int, *, wins: bool) -> int:
    """The place of a card that wins (or does not) after so many choices of the winning line."""
    state = attempt(puzzle, [choice.card for choice in best_line(puzzle).choices_made[:cards]])
    best = max(choice.points for choice in state.choices)
    return next(at for at, one in enumerate(state.choices) if (one.points == best) is wins)


async def solve(player: Player, message: Any, puzzle: Puzzle) -> Any:  # noqa: ANN401 - as above
    for cards in range(len(best_line(puzzle).choices_made)):
        await player.press(message, "puzzle-card", place(puzzle, cards, wins=True))
    return message


@pytest.mark.parametrize("kind", Kind)
async def test_P_6_somebody_solves_it_card_by_card(world: World, kind: Kind) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world), kind), world.enter("Anna")
    message = await open_puzzle(anna)
    text = anna.read(message)
    assert f"Puzzle of {day_text(EN, puzzle.day)}" in text
    assert f"You have {puzzle.position.points[0]} points, and it is your lead" in text
    await solve(anna, message, puzzle)
    text = anna.read(message)
    assert "Solved!" in text
    assert "🟩" * len(best_line(puzzle).choices_made) in text
    assert "A streak of one day" in text
    assert await chosen_cards(world, anna.id, puzzle.day) == [
        one.card for one in best_line(puzzle).choices_made
    ]


async def test_P_6_the_first_losing_card_ends_it_and_is_refuted(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message = await open_puzzle(anna)
    lost = place(puzzle, 0, wins=False)
    await anna.press(message, "puzzle-card", lost)
    text = anna.read(message)
    assert "Not this time" in text
    assert f"you end with {puzzle.solution[lost].points} points" in text
    assert "🟥" in text
    assert "4\\. " in text, "the refutation is played to the end"
    assert solution_text(EN, puzzle).splitlines()[0] not in text


async def test_P_6_there_is_no_second_try(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message, other = await open_puzzle(anna), await open_puzzle(anna)
    day = puzzle.day.isoformat()
    await anna.press(message, "puzzle-card", place(puzzle, 0, wins=False))
    # An older message still has its buttons, and a forged press has any.
    await anna.press(other, "puzzle-card", place(puzzle, 0, wins=True))
    assert "Not this time" in anna.read(other)
    for slot in range(4):
        for step in range(3):
            await press_late(world, anna, message, f"b1:puzzle-card:{day}:{step}:{slot}")
    assert len(await chosen_cards(world, anna.id, puzzle.day)) == 1
    assert "Not this time" in anna.read(await open_puzzle(anna))


async def test_odd_presses_change_nothing(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message, day = await open_puzzle(anna), puzzle.day.isoformat()
    for made in (
        f"b1:puzzle-card:{day}:0:77",
        f"b1:puzzle-card:{day}:9:0",
        f"b1:puzzle-card:{day}",
        "b1:puzzle-card:2026-99-99:0:0",
        "b1:puzzle-card:someday:0:0",
        "b1:puzzle:2030-01-01",
        "b1:puzzle:1999-01-01",
        f"b1:practice:{day}",
        f"b1:practice-card:{day}:1:0",
        f"b1:puzzle-proof:{day}",
        f"b1:puzzle-share:{day}",
    ):
        await press_late(world, anna, message, made)
    assert await chosen_cards(world, anna.id, puzzle.day) == []


async def test_F_1_a_solving_goes_on_after_a_restart_at_every_card(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world), Kind.SUECA5), world.enter("Anna")
    count = len(best_line(puzzle).choices_made)
    assert count > 1
    for cards in range(count):
        message = await open_puzzle(anna)
        await anna.press(message, "puzzle-card", place(puzzle, cards, wins=True))
        await world.restarted()
        assert len(await chosen_cards(world, anna.id, puzzle.day)) == cards + 1
    assert "Solved!" in anna.read(await open_puzzle(anna))


async def test_F_1_a_choice_that_was_stored_but_not_shown_counts(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message = await open_puzzle(anna)
    with world.hanging("POST", "/interactions/*"), world.hanging("PATCH", "/webhooks/*"):
        await anna.press(message, "puzzle-card", place(puzzle, 0, wins=False))
    await world.restarted()
    again = f"b1:puzzle-card:{puzzle.day}:0:{place(puzzle, 0, wins=True)}"
    await press_late(world, anna, message, again)
    assert "Not this time" in anna.read(await open_puzzle(anna))
    assert len(await chosen_cards(world, anna.id, puzzle.day)) == 1


async def test_P_7_the_older_one_comes_first_in_a_streak_and_closes_after_48_hours(world: World) -> None:
    anna, first = world.enter("Anna"), puzzle_day(world)
    made = [await put_puzzle(world, first + timedelta(days=number)) for number in range(4)]
    await solve(anna, await open_puzzle(anna), made[0])
    await world.rest(days.WINDOW / 1000)
    message = await open_puzzle(anna)
    assert day_text(EN, made[1].day) in anna.read(message)
    assert f"Puzzle of {day_text(EN, made[2].day)}" in str(
        [control.label for control in anna.controls(message)]
    )
    await solve(anna, message, made[1])
    assert "A streak of 2 days" in anna.read(message)
    await anna.press(message, "puzzle")
    assert day_text(EN, made[2].day) in anna.read(message)
    await world.rest(days.WINDOW / 1000)  # while they think, it closes
    await anna.press(message, "puzzle-card", place(made[2], 0, wins=True))
    assert "Practice" in anna.read(message)
    assert await chosen_cards(world, anna.id, made[2].day) == []


async def test_past_days_are_free_practice(world: World) -> None:
    anna, first = world.enter("Anna"), puzzle_day(world)
    puzzle = await put_puzzle(world, first)
    await put_puzzle(world, first + timedelta(days=2))
    await world.rest(days.WINDOW / 1000)
    offered = await anna.actor.autocomplete(world.channel, "puzzle solve", "date", "")
    days_offered = [choice["value"] for choice in offered]
    assert days_offered[0] == (first + timedelta(days=2)).isoformat()
    assert days_offered[-1] == first.isoformat()
    message = await open_puzzle(anna, date=first.isoformat())
    await anna.press(message, "practice-card", place(puzzle, 0, wins=False))
    assert "🟥" in anna.read(message)
    assert escape_list_numbers(f"||{solution_text(EN, puzzle)}||") in anna.read(message)
    await anna.press(message, "practice")
    for cards in range(len(best_line(puzzle).choices_made)):
        await anna.press(message, "practice-card", place(puzzle, cards, wins=True))
    assert "Solved!" in anna.read(message)
    (proof,) = private_answer(await anna.press(message, "puzzle-proof")).attachments
    assert proof.filename == f"briscola-puzzle-{first}.json"
    assert json.loads(await proof.read())["puzzle"] == first.isoformat()
    assert await chosen_cards(world, anna.id, first) == []
    assert "no puzzle for that day" in answer_text(
        anna, await anna.command("puzzle solve", date="2020-02-02")
    )
    assert "not open yet" in answer_text(anna, await anna.command("puzzle solve", date="2050-02-02"))
    await anna.command("puzzle solve", date="soon")


async def test_P_9_a_shared_result_says_nothing_of_the_cards(world: World) -> None:
    puzzle, anna, bruno = (
        await put_puzzle(world, puzzle_day(world)),
        world.enter("Anna"),
        world.enter("Bruno"),
    )
    message = await solve(anna, await open_puzzle(anna), puzzle)
    before = len(world.messages())
    await anna.press(message, "puzzle-share")
    (shared,) = world.messages()[before:]
    text = bruno.read(shared)
    assert "Anna" in text
    assert "🟩" * len(best_line(puzzle).choices_made) in text
    assert not any(name in text for card in puzzle.position.hands[0] for name in card_names(card))
    assert not shared.mentions
    await anna.press(message, "puzzle-share")
    assert len(world.messages()) == before + 1
    board = answer_text(bruno, await bruno.command("puzzle board"))
    assert "Anna · one day" in board
    assert "No streak" in board, "their own"
    failed = await open_puzzle(bruno)
    await bruno.press(failed, "puzzle-card", place(puzzle, 0, wins=False))
    await bruno.press(failed, "puzzle-share")
    assert "Bruno · no streak" in answer_text(anna, await anna.command("puzzle board"))


async def test_P_9_two_presses_at_once_share_one_result(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message, outcomes = await solve(anna, await open_puzzle(anna), puzzle), list[BaseException | None]()

    async def twice(*args: Any) -> None:  # noqa: ANN401 - as there
        two = (sharing.post_share(*args) for _ in range(2))
        outcomes.extend(await asyncio.gather(*two, return_exceptions=True))

    monkeypatch.setattr(puzzles, "post_share", twice)
    before = len(world.messages())
    await anna.press(message, "puzzle-share")
    assert len(world.messages()) == before + 1
    first, second = outcomes
    assert first is None
    assert isinstance(second, Unclear)
    assert second.key == "puzzle-share-again"


async def test_P_9_a_result_is_shared_when_the_press_was_acknowledged_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message = await solve(anna, await open_puzzle(anna), puzzle)

    async def late(interaction: Interaction, **answer: Any) -> int | None:  # noqa: ANN401 - as there
        await defer(interaction)
        return await open_answer(interaction, **answer)

    monkeypatch.setattr(sharing, "open_answer", late)
    before = len(world.messages())
    told = answer_text(anna, await anna.press(message, "puzzle-share"))
    assert "Your result is in the channel" in told
    assert len(world.messages()) == before + 1
    assert "Anna" in anna.read(world.messages()[-1])
    assert "shared this puzzle here already" in answer_text(anna, await anna.press(message, "puzzle-share"))
    asked = private_answer(await anna.command("briscola-me privacy delete"))
    await anna.press(asked, "forget-me")
    assert not any("Anna" in anna.read(one) for one in world.messages())


async def test_P_8_a_board_is_read_with_few_statements_however_many_have_shared(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, people = await put_puzzle(world, puzzle_day(world)), [world.enter(f"P{n}") for n in range(4)]
    for person in people[:3]:
        await person.press(await solve(person, await open_puzzle(person), puzzle), "puzzle-share")
    read, reads = SqlPuzzles.outcomes, list[int]()

    async def outcomes(rows: SqlPuzzles, person: int, until: str) -> list[tuple[str, str | None]]:
        reads.append(person)
        return await read(rows, person, until)

    monkeypatch.setattr(SqlPuzzles, "outcomes", outcomes)
    board = answer_text(people[3], await people[3].command("puzzle board"))
    assert board.count("🟩" * len(best_line(puzzle).choices_made)) == 3
    assert all(f"P{n} · one day" in board for n in range(3))
    assert reads == [people[3].id]


@pytest.mark.parametrize("earlier", [0, 3])
async def test_the_rules_of_the_game_stand_behind_a_button(world: World, earlier: int) -> None:
    day = puzzle_day(world) - timedelta(days=earlier)
    await put_puzzle(world, day, Kind.SUECA5)
    anna = world.enter("Anna")
    message = await open_puzzle(anna, date=day.isoformat())
    text = answer_text(anna, await anna.press(message, "puzzle-rules"))
    assert text.startswith("**Sueca for four players, two against two**")
    assert "wins the match" not in text
    assert "Which card" in anna.read(message), "the puzzle stays where it is"
    tomorrow = puzzle_day(world) + timedelta(days=1)
    await put_puzzle(world, tomorrow, Kind.BRISCOLA2)
    refused = await press_late(world, anna, message, f"b1:puzzle-rules:{tomorrow.isoformat()}")
    assert answer_text(anna, refused) == EN("puzzle-none")


async def test_nothing_that_is_sent_before_tells_the_solution(world: World) -> None:
    """Puzzles that differ in their solutions alone look the same: the position is all there is to see."""
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message = await open_puzzle(anna)
    labels = [control.custom_id for control in anna.controls(message)]
    places = range(len(puzzle.solution))
    day = puzzle.day.isoformat()
    assert labels == [*(f"b1:puzzle-card:{day}:0:{number}" for number in places), f"b1:puzzle-rules:{day}"]
    stored = anna.stored(message)
    assert [file["filename"] for file in stored.attachments] == ["hand.jpg"]
    text = json.dumps(stored.components, default=str)
    points = {str(choice.points) for choice in puzzle.solution} - {str(puzzle.position.points[0]), "61"}
    assert not any(f'"{number}' in text for number in points)


async def test_P_10_a_server_gets_one_message_a_day_where_it_wants_one(world: World) -> None:
    boss, anna = world.enter("Boss", manager=True), world.enter("Anna")
    for number in range(5):
        await put_puzzle(world, puzzle_day(world) + timedelta(days=number))
    first = puzzle_day(world)
    quiet = world.server.create_text_channel("puzzles")
    assert "No message" in answer_text(boss, await boss.command("briscola-admin puzzle"))
    text = answer_text(boss, await boss.command("briscola-admin puzzle", channel=quiet, zone="Atlantis"))
    assert "the list that `zone:` suggests" in text
    text = answer_text(
        boss, await boss.command("briscola-admin puzzle", channel=quiet, hour=0, zone="Europe/London")
    )
    assert "00:00" in text
    assert "Europe/London" in text
    await world.rest(5)
    (message,) = world.messages(quiet)
    assert not message.mentions
    assert "exactly one card wins" in anna.read(message)
    await world.restarted()
    await world.rest(3600)
    assert len(world.messages(quiet)) == 1
    answer = private_answer(await anna.press(message, "puzzle"))
    assert "Which card" in anna.read(answer)
    await world.rest(24 * 3600)
    assert len(world.messages(quiet)) == 2
    await world.rest(24 * 3600)
    assert len(world.messages(quiet)) == 3
    puzzle = puzzle_for(first)
    assert escape_list_numbers(f"||{solution_text(EN, puzzle)}||") in anna.read(world.messages(quiet)[0])
    (file,) = anna.stored(world.messages(quiet)[0]).attachments
    assert file["filename"] == "SPOILER_sheet.webp"
    assert escape_list_numbers(solution_text(EN, puzzle)) not in anna.read(world.messages(quiet)[1])
    assert "No message" in answer_text(boss, await boss.command("briscola-admin puzzle", off=True))
    await world.rest(24 * 3600)
    assert len(world.messages(quiet)) == 3
    assert not any(message.mentions for message in world.messages(quiet))


async def test_P_10_a_solution_waits_for_its_picture(world: World, stub_pictures: StubPictures) -> None:
    """F5: nobody waits for it, so its picture has not to be added later."""
    boss, quiet = world.enter("Boss", manager=True), world.server.create_text_channel("puzzles")
    await put_puzzle(world, puzzle_day(world))
    await boss.command("briscola-admin puzzle", channel=quiet, hour=0, zone="Europe/London")
    await world.rest(5)
    await boss.command("briscola-admin puzzle", off=True)
    (message,) = world.messages(quiet)
    with stub_pictures.slow():
        await world.rest(49 * 3600)
        assert "||" not in boss.read(world.messages(quiet)[0])
    await world.rest(5)
    (message,) = world.messages(quiet)
    assert "||" in boss.read(message)
    assert [file.filename for file in message.attachments] == ["SPOILER_sheet.webp"]
    assert len(world.requests("PATCH", f"/messages/{message.id}")) == 1


async def test_who_is_forgotten_takes_their_shared_results_along(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    message = await solve(anna, await open_puzzle(anna), puzzle)
    await anna.press(message, "puzzle-share")
    assert "Anna" in anna.read(world.messages()[-1])
    asked = private_answer(await anna.command("briscola-me privacy delete"))
    await anna.press(asked, "forget-me")
    assert not any("Anna" in anna.read(one) for one in world.messages())
    assert await chosen_cards(world, anna.id, puzzle.day) == []


async def test_people_who_want_no_pictures_get_the_position_in_words(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    await anna.command("briscola-me preferences", pictures="off")
    message = await open_puzzle(anna)
    text = anna.read(message)
    for seat in ("You", "Partner", "Opponent 1", "Opponent 2"):
        assert f"{seat}: " in text
    for hand in puzzle.position.hands:
        assert all(any(name in text for name in card_names(card)) for card in hand)
    await solve(anna, message, puzzle)
    assert "4\\. " in anna.read(message)


async def test_in_direct_messages_it_can_be_solved_and_not_shared(world: World) -> None:
    puzzle, anna = await put_puzzle(world, puzzle_day(world)), world.enter("Anna")
    result = await anna.actor.user.slash("puzzle solve")
    assert result.response is not None
    message = result.response
    for cards in range(len(best_line(puzzle).choices_made)):
        made = f"b1:puzzle-card:{puzzle.day}:{cards}:{place(puzzle, cards, wins=True)}"
        await anna.actor.user.click(message, custom_id=made)
    assert "Solved!" in anna.read(message)
    assert not any("share" in control.custom_id for control in anna.controls(message))


async def test_the_help_page_leads_to_the_puzzle(world: World) -> None:
    await put_puzzle(world, puzzle_day(world))
    anna = world.enter("Anna")
    page = private_answer(await anna.command("briscola help"))
    result = await anna.press(page, "puzzle")
    assert "Which card" in answer_text(anna, result) or "Which card" in anna.read(page)
