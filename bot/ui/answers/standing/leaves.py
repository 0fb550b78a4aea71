"""The leaves of long lists."""

from __future__ import annotations

from typing import Final

from bot.pages.ids import Verb, custom_id
from bot.pages.page import Button, Part, Row, Text
from bot.text.catalogue import Voice

ROWS: Final = 10
"""The number of lines on a leaf."""
LEAVES: Final = 1000
"""The greatest number of leaves of a list. Nobody reads further, and counting rows costs time."""


def leaf_buttons(voice: Voice, verb: Verb, subject: str, leaf: int, *, more: bool) -> list[Part]:
    """The buttons to the previous and next leaf; none if there is only one."""
    if leaf == 1 and not more:
        return []
    back = Button(custom_id(verb, subject, max(1, leaf - 1)), voice("board-back"), enabled=leaf > 1)
    on = Button(custom_id(verb, subject, leaf + 1), voice("board-next"), enabled=more and leaf < LEAVES)
    return [Text(f"-# {voice('board-page', page=leaf)}"), Row((back, on))]
