"""Which game is meant, where a name is that of several (rules.md §5): a menu, and what it does."""

from __future__ import annotations

from bot.pages.ids import Press, Verb, custom_id
from bot.pages.page import Choice, Menu, Page, Text
from bot.rules.games import Variant
from bot.tables.decisions.lobby import Setup
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.ui.answers.context import context_of
from bot.ui.answers.openings import Opening
from bot.ui.answers.table import open_table
from bot.ui.wire.items import on_press, values
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


def which_game_page(voice: Voice, opening: Opening, word: str) -> Page:
    """The games that a name may mean; the choice opens the table that was asked for under ``word``."""
    choices = tuple(
        Choice(game.value, narrate.game_label(voice, game, [rules.players]))
        for game, rules in opening.games.items()
    )
    words = voice("say-which-game")
    return Page((Text(words), Menu(custom_id(Verb.OPEN, word), words, choices)))


@on_press(Verb.OPEN)
async def _open(interaction: Interaction, pressed: Press) -> None:
    context, chosen = context_of(interaction), next(iter(values(interaction)), "")
    opening = context.openings.of(pressed.subject)
    rules = None if opening is None or chosen not in set(Variant) else opening.games.get(Variant(chosen))
    if opening is None or rules is None:
        await reply(interaction, (await voice_of(interaction))("say-ask-again"))
        return
    setup = Setup(rules, opening.access, opening.seating, opening.rated)
    await open_table(interaction, context, setup, tricks=opening.tricks, own_thread=opening.thread)
