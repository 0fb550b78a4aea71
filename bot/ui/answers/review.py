"""What each of a person's cards cost in a finished match. Only that person sees it."""

from __future__ import annotations

import asyncio

from bot.log import get
from bot.pages.page import Page, Text
from bot.pages.review import review_page
from bot.review.report import SeatReview, deals, judged, reviewed
from bot.tables.archive.finished import Finished, Sitting
from bot.tables.model.people import Person
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.wire.replies import Unreachable
from bot.workers import WorkFailed

log = get(__name__)


async def show_review(context: RequestContext, match: Finished) -> None:
    """Answer with what each of the person's cards cost in a finished match. Raises ``Unclear``."""
    who, reviewing = context.who.id, context.bot.reviewing
    sitting = _of(match, who)
    if sitting is None:
        raise Unclear("reply-review-not-yours")
    if who in reviewing:
        raise Unclear("reply-review-busy")
    reviewing.add(who)
    try:
        await context.show(Page((Text(context.voice("review-working")),)))
        found = await _reviewed(context, match, sitting.seat)
        await _hand_over(context, review_page(context.voice, match, sitting, found))
    except WorkFailed as why:
        log.warning("a review was not worked out", match=match.match, reason=str(why))
        await context.turn(Page((Text(context.voice("reply-review-failed")),)))
    finally:
        reviewing.discard(who)


def _of(match: Finished, person: int) -> Sitting | None:
    """The seat that a person had in a match."""
    return next(
        (one for one in match.sittings if isinstance(one.player, Person) and one.player.id == person), None
    )


async def _reviewed(context: RequestContext, match: Finished, seat: int) -> SeatReview:
    """Every card is a piece of work of its own, so that computers who are to move need not wait for all."""
    worker_pool, guild = context.bot.worker_pool, context.interaction.guild_id or 0
    found = []
    for dealt in await asyncio.to_thread(deals, match.events, seat):
        cards = [
            await worker_pool.work(guild, judged, match.match, dealt.number, choice)
            for choice in dealt.choices
        ]
        found.append(reviewed(dealt, cards))
    return SeatReview(seat, tuple(found))


async def _hand_over(context: RequestContext, page: Page) -> None:
    """Where the asker wants their cards: in their direct messages, else, and if that fails, here."""
    wishes = await context.preferences()
    if wishes.cards == "dm" and context.interaction.guild_id is not None:
        direct_messages = context.bot.publisher.hands.direct_messages
        whole = page if wishes.pictures else page.unpictured
        try:
            letter = await direct_messages.deliver(context.who.id, whole, context.cause)
        except Unreachable as error:
            log.info("a review comes here, not by direct message", error=type(error).__name__)
        else:
            page = page if letter is None else Page((Text(context.voice("review-sent")),))
    await context.turn(page)
