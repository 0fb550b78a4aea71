"""The buttons of tournaments, whose handlers get the tournament."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import TypeAlias

from bot.pages.custom_ids import Press
from bot.tournaments.model.errors import EventRefused
from bot.tournaments.model.event import Event
from bot.ui.answers.context import RequestContext
from bot.ui.answers.routing import Buttons, Handler
from bot.ui.answers.tournaments.find_event import event_in_reach
from bot.ui.wire.replies import defer

EventHandler: TypeAlias = Callable[[RequestContext, Press, Event], Awaitable[None]]


def about_event(buttons: Buttons, *verbs: str) -> Callable[[EventHandler], Handler]:
    """Decorate the handler of buttons and menus whose subject is a tournament. It gets the tournament.

    If the person may not reach the tournament, ``event_in_reach`` raises ``EventRefused`` instead.
    """

    def note(handler: EventHandler) -> Handler:
        @wraps(handler)
        async def handle(context: RequestContext, press: Press) -> None:
            await handler(context, press, await event_in_reach(context, press.subject))

        return buttons.on(*verbs)(handle)

    return note


def at_event(buttons: Buttons, *verbs: str) -> Callable[[EventHandler], Handler]:
    """Decorate the handler of buttons on the message of a tournament. It gets the tournament.

    As ``about_event``, and the token of the press is kept: it updates the message, or takes the buttons from
    one of an earlier round, also where the press is refused.
    """

    def note(handler: EventHandler) -> Handler:
        @wraps(handler)
        async def handle(context: RequestContext, press: Press) -> None:
            event = await event_in_reach(context, press.subject)
            try:
                await handler(context, press, event)
            except EventRefused:
                if not context.in_private:
                    await defer(context.interaction)  # the refusal follows; the token can edit the message
                raise
            finally:
                if not context.in_ephemeral:  # else it was pressed on a page of one person
                    context.bot.tournaments.posts.note_press(context.interaction, event, press.decision)

        return buttons.on(*verbs)(handle)

    return note
