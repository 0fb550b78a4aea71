"""Slash commands out of the catalogue: names, descriptions, options and choices in every language.

A command is a plain function; the texts of ``/name``, its options and choices stand in ``commands.ftl``::

    command-name, command-name-about                  the command
    option-parameter, option-parameter-about          a parameter, in whichever command it stands
    choice-parameter-value                            a value of a parameter that is a Literal or an Enum

so that nothing is written twice and a test can hold every text against Discord's limits.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import wraps
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, Command, Group, locale_str
from discord.ext import commands

from bot.text.catalogue import LANGUAGES, voices
from bot.ui.answers.context import context_of
from bot.ui.completions import SUGGESTIONS
from bot.ui.wire.items import answer_outdated, answer_problem
from bot.ui.wire.people import Interaction, voice_of
from bot.ui.wire.replies import reply

BASE: Final = "en"
"""The language of the names under which Discord knows the commands."""

ROOT: Final = "briscola"
"""The group that all commands of the game stand in."""

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]

EVERYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
INSTALLED: Final = app_commands.AppInstallationType(guild=True, user=False)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the texts of the commands in each of its languages that the catalogue speaks."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key says it all
    ) -> str | None:
        """Return the text in Discord's language; None where the catalogue does not speak it."""
        language = locale.value.partition("-")[0]
        key = string.extras.get("key")
        # English is what the commands are named in: Discord falls back to it by itself.
        if key is None or language == BASE or language not in LANGUAGES:
            return None
        return voices()[language](key)


def said(key: str) -> locale_str:
    """A text of the catalogue as Discord's list of commands takes it: English, with the key of the others."""
    return locale_str(voices()[BASE](key), key=key)


def command(
    name: str, *, contexts: app_commands.AppCommandContext | None = None, costly: bool = False
) -> Callable[[Callback], Command[Any, ..., None]]:
    """Make a function a slash command.

    Args:
        name: the end of its keys in the catalogue, ``command-<name>``.
        contexts: where it may be used; only for a command that stands in no group.
        costly: it may be asked for now and then only (``bot.ui.wire.pace``).
    """

    def decorated(callback: Callback) -> Command[Any, ..., None]:
        signature = inspect.signature(callback, eval_str=True)
        parameters = list(signature.parameters)[1:]
        made: Command[Any, ..., None] = Command(
            name=said(f"command-{name}"),
            description=said(f"command-{name}-about"),
            callback=_described(_answering(callback, signature, costly=costly), parameters),
            allowed_contexts=contexts,
            allowed_installs=INSTALLED if contexts is not None else None,
            auto_locale_strings=False,
        )
        listed = {p.name: _choices(p) for p in made.parameters if p.choices}
        app_commands.choices(**listed)(made)
        suggested = {one: SUGGESTIONS[one] for one in parameters if one in SUGGESTIONS}
        app_commands.autocomplete(**suggested)(made)
        return made

    return decorated


def group(
    name: str,
    children: Iterable[Command[Any, ..., None]] = (),
    *,
    contexts: app_commands.AppCommandContext = EVERYWHERE,
    permissions: discord.Permissions | None = None,
) -> Group:
    """Make a group of commands; ``permissions`` are those a person needs to be offered it by Discord."""
    made = Group(
        name=said(f"command-{name}"),
        description=said(f"command-{name}-about"),
        allowed_contexts=contexts,
        allowed_installs=INSTALLED,
        default_permissions=permissions,
        auto_locale_strings=False,
    )
    for child in children:
        made.add_command(child)
    return made


def briscola_group() -> Group:
    """The group ``/briscola``, empty: the application puts it into its tree once, the cogs fill it."""
    return group(ROOT)


def under_briscola(bot: commands.Bot | commands.AutoShardedBot, *children: Command[Any, ..., None]) -> None:
    """Put commands into the application's ``/briscola``, which is made where there is none yet."""
    root = bot.tree.get_command(ROOT)
    if not isinstance(root, Group):
        root = briscola_group()
        bot.tree.add_command(root)
    for child in children:
        root.add_command(child)


def _answering(callback: Callback, signature: inspect.Signature, *, costly: bool) -> Callback:
    """The function, with an answer also where it raises: a refusal is one, and no fault."""

    @wraps(callback)
    async def answering(interaction: Interaction, **options: Any) -> None:  # noqa: ANN401 - as Discord passes
        try:
            if _misfits(interaction, options):
                await answer_outdated(interaction)
                return
            if costly and not await granted(interaction):
                return
            await callback(interaction, **options)
        except Exception as error:  # noqa: BLE001 - every command ends in an answer
            await answer_problem(interaction, error)

    # discord.py reads the options from here, resolved: the names belong to the module of the command.
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
    """Whether an option is of another kind than the command has: discord.py lets most of them through."""
    command = interaction.command
    parameters = command.parameters if isinstance(command, Command) else []
    return any(
        options.get(one.name) is not None and not isinstance(options[one.name], _KINDS.get(one.type, object))
        for one in parameters
    )


async def granted(interaction: Interaction) -> bool:
    """Whether the asker may have something costly now; says when, if not."""
    context = context_of(interaction)
    wait = context.pace.wait(interaction.user.id, context.now())
    if wait:
        await reply(interaction, (await voice_of(interaction))("reply-too-often", seconds=-(-wait // 1000)))
    return not wait


def _described(callback: Callback, parameters: list[str]) -> Callback:
    """The function with the texts of its parameters."""
    app_commands.describe(**{one: said(f"option-{one}-about") for one in parameters})(callback)
    app_commands.rename(**{one: said(f"option-{one}") for one in parameters})(callback)
    return callback


def _choices(parameter: app_commands.Parameter) -> list[Choice[str | int | float]]:
    key = _NAMED_ELSEWHERE.get(parameter.name, f"choice-{parameter.name}")
    return [
        Choice(name=said(f"{key}-{str(one.value).replace('_', '-').lower()}"), value=one.value)
        for one in parameter.choices
    ]


_NAMED_ELSEWHERE: Final = {"preset": "preset"}
"""Choices whose names the catalogue has already."""
