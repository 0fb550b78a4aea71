"""Alone against computers one can play in direct messages: there the hand is the table (V-20)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from simcord.interactions import command_leaves

from bot.languages import LANGUAGES
from bot.tables.decisions.deadlines import IDLE_LOBBY
from bot.tables.decisions.presence import is_waiting
from bot.tables.model.people import DIRECT, Computer
from bot.tables.model.table import Stage, Table
from bot.tables.view import TableView, table_view
from bot.text.catalogue import voices
from bot.text.play.table import trick_text
from testing.attacks.probes import all_commands
from testing.checks.leaks import leaks
from testing.checks.traces import NAME, dm_traffic, forget, traces
from testing.players.any_game import play_match
from testing.players.direct_messages import (
    dm_command,
    dm_hands,
    dm_press,
    enter_dm_player,
    lasting_dms,
    start_in_dm,
)
from testing.players.player import Player, answer_text, play_out
from testing.worlds.stub_pictures import StubPictures
from testing.worlds.world import World


async def test_V_20_new_in_a_dm_shows_a_lobby_full_of_computers(world: World) -> None:
    anna = world.enter("Anna")
    await dm_command(anna, "briscola new", players=4)
    table = world.table()
    assert table.place == DIRECT
    assert [isinstance(one.player, Computer) for one in table.members] == [False, True, True, True]
    assert table.rules.turn_clock is None
    assert not table.rated
    (lobby,) = anna.direct()
    verbs = {one.press.verb for one in anna.controls(lobby) if one.press is not None}
    assert verbs == {"start", "add", "more", "fair"}
    assert world.messages() == []


async def test_V_20_a_match_in_a_dm_is_played_from_new_to_the_rematch(
    world: World, stub_pictures: StubPictures
) -> None:
    anna = world.enter("Anna")
    table = await start_in_dm(world, anna, target=3)
    assert table.stage is Stage.PLAYING
    (hand,) = lasting_dms(anna)  # the lobby has given way to the hand
    assert dm_hands(anna) == [hand]
    while (now := world.table(table.id)).stage is Stage.PLAYING:
        state = now.state
        assert state is not None
        deal = state.number
        assert len(dm_hands(anna)) == 1
        await play_out(world, table.id, "by direct message", tricks=len(state.tricks) + 1)
        after = world.table(table.id).state
        if after is not None and after.number != deal and world.table(table.id).stage is Stage.PLAYING:
            await world.rest()
            assert dm_hands(anna) == [anna.direct()[-1]], "the hand stands below the sheet"
    await world.rest()
    state = world.table(table.id).state
    assert state is not None
    texts = [anna.read(message) for message in anna.direct()]
    for number in range(1, state.number + 1):
        sheet = voices()["en"]("ui-deal-over", deal=number)
        assert sum(sheet in text for text in texts) == 1, "each deal leaves one sheet"
    assert not any("was not played to the end" in text for text in texts)
    assert sum("rematch" in str([one.custom_id for one in anna.controls(m)]) for m in anna.direct()) == 1
    assert world.messages() == []
    assert leaks(world, stub_pictures.scenes) == []
    await dm_press(anna, "rematch")
    await world.rest()
    assert world.table(table.id).stage is Stage.LOBBY
    await dm_press(anna, "start")
    await world.rest()
    assert world.table(table.id).stage is Stage.PLAYING
    assert dm_hands(anna) == [anna.direct()[-1]]


async def test_V_20_a_match_in_a_dm_goes_on_after_a_restart(world: World) -> None:
    anna = world.enter("Anna")
    await dm_command(anna, "briscola new")
    await world.restarted()
    await dm_press(anna, "start")
    await world.rest()
    table = world.table()
    await play_out(world, table.id, "by direct message", tricks=5)
    count = len(anna.direct())
    await world.restarted()
    await world.rest()
    assert len(anna.direct()) == count
    await play_out(world, table.id, "by direct message")
    assert world.table(table.id).stage is Stage.FINISHED
    await world.restarted()
    await dm_press(anna, "rematch")
    await world.rest()
    await dm_press(anna, "start")
    await world.rest()
    await play_out(world, table.id, "by direct message", tricks=1)
    assert world.table(table.id).stage is Stage.PLAYING
    assert world.messages() == []


@pytest.mark.usefixtures("small_films")
async def test_V_20_what_is_played_in_a_dm_is_on_no_board(world: World) -> None:
    anna = world.enter("Anna")
    table = await start_in_dm(world, anna)
    await play_out(world, table.id, "by direct message")
    context = world.briscola.context
    await world.rest()
    (played,) = await context.store.results.history(anna.id)
    assert played.match.match == table.match
    assert not played.match.rated
    for guild in (None, DIRECT.guild, world.server.id):
        for by in ("rating", "wins"):
            assert await context.store.results.leaderboard(guild, by=by) == []
    await dm_press(anna, "replay")
    words = await dm_press(anna, "replay-words")
    assert "20" in anna.read(words.response)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_V_20_a_table_in_a_dm_speaks_the_language_of_its_person(world: World, language: str) -> None:
    anna = world.enter("Anna")
    await dm_command(anna, "briscola-me preferences", language=language)
    table = await start_in_dm(world, anna)
    await play_out(world, table.id)
    texts = "\n".join(anna.read(message) for message in anna.direct())
    again = anna.find(anna.with_verb("rematch", direct=True), "rematch")
    assert again.label == voices()[language]("ui-button-rematch")
    assert voices()[language]("ui-deal-over", deal=1) in texts


async def test_V_20_pictures_stay_away_from_whoever_wants_words_alone(world: World) -> None:
    anna = world.enter("Anna")
    await dm_command(anna, "briscola-me preferences", pictures="off")
    table = await start_in_dm(world, anna)
    await play_out(world, table.id, "by direct message")
    assert all(not message.attachments for message in anna.direct())


async def test_V_20_nobody_else_comes_to_a_table_in_a_dm_and_it_is_unrated(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    no = voices()["en"]("refusal-alone-here")
    assert answer_text(anna, await dm_command(anna, "briscola new", rated=True)) == no
    assert answer_text(anna, await dm_command(anna, "briscola new", thread=True)) == no
    assert world.tables == {}
    await dm_command(anna, "briscola new", players=2)
    (table,) = world.tables
    assert answer_text(anna, await anna.command("briscola invite", person=bruno.actor, table=table)) == no
    unknown = voices()["en"]("refusal-no-table")
    assert answer_text(bruno, await bruno.command("briscola join", table=table)) == unknown
    assert answer_text(bruno, await dm_command(bruno, "briscola join", table=table)) == unknown


async def test_V_20_hands_in_the_channel_are_no_hindrance(world: World) -> None:
    """Who has their cards in the channel has no channel here: they come by DM."""
    anna = world.enter("Anna")
    await dm_command(anna, "briscola-me preferences", cards="here")
    await start_in_dm(world, anna)
    assert len(dm_hands(anna)) == 1


async def test_V_20_the_tutor_teaches_in_a_dm_too(world: World) -> None:
    anna = world.enter("Anna")
    await dm_command(anna, "briscola tutor")
    await world.rest()
    table = world.table()
    assert table.stage is Stage.PLAYING
    (hand,) = dm_hands(anna)
    assert "🎓" in anna.read(hand)
    await play_out(world, table.id, "by direct message")
    assert world.table(table.id).stage is Stage.FINISHED


async def test_V_20_asked_for_the_table_in_a_dm_shows_the_hand(world: World) -> None:
    anna = world.enter("Anna")
    await start_in_dm(world, anna)
    answer = await dm_command(anna, "briscola table")
    assert answer.response.ephemeral
    assert "play" in {one.press.verb for one in anna.controls(answer.response) if one.press is not None}


async def test_V_20_a_table_in_a_dm_takes_no_room_in_servers_and_no_server_ends_it(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    for player in (anna, bruno):
        for _ in range(3):
            await dm_command(player, "briscola new")
    assert len(world.tables) == 6
    assert "3" in answer_text(anna, await dm_command(anna, "briscola new"))
    await world.restarted()
    await world.rest(24 * 60)
    assert len(world.tables) == 6


@pytest.mark.parametrize("stage", ["in the lobby", "in the match", "after it"])
async def test_V_20_who_asks_to_be_forgotten_hears_no_more_and_no_file_tells_of_them(
    world: World, tmp_path: Path, stage: str
) -> None:
    gone = world.enter(NAME)
    await dm_command(gone, "briscola new")
    if stage != "in the lobby":
        await dm_press(gone, "start")
        await world.rest()
        await play_out(
            world, world.table().id, "by direct message", tricks=2 if stage == "in the match" else None
        )
    channel = gone.actor.user.dm_channel.id
    assert traces(tmp_path, gone)
    await forget(gone)
    before = dm_traffic(world, gone)
    await world.rest()
    assert traces(tmp_path, gone) == []
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    numbers = (str(channel).encode(), channel.to_bytes(8, "big"))
    assert [file.name for file in files if any(one in file.read_bytes() for one in numbers)] == []
    await world.restarted()
    await world.rest(3600)
    assert dm_traffic(world, gone) == before
    assert await world.briscola.context.store.check() == []


async def test_V_20_no_command_that_a_dm_offers_says_that_it_works_on_servers_only(world: World) -> None:
    """Whatever else they may answer: there is something that they do there."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    commands = world.backend.visible_commands(user_id=anna.id, channel_id=anna.actor.user.dm_channel.id)
    offered = {" ".join(path): leaf for command in commands for path, leaf in command_leaves(command)}
    every = {" ".join(path) for path, _ in all_commands(world.briscola)}
    assert set(offered) == {name for name in every if not name.startswith(("briscola-admin", "tournament"))}
    refusals = [voices()["en"](key) for key in ("reply-only-in-server", "say-apology")]
    for name, leaf in offered.items():
        required = [one for one in leaf.get("options", []) if one.get("required")]
        result = await dm_command(anna, name, **{one["name"]: valid_value(one, bruno) for one in required})
        answers = [one for one in (result.response, *result.followups) if one is not None]
        assert answers, name
        assert all(anna.read(one) not in refusals for one in answers), name


