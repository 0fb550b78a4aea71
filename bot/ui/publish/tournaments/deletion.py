"""The deletion of messages of a tournament that are no longer needed."""

from __future__ import annotations

from bot.log import get
from bot.store.base import Messages
from bot.store.rows import MessageRow
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender

log = get(__name__)


async def delete_message(post: MessageSender, messages: Messages, row: MessageRow, epoch: int) -> None:
    """Delete a message, then its note. A message that the bot may not delete any more stays where it is.

    Raises ``Unreachable`` if a later try may succeed, and ``StoreError``.
    """
    try:
        await post.remove(row.channel, row.message)
    except Unreachable as error:
        if is_hiccup(error):
            raise
        log.info("a message could not be deleted", table=row.table, error=type(error).__name__)
    await messages.drop(row.table, row.slot, epoch)
