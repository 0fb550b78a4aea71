"""The hands that people have before them: in their DMs, and in ephemeral messages that stay live.

Who has both looks at the one in which they pressed last. That one is true with every card; the other rests.

A press may be answered with a notice above the cards, such as why it was refused. The hand is edited with
every card of the others, so the notice stays until its reader presses in one of their hands again: also in
the hand of the next deal, and over a restart where it names nobody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

import discord

from bot import names
from bot.log import get
from bot.pages.hand import hand_page, welcome_page
from bot.pages.page import Page
from bot.pages.pictures.tricks import own_deck
from bot.render.decks import family
from bot.store.base import Shown, Store
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.text.names import markdown
from bot.ui.publish.direct_messages import DirectMessages
from bot.ui.publish.dm_channels import LATELY
from bot.ui.publish.person_tasks import Errand
from bot.ui.publish.table_messages import (
    TOKEN_LIVES,
    Live,
    TableMessages,
    hand_slot,
    here_slot,
    is_hand,
    is_welcome,
    person_of,
    welcome_slot,
)
from bot.ui.wire.people import Choices, Interaction, for_their_eyes
from bot.ui.wire.replies import NO_MESSAGE, Unreachable, is_hiccup, reply
from bot.ui.wire.sender import UNKNOWN_CHANNEL, MessageSender, is_closed, is_gone, nonce_for
from bot.ui.wire.showing import show, turn

log = get(__name__)

RESTS: Final = 30
"""Seconds after somebody's last press for which their other hand may show an earlier moment of the deal."""


class Own(NamedTuple):
    """Somebody's hand as they are to see it: the table as they see it, in a voice, under a notice or none."""

    view: TableView
    voice: Voice
    page: Page
    notice: str | None


