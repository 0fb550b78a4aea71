"""The export of everything that is stored about a person, as a file or several."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

import msgspec

from bot.pages.limits import FILE
from bot.tables.archive import privacy
from bot.tournaments import privacy as event_data
from bot.ui.answers.context import RequestContext
from bot.ui.publish.removed_servers import SETTINGS_LIVE
from bot.ui.wire.replies import defer

_NAME: Final = "briscola-privacy.json"


async def show_export(context: RequestContext) -> None:
    """Answer with everything that is stored about the person.

    What is too large for one file comes in several, each in a message. Raises ``StoreError``.
    """
    await defer(context.interaction)  # reading all their logs takes a while
    bot, who, voice = context.bot, context.who.id, context.voice
    about = await privacy.export(bot.store, bot.tables, who)
    about["event_log"] = await event_data.export(bot.store, bot.tournaments.events, who)
    files = await asyncio.to_thread(_files, about, FILE)
    retention_note = f"\n-# {voice('privacy-how-long', days=SETTINGS_LIVE)}"
    for part, (name, data) in enumerate(files, 1):
        words = voice("privacy-export-ready")
        if len(files) > 1:
            words = f"{words} {voice('privacy-export-part', part=part, parts=len(files))}"
        await context.send_file(words, name, data, note=retention_note)


def _files(about: dict[str, Any], most: int) -> list[tuple[str, bytes]]:
    """The names and contents of files of at most ``most`` bytes that hold an export.

    Compressed only if it is too large, so that most people can read theirs as it comes. If that is too large
    as well, it is cut; programs that unpack files know the endings of the names.
    """
    data = msgspec.json.format(msgspec.json.encode(about), indent=1)
    if len(data) <= most:
        return [(_NAME, data)]
    packed = gzip.compress(data)
    name = f"{_NAME}.gz"
    if len(packed) <= most:
        return [(name, packed)]
    starts = range(0, len(packed), most)
    return [(f"{name}.{part:03}", packed[start : start + most]) for part, start in enumerate(starts, 1)]
