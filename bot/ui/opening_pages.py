"""Which game is meant, where a name is that of several (rules.md §5): a menu, and what it does."""

from __future__ import annotations

from bot.rules.games import Variant
from bot.tables.lobby import Setup
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.ui.answers import open_table
from bot.ui.ids import Press, Verb, custom_id
from bot.ui.items import on_press, values
from bot.ui.openings import Opening
from bot.ui.page import Choice, Menu, Page, Text
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say


def which_game_page(voice: Voice, opening: Opening, word: str) -> Page:
    """The games that a name may mean; the choice opens the table that was asked for under ``word``."""
    choices = tuple(
        Choice(game.value, f"{narrate.game_name(voice, game)}: {narrate.game_about(voice, game)}")
        for game in opening.games
    )
    words = voice("say-which-game")
    return Page((Text(words), Menu(custom_id(Verb.OPEN, word), words, choices)))


@on_press(Verb.OPEN)
async def _open(interaction: Asking, pressed: Press) -> None:
    parlour, chosen = parlour_of(interaction), next(iter(values(interaction)), "")
    opening = parlour.openings.of(pressed.subject)
    rules = None if opening is None or chosen not in set(Variant) else opening.games.get(Variant(chosen))
    if opening is None or rules is None:
        await say(interaction, (await voice_of(interaction))("say-ask-again"))
        return
    setup = Setup(rules, opening.access, opening.seating, opening.rated)
    await open_table(interaction, parlour, setup, own_thread=opening.thread)
