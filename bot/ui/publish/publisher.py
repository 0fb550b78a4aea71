"""``Publisher``: keeps every message of every table in line with its log.

Messages are a cache. After any change, and at the start, each message is compared with what it ought to show
and repainted where it is behind. So a restart, a fault of Discord's and a slow network are one case.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from functools import partial
from typing import Final

import discord

from bot.log import get
from bot.pages.page import Page
from bot.pages.table import moved_page, public_page
from bot.render.painter import Painter
from bot.store.base import Shown, Store
from bot.tables.listeners.table_timers import TableTimers
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.errors import Refused
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.ui.publish.announcements import Announcer
from bot.ui.publish.hands import Hands
from bot.ui.publish.notices import Notices
from bot.ui.publish.person_tasks import PersonTasks
from bot.ui.publish.retries import BLOCKED, counts, one_by_one, pause_after
from bot.ui.publish.table_messages import STORY, TABLE, TURN, TableMessages
from bot.ui.publish.turn_reminders import TurnReminders
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.printing import sent
from bot.ui.wire.replies import Unreachable, is_answered, open_answer
from bot.ui.wire.sender import MessageSender, is_gone, nonce_for
from bot.ui.wire.showing import turn_for_all

log = get(__name__)

PACE: Final = 1.2
"""Seconds between two edits of a table's message."""
BEHIND_AT_ONCE: Final = 4
"""So many tables are looked at together after a start."""
SETTLED: Final = 1.0
"""Seconds for which hands are waited for before the next table is looked at after a start."""
TOO_OLD: Final = 50 * 60 * 1000
"""Milliseconds: messages of over an hour may hardly be edited, so a new one comes before that."""


