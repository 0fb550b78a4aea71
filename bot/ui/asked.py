"""The finished match that a command means."""

from __future__ import annotations

from typing import Any

from bot.tables.records import record_of
from bot.ui.finished import named_match
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say
from bot.ui.suggestions import reachable


async def asked_record(interaction: Asking, match: str | None) -> dict[str, Any] | None:
    """The record that is meant, else of the asker's latest match; None after having said so."""
    voice, wanted = await voice_of(interaction), await named_match(interaction, match)
    if wanted is None:
        await say(interaction, voice("reply-no-matches"))
        return None
    document = await record_of(parlour_of(interaction).tables, wanted)
    if document is None:
        running = [view.commitment for view in reachable(interaction) if view.match == wanted]
        if running:
            await say(interaction, voice("reply-running-match", commitment=running[0]))
        else:
            await say(interaction, voice("reply-unknown-match"))
    return document
