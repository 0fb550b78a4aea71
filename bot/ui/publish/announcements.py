"""What is told of a table in messages of its own, in order and once: tricks, results, what is said aloud."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.pages.narration.dialogue import Said
from bot.pages.narration.story import Announcement, Arrived, Asked, DealTold, MatchTold, TrickAnnounced
from bot.pages.table import deal_page, match_page, trick_page
from bot.pages.talk import dialogue_page
from bot.store.base import Shown, Store
from bot.tables.model.table import Stage
from bot.tables.view import TableView
from bot.ui.publish.hands import Hands
from bot.ui.publish.notices import Notices
from bot.ui.publish.person_tasks import PersonTasks
from bot.ui.publish.table_messages import STORY, TALK, TableMessages
from bot.ui.wire.people import Choices
from bot.ui.wire.sender import MessageSender, is_gone


class Announcer:
    """Posts them. ``now`` gives Unix milliseconds; who sits down is welcomed by ``person_tasks``."""

    def __init__(
        self,
        post: MessageSender,
        store: Store,
        choices: Choices,
        now: Callable[[], int],
        *,
        hands: Hands,
        notices: Notices,
        person_tasks: PersonTasks,
    ) -> None:
        self._post = post
        self._store = store
        self._choices = choices
        self._now = now
        self._hands = hands
        self._notices = notices
        self._person_tasks = person_tasks

    async def go_on(self, desk: TableMessages, view: TableView) -> None:
        """Post what waits in a table's queue; the rest stays there. Raises what ``MessageSender`` does."""
        while desk.queue:
            told = desk.queue[0]
            await self._tell(desk, view, told)
            desk.queue.popleft()
            if not desk.queue or desk.queue[0].seq != told.seq:
                await self._note(desk, STORY, view.place.posts_to, 0, str(told.seq))
                desk.told = told.seq

    async def _tell(self, desk: TableMessages, view: TableView, told: Announcement) -> None:
        voice = await self._choices.public_voice(view.place.guild)
        nonce = f"{view.id}.{desk.narrator.number(told)}"
        channel = view.place.posts_to
        match told:
            case TrickAnnounced():
                await self._post.send(channel, trick_page(voice, view, told), nonce)
            case DealTold():
                # The match's end tells of its last deal too, and of no other, however much waits to be told.
                results = [other for other in desk.queue if isinstance(other, DealTold | MatchTold)]
                if not any(isinstance(other, MatchTold) for other in results[1:2]):
                    await self._post.send(channel, deal_page(voice, view, told), nonce)
            case MatchTold():
                await self._post.send(channel, match_page(voice, view, told), nonce)
            case Said():
                await self._say(desk, view, told)
            case Arrived(_, person):
                for name, errand in (await self._hands.arrived(desk, person.id)).items():
                    self._person_tasks.run(desk.table, name, errand)
            case Asked(_, person, again):
                asked = view.stage is Stage.LOBBY and any(guest.id == person.id for guest in view.invited)
                if asked and not self._hands.direct_messages.leaves_alone(person.id):
                    await self._notices.invite(desk, view, person, nonce, again=again)

    async def _say(self, desk: TableMessages, view: TableView, said: Said) -> None:
        """What is said aloud in a trick stands in one message, however often somebody speaks."""
        if any(isinstance(other, Said) and other.chapter == said.chapter for other in list(desk.queue)[1:]):
            return  # more has been said already
        page = dialogue_page(await self._choices.public_voice(view.place.guild), view, said)
        shown = (await desk.load(self._store.messages)).get(TALK)
        if shown is not None and shown.shows == said.chapter:
            try:
                await self._post.edit(shown.channel, shown.message, page)
            except discord.HTTPException as error:
                if not is_gone(error):
                    raise
            else:
                return
        channel = view.place.posts_to
        message = await self._post.send(channel, page, f"{view.id}.{desk.narrator.number(said)}")
        await self._note(desk, TALK, channel, message, said.chapter)

    async def _note(self, desk: TableMessages, slot: str, channel: int, message: int, shows: str) -> None:
        shown = Shown(desk.table, slot, channel, message, shows, self._now())
        await desk.note(self._store.messages, shown)
