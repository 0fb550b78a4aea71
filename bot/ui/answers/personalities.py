"""The personality of a computer that is to sit down: read from a menu or a command, and told to the host."""

from __future__ import annotations

from bot.computers.personalities import PERSONALITIES, Personality
from bot.pages.computers import NO_PERSONALITY
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import newest_computer
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.players import level_name, personality_text
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.wire.items import chosen_value


def chosen_personality(context: RequestContext) -> Personality | None:
    """The personality chosen in a menu; None for none. Raises ``Refused`` for an unknown one."""
    key = chosen_value(context.interaction)
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


def seated_facts(voice: Voice, table: TableView) -> dict[str, str]:
    """The name and the level of the newest computer, as ``say-done-addcomputer`` tells them."""
    _, newest = newest_computer(table.members)
    return {"player": markdown(newest.name), "level": level_name(voice, table.rules, newest.level)}


def seated_text(voice: Voice, table: TableView, reason: str | None) -> str:
    """What the host is told when a computer has sat down: who it is, its level, and how it likes to play.

    ``reason`` is said in place of name and level.
    """
    said = reason or voice("say-done-addcomputer", **seated_facts(voice, table))
    _, newest = newest_computer(table.members)
    liking = personality_text(voice, newest.level)
    return f"{said} {liking}" if liking else said
