"""``/tournament``: entering tournaments, looking at them, and running them (T-20)."""

from __future__ import annotations

from functools import partial
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.pages.typed import clock_of
from bot.pairing.team_match import FEWEST_BOARDS, MOST_BOARDS
from bot.tables.model.people import Person
from bot.tournaments.decisions import hosting as acts
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.settings import (
    LONGEST_ARENA,
    LONGEST_PAUSE,
    LONGEST_ROUND,
    SHORTEST_ARENA,
    Format,
    Tempo,
)
from bot.ui import completions
from bot.ui.answers.context import RequestContext
from bot.ui.answers.tournaments import hosting
from bot.ui.answers.tournaments.entering import enter, withdraw_or_ask
from bot.ui.answers.tournaments.event_info import match_text, show_standings
from bot.ui.answers.tournaments.find_event import (
    find_event,
    find_event_or_last,
    find_event_with_rounds,
    official,
    typed_entry,
)
from bot.ui.answers.tournaments.opening import (
    LONGEST_CHANNELS,
    LONGEST_TITLE,
    GameChoice,
    open_event,
    starts_at,
)
from bot.ui.commands import command, group_options, in_servers
from bot.ui.wire.people import person

Title = app_commands.Range[str, 1, LONGEST_TITLE]
Minutes = app_commands.Range[int, 1, 86_400]


