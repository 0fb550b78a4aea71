"""``HANDLERS``: what each button and menu does, by its verb. A feature with buttons is added here."""

from __future__ import annotations

from typing import Final

from bot.ui.answers import buttons, fairness, help as helping, lobby, move_buttons, opening, talk_buttons
from bot.ui.answers.person import boards, holidays, preferences, privacy
from bot.ui.answers.routing import Buttons, by_verb

FEATURES: Final[tuple[Buttons, ...]] = (
    buttons.BUTTONS,
    lobby.BUTTONS,
    fairness.BUTTONS,
    move_buttons.BUTTONS,
    talk_buttons.BUTTONS,
    opening.BUTTONS,
    helping.BUTTONS,
    boards.BUTTONS,
    holidays.BUTTONS,
    preferences.BUTTONS,
    privacy.BUTTONS,
)
HANDLERS: Final = by_verb(FEATURES)
