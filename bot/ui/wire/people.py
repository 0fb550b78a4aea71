"""The people and servers that the bot talks to: their languages and their choices."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias, TypeVar

import discord
from cachetools import LRUCache
from discord.ext import commands

from bot.pages.page import Page
from bot.store.base import Store
from bot.store.errors import Stale, StoreError
from bot.store.rows import Dm, GuildSettings, Preferences
from bot.tables.model.people import Person
from bot.tables.view import TableView
from bot.text.catalogue import Voice, voice_for, voices
from bot.ui.wire.row_cache import RowCache

PEOPLE_CACHE_SIZE: Final = 10_000
"""The number of people whose choices are kept in memory. The store has them all."""
TRIES: Final = 5
"""How often a change of a list is made before it fails because others change the same one."""

_Result = TypeVar("_Result")


class BotClient(commands.AutoShardedBot):
    """The bot as interactions know it. Everything else that answers need is passed to them."""


Interaction: TypeAlias = discord.Interaction[BotClient]
"""An interaction of this bot."""


def person(user: discord.abc.User) -> Person:
    """A Discord user as a person at tables: their id and their name on this server."""
    return Person(user.id, user.display_name)


class LastAction(NamedTuple):
    """When a person last acted; ``channel`` is that of their DMs if they have ever acted there."""

    at: int
    channel: int | None


class Choices:
    """A cache of people's and servers' choices. All writing goes through it, so it is never out of date.

    If other processes write, too (``shared``), it remembers for seconds (``RowCache``). ``now`` returns Unix
    milliseconds. Methods that read or write the store raise ``StoreError``.
    """

    def __init__(
        self, store: Store, default_language: str, now: Callable[[], int], *, shared: bool = False
    ) -> None:
        self._store = store
        self._default = default_language
        self._now = now
        self._people = RowCache(PEOPLE_CACHE_SIZE, self._preferences, shared=shared)
        self._with_matches: LRUCache[int, bool] = LRUCache(PEOPLE_CACHE_SIZE)
        self._dms = RowCache(PEOPLE_CACHE_SIZE, self._dm, shared=shared)
        self._last_actions: LRUCache[int, LastAction] = LRUCache(PEOPLE_CACHE_SIZE)
        self._guilds = RowCache(math.inf, self._settings, shared=shared)
        self._discord_languages: LRUCache[int, str] = LRUCache(PEOPLE_CACHE_SIZE)
        self._locales: dict[int, str] = {}
        self._voices = voices()

    def illustrate(self, emojis: Mapping[str, str]) -> None:
        """Use these emojis, by what they show, in all sentences from now on."""
        self._voices = {language: voice.with_emojis(emojis) for language, voice in voices().items()}

    def voice_in(self, *wishes: str | None) -> Voice:
        """The voice of the first wish that names a known language, with the available emojis."""
        return self._voices[voice_for(*wishes).language]

    async def of(self, person_id: int) -> Preferences:
        """A person's preferences."""
        return await self._people.get(person_id)

    async def choose(self, preferences: Preferences, before: Preferences | None = None) -> None:
        """Store what a person changed of their preferences; all of them without ``before``.

        Raises ``Stale`` if their holidays have changed meanwhile: see ``until_current``.
        """
        try:
            await self._store.people.set_preferences(preferences, before)
        finally:  # it may be stored although the answer was lost
            self._people.drop(preferences.person)

    async def is_newcomer(self, person_id: int) -> bool:
        """Whether a person has neither finished a match nor declined the tutor (V-21)."""
        if person_id in self._with_matches or not (await self.of(person_id)).tutor:
            return False
        try:
            matches = await self._store.results.history(person_id, limit=1)
        except StoreError:
            return False  # without the offer everything still works
        if matches:
            self._with_matches[person_id] = True
        return not matches

    async def note_dm_closed(self, person_id: int, at: int | None) -> None:
        """Note when a person's DMs refused the bot (Unix milliseconds), or that they were open (None)."""
        # Memory first: even if it cannot be stored, this process does not try the DMs again.
        self._people.put(person_id, replace(await self.of(person_id), dm_closed_at=at))
        await self._store.people.set_dm_closed(person_id, at)

    async def dm(self, person_id: int) -> Dm:
        """The stored facts about a person's direct messages."""
        return await self._dms.get(person_id)

    async def note_dm(self, dm: Dm) -> None:
        """Store the facts about a person's direct messages."""
        self._dms.put(dm.person, dm)  # memory first, as for closed DMs
        await self._store.people.put_dm(dm)

    async def wants_dm(self, person_id: int, guild: int) -> bool:
        """Whether a person's cards go to their direct messages: their choice, else the server's."""
        return ((await self.of(person_id)).cards or (await self.of_guild(guild)).hands) != "here"

    def surely_without_dm(self, person_id: int, guild: int) -> bool:
        """Whether memory knows, without the store, that a person's cards do not go to direct messages."""
        wishes, server = self._people.known(person_id), self._guilds.known(guild)
        return wishes is not None and (wishes.cards or (None if server is None else server.hands)) == "here"

    def forget(self, person_id: int) -> None:
        """Forget a person whose rows were deleted from the store."""
        self._people.drop(person_id)
        self._dms.drop(person_id)
        for cache in (self._with_matches, self._last_actions, self._discord_languages):
            cache.pop(person_id, None)

    def act(self, interaction: Interaction) -> None:
        """Note that a person has just acted."""
        person_id, before = interaction.user.id, self._last_actions.get(interaction.user.id)
        alone = is_own_dm(interaction)
        channel = None if before is None else before.channel
        self._last_actions[person_id] = LastAction(self._now(), interaction.channel_id if alone else channel)

    def recall(self, person_id: int, at: int) -> None:
        """Note that a person acted at a time that another process may have stored."""
        before = self._last_actions.get(person_id)
        if before is None or before.at < at:
            self._last_actions[person_id] = LastAction(at, None if before is None else before.channel)

    def last_action(self, person_id: int) -> LastAction | None:
        """When a person last acted; None if it is not known."""
        return self._last_actions.get(person_id)

    async def of_guild(self, guild: int) -> GuildSettings:
        """A server's settings."""
        return await self._guilds.get(guild)

    async def set_guild(self, settings: GuildSettings, before: GuildSettings | None = None) -> None:
        """Store what was changed of a server's settings; all of them without ``before``.

        Raises ``Stale`` if its list of channels has changed meanwhile: see ``until_current``.
        """
        try:
            await self._store.guilds.set_settings(settings, before)
        finally:  # as for a person's
            self._guilds.drop(settings.guild)

    def forget_guild(self, guild: int) -> None:
        """Forget a server whose settings may have been deleted from the store."""
        self._guilds.drop(guild)
        self._locales.pop(guild, None)

    def hear(self, interaction: Interaction) -> None:
        """Remember the language of a person's Discord, and of a server that invited the bot."""
        self._discord_languages[interaction.user.id] = interaction.locale.value
        guild, locale = interaction.guild_id, interaction.guild_locale
        # Elsewhere the bot posts nothing, and nobody says when a server is to be forgotten.
        if guild is not None and locale is not None and is_invited(interaction):
            self._know(guild, locale)

    async def voice(self, interaction: Interaction) -> Voice:
        """The voice for the person who acts: in their chosen language, else their Discord's.

        With emojis if they like.
        """
        self.hear(interaction)
        try:
            wishes = await self.of(interaction.user.id)
        except StoreError:  # the error itself has to be reported in some language
            wishes = Preferences(interaction.user.id)
        voice = self.voice_in(wishes.language, interaction.locale.value)
        return voice if wishes.pictures else voice.plain

    async def private_voice(self, person_id: int, guild: int) -> Voice:
        """The voice for a person who is not acting now: as for ``voice``, else their server's."""
        language = (await self.of(person_id)).language
        return self.voice_in(
            language, self._discord_languages.get(person_id), (await self.public_voice(guild)).language
        )

    async def public_voice(self, guild: int) -> Voice:
        """The voice of a server: set by its admins, else its locale, else the bot's default."""
        return self.voice_in((await self.of_guild(guild)).language, self._locales.get(guild), self._default)

    async def table_voice(self, table: TableView) -> Voice:
        """The voice of a table's messages: its server's, or in direct messages its person's."""
        guild = table.place.guild
        if table.place.private:
            return await self.private_voice(table.host.id, guild)
        return await self.public_voice(guild)

    async def for_table(self, table: TableView, page: Page) -> Page:
        """A page as a table shows it: in direct messages without pictures if its person wants none."""
        with_pictures = not table.place.private or (await self.of(table.host.id)).pictures
        return page if with_pictures else page.without_picture

    def know_guild(self, guild: discord.Guild) -> None:
        """Note a server's locale."""
        self._know(guild.id, guild.preferred_locale)

    def _know(self, guild: int, locale: discord.Locale) -> None:
        # Discord reports American English if nobody chose a locale, so it counts as no choice.
        if locale is discord.Locale.american_english:
            self._locales.pop(guild, None)
        else:
            self._locales[guild] = locale.value

    async def _preferences(self, person_id: int) -> Preferences:
        return await self._store.people.preferences(person_id)

    async def _dm(self, person_id: int) -> Dm:
        return await self._store.people.dm(person_id)

    async def _settings(self, guild: int) -> GuildSettings:
        return await self._store.guilds.settings(guild)


async def until_current(change: Callable[[], Awaitable[_Result]]) -> _Result:
    """The result of ``change``, made again if somebody else was faster: it reads, decides and stores.

    Raises what it raises, and ``Stale`` if somebody was faster each time.
    """
    for _ in range(TRIES - 1):
        with suppress(Stale):
            return await change()
    return await change()


def is_private(interaction: Interaction) -> bool:
    """Whether only the person who pressed can see the message: it is ephemeral, or in their DMs."""
    message = interaction.message
    if message is None:
        return False
    return message.flags.ephemeral or is_own_dm(interaction)


def is_own_dm(interaction: Interaction) -> bool:
    """Whether a person acts in their direct messages with the bot, where nobody else reads."""
    return interaction.guild_id is None and not interaction.context.private_channel


def is_invited(interaction: Interaction) -> bool:
    """Whether the bot may work where a person acts: in direct messages, and in servers that installed it.

    A person who installed it only for themselves is offered its commands in every server, where it cannot
    post.
    """
    if interaction.guild_id is None or not interaction.is_user_integration():
        return True
    return interaction.is_guild_integration()
