"""What is kept of a table's messages, and that nothing is left of a person who is forgotten."""

import asyncio

from bot.store.base import Store
from bot.ui.publish.table_messages import EditableMessage, TableMessages, here_slot
from bot.ui.publish.token_store import TOKEN_LIVES, TokenStore

TABLE, PERSON, ALIAS = "t1", 7, -1


async def test_a_hand_that_is_being_shown_leaves_no_token_of_who_is_forgotten_meanwhile(store: Store) -> None:
    """The token is kept once Discord has the answer, under the lock of the hand's slot."""
    messages = TableMessages(TABLE, store, TokenStore(store, lambda: 0, lambda: None), lambda: 0)
    slot = here_slot(PERSON)
    async with messages.lock(slot):
        forgetting = asyncio.create_task(messages.forget(PERSON, ALIAS, private=False))
        for _ in range(20):
            await asyncio.sleep(0)
        await messages.put_token(slot, EditableMessage("token", None, 1, TOKEN_LIVES))
    await forgetting
    assert messages.live == {}
    assert await store.tokens.of_table(TABLE, 0) == []
