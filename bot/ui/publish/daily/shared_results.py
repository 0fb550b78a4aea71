"""The messages in which people have shared results of puzzles and deals."""

from __future__ import annotations

from collections.abc import Iterable

from bot.log import get
from bot.store.daily.shares import Shares
from bot.ui.wire.replies import Unreachable
from bot.ui.wire.sender import MessageSender

log = get(__name__)


async def remove_shared(post: MessageSender, parts: Iterable[Shares], person: int) -> None:
    """Delete the messages in which a person has shared results. Raises ``StoreError``."""
    for part in parts:
        for share in await part.shares_of(person):
            try:
                await post.remove(share.channel, share.message)
            except Unreachable as error:
                log.info("a shared result could not be deleted", error=type(error).__name__)
