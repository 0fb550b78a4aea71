"""The finished match that a command means."""

from __future__ import annotations

from typing import Any

from bot.tables.archive.finished import Finished
from bot.tables.archive.records import match_of, written
from bot.ui.answers.context import context_of
from bot.ui.answers.finished_matches import match_id_or_latest
from bot.ui.answers.reach import reachable, reaches
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply


async def find_record(interaction: Interaction, match: str | None) -> dict[str, Any] | None:
    """The record of the match that is meant, as for ``asked_match``."""
    found = await asked_match(interaction, match)
    return None if found is None else await written(context_of(interaction).tables, found)


async def asked_match(interaction: Interaction, match: str | None) -> Finished | None:
    """The match that is meant, hidden cards and all, else the asker's latest.

    None after having said so where there is none, or none that they may be told of.
    """
    voice, wanted = await voice_of(interaction), await match_id_or_latest(interaction, match)
    if wanted is None:
        await reply(interaction, voice("reply-no-matches"))
        return None
    found = await match_of(context_of(interaction).tables, wanted)
    if found is not None and reaches(interaction, found.place, found.people):
        return found
    running = [view.commitment for view in await reachable(interaction) if view.match == wanted]
    if running:
        await reply(interaction, voice("reply-running-match", commitment=running[0]))
    else:
        await reply(interaction, voice("reply-unknown-match"))
    return None
