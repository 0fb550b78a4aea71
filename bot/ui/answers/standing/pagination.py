"""The pages of long lists."""

from __future__ import annotations

from typing import Final

from bot.pages.custom_ids import Verb, custom_id
from bot.pages.page import Button, Part, Row, Text
from bot.text.catalogue import Voice

ROWS_PER_PAGE: Final = 10
"""The number of lines on a page."""
MOST_PAGES: Final = 1000
"""The greatest number of pages of a list. Nobody reads further, and counting rows costs time."""


def page_buttons(voice: Voice, verb: Verb, subject: str, page_number: int, *, more: bool) -> list[Part]:
    """The buttons to the previous and next page; none if there is only one."""
    if page_number == 1 and not more:
        return []
    back = Button(
        custom_id(verb, subject, max(1, page_number - 1)), voice("board-back"), enabled=page_number > 1
    )
    on = Button(
        custom_id(verb, subject, page_number + 1),
        voice("board-next"),
        enabled=more and page_number < MOST_PAGES,
    )
    return [Text(f"-# {voice('board-page', page=page_number)}"), Row((back, on))]
