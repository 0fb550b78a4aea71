"""Being forgotten: the question whether somebody means it, and what the buttons under it do."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from bot import names
from bot.log import get
from bot.pages.ids import Press, Verb, custom_id
from bot.pages.page import Button, Page, Row, Style, Text
from bot.store.base import StoreError
from bot.tables.archive import privacy
from bot.text import catalogue, names as text_names
from bot.text.catalogue import Voice
from bot.ui.answers.context import BotContext, RequestContext
from bot.ui.answers.person.preferences import MINE
from bot.ui.answers.routing import Buttons
from bot.ui.wire.replies import defer

log = get(__name__)

BUTTONS: Final = Buttons()

_ALIASES: Final = 2**62


def question_page(voice: Voice) -> Page:
    """What is deleted, and the buttons that do it or leave it. They act for whoever presses, as all do."""
    forget = Button(custom_id(Verb.FORGET_ME, MINE), voice("privacy-confirm"), Style.DANGER)
    keep = Button(custom_id(Verb.KEEP_ME, MINE), voice("privacy-keep"))
    return Page((Text(voice("privacy-ask")), Row((forget, keep))))


@BUTTONS.on(Verb.FORGET_ME)
async def _forget(context: RequestContext, _: Press) -> None:
    context.check_quota()
    await defer(context.interaction)  # all their logs are read
    await _forget_everywhere(context.bot, context.who.id)
    try:
        await context.turn(Page((Text(context.voice("privacy-done")),)))
    finally:
        context.bot.choices.forget(context.who.id)  # the answer has asked for them


async def _forget_everywhere(context: BotContext, who: int) -> None:
    """Leave nothing of a person: in the store, in its files, on tables, in memory. Raises ``StoreError``."""
    # Nothing leads from the alias back to the person.
    alias = -1 - secrets.randbelow(_ALIASES)
    publisher = context.publisher
    with publisher.forgetting(who):
        rewritten = partial(publisher.forget, person=who, alias=alias)
        await privacy.forget(context.store, context.tables, who, alias, rewritten)
    await context.painter.forget()
    names.forget()
    text_names.forget()
    catalogue.forget()
    try:
        whole = await context.store.scrub()
    except StoreError as error:
        # Their rows are gone; the next start, or the next who is forgotten, overwrites where these were.
        log.warning("somebody was forgotten; what was deleted is not overwritten yet", reason=str(error))
    else:
        log.info("somebody was forgotten", done=whole)


@BUTTONS.on(Verb.KEEP_ME)
async def _keep(context: RequestContext, _: Press) -> None:
    await context.turn(Page((Text(context.voice("privacy-kept")),)))
