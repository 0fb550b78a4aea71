"""The review of a finished match: what each of a person's cards cost. Only that person sees it.

Results are remembered for a while by match and seat, so that looking again costs nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.log import get
from bot.pages.help import sorry_page
from bot.pages.page import Page, Text
from bot.pages.review import review_deals_page, review_page
from bot.review.report import SeatReview, deal_review, deals, review_card
from bot.tables.archive.badges import feat_of_review
from bot.tables.archive.finished import FinishedMatch, Sitting
from bot.tables.model.people import Person
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.wire.replies import Unreachable
from bot.workers import WorkFailed

log = get(__name__)


async def show_review(context: RequestContext, match: FinishedMatch) -> None:
    """Answer with what the person's cards cost in a finished match. Raises ``Unclear``."""
    sitting = _sitting_of(match, context.who.id)

    async def hand_over(review: SeatReview, working: int | None) -> None:
        await _hand_over(context, review_page(context.voice, match, sitting, review), working)

    await _work_out(context, match, sitting, hand_over)


async def show_review_deals(context: RequestContext, match: FinishedMatch) -> None:
    """Answer with the review deal by deal, in a message of its own. Raises ``Unclear``."""
    sitting = _sitting_of(match, context.who.id)

    async def replace(review: SeatReview, working: int | None) -> None:
        await context.replace_page(review_deals_page(context.voice, match, sitting, review), working)

    await _work_out(context, match, sitting, replace)


def _sitting_of(match: FinishedMatch, person: int) -> Sitting:
    """The person's sitting in a match. Raises ``Unclear`` if they had no seat."""
    for one in match.sittings:
        if isinstance(one.player, Person) and one.player.id == person:
            return one
    raise Unclear("reply-review-not-yours")


async def _work_out(
    context: RequestContext,
    match: FinishedMatch,
    sitting: Sitting,
    answer: Callable[[SeatReview, int | None], Awaitable[None]],
) -> None:
    """Say that the review takes a moment, then call ``answer`` with it and the id of that message.

    Raises ``Unclear`` if the person still waits for another review.
    """
    who, reviewing, reviews = context.who.id, context.bot.reviewing, context.bot.reviews
    if who in reviewing:
        raise Unclear("reply-review-busy")
    reviewing.add(who)
    working: int | None = None
    try:
        working = await context.show(Page((Text(context.voice("review-working")),)))
        review = reviews.get((match.match, sitting.seat))
        if review is None:
            review = await _review_seat(context, match, sitting.seat)
            feat = feat_of_review(match, sitting, review.cost) if review.cards else None
            await context.bot.store.standing.add_feats([feat] if feat else [], every=())
            # Kept only now: a review that is kept adds no feat.
            reviews[match.match, sitting.seat] = review
        await answer(review, working)
    except WorkFailed as why:
        incident = context.incident
        log.warning("a review was not worked out", match=match.match, incident=incident, reason=str(why))
        await context.replace_page(
            sorry_page(context.voice, context.voice("reply-review-failed"), incident), working
        )
    except Exception:  # raised again below: this message must not say for ever that it takes a moment
        # The reason follows in a message of its own. The preferences are not read: the store may have failed.
        page = Page((Text(context.voice("reply-review-failed")),))
        with suppress(*Unreachable):
            await context.bot.answers.replace(context.interaction, page, working)
        raise
    finally:
        reviewing.discard(who)


async def _review_seat(context: RequestContext, match: FinishedMatch, seat: int) -> SeatReview:
    """The review of a seat.

    Each card is a job of its own, so that computers to move need not wait for all.
    """
    worker_pool, guild = context.bot.worker_pool, context.interaction.guild_id or 0
    reviews = []
    for deal in await asyncio.to_thread(deals, match.events, seat):
        cards = [
            await worker_pool.work(guild, review_card, match.match, deal.number, choice)
            for choice in deal.choices
        ]
        reviews.append(deal_review(deal, cards))
    return SeatReview(seat, tuple(reviews))


async def _hand_over(context: RequestContext, page: Page, working: int | None) -> None:
    """Send the page by direct message if the person gets their cards there, else (or if that fails) here."""
    wishes = await context.preferences()
    if wishes.cards == "dm" and context.interaction.guild_id is not None:
        direct_messages = context.bot.publisher.hands.direct_messages
        dm_page = page if wishes.pictures else page.without_picture
        try:
            message = await direct_messages.deliver(context.who.id, dm_page, context.cause)
        except Unreachable as error:
            log.info("a review comes here, not by direct message", error=type(error).__name__)
        else:
            page = page if message is None else Page((Text(context.voice("review-sent")),))
    await context.replace_page(page, working)
