"""Being forgotten: the question whether somebody means it, and what the buttons under it do."""

from __future__ import annotations

import secrets
from typing import Final

from bot.log import get
from bot.tables import privacy
from bot.text.catalogue import Voice
from bot.ui.ids import Press, custom_id
from bot.ui.items import on_press
from bot.ui.page import Button, Page, Row, Style, Text
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.replies import defer
from bot.ui.showing import turn
from bot.ui.wishes import MINE

log = get(__name__)

FORGET: Final = "forget-me"
KEEP: Final = "keep-me"
_ALIASES: Final = 2**62


def question_page(voice: Voice) -> Page:
    """What is deleted, and the buttons that do it or leave it. They act for whoever presses, as all do."""
    forget = Button(custom_id(FORGET, MINE), voice("privacy-confirm"), Style.DANGER)
    keep = Button(custom_id(KEEP, MINE), voice("privacy-keep"))
    return Page((Text(voice("privacy-ask")), Row((forget, keep))))


@on_press(FORGET)
async def _forget(interaction: Asking, pressed: Press) -> None:  # noqa: ARG001 - as every handler
    voice, parlour, who = await voice_of(interaction), parlour_of(interaction), interaction.user.id
    await defer(interaction)  # all their logs are read
    # Nothing leads from the alias back to the person.
    alias = -1 - secrets.randbelow(_ALIASES)
    await privacy.forget(parlour.store, parlour.tables, who, alias)
    parlour.choices.forget(who)
    log.info("somebody was forgotten")
    await turn(interaction, Page((Text(voice("privacy-done")),)), parlour.painter)


@on_press(KEEP)
async def _keep(interaction: Asking, pressed: Press) -> None:  # noqa: ARG001 - as every handler
    voice, parlour = await voice_of(interaction), parlour_of(interaction)
    await turn(interaction, Page((Text(voice("privacy-kept")),)), parlour.painter)
