"""The interaction tokens that edit a table's messages, stored for at most 15 minutes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.log import get
from bot.repeated_task import RepeatedTask
from bot.store.base import Store
from bot.store.errors import StoreError
from bot.store.rows import Token

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
        self._task = RepeatedTask("tokens", self._expire)

    def start(self) -> None:
        """Begin to delete expired tokens, including those that an earlier process stored."""
        self._task.start()

    async def close(self) -> None:
        """Stop. The next start deletes what has expired."""
        await self._task.close()

    async def of_table(self, table: str) -> list[Token]:
        """The tokens of a table that have not expired. Raises ``StoreError``."""
        return await self._tokens.of_table(table, self._now())

    async def put(self, token: Token) -> None:
        """Store a token in place of the previous one of its slot."""
        try:
            await self._tokens.put(token)
        except StoreError as error:
            log.warning("a token could not be stored", table=token.table, reason=str(error))

    async def drop(self, table: str, slot: str) -> None:
        """Forget the token of a slot. Raises ``StoreError``."""
        await self._tokens.drop(table, slot)

    async def _expire(self) -> float:
        """Delete what has expired. Returns the seconds until more may expire: no token lives longer."""
        self._after_expiry()
        now = self._now()
        following = await self._tokens.expire(now)
        return max(LATE, TOKEN_LIVES if following is None else following - now) / 1000
