"""The tokens of interactions that edit messages of tables, in the store: none for longer than 15 minutes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bot.log import get
from bot.store.base import Store, StoreError, Token

log = get(__name__)

TOKEN_LIVES: Final = 14 * 60 * 1000
"""Milliseconds: an interaction's token lives 15 minutes; the last one is left for clocks that differ."""
LATE: Final = 60 * 1000
"""Milliseconds within which a token is deleted after it has ended."""


class KeptTokens:
    """Stores tokens, and deletes each when it has ended (V-8); ``ended`` is called then.

    What the store cannot take is told in the log: a message whose token is lost is edited at a cost after a
    restart. ``now`` gives Unix milliseconds.
    """

    def __init__(self, store: Store, now: Callable[[], int], ended: Callable[[], None]) -> None:
        self._tokens = store.tokens
        self._now = now
        self._ended = ended
        self._timer: asyncio.TimerHandle | None = None
        self._expiring: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to delete what ends, and what has ended since an earlier process stored it."""
        self._wait(0)

    async def close(self) -> None:
        """Stop; the next start deletes what has ended."""
        if self._timer is not None:
            self._timer.cancel()
        if self._expiring is not None:
            await asyncio.gather(self._expiring, return_exceptions=True)

    async def of_table(self, table: str) -> list[Token]:
        """The tokens of a table that have not ended. Raises ``StoreError``."""
        return await self._tokens.of_table(table, self._now())

    async def put(self, token: Token) -> None:
        """Store a token in the place of the one that its slot has."""
        try:
            await self._tokens.put(token)
        except StoreError as error:
            log.warning("a token could not be stored", table=token.table, reason=str(error))
        if self._timer is None:
            self._wait(token.until - self._now())

    async def drop(self, table: str, slot: str) -> None:
        """Forget the token of a slot. Raises ``StoreError``."""
        await self._tokens.drop(table, slot)

    def _wait(self, milliseconds: int) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0, milliseconds) / 1000, self._due)

    def _due(self) -> None:
        self._expiring = asyncio.get_running_loop().create_task(self._expire(), name="tokens")

    async def _expire(self) -> None:
        self._ended()
        try:
            following = await self._tokens.expire(self._now())
        except StoreError as error:
            log.warning("tokens could not be deleted", reason=str(error))
            following = 0
        self._timer = None
        if following is not None:
            self._wait(max(LATE, following - self._now()))
