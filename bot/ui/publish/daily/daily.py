"""``Daily``: the parts of the bot that have something new for everybody each day."""

from __future__ import annotations

from collections.abc import Callable

from bot.daily.maker import PuzzleMaker
from bot.daily.puzzles import DailyPuzzles
from bot.deals.closing import DealCloser
from bot.deals.deals import DailyDeals
from bot.store.base import Store
from bot.tables.tables import Tables
from bot.ui.publish.daily.deal_posts import DealPosts
from bot.ui.publish.daily.puzzle_posts import PuzzlePosts
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender
from bot.workers import WorkerPool


class Daily:
    """The puzzles and deals, what makes and closes them, and the messages about them.

    ``now`` returns Unix milliseconds of the clock of ``tables``. ``looks_after`` says whether this
    process looks after a server.
    """

    def __init__(
        self,
        store: Store,
        worker_pool: WorkerPool,
        tables: Tables,
        now: Callable[[], int],
        *,
        looks_after: Callable[[int], bool],
        choices: Choices,
        post: MessageSender,
    ) -> None:
        self.puzzles = DailyPuzzles(store, worker_pool, tables.wall)
        self.maker = PuzzleMaker(self.puzzles, store)
        self.posts = PuzzlePosts(
            self.puzzles,
            store=store,
            choices=choices,
            post=post,
            looks_after=looks_after,
            wanted=self.maker.wake,
        )
        self.deals = DailyDeals(store, tables, worker_pool, self.puzzles, now)
        self.deal_posts = DealPosts(
            self.deals, store=store, choices=choices, post=post, looks_after=looks_after
        )
        self.closer = DealCloser(self.deals, store, tables, closed=self.deal_posts.wake)

    def start(self) -> None:
        """Begin, after Discord has listed the servers."""
        self.maker.start()
        self.posts.start()
        self.closer.start()
        self.deal_posts.start()

    async def close(self) -> None:
        """Stop."""
        await self.deal_posts.close()
        await self.closer.close()
        await self.posts.close()
        await self.maker.close()
