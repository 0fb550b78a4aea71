"""The system's Chromium: where it is, how it is started, and what a program prints that looked through it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")


def executable() -> str | None:
    """The path of the system's Chromium; None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def print_verdict(wrong: Sequence[str], what: str, folder: Path) -> None:
    """Print that something was lived through, or end with exit code 1 and what did not hold."""
    if wrong:
        sys.exit("\n".join(["something does not hold:", *wrong]))
    print(f"{what} lived through; look at {folder}")
