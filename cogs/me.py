"""``/briscola-me``: a person's own matches, figures, preferences, holidays and data."""

from __future__ import annotations

import io
from typing import Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.render.decks import DeckKey
from bot.render.paint.moving import Format
from bot.tables.archive import privacy as personal_data
from bot.ui import completions as complete
from bot.ui.answers.context import context_of
from bot.ui.answers.person.boards import LEAVES, history_of, history_page, stats_page
from bot.ui.answers.person.holiday_days import after
from bot.ui.answers.person.holidays import holiday_page
from bot.ui.answers.person.hours import Unclear, with_quiet, with_zone
from bot.ui.answers.person.preferences import chosen, keep, preferences_page
from bot.ui.answers.person.privacy import question_page
from bot.ui.answers.records import show_record
from bot.ui.answers.replay import show_replay
from bot.ui.answers.review import show_review
from bot.ui.commands import command, everywhere, group, said
from bot.ui.publish.servers import DAY, KEPT
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import defer, reply, send_ephemeral
from bot.ui.wire.showing import show

Leaf = app_commands.Range[int, 1, LEAVES]


@everywhere
class MeCog(
    commands.GroupCog,
    group_name=said("command-briscola-me"),
    group_description=said("command-briscola-me-about"),
    group_auto_locale_strings=False,
):
    """What concerns one person alone."""

    match = group("match")
    privacy = group("privacy")

    @command("stats")
    async def stats(self, interaction: Interaction, player: discord.User | None = None) -> None:
        """The figures of a player."""
        context, whose = context_of(interaction), player or interaction.user
        voice = await voice_of(interaction)
        page = await stats_page(voice, context.store, whose.id, whose.display_name, interaction.guild_id)
        await show(interaction, page, context.painter)

    @command("history")
    async def history(
        self, interaction: Interaction, player: discord.User | None = None, page: Leaf = 1
    ) -> None:
        """A player's latest matches: those in channels that the asker sees, and those that both played."""
        whose, voice = player or interaction.user, await voice_of(interaction)
        played = await history_of(interaction, whose.id, page)
        shown = history_page(voice, played, whose.id, whose.display_name, page)
        await show(interaction, shown, context_of(interaction).painter)

    @command("preferences", zone=complete.ZONE, quiet=complete.QUIET)
    async def preferences(  # noqa: PLR0913, PLR0917 - everything that people choose for themselves
        self,
        interaction: Interaction,
        language: Literal["auto", "en", "it", "de"] | None = None,
        cards: Literal["auto", "both", "dm", "here"] | None = None,
        deck: Literal["auto", DeckKey] | None = None,
        pictures: Literal["on", "off"] | None = None,
        reminders: Literal["on", "off"] | None = None,
        confirm: Literal["on", "off"] | None = None,
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
            "confirm": confirm,
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

    @command("holiday", costly=True, until=complete.LAST_DAY)
    async def holiday(self, interaction: Interaction, until: str | None = None) -> None:
        """Go on holiday until a day, come back, or see how many days are left."""
        context, voice = context_of(interaction), await voice_of(interaction)
        now, before = context.tables.wall(), await context.choices.of(interaction.user.id)
        try:
            wanted = before if until is None else after(before, until, now)
        except Unclear as problem:
            await reply(interaction, voice(problem.key, **problem.facts))
            return
        if wanted != before:
            await keep(context, wanted)
        page = holiday_page(voice, wanted, now, saved=wanted != before)
        await show(interaction, page, context.painter)

    @command("export", under=privacy, costly=True)
    async def export(self, interaction: Interaction) -> None:
        """Everything about whoever asks, for their eyes only."""
        context, voice = context_of(interaction), await voice_of(interaction)
        await defer(interaction)  # all their logs are read
        about = await personal_data.export(context.store, context.tables, interaction.user.id)
        text = voice("privacy-export-ready")
        data = msgspec.json.format(msgspec.json.encode(about), indent=1)
        file = discord.File(io.BytesIO(data), "briscola-privacy.json", description=text)
        kept = voice("privacy-how-long", days=KEPT // (DAY * 1000))
        await send_ephemeral(interaction, content=f"{text}\n-# {kept}", files=[file])

    @command("delete", under=privacy)
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether they mean it."""
        page = question_page(await voice_of(interaction))
        await show(interaction, page, context_of(interaction).painter)

    @command("record", under=match, costly=True, match=complete.MATCH)
    async def record(self, interaction: Interaction, match: str | None = None) -> None:
        """The record of a finished match, as a file."""
        await show_record(interaction, match)

    @command("review", under=match, costly=True, own=complete.OWN_MATCH)
    async def review(self, interaction: Interaction, own: str | None = None) -> None:
        """What each of my cards cost."""
        await show_review(interaction, own)

    @command(
        "replay", under=match, costly=True, match=complete.MATCH, deal=complete.DEAL, trick=complete.TRICK
    )
    async def replay(
        self,
        interaction: Interaction,
        match: str | None = None,
        deal: str | None = None,
        trick: str | None = None,
        form: Literal["webp", "gif"] = "webp",
    ) -> None:
        """A deal of a finished match, moving; or one trick of it."""
        await show_replay(interaction, match, deal, trick, Format(form))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(MeCog())
