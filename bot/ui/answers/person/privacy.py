"""Forgetting a person: the question whether they are sure, and the buttons under it."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from bot import names
from bot.log import get
from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.page import Button, Page, Row, Style, Text
from bot.store.errors import StoreError
from bot.store.leases import PartTask
from bot.tables.archive import privacy
from bot.text import catalogue, names as text_names, players
from bot.text.catalogue import Voice
from bot.tournaments import privacy as event_data
from bot.ui.answers.context import BotContext, RequestContext
from bot.ui.answers.person.preferences import MINE
from bot.ui.answers.routing import Buttons
from bot.ui.wire.replies import defer

log = get(__name__)

BUTTONS: Final = Buttons()

_ALIASES: Final = 2**62


def question_page(voice: Voice) -> Page:
    """A page that says what is deleted, with buttons to do it or not. They act for the person who presses."""
    forget = Button(custom_id(Verb.FORGET_ME, MINE), voice("privacy-confirm"), Style.DANGER)
    keep = Button(custom_id(Verb.KEEP_ME, MINE), voice("privacy-keep"))
    return Page((Text(voice("privacy-ask")), Row((forget, keep))))


@BUTTONS.on(Verb.FORGET_ME)
async def _forget(context: RequestContext, _: Press) -> None:
    context.check_quota()
    await defer(context.interaction)  # reading all their logs takes a while
    await _forget_everywhere(context.bot, context.who.id)
    try:
        await context.replace_page(Page((Text(context.voice("privacy-done")),)))
    finally:
        context.bot.choices.forget(context.who.id)  # the answer has loaded them again


async def _forget_everywhere(context: BotContext, who: int) -> None:
    """Remove a person everywhere: in the store, its files, at tables and in memory. Raises ``StoreError``."""
    # The alias is random, so nothing leads from it back to the person.
    alias = -1 - secrets.randbelow(_ALIASES)
    publisher = context.publisher
    await context.daily.remove_shared(who)
    tables = context.tables
    events = event_data.EventErasure(context.store, context.tournaments.events, tables.holding, who, alias)
    with publisher.forgetting(who):
        rewritten = partial(publisher.forget, person=who, alias=alias)
        await privacy.forget(context.store, tables, events, who, alias, rewritten)
    await _forget_in_memory(context)
    try:
        whole = await context.store.scrub()
    except StoreError as error:
        # Their rows are gone; the next start, or the next deletion of a person, overwrites the free space.
        log.warning("somebody was forgotten; what was deleted is not overwritten yet", reason=str(error))
    else:
        log.info("somebody was forgotten", done=whole)


async def forget_here(context: BotContext, part_task: PartTask) -> None:
    """Forget a person at the tables of one part, for another process. Raises ``StoreError``."""
    publisher, who = context.publisher, part_task.person
    with publisher.forgetting(who):
        rewritten = partial(publisher.forget, person=who, alias=part_task.alias)
        await privacy.forget_part(context.store, context.tables, part_task, rewritten)
    context.choices.forget(who)
    await _forget_in_memory(context)


async def forget_in_events(context: BotContext, part_task: PartTask) -> None:
    """Forget a person in the events of one part, for another process. Raises ``StoreError``."""
    await event_data.forget_part(context.store, context.tournaments.events, part_task)
    await _forget_in_memory(context)


async def _forget_in_memory(context: BotContext) -> None:
    await context.painter.forget()
    names.forget()
    text_names.forget()
    players.forget()
    catalogue.forget()


@BUTTONS.on(Verb.KEEP_ME)
async def _keep(context: RequestContext, _: Press) -> None:
    await context.replace_page(Page((Text(context.voice("privacy-kept")),)))
