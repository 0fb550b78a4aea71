"""All pages in one place, and what tells whether a message is behind."""

from bot.ui.hand_pages import hand_page, more_page, tables_page, welcome_page
from bot.ui.lobby_pages import invitation_page, lobby_page
from bot.ui.options_page import options_page
from bot.ui.page import Page, layout
from bot.ui.table_pages import (
    closed_page,
    deal_page,
    finished_page,
    match_page,
    moved_page,
    public_page,
    table_page,
    trick_page,
    warning_page,
)

__all__ = [
    "closed_page",
    "deal_page",
    "finished_page",
    "hand_page",
    "invitation_page",
    "layout",
    "layout_key",
    "lobby_page",
    "match_page",
    "more_page",
    "moved_page",
    "options_page",
    "public_page",
    "table_page",
    "tables_page",
    "trick_page",
    "warning_page",
    "welcome_page",
]


def layout_key(page: Page) -> str:
    """Equal for pages that look the same, and only for those."""
    return page.key
