"""``/briscola new``: a table is opened."""

from __future__ import annotations

from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.cards import Pack
from bot.rules.options import Teams, Tie
from bot.rules.variants import rules_from
from bot.tables.events import Access, Seating
from bot.tables.lobby import Setup
from bot.ui.answers import open_table
from bot.ui.commands import Game, command, under_briscola
from bot.ui.option_choices import clock as clock_of
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say

PLAYERS_OF: Final = {Teams.PAIRS: 4, Teams.TRIPLES: 6}
"""How many play where only the teams were named (R-21, R-22)."""


@command("new")
async def new(  # noqa: PLR0913, PLR0917 - every option of a table that people ask for by name
    interaction: Asking,
    game: Game | None = None,
    players: Literal[2, 3, 4, 6] | None = None,
    teams: Teams | None = None,
    seating: Seating = Seating.RANDOM,
    target: app_commands.Range[int, 1, 151] | None = None,
    tie: Tie | None = None,
    pack: Pack | None = None,
    clock: str | None = None,
    access: Access = Access.OPEN,
    rated: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    thread: bool = False,  # noqa: FBT001, FBT002 - as above
) -> None:
    """Open a table; the answer is its lobby."""
    voice = await voice_of(interaction)
    if interaction.guild_id is None:
        await say(interaction, voice("reply-only-in-server"))
        return
    if not _room(interaction):
        await say(interaction, voice("reply-no-room"))
        return
    chosen = {
        "variant": game,
        "players": PLAYERS_OF.get(teams) if players is None and teams is not None else players,
        "teams": teams,
        "target": target,
        "tie": tie,
        "pack": pack,
        "turn_clock": None if clock is None else clock_of(clock),
    }
    rules = rules_from({option: value for option, value in chosen.items() if value is not None})
    setup = Setup(rules, access, seating, rated)
    await open_table(interaction, parlour_of(interaction), setup, own_thread=thread)


def _room(interaction: Asking) -> bool:
    """Whether the bot may show a table where the command was given."""
    rights = interaction.app_permissions
    writes = rights.send_messages
    if isinstance(interaction.channel, discord.Thread):
        writes = rights.send_messages_in_threads
    return rights.view_channel and writes and rights.attach_files


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    under_briscola(bot, new)
