"""The gate: which of several processes answers an interaction.

Discord sends every interaction to all processes. The one that holds the part that it is about answers; the
others say nothing. With a single process everything passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.log import get
from bot.pages import custom_ids
from bot.store.errors import StoreError
from bot.tables.parts import part_of, part_of_person
from bot.ui.answers.context import BotContext, apologise, context_of
from bot.ui.wire.items import custom_id_of, data_of
from bot.ui.wire.people import Interaction
from bot.ui.wire.rate_limits.timeouts import restrict_task

log = get(__name__)

_NAMING: Final = frozenset({"table", "match"})
"""The options whose value begins with the id of a table."""


async def admits(interaction: Interaction) -> bool:
    """Whether this process answers an interaction. Then it sends answers only while it may."""
    bot, parts = context_of(interaction), list[int]()

    async def part() -> int:
        parts.append(await _part(bot, interaction))
        return parts[0]

    holding = bot.tables.holding
    try:
        mine = await holding.admits(part)
    except StoreError as error:
        await apologise(interaction, error)
        return False
    if not mine:
        # What a person does anywhere says that they are there, and in which language.
        bot.choices.hear(interaction)
        bot.choices.act(interaction)
        log.debug("another process answers", interaction=interaction.id)
    elif parts:
        restrict_task(lambda: holding.may_answer(parts[0]))
    return mine


async def _part(bot: BotContext, interaction: Interaction) -> int:
    """The part that an interaction is about.

    It is that of the table that is named; else of the server; else, in direct messages, of the person's only
    table, or of the person.
    """
    try:
        for table in _table_ids(interaction):
            guild = await _guild_of(bot, table)
            if guild is not None:
                return part_of(guild, table)
        if interaction.guild_id is not None:
            return part_of(interaction.guild_id, "")
        own = await bot.store.people.tables_of(interaction.user.id)
        guild = await _guild_of(bot, own[0]) if len(own) == 1 else None
    except StoreError as error:
        log.warning("the table of an interaction could not be looked up", reason=str(error))
        own, guild = [], None
    return part_of_person(interaction.user.id) if guild is None else part_of(guild, own[0])


async def _guild_of(bot: BotContext, table: str) -> int | None:
    """The server of a table, which never changes; None if there is no such table. Raises ``StoreError``."""
    guild = bot.table_guilds.get(table)
    if guild is None:
        head = await bot.store.log.head(table)
        if head is None:
            return None
        guild = bot.table_guilds[table] = head.guild
    return guild


def _table_ids(interaction: Interaction) -> Iterator[str]:
    """The ids of the tables that an interaction may be about."""
    press = custom_ids.parse(custom_id_of(interaction))
    texts = [] if press is None else [press.subject]
    texts += _options(data_of(interaction).get("options", ()))
    for one in texts:
        yield one.strip().lower().partition("-")[0]


def _options(options: Sequence[Mapping[str, Any]]) -> list[str]:
    texts = []
    for option in options:
        texts += _options(option.get("options", ()))
        value = option.get("value")
        if option.get("name") in _NAMING and isinstance(value, str):
            texts.append(value)
    return texts
