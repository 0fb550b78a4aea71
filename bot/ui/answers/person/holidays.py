"""Holidays in correspondence games: the days left, going on holiday, and coming back early."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from bot.pages.custom_ids import Press, Verb, custom_id
from bot.pages.page import Button, Page, Row, Text
from bot.store.rows import Preferences
from bot.tables.decisions.holidays import A_YEAR, DAY, days_left, end_holiday, holiday, with_holiday
from bot.tables.decisions.quiet_hours import local, midnight
from bot.text.catalogue import Voice
from bot.ui.answers.context import RequestContext
from bot.ui.answers.errors import Unclear
from bot.ui.answers.person.preferences import MINE, store_preferences
from bot.ui.answers.person.time_settings import day_of
from bot.ui.answers.routing import Buttons
from bot.ui.wire.people import until_current

BUTTONS: Final = Buttons()

BACK: Final = "back"
"""The word that a person types in place of a day to come back at once."""
_SECOND: Final = 1000


def spare_days(preferences: Preferences, now: int) -> int:
    """The days of holiday that a person can still take besides those of the running holiday."""
    until = holiday(preferences, now)
    begins = next((one for one, end in preferences.holidays if end == until), now)
    running = 0 if until is None else -(-(until - begins) // DAY)
    return days_left(preferences, now) - running


def with_typed_day(preferences: Preferences, text: str, now: int) -> Preferences:
    """The preferences after a person typed the last day of their holiday, or that they are back.

    Raises ``Unclear``.
    """
    if text.strip().casefold() == BACK:
        if holiday(preferences, now) is None:
            raise Unclear("holiday-none")
        return end_holiday(preferences, now)
    if preferences.zone is None:
        raise Unclear("hours-no-zone")
    day = day_of(text)
    try:
        following = day + timedelta(days=1)
        until = midnight(preferences.zone, following.year, following.month, following.day)
    except (OverflowError, ValueError):
        raise Unclear("holiday-bad-day") from None
    if until <= now:
        raise Unclear("holiday-past")
    changed_preferences = with_holiday(preferences, now, until)
    if changed_preferences is None:
        raise Unclear("holiday-long", days=days_left(preferences, now))
    return changed_preferences


def possible_days(preferences: Preferences, now: int) -> list[date]:
    """The days that can be the last of a holiday, beginning with today."""
    today = local(preferences.zone, now).date()
    return [today + timedelta(days=days) for days in range(days_left(preferences, now))]


def holiday_page(voice: Voice, preferences: Preferences, now: int, *, saved: bool = False) -> Page:
    """The page with a person's holiday and the days they have left. ``now`` is in Unix milliseconds."""
    until = holiday(preferences, now)
    lines = [f"## {voice('holiday-heading')}"]
    if saved:
        lines.append(voice("preferences-saved"))
    when = None if until is None else f"<t:{until // _SECOND}:f>"
    lines += [voice("holiday-now", when=when), voice("holiday-left", days=spare_days(preferences, now))]
    lines.append(f"-# {voice('holiday-help', days=A_YEAR)}")
    button = Button(custom_id(Verb.END_HOLIDAY, MINE), voice("holiday-end"))
    return Page((Text("\n".join(lines)), *([] if until is None else [Row((button,))])))


@BUTTONS.on(Verb.END_HOLIDAY)
async def _end(context: RequestContext, _: Press) -> None:
    now = context.bot.tables.wall()

    async def change() -> Page:
        before = await context.preferences()
        preferences = end_holiday(before, now)
        await store_preferences(context, preferences, before)
        return holiday_page(context.voice, preferences, now, saved=True)

    await context.replace_page(await until_current(change))
