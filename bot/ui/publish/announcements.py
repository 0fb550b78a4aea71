"""The announcements of a table, in order and once each: tricks, results, and what is said aloud."""

from __future__ import annotations

import discord

from bot.pages.narration.dialogue import DialogueAnnounced
from bot.pages.narration.story import (
    Announcement,
    Arrived,
    DealAnnounced,
    InvitationAnnounced,
    MatchAnnounced,
    TrickAnnounced,
)
from bot.pages.play.talk import dialogue_page
from bot.tables.model.events import Tricks
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.hands.hands import Hands
from bot.ui.publish.notices import Notices
from bot.ui.publish.person_tasks import PersonTasks
from bot.ui.publish.public_message import PublicMessage
from bot.ui.publish.results import Kind, Result, Results
from bot.ui.publish.table_messages import STORY, TALK, TableMessages
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender, is_gone


class Announcer:
    """Makes the announcements. ``person_tasks`` welcome people who sit down."""

    def __init__(
        self,
        post: MessageSender,
        choices: Choices,
        *,
        public: PublicMessage,
        results: Results,
        hands: Hands,
        notices: Notices,
        person_tasks: PersonTasks,
    ) -> None:
        self._post = post
        self._choices = choices
        self._public = public
        self._results = results
        self._hands = hands
        self._notices = notices
        self._person_tasks = person_tasks

    async def go_on(self, messages: TableMessages, view: TableView) -> None:
        """Announce what waits in a table's queue.

        What fails stays there. Raises what ``MessageSender`` raises.
        """
        while messages.queue:
            announcement = messages.queue[0]
            if not await self._tell(messages, view, announcement):
                return
            messages.queue.popleft()
            if not messages.queue or messages.queue[0].seq != announcement.seq:
                await messages.note_message(STORY, view.place.posts_to, 0, str(announcement.seq))
                messages.announced_seq = announcement.seq
                messages.narrator.forget_numbers(announcement.seq)

    async def _tell(self, messages: TableMessages, view: TableView, announcement: Announcement) -> bool:
        """Make one announcement. False if the one before it has to stay visible for a moment."""
        nonce = f"{view.id}.{messages.narrator.number(announcement)}"
        match announcement:
            case TrickAnnounced() | DealAnnounced() | MatchAnnounced():
                return await self._result(messages, view, announcement, nonce)
            case Arrived() | DialogueAnnounced() if view.place.private:
                pass  # the hand is there, and shows it
            case DialogueAnnounced():
                await self._say(messages, view, announcement)
            case Arrived(_, person):
                for name, job in (await self._hands.welcomes.begin(messages, person.id)).items():
                    self._person_tasks.run(messages.table, name, job)
            case InvitationAnnounced(_, person, again):
                is_invited = view.stage is Stage.LOBBY and any(
                    guest.id == person.id for guest in view.invited
                )
                if is_invited and not self._hands.direct_messages.is_left_alone(person.id):
                    await self._notices.invite(messages, view, person, nonce, again=again)
        return True

    async def _result(
        self,
        messages: TableMessages,
        view: TableView,
        announcement: Result,
        nonce: str,
    ) -> bool:
        """Show a finished trick, deal or match; see ``Tricks``."""
        live = view.tricks is Tricks.LIVE
        match announcement:
            case TrickAnnounced() if live:
                return await self._public.show_trick(messages, view, announcement)
            case TrickAnnounced():
                await self._send(messages, view, Kind.TRICK, announcement, nonce)
            case DealAnnounced() if live:
                return await self._public.show_sheet(messages, view, announcement, nonce)
            case DealAnnounced():
                # The end of a match announces its last deal too, and no other, however many wait in the
                # queue.
                results = [
                    other for other in messages.queue if isinstance(other, DealAnnounced | MatchAnnounced)
                ]
                if not any(isinstance(other, MatchAnnounced) for other in results[1:2]):
                    await self._send(messages, view, Kind.DEAL, announcement, nonce)
            case MatchAnnounced() if view.board is not None:
                pass  # a deal of the day: the hand says what it brought, in the same place
            case MatchAnnounced():
                if live and not await self._public.show_broken_off(
                    messages, view, announcement, f"{nonce}.b"
                ):
                    return False
                await self._send(messages, view, Kind.MATCH, announcement, nonce)
        return True

    async def _send(
        self, messages: TableMessages, view: TableView, kind: Kind, result: Result, nonce: str
    ) -> None:
        page, channel = await self._results.page(kind, view, result), messages.posts_to(view)
        sent = await self._post.send(channel, page, nonce)
        await self._results.note(messages, kind, result, page, channel, sent)

    async def _say(self, messages: TableMessages, view: TableView, dialogue: DialogueAnnounced) -> None:
        """Put what is said aloud in a trick into one message.

        A table with one message gets one for questions only. There the table's own message has the words,
        but an edit of it notifies nobody.
        """
        if any(
            isinstance(other, DialogueAnnounced) and other.chapter == dialogue.chapter
            for other in list(messages.queue)[1:]
        ):
            return  # more has been said since
        if view.tricks is Tricks.LIVE:
            await self._ask(messages, view, dialogue)
            return
        page = dialogue_page(await self._choices.table_voice(view), view, dialogue)
        row = (await messages.load()).get(TALK)
        if row is not None and row.shows == dialogue.chapter:
            try:
                await self._post.edit(row.channel, row.message, page)
            except discord.HTTPException as error:
                if not is_gone(error):
                    raise
            else:
                return
        channel = messages.posts_to(view)
        sent = await self._post.send(channel, page, f"{view.id}.{messages.narrator.number(dialogue)}")
        await messages.note_message(TALK, channel, sent.message, dialogue.chapter)

    async def _ask(self, messages: TableMessages, view: TableView, dialogue: DialogueAnnounced) -> None:
        """Mention a person who is asked something, in a message that is deleted after their answer."""
        voice = await self._choices.table_voice(view)
        page, row = dialogue_page(voice, view, dialogue), (await messages.load()).get(TALK)
        if row is not None and (not page.mentions or row.shows != dialogue.chapter):
            await self._post.remove(row.channel, row.message)
            await messages.drop(TALK)
            row = None
        if page.mentions and row is None:
            channel = messages.posts_to(view)
            sent = await self._post.send(channel, page, f"{view.id}.{messages.narrator.number(dialogue)}")
            await messages.note_message(TALK, channel, sent.message, dialogue.chapter)
