"""Which handler answers which button: each feature has its ``Buttons``, ``handlers.HANDLERS`` has all."""

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
    """What the buttons and menus of a feature do: a handler for each verb."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler] = {}

    def on(self, *verbs: str) -> Callable[[Handler], Handler]:
        """Have a function answer the presses of some verbs; a verb has one handler only (ValueError)."""

        def note(handler: Handler) -> Handler:
            _add(self.handlers, dict.fromkeys(verbs, handler))
            return handler

        return note

    def at_table(self, *verbs: str) -> Callable[[TableHandler], TableHandler]:
        """As ``on``, for buttons of a table, which the function gets as the person sees it.

        For a person who may not reach the table there is none: ``reached`` raises ``Refused``.
        """

        def note(handler: TableHandler) -> TableHandler:
            @wraps(handler)
            async def at_reached(context: RequestContext, pressed: Press) -> None:
                await handler(context, pressed, await reached(context, pressed.subject))
                await context.bot.publisher.pressed(context.interaction, pressed.subject)

            self.on(*verbs)(at_reached)
            return handler

        return note


def by_verb(features: Iterable[Buttons]) -> Mapping[str, Handler]:
    """All handlers by their verbs; ValueError where two answer the same verb."""
    found: dict[str, Handler] = {}
    for buttons in features:
        _add(found, buttons.handlers)
    return found


def _add(handlers: dict[str, Handler], more: Mapping[str, Handler]) -> None:
    twice = handlers.keys() & more.keys()
    if twice:
        raise ValueError(", ".join(sorted(twice)))
    handlers.update(more)
