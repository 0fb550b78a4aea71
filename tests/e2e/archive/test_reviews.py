"""``/briscola review``: what one's own cards cost, told to nobody else, and only after the match."""

import io
import json
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.store.errors import Unavailable
from bot.workers import WorkerPool, WorkFailed
from testing.logs import Complaints
from testing.players.player import Player, answer_text, play_out, private_answer
from testing.players.tables import start_match
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("review_requests")


async def review_text(player: Player, **options: Any) -> str:  # noqa: ANN401 - whatever the command takes
    return answer_text(player, await player.command("briscola-me match review", **options))


async def test_each_player_learns_what_their_own_cards_cost(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    said = {}
    for player in (anna, bruno):
        result = await player.command("briscola-me match review", match=table.match)
        assert result.response is not None
        assert result.response.ephemeral
        said[player.name] = player.read(result.response)
        seat = table.seat_of(player.id)
        assert seat is not None
        points = world.table().state.piles[seat]  # type: ignore[union-attr]
        assert "together they cost" in said[player.name]
        assert "even share" not in said[player.name], "V-18: words come when they are asked for"
        deals = await player.press(result.response, "review-deals")
        assert f"Deal 1: {points} points = 60.0 even share" in player.read(private_answer(deals))
        (paper,) = result.response.attachments
        assert (
            paper.description
            == f"What each of your cards cost in match {table.match}: a table in words, one deal."
        )
        data = world.backend.cdn.get(paper.url)
        assert data is not None
        words = data.decode("utf-8-sig")
        assert f"seat {seat + 1}: {player.name}" in words
        assert "Trick  Card" in words
    assert said["Anna"] != said["Bruno"]


async def test_a_review_speaks_the_readers_language(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    for language, words in (("it", "parte uguale"), ("de", "gleicher Anteil")):
        await anna.command("briscola-me preferences", language=language)
        result = await anna.command("briscola-me match review", match=table.match)
        assert words in anna.read(private_answer(await anna.press(result.response, "review-deals")))


async def test_a_review_comes_by_direct_message_for_who_wants_their_cards_there(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    await anna.command("briscola-me preferences", cards="dm")
    assert await review_text(anna) == "Done: look at your direct messages."
    assert "together they cost" in anna.read(anna.direct()[-1])
    world.inject_error("POST", f"/channels/{anna.actor.user.dm_channel.id}/messages", status=503, times=1)
    assert "together they cost" in await review_text(anna), "a hiccup costs nothing"


async def test_F9_a_review_tries_closed_direct_messages_once_an_hour_as_hands_do(world: World) -> None:
    anna = world.enter("Anna")
    world.close_dms(anna)
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    await anna.command("briscola-me preferences", cards="dm")
    path = f"/channels/{anna.actor.user.dm_channel.id}/messages"
    for wait, tries in ((0, 1), (3601, 2), (0, 2)):
        await world.rest(wait)
        assert "together they cost" in await review_text(anna), "closed direct messages cost nothing"
        assert len(world.requests("POST", path)) == tries


async def test_only_who_played_and_only_what_is_over(world: World) -> None:
    anna, carla = world.enter("Anna"), world.enter("Carla")
    assert await review_text(carla) == "You have not finished a match yet."
    table = await start_match(world, 2, anna, target=1)
    assert (await review_text(anna, match=table.match)).startswith("That match is not over yet")
    await play_out(world, table.id)
    assert (await review_text(carla, match=table.match)).startswith("You did not play in that match")
    assert await review_text(carla, match="nonsense") == "I know no finished match of that name."
    for player, matches in ((anna, [table.match]), (carla, [])):
        offered = await player.actor.autocomplete(world.channel, "briscola-me match review", "match", "")
        assert [choice["value"] for choice in offered] == matches


async def test_one_review_at_a_time(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    world.briscola.context.reviewing.add(anna.id)
    assert (await review_text(anna)).startswith("I am still working on your last review")
    world.briscola.context.reviewing.clear()
    assert "together they cost" in await review_text(anna)
    assert not world.briscola.context.reviewing


async def test_a_review_that_no_process_works_out_is_said_to_be_undone(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints, log_output: io.StringIO
) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)

    async def fail_always(*_: object) -> object:
        raise WorkFailed("no process")

    monkeypatch.setattr(WorkerPool, "work", fail_always)
    said = await review_text(anna, match=table.match)
    assert said.startswith("The review did not work out")
    (line,) = [one for one in map(json.loads, log_output.getvalue().splitlines()) if "incident" in one]
    assert line["incident"] in said
    complaints.lines.clear()
    assert not world.briscola.context.reviewing


async def test_a_review_whose_badge_could_not_be_stored_is_worked_out_again(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    add_feats = AsyncMock(side_effect=[Unavailable("no database"), None])
    monkeypatch.setattr(world.briscola.context.store.standing, "add_feats", add_feats)
    result = await anna.command("briscola-me match review", match=table.match)
    assert answer_text(anna, result).startswith("The review did not work out"), "nothing is in progress"
    (apology,) = result.followups
    assert apology.ephemeral
    assert "together they cost" in await review_text(anna, match=table.match)
    assert add_feats.await_count == 2
    assert "together they cost" in await review_text(anna, match=table.match)
    assert add_feats.await_count == 2
    complaints.lines.clear()
