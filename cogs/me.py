"""``/briscola-me``: a person's own matches, figures, preferences, holidays and data."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.languages import LanguageChoice
from bot.pages.page import Page
from bot.render.decks import DeckKey
from bot.render.scenes.replay import Format
from bot.tables.archive.finished import FinishedMatch
from bot.ui import completions
from bot.ui.answers.archive.record_files import show_record
from bot.ui.answers.archive.replay import show_replay
from bot.ui.answers.archive.review import show_review
from bot.ui.answers.context import RequestContext
from bot.ui.answers.opening import find_game
from bot.ui.answers.person.export import show_export
from bot.ui.answers.person.holidays import holiday_page, with_typed_day
from bot.ui.answers.person.preferences import preferences_page, store_preferences, with_choice
from bot.ui.answers.person.privacy import question_page
from bot.ui.answers.person.time_settings import with_quiet, with_zone
from bot.ui.answers.standing.figures import stats_page
from bot.ui.answers.standing.history import history_of, history_page
from bot.ui.answers.standing.pagination import MOST_PAGES
from bot.ui.answers.standing.player_query import PlayerQuery, Show
from bot.ui.answers.standing.versus import versus_page
from bot.ui.commands import command, everywhere, group, group_options, of_match
from bot.ui.wire.people import until_current

PageNumber = app_commands.Range[int, 1, MOST_PAGES]


@everywhere
class MeCog(commands.GroupCog, **group_options("briscola-me")):
    """The commands that concern one person."""

    match = group("match")
    privacy = group("privacy")

    @command("stats", game=completions.GAME)
    async def stats(
        self,
        context: RequestContext,
        player: discord.User | None = None,
        show: Show | None = None,
        other: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Show the figures of a player, or those of two people with and against each other."""
        whose = player or context.interaction.user
        variant = None if game is None else await find_game(context, game)
        query = PlayerQuery(whose.id, whose.display_name, show, variant)
        if other is not None:
            await context.show(await versus_page(context, query, other.id, other.display_name))
            return
        await context.show(await stats_page(context, query))

    @command("history")
    async def history(
        self, context: RequestContext, player: discord.User | None = None, page: PageNumber = 1
    ) -> None:
        """Show a player's latest matches: in channels that the asker sees, or with both as players."""
        whose = player or context.interaction.user
        matches = await history_of(context, whose.id, page)
        await context.show(history_page(context.voice, matches, whose.id, whose.display_name, page))

    @command("preferences", zone=completions.ZONE, quiet=completions.QUIET)
    async def preferences(  # noqa: PLR0913, PLR0917 - everything that people choose for themselves
        self,
        context: RequestContext,
        language: LanguageChoice | None = None,
        cards: Literal["auto", "both", "dm", "here"] | None = None,
        deck: Literal["auto", DeckKey] | None = None,
        pictures: Literal["on", "off"] | None = None,
        reminders: Literal["on", "off"] | None = None,
        confirm: Literal["on", "off"] | None = None,
        listed: Literal["on", "off"] | None = None,
        badges: Literal["on", "off"] | None = None,
        zone: str | None = None,
        quiet: str | None = None,
    ) -> None:
        """Change the preferences that are named; show all, with menus."""
        before = now = await context.preferences()
        wishes = {
            "language": language,
            "cards": cards,
            "deck": deck,
            "pictures": pictures,
            "reminders": reminders,
            "confirm": confirm,
            "listed": listed,
            "badges": badges,
        }
        for option, value in wishes.items():
            if value is not None:
                now = with_choice(now, option, value)
        now = now if zone is None else with_zone(now, zone)
        now = now if quiet is None else with_quiet(now, quiet)
        if now != before:
            context = await store_preferences(context, now, before)
        await context.show(preferences_page(context.voice, now, saved=now != before))

    @command("holiday", costly=True, until=completions.LAST_DAY)
    async def holiday(self, context: RequestContext, until: str | None = None) -> None:
        """Go on holiday until a day, come back, or see how many days are left."""
        now = context.bot.tables.wall()

        async def change() -> Page:
            before = await context.preferences()
            preferences = before if until is None else with_typed_day(before, until, now)
            if preferences != before:
                await store_preferences(context, preferences, before)
            return holiday_page(context.voice, preferences, now, saved=preferences != before)

        await context.show(await until_current(change))

    @command("export", under=privacy, costly=True)
    async def export(self, context: RequestContext) -> None:
        """Send the person everything that is stored about them."""
        await show_export(context)

    @command("delete", under=privacy)
    async def delete(self, context: RequestContext) -> None:
        """Ask whether the person really wants to be deleted."""
        await context.show(question_page(context.voice))

    @command("record", under=match, costly=True, match=completions.MATCH)
    @of_match()
    async def record(self, context: RequestContext, match: FinishedMatch) -> None:
        """Send the record of a finished match as a file."""
        await show_record(context, match)

    @command("review", under=match, costly=True, own=completions.OWN_MATCH)
    @of_match("own")
    async def review(self, context: RequestContext, own: FinishedMatch) -> None:
        """Show what each of the person's cards cost."""
        await show_review(context, own)

    @command(
        "replay",
        under=match,
        costly=True,
        match=completions.MATCH,
        deal=completions.DEAL,
        trick=completions.TRICK,
    )
    @of_match()
    async def replay(
        self,
        context: RequestContext,
        match: FinishedMatch,
        deal: str | None = None,
        trick: str | None = None,
        form: Literal["webp", "gif"] = "webp",
    ) -> None:
        """Show a deal of a finished match as a film, or one trick of it."""
        await show_replay(context, match, deal, trick, Format(form))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(MeCog())
