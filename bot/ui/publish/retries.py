"""When something is tried again that Discord did not take, and what goes on meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.ui.wire.replies import is_hiccup
from bot.ui.wire.timeouts import DiscordUnavailable

FIRST_RETRY: Final = 1.0
"""Seconds from the beginning of a try that failed to the next one; each time twice as long."""
LONGEST_RETRY: Final = 60.0
LONGEST_HICCUP: Final = 3.0
"""As above, where the fault is Discord's or the network's: then everything is right again within ten seconds
of them, counting what a request may take (F6)."""
RETRIES: Final = 20
"""So many tries a second, of all tables and people together, are what an ailing Discord gets to see."""
BLOCKED: Final = 10 * 60 * 1000
"""Milliseconds without another try where we may not write: refusals count towards a ban of the host."""


def retry_after(failures: int, waiting: int, longest: float, took: float = 0.0) -> float:
    """Seconds before something is tried again that has failed so often before, with so many others waiting.

    ``took``: seconds that the try itself took. Whoever waited for an answer in vain has waited already.
    """
    pause: float = FIRST_RETRY * 2 ** min(failures, 6)
    return max(min(pause, longest) - took, waiting / RETRIES)


def longest_pause(error: BaseException) -> float:
    """Seconds that are waited at most before what failed in this way is tried again."""
    return LONGEST_HICCUP if is_hiccup(error) else LONGEST_RETRY


def pause_after(failed: Sequence[BaseException], failures: int, waiting: int, took: float) -> float:
    """Seconds before the first of some pieces of work that have just failed is tried again.

    ``failures``, ``waiting`` and ``took``: as for ``retry_after``. A limit that Discord told of is kept, and
    what waited for it does not come back all at once.
    """

    def pause(error: BaseException) -> float:
        usual = retry_after(failures, waiting, longest_pause(error), took)
        if isinstance(error, DiscordUnavailable) and error.wait > 0:
            return max(usual, error.wait + waiting / RETRIES)
        return usual

    return min(map(pause, failed))


def counts(error: BaseException) -> bool:
    """Whether a failure makes the next pause longer: a limit that lasts says itself when it is over."""
    return not (isinstance(error, DiscordUnavailable) and error.lasts)


async def one_by_one(*pieces: Callable[[], Awaitable[object]]) -> list[BaseException]:
    """Do pieces of work in turn. One that is put off for long by a limit does not keep the others waiting.

    Returns what put pieces off. Raises what a piece raises otherwise; then those after it are not done.
    """
    put_off: list[BaseException] = []
    for piece in pieces:
        try:
            await piece()
        except DiscordUnavailable as limit:
            if not limit.lasts:
                raise
            put_off.append(limit)
    return put_off
