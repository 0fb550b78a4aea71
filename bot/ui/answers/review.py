"""What each of a person's cards cost in a finished match. Only that person sees it."""

from __future__ import annotations

import asyncio

from bot.log import get
from bot.pages.page import Page, Text
from bot.pages.review import review_page
from bot.review.report import SeatReview, deals, judged, reviewed
from bot.tables.archive.finished import Finished, Sitting
from bot.tables.model.people import Person
from bot.ui.answers.context import context_of
from bot.ui.answers.match_records import asked_match
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import Unreachable, reply
from bot.ui.wire.showing import show, turn
from bot.workers import WorkFailed

log = get(__name__)


async def show_review(interaction: Interaction, own: str | None) -> None:
    """Answer with what each of the person's cards cost; ``own`` None means their latest match."""
    voice, match = await voice_of(interaction), await asked_match(interaction, own)
    if match is None:
        return
    who, context = interaction.user.id, context_of(interaction)
    sitting = _of(match, who)
    if sitting is None:
        await reply(interaction, voice("reply-review-not-yours"))
        return
    if who in context.reviewing:
        await reply(interaction, voice("reply-review-busy"))
        return
    context.reviewing.add(who)
    try:
        await show(interaction, Page((Text(voice("review-working")),)), context.painter)
        found = await _reviewed(interaction, match, sitting.seat)
        await _hand_over(interaction, review_page(voice, match, sitting, found))
    except WorkFailed as why:
        log.warning("a review was not worked out", match=match.match, reason=str(why))
        await turn(interaction, Page((Text(voice("reply-review-failed")),)), context.painter)
    finally:
        context.reviewing.discard(who)


def _of(match: Finished, person: int) -> Sitting | None:
    """The seat that a person had in a match."""
    return next(
        (one for one in match.sittings if isinstance(one.player, Person) and one.player.id == person), None
    )


async def _reviewed(interaction: Interaction, match: Finished, seat: int) -> SeatReview:
    """Every card is a piece of work of its own, so that computers who are to move need not wait for all."""
    worker_pool, guild = context_of(interaction).worker_pool, interaction.guild_id or 0
    found = []
    for dealt in await asyncio.to_thread(deals, match.events, seat):
        cards = [
            await worker_pool.work(guild, judged, match.match, dealt.number, choice)
            for choice in dealt.choices
        ]
        found.append(reviewed(dealt, cards))
    return SeatReview(seat, tuple(found))


async def _hand_over(interaction: Interaction, page: Page) -> None:
    """Where the asker wants their cards: in their direct messages, else, and if that fails, here."""
    context, who = context_of(interaction), interaction.user.id
    wishes, voice = await context.choices.of(who), await voice_of(interaction)
    if wishes.cards == "dm" and interaction.guild_id is not None:
        direct_messages = context.publisher.hands.direct_messages
        whole = page if wishes.pictures else page.unpictured
        try:
            letter = await direct_messages.deliver(who, whole, str(interaction.id))
        except Unreachable as error:
            log.info("a review comes here, not by direct message", error=type(error).__name__)
        else:
            page = page if letter is None else Page((Text(voice("review-sent")),))
    await turn(interaction, page, context.painter)
