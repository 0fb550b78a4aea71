"""Tables that are wanted, until it is said which game is meant: more may be asked than a button can carry."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.rules.games import Variant
from bot.rules.rules import Rules
from bot.tables.model.events import Access, Seating
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply

REMEMBERED: Final = 1_000
"""Questions; whoever answers one that was forgotten here, or asked before a restart, has to ask again."""


_NEEDED: Final = {"view_channel": "view", "send_messages": "send", "attach_files": "attach"}
_NEEDED_IN_THREADS: Final = {
    "view_channel": "view",
    "send_messages_in_threads": "threads",
    "attach_files": "attach",
}
"""What a table takes, by discord.py's names, with the ends of their keys in the catalogue."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What somebody asked for: the rules for each game that the name may mean, and the rest of the table."""

    games: Mapping[Variant, Rules]
    access: Access = Access.OPEN
    seating: Seating = Seating.RANDOM
    rated: bool = False
    thread: bool = False


class Openings:
    """The questions that wait for an answer, each under a word that nobody guesses."""

    def __init__(self) -> None:
        self._asked: OrderedDict[str, Opening] = OrderedDict()

    def note(self, opening: Opening) -> str:
        """Keep what somebody asked for; returns the word for it."""
        word = secrets.token_hex(8)
        self._asked[word] = opening
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return word

    def of(self, word: str) -> Opening | None:
        """What was asked for under a word; None when that is forgotten."""
        return self._asked.get(word)


async def has_room(interaction: Interaction) -> bool:
    """Whether the bot may show a table where a command was given; where not, say what it may not do there."""
    rights = interaction.app_permissions
    needed = _NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else _NEEDED
    lacking = [key for name, key in needed.items() if not getattr(rights, name)]
    if not lacking:
        return True
    voice = await voice_of(interaction)
    names = voice.listed([voice("permission-quoted", name=voice(f"permission-{key}")) for key in lacking])
    missing = voice("permission-missing", permissions=names, count=len(lacking))
    await reply(interaction, f"{voice('reply-no-room')} {missing}")
    return False
