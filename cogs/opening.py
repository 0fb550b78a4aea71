"""``/briscola new`` and ``/briscola tutor``: opening a table."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.pages.typed import clock_of
from bot.rules.cards import Pack
from bot.rules.notation.presets import Preset
from bot.rules.options import Teams, Tie
from bot.tables.decisions.lobby import Setup
from bot.tables.model.events import Access, Seating, Tricks
from bot.text.game.names import find_games
from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.opening import ask_which, check_room, new_table_rules, open_tutor_table, possible_rules
from bot.ui.answers.pending_openings import PendingOpening
from bot.ui.answers.play.table import open_table
from bot.ui.commands import BriscolaCog, command

MOST: int = 151
"""The highest target of any match (R-84)."""


class OpeningCog(BriscolaCog):
    """The commands that open tables."""

    @command("new", game=completions.GAME, clock=completions.CLOCK)
    async def new(  # noqa: PLR0913, PLR0917 - every option of a table that people ask for by name
        self,
        context: RequestContext,
        game: str | None = None,
        players: Literal[2, 3, 4, 5, 6, 7, 8, 9, 10] | None = None,
        preset: Preset | None = None,
        options: str | None = None,
        teams: Teams | None = None,
        seating: Seating = Seating.RANDOM,
        target: app_commands.Range[int, 1, MOST] | None = None,
        tie: Tie | None = None,
        pack: Pack | None = None,
        clock: str | None = None,
        access: Access = Access.OPEN,
        tricks: Tricks | None = None,
        rated: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        thread: bool = False,  # noqa: FBT001, FBT002 - as above
    ) -> None:
        """Open a table. The answer is its lobby."""
        await check_room(context)
        options_named = {
            "players": players,
            "teams": teams,
            "target": target,
            "tie": tie,
            "pack": pack,
            "turn_clock": None if clock is None else clock_of(context.voice, clock),
        }
        options_chosen: dict[str, object] = {
            option: value for option, value in options_named.items() if value is not None
        }
        if game is not None:
            games = find_games(game)
            several = [
                rules
                for one in games
                if (rules := possible_rules(context, preset, options, {**options_chosen, "variant": one}))
            ]
            if len(games) > 1 and len(several) > 1:
                by_game = {rules.variant: rules for rules in several}
                await ask_which(context, PendingOpening(by_game, access, seating, rated, tricks, thread))
                return
            if not games:
                raise Unclear("reply-unknown-game")
            options_chosen["variant"] = several[0].variant if several else games[0]
        setup = Setup(new_table_rules(context, preset, options, options_chosen), access, seating, rated)
        await open_table(context, setup, tricks=tricks, own_thread=thread)

    @command("tutor")
    async def tutor(self, context: RequestContext) -> None:
        """Open a table with the tutor and start the match."""
        await open_tutor_table(context)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(OpeningCog(bot))
