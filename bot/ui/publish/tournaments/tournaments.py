"""``Tournaments``: the parts of the bot that make events go on and show them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

import discord

from bot.store.base import Store
from bot.tables.tables import Tables
from bot.tournaments.director import Director
from bot.tournaments.events import Events
from bot.tournaments.order import Orders
from bot.ui.publish.tournaments.event_posts import EventPosts
from bot.ui.publish.tournaments.table_places import TablePlaces
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender


class Tournaments:
    """The events, what does their next steps, their standings, and their messages.

    ``now`` and ``ahead`` are those of ``tables``.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        *,
        now: Callable[[], int],
        ahead: Callable[[], int],
        client: discord.Client,
        choices: Choices,
        post: MessageSender,
    ) -> None:
        self.events = Events(store, now=now, ahead=ahead, holding=tables.holding)
        self.orders = Orders(self.events)
        places = TablePlaces(self.events, client, choices, post)
        self.director = Director(self.events, tables, store, places.find)
        self.posts = EventPosts(self.events, self.orders, store=store, choices=choices, post=post, now=now)

    async def begin(self, alive: Mapping[int, int | None]) -> None:
        """Go on with the events of some parts; see ``Director.begin``."""
        await self.director.begin(alive)

    def drop(self, parts: Collection[int]) -> None:
        """Leave the events of some parts to another process."""
        self.director.drop(parts)

    def start(self) -> None:
        """Begin to show, once Discord is connected."""
        self.posts.start()

    async def catch_up(self) -> None:
        """Bring the messages of all events of this process up to date. Raises ``StoreError``."""
        await self.posts.catch_up()

    async def idle(self) -> None:
        """Wait until everything that is due has been done and shown."""
        await self.director.idle()
        await self.posts.idle()

    async def close(self) -> None:
        """Stop. What is undone is done after the next start."""
        await self.director.close()
        await self.posts.close()
