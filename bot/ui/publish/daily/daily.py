"""``Daily``: the parts of the bot that have something new each day or week."""

from __future__ import annotations

from collections.abc import Callable

from bot.daily.closing import DealCloser
from bot.daily.deals import DailyDeals
from bot.daily.maker import PuzzleMaker
from bot.daily.puzzles import DailyPuzzles
from bot.pages.page import Page
from bot.render.film_queue import FilmQueue
from bot.store.base import Store
from bot.tables.tables import Tables
from bot.ui.publish.daily.deal_posts import DealPosts
from bot.ui.publish.daily.digest_contents import DigestContents
from bot.ui.publish.daily.digests import Digests
from bot.ui.publish.daily.puzzle_posts import PuzzlePosts
from bot.ui.publish.daily.shared_results import remove_shared
from bot.ui.publish.daily.week_tricks import WeekTricks
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender
from bot.workers import WorkerPool


class Daily:
    """The puzzles and deals, what makes and closes them, the messages about them, and the weekly digests.

    ``now`` returns Unix milliseconds of the clock of ``tables``. ``looks_after`` says whether this
    process looks after a server.
    """

    def __init__(  # noqa: PLR0913 - the parts it is put together from, by name
        self,
        store: Store,
        worker_pool: WorkerPool,
        tables: Tables,
        now: Callable[[], int],
        *,
        looks_after: Callable[[int], bool],
        choices: Choices,
        post: MessageSender,
        films: FilmQueue,
    ) -> None:
        self._store = store
        self._post = post
        self.puzzles = DailyPuzzles(store, worker_pool, tables.wall)
        self.maker = PuzzleMaker(self.puzzles, store)
        self.posts = PuzzlePosts(
            self.puzzles,
            store=store,
            choices=choices,
            post=post,
            looks_after=looks_after,
            ask_for_puzzles=self.maker.task.wake,
        )
        self.deals = DailyDeals(store, tables, worker_pool, self.puzzles, now)
        self.deal_posts = DealPosts(
            self.deals, store=store, choices=choices, post=post, looks_after=looks_after
        )
        self.closer = DealCloser(self.deals, store, tables, closed=self.deal_posts.task.wake)
        tricks = WeekTricks(store, tables, worker_pool, films)
        contents = DigestContents(store, choices=choices, post=post, tricks=tricks)
        self.digests = Digests(store, tables.wall, contents=contents, post=post, looks_after=looks_after)
        self._tasks = (
            self.maker.task,
            self.posts.task,
            self.closer.task,
            self.deal_posts.task,
            self.digests.task,
        )

    def start(self) -> None:
        """Begin, after Discord has listed the servers."""
        for task in self._tasks:
            task.start()

    def wake(self) -> None:
        """Check all servers again at once: one has changed its settings, or there are more of them."""
        self.posts.wake()
        self.deal_posts.task.wake()
        self.digests.task.wake()

    async def send_shared(self, channel: int, page: Page, nonce: str) -> int:
        """Post a shared result in a channel. Returns the message's id. Raises what discord.py raises."""
        return (await self._post.send(channel, page, nonce)).message

    async def remove_shared(self, person: int) -> None:
        """Delete the messages in which a person has shared results. Raises ``StoreError``."""
        await remove_shared(self._post, (self._store.puzzles, self._store.deals), person)

    async def close(self) -> None:
        """Stop."""
        for task in reversed(self._tasks):
            await task.close()
