"""The menus by which a person chooses a computer: its personality, and its level."""

from __future__ import annotations

from typing import Final

from bot.computers import personalities, scale
from bot.computers.personalities import PERSONALITIES, Personality
from bot.pages.page import Choice, Menu
from bot.rules.rules import Rules
from bot.text.catalogue import Voice
from bot.text.players import level_name

NO_PERSONALITY: Final = "none"
"""What the menu of personalities sends for none."""


def personality_menu(voice: Voice, does: str, chosen: Personality | None) -> Menu:
    """The menu of personalities; ``does`` is its custom id. Nobody sits down by it."""
    none = Choice(NO_PERSONALITY, voice("ui-personality-none"))
    choices = [
        Choice(one.key, personality_label(voice, one), chosen=one is chosen) for one in PERSONALITIES.values()
    ]
    return Menu(does, voice("ui-personality-hint"), (none, *choices))


def personality_label(voice: Voice, personality: Personality) -> str:
    """A personality in one line: "Pina · saves her trumps"."""
    return voice(f"personality-{personality.key}")


def level_hint(voice: Voice, personality: Personality | None, key: str, **facts: str) -> str:
    """The hint of a menu of levels: the sentence ``key``, or another where a personality was chosen.

    ``facts`` are those of ``key``.
    """
    if personality is not None:
        return voice("ui-personality-level", player=personality.name)
    return voice(key, **facts)


def level_choices(voice: Voice, rules: Rules, personality: Personality | None = None) -> tuple[Choice, ...]:
    """The levels that a game offers, the weakest first, with a personality."""
    return tuple(
        Choice(personalities.named(one.name, personality), level_name(voice, rules, one.name))
        for one in scale.levels_of(rules)
    )
