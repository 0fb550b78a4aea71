"""Discord's limits on what a bot sends. All other modules take them from here."""

from __future__ import annotations

from typing import Final

from bot.text.play.descriptions import LONGEST

LAYOUT_TEXT: Final = 4000
"""The characters of all texts of a message with components together."""
LAYOUT_COMPONENTS: Final = 40
MESSAGE_TEXT: Final = 2000
"""The characters of a message without components."""
CUSTOM_ID: Final = 100
DESCRIPTION: Final = LONGEST
"""The characters of an attachment's description. Texts are written to fit."""
BUTTON_LABEL: Final = 80
ROW_BUTTONS: Final = 5
MENU_CHOICES: Final = 25
CHOICE_LABEL: Final = 100
"""The characters of a menu's choice, of a menu's placeholder, and of a completion."""
CHOICE_READ: Final = 45
"""The graphemes of a menu's choice or a completion that fit into one line on a phone."""
COMPLETIONS: Final = 25
MODAL_LABEL: Final = 45
NONCE: Final = 25
"""The characters of a message's nonce."""
FILE: Final = 8 << 20
"""The bytes of a file. Discord takes 10 MiB where nobody pays for more; the rest is for what else a request
holds."""
EMOJIS: Final = 2000
"""The number of emojis that an application may own."""
THREAD_NAME: Final = 100
EVENT_LOCATION: Final = 100
"""The characters of the place of one of Discord's events."""
MESSAGE_ROWS: Final = 5
"""The rows of buttons below the text of a message."""
