"""The limits that Discord sets on what a bot sends. Every other module takes them from here."""

from __future__ import annotations

from typing import Final

LAYOUT_TEXT: Final = 4000
"""Characters of all texts of a message with components."""
LAYOUT_COMPONENTS: Final = 40
MESSAGE_TEXT: Final = 2000
"""Characters of a message without components."""
DESCRIPTION: Final = 1024
"""Characters of the description of an attachment."""
BUTTON_LABEL: Final = 80
ROW_BUTTONS: Final = 5
MENU_CHOICES: Final = 25
CHOICE_LABEL: Final = 100
"""Characters of a menu's choice, of a menu's placeholder, and of a completion."""
CHOICE_READ: Final = 45
"""Graphemes of a menu's choice: so many stand in a line of a phone (V-17)."""
COMPLETIONS: Final = 25
MODAL_LABEL: Final = 45
NONCE: Final = 25
"""Characters of a message's nonce."""
EMOJIS: Final = 2000
"""Emojis that an application may own."""
