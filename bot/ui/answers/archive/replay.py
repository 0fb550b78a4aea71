"""The replay of a deal of a finished match: its picture, and all of it in words behind a button (V-18)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from bot.log import get
from bot.pages.custom_ids import Verb, custom_id
from bot.pages.limits import LAYOUT_TEXT
from bot.pages.page import Animation, Button, Line, Page, Row, Text
from bot.pages.replay import DealReplay
from bot.render import drawing
from bot.render.film_queue import FilmQueueFull, StillDrawing
from bot.render.scenes.replay import Film, Format
from bot.tables.archive.finished import FinishedMatch
from bot.tables.archive.replay import replay as played_again
from bot.ui.answers.archive.find_match import document_of
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.match_summaries import parse_number

log = get(__name__)

_NAME: Final = "replay"
"""The name of the file. It is the same for all replays, so that it reveals nothing."""


async def show_replay(
    context: RequestContext,
    match: FinishedMatch,
    deal: str | None = None,
    trick: str | None = None,
    form: Format = Format.WEBP,
) -> None:
    """Answer with a moving picture of a deal of a finished match, or of one trick.

    ``deal`` and ``trick`` None mean the latest one. Raises ``Unclear``.
    """
    deal_replay, trick_number = await _find_deal(context, match, deal, trick)
    if not (await context.preferences()).pictures:
        await context.show(_in_words(deal_replay, trick_number))
        return
    working = await context.show(Page((Text(context.voice("replay-working")),)))
    await context.replace_page(await _draw(context, deal_replay, trick_number, form), working)


async def show_replay_words(
    context: RequestContext, match: FinishedMatch, deal: str | None, trick: str | None
) -> None:
    """Answer with the replay in words, in a message of its own. Raises ``Unclear``."""
    await context.show(_in_words(*await _find_deal(context, match, deal, trick)))


async def _find_deal(
    context: RequestContext, match: FinishedMatch, deal: str | None, trick: str | None
) -> tuple[DealReplay, int | None]:
    """The replay of the deal, and the number of the trick if one is named. Raises ``Unclear``."""
    document = await document_of(context, match)
    # This uses the processor only, and many deals take a while.
    again = await asyncio.to_thread(played_again, document)
    number = parse_number(deal, len(again.deals))
    if number is None:
        raise Unclear("reply-unknown-deal", deals=len(again.deals))
    deal_replay = DealReplay(context.voice, again, number)
    trick_number = None if trick is None else parse_number(trick, deal_replay.tricks)
    if trick is not None and trick_number is None:
        raise Unclear("reply-unknown-trick", tricks=deal_replay.tricks)
    return deal_replay, trick_number


async def _draw(context: RequestContext, deal_replay: DealReplay, trick: int | None, form: Format) -> Page:
    """The page with its picture once that is drawn, or with the reason why it cannot be drawn."""
    draw: Callable[[Film], bytes]
    if trick is None:
        name, alt = f"{_NAME}.{form}", deal_replay.alt
        draw = partial(drawing.film, form=form)
    else:
        name, alt = f"{_NAME}.webp", deal_replay.alt_of(trick)
        draw = partial(drawing.still, frame=deal_replay.frame_of(trick))
    voice = context.voice
    try:
        data = await context.bot.film_queue.draw(context.who.id, lambda: deal_replay.film, draw)
    except StillDrawing:
        return Page((Text(voice("reply-replay-running")),))
    except FilmQueueFull:
        return Page((Text(voice("reply-replay-busy")),))
    except Exception:
        log.exception("a replay could not be drawn, the words go alone", incident=context.incident)
        return _in_words(deal_replay, trick, context.with_incident(voice("reply-replay-failed")))
    words = custom_id(Verb.REPLAY_WORDS, deal_replay.replay.table.match, deal_replay.number, trick)
    row = Row((Button(words, voice("ui-button-replay-words")), *_other_deals(deal_replay)))
    return Page((Text(f"## {deal_replay.heading}"), Animation(name, alt, data), row))


def _in_words(deal_replay: DealReplay, trick: int | None, notice: str | None = None) -> Page:
    """A page with the heading, a notice, and the replay in words."""
    heading = "\n".join([f"## {deal_replay.heading}", *([] if notice is None else [notice])])
    words = deal_replay.words(LAYOUT_TEXT - len(heading)) if trick is None else deal_replay.words_of(trick)
    others = _other_deals(deal_replay)
    return Page((Text(heading), Line(), Text(words), *([Row(others)] if others else [])))


def _other_deals(deal_replay: DealReplay) -> tuple[Button, ...]:
    """The buttons for the deals before and after this one."""
    replay, number = deal_replay.replay, deal_replay.number
    return tuple(
        Button(
            custom_id(Verb.REPLAY, replay.table.match, other),
            deal_replay.voice("ui-button-replay-deal", deal=other),
        )
        for other in (number - 1, number + 1)
        if 1 <= other <= len(replay.deals)
    )
