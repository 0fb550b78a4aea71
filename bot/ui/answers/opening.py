"""Opening a table: the choice of the game, the check of the channel, and the answer.

Several games can share a name (rules.md §5). Then a menu asks which one is meant.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from bot import computers
from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.page import Choice, Menu, Page, Text
from bot.rules.errors import ImpossibleRules
from bot.rules.games import Variant
from bot.rules.notation.option_code import options_in
from bot.rules.notation.plain_data import rules_from
from bot.rules.notation.presets import NEW_TABLE, Preset, preset_options
from bot.rules.options import Teams
from bot.rules.rules import Rules
from bot.tables.decisions.lobby import Setup
from bot.tables.model.events import Access
from bot.tables.model.requests import Start
from bot.text.catalogue import Voice
from bot.text.game.names import find_games, game_label, game_name
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import AlreadyAnswered, Unclear
from bot.ui.answers.pending_openings import PendingOpening
from bot.ui.answers.play.table import open_table
from bot.ui.answers.routing import Buttons
from bot.ui.wire.items import chosen_value

BUTTONS: Final = Buttons()

_PLAYERS_OF: Final = {Teams.PAIRS: 4, Teams.TRIPLES: 6}
"""The number of players if a person named only the teams (R-21, R-22)."""
_RIGHTS: Final = {"view_channel": "view", "send_messages": "send", "attach_files": "attach"}
RIGHTS_IN_THREADS: Final = {
    "view_channel": "view",
    "send_messages_in_threads": "threads",
    "attach_files": "attach",
}
"""The permissions that a table needs, by discord.py's names, with the ends of their keys in the catalogue."""
_ALONE: Final[Mapping[str, object]] = {"turn_clock": "off"}
"""The defaults of a new table in direct messages: nobody waits there (V-20)."""
_TUTOR_RULES: Final = Rules(target=1, turn_clock=None)
"""The tutor's table: a single deal for two without a turn clock."""


# Where a table may stand -----------------------------------------------------------------------------------


async def check_room(context: RequestContext) -> None:
    """Check that the bot may show a table in the channel of the command.

    Else say which permission is missing. Raises ``Unclear`` or ``AlreadyAnswered``.
    """
    interaction = context.interaction
    if context.in_own_dms:
        return
    if interaction.guild_id is None:
        raise Unclear("reply-only-in-server")
    rights_needed = RIGHTS_IN_THREADS if isinstance(interaction.channel, discord.Thread) else _RIGHTS
    await check_rights(context, interaction.app_permissions, rights_needed)


async def check_rights(
    context: RequestContext, rights: discord.Permissions, needed: Mapping[str, str] = _RIGHTS
) -> None:
    """Check that the bot has the rights that it needs in a channel.

    Else say which permission is missing. Raises ``AlreadyAnswered``.
    """
    voice = context.voice
    lacking = lacking_rights(rights, needed)
    if lacking:
        names = voice.join([voice("quoted", name=voice(f"permission-{key}")) for key in lacking])
        missing = voice("permission-missing", permissions=names, count=len(lacking))
        await context.reply(f"{voice('reply-no-room')} {missing}")
        raise AlreadyAnswered


def lacking_rights(rights: discord.Permissions, needed: Mapping[str, str]) -> list[str]:
    """The ends of the keys of the permissions that are needed and lacking."""
    return [key for name, key in needed.items() if not getattr(rights, name)]


# Which game ------------------------------------------------------------------------------------------------


async def find_game(context: RequestContext, name: str) -> Variant:
    """The game of a name.

    Raises ``Unclear`` if there is none, ``AlreadyAnswered`` after asking if there are several.
    """
    voice, games = context.voice, find_games(name)
    if len(games) == 1:
        return games[0]
    if not games or len(games) == len(Variant):
        raise Unclear("reply-unknown-game")
    names = voice.join([game_name(voice, game) for game in games], "or")
    await context.reply(f"{voice('say-which-game')} {names}")
    raise AlreadyAnswered


def new_table_rules(
    context: RequestContext, preset: Preset | None, code: str | None, choices: Mapping[str, object]
) -> Rules:
    """The rules of a new table: the options named, then those of the code, then those of the preset.

    Raises ``ImpossibleRules``.
    """
    options = {**({} if code is None else options_in(code)), **choices}
    teams = options.get("teams")
    if "players" not in options and teams in _PLAYERS_OF:
        options["players"] = _PLAYERS_OF[Teams(str(teams))]
    options_named = options if preset is None else preset_options(preset, options)
    return rules_from({**(_ALONE if context.in_own_dms else NEW_TABLE), **options_named})


def possible_rules(
    context: RequestContext, preset: Preset | None, code: str | None, choices: Mapping[str, object]
) -> Rules | None:
    """The rules as of ``new_table_rules``; None if no game can have them."""
    try:
        return new_table_rules(context, preset, code, choices)
    except ImpossibleRules:
        return None


async def ask_which(context: RequestContext, opening: PendingOpening) -> None:
    """Ask which of several games is meant. The choice opens the table."""
    word = context.bot.pending_openings.note(opening)
    await context.show(which_game_page(context.voice, opening, word))


def which_game_page(voice: Voice, opening: PendingOpening, word: str) -> Page:
    """A page with the games that a name may mean. The choice opens the table stored under ``word``."""
    choices = tuple(
        Choice(game.value, game_label(voice, game, [rules.players])) for game, rules in opening.games.items()
    )
    words = voice("say-which-game")
    return Page((Text(words), Menu(custom_id(Verb.OPEN, word), words, choices)))


@BUTTONS.on(Verb.OPEN)
async def _open(context: RequestContext, press: Press) -> None:
    value = chosen_value(context.interaction)
    opening = context.bot.pending_openings.get(press.subject)
    rules = None if opening is None or value not in set(Variant) else opening.games.get(Variant(value))
    if opening is None or rules is None:
        raise Unclear("say-ask-again")
    setup = Setup(rules, opening.access, opening.seating, opening.rated)
    await open_table(context, setup, tricks=opening.tricks, own_thread=opening.thread)


# The tutor -------------------------------------------------------------------------------------------------


async def open_tutor_table(context: RequestContext) -> None:
    """Open a table for a first deal against a computer, with explanations, and start it."""
    await check_room(context)
    view = await open_table(context, Setup(_TUTOR_RULES, Access.INVITED, computers=computers.TUTOR))
    await context.bot.tables.act(view.id, context.who, Start(), cause=f"{context.cause}.Start")
    if view.place.private:
        await context.say("tutor-begins")  # the hand replaces the lobby
    else:
        await context.show_hand(view.id, context.voice("tutor-begins"))
