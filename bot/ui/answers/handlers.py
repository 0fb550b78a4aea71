"""``HANDLERS``: the handler of each button and menu by its verb. List the ``Buttons`` of a feature here."""

from __future__ import annotations

from typing import Final

from bot.ui.answers import help as helping, lobby, opening
from bot.ui.answers.archive import fairness
from bot.ui.answers.daily import deals, digests, puzzles
from bot.ui.answers.person import holidays, preferences, privacy
from bot.ui.answers.play import move_buttons, table_buttons, talk_buttons
from bot.ui.answers.routing import Buttons, by_verb
from bot.ui.answers.standing import boards, figures, history
from bot.ui.answers.tournaments import entering, event_info, hosting, predicting

FEATURES: Final[tuple[Buttons, ...]] = (
    table_buttons.BUTTONS,
    lobby.BUTTONS,
    fairness.BUTTONS,
    move_buttons.BUTTONS,
    talk_buttons.BUTTONS,
    opening.BUTTONS,
    helping.BUTTONS,
    boards.BUTTONS,
    figures.BUTTONS,
    history.BUTTONS,
    puzzles.BUTTONS,
    digests.BUTTONS,
    deals.BUTTONS,
    entering.BUTTONS,
    event_info.BUTTONS,
    predicting.BUTTONS,
    hosting.BUTTONS,
    holidays.BUTTONS,
    preferences.BUTTONS,
    privacy.BUTTONS,
)
HANDLERS: Final = by_verb(FEATURES)
