"""The notes of what each table's message shows, so that it can be kept up to date after a restart."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from bot.pages.page import Page
from bot.store.rows import MessageRow
from bot.tables.model.table import Stage
from bot.tables.view import TableView

LOBBY: Final = "lobby"
"""The chapter of a lobby."""
_LATE: Final = "late"


class TableNote(NamedTuple):
    """What a table's message shows.

    - ``chapter``: the part of a table's life that the message covers, a lobby or a deal.
    - ``key`` and ``rest``: those of its page.
    - ``is_late``: whether it lacks its picture, which came too late (F5).
    """

    chapter: str
    key: str
    rest: str
    is_late: bool = False

    @classmethod
    def of(cls, row: MessageRow) -> Self:
        """The note of a message."""
        chapter, key, rest, late = [*row.shows.split(" "), "", "", ""][:4]
        return cls(chapter, key, rest, late == _LATE)

    @classmethod
    def on(cls, chapter: str, page: Page) -> Self:
        """The note of a page with its picture."""
        return cls(chapter, page.key, page.rest)

    @property
    def text(self) -> str:
        """The note as it is stored."""
        return " ".join((*self[:3], _LATE) if self.is_late else self[:3])

    def is_same_page(self, other: TableNote) -> bool:
        """Whether both notes are of one page, with its picture or without."""
        return self[:3] == other[:3]


def chapter_of(view: TableView) -> str:
    """The part of a table's life that one message covers: a lobby, or a deal."""
    if view.stage is Stage.LOBBY or view.view is None:
        return LOBBY
    return f"{view.match}.{view.view.number}"
