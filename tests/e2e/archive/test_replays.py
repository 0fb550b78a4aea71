"""``/briscola replay``: a finished deal as a moving picture for whoever asks, nothing before its end."""

import io
import re
from typing import Any

import pytest
from PIL import Image
from simcord import InteractionResult

from bot.render.paint import films
from bot.tables.model.table import Stage
from testing.logs import Complaints
from testing.players.player import Player, play_out
from testing.players.tables import start_match
from testing.worlds.world import World


def pictures(world: World, result: InteractionResult) -> list[Image.Image]:
    assert result.response is not None
    assert result.response.ephemeral
    found: list[Image.Image] = []
    for attachment in result.response.attachments:
        data = world.backend.cdn.get(attachment.url)
        assert data is not None
        assert len(data) <= films.MOST_BYTES
        assert attachment.description
        assert len(attachment.description) <= 1024
        found.append(Image.open(io.BytesIO(data)))
    return found


async def replay_text(player: Player, **options: Any) -> str:  # noqa: ANN401 - whatever the command takes
    result = await player.command("briscola-me match replay", **options)
    assert result.response is not None
    assert not result.response.attachments
    return player.read(result.response)


async def test_a_finished_deal_is_shown_as_a_moving_picture_and_in_words(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await play_out(world, table.id)
    result = await bruno.command("briscola-me match replay", match=table.match)
    (film,) = pictures(world, result)
    assert film.format == "WEBP"
    assert film.width == 640
    assert getattr(film, "n_frames", 1) > 40
    assert film.info["loop"] == 1
    assert table.match in bruno.read(result.response)
    assert "takes the trick" not in bruno.read(result.response), "V-18: words come when they are asked for"
    more = await bruno.press(result.response, "replay-words")
    assert more.response is not None
    assert more.response.ephemeral
    words = bruno.read(more.response)
    assert table.match in words
    assert words.count("takes the trick") == 20
    assert {"Anna", "Bruno"} <= set(words.replace(",", " ").split())


@pytest.mark.usefixtures("small_films")
async def test_the_result_of_a_match_has_a_button_for_its_replay(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    (film,) = pictures(world, await anna.press(anna.with_verb("replay", table.match), "replay"))
    assert film.format == "WEBP"


@pytest.mark.usefixtures("small_films")
async def test_a_gif_and_the_still_of_a_trick_can_be_had(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    (film,) = pictures(world, await anna.command("briscola-me match replay", format="gif"))
    assert film.format == "GIF"
    assert getattr(film, "n_frames", 1) > 40
    result = await anna.command("briscola-me match replay", trick="3")
    (still,) = pictures(world, result)
    assert getattr(still, "n_frames", 1) == 1
    assert still.width == 1000
    words = anna.read((await anna.press(result.response, "replay-words")).response)
    assert words.count("takes the trick") == 1


async def test_the_replay_of_a_deal_leads_to_the_deals_before_and_after_it(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], target=2)
    await play_out(world, table.id)
    match = world.table(table.id).match
    await anna.command("briscola-me preferences", pictures="off")
    shown = (await anna.command("briscola-me match replay", match=match, deal="1")).response
    assert [control.label for control in anna.controls(shown)] == ["Deal 2"]
    shown = (await anna.press(shown, "replay")).response
    assert f"{match}, deal 2" in anna.read(shown)
    assert "Deal 1" in [control.label for control in anna.controls(shown)]


async def test_a_running_match_is_not_shown(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], target=2)
    await play_out(world, table.id, tricks=3)
    for player in (anna, bruno, world.enter("Carla")):
        said = await replay_text(player, match=table.match)
        assert said.startswith("That match is not over yet")
        assert await player.actor.autocomplete(world.channel, "briscola-me match replay", "match", "") == []
        for option in ("deal", "trick"):
            offered = await player.actor.autocomplete(
                world.channel, "briscola-me match replay", option, "", match=table.match
            )
            assert offered == []
    assert world.table().stage is Stage.PLAYING


@pytest.mark.parametrize("match", ["", "nonsense", "zzzz-1", "../../etc", "9" * 90])
async def test_an_unknown_match_gets_one_sentence(world: World, match: str) -> None:
    anna = world.enter("Anna")
    assert await replay_text(anna, match=match or "x") == "I know no finished match of that name."


async def test_without_a_match_and_with_wrong_numbers_there_is_one_sentence(world: World) -> None:
    anna = world.enter("Anna")
    assert await replay_text(anna) == "You have not finished a match yet."
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    assert await replay_text(anna, deal="2") == "This match has only one deal: choose 1, or leave it out."
    assert await replay_text(anna, trick="21") == "This deal has tricks 1 to 20: choose one of them."
    assert await replay_text(anna, trick="²") == "This deal has tricks 1 to 20: choose one of them."


async def test_matches_deals_and_tricks_are_suggested(world: World) -> None:
    anna, carla = world.enter("Anna"), world.enter("Carla")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    for player in (anna, carla):  # who did not play sees what ended in this channel
        offered = await player.actor.autocomplete(world.channel, "briscola-me match replay", "match", "")
        assert [choice["value"] for choice in offered] == [table.match]
    deals = await carla.actor.autocomplete(
        world.channel, "briscola-me match replay", "deal", "", match=table.match
    )
    assert [choice["value"] for choice in deals] == ["1"]
    tricks = await carla.actor.autocomplete(
        world.channel, "briscola-me match replay", "trick", "", match=table.match
    )
    assert [choice["value"] for choice in tricks] == [str(number) for number in range(1, 21)]


async def test_who_wants_words_alone_gets_them(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)
    await anna.command("briscola-me preferences", pictures="off")
    assert "takes the trick" in await replay_text(anna)


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    anna = world.enter("Anna")
    table = await start_match(world, 2, anna)
    await play_out(world, table.id)

    async def broken(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr("bot.render.painter.Painter.draw_film", broken)
    said = await replay_text(anna)
    assert "could not be drawn" in said
    assert "takes the trick" in said
    (line,) = complaints.lines
    assert "a replay could not be drawn" in line
    incident = re.search("'incident': '([0-9a-f]{6})'", line)
    assert incident is not None
    assert incident[1] in said
    complaints.lines.clear()
