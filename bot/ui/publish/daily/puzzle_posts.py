"""The messages of servers about the daily puzzle: one a day where it is wanted, quietly (P-9, P-10).

A message stands there once: its nonce follows from server and day, and it is noted when it has been sent.
When the day is over, the solution takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import discord

from bot.daily.puzzles import DailyPuzzles
from bot.log import get
from bot.pages.daily.puzzle import message_page, solution_page
from bot.pages.page import Page
from bot.puzzle import days
from bot.repeated_task import RepeatedTask, do_part
from bot.store.base import Store
from bot.store.rows import GuildSettings, PuzzlePost
from bot.ui.publish.daily.hours import due_at, next_at
from bot.ui.wire.people import Choices
from bot.ui.wire.replies import Unreachable, is_hiccup
from bot.ui.wire.sender import MessageSender, is_gone, nonce_for
from bot.workers import WorkFailed

log = get(__name__)


class PuzzlePosts:
    """Sends and edits the messages, in servers that this process looks after."""

    def __init__(
        self,
        puzzles: DailyPuzzles,
        *,
        store: Store,
        choices: Choices,
        post: MessageSender,
        looks_after: Callable[[int], bool],
        ask_for_puzzles: Callable[[], None],
    ) -> None:
        self._puzzles = puzzles
        self._store = store
        self._choices = choices
        self._post = post
        self._looks_after = looks_after
        self._ask_for_puzzles = ask_for_puzzles
        self.task = RepeatedTask("puzzle messages", self._work)
        """It begins when Discord has listed the servers."""

    def wake(self) -> None:
        """Check again at once, because a server has changed its settings."""
        self._ask_for_puzzles()
        self.task.wake()

    async def look(self) -> bool:
        """Send and edit what is due. False if something has to be tried again soon. Raises ``StoreError``."""
        now, is_complete = self._puzzles.wall(), True
        for settings in await self._store.puzzles.wanting():
            if self._looks_after(settings.guild) and self._post.is_on_server(settings.guild):
                part = self._post_in(settings, now)
                is_complete &= await do_part("puzzle messages", part, guild=settings.guild)
        until = days.day_at(now - days.WINDOW).isoformat()
        for post in await self._store.puzzles.unsolved_posts(until):
            if self._looks_after(post.guild):
                is_complete &= await do_part("puzzle messages", self._solve(post), guild=post.guild)
        return is_complete

    async def _post_in(self, settings: GuildSettings, now: int) -> bool:
        """Send the message of a server if it is time and it has none."""
        due = due_at(settings.zone, settings.puzzle_hour, now)
        day, channel = days.day_at(due), settings.puzzle_channel
        if now < due or channel is None or not days.is_open(day, now):
            return True
        if await self._store.puzzles.post(settings.guild, day.isoformat()) is not None:
            return True
        try:
            puzzle = await self._puzzles.make(day)
        except (WorkFailed, LookupError) as error:
            log.warning("a puzzle could not be made", reason=str(error))
            return False
        voice = await self._choices.public_voice(settings.guild)
        page = message_page(voice, puzzle, await self._puzzles.line(day))
        nonce = nonce_for("puzzle", settings.guild, day)
        if not await self._post.paint(page):
            return False
        try:
            sent = await self._post.send(channel, page, nonce)
        except Unreachable as error:
            log.info("a puzzle could not be posted", guild=settings.guild, error=type(error).__name__)
            return not is_hiccup(error)
        await self._store.puzzles.note_post(
            PuzzlePost(settings.guild, day.isoformat(), channel, sent.message)
        )
        return True

    async def _solve(self, post: PuzzlePost) -> bool:
        """Put the solution into a message. One that is gone, or may not be edited, is left as it is."""
        page = await self._solution(post)
        if page is not None and self._post.is_on_server(post.guild):
            if not await self._post.paint(page):
                return False
            try:
                await self._post.edit(post.channel, post.message, page)
            except discord.HTTPException as error:
                if is_hiccup(error) and not is_gone(error):
                    return False
                log.info("a solution could not be posted", guild=post.guild, error=type(error).__name__)
            except Unreachable:
                return False
        await self._store.puzzles.note_post(replace(post, solved=True))
        return True

    async def _solution(self, post: PuzzlePost) -> Page | None:
        puzzle = await self._puzzles.of(date.fromisoformat(post.day))
        return None if puzzle is None else solution_page(await self._choices.public_voice(post.guild), puzzle)

    async def _work(self) -> float | None:
        """Send and edit what is due. Returns the seconds until something is due again."""
        if not await self.look():
            return None
        now = self._puzzles.wall()
        due = [days.opens(days.day_at(now) + days.ONE)]
        due += [
            next_at(settings.zone, settings.puzzle_hour, now)
            for settings in await self._store.puzzles.wanting()
        ]
        return (min(due) - now) / 1000
