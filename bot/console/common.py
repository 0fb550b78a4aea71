"""What the commands share: a quick start, and a look at the pictures."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from bot.console.mistakes import Unusable


@contextmanager
def gc_paused() -> Iterator[None]:
    """For loading what then stays: the collector would look through all of it again and again, in vain."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def check_pictures() -> None:
    """Cards that could not be shown are better known now than in the middle of a game."""
    from bot.render.decks import DECKS  # noqa: PLC0415 - verifying needs no pictures
    from bot.render.paint.stored import SpoiltPicture, check  # noqa: PLC0415 - verifying needs no pictures

    try:
        check(DECKS.values())
    except SpoiltPicture as problem:
        raise Unusable(str(problem)) from None
