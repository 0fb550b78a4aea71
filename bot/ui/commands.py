"""Slash commands from the catalogue: names, descriptions, options and choices in every language.

A command is a method of a cog. The texts of ``/name``, its options and choices are in ``commands.ftl``::

    command-name, command-name-about                  the command
    option-parameter, option-parameter-about          a parameter, in whichever command it stands
    choice-parameter-value                            a value of a parameter that is a Literal or an Enum

so that nothing is written twice and a test can compare every text with Discord's limits.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.app_commands import Choice, Command, Group, locale_str
from discord.ext import commands

from bot.languages import BY_LOCALE
from bot.pages.custom_ids import Verb
from bot.tables.view import TableView
from bot.text.catalogue import voices
from bot.ui.answers.archive.find_match import find_match
from bot.ui.answers.context import RequestContext, run_answer
from bot.ui.answers.errors import Unclear
from bot.ui.answers.find_table import Fits, resolve_table
from bot.ui.completions import Completion
from bot.ui.wire.people import Interaction

BASE: Final = "en"
"""The language in which Discord knows the commands."""

ROOT: Final = "briscola"
"""The name of the group that contains all commands of the game."""

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
_Cog = TypeVar("_Cog", bound=type[commands.GroupCog])

EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALL_TYPES: Final = app_commands.AppInstallationType(guild=True, user=True)
"""A person may install the bot for themselves. It then works in their direct messages; see ``run_answer``."""


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the texts of the commands in each language of the catalogue."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key is enough
    ) -> str | None:
        """The text in Discord's language; None if the catalogue does not have that language."""
        language = BY_LOCALE.get(locale.value)
        key = string.extras.get("key")
        # Commands are named in English, to which Discord falls back by itself.
        if key is None or language is None or language == BASE:
            return None
        return voices()[language](key)


def catalogue_text(key: str) -> locale_str:
    """A text of the catalogue for Discord's list of commands: in English, with its key for translations."""
    return locale_str(voices()[BASE](key), key=key)


def everywhere(cog: _Cog) -> _Cog:
    """Offer the commands of a group cog in servers and in direct messages with the bot."""
    with_installs = app_commands.allowed_installs(guilds=True, users=True)(cog)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(with_installs)


def in_servers(cog: _Cog) -> _Cog:
    """Offer the commands of a group cog in servers only."""
    with_installs = app_commands.allowed_installs(guilds=True, users=False)(cog)
    return app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(with_installs)


def command(
    name: str,
    *,
    under: Group | None = None,
    contexts: app_commands.AppCommandContext | None = None,
    costly: bool = False,
    **completions: Completion,
) -> Callable[[Callback], Command[Any, ..., None]]:
    """Make a method of a cog a slash command. It is called with the request's context and the options.

    Args:
        name: the end of its keys in the catalogue, ``command-<name>``.
        under: a group of the same cog that the command stands in.
        contexts: where it may be used; only for a command that stands in no group.
        costly: a person may use it only now and then (``bot.ui.answers.context.COSTLY``).
        completions: by parameter, what Discord suggests while a person types (``bot.ui.completions``).
    """

    def decorate(callback: Callback) -> Command[Any, ..., None]:
        signature = inspect.signature(callback, eval_str=True)
        parameters = list(signature.parameters)[2:]
        slash_command: Command[Any, ..., None] = Command(
            name=catalogue_text(f"command-{name}"),
            description=catalogue_text(f"command-{name}-about"),
            callback=_with_texts(_answering(callback, signature, costly=costly), parameters),
            allowed_contexts=contexts,
            allowed_installs=INSTALL_TYPES if contexts is not None else None,
            auto_locale_strings=False,
        )
        choices = {p.name: _choices(p) for p in slash_command.parameters if p.choices}
        app_commands.choices(**choices)(slash_command)
        app_commands.autocomplete(**completions)(slash_command)
        if under is not None:
            under.add_command(slash_command)
        return slash_command

    return decorate


def at_table(want: Verb, fits: Fits, *, seated: bool = True) -> Callable[[Callback], Callback]:
    """Give a command the table that it is about, as the person sees it, as its parameter ``table``.

    On Discord it is an optional text: the table's id. ``resolve_table`` finds the table by ``want``,
    ``fits`` and ``seated``, or answers why there is none.
    """

    async def find(context: RequestContext, table: str | None) -> TableView:
        return await resolve_table(context, table, want, fits, seated=seated)

    return _resolving("table", find)


def of_match(option: str = "match") -> Callable[[Callback], Callback]:
    """Give a command the finished match that it is about, found by ``find_match``.

    Otherwise as ``at_table``.
    """
    return _resolving(option, find_match)


