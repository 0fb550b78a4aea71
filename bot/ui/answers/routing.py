"""The routing of buttons: each feature has its ``Buttons``, and ``handlers.HANDLERS`` collects them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from typing import Final, TypeAlias

from bot.pages.custom_ids import Press
from bot.pages.page import Page, Text
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.text.refusals import refusal
from bot.ui.answers.context import RequestContext
from bot.ui.answers.reach import table_in_reach

_OF_OTHER_STAGES: Final = {
    TableReason.NOT_IN_LOBBY,
    TableReason.NOT_PLAYING,
    TableReason.MATCH_OVER,
    TableReason.TABLE_CLOSED,
}
Handler: TypeAlias = Callable[[RequestContext, Press], Awaitable[None]]
TableHandler: TypeAlias = Callable[[RequestContext, Press, TableView], Awaitable[None]]


class Buttons:
    """The handlers of a feature's buttons and menus, by verb."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler] = {}

    def on(self, *verbs: str) -> Callable[[Handler], Handler]:
        """Decorate the handler of some verbs. Raises ``ValueError`` if a verb has one already."""

        def note(handler: Handler) -> Handler:
            _add(self.handlers, dict.fromkeys(verbs, handler))
            return handler

        return note

    def at_table(self, *verbs: str) -> Callable[[TableHandler], TableHandler]:
        """Decorate the handler of buttons of a table. It gets the table as the person sees it.

        If the person may not reach the table, ``table_in_reach`` raises ``Refused`` instead. The refusal of
        what only another stage of the table allows replaces a page that the person alone sees: its other
        buttons would be refused, too.
        """

        def note(handler: TableHandler) -> TableHandler:
            @wraps(handler)
            async def handle(context: RequestContext, press: Press) -> None:
                table = await table_in_reach(context, press.subject)
                try:
                    await handler(context, press, table)
                except Refused as error:
                    if not _is_of_earlier_stage(context, table, error):
                        raise
                    await context.replace_page(Page((Text(refusal(context.voice, error)),)))
                await context.bot.publisher.note_press(context.interaction, press.subject)

            self.on(*verbs)(handle)
            return handler

        return note


def _is_of_earlier_stage(context: RequestContext, table: TableView, error: Refused) -> bool:
    """Whether an ephemeral page is of an earlier stage: a lobby, a match that is over, or an open table."""
    return context.in_ephemeral and table.stage is not Stage.LOBBY and error.reason in _OF_OTHER_STAGES


def by_verb(features: Iterable[Buttons]) -> Mapping[str, Handler]:
    """All handlers by their verbs. Raises ``ValueError`` if two answer the same verb."""
    handlers: dict[str, Handler] = {}
    for buttons in features:
        _add(handlers, buttons.handlers)
    return handlers


def _add(handlers: dict[str, Handler], new: Mapping[str, Handler]) -> None:
    duplicates = handlers.keys() & new.keys()
    if duplicates:
        raise ValueError(", ".join(sorted(duplicates)))
    handlers.update(new)
