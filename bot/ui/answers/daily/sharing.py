"""Sharing the result of a day in a channel: the same for puzzles and for deals."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from bot.pages.page import Page
from bot.store.daily.shares import Share, Shares
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.wire.replies import open_answer
from bot.ui.wire.views import send_page


class SharePlace(NamedTuple):
    """Where a result of which day is shared."""

    guild: int
    channel: int
    day: date

    @classmethod
    def of(cls, context: RequestContext, day: date | None) -> SharePlace:
        """The place of a press. Raises ``Unclear`` outside of servers, and for a button without a day."""
        guild, channel = context.interaction.guild_id, context.interaction.channel_id
        if guild is None or channel is None or day is None:
            raise Unclear("reply-only-in-server")
        return cls(guild, channel, day)


async def has_shared(context: RequestContext, place: SharePlace, shares: Shares) -> bool:
    """Whether the person has shared their result of that day in this server."""
    known = await shares.shares(place.guild, place.day.isoformat())
    return any(share.person == context.who.id for share in known)


async def post_share(context: RequestContext, place: SharePlace, shares: Shares, page: Page) -> None:
    """Post a shared result in the channel, and note its message."""
    message, _ = await send_page(
        page, context.bot.painter, lambda ready: open_answer(context.interaction, **ready.new)
    )
    if message is not None:
        who, day = context.who, place.day.isoformat()
        await shares.share(Share(place.guild, day, who.id, who.name, place.channel, message))
