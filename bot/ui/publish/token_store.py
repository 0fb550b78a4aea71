"""The interaction tokens that edit a table's messages, stored for at most 15 minutes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from bot.log import get
from bot.store.base import Store, StoreError, Token

log = get(__name__)

TOKEN_LIVES: Final = 14 * 60 * 1000
"""The milliseconds for which a token is used. It lives 15 minutes; the last one is a margin for clock
differences."""
LATE: Final = 60 * 1000
"""The milliseconds within which a token is deleted after it has expired."""


class TokenStore:
    """Stores tokens, and deletes each one after it has expired (V-8). Then ``after_expiry`` is called.

    A failure of the store is logged: a message whose token is lost is edited by counted requests after a
    restart. ``now`` returns Unix milliseconds.
    """

    def __init__(self, store: Store, now: Callable[[], int], after_expiry: Callable[[], None]) -> None:
        self._tokens = store.tokens
        self._now = now
        self._after_expiry = after_expiry
        self._timer: asyncio.TimerHandle | None = None
        self._expiring: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to delete expired tokens, including those that an earlier process stored."""
        self._wait(0)

    async def close(self) -> None:
        """Stop. The next start deletes what has expired."""
        if self._timer is not None:
            self._timer.cancel()
        if self._expiring is not None:
            await asyncio.gather(self._expiring, return_exceptions=True)

    async def of_table(self, table: str) -> list[Token]:
        """The tokens of a table that have not expired. Raises ``StoreError``."""
        return await self._tokens.of_table(table, self._now())

    async def put(self, token: Token) -> None:
        """Store a token in place of the previous one of its slot."""
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
        self._timer = loop.call_later(max(0, milliseconds) / 1000, self._begin_to_expire)

    def _begin_to_expire(self) -> None:
        self._expiring = asyncio.get_running_loop().create_task(self._expire(), name="tokens")

    async def _expire(self) -> None:
        self._after_expiry()
        try:
            following = await self._tokens.expire(self._now())
        except StoreError as error:
            log.warning("tokens could not be deleted", reason=str(error))
            following = 0
        self._timer = None
        if following is not None:
            self._wait(max(LATE, following - self._now()))
