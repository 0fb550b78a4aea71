"""``/briscola help``, the greeting of a new server, and apologies that lead to help (V-20)."""

import io
import json
import re
from typing import Any

import discord
import pytest

from bot.pages.custom_ids import Press, custom_id
from bot.pages.help import HERE
from bot.store.errors import Unavailable
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.text.catalogue import voices
from bot.ui.answers.handlers import HANDLERS
from testing.logs import Complaints
from testing.players.deals import begin, play_on, quick_computers
from testing.players.direct_messages import dm_command, dm_press
from testing.players.player import Player, play_out, press_late, private_answer
from testing.players.tables import start_match
from testing.players.tournaments import be_ready, enter_all, open_event, start_event
from testing.players.turns import player_to_act
from testing.worlds.world import World


def verbs(player: Player, message: Any) -> list[str]:  # noqa: ANN401 - of either kind
    return [control.press.verb for control in player.controls(message) if control.press is not None]


async def help_answer(player: Player) -> Any:  # noqa: ANN401 - a message
    """What the command answers, to nobody else."""
    answer = private_answer(await player.command("briscola help"))
    assert len(player.read(answer).split()) <= 40, "short"
    return answer


async def test_V_20_help_leads_from_no_table_to_the_first_card(world: World) -> None:
    """Each step is done with the first button that help offers there."""
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await anna.command("briscola-me preferences", cards="here")
    first = await help_answer(anna)
    assert verbs(anna, first) == ["new", "tutor", "puzzle"]
    await anna.press(first, "new")
    assert world.table().host.id == anna.id
    waiting = await help_answer(anna)
    assert verbs(anna, waiting) == ["add", "more"]
    joining = await help_answer(bruno)
    assert verbs(bruno, joining) == ["join", "new", "tutor"]
    await bruno.press(joining, "join")
    assert "Anna starts" in bruno.read(await help_answer(bruno))
    ready = await help_answer(anna)
    assert verbs(anna, ready) == ["start", "more"]
    await anna.press(ready, "start")
    await world.rest()
    table = world.table()
    assert table.stage is Stage.PLAYING
    mover = player_to_act(world)
    other = bruno if mover is anna else anna
    assert "*My cards*" in mover.read(await help_answer(mover))
    assert verbs(other, await help_answer(other)) == ["hand", "last", "rules"]
    shown = private_answer(await mover.press(await help_answer(mover), "hand"))
    assert "play" in verbs(mover, shown)


async def test_V_20_help_brings_back_whoever_is_away_and_offers_a_rematch(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno])
    await anna.command("briscola leave")
    assert verbs(anna, await help_answer(anna)) == ["back"]
    await anna.press(await help_answer(anna), "back")
    await play_out(world, table.id)
    assert verbs(anna, await help_answer(anna)) == ["rematch", "new", "puzzle"]


async def test_V_20_help_in_a_dm_opens_a_table_there(world: World) -> None:
    anna = world.enter("Anna")
    answer = private_answer(await dm_command(anna, "briscola help"))
    assert anna.read(answer) == voices()["en"]("help-alone")
    await anna.actor.user.click(answer, custom_id=anna.find(answer, "new").custom_id)
    assert world.table().place.private


