"""What a table plays and who sits where, by command: ``/briscola options`` and ``/briscola seats``."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.pages.ids import Verb
from bot.pages.option_choices import OPTIONS, change
from bot.pages.seat_orders import order_of
from bot.tables.model import requests
from bot.tables.model.events import Seating
from bot.tables.model.table import Stage
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.commands import command, under_briscola
from bot.ui.wire.people import Interaction, person, voice_of
from bot.ui.wire.replies import reply


@command("options")
async def options(
    interaction: Interaction, option: str | None = None, value: str | None = None, table: str | None = None
) -> None:
    """Change an option; without one, show the menus to the host and the rules to everybody else."""
    context = context_of(interaction)
    fits = which.any_table if option is None else which.to_host
    where = await resolve_table(interaction, table, Verb.OPTIONS, fits, seated=option is not None)
    if where is None:
        return
    view = await context.tables.look(where, interaction.user.id)
    if option is None and value is None:
        if which.to_host(view, interaction.user.id):
            await answers.show_options(interaction, context, where)
        else:
            await answers.show_rules(interaction, context, where)
        return
    request = change(view, option, value) if option in OPTIONS and value is not None else None
    if request is None:
        await reply(interaction, (await voice_of(interaction))("reply-unknown-option"))
    else:
        await answers.request(interaction, context, where, request)


@command("seats")
async def seats(interaction: Interaction, order: str, table: str | None = None) -> None:
    """Decide who sits where; from then on the host decides (teams by the host)."""
    context = context_of(interaction)
    where = await resolve_table(interaction, table, Verb.OPTIONS, which.to_host)
    if where is None:
        return
    view = await context.tables.look(where, interaction.user.id)
    wanted = order_of(view, order)
    if wanted is None:
        await reply(interaction, (await voice_of(interaction))("reply-unknown-order"))
        return
    if view.stage is Stage.LOBBY and view.seating is not Seating.HOST:
        as_is = requests.Change(view.rules, view.access, view.seating, view.rated)
        await context.tables.act(where, person(interaction.user), replace(as_is, seating=Seating.HOST))
    await answers.request(interaction, context, where, requests.Arrange(wanted))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, options, seats)
