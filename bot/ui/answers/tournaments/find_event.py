"""Finds the tournament that a command or button is about."""

from __future__ import annotations

from bot.pages.typed import values_typed
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.text.tournaments import entry_name
from bot.tournaments.decisions.hosting import Official
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Event
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.reach import can_see, manages_server


async def event_in_reach(context: RequestContext, event_id: str) -> Event:
    """A tournament that a person may know of: they take part, or they see its channel.

    Raises ``EventRefused`` if there is none.
    """
    event = await context.bot.tournaments.events.look(event_id.strip().lower())
    if context.who.id in event.people or can_see(context, event.place):
        return event
    raise EventRefused(EventReason.NO_EVENT)


async def _named_event(context: RequestContext, text: str) -> Event:
    """The tournament that a person named: a suggestion, or its title in full.

    Of those that are over it is the last one. Raises ``EventRefused`` if there is none, ``Unclear`` if there
    are several.
    """
    try:
        return await event_in_reach(context, text)
    except EventRefused:
        here, ended = await events_here(context), await ended_here(context)
        for events in (here, ended):
            titled = values_typed(((one.settings.title, one.id) for one in events), text)
            if titled and (len(titled) == 1 or events is ended):
                return next(one for one in events if one.id == titled[0])
            if titled:
                raise Unclear("event-which", titles=markdown(text.strip())) from None
        raise


async def events_here(context: RequestContext) -> list[Event]:
    """The tournaments of the server that a person may know of, those of this channel first."""
    guild = context.interaction.guild_id
    if guild is None:
        return []
    return _in_reach(context, await context.bot.tournaments.events.in_server(guild))


async def ended_here(context: RequestContext) -> list[Event]:
    """The last tournaments of the server that are over and that a person may know of, the last first.

    Those of this channel come before the others.
    """
    guild = context.interaction.guild_id
    if guild is None:
        return []
    return _in_reach(context, await context.bot.tournaments.events.ended_in_server(guild))


def _in_reach(context: RequestContext, events: list[Event]) -> list[Event]:
    """Those that a person may know of, those of this channel first."""
    seen = [one for one in events if context.who.id in one.people or can_see(context, one.place)]
    channel = context.interaction.channel_id
    return sorted(seen, key=lambda one: channel not in {one.place.channel, one.place.thread})


async def find_event(context: RequestContext, event: str | None) -> Event:
    """The tournament that is named; else the only one here, or the only one that the person takes part in.

    Raises ``EventRefused`` and ``Unclear``.
    """
    if event is not None:
        return await _named_event(context, event)
    return _only(context, await events_here(context))


async def find_event_or_last(context: RequestContext, event: str | None) -> Event:
    """As ``find_event``; without any, the last one that is over."""
    if event is not None:
        return await _named_event(context, event)
    return _only(context, await events_here(context) or (await ended_here(context))[:1])


async def find_event_with_rounds(context: RequestContext, event: str | None) -> Event:
    """As ``find_event``, among those that have begun; without any, the last one that is over.

    One that is open has no standings yet, so it is chosen only if there is no other.
    """
    if event is not None:
        return await _named_event(context, event)
    here = await events_here(context)
    begun = [one for one in here if one.rounds]
    return _only(context, begun or (await ended_here(context))[:1] or here)


def _only(context: RequestContext, found: list[Event]) -> Event:
    """The only one of some tournaments, or the only one that the person takes part in. Raises ``Unclear``."""
    mine = [one for one in found if one.entry_of(context.who.id) is not None]
    for candidates in (found, mine):
        if len(candidates) == 1:
            return candidates[0]
    if not found:
        raise Unclear("event-none")
    titles = context.voice.join([markdown(one.settings.title) for one in found], "or")
    raise Unclear("event-which", titles=titles)


def official(context: RequestContext) -> Official:
    """The person as somebody who acts for a tournament (T-16)."""
    return Official(context.who, manages_server(context))


def typed_entry(voice: Voice, event: Event, text: str) -> int:
    """The number of the entry that a person typed: a suggestion, its name, or that of one of its people.

    Raises ``Unclear`` if it is none, or several.
    """
    names = [(entry_name(voice.plain, one, plain=True), str(one.number)) for one in event.entries]
    members = [(each.name, str(one.number)) for one in event.entries for each in one.members]
    found = values_typed(names, text) or values_typed(members, text)
    if len(found) != 1:
        raise Unclear("reply-unknown-player")
    return int(found[0])


def entry_number(text: str) -> int:
    """The number of an entry or pairing that was chosen; 0, which none has, for anything else."""
    return int(text) if text.isdecimal() and len(text) < 6 else 0
