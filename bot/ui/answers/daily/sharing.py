"""Sharing the result of a day in a channel: the same for puzzles and for deals."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from bot.pages.page import Page
from bot.store.daily.shares import Share, Shares
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.wire.replies import open_answer
from bot.ui.wire.sender import nonce_for
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


async def post_share(
    context: RequestContext, place: SharePlace, shares: Shares, page: Page, again: str
) -> None:
    """Post a shared result in the channel, once in a server, and note its message.

    Raises ``Unclear`` with the key ``again`` if the person has shared it in this server before.
    """
    who, day = context.who, place.day.isoformat()
    name = nonce_for(again, place.guild, day, who.id)
    # Of two presses the second one waits until the message of the first one is noted.
    async with context.bot.sharing.of(name):
        if any(share.person == who.id for share in await shares.shares(place.guild, day)):
            raise Unclear(again)
        message, _ = await send_page(
            page, context.bot.painter, lambda ready: open_answer(context.interaction, **ready.new)
        )
        is_answer = message is not None
        if message is None:  # the press has been acknowledged meanwhile, so no answer to it can be open
            message = await context.bot.daily.send_shared(place.channel, page, name)
        await shares.share(Share(place.guild, day, who.id, who.name, place.channel, message))
    if not is_answer:
        await context.say("say-shared")
