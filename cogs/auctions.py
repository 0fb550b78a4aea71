"""``/bid``, ``/pass`` and ``/call``: auctions, and what the declarer calls."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.pages.ids import Verb
from bot.pages.move_choices import fixed, own_view
from bot.rules.actions import Action, Bid, Call, NameSuit, Pass
from bot.rules.cards import Card, Suit
from bot.rules.view import Phase
from bot.tables.view import TableView
from bot.ui.answers import find_table as which, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.moves import command as act
from bot.ui.commands import EVERYWHERE, command
from bot.ui.completions import card_of, rank_of
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


@command("bid", contexts=EVERYWHERE)
async def bid(
    interaction: Interaction,
    rank: str | None = None,
    points: app_commands.Range[int, 61, 120] | None = None,
    force: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    table: str | None = None,
) -> None:
    """Bid; without a bid, see what may be bid."""
    context, voice = context_of(interaction), await voice_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
    if where is None:
        return
    if rank is None and points is None:
        await answers.show_hand(interaction, context, where)
        return
    view = await context.tables.look(where, interaction.user.id)
    named = None if rank is None else rank_of(voice, view, rank)
    if rank is not None and named is None:
        await reply(interaction, voice("reply-unknown-rank"))
        return
    await act(interaction, context, where, fixed(Bid(named, points, force)))


@command("pass", contexts=EVERYWHERE)
async def pass_(interaction: Interaction, table: str | None = None) -> None:
    """Bid no more."""
    where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
    if where is not None:
        await act(interaction, context_of(interaction), where, fixed(Pass()))


@command("call", contexts=EVERYWHERE)
async def call(
    interaction: Interaction,
    trump: Suit | None = None,
    called: str | None = None,
    second: str | None = None,
    blind: bool = False,  # noqa: FBT001, FBT002 - Discord passes options by name
    table: str | None = None,
) -> None:
    """Call a suit, a card or two, or nothing yet; or name the suit after a blind trick."""
    context, voice = context_of(interaction), await voice_of(interaction)
    where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
    if where is None:
        return
    view = await context.tables.look(where, interaction.user.id)
    cards = []
    for text in (called, second):
        named = None if text is None else card_of(voice, view, text, _every_card(view))
        if text is not None and named is None:
            await reply(interaction, voice("reply-unknown-card"))
            return
        cards += [] if named is None else [named]

    def choose(now: TableView) -> Action:
        if trump is not None and own_view(now).phase is Phase.NAMING:
            return NameSuit(trump)
        return Call(trump, tuple(cards), blind)

    await act(interaction, context, where, choose)


def _every_card(table: TableView) -> tuple[Card, ...]:
    return table.rules.packs[0]


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    for one in (bid, pass_, call):
        bot.tree.add_command(one)
