"""When a table is shown again that could not be shown."""

from __future__ import annotations

from typing import Final

from bot.ui.replies import is_hiccup

FIRST_RETRY: Final = 1.0
"""Seconds from the beginning of a try that failed to the next one; each time twice as long."""
LONGEST_RETRY: Final = 60.0
LONGEST_HICCUP: Final = 3.0
"""As above, where the fault is Discord's or the network's: then everything is right again within ten seconds
of them, counting what a request may take (F6)."""
RETRIES: Final = 20
"""So many tries a second, of all tables together, are what an ailing Discord gets to see."""
BLOCKED: Final = 10 * 60 * 1000
"""Milliseconds without another try where we may not write: refusals count towards a ban of the host."""


def retry_after(failures: int, waiting: int, longest: float, took: float = 0.0) -> float:
    """Seconds before a table is tried again that has failed so often before, with so many others waiting.

    ``took``: seconds that the try itself took. Whoever waited for an answer in vain has waited already.
    """
    pause: float = FIRST_RETRY * 2 ** min(failures, 6)
    return max(min(pause, longest) - took, waiting / RETRIES)


def longest_pause(error: BaseException) -> float:
    """Seconds that are waited at most before what failed in this way is tried again."""
    return LONGEST_HICCUP if is_hiccup(error) else LONGEST_RETRY
