"""The last messages of channels, and whether others wrote them.

No intent is needed, because each interaction contains the id of its channel's last message (V-4).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, Final

from cachetools import LRUCache

CHANNELS: Final = 10_000
OURS: Final = 100
"""The number of messages remembered for each channel: the bot's own, and those that interactions named."""


class ChannelActivity:
    """The last messages of channels when somebody acted there, and the bot's own messages.

    ``since`` is a message id: of older messages it is not known who wrote them.
    """

    def __init__(self, since: int = 0) -> None:
        self._since = since
        self._latest: LRUCache[int, deque[int]] = LRUCache(CHANNELS)
        self._ours: LRUCache[int, deque[int]] = LRUCache(CHANNELS)

    def hear(self, interaction: Mapping[str, Any]) -> None:
        """Note the last message of the channel of an interaction.

        discord.py drops ``last_message_id`` for cached channels.
        """
        channel = interaction.get("channel") or {}
        place, last = str(channel.get("id", "")), str(channel.get("last_message_id", ""))
        if place.isdecimal() and last.isdecimal():
            messages = self._latest.setdefault(int(place), deque(maxlen=OURS))
            if int(last) not in messages:
                messages.append(int(last))

    def wrote(self, channel: int | None, messages: Iterable[int]) -> None:
        """Note messages of the bot's own, ephemeral ones included."""
        if channel is not None:
            self._ours.setdefault(channel, deque(maxlen=OURS)).extend(messages)

    def is_last(self, channel: int, message: int) -> bool:
        """Whether a message of the bot's own is known to be the last one of a channel."""
        ours = self._ours.get(channel, ())
        return message in ours and message >= max(*ours, *self._latest.get(channel, ()), 0)

    def others_wrote(self, channel: int, since: int) -> bool:
        """Whether another account wrote in a channel after message ``since``, as far as interactions showed.

        Later messages of the bot do not hide theirs.
        """
        ours, since = self._ours.get(channel, ()), max(since, self._since)
        return any(one > since and one not in ours for one in self._latest.get(channel, ()))
