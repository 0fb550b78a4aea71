"""Which game is meant, where a name is that of several (rules.md §5): a menu, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.rules.code import code_of, rules_of
from bot.rules.variant import Rules
from bot.tables.errors import Refused, TableReason
from bot.tables.events import Access, Seating
from bot.tables.lobby import Setup
from bot.text import narrate
from bot.text.catalogue import Voice
from bot.ui.answers import open_table
from bot.ui.ids import Press, Verb, custom_id
from bot.ui.items import on_press, values
from bot.ui.page import Choice, Menu, Page, Text
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking

_SEATINGS: Final = tuple(Seating)
_ACCESSES: Final = tuple(Access)
_LONGEST: Final = 100
"""Characters of a menu's value (Discord)."""
_PARTS: Final = 4


def which_game_page(voice: Voice, games: Sequence[Rules], setup: Setup, *, thread: bool) -> Page:
    """The games that a name may mean; the choice opens the table."""
    how = (
        _ACCESSES.index(setup.access),
        _SEATINGS.index(setup.seating),
        int(setup.rated),
        int(thread),
    )
    choices = tuple(
        Choice(code, f"{narrate.game_name(voice, rules.variant)}: {narrate.game_about(voice, rules.variant)}")
        for rules in games
        if len(code := code_of(rules)) <= _LONGEST
    )
    words = voice("say-which-game")
    return Page((Text(words), Menu(custom_id(Verb.OPEN, "-".join(map(str, how))), words, choices)))


@on_press(Verb.OPEN)
async def _open(interaction: Asking, pressed: Press) -> None:
    chosen, how = values(interaction), pressed.subject.split("-")
    if not chosen or len(how) != _PARTS or not all(part.isdecimal() for part in how):
        raise Refused(TableReason.STALE)
    access, seating, rated, thread = (int(part) for part in how)
    setup = Setup(
        rules_of(chosen[0]),
        _ACCESSES[access % len(_ACCESSES)],
        _SEATINGS[seating % len(_SEATINGS)],
        bool(rated),
    )
    await open_table(interaction, parlour_of(interaction), setup, own_thread=bool(thread))
