"""``/briscola hint``: advice for who plays against computers alone, out of what they may know."""

import io
import json
from typing import Any

import pytest

from bot.pages.custom_ids import Verb, custom_id
from bot.review.card_values import CardValues
from bot.rules.cards import Card
from bot.rules.view import SeatView, seat_view
from bot.text.catalogue import voices
from bot.workers import WorkerPool, WorkFailed
from testing.logs import Complaints
from testing.players.player import Player, answer_text, play_out, press_late
from testing.players.tables import fill_seats, open_table, set_option, start_match
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("review_requests")


async def hint_text(player: Player, **options: Any) -> str:  # noqa: ANN401 - whatever the command takes
    return answer_text(player, await player.command("briscola hint", **options))


def hand_of(world: World, table: str, player: Player) -> tuple[Card, ...]:
    state, seat = world.table(table).state, world.table(table).seat_of(player.id)
    assert state is not None
    assert seat is not None
    return state.hands[seat]


async def test_a_hint_names_a_card_and_what_every_card_promises(
    world: World, review_requests: list[tuple[Any, ...]]
) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    said = await hint_text(anna)
    assert said.startswith("Play the ")
    assert "card points for your side in this deal" in said
    assert said.count(" of ") >= 3
    assert "never rated" in said
    ((view, _),) = review_requests
    state, seat = world.table().state, world.table().seat_of(anna.id)
    assert state is not None
    assert isinstance(view, SeatView)
    assert view == seat_view(state, seat), "what the seat may know, and nothing else"
    assert await hint_text(anna) == said, "asked again, the same"
    assert not world.table().counts
    await play_out(world, table.id)


async def test_hints_by_button_and_by_command_have_one_pace(
    world: World, review_requests: list[tuple[Any, ...]]
) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    for _ in range(3):
        await hint_text(anna)
    made = custom_id(Verb.HINT, table.id)
    for _ in range(4):
        result = await press_late(world, anna, anna.with_verb("hand"), made)
    assert result.response is not None
    assert "Try again in 6 seconds" in anna.read(result.response)
    assert len(review_requests) == 5


async def test_a_hint_speaks_the_readers_language(world: World) -> None:
    anna = world.enter("Anna")
    await start_match(world, 4, anna)
    for language, words in (("it", "Gioca "), ("de", "Spiel ")):
        await anna.command("briscola-me preferences", language=language)
        assert (await hint_text(anna)).startswith(words)


async def test_where_other_people_play_there_are_no_hints(
    world: World, review_requests: list[tuple[Any, ...]]
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 4, anna, [bruno])
    for player in (anna, bruno):
        assert (await hint_text(player, table=table.id)).startswith("You are playing with other people")
    assert review_requests == []


async def test_where_somebody_is_away_there_are_no_hints_either(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await bruno.command("briscola leave", table=table.id)
    assert (await hint_text(anna, table=table.id)).startswith("You are playing with other people")
    assert (await hint_text(bruno, table=table.id)).startswith("Only those who sit at this table")


async def test_a_rated_match_has_no_hints(world: World, review_requests: list[tuple[Any, ...]]) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await open_table(anna, 2)
    await set_option(anna, table, "rated", "yes")
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    assert (await hint_text(anna, table=table)).startswith("This match is rated")
    assert review_requests == []


async def test_hints_are_for_the_seated_in_a_running_match(world: World) -> None:
    anna, carla = world.enter("Anna"), world.enter("Carla")
    assert (await hint_text(anna)) == (await hint_text(carla))  # no table at all
    table = await open_table(anna, 2)
    assert await hint_text(anna, table=table) == voices()["en"]("refusal-not-playing")
    await fill_seats(table, anna)
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    assert (await hint_text(carla, table=table)).startswith("Only those who sit at this table")
    while len(hand := hand_of(world, table, anna)) > 1:
        await anna.by_button(world.table(table), hand[0])
        await world.rest()
    assert (await hint_text(anna, table=table)).startswith("You have only one card to play")


async def test_in_an_auction_there_is_nothing_to_weigh(world: World) -> None:
    anna = world.enter("Anna")
    await anna.command("briscola new", game="chiamata")
    (table,) = world.tables
    await fill_seats(table, anna)
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    assert (await hint_text(anna, table=table)).startswith("There is no card to choose now")


async def test_a_hint_that_no_process_works_out_is_said_to_be_undone(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints, log_output: io.StringIO
) -> None:
    anna = world.enter("Anna")
    await start_match(world, 2, anna)

    async def fail_always(*_: object) -> CardValues | None:
        raise WorkFailed("no process")

    monkeypatch.setattr(WorkerPool, "work", fail_always)
    said = await hint_text(anna)
    assert said.startswith("The hint did not work out")
    (line,) = [one for one in map(json.loads, log_output.getvalue().splitlines()) if "incident" in one]
    assert line["incident"] in said
    complaints.lines.clear()


async def test_hints_among_people_need_everybody_and_make_the_match_unrated(
    world: World, review_requests: list[tuple[Any, ...]]
) -> None:
    anna, bruno, carla = (world.enter(name) for name in ("Anna", "Bruno", "Carla"))
    table = await open_table(anna, 2)
    await set_option(anna, table, "rated", "yes")
    await fill_seats(table, anna, [bruno])
    await anna.press(anna.with_verb("start", table), "start")
    await world.rest()
    await carla.command("briscola hint", agreement="allow", table=table)
    assert world.table(table).hinting == frozenset()
    assert "Once everybody agrees" in await hint_text(anna, agreement="allow")
    await world.rest()
    assert "Anna would like to allow hints" in bruno.read(bruno.with_verb("allow-hints"))
    await bruno.press(bruno.with_verb("no-hints"), "no-hints")
    assert (world.table(table).hinting, world.table(table).counts) == (frozenset(), True)
    assert (await hint_text(anna, table=table)).startswith("This match is rated")
    await hint_text(anna, agreement="allow")
    await world.rest()
    await bruno.press(bruno.with_verb("allow-hints"), "allow-hints")
    await world.rest()
    assert (world.table(table).hints, world.table(table).counts) == (True, False)
    assert "Hints are allowed, by agreement" in carla.read(carla.with_verb("more")), "everybody is told"
    assert review_requests == []
    for player in (anna, bruno):
        answer = await hint_text(player, table=table)
        turn = world.table(table).turn
        mine = turn is not None and world.table(table).seats[turn].person is not None
        assert mine
        assert answer.startswith("Play the ") is (world.table(table).seat_of(player.id) == turn)
    assert len(review_requests) == 1
    assert (await hint_text(carla, table=table)).startswith("Only those who sit at this table")
    await play_out(world, table)
    assert not world.table(table).counts
