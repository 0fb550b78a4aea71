"""The message of each tournament, kept up to date with its log (T-17).

Live it is one message for the entries and one for each round, which stays as the record of the round; by
correspondence a new one comes once a day at most. The latest has the buttons that count; earlier ones lose
theirs (``earlier_rounds``). While a live round is played its message is edited through the tokens of
presses alone, which cost nothing, so that a round costs two requests: posting it, and its results (TA-6).
Taking the buttons from the message before costs a third one if nobody has pressed that lately.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Final

import discord

from bot.log import get
from bot.pages.page import Page
from bot.pages.tournaments.event import event_page
from bot.store.base import Store
from bot.store.rows import MessageRow
from bot.tables.listeners.table_timers import TableTimers
from bot.tables.listeners.table_workers import TableWorkers
from bot.tables.model.people import Person
from bot.tournaments.decisions.moments import DAY
from bot.tournaments.events import Events
from bot.tournaments.ids import next_season_id
from bot.tournaments.model.errors import EventRefused
from bot.tournaments.model.event import Event, Stage
from bot.tournaments.model.settings import Format
from bot.tournaments.order import Orders
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.token_store import TOKEN_LIVES
from bot.ui.publish.tournaments.deletion import delete_message
from bot.ui.publish.tournaments.earlier_rounds import EarlierRoundMessages
from bot.ui.publish.tournaments.invitations import BLOCKED, Invitations
from bot.ui.wire.people import Choices, Interaction
from bot.ui.wire.replies import Unreachable, edits_the_pressed_message, is_hiccup
from bot.ui.wire.sender import TOO_OLD, MessageSender, is_gone, nonce_for

log = get(__name__)

SLOT: Final = "event"
_REPLACED: Final = "event replaced"
"""The slot of a message that a newer one has replaced, until it is deleted."""
_PRIZE: Final = "event prize"
"""The slot of the note to whom the prize was given. It is no message."""
_ROUND: Final = "round"
"""The beginning of the chapters of rounds, before the number."""
_LATE: Final = " late"
"""The end of the note of a message that lacks its picture, which came too late (F5)."""
_ENDS: Final = (f".{Stage.FINISHED}", f".{Stage.CANCELLED}")
"""How the chapters of tournaments end that are over."""
_LATELY: Final = 30 * DAY
"""How old a message may be, in milliseconds, that a start still looks at if it does not say that it is over.
The channel of an older one may have gone."""
PACE: Final = 10.0
"""The seconds between two edits of a tournament's message (T-17)."""
ARENA_PACE: Final = 60.0
"""The seconds between two edits of an arena's message that count at Discord."""
RESULTS_FIRST: Final = 5.0
"""The seconds after the last match of a round before a new message, or the end, is shown: the last trick and
the result of that match come first."""
SEASON_WAIT: Final = 600.0
"""The most seconds for which the message of a new season waits for the end of the previous one."""
TOO_MANY_EDITS: Final = 30046
"""The error code of the edit of a message that is an hour old and has been edited often since."""