class Hands:
    """Shows people their cards, and nobody else's.

    ``now`` gives Unix milliseconds, ``wake`` has a table visited again.
    """

    def __init__(
        self,
        post: MessageSender,
        tables: Tables,
        store: Store,
        choices: Choices,
        now: Callable[[], int],
        wake: Callable[[str], None],
    ) -> None:
        self._post = post
        self._tables = tables
        self._store = store
        self._choices = choices
        self._now = now
        self._wake = wake
        self.direct_messages = DirectMessages(post, choices, now)

    # Answers ------------------------------------------------------------------------------------------------

    async def show(self, interaction: Interaction, desk: TableMessages, notice: str | None = None) -> None:
        """Answer with the cards of whoever asks, in a message that only they see and that stays live."""
        person = interaction.user.id
        voice = await self._choices.voice(interaction)
        async with desk.lock(here_slot(person)):
            view = await self._tables.look(desk.table, person)
            own = await self._own(view, person, voice, notice)
            message = await show(interaction, own.page, self._post.painter)
            desk.press(person, here_slot(person), notice)
            if own.view.stage is not Stage.CLOSED:
                desk.here[person] = self._live(interaction, message, own)

    async def turn(self, interaction: Interaction, desk: TableMessages, notice: str | None = None) -> None:
        """Answer a press in a hand by bringing that very message up to date.

        A message that others can see is never turned into a hand: then the answer is a message of its own.
        """
        if not for_their_eyes(interaction):
            await self.show(interaction, desk, notice)
            return
        person, message = interaction.user.id, interaction.message
        voice = await self._choices.voice(interaction)
        slots = await desk.load(self._store.messages)
        ephemeral = message is not None and message.flags.ephemeral
        slot = here_slot(person) if ephemeral else hand_slot(person)
        async with desk.lock(slot):
            view = await self._tables.look(desk.table, person)
            own = await self._own(view, person, voice, notice)
            try:
                await turn(interaction, own.page, self._post.painter)
            except discord.HTTPException as error:
                if error.code != NO_MESSAGE:
                    raise
                await reply(interaction, notice or voice("say-hand-replaced"))
                return
            shown = slots.get(slot)
            if not ephemeral and (shown is None or message is None or shown.message != message.id):
                return  # an older message: it is not kept true
            desk.press(person, slot, notice)
            if own.view.stage is Stage.CLOSED:
                return
            live = self._live(interaction, None, own)
            if shown is None:
                desk.here[person] = live
            else:
                desk.private[person] = live
                await self._note(desk, person, shown, own)

    # Keeping them true --------------------------------------------------------------------------------------

    async def person_tasks(self, desk: TableMessages, view: TableView) -> Mapping[str, Errand]:
        """What brings each hand of a table up to date that does not rest, by its slot."""
        seated = [seat.owner for seat in view.seats if isinstance(seat.owner, Person)]
        # Whoever had cards here before: their message shows that they have no seat any more.
        slots = await desk.load(self._store.messages)
        known = {person.id for person in seated} | {person_of(slot) for slot in slots if is_hand(slot)}
        here = {here_slot(person): partial(self._refresh_here, desk, person) for person in desk.here}
        private = {hand_slot(person): partial(self._refresh_private, desk, view, person) for person in known}
        # In this order: where both are due, the channel of their DMs is opened for who has just sat down.
        welcomes = {slot: partial(self._welcome, desk, person_of(slot)) for slot in slots if is_welcome(slot)}
        return {**welcomes, **here, **private}

    async def arrived(self, desk: TableMessages, person: int) -> Mapping[str, Errand]:
        """Somebody sat down: what tells them so, once it is noted that they have to be told."""
        if self.direct_messages.leaves_alone(person):
            return {}
        slot = welcome_slot(person)
        await desk.note(self._store.messages, Shown(desk.table, slot, 0, 0, "", self._now()))
        return {slot: partial(self._welcome, desk, person)}

    async def _welcome(self, desk: TableMessages, person: int) -> None:
        """Tell somebody who sat down that their cards come by DM: so closed DMs are known early."""
        if self.direct_messages.leaves_alone(person):
            return
        slots = await desk.load(self._store.messages)
        noted = slots.get(welcome_slot(person))
        if noted is None:
            return
        view = await self._tables.look(desk.table, person)
        there = view.seat is not None or view.member(person) is not None
        # Who left, has their cards by now, or sat down long ago is told nothing.
        if there and hand_slot(person) not in slots and self._now() - noted.at <= LATELY:
            self._choices.recall(person, noted.at)
            voice = await self._choices.private_voice(person, view.place.guild)
            nonce = f"{view.id}.j{person % 10**12}"
            if await self.direct_messages.send(view, person, welcome_page(voice, view), nonce) is None:
                await self._explain(desk, view, person)
        await desk.drop(self._store.messages, noted.slot)

    async def _refresh_here(self, desk: TableMessages, person: int) -> None:
        async with desk.lock(here_slot(person)):
            live = desk.here.get(person)
            if live is None or self.direct_messages.leaves_alone(person):
                return
            if live.until < self._now():
                del desk.here[person]
                return
            view = await self._tables.look(desk.table, person)
            notice = _standing(desk, here_slot(person), None, live.deal, view)
            own = await self._own(view, person, self._choices.speaking(live.language), notice)
            if own.page.key == live.key or self._rests(desk, person, here_slot(person), live.deal, own.view):
                return
            try:
                await self._post.edit_through(live.edit, own.page)
            except discord.HTTPException as error:
                if is_hiccup(error):
                    raise
                # Dismissed, or the token has run out: the button brings another.
                log.debug("a live hand is gone", status=error.status)
                desk.here.pop(person, None)
                self._gone(desk, person)
            else:
                live.key, live.deal = own.page.key, _deal(own.view)

    async def _refresh_private(self, desk: TableMessages, view: TableView, person: int) -> None:
        slot = hand_slot(person)
        async with desk.lock(slot):
            shown = (await desk.load(self._store.messages)).get(slot)
            if self.direct_messages.leaves_alone(person):
                return
            if shown is None and (view.stage is not Stage.PLAYING or _left(view, person)):
                return
            if view.stage is Stage.PLAYING and view.view is None:
                return  # the captains are elected in public; cards come after it
            if shown is None and not await self.direct_messages.wanted(view, person):
                await self._explain(desk, view, person)
                return
            voice = await self._voice(view, person, shown)
            now = await self._tables.look(desk.table, person)
            if shown is None and _left(now, person):
                return  # meanwhile
            had, stood = (None, None) if shown is None else (_deal_of(shown), _notice_of(shown))
            own = await self._own(now, person, voice, _standing(desk, slot, stood, had, now))
            same_deal = shown is not None and _deal_of(shown) == _deal(now)
            if shown is not None and (same_deal or now.stage is not Stage.PLAYING or _left(now, person)):
                true = _key_of(shown) == own.page.key
                if not true and not self._rests(desk, person, slot, _deal_of(shown), now):
                    await self._edit_private(desk, person, shown, own)
                return
            await self._new_private(desk, person, shown, own)

    async def _edit_private(self, desk: TableMessages, person: int, shown: Shown, own: Own) -> None:
        try:
            if await self._edit(desk, person, shown, own.page):
                await self._note(desk, person, shown, own)
                return
        except discord.HTTPException as error:
            if is_closed(error) or isinstance(error, discord.Forbidden):
                await self.direct_messages.refused(own.view, person, error)
            elif is_gone(error):
                log.info("a private hand is gone", status=error.status)
                if error.code == UNKNOWN_CHANNEL:
                    await self.direct_messages.channels.lost(person)
                await desk.drop(self._store.messages, shown.slot)
            else:
                raise
        self._gone(desk, person)

    async def _edit(self, desk: TableMessages, person: int, shown: Shown, page: Page) -> bool:
        """Edit a DM, through the token of the latest press in it where there is one: that is not counted.

        False where their DMs are closed by now, or must not be tried.
        """
        live = desk.private.get(person)
        if live is not None and live.until >= self._now():
            try:
                await self._post.edit_through(live.edit, page)
            except Unreachable:
                del desk.private[person]
            else:
                return True
        if not await self.direct_messages.may_write(person):
            return False
        await self._post.edit(shown.channel, shown.message, page)
        return True

    async def _new_private(self, desk: TableMessages, person: int, old: Shown | None, own: Own) -> None:
        # One message a deal in the place of the last one's, whatever was played before it came.
        nonce = nonce_for(_deal(own.view), person, None if old is None else old.message)
        letter = await self.direct_messages.send(own.view, person, own.page, nonce)
        if letter is None:
            await self._explain(desk, own.view, person)
            return
        desk.private.pop(person, None)
        if old is not None:
            # A message per deal: the cards of the last one are taken away with their buttons. Before the new
            # one is noted: killed in between, both are done again.
            try:
                await self._post.remove(old.channel, old.message)
            except Unreachable as error:
                log.info("an old hand could not be taken away", error=type(error).__name__)
        fresh = Shown(desk.table, hand_slot(person), *letter, "", self._now())
        await self._note(desk, person, fresh, own)

    async def _explain(self, desk: TableMessages, view: TableView, person: int) -> None:
        """Tell somebody where their cards are, unless they look at them."""
        if person not in desk.here:
            await self.direct_messages.explain(view, person)

    def _rests(self, desk: TableMessages, person: int, slot: str, deal: str, own: TableView) -> bool:
        """Whether a hand that is behind may stay so: they play from their other one, in the deal it shows.

        The table is visited again once it has rested.
        """
        last = desk.pressed.get(person)
        if last is None or last.slot == slot or deal != _deal(own):
            return False
        if own.stage is not Stage.PLAYING or _left(own, person):
            return False
        until = last.at + RESTS
        if until <= asyncio.get_running_loop().time():
            return False
        desk.schedule_refresh(until, self._wake)
        return True

    def _gone(self, desk: TableMessages, person: int) -> None:
        """A hand of somebody's is no more, maybe the one they play from: the other one rests no longer."""
        if desk.pressed.pop(person, None) is not None:
            self._wake(desk.table)

    # What is shown, and where -------------------------------------------------------------------------------

    async def _own(self, view: TableView, person: int, voice: Voice, notice: str | None) -> Own:
        """Somebody's hand at a table as they see it, under a notice or none."""
        wishes = await self._choices.of(person)
        if wishes.pictures:
            page = hand_page(voice, view, deck=own_deck(wishes, family(view.rules.pack)), notice=notice)
        else:
            page = hand_page(voice.plain, view, notice=notice).unpictured
        return Own(view, voice, page, notice)

    def _live(self, interaction: Interaction, message: int | None, own: Own) -> Live:
        edit: Callable[..., Awaitable[object]] = interaction.edit_original_response
        if message is not None:
            edit = partial(interaction.followup.edit_message, message)
        until = self._now() + TOKEN_LIVES
        return Live(edit, own.page.key, _deal(own.view), own.voice.language, until)

    async def _voice(self, view: TableView, person: int, shown: Shown | None) -> Voice:
        """The language of a DM: what the person chose, else what the message had, else as for anybody."""
        chosen = (await self._choices.of(person)).language
        had = None if shown is None else _language_of(shown)
        return self._choices.speaking(
            chosen or had or (await self._choices.private_voice(person, view.place.guild)).language
        )

    async def _note(self, desk: TableMessages, person: int, shown: Shown, own: Own) -> None:
        # Names are kept nowhere but in logs: there, who asks to be forgotten is found.
        notice = "" if own.notice is None or _names_somebody(own.view, own.notice) else f"{own.notice} "
        shows = f"{own.voice.language} {_deal(own.view)} {notice}{own.page.key}"
        after = Shown(desk.table, hand_slot(person), shown.channel, shown.message, shows, shown.at)
        await desk.note(self._store.messages, after)


