"""The pauses before something is tried again that Discord did not accept."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable
from bot.ui.wire.replies import is_hiccup

FIRST_RETRY: Final = 1.0
"""The seconds from the beginning of a failed try to the next one. They double each time."""
LONGEST_RETRY: Final = 60.0
LONGEST_HICCUP: Final = 3.0
"""The longest pause in seconds if the fault is Discord's or the network's. Everything is then right within
ten seconds of its end, including the duration of a request (F6)."""
RETRIES: Final = 20
"""The number of tries a second, of all tables, people and processes together, while Discord has a fault."""
BLOCKED: Final = 10 * 60 * 1000
"""The milliseconds without another try where the bot may not write, because refusals count towards a ban of
the host."""


def retry_after(failures: int, waiting: int, longest: float, took: float = 0.0) -> float:
    """The seconds before the next try of something that failed ``failures`` times.

    ``waiting`` is how many others wait to be tried again in all processes, ``longest`` the longest
    pause, and ``took`` the seconds that the try itself took, which count as waited.
    """
    pause: float = FIRST_RETRY * 2 ** min(failures, 6)
    return max(min(pause, longest) - took, waiting / RETRIES)


def longest_pause(error: BaseException) -> float:
    """The longest pause in seconds after a failure of this kind."""
    return LONGEST_HICCUP if is_hiccup(error) else LONGEST_RETRY


def pause_after(errors: Sequence[BaseException], failures: int, waiting: int, took: float) -> float:
    """The seconds before the next try of some work that has just failed.

    ``failures``, ``waiting`` and ``took`` are as for ``retry_after``. A rate limit is kept, and what waited
    for it does not all come back at once.
    """

    def pause(error: BaseException) -> float:
        usual = retry_after(failures, waiting, longest_pause(error), took)
        if isinstance(error, DiscordUnavailable) and error.wait > 0:
            return max(usual, error.wait + waiting / RETRIES)
        return usual

    return min(map(pause, errors))


def lengthens_pause(error: BaseException) -> bool:
    """Whether a failure makes the next pause longer. A rate limit does not: it says when it ends."""
    return not (isinstance(error, DiscordUnavailable) and error.lasts)


async def one_by_one(*pieces: Callable[[], Awaitable[object]]) -> list[BaseException]:
    """Run pieces of work in turn. A piece put off by a rate limit does not delay the others.

    The result is the errors that put pieces off. Raises any other error; then the pieces after it are not
    run.
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