@in_servers
class TournamentCog(commands.GroupCog, **group_options("tournament")):
    """The commands of tournaments."""

    @command("tournament-new", game=completions.GAME, clock=completions.CLOCK)
    async def new(  # noqa: PLR0913, PLR0917 - every choice for a tournament by name
        self,
        context: RequestContext,
        title: Title,
        format: Format = Format.SWISS,  # noqa: A002 - the name of the option
        game: str | None = None,
        players: Literal[2, 3, 4, 5, 6] | None = None,
        tempo: Tempo = Tempo.LIVE,
        rounds: app_commands.Range[int, 1, 20] | None = None,
        cut: app_commands.Range[int, 0, 8] = 0,
        double: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
        third_place: bool = False,  # noqa: FBT001, FBT002 - as above
        final: app_commands.Range[int, 1, 1000] | None = None,
        pause: app_commands.Range[int, 0, LONGEST_PAUSE] | None = None,
        days: app_commands.Range[int, 1, LONGEST_ROUND] | None = None,
        minutes: app_commands.Range[int, SHORTEST_ARENA, LONGEST_ARENA] | None = None,
        boards: app_commands.Range[int, FEWEST_BOARDS, MOST_BOARDS] | None = None,
        rated: bool = True,  # noqa: FBT001, FBT002 - as above
        starts_in: Minutes | None = None,
        clock: str | None = None,
        need_role: discord.Role | None = None,
        need_matches: app_commands.Range[int, 0, 1000] = 0,
        prize: discord.Role | None = None,
        channels: app_commands.Range[str, 1, LONGEST_CHANNELS] | None = None,
    ) -> None:
        """Open a tournament."""
        named = {"rounds": rounds, "pause": pause, "days": days, "minutes": minutes, "channels": channels}
        choice = GameChoice(game, players, "" if clock is None else clock_of(context.voice, clock))
        await open_event(
            context,
            choice,
            prize,
            {
                "title": title,
                "format": format,
                "tempo": tempo,
                "cut": cut,
                "boards": boards or 0,
                "double": double,
                "third": third_place,
                "final": final,
                **{name: value for name, value in named.items() if value is not None},
                "rated": rated,
                "starts": starts_at(context, starts_in),
                "role": None if need_role is None else need_role.id,
                "matches": need_matches,
            },
        )

    @command("tournament-enter", event=completions.EVENT)
    async def enter(
        self,
        context: RequestContext,
        event: str | None = None,
        mate: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
    ) -> None:
        """Enter a tournament."""
        found = await find_event(context, event)
        await enter(context, found, [_partner(one) for one in (mate, third, fourth) if one is not None])

    @command("tournament-withdraw", event=completions.EVENT)
    async def withdraw(self, context: RequestContext, event: str | None = None) -> None:
        """Leave a tournament."""
        await withdraw_or_ask(context, await find_event(context, event))

    @command("tournament-table", event=completions.EVERY_EVENT)
    async def table(self, context: RequestContext, event: str | None = None) -> None:
        """Find the table of one's match."""
        await context.reply(await match_text(context, await find_event_or_last(context, event)))

    @command("tournament-standings", event=completions.EVERY_EVENT)
    async def standings(self, context: RequestContext, event: str | None = None) -> None:
        """See the standings and one's own results."""
        await show_standings(context, await find_event_with_rounds(context, event))

    @command("tournament-start", event=completions.EVENT)
    async def start(
        self, context: RequestContext, event: str | None = None, starts_in: Minutes | None = None
    ) -> None:
        """Start a tournament now, or set when it starts."""
        found = await find_event(context, event)
        starts = starts_at(context, starts_in)
        if starts is None:
            await hosting.start_or_ask(context, found)
        else:
            await context.reply(await hosting.postpone(context, found, starts))

    @command("tournament-round", event=completions.EVENT)
    async def round(
        self, context: RequestContext, hours: app_commands.Range[int, 1, 336], event: str | None = None
    ) -> None:
        """Give a round by correspondence more time."""
        await context.reply(await hosting.extend(context, await find_event(context, event), hours))

    @command("tournament-player", event=completions.EVENT, entry=completions.ENTRY)
    async def player(
        self,
        context: RequestContext,
        act: Literal["strike-out", "restore", "replace"],
        entry: str,
        mate: discord.User | None = None,
        new_partner: discord.User | None = None,
        event: str | None = None,
    ) -> None:
        """Strike an entry out, let it play again, or replace a partner."""
        found = await find_event(context, event)
        number = typed_entry(context.voice, found, entry)
        if act == "strike-out":
            await context.reply(await hosting.strike_out(context, found, number))
        elif act == "restore":
            await context.reply(await hosting.restore(context, found, number))
        elif mate is None or new_partner is None:
            raise EventRefused(EventReason.WRONG_SIZE, size=found.settings.side_size)
        else:
            replace = partial(
                acts.replace_partner,
                who=official(context),
                entry=number,
                person=mate.id,
                new=_partner(new_partner),
            )
            await context.bot.tournaments.events.act(found.id, replace, cause=context.cause)
            await context.say("event-done")

    @command("tournament-result", event=completions.EVENT, entry=completions.ENTRY)
    async def result(
        self,
        context: RequestContext,
        entry: str,
        verdict: Literal["won", "drawn", "annul"],
        reason: app_commands.Range[str, 1, hosting.LONGEST_REASON],
        event: str | None = None,
    ) -> None:
        """Correct a result of the last round, or have its match played again."""
        found = await find_event(context, event)
        number = typed_entry(context.voice, found, entry)
        pairings = found.rounds[-1].pairings if found.rounds else ()
        mine = [one for one in pairings if number in one.entries]
        pairing = next((one for one in reversed(mine) if one.outcome is not None), mine[-1] if mine else None)
        if pairing is None:
            raise EventRefused(EventReason.NO_SUCH_PAIRING)
        match = len(found.rounds), pairing.number
        if verdict == "annul":
            answer = await hosting.annul(context, found, match, reason)
        else:
            winner = number if verdict == "won" else None
            answer = await hosting.correct(context, found, match, winner, reason)
        await context.reply(answer)

    @command("tournament-cancel", event=completions.EVENT)
    async def cancel(self, context: RequestContext, event: str | None = None) -> None:
        """Call a tournament off."""
        await context.reply(await hosting.cancel(context, await find_event(context, event)))


def _partner(user: discord.User | discord.Member) -> Person:
    """A person named as a partner. Raises ``EventRefused`` for a bot."""
    if user.bot:
        raise EventRefused(EventReason.PARTNER_IS_BOT)
    return person(user)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(TournamentCog())
