"""The hand messages: people's cards in their DMs and in ephemeral messages that are kept up to date.

A person may have both. The one in which they pressed last has the buttons (V-5); it is edited when their
turn comes and when a trick ends (V-3). The other one says where the cards are.

The answer to a press may be a notice above the cards, such as the reason of a refusal. Every card of the
others edits the hand, so the notice stays until its reader presses in one of their hands again. It also
stays in the hand of the next deal and, if it names nobody, over a restart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial

import discord
import msgspec

from bot.log import get
from bot.pages.page import Page, Text
from bot.store.rows import MessageRow
from bot.tables.model.people import Person
from bot.tables.model.table import Stage
from bot.tables.tables import Tables
from bot.tables.view import TableView
from bot.text.catalogue import Voice
from bot.ui.publish.dms.direct_messages import DirectMessages
from bot.ui.publish.hands.hand_notes import HandNote, deal_of, names_somebody, note_of, read_note
from bot.ui.publish.hands.hand_pages import Draft, HandPages, IdleHand, Mark, RenderedHand
from bot.ui.publish.hands.hand_updates import HandUpdates, has_left, is_above, lasting_notice
from bot.ui.publish.hands.welcomes import Welcomes
from bot.ui.publish.late_pictures import LatePictures
from bot.ui.publish.person_tasks import Job
from bot.ui.publish.table_messages import (
    TABLE,
    EditableMessage,
    TableMessages,
    hand_slot,
    here_slot,
    is_hand,
    is_here,
    person_of,
)
from bot.ui.publish.token_store import TOKEN_LIVES
from bot.ui.wire.page_answers import PageAnswers
from bot.ui.wire.people import Choices, Interaction, is_private
from bot.ui.wire.replies import UNKNOWN_MESSAGE, WROTE, Unreachable, is_hiccup, reply
from bot.ui.wire.sender import TOO_OLD, UNKNOWN_CHANNEL, MessageSender, is_closed, is_gone, nonce_for

log = get(__name__)


class Hands:
    """Shows people their cards, and nobody else's.

    ``now`` returns Unix milliseconds. ``wake`` causes another visit of a table. ``late`` waits for late
    pictures.
    """

    def __init__(
        self,
        post: MessageSender,
        tables: Tables,
        choices: Choices,
        now: Callable[[], int],
        wake: Callable[[str], None],
        answers: PageAnswers,
        late: LatePictures,
    ) -> None:
        self._post = post
        self._tables = tables
        self._choices = choices
        self._now = now
        self._wake = wake
        self._answers = answers
        self._late = late
        self._updates = HandUpdates(late)
        self._pages = HandPages(choices)
        self.direct_messages = DirectMessages(post, choices, now)
        self.welcomes = Welcomes(tables, choices, self.direct_messages, now)

    # Answers ------------------------------------------------------------------------------------------------

    async def show(
        self, interaction: Interaction, messages: TableMessages, notice: str | None = None
    ) -> None:
        """Answer with the person's cards in an ephemeral message that is kept up to date.

        Their other hand loses its buttons (V-5). The interaction's token is kept to edit the message until it
        expires (V-8): one for each person at a table.
        """
        person, slot = interaction.user.id, here_slot(interaction.user.id)
        voice = await self._choices.voice(interaction)
        until = self._now() + TOKEN_LIVES
        async with messages.lock(slot):
            view = await self._tables.look(messages.table, person)
            draft = await self._pages.draft(view, person, voice, notice, messages.narrator, until=until)
            hand = draft.render()
            message, is_late = await self._answers.show(interaction, hand.page, kept=True)
            hand = hand.sent(is_late=is_late)
            messages.press(person, slot, notice)
            before = messages.token_of(slot)
            if view.stage is not Stage.CLOSED:
                of = message or next(iter(interaction.extras.get(WROTE, ())), 0)
                live = EditableMessage(interaction.token, message, of, until)
                await self._keep(messages, slot, live, hand, (interaction.channel_id or 0, 0))
        if before is not None:
            await self._empty(before, voice)
        self._wake(messages.table)

    async def update(
        self, interaction: Interaction, messages: TableMessages, notice: str | None = None
    ) -> None:
        """Answer a press in a hand by updating that message.

        A message that others can see never becomes a hand: then the answer is a message of its own.
        """
        if not is_private(interaction):
            await self.show(interaction, messages, notice)
            return
        person, message = interaction.user.id, interaction.message
        voice = await self._choices.voice(interaction)
        slots = await messages.load()
        here = message is not None and message.flags.ephemeral
        slot = here_slot(person) if here else hand_slot(person)
        until = self._now() + TOKEN_LIVES
        async with messages.lock(slot):
            view = await self._tables.look(messages.table, person)
            draft = await self._pages.draft(
                view, person, voice, notice, messages.narrator, until=until if here else None
            )
            hand = draft.render()
            try:
                hand = hand.sent(is_late=await self._answers.replace(interaction, hand.page, kept=True))
            except discord.HTTPException as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                await reply(interaction, notice or voice("say-hand-replaced"))
                return
            row = slots.get(slot)
            pressed_id = 0 if message is None else message.id
            if not here and (row is None or row.message != pressed_id):
                return  # an older message, which is not kept up to date
            messages.press(person, slot, notice)
            before = messages.token_of(here_slot(person))
            if view.stage is Stage.CLOSED:
                return
            live = EditableMessage(interaction.token, None, pressed_id, until)
            same = before is not None and before.of in {0, pressed_id}
            below = read_note(before.shows).table if before is not None and same else 0
            await self._keep(messages, slot, live, hand, (interaction.channel_id or 0, below))
            if row is not None and not here:
                if view.place.private:
                    # A deal that begins with this press gets its own hand message, below the sheet of the
                    # last deal.
                    before_it = read_note(row.shows).deal
                    hand = hand._replace(note=msgspec.structs.replace(hand.note, deal=before_it))
                await self._note(messages, row, hand)
                await messages.drop_token(here_slot(person))
        if not same:
            self._wake(messages.table)  # their other hand loses its buttons
        if before is not None and not same:
            await self._empty(before, voice)

    async def mark(
        self, interaction: Interaction, messages: TableMessages, decision: int, place: int
    ) -> None:
        """Mark a card in the hand that was pressed. The next press on it plays it (V-13).

        ``place`` is the card's place in the hand at ``decision``.
        """
        self._pages.mark(interaction.user.id, Mark(messages.table, decision, place))
        await self.update(interaction, messages)

    def forget(self, person: int) -> None:
        """Forget what a person has marked, and the drafts of hands."""
        self._pages.forget(person)

    async def _keep(
        self,
        messages: TableMessages,
        slot: str,
        live: EditableMessage,
        hand: RenderedHand,
        where: tuple[int, int],
    ) -> None:
        """Keep the token of a hand with its note: what it shows, its channel, and the message above it."""
        channel, table = where
        about = msgspec.structs.replace(hand.note, channel=channel, table=table, notice=None)
        await messages.put_token(slot, replace(live, shows=about.text))
        self._late.note(messages.table, slot, hand.page, is_late=about.is_late)

    async def _empty(self, live: EditableMessage, voice: Voice) -> None:
        """Remove the buttons of an ephemeral hand that another one has replaced (V-4)."""
        page = Page((Text(f"-# {voice('ui-hand-further-down')}"),))
        with suppress(*Unreachable):
            await self._post.edit_by_token(live.token, live.message, page)

    # Updates --------------------------------------------------------------------------------------------

    async def person_tasks(self, messages: TableMessages, view: TableView) -> Mapping[str, Job]:
        """The jobs that bring each hand of a table up to date, by slot."""
        people = [seat.owner for seat in view.seats if isinstance(seat.owner, Person)]
        # People who had cards here before are included: their message shows that they have no seat any more.
        slots = await messages.load()
        with_hands = {person.id for person in people} | {person_of(slot) for slot in slots if is_hand(slot)}
        here = {
            slot: partial(self._refresh_here, messages, person_of(slot))
            for slot in messages.live
            if is_here(slot)
        }
        private = {
            slot: partial(self._refresh_private, messages, view, person)
            for person in with_hands
            if (slot := hand_slot(person)) in slots
            or view.place.private
            or not self._choices.surely_without_dm(person, view.place.guild)
        }
        # The order matters: if both are due, the DM channel is opened for the person who has just sat down.
        return {**await self.welcomes.waiting(messages), **here, **private}

    async def _refresh_here(self, messages: TableMessages, person: int) -> None:
        """Update an ephemeral hand, and send it again if the table's message was posted below it (V-2)."""
        slot = here_slot(person)
        await messages.join_presses(person)
        async with messages.lock(slot):
            live = messages.live.get(slot)
            if live is None or self.direct_messages.is_left_alone(person):
                return
            if live.until <= self._now():
                await messages.drop_token(slot)
                self._wake(messages.table)  # now the direct message has the buttons
                return
            messages.visit_at(live.until, self._wake)
            before, view = read_note(live.shows), await self._tables.look(messages.table, person)
            notice = lasting_notice(messages, slot, None, before, view)
            voice = self._choices.voice_in(before.language)
            draft = await self._pages.draft(view, person, voice, notice, messages.narrator, until=live.until)
            table = (await messages.load()).get(TABLE)
            if table is not None and view.stage is Stage.PLAYING and is_above(live, before, table):
                if await self._send_below(messages, slot, live, draft.render(), table):
                    return
                before = msgspec.structs.replace(before, table=table.message)
            hand = self._updates.due(messages, slot, draft, before, tricks=True)
            if hand is None:
                return
            try:
                hand = hand.sent(is_late=await self._post.edit_by_token(live.token, live.message, hand.page))
            except discord.HTTPException as error:
                if is_hiccup(error):
                    raise
                # The person dismissed it, or the token has expired: the button brings another.
                log.debug("a live hand is gone", status=error.status)
                await messages.drop_token(slot)
                self._wake(messages.table)
            else:
                await self._keep(messages, slot, live, hand, (before.channel, before.table))

    async def _send_below(
        self, messages: TableMessages, slot: str, live: EditableMessage, hand: RenderedHand, table: MessageRow
    ) -> bool:
        """Send an ephemeral hand again below the table's new message, and delete the old one.

        False if Discord did not confirm it. It has no nonce, so it is not sent again (V-8).
        """
        about = msgspec.structs.replace(read_note(live.shows), table=table.message)
        await messages.put_token(slot, replace(live, shows=about.text))
        try:
            sent = await self._post.send_by_token(live.token, table.channel, hand.page)
        except Unreachable as error:
            log.info("a hand could not be sent below", error=type(error).__name__)
            return False
        fresh = replace(live, message=sent.message, of=sent.message)
        hand = hand.sent(is_late=sent.is_late)
        await self._keep(messages, slot, fresh, hand, (table.channel, table.message))
        with suppress(*Unreachable):
            await self._post.remove_by_token(live.token, live.message)
        return True

    async def _refresh_private(self, messages: TableMessages, view: TableView, person: int) -> None:
        slot = hand_slot(person)
        await messages.join_presses(person)
        async with messages.lock(slot):
            row = (await messages.load()).get(slot)
            if self.direct_messages.is_left_alone(person):
                return
            if row is None and (view.stage is not Stage.PLAYING or has_left(view, person)):
                return
            if view.stage is Stage.PLAYING and view.election is not None:
                return  # the captains are elected in public; cards come after it
            if row is None and not await self.direct_messages.is_wanted(view, person):
                await self._explain(messages, view, person)
                return
            voice = await self._voice(view, person, row)
            now = await self._tables.look(messages.table, person)
            if row is None and has_left(now, person):
                return  # the person pressed elsewhere meanwhile
            before = note_of(row)
            here = messages.token_of(here_slot(person))
            is_new_deal = before is None or before.deal != deal_of(now)
            notice = lasting_notice(messages, slot, None if before is None else before.notice, before, now)
            channel = None if here is None else read_note(here.shows).channel
            lacks_picture = before is not None and before.is_late and not before.active
            elsewhere = None if row is not None and channel == row.channel else channel
            idle = None if here is None else IdleHand(elsewhere, is_new_deal or lacks_picture)
            draft = await self._pages.draft(now, person, voice, notice, messages.narrator, idle=idle)
            deals = is_new_deal and now.stage is Stage.PLAYING and not has_left(now, person)
            if row is None or before is None or (deals and not self._becomes_next(row, before, draft)):
                await self._post_new(messages, person, row, draft.render())
                return
            tricks = messages.token_of(slot) is not None
            if draft.note.active or before.active or is_new_deal:
                hand = self._updates.due(messages, slot, draft, before, tricks=tricks)
            else:  # it already says where the cards are, but may lack their picture
                hand = self._updates.due_at_rest(messages, slot, draft, before)
            if hand is not None:
                await self._edit_private(messages, person, row, hand)

    def _becomes_next(self, row: MessageRow, before: HandNote, draft: Draft) -> bool:
        """Whether a DM from which its person plays becomes the hand of the match's next deal.

        It does if it is the last message there and can still be edited. People who play by correspondence
        get a new message, which tells them that the deal has begun.
        """
        is_same_match = before.active and draft.note.active and before.match == draft.note.match
        live = not draft.view.rules.by_correspondence and self._now() - row.at <= TOO_OLD
        return is_same_match and live and self._post.activity.is_last(row.channel, row.message)

    async def _edit_private(
        self, messages: TableMessages, person: int, row: MessageRow, hand: RenderedHand
    ) -> None:
        try:
            is_late = await self._edit(messages, person, row, hand.page)
        except discord.HTTPException as error:
            if is_closed(error) or isinstance(error, discord.Forbidden):
                await self.direct_messages.note_refusal(hand.view, person, error)
            elif is_gone(error):
                log.info("a private hand is gone", status=error.status)
                if error.code == UNKNOWN_CHANNEL:
                    await self.direct_messages.channels.forget(person)
                await messages.drop(row.slot)
                self._wake(messages.table)
            else:
                raise
        else:
            if is_late is not None:
                await self._note(messages, row, hand.sent(is_late=is_late))

    async def _edit(self, messages: TableMessages, person: int, row: MessageRow, page: Page) -> bool | None:
        """Edit a DM, if possible through the token of the latest press in it, since that is not counted.

        Returns whether its picture is late; None if the person's DMs are closed by now or must not be tried.
        """
        slot = hand_slot(person)
        live = messages.token_of(slot, row.message)
        if live is not None:
            try:
                return await self._post.edit_by_token(live.token, live.message, page)
            except Unreachable as error:
                if not is_hiccup(error):
                    await messages.drop_token(slot)
        if not await self.direct_messages.may_write(person):
            return None
        return await self._post.edit(row.channel, row.message, page)

    async def _post_new(
        self, messages: TableMessages, person: int, old: MessageRow | None, hand: RenderedHand
    ) -> None:
        # One message for each deal replaces the previous one, whatever was played before it came.
        nonce = nonce_for(deal_of(hand.view), person, None if old is None else old.message)
        sent = await self.direct_messages.send(hand.view, person, hand.page, nonce)
        if sent is None:
            await self._explain(messages, hand.view, person)
            return
        await messages.drop_token(hand_slot(person))
        if old is not None:
            # The cards of the previous deal are removed with their buttons before the new message is noted.
            # If the process is killed in between, both are done again.
            try:
                await self._post.remove(old.channel, old.message)
            except Unreachable as error:
                log.info("an old hand could not be taken away", error=type(error).__name__)
        fresh = MessageRow(messages.table, hand_slot(person), sent.channel, sent.message, "", self._now())
        await self._note(messages, fresh, hand.sent(is_late=sent.is_late))

    async def _explain(self, messages: TableMessages, view: TableView, person: int) -> None:
        """Tell a person where their cards are, unless they are looking at them."""
        if messages.token_of(here_slot(person)) is None:
            await self.direct_messages.explain(view, person)

    # Content and place ----------------------------------------------------------------------------------

    async def _voice(self, view: TableView, person: int, row: MessageRow | None) -> Voice:
        """The language of a DM: the person's choice, else that of the message so far, else the server's."""
        language = (await self._choices.of(person)).language
        shown_language = None if row is None else read_note(row.shows).language
        return self._choices.voice_in(
            language
            or shown_language
            or (await self._choices.private_voice(person, view.place.guild)).language
        )

    async def _note(self, messages: TableMessages, row: MessageRow, hand: RenderedHand) -> None:
        # Names are stored in logs only, where a person who asks to be forgotten is found.
        names_people = hand.notice is not None and names_somebody(hand.view, hand.notice)
        about = msgspec.structs.replace(hand.note, notice=None) if names_people else hand.note
        await messages.note(replace(row, shows=about.text))
        self._late.note(messages.table, row.slot, hand.page, is_late=about.is_late)
