"""F9: closed direct messages are tried once, whoever asks and however much at once."""

import asyncio
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, Never, cast

import discord
import pytest
from hypothesis import given, strategies as st

from bot.pages.page import Page, Text
from bot.store.errors import Unavailable
from bot.store.rows import Dm, GuildSettings, Preferences
from bot.tables.model.people import Place
from bot.tables.view import TableView
from bot.text.catalogue import voices
from bot.ui.publish.dms.direct_messages import DirectMessages
from bot.ui.publish.dms.dm_channels import FIRST_PAUSE, LONGEST_PAUSE, TRY_AGAIN, Backoff
from bot.ui.wire.people import Choices
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable
from bot.ui.wire.sender import MessageSender

ANNA = 9_000_001
PAGE = Page((Text("cards"),))
TABLE = cast("TableView", SimpleNamespace(id="abcdef", place=Place(1, 2)))


class ClosedDms:
    """Discord, where somebody takes no direct messages."""

    def __init__(self) -> None:
        self.tries = 0
        self.told = 0
        self.on_the_server = True

    def is_on_server(self, _guild: int) -> bool:
        return self.on_the_server

    async def send(self, channel: int, _page: Page, _nonce: str) -> int:
        if channel != 7:
            self.told += 1
            return 1
        self.tries += 1
        await asyncio.sleep(0)
        answer: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(answer, {"code": 50007, "message": "Cannot send messages to this user"})


class Full:
    """A store that takes nothing."""

    async def preferences(self, person: int) -> Preferences:
        return Preferences(person)

    async def set_dm_closed(self, _person: int, _at: int | None) -> Never:
        raise Unavailable("disk full")

    async def dm(self, person: int) -> Dm:
        return Dm(person, 7)

    async def put_dm(self, _dm: Dm) -> Never:
        raise Unavailable("disk full")


class Usual:
    """What servers have set: nothing."""

    async def settings(self, guild: int) -> GuildSettings:
        return GuildSettings(guild)


@pytest.fixture
def closed() -> ClosedDms:
    return ClosedDms()


@pytest.fixture
def fixed_time() -> list[int]:
    return [1_700_000_000_000]


@pytest.fixture
def direct_messages(
    closed: ClosedDms, fixed_time: list[int], monkeypatch: pytest.MonkeyPatch
) -> DirectMessages:
    store: Any = SimpleNamespace(people=Full(), guilds=Usual())
    choices = Choices(store, "en", lambda: fixed_time[0])

    async def public_voice(_guild: int) -> object:
        return voices()["en"]

    monkeypatch.setattr(choices, "public_voice", public_voice)
    return DirectMessages(cast("MessageSender", closed), choices, lambda: fixed_time[0])


async def test_tables_that_deal_at_once_try_once(direct_messages: DirectMessages, closed: ClosedDms) -> None:
    sent = await asyncio.gather(*(direct_messages.send(TABLE, ANNA, PAGE, str(n)) for n in range(5)))
    assert sent == [None] * 5
    assert (closed.tries, closed.told) == (1, 1)


async def test_what_cannot_be_stored_is_known_all_the_same(
    direct_messages: DirectMessages, closed: ClosedDms, fixed_time: list[int]
) -> None:
    await direct_messages.send(TABLE, ANNA, PAGE, "1")
    fixed_time[0] += TRY_AGAIN
    assert not await direct_messages.is_wanted(TABLE, ANNA)
    await direct_messages.send(TABLE, ANNA, PAGE, "2")
    assert closed.tries == 1
    fixed_time[0] += 1
    await direct_messages.send(TABLE, ANNA, PAGE, "3")
    assert (closed.tries, closed.told) == (2, 1)


def refusal(code: int) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(answer, {"code": code, "message": "no"})


def started(backoff: Backoff, at: int, error: Exception) -> int:
    """Start a pause, and return for how long it holds."""
    backoff.start(error, at)
    assert backoff.holds(at)
    ends = next(at + step for step in range(0, 100 * LONGEST_PAUSE, 1000) if not backoff.holds(at + step))
    assert backoff.holds(ends - 1)
    return ends - at


def test_pauses_grow_from_refusal_to_refusal_and_have_an_end() -> None:
    backoff, fixed_time, pauses = Backoff(), 1_700_000_000_000, []
    for _ in range(12):
        pauses.append(started(backoff, fixed_time, refusal(40003)))
        fixed_time += pauses[-1]
    assert pauses[0] == FIRST_PAUSE
    assert all(later == min(2 * pause, LONGEST_PAUSE) for pause, later in pairwise(pauses))
    assert pauses[-1] == LONGEST_PAUSE
    assert started(backoff, fixed_time + LONGEST_PAUSE + 1, refusal(40003)) == FIRST_PAUSE


@given(st.lists(st.integers(0, FIRST_PAUSE - 1), min_size=1, max_size=12))
def test_refusals_of_what_was_under_way_together_count_once(moments: list[int]) -> None:
    backoff, fixed_time = Backoff(), 1_700_000_000_000
    for moment in sorted(moments):
        backoff.start(refusal(40003), fixed_time + moment)
    assert backoff.holds(fixed_time + min(moments) + FIRST_PAUSE - 1)
    assert not backoff.holds(fixed_time + max(moments) + FIRST_PAUSE)


def test_a_bot_that_was_flagged_waits_longest_and_a_told_limit_is_kept() -> None:
    assert started(Backoff(), 1_700_000_000_000, refusal(20026)) == LONGEST_PAUSE
    assert started(Backoff(), 1_700_000_000_000, DiscordUnavailable(429, 7200.0)) == 7_200_000
    assert started(Backoff(), 1_700_000_000_000, DiscordUnavailable(429, 2.0)) == FIRST_PAUSE


async def test_nothing_is_said_at_a_table_of_a_server_that_has_removed_the_bot(
    direct_messages: DirectMessages, closed: ClosedDms
) -> None:
    closed.on_the_server = False
    assert await direct_messages.send(TABLE, ANNA, PAGE, "1") is None
    assert (closed.tries, closed.told) == (1, 0)


async def test_whoever_is_being_forgotten_is_left_alone_until_it_ends(
    direct_messages: DirectMessages, closed: ClosedDms
) -> None:
    with direct_messages.forgetting(ANNA):
        with direct_messages.forgetting(ANNA):  # they pressed twice
            assert direct_messages.is_left_alone(ANNA)
        assert await direct_messages.send(TABLE, ANNA, PAGE, "1") is None
        assert direct_messages.is_left_alone(ANNA)
    assert closed.tries == 0
    assert not direct_messages.is_left_alone(ANNA)
    assert direct_messages._leaving == {}
    assert direct_messages.is_left_alone(-1), "an alias has no letterbox"
