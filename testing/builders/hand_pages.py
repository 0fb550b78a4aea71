"""Whole hands, as a person sees them who has chosen nothing in their preferences."""

from typing import Any

from bot.pages.page import Page
from bot.pages.play.hand import hand_outline, with_hand_picture
from bot.tables.view import TableView
from bot.text.catalogue import Voice


def hand_page(voice: Voice, table: TableView, *, deck: str | None = None, **options: Any) -> Page:  # noqa: ANN401 - those of ``hand_outline``
    """The outline of a hand with its picture; ``options`` are those of ``hand_outline``."""
    return with_hand_picture(voice, table, hand_outline(voice, table, **options), deck)