class EventPosts:
    """Posts and edits the messages of tournaments that this process looks after, their invitations too.

    ``now`` returns Unix milliseconds.
    """

    def __init__(
        self,
        events: Events,
        orders: Orders,
        *,
        store: Store,
        choices: Choices,
        post: MessageSender,
        now: Callable[[], int],
    ) -> None:
        self._events = events
        self._orders = orders
        self._store = store
        self._choices = choices
        self._post = post
        self._now = now
        self._workers = TableWorkers(self._visit)
        self._timers = TableTimers(self._workers.notice)
        self._late = LatePictures(post.painter, self.notice)
        self._invitations = Invitations(
            events, store=store, choices=choices, post=post, now=now, visit=self._workers.notice
        )
        self._earlier = EarlierRoundMessages(orders, store=store, choices=choices, post=post, slot=SLOT)
        self._edited: dict[str, float] = {}
        """When each message was edited last, by the event loop's clock."""
        self._tokens: dict[str, tuple[str, int, int]] = {}
        """The token of the latest press on each message: (token, message, until)."""
        self._before_start: set[str] | None = set()
        events.subscribe(self.notice)

    def start(self) -> None:
        """Begin, once Discord is connected. Further calls do nothing."""
        early, self._before_start = self._before_start or (), None
        for event_id in early:
            self._workers.notice(event_id)

    async def catch_up(self) -> None:
        """Bring the messages of all tournaments of this process up to date. Raises ``StoreError``."""
        for event in await self._events.open_events():
            self.notice(event.id)
        # A tournament may be over whose message lacks its picture, or does not say so.
        lately = self._now() - _LATELY
        for row in await self._store.messages.in_slot(SLOT):
            if row.shows.endswith(_LATE) or (row.at > lately and not _chapter_of(row).endswith(_ENDS)):
                self.notice(row.table)

    def notice(self, event_id: str) -> None:
        """Look at the message of a tournament, because something may have changed."""
        if self._before_start is not None:
            self._before_start.add(event_id)
        else:
            self._workers.notice(event_id)

    async def idle(self) -> None:
        """Wait until everything is shown that need not wait for its pace."""
        await self._workers.idle()

    async def close(self) -> None:
        """Stop. What is out of date is updated after the next start."""
        self._timers.close()
        self._invitations.close()
        await self._workers.close()
        await self._late.close()

    def note_press(self, interaction: Interaction, event: Event, number: int | None) -> None:
        """Keep the token of a press on a tournament's message: it edits that message without counting.

        ``number``: how many rounds there were when the button was made; None if the button does not say so.
        The token is of no use where the message changes no more, or another process edits it.
        """
        message = interaction.message
        if message is None or not edits_the_pressed_message(interaction) or not self._events.holds(event):
            return
        if number is not None and (event.over or number != len(event.rounds)):
            self._earlier.note(event.id, message.id, interaction.token, number)
            self.notice(event.id)
        elif not event.over:
            self._tokens[event.id] = interaction.token, message.id, self._now() + TOKEN_LIVES
            self.notice(event.id)  # what was not worth a counted request may be shown now

    # One visit ----------------------------------------------------------------------------------------------

    async def _visit(self, event_id: str) -> None:
        try:
            event = await self._events.look(event_id)
        except EventRefused:
            return
        if not self._events.holds(event):
            self._forget(event_id)
            return
        if not self._post.is_on_server(event.place.guild):
            return
        await self._invitations.refresh(event)
        try:
            rows = {one.slot: one for one in await self._store.messages.of_table(event.id)}
            wait = self._wait_for_results(event, rows.get(SLOT)) or await self._wait_for_season(event, rows)
            if wait > 0:
                self._timers.set(event.id, wait)
                return
            await self._show(event, rows, await self._give_prize(event, rows.get(_PRIZE)))
            if await self._earlier.remove_buttons(event):
                self._timers.set(event.id, PACE)
        except Unreachable as error:
            log.info("a tournament could not be shown", table=event_id, error=type(error).__name__)
            self._timers.set(event_id, PACE if is_hiccup(error) else BLOCKED)
            return
        if event.over and not self._late.is_waiting(event_id):
            self._forget(event_id)
        if event.over and event.settings.format is Format.LEAGUE:
            self._workers.notice(next_season_id(event_id))

    def _wait_for_results(self, event: Event, row: MessageRow | None) -> float:
        """For how many seconds the next message, or the end, waits for the last result; 0 for none."""
        if row is not None and _number_of(row) == _number(event):
            return 0.0
        decided = [pairing.decided_at for one in event.rounds for pairing in one.pairings]
        return max(0.0, max(decided, default=0) / 1000 + RESULTS_FIRST - self._now() / 1000)

    async def _wait_for_season(self, event: Event, rows: Mapping[str, MessageRow]) -> float:
        """For how many seconds the first message of a season waits for the end of the previous one at most.

        That end has it looked at again. 0: it does not wait. Raises ``StoreError``.
        """
        if not event.previous or SLOT in rows:
            return 0.0
        before = [one for one in await self._store.messages.of_table(event.previous) if one.slot == SLOT]
        if all(_chapter_of(one).endswith(_ENDS) for one in before):
            return 0.0
        return max(0.0, event.opened_at / 1000 + SEASON_WAIT - self._now() / 1000)

    async def _show(self, event: Event, rows: Mapping[str, MessageRow], prized: Collection[int]) -> None:
        """Bring the message up to date. ``prized`` are the winners to whom the prize was given."""
        if _REPLACED in rows:
            await self._delete(event, rows[_REPLACED])
        row = rows.get(SLOT)
        if row is None and event.over:
            return
        page = await self._page(event, prized)
        lacks_picture = row is not None and row.shows.endswith(_LATE)
        gets_picture = lacks_picture and self._late.is_ready(event.id, SLOT, page)
        is_same = row is not None and row.shows.removesuffix(_LATE) == _shows(event, page)
        if is_same and not gets_picture:
            return
        if row is None or (not is_same and self._is_renewed(event, row)):
            await self._send(event, page, row)
            return
        token = self._token(event.id, row.message)
        pace = PACE
        if token is None and not gets_picture and not self._is_worth_it(event, row):
            return
        if token is None and not gets_picture and not _is_due(event, row):
            pace = ARENA_PACE
        rest = self._edited.get(event.id, -pace) + pace - asyncio.get_running_loop().time()
        if rest > 0:
            self._timers.set(event.id, rest)
            return
        self._edited[event.id] = asyncio.get_running_loop().time()
        if not await self._edit(event, row, page, token):
            await self._send(event, page, row)

    def _is_renewed(self, event: Event, row: MessageRow) -> bool:
        """Whether what there is to show goes into a new message (T-17).

        Live each round has its own, and none is edited that is nearly an hour old. By correspondence the
        message is new once a day at most, as rounds that are played quickly share one, and at the end, which
        stands below the last results.
        """
        age, is_other = self._now() - row.at, _number_of(row) != _number(event)
        if event.settings.at_post:
            return age >= DAY or (is_other and event.stage is Stage.FINISHED)
        return is_other or (age >= TOO_OLD and self._is_worth_it(event, row))

    def _is_worth_it(self, event: Event, row: MessageRow) -> bool:
        """Whether a message that is out of date is worth a counted request."""
        return event.format is Format.ARENA or _is_due(event, row)

    async def _send(self, event: Event, page: Page, before: MessageRow | None) -> None:
        nonce = nonce_for(event.id, SLOT, None if before is None else before.message)
        sent = await self._post.send(event.place.posts_to, page, nonce)
        token = None if before is None else self._token(event.id, before.message)
        self._tokens.pop(event.id, None)
        self._edited[event.id] = asyncio.get_running_loop().time()
        # The old message would say the same, or less. It is noted before the new one takes its note, so that
        # it is deleted whatever happens.
        old = None
        if before is not None and (event.settings.at_post or _number_of(before) == _number(event)):
            old = replace(before, slot=_REPLACED)
            await self._store.messages.put(old, self._events.epoch(event))
        elif before is not None:
            self._earlier.note(event.id, before.message, token, _round_of(before))
        row = MessageRow(event.id, SLOT, event.place.posts_to, sent.message, "", self._now())
        await self._note(event, row, page, is_late=sent.is_late)
        if old is not None:
            await self._delete(event, old)

    async def _delete(self, event: Event, row: MessageRow) -> None:
        await delete_message(self._post, self._store.messages, row, self._events.epoch(event))

    async def _edit(self, event: Event, row: MessageRow, page: Page, token: str | None) -> bool:
        """Edit the message, through a token if there is one. False if the message is gone."""
        if token is not None:
            try:
                is_late = await self._post.edit_by_token(token, None, page)
            except Unreachable as error:
                log.info("a token is of no use", table=event.id, error=type(error).__name__)
                self._tokens.pop(event.id, None)
            else:
                await self._note(event, row, page, is_late=is_late)
                return True
        try:
            is_late = await self._post.edit(row.channel, row.message, page)
        except discord.HTTPException as error:
            if not is_gone(error):
                raise
            rest = row.at + DAY - self._now()
            if error.code == TOO_MANY_EDITS and event.settings.at_post and rest > 0:
                self._timers.set(event.id, rest / 1000)
                return True
            return False
        await self._note(event, row, page, is_late=is_late)
        return True

    async def _page(self, event: Event, prized: Collection[int]) -> Page:
        voice = await self._choices.public_voice(event.place.guild)
        order = await self._orders.of(event)
        return event_page(voice, event, order, self._events.moment.ahead, prized=prized)

    async def _give_prize(self, event: Event, noted: MessageRow | None) -> set[int]:
        """Give each winner the role of the prize, once, where the bot may (T-18). Those who got it.

        ``noted`` is the note of that, which names no person. Raises ``Unreachable`` if a later try may
        succeed.
        """
        role, winners = event.settings.prize, _winners(event)
        if noted is not None:
            return {winners[one] for one in noted.shows.split() if one in winners}
        if event.stage is not Stage.FINISHED or role is None:
            return set()
        prized = []
        for one, person in winners.items():
            try:
                await self._post.give_role(event.place.guild, person, role)
            except Unreachable as error:
                if is_hiccup(error):
                    raise
                log.info("a prize could not be given", table=event.id, error=type(error).__name__)
            else:
                prized.append(one)
        note = MessageRow(event.id, _PRIZE, event.place.posts_to, 0, " ".join(prized), self._now())
        await self._store.messages.put(note, self._events.epoch(event))
        return {winners[one] for one in prized}

    async def _note(self, event: Event, row: MessageRow, page: Page, *, is_late: bool) -> None:
        """Note that the message of ``row`` shows a page by now, and wait for its picture if that is late."""
        shows = _shows(event, page) + (_LATE if is_late else "")
        await self._store.messages.put(replace(row, shows=shows), self._events.epoch(event))
        self._late.note(event.id, SLOT, page, is_late=is_late)

    def _token(self, event_id: str, message: int) -> str | None:
        token = self._tokens.get(event_id)
        if token is None or token[1] != message or token[2] <= self._now():
            return None
        return token[0]

    def _forget(self, event_id: str) -> None:
        self._tokens.pop(event_id, None)
        self._edited.pop(event_id, None)
        self._late.forget(event_id)


