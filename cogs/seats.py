"""What a table plays and who sits where, by command: ``/briscola options`` and ``/briscola seats``."""

from __future__ import annotations

from dataclasses import replace

from discord.ext import commands

from bot.tables import requests as asks
from bot.tables.events import Seating
from bot.tables.table import Stage
from bot.ui import answers, meant as which
from bot.ui.commands import command, under_briscola
from bot.ui.ids import Verb
from bot.ui.meant import meant
from bot.ui.option_choices import OPTIONS, change
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, person, voice_of
from bot.ui.replies import say
from bot.ui.seat_orders import order_of


@command("options")
async def options(
    interaction: Asking, option: str | None = None, value: str | None = None, table: str | None = None
) -> None:
    """Change an option; without one, show the menus to the host and the rules to everybody else."""
    parlour = parlour_of(interaction)
    fits = which.any_table if option is None else which.to_host
    where = await meant(interaction, table, Verb.OPTIONS, fits, seated=option is not None)
    if where is None:
        return
    view = await parlour.tables.look(where, interaction.user.id)
    if option is None and value is None:
        if which.to_host(view, interaction.user.id):
            await answers.show_options(interaction, parlour, where)
        else:
            await answers.show_rules(interaction, parlour, where)
        return
    request = change(view, option, value) if option in OPTIONS and value is not None else None
    if request is None:
        await say(interaction, (await voice_of(interaction))("reply-unknown-option"))
    else:
        await answers.wish(interaction, parlour, where, request)


@command("seats")
async def seats(interaction: Asking, order: str, table: str | None = None) -> None:
    """Decide who sits where; from then on the host decides (teams by the host)."""
    parlour = parlour_of(interaction)
    where = await meant(interaction, table, Verb.OPTIONS, which.to_host)
    if where is None:
        return
    view = await parlour.tables.look(where, interaction.user.id)
    wanted = order_of(view, order)
    if wanted is None:
        await say(interaction, (await voice_of(interaction))("reply-unknown-order"))
        return
    if view.stage is Stage.LOBBY and view.seating is not Seating.HOST:
        as_is = asks.Change(view.rules, view.access, view.seating, view.rated)
        await parlour.tables.act(where, person(interaction.user), replace(as_is, seating=Seating.HOST))
    await answers.wish(interaction, parlour, where, asks.Arrange(wanted))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, options, seats)
