"""A fault of one server keeps no other from its digest, its puzzle or its deal."""

from dataclasses import replace
from datetime import timedelta
from typing import Literal, NamedTuple

import pytest
from simcord import ChannelHandle

from bot.pages.page import Page, Text
from bot.puzzle import days
from bot.store.daily.deal_rows import DealBoard
from bot.store.rows import GuildSettings, WeeklyDigest
from bot.tables.archive.digest import Week
from bot.text.catalogue import Voice
from bot.ui.publish.daily.digest_contents import DigestContents
from bot.ui.wire.people import Choices
from testing.logs import Complaints
from testing.players.puzzles import put_puzzle
from testing.worlds.world import World

pytestmark = pytest.mark.usefixtures("hourly_heartbeat")


class Servers(NamedTuple):
    """A server about which everything fails, and the one after it, with their channels for such messages."""

    failing: int
    channel: ChannelHandle
    next: int
    next_channel: ChannelHandle

    async def want(self, world: World, kind: Literal["puzzle", "deal", "digest"]) -> None:
        """Both choose the channel for messages of a kind."""
        with world.as_bot():
            for guild, channel in ((self.failing, self.channel), (self.next, self.next_channel)):
                wishes = GuildSettings(guild, puzzle_hour=0, deal_hour=0)
                match kind:
                    case "puzzle":
                        wishes = replace(wishes, puzzle_channel=channel.id)
                    case "deal":
                        wishes = replace(wishes, deal_channel=channel.id)
                    case "digest":
                        wishes = replace(wishes, digest_channel=channel.id)
                await world.briscola.context.choices.set_guild(wishes)


@pytest.fixture
def servers(world: World, monkeypatch: pytest.MonkeyPatch) -> Servers:
    other = world.create_guild("Elsewhere")
    failing, voice = world.server.id, Choices.public_voice

    async def public_voice(choices: Choices, guild: int) -> Voice:
        if guild == failing:
            raise ValueError("unreadable")
        return await voice(choices, guild)

    async def page(_: DigestContents, server: WeeklyDigest, __: Week) -> Page:
        if server.guild == failing:
            raise ValueError("unreadable")
        return Page((Text("the week"),))

    monkeypatch.setattr(Choices, "public_voice", public_voice)
    monkeypatch.setattr(DigestContents, "page", page)
    return Servers(failing, world.channel, other.id, other.create_text_channel("news"))


async def test_A_4_a_server_whose_digest_cannot_be_made(
    world: World, servers: Servers, complaints: Complaints
) -> None:
    await servers.want(world, "digest")
    await world.rest(7 * days.DAY / 1000)
    assert world.messages(servers.channel) == []
    assert len(world.messages(servers.next_channel)) == 1
    check_log(complaints, servers)


async def test_P_10_a_server_whose_puzzle_cannot_be_shown(
    world: World, servers: Servers, complaints: Complaints
) -> None:
    first = days.day_at(world.milliseconds())
    for number in range(4):
        await put_puzzle(world, first + timedelta(days=number))
    await servers.want(world, "puzzle")
    world.briscola.context.daily.wake()
    await world.rest(5)
    assert world.messages(servers.channel) == []
    assert len(world.messages(servers.next_channel)) == 1
    check_log(complaints, servers)


async def test_D_9_a_server_whose_deal_cannot_be_shown(
    world: World, servers: Servers, complaints: Complaints
) -> None:
    day = (days.day_at(world.milliseconds()) - 2 * days.ONE).isoformat()
    with world.as_bot():
        deals = world.briscola.context.store.deals
        await deals.open_board(DealBoard(day, "1", 1))
        await deals.close(DealBoard(day, "1", 1, "{}", 1), [])
    await servers.want(world, "deal")
    world.briscola.context.daily.wake()
    await world.rest(5)
    assert world.messages(servers.channel) == []
    assert len(world.messages(servers.next_channel)) == 1
    check_log(complaints, servers)


def check_log(complaints: Complaints, servers: Servers) -> None:
    """The fault was logged as one of the failing server."""
    assert complaints.lines
    assert all(f"'guild': {servers.failing}" in line for line in complaints.lines)
    complaints.lines.clear()