def _resolving(
    option: str, find: Callable[[RequestContext, str | None], Awaitable[object]]
) -> Callable[[Callback], Callback]:
    """Make a parameter a text on Discord, and give the command what ``find`` returns for that text."""

    def decorate(callback: Callback) -> Callback:
        @wraps(callback)
        async def finding(cog: commands.Cog, context: RequestContext, **options: Any) -> None:  # noqa: ANN401 - as Discord passes them
            options[option] = await find(context, options.get(option))
            await callback(cog, context, **options)

        signature = inspect.signature(callback, eval_str=True)
        parameters = {
            one.name: one.replace(kind=inspect.Parameter.POSITIONAL_OR_KEYWORD)
            for one in signature.parameters.values()
        }
        parameters[option] = parameters[option].replace(default=None, annotation=str | None)
        finding.__signature__ = signature.replace(parameters=[*parameters.values()])  # type: ignore[attr-defined]  # as inspect.signature looks for it
        return finding

    return decorate


def group(name: str) -> Group:
    """Make a group of commands; ``name`` is the end of its keys in the catalogue, ``command-<name>``."""
    return Group(
        name=catalogue_text(f"command-{name}"),
        description=catalogue_text(f"command-{name}-about"),
        allowed_contexts=EVERYWHERE if name == ROOT else None,
        allowed_installs=INSTALL_TYPES if name == ROOT else None,
        auto_locale_strings=False,
    )


def group_options(name: str) -> dict[str, Any]:
    """The options of a ``GroupCog`` whose keys in the catalogue begin with ``command-<name>``."""
    return {
        "group_name": catalogue_text(f"command-{name}"),
        "group_description": catalogue_text(f"command-{name}-about"),
        "group_auto_locale_strings": False,
    }


class BriscolaCog(commands.Cog):
    """A cog whose commands are in ``/briscola``, which several cogs share.

    discord.py adds the commands of a cog to the top of the tree, and gives a ``GroupCog`` its own group.
    This cog therefore adds its commands to the shared group itself when it is loaded, and removes them when
    it is unloaded. The first of these cogs makes the group.
    """

    def __init__(self, bot: commands.AutoShardedBot) -> None:
        self._bot = bot
        self._own_commands = tuple(self.__cog_app_commands__)
        self.__cog_app_commands__ = []  # otherwise discord.py adds them to the top of the tree as well

    async def cog_load(self) -> None:
        """Add the commands to ``/briscola``."""
        root = self._bot.tree.get_command(ROOT)
        if not isinstance(root, Group):
            root = group(ROOT)
            self._bot.tree.add_command(root)
        for one in self._own_commands:
            root.add_command(one)

    async def cog_unload(self) -> None:
        """Remove the commands. The last cog also removes the group."""
        root = self._bot.tree.get_command(ROOT)
        if not isinstance(root, Group):
            return
        for one in self._own_commands:
            root.remove_command(one.name)
        if not root.commands:
            self._bot.tree.remove_command(ROOT)


def _answering(callback: Callback, signature: inspect.Signature, *, costly: bool) -> Callback:
    """The callback with an answer for every exception: a refusal is one, and not a fault."""

    @wraps(callback)
    async def answering(cog: commands.Cog, interaction: Interaction, **options: Any) -> None:  # noqa: ANN401 - as Discord passes them
        async def answer(context: RequestContext) -> None:
            if _misfits(interaction, options):
                raise Unclear("say-old-command")
            if costly:
                context.check_quota()
            await callback(cog, context, **options)

        await run_answer(interaction, answer)

    # discord.py reads the options from this resolved signature; its names belong to the command's module.
    answering.__signature__ = signature  # type: ignore[attr-defined]  # as inspect.signature looks for it
    return answering


_KINDS: Final = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: bool,
    discord.AppCommandOptionType.user: discord.abc.User,
    discord.AppCommandOptionType.channel: discord.abc.GuildChannel | app_commands.AppCommandChannel,
}


def _misfits(interaction: Interaction, options: Mapping[str, object]) -> bool:
    """Whether a value has another type than its option. discord.py lets most of them through."""
    command = interaction.command
    parameters = command.parameters if isinstance(command, Command) else []
    return any(
        options.get(one.name) is not None and not isinstance(options[one.name], _KINDS.get(one.type, object))
        for one in parameters
    )


def _with_texts(callback: Callback, parameters: list[str]) -> Callback:
    """The callback with the texts of its parameters."""
    app_commands.describe(**{one: catalogue_text(f"option-{one}-about") for one in parameters})(callback)
    app_commands.rename(**{one: catalogue_text(f"option-{one}") for one in parameters})(callback)
    return callback


def _choices(parameter: app_commands.Parameter) -> list[Choice[str | int | float]]:
    key = _NAMED_ELSEWHERE.get(parameter.name, f"choice-{parameter.name}")
    return [
        Choice(name=catalogue_text(f"{key}-{str(one.value).replace('_', '-')}"), value=one.value)
        for one in parameter.choices
    ]


_NAMED_ELSEWHERE: Final = {"preset": "preset"}
"""The choices whose names are in the catalogue under other keys."""
