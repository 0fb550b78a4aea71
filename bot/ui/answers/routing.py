"""The routing of buttons: each feature has its ``Buttons``, and ``handlers.HANDLERS`` collects them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from typing import TypeAlias

from bot.pages.ids import Press
from bot.tables.view import TableView
from bot.ui.answers.context import RequestContext
from bot.ui.answers.reach import reached

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

        If the person may not reach the table, ``reached`` raises ``Refused`` instead.
        """

        def note(handler: TableHandler) -> TableHandler:
            @wraps(handler)
            async def at_reached(context: RequestContext, pressed: Press) -> None:
                await handler(context, pressed, await reached(context, pressed.subject))
                await context.bot.publisher.note_press(context.interaction, pressed.subject)

            self.on(*verbs)(at_reached)
            return handler

        return note


def by_verb(features: Iterable[Buttons]) -> Mapping[str, Handler]:
    """All handlers by their verbs. Raises ``ValueError`` if two answer the same verb."""
    found: dict[str, Handler] = {}
    for buttons in features:
        _add(found, buttons.handlers)
    return found


def _add(handlers: dict[str, Handler], more: Mapping[str, Handler]) -> None:
    twice = handlers.keys() & more.keys()
    if twice:
        raise ValueError(", ".join(sorted(twice)))
    handlers.update(more)
