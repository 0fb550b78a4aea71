"""The personality of a computer that is to sit down: read from a menu or a command, and told to the host."""

from __future__ import annotations

from bot.computers.personalities import PERSONALITIES, Personality
from bot.pages.computers import NO_PERSONALITY
from bot.tables.model.errors import Refused, TableReason
from bot.text.catalogue import Voice
from bot.text.players import personality_text
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.wire.items import values


def chosen_personality(context: RequestContext) -> Personality | None:
    """The personality chosen in a menu; None for none. Raises ``Refused`` for an unknown one."""
    key = next(iter(values(context.interaction)), "")
    if key not in {NO_PERSONALITY, *PERSONALITIES}:
        raise Refused(TableReason.STALE)
    return PERSONALITIES.get(key)


def typed_personality(text: str | None) -> Personality | None:
    """The personality that a person typed, by its key or first name; None for none.

    Raises ``Unclear`` for an unknown one.
    """
    if text is None:
        return None
    typed = text.strip().casefold()
    found = (one for one in PERSONALITIES.values() if typed in {one.key, one.name.casefold()})
    personality = next(found, None)
    if personality is None:
        raise Unclear("reply-unknown-personality")
    return personality


def joined_text(voice: Voice, level: str, reason: str | None = None) -> str | None:
    """What the host is told when a computer of a level has sat down; None for the usual sentence.

    ``reason`` says why it has this level.
    """
    sentence = personality_text(voice, level)
    return f"{reason or voice('say-done-addcomputer')} {sentence}" if sentence else reason
