"""The finished match that a command means."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.tables.door import Tables
from bot.tables.finished import Finished
from bot.tables.records import match_of, record_of
from bot.ui.finished import named_match
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import say
from bot.ui.suggestions import reachable

_T = TypeVar("_T")


async def asked_record(interaction: Asking, match: str | None) -> dict[str, Any] | None:
    """The record that is meant, else of the asker's latest match; None after having said so."""
    return await _asked(interaction, match, record_of)


async def asked_match(interaction: Asking, match: str | None) -> Finished | None:
    """The match that is meant, hidden cards and all, as for ``asked_record``."""
    return await _asked(interaction, match, match_of)


async def _asked(
    interaction: Asking, match: str | None, find: Callable[[Tables, str], Awaitable[_T | None]]
) -> _T | None:
    voice, wanted = await voice_of(interaction), await named_match(interaction, match)
    if wanted is None:
        await say(interaction, voice("reply-no-matches"))
        return None
    found = await find(parlour_of(interaction).tables, wanted)
    if found is None:
        running = [view.commitment for view in await reachable(interaction) if view.match == wanted]
        if running:
            await say(interaction, voice("reply-running-match", commitment=running[0]))
        else:
            await say(interaction, voice("reply-unknown-match"))
    return found
