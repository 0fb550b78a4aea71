"""The names of the bot's emojis, by which they are recognised: ``b_3_cups_1a2b3c``.

Screen readers read the name, so it says what is drawn. It ends in a digest of the picture.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

_DIGITS: Final = 6
_OURS: Final = re.compile(rf"b_[a-z0-9_]+_[0-9a-f]{{{_DIGITS}}}")
_MENTION: Final = re.compile(rf"<:{_OURS.pattern}:\d+> ?")


def name_of(meaning: str, image: bytes) -> str:
    """The name of a picture's emoji: at most 32 letters, digits and underscores (Discord's limit)."""
    digest = hashlib.blake2b(image, digest_size=_DIGITS // 2).hexdigest()
    return f"b_{meaning}_{digest}"


def ours(name: str) -> bool:
    """Whether an emoji has a name of the bot's, in this version or another."""
    return _OURS.fullmatch(name) is not None


def without(words: str) -> str:
    """The text without the bot's emojis."""
    return _MENTION.sub("", words)
