"""``Publisher``: keeps every message of every table up to date with its log.

Messages are a cache. After any change, and after a start, each message is compared with what it should show
and is edited if it differs. A restart, a fault of Discord and a slow network are therefore handled alike.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime
from functools import partial
from typing import Final

import discord

from bot.log import get
from bot.render.painter import Painter
from bot.store.base import Store
from bot.tables.listeners.table_timers import TableTimers
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.errors import Refused
from bot.tables.model.table import Stage
from bot.tables.parts import part_of
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.publish.announcements import Announcer
from bot.ui.publish.catching_up import CatchingUp
from bot.ui.publish.correspondence.notices import CorrespondenceNotices
from bot.ui.publish.correspondence.sending import CorrespondenceSender
from bot.ui.publish.hands.hands import Hands
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.notices import Notices
from bot.ui.publish.person_tasks import Job, PersonTasks
from bot.ui.publish.public_message import PublicMessage
from bot.ui.publish.results import Results
from bot.ui.publish.retries import BLOCKED, lengthens_pause, one_by_one, pause_after
from bot.ui.publish.table_messages import TableMessages
from bot.ui.publish.token_store import TokenStore
from bot.ui.wire.channel_activity import ChannelActivity
from bot.ui.wire.page_answers import PageAnswers
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.rate_limits.timeouts import only_while
from bot.ui.wire.replies import WROTE, Unreachable
from bot.ui.wire.sender import MessageSender

log = get(__name__)

UNDER_WAY: Final = 0.5
"""The seconds that a visit may go on while its table is handed over."""
LEASE_WAIT: Final = 1.0
"""The seconds before the next visit of a table whose lease could not be renewed in time."""
HANDS_WAIT: Final = 1.0
"""The seconds that a start waits for the hands of a table before it visits the next one."""


class Publisher:
    """Keeps the messages of all tables up to date. ``now`` returns Unix milliseconds.

    A visit of a table compares its messages with its log. Failures of Discord and of the store during a visit
    are logged, and the visit is repeated after a pause. Methods that answer an interaction raise them.
    """

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        store: Store,
        painter: Painter,
        choices: Choices,
        now: Callable[[], int],
    ) -> None:
        self._holding = tables.holding
        self._tables = tables
        self._store = store
        self._now = now
        began = datetime.fromtimestamp(now() / 1000, UTC)
        self.activity = ChannelActivity(discord.utils.time_snowflake(began, high=True))
        self._post = MessageSender(client, painter, self.activity, now)
        self._by_table: dict[str, TableMessages] = {}
        self._tokens = TokenStore(store, now, self._drop_expired_tokens)
        self._late = LatePictures(painter, self.notice)
        self.answers = PageAnswers(painter)
        """Answers with pages for single people, hands among them."""
        self.hands = Hands(self._post, tables, choices, now, self.notice, self.answers, self._late)
        """The hand messages of all tables."""
        self._results = Results(self._post, tables, choices, self._late)
        self._message = PublicMessage(
            self._post, tables, choices, now, self.notice, late=self._late, results=self._results
        )
        self._notices = Notices(self._post, choices, now)
        correspondence = CorrespondenceSender(
            self._post, tables, choices, self.hands.direct_messages, now, self.notice
        )
        self._correspondence = CorrespondenceNotices(correspondence, self.notice)
        self._workers = TableWorkers(self._visit)
        self._timers = TableTimers(self.notice)
        self._person_tasks = PersonTasks(self.notice, lambda: self.retries_waiting * tables.holding.processes)
        self._announcer = Announcer(
            self._post,
            choices,
            public=self._message,
            results=self._results,
            hands=self.hands,
            notices=self._notices,
            person_tasks=self._person_tasks,
        )
        self._retries, self._has_caught_up = 0, False
        self._before_start: set[str] | None = set()
        self._catching_up = CatchingUp(self._visit_now, tables, self._by_table)
        tables.subscribe(self.notice, wakes=False, leaves=self._leave)

    # Life cycle -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to show changes, once Discord is connected. Further calls do nothing."""
        if self._before_start is not None:
            self._tokens.start()
        early, self._before_start = self._before_start or (), None
        for table in early:
            self._workers.notice(table)

    def catch_up(self, tables: Iterable[str]) -> None:
        """Update what became out of date at these tables since the last process, a few at a time (F2).

        What people do meanwhile comes first. Further calls do nothing.
        """
        if not self._has_caught_up:
            self._has_caught_up = True
            self._catching_up.begin(tables)

    def take(self, tables: Sequence[str], *, clean: bool) -> None:
        """Update the messages of tables that another process looked after until now.

        Unless that process was ``clean`` about it, a last request of it may arrive late: then the messages
        are edited once more.
        """
        self._post.note_takeover()
        self._catching_up.begin(tables, clean=clean)

    async def finish(self, parts: Collection[int]) -> None:
        """End the visits of the tables of some parts, which this process does not hold any more."""
        theirs = [messages for messages in self._by_table.values() if messages.part in parts]
        visits = [self._workers.join(messages.table) for messages in theirs]
        with suppress(TimeoutError):
            async with asyncio.timeout(UNDER_WAY):
                await asyncio.gather(*visits)
        for messages in theirs:
            self._leave(messages.table)
            await messages.save()

    def _leave(self, table: str) -> None:
        """Forget a table that another process looks after from now on."""
        self._workers.forget(table)
        self._person_tasks.forget(table)
        self._timers.forget(table)
        self._late.forget(table)
        if (messages := self._by_table.pop(table, None)) is not None:
            messages.stop()

    async def _visit_now(self, table: str) -> None:
        await self._workers.run_now(table)
        await self._person_tasks.settle(table, HANDS_WAIT)

    def notice(self, table: str) -> None:
        """Visit a table, because something there may have changed."""
        if self._before_start is not None:
            self._before_start.add(table)
        else:
            self._workers.notice(table)

    async def look_again(self, guild: int) -> None:
        """Try again in a server where the bot's permissions have changed."""
        for view in await self._tables.tables_in(guild):
            messages = self._by_table.get(view.id)
            if messages is not None and messages.blocked_until:
                messages.blocked_until = 0
                self.notice(view.id)

    async def idle(self) -> None:
        """Wait until everything is shown. Edits that wait for their pace are made at once."""
        await self._catching_up.idle()
        while True:
            while self._workers.busy or self._person_tasks.busy:
                await self._workers.idle()
                await self._person_tasks.idle()
            waiting = [
                messages
                for messages in self._by_table.values()
                if messages.edit_cooldown is not None and messages.behind
            ]
            messages_in_a_hurry = [messages for messages in self._by_table.values() if messages.hurry()]
            if not waiting and not messages_in_a_hurry:
                return
            for messages in waiting:
                self._message.wake(messages)
            for messages in messages_in_a_hurry:
                self.notice(messages.table)

    async def close(self) -> None:
        """Stop. What is out of date is updated after the next start."""
        await self._catching_up.close()
        for messages in self._by_table.values():
            messages.stop()
        self._timers.close()
        await self._workers.close()
        await self._person_tasks.close()
        await self._late.close()
        await self.answers.close()
        await self._tokens.close()
        for messages in self._by_table.values():
            await messages.save()

    # Forgetting a person --------------------------------------------------------------------------------

    def forgetting(self, person: int) -> AbstractContextManager[None]:
        """Send a person nothing while they are removed from the logs, because it would name them."""
        return self.hands.direct_messages.forgetting(person)

    async def forget(self, table: str, person: int, alias: int) -> None:
        """Forget a person at a table whose log no longer names them, and show the change.

        ``alias`` is the number that stands for the person from now on. Raises ``StoreError``.
        """
        messages = self.messages_of(table)
        messages.log_was_rewritten = True
        if table in self._by_table and self._before_start is None:
            await self._workers.run_now(table)  # no visit that began earlier is running afterwards
        self.hands.forget(person)
        place = (await self._tables.look(table, None)).place
        await messages.forget(person, alias, private=place.private)

    # Answers through interactions ---------------------------------------------------------------------------

    async def update_table(self, interaction: Interaction, table: str) -> bool:
        """Answer a press on a table's message by updating it. False if it is another message."""
        return await self._message.update(interaction, self.messages_of(table))

    async def answer_with_table(self, interaction: Interaction, table: str) -> bool:
        """Answer with a table's message, which replaces the previous one.

        False if the interaction has already been answered, even if only to say that the answer follows.
        """
        return await self._message.answer(interaction, self.messages_of(table))

    async def note_press(self, interaction: Interaction, table: str) -> None:
        """Note that a press at a table was answered.

        The token of a press on the table's message edits it later.
        """
        await self._message.keep_token(interaction, self.messages_of(table))

    def note_answer(self, interaction: Interaction) -> None:
        """Note the messages that answered an interaction as the bot's own (V-4)."""
        self.activity.wrote(interaction.channel_id, interaction.extras.get(WROTE, ()))

    def post_anew(self, table: str) -> None:
        """Post a table's message again at the bottom of its channel. It replaces the previous one."""
        self.messages_of(table).anew = True
        self.notice(table)

    @property
    def retries(self) -> int:
        """The number of failures after which something was to be shown again."""
        return self._retries + self._person_tasks.retries

    @property
    def retries_waiting(self) -> int:
        """The number of tables and messages that wait to be shown again."""
        return len(self._timers) + len(self._person_tasks)

    # One visit ----------------------------------------------------------------------------------------------

    async def _visit(self, table: str) -> None:
        messages = self.messages_of(table)
        with only_while(lambda: self._holds(messages)):
            await self._look_after(messages)

    def _holds(self, messages: TableMessages) -> bool:
        return messages.part is None or self._holding.holds(messages.part)

    async def _find(self, messages: TableMessages) -> TableView | None:
        """A table that this process looks after, as everybody sees it; None if it is another's, or none."""
        try:
            await messages.load()
            view = await self._tables.look(messages.table, None)
        except Refused:
            self._by_table.pop(messages.table, None)
            return None
        self._assign_part(messages, part_of(view.place.guild, messages.table))
        if self._holds(messages):
            return view
        if self._tables.is_open(messages.table):
            self._timers.set(messages.table, LEASE_WAIT)
        return None

    async def _look_after(self, messages: TableMessages) -> None:
        began, table = asyncio.get_running_loop().time(), messages.table
        view = await self._find(messages)
        if view is None:
            return
        slots = await messages.load()
        if view.stage is Stage.CLOSED and not slots:
            self._by_table.pop(table, None)  # the table was shown for the last time, or never existed
            return
        view = await self._catch_up(messages, view)
        passing = messages.is_passing(view, self.notice)
        # In direct messages the hand of a new deal is posted below the sheet of the previous one.
        if not passing and not view.place.private:
            await self._run_jobs(messages, view)
        if errors := await self._show_public(messages, view, passing=passing):
            self._try_again(messages, errors, began)
            return
        if not passing and view.place.private:
            await self._run_jobs(messages, view)
        messages.failures = 0
        if messages.blocked_until > self._now():
            self._timers.set(table, (messages.blocked_until - self._now()) / 1000)
        if view.stage is not Stage.CLOSED or not await self._person_tasks.settle(table):
            return
        if self._late.is_waiting(table) or messages.behind:
            return  # the visit that adds the picture, or that follows the edit's cooldown, comes back here
        if not messages.queue or messages.blocked_until > self._now():
            await self._clear(messages)

    async def _catch_up(self, messages: TableMessages, view: TableView) -> TableView:
        """Queue the new announcements of a table's log. The result is the table as it is after that."""
        if messages.log_was_rewritten:
            messages.retell()
        fresh = await self._tables.sightings(messages.table, messages.narrator.seq)
        messages.enqueue(messages.narrator.feed(fresh))
        if messages.narrator.seq > view.seq:
            # The table changed in between: announcements must not be made to a picture of its earlier state.
            view = await self._tables.look(messages.table, None)
        if messages.narrator.seq > view.seq:
            messages.rewind_announcements(view.seq)
        return view

    async def _run_jobs(self, messages: TableMessages, view: TableView) -> None:
        """Start the jobs for single people. Their failures delay neither the table nor others."""
        for name, job in (await self.hands.person_tasks(messages, view)).items():
            self._person_tasks.run(messages.table, name, job)
        for name, job in (await self._correspondence.jobs(messages, view)).items():
            self._person_tasks.run(messages.table, name, partial(self._run_unless_blocked, messages, job))

    async def _run_unless_blocked(self, messages: TableMessages, job: Job) -> None:
        if messages.blocked_until > self._now():
            return
        try:
            await job()
        except (discord.Forbidden, discord.NotFound) as error:
            self._block(messages, error)

    async def _show_public(
        self, messages: TableMessages, view: TableView, *, passing: bool
    ) -> list[BaseException]:
        """Show what everybody may see. Returns the errors that kept some of it from being shown."""
        if not self._post.is_on_server(view.place.guild):
            messages.queue.clear()
            return []
        if messages.blocked_until > self._now():
            return []
        if view.place.private and not await self._finds_direct(messages, view.host.id):
            return []
        try:
            return await one_by_one(
                partial(self._announcer.go_on, messages, view),
                partial(self._results.complete, messages, view),
                partial(self._message.refresh, messages, passing=passing),
                *(partial(piece, messages, view) for piece in self._notices.pieces),
            )
        except Exception as error:  # noqa: BLE001 - it is logged where the work is tried again
            return [error]

    async def _finds_direct(self, messages: TableMessages, person: int) -> bool:
        """Find the DM channel of a table in direct messages. False if it cannot be used for now."""
        direct = self.hands.direct_messages
        if direct.is_left_alone(person):
            messages.queue.clear()
            return False
        try:
            messages.direct = await direct.channels.of(person) if await direct.may_write(person) else None
        except discord.HTTPException as error:  # the person's DMs are closed
            self._block(messages, error)
            return False
        if messages.direct is None:
            messages.blocked_until = self._now() + BLOCKED
        return messages.direct is not None

    # State and timers -----------------------------------------------------------------------------------

    def messages_of(self, table: str) -> TableMessages:
        """The state of a table's messages.

        Those of a closed table are not kept, or old buttons would fill the memory.
        """
        messages = self._by_table.get(table)
        if messages is None:
            messages = TableMessages(table, self._store, self._tokens, self._now)
            self._assign_part(messages, self._tables.part(table))
            if self._tables.is_open(table):
                self._by_table[table] = messages
        return messages

    def _assign_part(self, messages: TableMessages, part: int | None) -> None:
        if messages.part is None and part is not None:
            messages.part, messages.epoch = part, self._holding.epoch(part)

    def _drop_expired_tokens(self) -> None:
        for messages in self._by_table.values():
            messages.drop_expired()

    async def _clear(self, messages: TableMessages) -> None:
        """Delete the notes of a closed table that was shown for the last time."""
        await messages.clear()
        self._late.forget(messages.table)
        self._by_table.pop(messages.table, None)

    def _block(self, messages: TableMessages, error: discord.HTTPException) -> None:
        messages.blocked_until = self._now() + BLOCKED
        log.warning("a table's channel is closed to us", table=messages.table, status=error.status)

    def _try_again(self, messages: TableMessages, errors: Sequence[BaseException], began: float) -> None:
        for error in errors:
            if isinstance(error, discord.Forbidden | discord.NotFound):
                self._block(messages, error)
            elif isinstance(error, Unreachable):
                log.info("Discord did not take it", table=messages.table, error=type(error).__name__)
            else:
                log.error("a table could not be shown", table=messages.table, exc_info=error)
        took = asyncio.get_running_loop().time() - began
        self._retries += 1
        waiting = self._person_tasks.waiting()
        self._timers.set(messages.table, pause_after(errors, messages.failures, waiting, took))
        messages.failures += any(map(lengthens_pause, errors))
