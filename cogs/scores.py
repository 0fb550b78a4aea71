"""``/leaderboard``, ``/stats`` and ``/history``."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.answers.context import context_of
from bot.ui.answers.naming import one_game
from bot.ui.answers.person.boards import LEAVES, Board, board_page, history_of, history_page, stats_page
from bot.ui.commands import EVERYWHERE, command
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.showing import show

Leaf = app_commands.Range[int, 1, LEAVES]


@command("leaderboard", contexts=EVERYWHERE)
async def leaderboard(
    interaction: Interaction,
    scope: Literal["server", "overall"] = "server",
    game: str | None = None,
    by: Literal["rating", "wins"] = "rating",
    page: Leaf = 1,
) -> None:
    """Who plays best; in direct messages over all servers."""
    context = context_of(interaction)
    named = None if game is None else await one_game(interaction, game)
    if game is not None and named is None:
        return
    board = Board(interaction.guild_id if scope == "server" else None, named, by)
    shown = await board_page(await voice_of(interaction), context.store, board, page)
    await show(interaction, shown, context.painter)


@command("stats", contexts=EVERYWHERE)
async def stats(interaction: Interaction, player: discord.User | None = None) -> None:
    """The figures of a player."""
    context, whose = context_of(interaction), player or interaction.user
    voice = await voice_of(interaction)
    page = await stats_page(voice, context.store, whose.id, whose.display_name, interaction.guild_id)
    await show(interaction, page, context.painter)


@command("history", contexts=EVERYWHERE)
async def history(interaction: Interaction, player: discord.User | None = None, page: Leaf = 1) -> None:
    """A player's latest matches: those in channels that the asker sees, and those that both played."""
    whose, voice = player or interaction.user, await voice_of(interaction)
    played = await history_of(interaction, whose.id, page)
    shown = history_page(voice, played, whose.id, whose.display_name, page)
    await show(interaction, shown, context_of(interaction).painter)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    for one in (leaderboard, stats, history):
        bot.tree.add_command(one)
