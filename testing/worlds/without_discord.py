"""The real bot without a connection to Discord: pages are painted and printed, then go nowhere."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import AsyncMock, Mock, patch

import discord

from bot.app import Briscola
from bot.pages.page import Page
from bot.render.scene import Scene
from bot.ui.wire.sender import MessageSender, Sent
from bot.ui.wire.views import print_page

PICTURE = 80_000


def blank_picture(_: Scene) -> bytes:
    """A stand-in for a picture of realistic size."""
    return bytes(PICTURE)


@contextmanager
def no_discord() -> Iterator[None]:
    """Replace Discord: pages are painted and printed, then dropped."""
    ids = itertools.count(10**17)

    async def send(post: MessageSender, _channel: int, page: Page, _nonce: str) -> Sent:
        printed = await print_page(page, post.painter)
        return Sent(next(ids), printed.is_late)

    async def edit(post: MessageSender, _channel: int, _message: int, page: Page) -> bool:
        return (await print_page(page, post.painter)).is_late

    async def private_channel(_post: MessageSender, person: int) -> int:
        return person

    with (
        patch.object(MessageSender, "send", send),
        patch.object(MessageSender, "edit", edit),
        patch.object(MessageSender, "remove", AsyncMock()),
        patch.object(MessageSender, "private_channel", private_channel),
        patch.object(MessageSender, "is_on_server", Mock(return_value=True)),
        patch.object(discord.app_commands.CommandTree, "sync", AsyncMock(return_value=[])),
        patch.object(Briscola, "application_id", 1),
        patch.object(Briscola, "fetch_application_emojis", AsyncMock(return_value=[])),
    ):
        yield
