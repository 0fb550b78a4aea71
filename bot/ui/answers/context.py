"""The context of answers: the parts of the bot (``BotContext``) and one interaction (``RequestContext``).

Interactions arrive in ``bot.ui.presses`` and ``bot.ui.commands``. Both go through ``run_answer``, which makes
the one ``RequestContext`` of an interaction and turns every exception into a sentence for the person.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, cast

import discord
from cachetools import LRUCache

from bot.log import get
from bot.pages.help import sorry_page
from bot.pages.page import Page, Text
from bot.pages.play.hand import warning
from bot.render.film_queue import FilmQueue
from bot.render.painter import Painter
from bot.review.report import SeatReview
from bot.rules.errors import IllegalAction, ImpossibleRules
from bot.store.base import Store
from bot.store.errors import Duplicate, StoreError
from bot.store.rows import Preferences
from bot.tables.limits.token_bucket import TokenBucket
from bot.tables.listeners.calendars import Calendars
from bot.tables.locks import Locks
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.requests import TableAction
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.refusals import refusal
from bot.tournaments.model.errors import EventRefused
from bot.ui.answers.errors import AlreadyAnswered, Unclear
from bot.ui.answers.match_summaries import MOST_SUMMARIES, MatchSummary
from bot.ui.answers.pending_openings import PendingOpenings
from bot.ui.publish.daily.daily import Daily
from bot.ui.publish.publisher import Publisher
from bot.ui.publish.tournaments.tournaments import Tournaments
from bot.ui.wire import forms
from bot.ui.wire.page_answers import PageAnswers
from bot.ui.wire.people import BotClient, Choices, Interaction, is_invited, is_own_dm, is_private, person
from bot.ui.wire.replies import (
    ALREADY_ACKNOWLEDGED,
    UNKNOWN_INTERACTION,
    Unreachable,
    defer_after,
    reply,
    send_ephemeral,
)
from bot.workers import WorkerPool

log = get(__name__)

COSTLY: Final = (5, 6_000)
"""The rate limit of a person for costly requests, such as reading whole logs or posting a table again: so
many in a row, then one more after so many milliseconds."""


MOST_TABLES: Final = 10_000
"""The number of tables whose server is remembered."""


@dataclass(frozen=True, slots=True)
class BotContext:
    """The parts of a running bot. ``now`` returns Unix milliseconds."""

    client: BotClient
    tables: Tables
    worker_pool: WorkerPool
    store: Store
    publisher: Publisher
    painter: Painter
    film_queue: FilmQueue
    choices: Choices
    calendars: Calendars
    daily: Daily
    tournaments: Tournaments
    now: Callable[[], int]
    began: int
    """When the bot was set up."""
    pace: TokenBucket = field(default_factory=lambda: TokenBucket(*COSTLY))
    pending_openings: PendingOpenings = field(default_factory=PendingOpenings)
    table_guilds: LRUCache[str, int] = field(default_factory=lambda: LRUCache(MOST_TABLES))
    """The servers of tables by id."""
    match_summaries: LRUCache[str, MatchSummary] = field(default_factory=lambda: LRUCache(MOST_SUMMARIES))
    """The summaries by match id."""
    sharing: Locks = field(default_factory=Locks)
    """The locks of people who share a result: a second press waits for the first."""
    reviewing: set[int] = field(default_factory=set)
    """The ids of people who wait for a review. Each may wait for one at a time."""
    reviews: LRUCache[tuple[str, int], SeatReview] = field(default_factory=lambda: LRUCache(MOST_SUMMARIES))
    """The reviews by match id and seat."""

    @property
    def answers(self) -> PageAnswers:
        """Answers with pages."""
        return self.publisher.answers


class HasContext(Protocol):
    """The bot as answers need it; ``interaction.client`` is one."""

    @property
    def context(self) -> BotContext:
        """The parts of the bot."""


def context_of(interaction: discord.Interaction[Any]) -> BotContext:
    """The parts of the bot that received an interaction.

    Only the modules that receive interactions call it.
    """
    return cast("HasContext", interaction.client).context


@dataclass(frozen=True, slots=True)
class RequestContext:
    """One interaction: who acts, in which language, and the ways to answer them.

    Every method that answers acknowledges the interaction and raises what discord.py raises.
    """

    interaction: Interaction
    bot: BotContext
    who: Person
    voice: Voice

    @property
    def cause(self) -> str:
        """The cause of the events that follow from this interaction."""
        return str(self.interaction.id)

    @property
    def incident(self) -> str:
        """The short id that an apology and its line in the log share (V-20)."""
        return hashlib.blake2b(self.cause.encode(), digest_size=3).hexdigest()

    @property
    def is_press(self) -> bool:
        """Whether a button or menu was pressed, as opposed to a command or a form."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def in_private(self) -> bool:
        """Whether only the person sees the message that was pressed: it is ephemeral, or in their DMs."""
        return is_private(self.interaction)

    @property
    def in_own_dms(self) -> bool:
        """Whether the person acts in their direct messages with the bot."""
        return is_own_dm(self.interaction)

    @property
    def in_ephemeral(self) -> bool:
        """Whether an ephemeral message was pressed."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    # Words and pages ----------------------------------------------------------------------------------------

    async def reply(self, text: str) -> None:
        """Answer with a sentence that only the person sees."""
        await reply(self.interaction, text)

    async def say(self, key: str, **facts: object) -> None:
        """Answer with a sentence of the catalogue that only the person sees."""
        await self.reply(self.voice(key, **facts))

    async def show(self, page: Page) -> int | None:
        """Answer with a page that only the person sees.

        Returns the message's id or None; see ``send_ephemeral``.
        """
        message, _ = await self.bot.answers.show(self.interaction, await self._with_preferences(page))
        return message

    async def replace_page(self, page: Page, message: int | None = None) -> None:
        """Replace the message that was pressed, or the one that ``show`` returned, with a page."""
        await self.bot.answers.replace(self.interaction, await self._with_preferences(page), message)

    async def show_in_place(self, page: Page) -> None:
        """Replace the ephemeral message that was pressed with a page; otherwise answer as ``show``."""
        if self.in_ephemeral:
            await self.replace_page(page)
        else:
            await self.show(page)

    async def tell(self, text: str) -> None:
        """Answer with a text of any length, as a page."""
        await self.show(Page((Text(text),)))

    async def send_file(self, words: str, name: str, data: bytes, note: str = "") -> None:
        """Answer with a file for the person alone, under words that describe it.

        ``note`` comes below them.
        """
        file = discord.File(io.BytesIO(data), name, description=words)
        await send_ephemeral(self.interaction, content=words + note, files=[file])

    async def ask(
        self,
        custom_id: str,
        title: str,
        label: str,
        *,
        longest: int,
        default: str | None = None,
        required: bool = True,
    ) -> None:
        """Open a form with one field. Its answer arrives as a press of ``custom_id``."""
        if not await forms.ask(
            self.interaction, custom_id, title, label, longest=longest, default=default, required=required
        ):
            await self.say("say-press-again")

    async def _with_preferences(self, page: Page) -> Page:
        """The page as the person wants it: without pictures if they have chosen so."""
        return page if (await self.preferences()).pictures else page.without_picture

    # The person ---------------------------------------------------------------------------------------------

    async def preferences(self) -> Preferences:
        """The person's preferences. Raises ``StoreError``."""
        return await self.bot.choices.of(self.who.id)

    async def in_chosen_language(self) -> RequestContext:
        """The same context in the language that the person has chosen meanwhile."""
        return replace(self, voice=await self.bot.choices.voice(self.interaction))

    def check_quota(self) -> None:
        """Raise ``Unclear`` if the person makes costly requests too often (``COSTLY``)."""
        wait = self.bot.pace.take(self.who.id, self.bot.now())
        if wait:
            raise Unclear("reply-too-often", seconds=-(-wait // 1000))

    # The table ----------------------------------------------------------------------------------------------

    async def look(self, table_id: str) -> TableView:
        """A table as the person sees it. Raises ``Refused`` if there is no such table."""
        return await self.bot.tables.look(table_id, self.who.id)

    async def act(self, table_id: str, action: TableAction, *, at: int | None = None) -> TableView:
        """Carry out the person's action at a table; see ``Tables.act`` for ``at`` and the errors."""
        return await self.bot.tables.act(table_id, self.who, action, at=at, cause=self.cause)

    async def show_hand(self, table_id: str, notice: str | None = None) -> None:
        """Answer with the person's cards under ``notice``, in a message that is kept up to date."""
        publisher = self.bot.publisher
        await publisher.hands.show(self.interaction, publisher.messages_of(table_id), notice)

    async def update_hand(self, table_id: str, notice: str | None = None) -> None:
        """Update the hand that was pressed. If others can see that message, answer as ``show_hand`` does."""
        publisher = self.bot.publisher
        await publisher.hands.update(self.interaction, publisher.messages_of(table_id), notice)

    def updating_hand(self, table_id: str) -> AbstractContextManager[None]:
        """While an action is carried out that was chosen in a hand, and the hand is updated as the answer."""
        return self.bot.publisher.messages_of(table_id).answering(self.who.id)

    async def mark_card(self, table: TableView, place: int) -> None:
        """Mark the card in a place of the pressed hand; otherwise as ``update_hand``."""
        publisher = self.bot.publisher
        await publisher.hands.mark(self.interaction, publisher.messages_of(table.id), table.decision, place)

    # What went wrong ----------------------------------------------------------------------------------------

    async def explain(self, error: BaseException) -> None:
        """Say in one sentence why something failed.

        A fault of the bot is logged and answered with an apology.
        """
        cause = getattr(error, "original", error)
        if isinstance(cause, AlreadyAnswered):
            return
        fault = False
        if isinstance(cause, Unclear | EventRefused):
            text = self.voice(cause.key, **cause.facts)
        elif isinstance(cause, Refused | IllegalAction | ImpossibleRules | Duplicate):
            if isinstance(cause, Duplicate):
                log.info("it was done already", reason=str(cause))  # Discord has sent the interaction twice
            text = refusal(self.voice, cause)
        elif isinstance(cause, StoreError):
            fault, text = True, self._store_text(cause)
        elif isinstance(cause, Unreachable):
            status, code = getattr(cause, "status", None), getattr(cause, "code", None)
            kind = type(cause).__name__
            log.warning("Discord refused", incident=self.incident, error=kind, status=status)
            if code in {UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED}:
                return  # the interaction has expired: nobody waits for an answer
            fault, text = True, self.voice("say-discord-refused")
        else:
            log.error("an interaction failed", incident=self.incident, exc_info=cause)
            fault, text = True, self.voice("say-apology")
        try:
            if fault:
                # The person's preferences are not read: the store may be what has failed.
                page = sorry_page(self.voice, text, self.incident)
                await self.bot.answers.show(self.interaction, page)
            else:
                await self.reply(text)
        except Unreachable as again:
            log.info("the answer did not reach Discord", error=type(again).__name__)

    async def notice_of(
        self, error: Refused | IllegalAction | StoreError, words: str, table: TableView
    ) -> str | None:
        """The reason of a refusal (``words``) as a notice above a hand.

        A fault of the store is logged, and the notice has its id, as an apology has. None if a button came
        too late for the match, whose hand says that it is over, or if Discord has sent an interaction again
        that has had its effect.
        """
        stale = isinstance(error, Refused) and error.reason is TableReason.STALE
        if stale and (table.stage is Stage.FINISHED or await self._has_acted(table.id)):
            return None
        if isinstance(error, StoreError) and not isinstance(error, Duplicate):
            words = self.with_incident(self._store_text(error))
        return warning(words)

    async def _has_acted(self, table_id: str) -> bool:
        """Whether this interaction has changed the table before."""
        with suppress(StoreError):
            return any(entry.cause == self.cause for entry, _ in await self.bot.tables.history(table_id))
        return False

    def with_incident(self, words: str) -> str:
        """The words about a fault of the bot, with the id of its log line and where to get help (V-20)."""
        return f"{words}\n-# {self.voice('help-incident-more', id=self.incident)}"

    def _store_text(self, error: StoreError) -> str:
        """The words about a fault of the store, which is logged."""
        kind = type(error).__name__
        log.error("the store refused", incident=self.incident, error=kind, reason=str(error))
        counts = self.bot.tables.is_durable(self.cause)
        return self.voice("store-counts") if counts else refusal(self.voice, error)


async def request_context(interaction: Interaction) -> RequestContext:
    """The context of an interaction."""
    bot = context_of(interaction)
    return RequestContext(interaction, bot, person(interaction.user), await bot.choices.voice(interaction))


async def run_answer(interaction: Interaction, answer: Callable[[RequestContext], Awaitable[object]]) -> None:
    """Call ``answer`` with the context of an interaction. No exception escapes.

    The interaction is acknowledged if its answer takes long. In a server that did not invite the bot there is
    only one answer.
    """
    timer = defer_after(interaction)
    try:
        context = await request_context(interaction)
        try:
            if is_invited(interaction):
                await answer(context)
            else:
                await context.explain(Unclear("say-not-invited"))
        except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the person would wait
            await context.explain(error)
        finally:
            context.bot.publisher.note_answer(interaction)
    except Exception:
        log.exception("an apology failed")
    finally:
        timer.cancel()


async def apologise(interaction: Interaction, error: BaseException) -> None:
    """Answer an interaction that failed before it was handled. No exception escapes."""

    async def explain(context: RequestContext) -> None:
        await context.explain(error)

    await run_answer(interaction, explain)
