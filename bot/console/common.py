"""Shared parts of the commands: a quick start, a check of the pictures, and numbers of things."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from bot.console.command_errors import CommandFailed


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause the garbage collector while objects are loaded that stay: it would search them in vain."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def check_pictures() -> None:
    """Raise ``CommandFailed`` if cards could not be shown. Better now than during a game."""
    from bot.render.decks import DECKS  # noqa: PLC0415 - verifying needs no pictures
    from bot.render.stored import SpoiltPicture, check  # noqa: PLC0415 - verifying needs no pictures

    try:
        check(DECKS.values())
    except SpoiltPicture as problem:
        raise CommandFailed(str(problem)) from None


def quantity(number: int, one: str, many: str) -> str:
    """A number of things in English: "1 match", "2 matches"."""
    return f"{number} {one if number == 1 else many}"
