"""Who wrote last in a channel. No intent is needed: each interaction brings the last message's id (V-4)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

import discord
from cachetools import LRUCache

CHANNELS: Final = 10_000
OURS: Final = 100
"""Messages that are remembered in each channel: of the bot's own, and of those that interactions named."""
_EVENT: Final = "INTERACTION_CREATE"


class ChannelActivity:
    """The messages that were the last of a channel when somebody acted there, and which are the bot's own.

    ``since``: a message's id or later; of older messages it is not known who wrote them.
    """

    def __init__(self, since: int = 0) -> None:
        self._since = since
        self._heard: LRUCache[int, deque[int]] = LRUCache(CHANNELS)
        self._ours: LRUCache[int, deque[int]] = LRUCache(CHANNELS)

    def listen(self, client: discord.Client) -> None:
        """Read ``last_message_id`` off each interaction before discord.py drops it for cached channels."""
        parsers = client._connection.parsers  # noqa: SLF001 - discord.py offers no other place to read it
        parse = parsers[_EVENT]

        def heard(data: dict[str, Any]) -> None:
            self.hear(data)
            parse(data)

        parsers[_EVENT] = heard

    def hear(self, interaction: dict[str, Any]) -> None:
        """Note the last message of the channel that an interaction comes from."""
        channel = interaction.get("channel") or {}
        place, last = str(channel.get("id", "")), str(channel.get("last_message_id", ""))
        if place.isdecimal() and last.isdecimal():
            heard = self._heard.setdefault(int(place), deque(maxlen=OURS))
            if int(last) not in heard:
                heard.append(int(last))

    def wrote(self, channel: int | None, messages: Iterable[int]) -> None:
        """Note messages of the bot's own, ephemeral ones included."""
        if channel is not None:
            self._ours.setdefault(channel, deque(maxlen=OURS)).extend(messages)

    def others_wrote(self, channel: int, since: int) -> bool:
        """Whether another account wrote there after a message, as far as interactions told.

        What the bot wrote after them does not hide their messages.
        """
        ours, since = self._ours.get(channel, ()), max(since, self._since)
        return any(one > since and one not in ours for one in self._heard.get(channel, ()))
