"""Which game somebody means, who types its name, and which set of options."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules.code import options_in
from bot.rules.errors import ImpossibleRules
from bot.rules.games import Variant
from bot.rules.options import Teams
from bot.rules.presets import NEW_TABLE, Preset, preset_options
from bot.rules.variant import Rules
from bot.rules.variants import rules_from
from bot.text import narrate
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply

_PLAYERS_OF = {Teams.PAIRS: 4, Teams.TRIPLES: 6}
"""How many play where only the teams were named (R-21, R-22)."""


async def one_game(interaction: Interaction, name: str) -> Variant | None:
    """The game of a name; None when the asker was told that there is none, or several."""
    voice, found = await voice_of(interaction), narrate.games_named(name)
    if len(found) == 1:
        return found[0]
    if not found or len(found) == len(Variant):
        await reply(interaction, voice("reply-unknown-game"))
    else:
        names = voice.listed([narrate.game_name(voice, game) for game in found], "or")
        await reply(interaction, f"{voice('say-which-game')} {names}")
    return None


def wanted(preset: Preset | None, code: str | None, chosen: Mapping[str, object]) -> Rules:
    """The rules of a new table that a command asks for: what is named, then the code, then the preset.

    Raises ``ImpossibleRules``.
    """
    options = {**({} if code is None else options_in(code)), **chosen}
    teams = options.get("teams")
    if "players" not in options and teams in _PLAYERS_OF:
        options["players"] = _PLAYERS_OF[Teams(str(teams))]
    named = options if preset is None else preset_options(preset, options)
    return rules_from({**NEW_TABLE, **named})


def possible(preset: Preset | None, code: str | None, chosen: Mapping[str, object]) -> Rules | None:
    """As ``wanted``; None where it makes no game."""
    try:
        return wanted(preset, code, chosen)
    except ImpossibleRules:
        return None
