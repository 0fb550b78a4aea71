"""``/preferences``: one's language, where one's cards go, how they look, or words alone."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.render.decks import DeckKey
from bot.ui.commands import EVERYWHERE, command
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.showing import show
from bot.ui.wishes import chosen, keep, preferences_page


@command("preferences", contexts=EVERYWHERE)
async def preferences(
    interaction: Asking,
    language: Literal["auto", "en", "it", "de"] | None = None,
    cards: Literal["both", "dm", "here"] | None = None,
    deck: Literal["auto", DeckKey] | None = None,
    pictures: Literal["on", "off"] | None = None,
) -> None:
    """Change what is named; show all, with menus."""
    parlour = parlour_of(interaction)
    before = now = await parlour.choices.of(interaction.user.id)
    wishes = {"language": language, "cards": cards, "deck": deck, "pictures": pictures}
    for option, value in wishes.items():
        if value is not None:
            now = chosen(now, option, value)
    if now != before:
        await keep(parlour, now)
    page = preferences_page(await voice_of(interaction), now, saved=now != before)
    await show(interaction, page, parlour.painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    bot.tree.add_command(preferences)
