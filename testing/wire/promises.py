"""The end of a trial in which a promise does not hold."""

import sys


def require(promise: str, holds: bool, what: str) -> None:  # noqa: FBT001 - as assert
    """End the trial of a promise (F1, F6, …) with a line that says what does not hold, unless ``holds``."""
    if not holds:
        sys.exit(f"{promise} does not hold: {what}")
