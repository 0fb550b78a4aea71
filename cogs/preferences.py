"""``/preferences``: one's language, where one's cards go and how they look, and when one is left alone."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.render.decks import DeckKey
from bot.ui.answers.context import context_of
from bot.ui.answers.person.hours import Unclear, with_quiet, with_zone
from bot.ui.answers.person.preferences import chosen, keep, preferences_page
from bot.ui.commands import EVERYWHERE, command
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply
from bot.ui.wire.showing import show


@command("preferences", contexts=EVERYWHERE)
async def preferences(  # noqa: PLR0913, PLR0917 - everything that people choose for themselves
    interaction: Interaction,
    language: Literal["auto", "en", "it", "de"] | None = None,
    cards: Literal["auto", "both", "dm", "here"] | None = None,
    deck: Literal["auto", DeckKey] | None = None,
    pictures: Literal["on", "off"] | None = None,
    reminders: Literal["on", "off"] | None = None,
    zone: str | None = None,
    quiet: str | None = None,
) -> None:
    """Change what is named; show all, with menus."""
    context = context_of(interaction)
    before = now = await context.choices.of(interaction.user.id)
    wishes = {
        "language": language,
        "cards": cards,
        "deck": deck,
        "pictures": pictures,
        "reminders": reminders,
    }
    for option, value in wishes.items():
        if value is not None:
            now = chosen(now, option, value)
    try:
        now = now if zone is None else with_zone(now, zone)
        now = now if quiet is None else with_quiet(now, quiet)
    except Unclear as problem:
        await reply(interaction, (await voice_of(interaction))(problem.key, **problem.facts))
        return
    if now != before:
        await keep(context, now)
    page = preferences_page(await voice_of(interaction), now, saved=now != before)
    await show(interaction, page, context.painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(preferences)
