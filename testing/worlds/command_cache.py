"""What the bots that start in one process share: the modules of the commands, and their translations."""

import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias
from unittest.mock import patch

from discord import Object
from discord.app_commands import Command, CommandTree, ContextMenu, Group, Translator
from discord.ext.commands.bot import BotBase

from bot.ui.command_tree import Tree
from testing.shared_json import share

_CommandOrGroup: TypeAlias = Command[Any, ..., Any] | Group
_Translate: TypeAlias = Callable[[Any, CommandTree[Any], Translator], Awaitable[dict[str, Any]]]
_Part: TypeAlias = tuple[str, object]
"""The name of a command or group, and the function behind it."""
_MODULES: Final[dict[str, ModuleType]] = {}
"""The modules of ``cogs`` that were executed, by name. Each bot gets copies of their commands anyway."""
PAYLOADS: Final[dict[tuple[_Part, ...], dict[str, Any]]] = {}
"""Commands in all languages, as Discord gets them: discord.py asks for 17,000 texts, twice in each start. All
worlds share them."""
DIGESTS: Final[dict[tuple[tuple[_Part, ...], ...], str]] = {}
"""The digests of all commands of a bot."""
_DIGEST = Tree._digest
_EXECUTE = SourceFileLoader.exec_module
_TRANSLATE = {kind: kind.get_translated_payload for kind in (Command, Group)}


class _Registered(NamedTuple):
    """A command as Discord's answer has it. The bot counts them; discord.py reads every text of each."""

    data: object
    state: object


def _create_once(_: SourceFileLoader, spec: ModuleSpec) -> ModuleType | None:
    """The module as it was executed before; None for a new one."""
    return _MODULES.get(spec.name)


def _execute_once(loader: SourceFileLoader, module: ModuleType) -> None:
    """Execute a module of ``cogs`` the first time. A bot executes them again in each start."""
    if module.__name__ in _MODULES:
        return
    _EXECUTE(loader, module)
    if module.__name__.startswith("cogs."):
        _MODULES[module.__name__] = module


def _parts(one: _CommandOrGroup | ContextMenu) -> tuple[_Part, ...]:
    """What tells a command, or a group with all that stands in it, from another one."""
    inside = sorted(one.walk_commands(), key=_name) if isinstance(one, Group) else []
    return tuple(
        (part.qualified_name, Group if isinstance(part, Group) else part.callback) for part in [one, *inside]
    )


def _name(one: _CommandOrGroup) -> str:
    return one.qualified_name


def _once(translate: _Translate) -> _Translate:
    """``get_translated_payload`` that translates the same command once."""

    async def translated(
        one: _CommandOrGroup, tree: CommandTree[Any], translator: Translator
    ) -> dict[str, Any]:
        parts = _parts(one)
        if parts not in PAYLOADS:
            PAYLOADS[parts] = await translate(one, tree, translator)
            share(PAYLOADS[parts])
        return PAYLOADS[parts]

    return translated


async def _digest_once(self: Tree, place: Object | None) -> str:
    """``_digest`` that reads the same commands once: written as JSON they are half a megabyte."""
    every = tuple(_parts(one) for one in self.get_commands(guild=place))
    if every not in DIGESTS:
        DIGESTS[every] = await _DIGEST(self, place)
    return DIGESTS[every]


async def _forget(self: BotBase, _: ModuleType, name: str) -> None:
    """Forget an extension that was unloaded: discord.py looks at every module of the process for each."""
    self._BotBase__extensions.pop(name)  # type: ignore[attr-defined]  # there is no other way in
    del sys.modules[name]


@contextmanager
def keep_modules() -> Iterator[None]:
    """Bots that end meanwhile do not look for modules inside those of the commands, which have none."""
    with patch.object(BotBase, "_call_module_finalizers", _forget):
        yield


@contextmanager
def cache_commands() -> Iterator[None]:
    """Bots that start meanwhile take the commands as they were executed and translated for an earlier one."""
    with (
        patch.object(SourceFileLoader, "create_module", _create_once),
        patch.object(SourceFileLoader, "exec_module", _execute_once),
        patch.object(Command, "get_translated_payload", _once(_TRANSLATE[Command])),
        patch.object(Group, "get_translated_payload", _once(_TRANSLATE[Group])),
        patch.object(Tree, "_digest", _digest_once),
        patch("discord.app_commands.tree.AppCommand", _Registered),
    ):
        yield