def _deal(view: TableView) -> str:
    return "none" if view.view is None else f"{view.match}.{view.view.number}"


def _standing(
    desk: TableMessages, slot: str, stored: str | None, had: str | None, view: TableView
) -> str | None:
    """The notice that stands above a hand still; ``stored`` before the start of this process.

    It goes with the match of the deal that the hand ``had``, where it had one.
    """
    match = "" if had is None else had.rpartition(".")[0]
    if match not in {"", _deal(view).rpartition(".")[0]}:
        desk.notices[slot] = None
    return desk.notices.get(slot, stored)


def _names_somebody(view: TableView, text: str) -> bool:
    owners = (seat.owner for seat in view.seats)
    people = {one.name for one in (*owners, view.host) if isinstance(one, Person)}
    return any(names.shown(name) in text or markdown(name) in text for name in people)


# What is stored of a DM with cards: its language, its deal, the notice where there is one, the page's key.


def _language_of(shown: Shown) -> str:
    return shown.shows.partition(" ")[0]


def _deal_of(shown: Shown) -> str:
    return shown.shows.split(" ")[1]


def _notice_of(shown: Shown) -> str | None:
    return shown.shows.split(" ", 2)[2].rpartition(" ")[0] or None


def _key_of(shown: Shown) -> str:
    return shown.shows.rpartition(" ")[2]


def _left(view: TableView, person: int) -> bool:
    """Whether somebody gave their seat up."""
    for seat in view.seats:
        if isinstance(seat.owner, Person) and seat.owner.id == person:
            return seat.absence is Absence.LEFT
    return True
