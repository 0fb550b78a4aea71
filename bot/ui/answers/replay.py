"""The answer to whoever wants a deal of a finished match once more: its picture, and all of it in words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from bot.log import get
from bot.pages.limits import LAYOUT_TEXT
from bot.pages.page import Animation, Line, Page, Part, Text
from bot.pages.replay import DealReplay
from bot.render.paint.moving import Format, moving, still_bytes
from bot.render.projector import ProjectorBusy, StillDrawing
from bot.tables.archive.finished import Finished
from bot.tables.archive.records import written
from bot.tables.archive.replay import replay as played_again
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.match_digests import numbered

log = get(__name__)

_NAME: Final = "replay"
"""What the file is called: the same for all, so that the name tells nothing."""


async def show_replay(
    context: RequestContext,
    match: Finished,
    deal: str | None = None,
    trick: str | None = None,
    form: Format = Format.WEBP,
) -> None:
    """A deal of a finished match, moving; or one trick of it. What is not named is the latest."""
    voice, document = context.voice, await written(context.bot.tables, match)
    # Pure work of the processor: many deals take a while.
    again = await asyncio.to_thread(played_again, document)
    number = numbered(deal, len(again.deals))
    if number is None:
        raise Unclear("reply-unknown-deal", deals=len(again.deals))
    told = DealReplay(voice, again, number)
    wanted = None if trick is None else numbered(trick, told.tricks)
    if trick is not None and wanted is None:
        raise Unclear("reply-unknown-trick", tricks=told.tricks)
    if not (await context.preferences()).pictures:
        await context.show(_page(told, wanted))
        return
    working = await context.show(Page((Text(voice("replay-working")),)))
    await context.turn(await _drawn(context, told, wanted, form), working)


async def _drawn(context: RequestContext, told: DealReplay, trick: int | None, form: Format) -> Page:
    """The page with its picture once that is drawn, or what keeps it from being drawn."""
    draw: Callable[[], bytes]
    if trick is None:
        name, alt = f"{_NAME}.{form}", told.alt
        draw = partial(_moving, told, form)
    else:
        name, alt = f"{_NAME}.webp", told.alt_of(trick)
        draw = partial(_still, told, trick)
    voice = context.voice
    try:
        data = await context.bot.projector.draw(context.who.id, draw)
    except StillDrawing:
        return Page((Text(voice("reply-replay-running")),))
    except ProjectorBusy:
        return Page((Text(voice("reply-replay-busy")),))
    except Exception:
        log.exception("a replay could not be drawn, the words go alone")
        return _page(told, trick, Text(voice("reply-replay-failed")))
    return _page(told, trick, Animation(name, alt, data))


def _moving(told: DealReplay, form: Format) -> bytes:
    return moving(told.film, form)


def _still(told: DealReplay, trick: int) -> bytes:
    return still_bytes(told.film, told.frame_of(trick))


def _page(told: DealReplay, trick: int | None, *shown: Part) -> Page:
    """The heading, what is shown, and all of it in words."""
    heading = f"## {told.heading}"
    room = LAYOUT_TEXT - len(heading) - sum(len(part.words) for part in shown if isinstance(part, Text))
    words = told.words(room) if trick is None else told.words_of(trick)
    return Page((Text(heading), *shown, Line(), Text(words)))
