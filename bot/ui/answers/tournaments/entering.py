"""Entering a tournament and leaving it (T-2, T-6, T-7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.page import Page, Text, UserMenu
from bot.pages.tournaments.event import withdrawal_page
from bot.tables.model.people import Person
from bot.text.names import markdown
from bot.text.tournaments import entry_name, when
from bot.tournaments.decisions import arenas, entering
from bot.tournaments.decisions.checks import barred_until
from bot.tournaments.events import Decision
from bot.tournaments.model.errors import EventReason, EventRefused
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import TEAMS, Format
from bot.ui.answers.context import RequestContext
from bot.ui.answers.routing import Buttons
from bot.ui.answers.tournaments.event_buttons import about_event, at_event
from bot.ui.wire.items import chosen_users

BUTTONS: Final = Buttons()


async def act(context: RequestContext, event: Event, decide: Decision) -> Event:
    """Carry out a person's decision at a tournament; see ``Events.act`` for the errors."""
    return await context.bot.tournaments.events.act(event.id, decide, cause=context.cause)


async def enter(context: RequestContext, event: Event, partners: Sequence[Person]) -> None:
    """Enter a person, with partners if it is played in pairs or triples, and answer.

    The partners are invited by ``bot.ui.publish.tournaments.invitations``, which reads the log.
    """
    events = context.bot.tournaments.events
    asks = event.settings.side_size > 1 and not partners and event.entry_of(context.who.id) is None
    if asks:
        entering.check_room(event, events.moment.now)
    await _check_entry(context, event)
    if asks:
        await context.show(_partners_page(context, event))
        return
    members = [context.who, *partners]
    decide = partial(entering.enter, members=members, nonce=context.cause, now=events.moment.now)
    event = await act(context, event, decide)
    title, entry = markdown(event.settings.title), event.entry_of(context.who.id)
    if entry is not None and entry.waiting:
        names = context.voice.join([markdown(one.name) for one in partners])
        await context.say("event-entered-with", title=title, names=names)
    else:
        late = "event-entered-arena" if event.format is Format.ARENA else "event-entered-late"
        await context.say(late if event.stage is Stage.RUNNING else "event-entered", title=title)


async def _check_entry(context: RequestContext, event: Event) -> None:
    """Raise ``EventRefused`` if the person is barred, or lacks the role or matches that are needed (T-6)."""
    settings, who = event.settings, context.who.id
    if settings.role is not None:
        user = context.interaction.user
        roles = {role.id for role in user.roles} if isinstance(user, discord.Member) else set()
        if settings.role not in roles:
            raise EventRefused(EventReason.NO_ROLE, role=f"<@&{settings.role}>")
    store = context.bot.store
    if settings.matches and len(await store.results.history(who, settings.matches)) < settings.matches:
        raise EventRefused(EventReason.FEW_MATCHES, least=settings.matches)
    until = barred_until(await store.entrants.of(who, event.place.guild))
    if until is not None and until > context.bot.tournaments.events.moment.now:
        raise EventRefused(EventReason.BARRED, when=when(until + context.bot.tournaments.events.moment.ahead))


def _partners_page(context: RequestContext, event: Event) -> Page:
    settings = event.settings
    is_team = settings.format is Format.TEAM_MATCH and settings.side_size > TEAMS
    words = context.voice(
        "event-ask-team" if is_team else "event-ask-partners", title=markdown(settings.title)
    )
    menu = UserMenu(
        custom_id(Verb.ENTER_WITH, event.id),
        context.voice("event-partners-hint"),
        settings.side_size - 1,
    )
    return Page((Text(words), menu))


@at_event(BUTTONS, Verb.ENTER)
async def _enter(context: RequestContext, _: Press, event: Event) -> None:
    await enter(context, event, [])


@about_event(BUTTONS, Verb.ENTER_WITH)
async def _enter_with(context: RequestContext, _: Press, event: Event) -> None:
    partners = chosen_users(context.interaction)
    if any(one.is_bot for one in partners):
        raise EventRefused(EventReason.PARTNER_IS_BOT)
    await enter(context, event, [one.person for one in partners])


@about_event(BUTTONS, Verb.ENTER_ACCEPT)
async def _accept(context: RequestContext, _: Press, event: Event) -> None:
    await _check_entry(context, event)
    accept = partial(entering.accept, who=context.who, nonce=context.cause)
    await act(context, event, accept)
    await context.say("event-accepted", title=markdown(event.settings.title))


@about_event(BUTTONS, Verb.ENTER_DECLINE)
async def _decline(context: RequestContext, _: Press, event: Event) -> None:
    await withdraw_or_ask(context, event, "event-not-entered-then")


@at_event(BUTTONS, Verb.WITHDRAW)
async def _withdraw(context: RequestContext, _: Press, event: Event) -> None:
    await withdraw_or_ask(context, event)


@about_event(BUTTONS, Verb.WITHDRAW_SURE)
async def _withdraw_surely(context: RequestContext, _: Press, event: Event) -> None:
    await _leave(context, event)
    words = context.voice("event-withdrawn", title=markdown(event.settings.title))
    await context.replace_page(Page((Text(words),)))


async def withdraw_or_ask(context: RequestContext, event: Event, key: str = "event-withdrawn") -> None:
    """Withdraw a person's entry and answer; ask first if it plays in a tournament that has begun."""
    entry = event.entry_of(context.who.id)
    if event.stage is Stage.RUNNING and entry is not None and entry.plays:
        await context.show(withdrawal_page(context.voice, event))
        return
    await _leave(context, event)
    await context.say(key, title=markdown(event.settings.title))


async def _leave(context: RequestContext, event: Event) -> None:
    await act(context, event, partial(entering.withdraw, who=context.who))


@about_event(BUTTONS, Verb.COME_BACK)
async def _come_back(context: RequestContext, _: Press, event: Event) -> None:
    await act(context, event, partial(entering.come_back, who=context.who))
    await context.say("event-next" if event.format is Format.ARENA else "event-back")


@at_event(BUTTONS, Verb.ARENA_PAUSE, Verb.ARENA_NEXT)
async def _pause(context: RequestContext, press: Press, event: Event) -> None:
    """Want no match in an arena for a while, or the next one (T-15)."""
    pauses = press.verb == Verb.ARENA_PAUSE
    decide = partial(arenas.pause if pauses else arenas.go_on, who=context.who)
    event = await act(context, event, decide)
    is_free = any(context.who.id in entry.people for entry in arenas.free(event))
    await context.say(("event-paused" if is_free else "event-paused-later") if pauses else "event-next")


async def add_computer(context: RequestContext, event: Event, level: str) -> str:
    """Fill an entry with computers, for the host. Returns their names."""
    add = partial(entering.add_computers, level=level, nonce=context.cause)
    event = await act(context, event, add)
    return entry_name(context.voice, event.entries[-1])
