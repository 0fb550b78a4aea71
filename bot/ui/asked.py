"""The finished match that a command means."""

from __future__ import annotations

from typing import Any

from bot.tables.finished import Finished
from bot.tables.records import match_of, written
from bot.ui.finished import named_match
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.reach import reachable, reaches
from bot.ui.replies import say


async def asked_record(interaction: Asking, match: str | None) -> dict[str, Any] | None:
    """The record of the match that is meant, as for ``asked_match``."""
    found = await asked_match(interaction, match)
    return None if found is None else await written(parlour_of(interaction).tables, found)


async def asked_match(interaction: Asking, match: str | None) -> Finished | None:
    """The match that is meant, hidden cards and all, else the asker's latest.

    None after having said so where there is none, or none that they may be told of.
    """
    voice, wanted = await voice_of(interaction), await named_match(interaction, match)
    if wanted is None:
        await say(interaction, voice("reply-no-matches"))
        return None
    found = await match_of(parlour_of(interaction).tables, wanted)
    if found is not None and reaches(interaction, found.place, found.people):
        return found
    running = [view.commitment for view in await reachable(interaction) if view.match == wanted]
    if running:
        await say(interaction, voice("reply-running-match", commitment=running[0]))
    else:
        await say(interaction, voice("reply-unknown-match"))
    return None
