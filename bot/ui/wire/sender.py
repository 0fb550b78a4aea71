"""The sender of messages outside of answers: sends with a nonce, edits and deletes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, NamedTuple

import discord
from cachetools import LRUCache

from bot.log import get
from bot.pages.limits import NONCE
from bot.pages.page import Page
from bot.render.painter import Painter, PainterBusy
from bot.tables.model.people import DIRECT, Place
from bot.ui.wire.channel_activity import ChannelActivity
from bot.ui.wire.channel_rights import may_see
from bot.ui.wire.rate_limits.timeouts import DiscordUnavailable, no_retry_after
from bot.ui.wire.tokens import answers_by_token
from bot.ui.wire.views import send_page

log = get(__name__)

TOO_OLD: Final = 50 * 60 * 1000
"""The milliseconds after which a message is replaced: messages older than an hour can hardly be edited."""
UNCONFIRMED: Final = 10_000
"""The number of messages of which it is remembered that Discord may have made them without saying so."""
SERVER_FAULT: Final = 500
"""The HTTP status from which on Discord may have done what it reports as failed."""
UNKNOWN_CHANNEL: Final = 10003
_GONE_CODES: Final = frozenset({UNKNOWN_CHANNEL, 10008, 30046, 50083})
"""Unknown channel or message, too many edits of an old one, archived thread: a new message is needed."""
_CLOSED_DM_CODES: Final = frozenset({10013, 50007, 50278})
"""The account is gone, DMs are closed, or no server is shared any more."""


class Sent(NamedTuple):
    """A message that was sent, by its id; ``is_late``: its picture is missing, but can still come (F5)."""

    message: int
    is_late: bool = False


class MessageSender:
    """Sends pages to channels and people. Raises what discord.py raises. ``now`` returns Unix milliseconds.

    Neither this class nor discord.py tries a failed request again: the callers know how long others wait for
    it.
    """

    def __init__(
        self, client: discord.Client, painter: Painter, activity: ChannelActivity, now: Callable[[], int]
    ) -> None:
        self._client = client
        self._now = now
        self._began = now()
        self._unconfirmed_nonces: LRUCache[str, None] = LRUCache(UNCONFIRMED)
        self.painter = painter
        self.activity = activity

    def note_takeover(self) -> None:
        """Note that another process may have sent any message before this moment."""
        self._began = self._now()

    def is_on_server(self, guild: int) -> bool:
        """Whether the bot is on a server, even one that is unavailable.

        Elsewhere every request would be refused. Direct messages (``DIRECT``) belong to no server.
        """
        return guild == DIRECT.guild or self._client.get_guild(guild) is not None

    def everybody_sees(self, place: Place) -> bool:
        """Whether every member of a server sees the messages of a place, as far as the bot can know."""
        guild = self._client.get_guild(place.guild)
        return guild is not None and may_see(guild, place, guild.default_role)

    async def send(self, channel: int, page: Page, nonce: str) -> Sent:
        """Send a new message. The same nonce twice within minutes makes only one message."""
        place, nonce = self._client.get_partial_messageable(channel), nonce[:NONCE]
        again = nonce in self._unconfirmed_nonces
        self._unconfirmed_nonces[nonce] = None
        try:
            with no_retry_after(0):
                message, is_late = await send_page(
                    page, self.painter, lambda ready: place.send(nonce=nonce, **ready.new)
                )
        except (discord.HTTPException, DiscordUnavailable) as error:
            if error.status < SERVER_FAULT:  # a refusal: no message was made
                self._unconfirmed_nonces.pop(nonce, None)
            raise
        if again or message.created_at.timestamp() * 1000 < self._began:
            # This process or the one before it may have made it earlier, with an older page.
            is_late = await self.edit(channel, message.id, page)
        self._unconfirmed_nonces.pop(nonce, None)
        self.activity.wrote(channel, [message.id])
        return Sent(message.id, is_late)

    async def edit(self, channel: int, message: int, page: Page) -> bool:
        """Replace the page of a message. Returns whether its picture is late; see ``Sent``."""
        place = self._client.get_partial_messageable(channel).get_partial_message(message)
        with no_retry_after(0):
            _, is_late = await send_page(page, self.painter, lambda ready: place.edit(**ready.edit))
        return is_late

    async def paint(self, page: Page) -> bool:
        """Paint the picture of a page that nobody waits for, so that the page is sent with it.

        False if too many others wait to be painted. A picture that cannot be painted is no error.
        """
        if page.picture is not None:
            try:
                await self.painter.paint(page.picture.scene)
            except PainterBusy:
                return False
            except Exception:  # whatever it was, the message goes out in words
                log.exception("a picture could not be painted")
        return True

    async def remove(self, channel: int, message: int) -> None:
        """Delete a message. It may be gone already."""
        try:
            with no_retry_after(0):
                await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.NotFound:
            log.debug("a message was gone already", message=message)

    async def edit_by_token(self, token: str, message: int | None, page: Page) -> bool:
        """Replace the page of a message through an interaction's token, which is not counted.

        ``message`` None means the message that the interaction came from or was answered with. Returns
        whether its picture is late; see ``Sent``.
        """
        with no_retry_after(0):
            _, is_late = await send_page(
                page,
                self.painter,
                lambda ready: answers_by_token.edit(self._client, token, message, **ready.edit),
            )
        return is_late

    async def send_by_token(self, token: str, channel: int, page: Page) -> Sent:
        """Send a further ephemeral answer to an interaction of a channel.

        It has no nonce, so it must be sent only once.
        """
        with no_retry_after(0):
            sent = Sent(
                *await send_page(
                    page, self.painter, lambda ready: answers_by_token.send(self._client, token, **ready.new)
                )
            )
        self.activity.wrote(channel, [sent.message])
        return sent

    async def remove_by_token(self, token: str, message: int | None) -> None:
        """Delete a message that an interaction's token can edit."""
        with no_retry_after(0):
            await answers_by_token.remove(self._client, token, message)

    async def start_thread(self, channel: int, name: str, *, for_long: bool) -> int:
        """Start a public thread in a channel. Returns its id.

        Discord archives it after a day without a message, or after a week if it is to last ``for_long``.
        """
        with no_retry_after(0):
            made = await self._client.http.start_thread_without_message(
                channel, name=name, auto_archive_duration=10080 if for_long else 1440, type=11
            )
        return int(made["id"])

    async def give_role(self, guild: int, person: int, role: int) -> None:
        """Give a person a role of a server. They may have it already."""
        with no_retry_after(0):
            await self._client.http.add_role(guild, person, role)

    async def private_channel(self, person: int) -> int:
        """The id of a person's DM channel. Discord is asked; discord.py's cache is not used."""
        with no_retry_after(0):
            return int((await self._client.http.start_private_message(person))["id"])


def nonce_for(*what: object) -> str:
    """A nonce that is the same for the same values, also in another process."""
    return hashlib.blake2b(repr(what).encode(), digest_size=NONCE // 2).hexdigest()


def is_gone(error: discord.HTTPException) -> bool:
    """Whether a message can no longer be edited, so that a new one is needed."""
    return error.code in _GONE_CODES or isinstance(error, discord.NotFound)


def is_closed(error: discord.HTTPException) -> bool:
    """Whether a person does not accept messages from the bot."""
    return error.code in _CLOSED_DM_CODES
