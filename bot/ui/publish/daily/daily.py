"""``Daily``: the parts of the bot that have something new each day or week."""

from __future__ import annotations

from collections.abc import Callable

from bot.daily.maker import PuzzleMaker
from bot.daily.puzzles import DailyPuzzles
from bot.store.base import Store
from bot.ui.publish.daily.digests import Digests
from bot.ui.publish.daily.puzzle_posts import PuzzlePosts
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender
from bot.workers import WorkerPool


class Daily:
    """The puzzles, what makes them, the messages about them, and the weekly digests.

    ``wall`` returns the time of people's clocks in Unix milliseconds. ``looks_after`` says whether this
    process looks after a server.
    """

    def __init__(
        self,
        store: Store,
        worker_pool: WorkerPool,
        wall: Callable[[], int],
        *,
        looks_after: Callable[[int], bool],
        choices: Choices,
        post: MessageSender,
    ) -> None:
        self.puzzles = DailyPuzzles(store, worker_pool, wall)
        self.maker = PuzzleMaker(self.puzzles, store)
        self.posts = PuzzlePosts(
            self.puzzles,
            store=store,
            choices=choices,
            post=post,
            looks_after=looks_after,
            wanted=self.maker.task.wake,
        )
        self.digests = Digests(store, wall, choices=choices, post=post, looks_after=looks_after)

    def start(self) -> None:
        """Begin, after Discord has listed the servers."""
        self.maker.task.start()
        self.posts.task.start()
        self.digests.task.start()

    def wake(self) -> None:
        """Check all servers again at once: one has changed its settings, or there are more of them."""
        self.posts.wake()
        self.digests.task.wake()

    async def close(self) -> None:
        """Stop."""
        await self.digests.task.close()
        await self.posts.task.close()
        await self.maker.task.close()
