"""``Daily``: the parts of the bot that have something new for everybody each day."""

from __future__ import annotations

from collections.abc import Callable

from bot.daily.maker import PuzzleMaker
from bot.daily.puzzles import DailyPuzzles
from bot.store.base import Store
from bot.ui.publish.daily.puzzle_posts import PuzzlePosts
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender
from bot.workers import WorkerPool


class Daily:
    """The puzzles, what makes them, and the messages about them.

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
            wanted=self.maker.wake,
        )

    def start(self) -> None:
        """Begin, after Discord has listed the servers."""
        self.maker.start()
        self.posts.start()

    async def close(self) -> None:
        """Stop."""
        await self.posts.close()
        await self.maker.close()