@pytest.mark.parametrize("is_deal_of_day", [True, False])
async def test_V_20_help_on_a_server_knows_a_match_in_direct_messages(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    is_deal_of_day: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    """It does not say that no table waits, and its button opens the cards."""
    quick_computers(monkeypatch)
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    if is_deal_of_day:
        await begin(anna)
    else:
        await dm_press(anna, "new", private_answer(await dm_command(anna, "briscola help")))
        await dm_command(anna, "briscola computer")
        await dm_command(anna, "briscola start")
    await world.rest(60)
    table = world.table()
    assert table.turn == table.seat_of(anna.id)
    answer = await help_answer(anna)
    assert verbs(anna, answer) == ["hand", "rules"]
    assert ("Deal of the day" in anna.read(answer)) is is_deal_of_day
    assert "<#" not in anna.read(answer)
    hand = private_answer(await anna.press(answer, "hand"))
    assert "play" in verbs(anna, hand)
    assert verbs(bruno, await help_answer(bruno)) == ["new", "tutor", "puzzle"]


async def test_V_20_help_offers_no_second_attempt_at_the_deal_of_the_day(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_computers(monkeypatch)
    anna = world.enter("Anna")
    table = await begin(anna)
    await play_on(anna, table.id)
    assert world.table(table.id).stage is Stage.FINISHED
    answer = private_answer(await dm_command(anna, "briscola help"))
    assert verbs(anna, answer) == ["day", "new", "puzzle"]
    assert "Rematch" not in anna.read(answer)
    shown = (await dm_press(anna, "day", answer)).response
    assert shown is not None
    assert "Deal of the day" in anna.read(shown)


async def test_V_20_help_offers_no_rematch_after_a_match_of_a_tournament(world: World) -> None:
    anna = world.enter("Anna", manager=True)
    found = await open_event(anna, format="knockout")
    await enter_all([anna, *(world.enter(name) for name in ("Bruno", "Carla", "Dino"))], found)
    await start_event(anna, found)
    (table,) = (number for number, one in world.tables.items() if one.is_seated(anna.id))
    await be_ready(world, table)
    await play_out(world, table)
    assert world.table(table).stage is Stage.FINISHED
    answer = private_answer(await anna.command("briscola help"))
    assert verbs(anna, answer) == ["new", "puzzle"]
    assert "Rematch" not in anna.read(answer)
    assert "The match is over." in anna.read(answer)


async def test_V_20_help_at_a_table_that_waits_does_not_say_that_cards_are_played(world: World) -> None:
    anna = world.enter("Anna")
    await start_match(world, 2, anna)
    await anna.command("briscola leave")
    await world.rest(60)
    assert "The table waits for you" in anna.read(await help_answer(anna))


async def test_V_20_help_names_where_a_table_stands_that_is_elsewhere(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    await start_match(world, 2, anna, [bruno])
    answer = private_answer(await dm_command(anna, "briscola help"))
    assert f"<#{world.channel.id}>" in anna.read(answer)


async def test_V_20_help_speaks_the_readers_language(world: World) -> None:
    anna = world.enter("Anna")
    for language, voice in voices().items():
        await anna.command("briscola-me preferences", language=language)
        answer = await help_answer(anna)
        assert anna.read(answer) == voice("help-none"), language
        assert [control.label for control in anna.controls(answer)] == [
            voice(f"ui-button-{verb}") for verb in ("new", "tutor", "puzzle")
        ], language


async def test_V_20_the_tutor_is_a_press_away(world: World) -> None:
    anna = world.enter("Anna")
    await anna.press(await help_answer(anna), "tutor")
    await world.rest()
    assert world.table().stage is Stage.PLAYING


# A new server ----------------------------------------------------------------------------------------------


def invite_bot(world: World, language: str = "en-US", *, channel: bool = True, refused: bool = False) -> int:
    """Somebody invites the bot to a server; returns the id of its channel for news."""
    made = world.create_guild("Elsewhere")
    news = made.create_text_channel("news")
    if refused:
        world.inject_error("POST", f"/channels/{news.id}/messages", status=403, times=None)
    world.backend.get_guild(made.id).preferred_locale = language
    world.invite(made.id, news.id if channel else None)
    return news.id


def posted_messages(world: World, channel: int) -> list[Any]:
    return list(world.backend.messages.get(channel, {}).values())


@pytest.mark.parametrize(("language", "locale"), [("en", "en-US"), ("it", "it"), ("de", "de")])
async def test_V_20_a_new_server_is_greeted_once_in_its_language(
    world: World, language: str, locale: str
) -> None:
    anna = world.enter("Anna")
    news = invite_bot(world, locale)
    await world.rest()
    (greeting,) = posted_messages(world, news)
    assert voices()[language]("help-joined") in json.dumps(greeting.components, ensure_ascii=False)
    await world.restarted()
    await world.rest()
    assert len(posted_messages(world, news)) == 1
    assert anna.visible() == []


async def test_V_20_a_server_without_a_channel_for_news_is_not_greeted(world: World) -> None:
    news = invite_bot(world, channel=False)
    await world.rest()
    assert posted_messages(world, news) == []


async def test_V_20_where_the_bot_may_not_write_it_greets_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        discord.TextChannel, "permissions_for", lambda *_: discord.Permissions(view_channel=True)
    )
    news = invite_bot(world)
    await world.rest()
    assert not any(entry.method == "POST" and f"/{news}/" in entry.path for entry in world.http_requests)


async def test_V_20_a_greeting_that_discord_refuses_is_let_be(world: World) -> None:
    news = invite_bot(world, refused=True)
    await world.rest()
    assert posted_messages(world, news) == []
    assert world.requests("POST", f"/channels/{news}/messages")


# Apologies -------------------------------------------------------------------------------------------------


def incidents(log_output: io.StringIO) -> list[str]:
    return [
        line["incident"] for line in map(json.loads, log_output.getvalue().splitlines()) if "incident" in line
    ]


async def test_V_20_an_apology_has_the_id_of_its_line_in_the_log_and_leads_to_help(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Complaints,
    log_output: io.StringIO,
) -> None:
    anna = world.enter("Anna")
    rules = (await anna.command("briscola rules")).response

    async def broken(_interaction: object, _press: Press) -> None:
        raise KeyError

    monkeypatch.setitem(HANDLERS, "test-broken", broken)
    for language, voice in voices().items():
        await anna.command("briscola-me preferences", language=language)
        apology = private_answer(await press_late(world, anna, rules, f"b1:test-broken:{HERE}"))
        *_, incident = incidents(log_output)
        assert re.fullmatch("[0-9a-f]{6}", incident), language
        assert voice("say-apology") in anna.read(apology), language
        assert incident in anna.read(apology), language
        complaints.lines.clear()
        more = private_answer(await anna.press(apology, "help"))
        assert voice("help-none") in anna.read(more), language
    assert len(set(incidents(log_output))) == len(voices())


async def test_V_20_a_store_that_fails_is_an_apology_too(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints, log_output: io.StringIO
) -> None:
    anna = world.enter("Anna")

    async def full(*_args: object, **_named: object) -> None:
        raise Unavailable("disk full")

    monkeypatch.setattr(Tables, "open", full)
    apology = private_answer(await anna.command("briscola new"))
    (incident,) = incidents(log_output)
    assert incident in anna.read(apology)
    assert verbs(anna, apology) == ["help"]
    complaints.lines.clear()


@pytest.mark.parametrize("pressed", ["in the channel", "in a direct message"])
async def test_V_20_a_store_that_fails_is_told_above_the_cards_with_the_id_of_its_line(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    complaints: Complaints,
    log_output: io.StringIO,
    pressed: str,
) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno")
    table = await start_match(world, 2, anna, [bruno], clock="off")
    person = table.seats[table.turn or 0].person
    assert person is not None
    player = world.people[person.id]
    here = pressed == "in the channel"
    hand = await player.hand(table.id) if here else player.direct()[-1]

    async def full(*_args: object, **_named: object) -> None:
        raise Unavailable("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(Tables, "act", full)
        await press_late(world, player, hand, custom_id("play", table.id, table.decision, 0))
    (incident,) = incidents(log_output)
    words = player.read(hand if here else player.direct()[-1])
    assert voices()["en"]("store-unavailable") in words
    assert voices()["en"]("help-incident-more", id=incident) in words
    complaints.lines.clear()


async def test_V_20_a_sign_that_cannot_be_stored_has_the_id_of_its_line(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Complaints, log_output: io.StringIO
) -> None:
    people = [world.enter(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    await start_match(world, 4, people[0], people[1:], clock="off")

    async def full(*_args: object, **_named: object) -> None:
        raise Unavailable("disk full")

    monkeypatch.setattr(Tables, "act", full)
    apology = private_answer(await people[0].command("signal", card="Ac"))
    (incident,) = incidents(log_output)
    assert incident in people[0].read(apology)
    assert verbs(people[0], apology) == ["help"]
    complaints.lines.clear()
