"""Shared parts of the commands: a quick start, and a check of the pictures."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from bot.console.mistakes import Unusable


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
    """Raise ``Unusable`` if cards could not be shown. It is better to know that now than during a game."""
    from bot.render.decks import DECKS  # noqa: PLC0415 - verifying needs no pictures
    from bot.render.paint.stored import SpoiltPicture, check  # noqa: PLC0415 - verifying needs no pictures

    try:
        check(DECKS.values())
    except SpoiltPicture as problem:
        raise Unusable(str(problem)) from None