class Publisher:
    """``now`` gives Unix milliseconds, ``pace`` is in seconds."""

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        store: Store,
        painter: Painter,
        choices: Choices,
        now: Callable[[], int],
        pace: float = PACE,
    ) -> None:
        self._tables = tables
        self._store = store
        self._choices = choices
        self._now = now
        self._pace = pace
        self._post = MessageSender(client, painter, now)
        self._desks: dict[str, TableMessages] = {}
        self._hands = Hands(self._post, tables, store, choices, now, self.notice)
        self._notices = Notices(self._post, store, choices, now)
        direct_messages = self._hands.direct_messages
        self._office = TurnReminders(self._post, tables, store, choices, direct_messages, now, self.notice)
        self._rounds = TableWorkers(self._visit)
        self._alarms = TableTimers(self.notice)
        self._person_tasks = PersonTasks(self.notice, self._alarms.__len__)
        self._announcer = Announcer(
            self._post,
            store,
            choices,
            now,
            hands=self._hands,
            notices=self._notices,
            person_tasks=self._person_tasks,
        )
        self._early: set[str] | None = set()
        self._catching_up: asyncio.Future[list[None]] | None = None
        tables.subscribe(self.notice, wakes=False)

    # The life of it -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, once Discord is there: show whatever changes. More calls do nothing."""
        early, self._early = self._early or (), None
        for table in early:
            self._rounds.notice(table)

    def catch_up(self, tables: Iterable[str]) -> None:
        """Repaint whatever is behind at these tables since the last process, a few together (F2).

        What people do meanwhile comes first. More calls do nothing.
        """
        if self._catching_up is None:
            left = iter(list(tables))
            visits = (self._visit_all(left) for _ in range(BEHIND_AT_ONCE))
            self._catching_up = asyncio.gather(*visits)

    async def _visit_all(self, left: Iterator[str]) -> None:
        for table in left:
            await self._rounds.run_now(table)
            await self._person_tasks.settle(table, SETTLED)

    def notice(self, table: str) -> None:
        """Something may have changed at a table."""
        if self._early is not None:
            self._early.add(table)
        else:
            self._rounds.notice(table)

    async def look_again(self, guild: int) -> None:
        """What we may do in a server has changed: try again now where we might not write."""
        for view in await self._tables.tables_in(guild):
            desk = self._desks.get(view.id)
            if desk is not None and desk.blocked_until:
                desk.blocked_until = 0
                self.notice(view.id)

    async def idle(self) -> None:
        """Wait until everything is shown; edits that wait for their pace, or rest, are made at once."""
        if self._catching_up is not None:
            await self._catching_up
        while True:
            while self._rounds.busy or self._person_tasks.busy:
                await self._rounds.idle()
                await self._person_tasks.idle()
            waiting = [
                desk for desk in self._desks.values() if desk.edit_cooldown is not None and desk.behind
            ]
            roused = [desk for desk in self._desks.values() if desk.cancel_wait()]
            if not waiting and not roused:
                return
            for desk in waiting:
                self._wake(desk)
            for desk in roused:
                self.notice(desk.table)

    async def close(self) -> None:
        """Stop; what is behind is repainted after the next start."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)
        for desk in self._desks.values():
            desk.stop()
        self._alarms.close()
        await self._rounds.close()
        await self._person_tasks.close()
        for desk in self._desks.values():
            await desk.save(self._store.messages)

    # Forgetting somebody ------------------------------------------------------------------------------------

    def forgetting(self, person: int) -> AbstractContextManager[None]:
        """Leave a person alone while they are taken out of the logs: what is sent to them would name them."""
        return self._hands.direct_messages.forgetting(person)

    async def forget(self, table: str, person: int, alias: int) -> None:
        """Keep nothing of a person at a table whose log names them no more, and show it so.

        Raises ``StoreError``.
        """
        desk = self._desk(table)
        desk.rewritten = True
        if table in self._desks and self._early is None:
            await self._rounds.run_now(table)  # no visit that began before is under way afterwards
        await desk.forget(self._store.messages, person, alias)

    # Answers through interactions ---------------------------------------------------------------------------

    async def turn_table(self, interaction: Interaction, table: str) -> bool:
        """Answer a press on a table's message by bringing it up to date; False where it is another."""
        desk = self._desk(table)
        message = interaction.message
        async with desk.lock(TABLE):
            slots = await desk.load(self._store.messages)
            shown = slots.get(TABLE)
            if message is None or shown is None or message.id != shown.message:
                return False
            view = await self._tables.look(table, None)
            if self._needs_new(view, shown):
                return False
            page = await self._page(desk, view)
            await turn_for_all(interaction, page, self._post.painter)
            await self._note(desk, TABLE, shown.channel, shown.message, _shows(view, page), shown.at)
        self._rest(desk)
        return True

    async def answer_with_table(self, interaction: Interaction, table: str) -> bool:
        """Answer with a table's message, in place of the one it had; False where that cannot be done.

        It cannot where the interaction has been answered already, if only to say that the answer follows.
        """
        desk, channel = self._desk(table), interaction.channel_id
        async with desk.lock(TABLE):
            slots = await desk.load(self._store.messages)
            if is_answered(interaction) or channel is None:
                return False
            view = await self._tables.look(table, None)
            page = await self._page(desk, view)
            message = await sent(
                page, self._post.painter, lambda ready: open_answer(interaction, **ready.new)
            )
            if message is None:
                return False
            await self._retire(view, slots.get(TABLE))
            await self._note(desk, TABLE, channel, message, _shows(view, page), self._now())
        return True

    def post_anew(self, table: str) -> None:
        """Post a table's message again at the bottom of its channel, in place of the one it has."""
        self._desk(table).anew = True
        self.notice(table)

    @property
    def hands(self) -> Hands:
        """The hands that people have before them."""
        return self._hands

    def desk(self, table: str) -> TableMessages:
        """What is known of a table's messages."""
        return self._desk(table)

    # One visit ----------------------------------------------------------------------------------------------

    async def _visit(self, table: str) -> None:
        began = asyncio.get_running_loop().time()
        desk = self._desk(table)
        try:
            slots = await desk.load(self._store.messages)
            view = await self._tables.look(table, None)
        except Refused:
            self._desks.pop(table, None)
            return
        if view.stage is Stage.CLOSED and not slots:
            self._desks.pop(table, None)  # it has been shown for the last time, or never was
            return
        view = await self._catch_up(desk, view)
        # A computer moves within moments: what the table shows meanwhile is not worth a request.
        passing = self._passing(desk, view)
        if not passing:
            await self._run_errands(desk, view)
        if failed := await self._public(desk, view, passing=passing):
            self._try_again(desk, failed, began)
            return
        desk.failures = 0
        if desk.blocked_until > self._now():
            self._alarms.set(table, (desk.blocked_until - self._now()) / 1000)
        if view.stage is not Stage.CLOSED or not await self._person_tasks.settle(table):
            return
        if not desk.queue or desk.blocked_until > self._now():
            await self._clear(desk)

    async def _catch_up(self, desk: TableMessages, view: TableView) -> TableView:
        """Queue what is new in a table's log for telling; returns the table as it stands after that."""
        if desk.rewritten:
            desk.retell()
        fresh = await self._tables.sightings(desk.table, desk.narrator.seq, None)
        desk.queue.extend(told for told in desk.narrator.feed(fresh) if told.seq > desk.told)
        if desk.narrator.seq > view.seq:
            # The table went on between the two: nothing is told of it to a picture of how it was before.
            view = await self._tables.look(desk.table, None)
        if desk.narrator.seq > view.seq:
            desk.untell(view.seq)
        return view

    async def _run_errands(self, desk: TableMessages, view: TableView) -> None:
        """Have done what concerns one person each: what befalls it holds up neither the table nor others."""
        for name, errand in (await self._hands.person_tasks(desk, view)).items():
            self._person_tasks.run(desk.table, name, errand)
        self._person_tasks.run(desk.table, TURN, partial(self._tell_of_turn, desk, view))

    async def _tell_of_turn(self, desk: TableMessages, view: TableView) -> None:
        if desk.blocked_until > self._now():
            return
        try:
            await self._office.refresh(desk, view)
        except (discord.Forbidden, discord.NotFound) as error:
            self._block(desk, error)

    def _passing(self, desk: TableMessages, view: TableView) -> bool:
        """Whether a computer is just about to move; should it take long, its turn is shown after all."""
        if not _computer_to_move(view):
            if desk.grace is not None:
                desk.grace.cancel()
                desk.grace = None
            desk.waited = False
            return False
        if desk.grace is None:
            desk.grace = asyncio.get_running_loop().call_later(self._pace, self._waited, desk)
        return not desk.waited

    def _waited(self, desk: TableMessages) -> None:
        desk.waited = True
        self.notice(desk.table)

    async def _public(self, desk: TableMessages, view: TableView, *, passing: bool) -> list[BaseException]:
        """Show what everybody may see; returns why not all of it could be."""
        if not self._post.reaches(view.place.guild):
            desk.queue.clear()
            return []
        if desk.blocked_until > self._now():
            return []
        try:
            return await one_by_one(
                partial(self._announcer.go_on, desk, view),
                partial(self._table, desk, passing=passing),
                *(partial(piece, desk, view) for piece in self._notices.pieces),
            )
        except Exception as error:  # noqa: BLE001 - it is told of where it is tried again
            return [error]

    # The message of the table -------------------------------------------------------------------------------

    async def _table(self, desk: TableMessages, *, passing: bool) -> None:
        slots = await desk.load(self._store.messages)
        if TABLE in slots and (desk.edit_cooldown is not None or passing):
            desk.behind = desk.behind or not passing
            return
        async with desk.lock(TABLE):
            view = await self._tables.look(desk.table, None)
            page = await self._page(desk, view)
            shown = slots.get(TABLE)
            anew = desk.anew and view.stage is not Stage.CLOSED
            if shown is not None and shown.shows == _shows(view, page) and not anew:
                return
            if shown is not None and not anew and not self._needs_new(view, shown):
                try:
                    await self._post.edit(shown.channel, shown.message, page)
                except discord.HTTPException as error:
                    if not is_gone(error):
                        raise
                    log.info("a table's message is gone", status=error.status)
                    slots.pop(TABLE, None)
                else:
                    await self._note(desk, TABLE, shown.channel, shown.message, _shows(view, page), shown.at)
                    self._rest(desk)
                    return
            if view.stage is Stage.CLOSED:
                return  # nobody needs a new message about a table that is no more
            if desk.queue:
                return  # it stands below all that is told before it, which had to be put off
            channel = view.place.posts_to
            # One message in the place of another, however often it is tried and whatever happens meanwhile.
            nonce = nonce_for(view.id, TABLE, None if shown is None else shown.message)
            message = await self._post.send(channel, page, nonce)
            desk.anew = False
            # First the buttons go, then the new message is noted: killed in between, both are done again.
            await self._retire(view, shown)
            await self._note(desk, TABLE, channel, message, _shows(view, page), self._now())
        self._rest(desk)

    async def _page(self, desk: TableMessages, view: TableView) -> Page:
        voice = await self._choices.public_voice(view.place.guild)
        return public_page(voice, view, desk.narrator.news)

    def _needs_new(self, view: TableView, shown: Shown) -> bool:
        """A new message per deal, and before the old one is an hour old; a finished table keeps its own."""
        if view.stage in {Stage.FINISHED, Stage.CLOSED}:
            return False
        before, now = shown.shows.partition(" ")[0], _chapter(view)
        # The lobby's message becomes that of the first deal.
        begins = before.startswith("lobby") and view.stage is Stage.PLAYING and now.endswith(".0")
        return (before != now and not begins) or self._now() - shown.at > TOO_OLD

    async def _retire(self, view: TableView, old: Shown | None) -> None:
        """Take the buttons off a message that another one has replaced; nothing is lost where that fails."""
        if old is None:
            return
        voice = await self._choices.public_voice(view.place.guild)
        with suppress(*Unreachable):
            await self._post.edit(old.channel, old.message, moved_page(voice, view))

    # Books and timers ---------------------------------------------------------------------------------------

    def _desk(self, table: str) -> TableMessages:
        """The desk of a table; that of a closed one is not kept, or old buttons would fill the memory."""
        desk = self._desks.get(table)
        if desk is None:
            desk = TableMessages(table)
            if self._tables.is_open(table):
                self._desks[table] = desk
        return desk

    async def _note(
        self, desk: TableMessages, slot: str, channel: int, message: int, shows: str, at: int
    ) -> None:
        shown = Shown(desk.table, slot, channel, message, shows, at)
        await desk.note(self._store.messages, shown)

    async def _clear(self, desk: TableMessages) -> None:
        """A closed table has been shown for the last time."""
        # What has been told is forgotten last: should this break off, it must not be told again.
        for slot in sorted(await desk.load(self._store.messages), key=STORY.__eq__):
            await desk.drop(self._store.messages, slot)
        desk.stop()
        self._desks.pop(desk.table, None)

    def _rest(self, desk: TableMessages) -> None:
        """Leave the table's message alone for a moment; what happens meanwhile goes into one edit."""
        if desk.edit_cooldown is None:
            desk.edit_cooldown = asyncio.get_running_loop().call_later(self._pace, self._wake, desk)

    def _wake(self, desk: TableMessages) -> None:
        if desk.edit_cooldown is not None:
            desk.edit_cooldown.cancel()
            desk.edit_cooldown = None
        if desk.behind:
            desk.behind = False
            self.notice(desk.table)

    def _block(self, desk: TableMessages, error: discord.HTTPException) -> None:
        desk.blocked_until = self._now() + BLOCKED
        log.warning("a table's channel is closed to us", table=desk.table, status=error.status)

    def _try_again(self, desk: TableMessages, failed: Sequence[BaseException], began: float) -> None:
        for error in failed:
            if isinstance(error, discord.Forbidden | discord.NotFound):
                self._block(desk, error)
            elif isinstance(error, Unreachable):
                log.info("Discord did not take it", table=desk.table, error=type(error).__name__)
            else:
                log.error("a table could not be shown", table=desk.table, exc_info=error)
        took = asyncio.get_running_loop().time() - began
        waiting = len(self._alarms) + len(self._person_tasks)
        self._alarms.set(desk.table, pause_after(failed, desk.failures, waiting, took))
        desk.failures += any(map(counts, failed))


def _chapter(view: TableView) -> str:
    """What one message of a table is good for: a lobby, or a deal."""
    if view.stage is Stage.LOBBY or view.view is None:
        return "lobby"
    return f"{view.match}.{view.view.number}"


def _shows(view: TableView, page: Page) -> str:
    return f"{_chapter(view)} {page.key}"


def _computer_to_move(view: TableView) -> bool:
    turn = view.turn
    return turn is not None and view.seats[turn].person is None
