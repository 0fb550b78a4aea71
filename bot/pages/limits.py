"""The limits that Discord sets on what a bot sends. Modules above this one take them from here."""

from __future__ import annotations

from typing import Final

from bot.text.play.descriptions import LONGEST

LAYOUT_TEXT: Final = 4000
"""Characters of all texts of a message with components."""
LAYOUT_COMPONENTS: Final = 40
MESSAGE_TEXT: Final = 2000
"""Characters of a message without components."""
CUSTOM_ID: Final = 100
DESCRIPTION: Final = LONGEST
"""Characters of the description of an attachment: texts are written to fit."""
BUTTON_LABEL: Final = 80
ROW_BUTTONS: Final = 5
MENU_CHOICES: Final = 25
CHOICE_LABEL: Final = 100
"""Characters of a menu's choice, of a menu's placeholder, and of a completion."""
CHOICE_READ: Final = 45
"""Graphemes of a menu's choice and of a completion that fit one line of a phone."""
COMPLETIONS: Final = 25
MODAL_LABEL: Final = 45
NONCE: Final = 25
"""Characters of a message's nonce."""
EMOJIS: Final = 2000
"""Emojis that an application may own."""
THREAD_NAME: Final = 100
MESSAGE_ROWS: Final = 5
"""Rows of buttons below the text of a message."""
