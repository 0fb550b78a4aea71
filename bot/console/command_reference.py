"""The reference of the slash commands in every language, generated from the command tree.

``python -m bot.console.command_reference`` writes it into ``docs/commands``. With ``--check`` it only lists
the pages that are out of date.
"""

from __future__ import annotations

import asyncio
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import cogs
from bot.languages import BY_CODE, LANGUAGES
from bot.text import page_writer
from bot.text.catalogue import Voice, voices
from bot.ui.command_tree import payloads
from bot.ui.commands import BASE

FOLDER: Final = Path(__file__).parents[2] / "docs" / "commands"
INDEX: Final = "README.md"
_GROUPS: Final = frozenset({1, 2})
"""Discord's option types for sub-commands and groups of them."""


def pages() -> dict[str, str]:
    """Every page by its path below the folder: an index, and one page for each language."""
    modules = (module.name for module in pkgutil.iter_modules(cogs.__path__, "cogs."))
    tree = asyncio.run(payloads(modules))
    index = [f"- [{voices()[one](f'choice-language-{one}')}]({one}.md)" for one in LANGUAGES]
    documents = {INDEX: "# Commands\n\n" + "\n".join(index) + "\n"}
    return documents | {f"{one}.md": _page(voices()[one], one, tree) for one in LANGUAGES}


def _page(voice: Voice, language: str, tree: list[dict[str, Any]]) -> str:
    parts = [
        f"# {voice('reference-title')}",
        f"[{voice('reference-back')}]({INDEX})",
        voice("reference-intro"),
    ]
    for root in tree:
        parts.append(f"## `/{_localize(root, 'name', language)}`")
        about = _localize(root, "description", language)
        parts.append(about if about.endswith("?") else f"{about}.")
        parts.append(_table(voice, language, root))
    return "\n\n".join(parts) + "\n"


def _table(voice: Voice, language: str, root: Mapping[str, Any]) -> str:
    head = f"| {voice('reference-command')} | {voice('reference-about')} | {voice('reference-options')} |"
    rows = [head, "|---|---|---|"]
    for path, command in _leaves(root, language, ""):
        options = [_option(option, language) for option in command.get("options", [])]
        rows.append(f"| `/{path}` | {_localize(command, 'description', language)} | {'<br>'.join(options)} |")
    return "\n".join(rows)


def _leaves(node: Mapping[str, Any], language: str, before: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The commands that can be given, each with its full name in a language."""
    path = f"{before} {_localize(node, 'name', language)}".strip()
    inner = [one for one in node.get("options", []) if one["type"] in _GROUPS]
    if not inner:
        yield path, node
    for one in inner:
        yield from _leaves(one, language, path)


def _option(option: Mapping[str, Any], language: str) -> str:
    name = _localize(option, "name", language)
    label = f"**{name}**" if option.get("required") else name
    return f"{label}: {_localize(option, 'description', language)}"


def _localize(node: Mapping[str, Any], key: str, language: str) -> str:
    # Commands are in English where Discord lacks the language.
    locales = () if language == BASE else BY_CODE[language].locales
    text = node[f"{key}_localizations"][locales[0]] if locales else node[key]
    return str(text).replace("|", "\\|")


if __name__ == "__main__":
    sys.exit(page_writer.main(pages(), FOLDER, sys.argv[1:]))
