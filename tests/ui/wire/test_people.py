"""What the bot remembers of people and servers is what the store has."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store.errors import Unavailable
from bot.store.rows import GuildSettings, Preferences
from bot.ui.wire.people import Choices

WHO, WHERE = 7, 9


class SlowStore:
    """A store whose reads and writes end when a test says so; ``fault`` is raised after a write."""

    def __init__(self) -> None:
        self.people = self.guilds = self
        self.languages: dict[int, str | None] = {WHO: None, WHERE: None}
        self.gate = asyncio.Event()
        self.gate.set()
        self.fault: Exception | None = None

    async def preferences(self, person: int) -> Preferences:
        return Preferences(person, language=await self._language(person))

    async def settings(self, guild: int) -> GuildSettings:
        return GuildSettings(guild, language=await self._language(guild))

    async def set_preferences(self, preferences: Preferences, _: Preferences | None) -> None:
        self._write(preferences.person, preferences.language)

    async def set_settings(self, settings: GuildSettings, _: GuildSettings | None) -> None:
        self._write(settings.guild, settings.language)

    async def _language(self, key: int) -> str | None:
        language = self.languages[key]
        await self.gate.wait()
        return language

    def _write(self, key: int, language: str | None) -> None:
        self.languages[key] = language
        if self.fault is not None:
            raise self.fault


@pytest.fixture
def store() -> SlowStore:
    return SlowStore()


@pytest.fixture
def choices(store: SlowStore) -> Choices:
    parts: Any = SimpleNamespace(people=store, guilds=store)
    return Choices(parts, "en", lambda: 0)


async def test_a_choice_made_while_the_one_before_is_read_counts(choices: Choices, store: SlowStore) -> None:
    store.gate.clear()
    reads = [asyncio.create_task(choices.of(WHO)), asyncio.create_task(choices.of_guild(WHERE))]
    await asyncio.sleep(0)
    await choices.choose(Preferences(WHO, language="it"))
    await choices.set_guild(GuildSettings(WHERE, language="it"))
    store.gate.set()
    await asyncio.gather(*reads)
    assert (await choices.of(WHO)).language == "it"
    assert (await choices.of_guild(WHERE)).language == "it"


async def test_a_choice_that_was_stored_although_no_answer_came_counts(
    choices: Choices, store: SlowStore
) -> None:
    await choices.of(WHO)
    await choices.of_guild(WHERE)
    store.fault = Unavailable("the connection ended")
    with pytest.raises(Unavailable):
        await choices.choose(Preferences(WHO, language="it"))
    with pytest.raises(Unavailable):
        await choices.set_guild(GuildSettings(WHERE, language="it"))
    assert (await choices.of(WHO)).language == "it"
    assert (await choices.of_guild(WHERE)).language == "it"


async def test_a_server_that_changes_its_locale_to_American_English_has_none(choices: Choices) -> None:
    server: Any = SimpleNamespace(id=WHERE, preferred_locale=discord.Locale.italian)
    choices.know_guild(server)
    assert (await choices.public_voice(WHERE)).language == "it"
    server.preferred_locale = discord.Locale.american_english
    choices.know_guild(server)
    assert (await choices.public_voice(WHERE)).language == "en"


@pytest.mark.parametrize(("invited", "language"), [(True, "it"), (False, "en")])
async def test_only_the_language_of_a_server_that_invited_the_bot_is_remembered(
    choices: Choices,
    invited: bool,  # noqa: FBT001 - a case
    language: str,
) -> None:
    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=WHO),
        locale=discord.Locale.french,
        guild_id=WHERE,
        guild_locale=discord.Locale.italian,
        is_user_integration=lambda: True,
        is_guild_integration=lambda: invited,
    )
    choices.hear(interaction)
    assert (await choices.public_voice(WHERE)).language == language
