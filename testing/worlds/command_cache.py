"""What every bot that starts in one process has in common: its commands, compiled and translated once."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.machinery import SourceFileLoader
from typing import Any, Final
from unittest.mock import patch

from discord.app_commands import CommandTree, Group, Translator

_CODE = cache(SourceFileLoader.get_code)
_PAYLOADS: Final[dict[str, str]] = {}
"""Groups of commands in all languages, by the same in English; both as JSON."""
_TRANSLATED = Group.get_translated_payload


async def _translated_once(group: Group, tree: CommandTree[Any], translator: Translator) -> dict[str, Any]:
    """A group of commands in all languages. Discord.py asks 17,000 times for a text, twice in each start."""
    english = json.dumps(group.to_dict(tree), sort_keys=True)
    if english not in _PAYLOADS:
        _PAYLOADS[english] = json.dumps(await _TRANSLATED(group, tree, translator))
    payload: dict[str, Any] = json.loads(_PAYLOADS[english])
    return payload


@contextmanager
def commands_cached() -> Iterator[None]:
    """Bots that start meanwhile take the commands as they were compiled and translated for an earlier one."""
    with (
        patch.object(SourceFileLoader, "get_code", _CODE),
        patch.object(Group, "get_translated_payload", _translated_once),
    ):
        yield
