"""The day that a button or a person names."""

from __future__ import annotations

from datetime import date

from bot.pages.custom_ids import Press
from bot.ui.answers.person.time_settings import day_of


def pressed_day(press: Press) -> date | None:
    """The day that a button names; None if it names none."""
    try:
        return date.fromisoformat(press.subject)
    except ValueError:
        return None


def typed_day(text: str) -> date:
    """The day that a person typed. Raises ``Unclear``."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        return day_of(text)