def _winners(event: Event) -> dict[str, int]:
    """The people in the first place by their places in their entries, which stay if one is forgotten."""
    return {
        f"{entry.number}.{place}": member.id
        for entry in event.winners
        for place, member in enumerate(entry.members)
        if isinstance(member, Person) and member.id > 0
    }


def _number(event: Event) -> str:
    """What a message is about: the entries, a round, or the end."""
    if event.stage is Stage.RUNNING and event.rounds:
        return f"{_ROUND}{len(event.rounds)}"
    return "end" if event.stage is Stage.FINISHED else "open"


def _chapter(event: Event) -> str:
    """What is worth a counted edit when it changes."""
    acts, closed = len(event.host_acts), bool(event.rounds and event.rounds[-1].closed)
    until = event.rounds[-1].until if event.rounds else 0
    return f"{_number(event)}.{int(closed)}.{acts}.{until}.{event.stage}"


def _chapter_of(row: MessageRow) -> str:
    return row.shows.partition(" ")[0]


def _number_of(row: MessageRow) -> str:
    return row.shows.partition(".")[0]


def _round_of(row: MessageRow) -> int:
    """The number of the round that a message is about; 0: the entries."""
    return int(_number_of(row).removeprefix(_ROUND)) if _number_of(row).startswith(_ROUND) else 0


def _shows(event: Event, page: Page) -> str:
    return f"{_chapter(event)} {page.key}"


def _is_due(event: Event, row: MessageRow) -> bool:
    """Whether a message that is out of date is worth a counted edit now (TA-6)."""
    in_live_round = event.running_round is not None and not event.settings.at_post
    return not in_live_round or _chapter_of(row) != _chapter(event)
