"""Everybody is spoken to in their language, the server in its own."""

import discord

from bot.text.catalogue import voices
from testing.players.player import answer_text
from testing.players.tables import fill_seats, open_table, start_match
from testing.worlds.world import World

ENGLISH, ITALIAN = voices()["en"], voices()["it"]


async def test_private_answers_follow_the_persons_discord(world: World) -> None:
    anna, bruno = world.enter("Anna"), world.enter("Bruno", locale=discord.Locale.italian)
    table = await start_match(world, 2, anna, [bruno])
    assert ENGLISH("ui-hand-empty") != ITALIAN("ui-hand-empty")
    labels = {player.name: player.controls(await player.hand(table.id))[0].label for player in (anna, bruno)}
    assert " di " in labels["Bruno"]
    assert " of " in labels["Anna"]


async def test_preferences_override_discord(world: World) -> None:
    anna, bruno = world.enter("Anna", locale=discord.Locale.french), world.enter("Bruno")
    await anna.command("briscola-me preferences", language="it")
    table = await start_match(world, 2, anna, [bruno])
    assert " di " in anna.controls(await anna.hand(table.id))[0].label


async def test_the_portuguese_of_brazil_is_that_of_discord_and_the_other_is_chosen(world: World) -> None:
    """L-1: Discord has the Portuguese of Brazil alone, whose words differ from those of Portugal."""
    ana, rui = (world.enter(name, locale=discord.Locale.brazil_portuguese) for name in ("Ana", "Rui"))
    chosen = answer_text(rui, await rui.command("briscola-me preferences", language="pt"))
    assert "**Português**" in chosen
    usual = answer_text(ana, await ana.command("briscola-me preferences", language="pt-BR"))
    assert "**Português (Brasil)**" in usual
    await ana.command("briscola-me preferences", language="auto")
    await start_match(world, 2, ana, [rui])
    hands = [answer_text(one, await one.command("briscola read", what="hand")) for one in (ana, rui)]
    assert "Suas cartas" in hands[0]
    assert "As tuas cartas" in hands[1]


async def test_public_messages_speak_the_servers_language(world: World) -> None:
    manager = world.enter("Maria", manager=True)
    await manager.command("briscola-admin language", language="it")
    anna = world.enter("Anna")
    table = await open_table(anna)
    await fill_seats(table, anna)
    await world.rest()
    assert ITALIAN("ui-button-start") in [control.label for control in anna.controls(anna.with_verb("start"))]


async def test_commands_are_named_in_italian_too(world: World) -> None:
    commands = [body for entry in world.http_requests if entry.method == "PUT" for body in entry.json or []]
    named = {command["name"]: command.get("description_localizations", {}) for command in commands}
    assert "briscola" in named
    assert all("it" in localized for localized in named.values())
