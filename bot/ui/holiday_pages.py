"""Holidays, for games by post: how many days are left, taking them, and coming back early."""

from __future__ import annotations

from typing import Final

from bot.store.base import Preferences
from bot.tables.holidays import A_YEAR, ended, holiday
from bot.text.catalogue import Voice
from bot.ui.holiday_days import spare
from bot.ui.ids import Press, custom_id
from bot.ui.items import on_press
from bot.ui.page import Button, Page, Row, Text
from bot.ui.parlour import parlour_of
from bot.ui.people import Asking, voice_of
from bot.ui.showing import turn
from bot.ui.wishes import MINE, keep

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
async def _end(interaction: Asking, pressed: Press) -> None:  # noqa: ARG001 - as every handler
    parlour = parlour_of(interaction)
    now = parlour.tables.wall()
    wanted = ended(await parlour.choices.of(interaction.user.id), now)
    await keep(parlour, wanted)
    page = holiday_page(await voice_of(interaction), wanted, now, saved=True)
    await turn(interaction, page, parlour.painter)
