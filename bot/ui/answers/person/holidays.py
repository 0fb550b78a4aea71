"""Holidays, for games by post: how many days are left, taking them, and coming back early."""

from __future__ import annotations

from typing import Final

from bot.pages.ids import Press, custom_id
from bot.pages.page import Button, Page, Row, Text
from bot.store.base import Preferences
from bot.tables.decisions.holidays import A_YEAR, ended, holiday
from bot.text.catalogue import Voice
from bot.ui.answers.context import context_of
from bot.ui.answers.person.holiday_days import spare
from bot.ui.answers.person.preferences import MINE, keep
from bot.ui.wire.items import on_press
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.showing import turn

END_HOLIDAY: Final = "end-holiday"
_SECOND: Final = 1000


def holiday_page(voice: Voice, preferences: Preferences, now: int, *, saved: bool = False) -> Page:
    """Whether somebody is on holiday, and what is left of their days. ``now`` in Unix milliseconds."""
    until = holiday(preferences, now)
    lines = [f"## {voice('holiday-heading')}"]
    if saved:
        lines.append(voice("preferences-saved"))
    when = None if until is None else f"<t:{until // _SECOND}:f>"
    lines += [voice("holiday-now", when=when), voice("holiday-left", days=spare(preferences, now))]
    lines.append(f"-# {voice('holiday-help', days=A_YEAR)}")
    button = Button(custom_id(END_HOLIDAY, MINE), voice("holiday-end"))
    return Page((Text("\n".join(lines)), *([] if until is None else [Row((button,))])))


@on_press(END_HOLIDAY)
async def _end(interaction: Interaction, pressed: Press) -> None:  # noqa: ARG001 - as every handler
    context = context_of(interaction)
    now = context.tables.wall()
    wanted = ended(await context.choices.of(interaction.user.id), now)
    await keep(context, wanted)
    page = holiday_page(await voice_of(interaction), wanted, now, saved=True)
    await turn(interaction, page, context.painter)