def valid_value(option: dict[str, Any], person: Player) -> Any:  # noqa: ANN401 - of every kind
    """A value that an option takes."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    return {3: "x", 4: option.get("min_value", 1), 5: True, 6: person.actor}[option["type"]]


GAMES = {
    "an auction": "chiamata 5 match=n_deals target=1",
    "captains": "schembil 6 target=1",
    "hands for all to see": "scoperta 2 target=1",
    "partners": "briscola 4 target=1",
    "three": "bosnian32 3 target=1",
    "ten": "bosnian32 10 target=1",
}


@pytest.mark.parametrize("game", GAMES)
async def test_V_20_games_with_more_than_cards_are_played_in_a_dm(
    world: World, stub_pictures: StubPictures, game: str
) -> None:
    anna = enter_dm_player(world)
    table = await start_in_dm(world, anna, options=GAMES[game])
    if world.table(table.id).election is not None:
        await anna.actor.user.click(
            anna.with_verb("vote", direct=True),
            custom_id=anna.find(anna.with_verb("vote", direct=True), "vote", 2).custom_id,
        )
        await world.rest()
    await play_match(world, table.id, by=["by command"])
    await world.rest()
    assert world.table(table.id).stage is Stage.FINISHED
    assert leaks(world, stub_pictures.scenes) == []
    assert anna.find(anna.direct()[-1], "rematch")
    assert world.messages() == []


async def test_V_20_the_hand_in_a_dm_has_what_a_table_has(world: World) -> None:
    anna = enter_dm_player(world)
    table = await start_in_dm(world, anna, target=2)
    await play_out(world, table.id, "by direct message", tricks=3)
    (hand,) = dm_hands(anna)
    verbs = {one.press.verb for one in anna.controls(hand) if one.press is not None}
    assert {"play", "last", "score", "rules", "more"} <= verbs
    assert "hand" not in verbs
    for verb in ("last", "score", "rules", "more"):
        answer = await anna.actor.user.click(hand, custom_id=anna.find(hand, verb).custom_id)
        assert answer.response.ephemeral


async def test_V_20_a_finished_trick_stands_on_the_hand_in_a_dm_until_its_person_plays(world: World) -> None:
    """Computers that play after their person are seen nowhere else."""
    anna = enter_dm_player(world)
    table = await start_in_dm(world, anna, players=4)
    await play_out(world, table.id, "by direct message", tricks=1)
    while (now := world.table(table.id)).turn != now.seat_of(anna.id):
        await world.rest(0.1)
    await world.rest()
    state = world.table(table.id).state
    assert state is not None
    (hand,) = dm_hands(anna)
    trick = trick_text(voices()["en"], current_view(world, table, anna), state.tricks[-1])
    assert trick in anna.read(hand)
    await anna.command("briscola play", card=str(state.hands[table.seat_of(anna.id) or 0][0]))
    await world.rest()
    (hand,) = dm_hands(anna)
    assert trick not in anna.read(hand)


def current_view(world: World, table: Table, player: Player) -> TableView:
    """The table as a person sees it now."""
    return table_view(world.table(table.id), player.id)


async def test_V_20_whoever_leaves_their_table_in_a_dm_comes_back_by_the_hand(world: World) -> None:
    anna = enter_dm_player(world)
    table = await start_in_dm(world, anna, players=4)
    await anna.command("briscola leave")
    await world.rest(30)
    assert is_waiting(world.table(table.id))
    await dm_press(anna, "back")
    await world.rest()
    assert not is_waiting(world.table(table.id))
    await play_out(world, table.id, "by direct message")
    assert world.table(table.id).stage is Stage.FINISHED


async def test_V_20_a_match_in_a_dm_that_is_given_up_leaves_its_tricks_and_result(world: World) -> None:
    anna = enter_dm_player(world)
    table = await start_in_dm(world, anna)
    await play_out(world, table.id, "by direct message", tricks=2)
    await anna.command("briscola-move resign", answer="agree")
    await world.rest()
    assert world.table(table.id).stage is Stage.FINISHED
    sheet, result = lasting_dms(anna)[-2:]
    assert voices()["en"]("ui-deal-over", deal=1) in anna.read(sheet)
    assert sheet.attachments
    assert "wins the match" in anna.read(result)


async def test_V_20_a_lobby_in_a_dm_is_never_shown_to_a_channel(world: World) -> None:
    anna = world.enter("Anna")
    await dm_command(anna, "briscola new")
    (table,) = world.tables
    answer = await anna.command("briscola table", table=table)
    assert answer_text(anna, answer) == voices()["en"]("say-table-direct")
    assert world.messages() == []


async def test_V_20_computers_can_be_sent_away_and_called_again_in_a_dm(world: World) -> None:
    anna = enter_dm_player(world)
    await dm_command(anna, "briscola new", players=4)
    await anna.command("briscola computer", what="remove")
    await world.rest()
    lobby = anna.with_verb("add", direct=True)
    assert "One seat is free" in anna.read(lobby)
    await dm_press(anna, "add")
    await world.rest()
    assert len(world.table().members) == 4
    await dm_press(anna, "shuffle")
    await dm_press(anna, "start")
    await world.rest()
    assert world.table().stage is Stage.PLAYING


async def test_V_20_closed_direct_messages_get_nothing_and_stop_nobody(world: World) -> None:
    anna = enter_dm_player(world)
    table = await start_in_dm(world, anna, target=1)
    world.close_dms(anna)
    tried = len(world.requests("POST", "/messages"))
    while (now := world.table(table.id)).stage is Stage.PLAYING:
        assert now.state is not None
        if now.turn is not None and now.turn == now.seat_of(anna.id):
            await anna.command("briscola play", card=str(now.state.hands[now.turn][0]))
        await world.rest(0.1)
    await world.rest(30)
    assert world.table(table.id).stage is Stage.FINISHED
    assert len(world.requests("POST", "/messages")) <= tried + 2, "what is closed is left alone for an hour"


async def test_V_20_an_idle_lobby_in_a_dm_closes_and_says_so(world: World) -> None:
    anna = enter_dm_player(world)
    await dm_command(anna, "briscola new")
    await world.rest(IDLE_LOBBY / 1000 + 60)
    assert world.tables == {}
    (closed,) = lasting_dms(anna)
    assert voices()["en"]("ui-closed-idle") in anna.read(closed)
    assert anna.controls(closed) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_V_20_a_lobby_in_a_dm_names_the_buttons_that_it_has(world: World, language: str) -> None:
    anna = enter_dm_player(world)
    await anna.command("briscola-me preferences", language=language)
    await dm_command(anna, "briscola new", players=4)
    await anna.command("briscola computer", what="remove")
    await world.rest()
    lobby = anna.with_verb("add", direct=True)
    named = re.findall(r"\*([^*\n]+)\*(?!\*)", anna.read(lobby).replace("**", ""))
    assert set(named) >= {anna.find(lobby, verb).label for verb in ("add", "start")}
