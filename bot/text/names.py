"""Names of people within sentences: isolated from other scripts, and escaped for Discord's markdown."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.names import display_name

_RIGHT_TO_LEFT: Final = {"R", "AL", "AN"}
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"
_SPECIAL: Final = re.compile(r"([\\*_~`|<>\[\]():/])")
_MARKED: Final = re.compile(r"\\([\\*_~`|<>\[\]():/+#.-])")
_AT_START: Final = re.compile(r"^(\d*)([-+#.])")


def isolate(text: str) -> str:
    """A cleaned name for a sentence. A name written from right to left does not reorder the rest."""
    if not text.isascii() and any(unicodedata.bidirectional(one) in _RIGHT_TO_LEFT for one in text):
        return f"{_ISOLATE}{text}{_END}"
    return text


@lru_cache(maxsize=8192)
def markdown(name: str, fallback: str = "?") -> str:
    """A name as ``display_name``, for Discord's markdown: nothing in it formats, links or mentions."""
    text = _SPECIAL.sub(r"\\\1", display_name(name, fallback))
    text = _AT_START.sub(r"\1\\\2", text)
    return isolate(text.replace("@", "@\u200b"))


def forget() -> None:
    """Forget all cached names, because a person has asked to be forgotten."""
    markdown.cache_clear()


def without_marks(text: str) -> str:
    """A sentence for Discord's markdown without the escapes of ``markdown``, for pictures."""
    return _MARKED.sub(r"\1", text).replace("@\u200b", "@")
