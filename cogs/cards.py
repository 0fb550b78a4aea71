"""Cards by command: hands, playing by name, the last trick, points, rules, advice, and all of it in words."""

from __future__ import annotations

from typing import Literal

from discord.ext import commands

from bot.pages.ids import Verb
from bot.rules.variants import default_rules
from bot.tables.model import requests
from bot.tables.model.errors import Refused
from bot.ui import completions as complete
from bot.ui.answers import find_table as which, hints, table as answers
from bot.ui.answers.context import context_of
from bot.ui.answers.fairness import show_shuffle
from bot.ui.answers.find_table import resolve_table
from bot.ui.answers.naming import one_game
from bot.ui.answers.table import What
from bot.ui.commands import BriscolaCog, command
from bot.ui.completions import card_of
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


class CardsCog(BriscolaCog):
    """What a player looks at and plays."""

    @command("hand", table=complete.TABLE)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """My cards."""
        where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
        if where is not None:
            await answers.show_hand(interaction, context_of(interaction), where)

    @command("play", card=complete.CARD, table=complete.TABLE)
    async def play(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        """Play a card by its name."""
        context = context_of(interaction)
        where = await resolve_table(interaction, table, Verb.HAND, which.to_move)
        if where is None:
            return
        voice = await voice_of(interaction)
        named = card_of(voice, await context.tables.look(where, interaction.user.id), card)
        if named is None:
            await reply(interaction, voice("reply-unknown-card"))
            return
        await answers.play(interaction, context, where, named)

    @command("last", table=complete.TABLE)
    async def last(self, interaction: Interaction, table: str | None = None) -> None:
        """The last trick."""
        where = await resolve_table(interaction, table, Verb.LAST, which.playing, seated=False)
        if where is not None:
            await answers.show_last_trick(interaction, context_of(interaction), where)

    @command("score", table=complete.TABLE)
    async def score(self, interaction: Interaction, table: str | None = None) -> None:
        """The points and the score."""
        where = await resolve_table(interaction, table, Verb.SCORE, which.playing, seated=False)
        if where is not None:
            await answers.show_score(interaction, context_of(interaction), where)

    @command("read", table=complete.TABLE)
    async def read(self, interaction: Interaction, what: What, table: str | None = None) -> None:
        """The table, my hand or the last trick as text for the ear."""
        mine = what == "hand"
        where = await resolve_table(
            interaction, table, Verb.HAND if mine else Verb.LAST, which.playing, seated=mine
        )
        if where is not None:
            await answers.read(interaction, context_of(interaction), where, what)

    @command("rules", game=complete.GAME, table=complete.TABLE)
    async def rules(
        self, interaction: Interaction, game: str | None = None, table: str | None = None
    ) -> None:
        """The rules of a game, else those of the table here, else those of the usual game."""
        context = context_of(interaction)
        if game is not None:
            named = await one_game(interaction, game)
            if named is not None:
                await answers.show_rules(interaction, context, default_rules(named))
            return
        try:
            where = await resolve_table(interaction, table, Verb.RULES, which.any_table, seated=False)
        except Refused:
            if table is not None:
                raise
            await answers.show_rules(interaction, context, default_rules())
        else:
            if where is not None:
                await answers.show_rules(interaction, context, where)

    @command("hint", costly=True, table=complete.TABLE)
    async def hint(
        self,
        interaction: Interaction,
        agreement: Literal["allow", "refuse"] | None = None,
        table: str | None = None,
    ) -> None:
        """Which card I should play; or agree, with all the others, that everybody may ask."""
        verb = {"allow": Verb.ALLOW_HINTS, "refuse": Verb.NO_HINTS}.get(agreement or "", Verb.HINT)
        where = await resolve_table(
            interaction, table, verb, which.to_move if agreement is None else which.playing
        )
        if where is not None and agreement is not None:
            request = requests.AllowHints() if agreement == "allow" else requests.RefuseHints()
            await answers.request(interaction, context_of(interaction), where, request)
        elif where is not None:
            await hints.hint(interaction, context_of(interaction), where)

    @command("verify", costly=True, match=complete.MATCH)
    async def verify(self, interaction: Interaction, match: str | None = None) -> None:
        """Whether every pack comes out of the committed seed, and the record as a file."""
        await show_shuffle(interaction, match)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Called by ``load_extension``."""
    await bot.add_cog(CardsCog(bot))
