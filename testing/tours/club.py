"""The people of two servers who play every day through the tables' door, beside the visitor of a page."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import count
from typing import Any, Final

from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, ResponseMessage

from bot import computers
from bot.app import Briscola
from bot.demo.server import DemoServer
from bot.puzzle.attempt import Outcome, best_line
from bot.rules.notation.plain_data import default_rules
from bot.rules.view import seat_view
from bot.tables.decisions.lobby import Setup
from bot.tables.model.events import Seating
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import Join, Start
from bot.tables.model.table import Stage
from testing.worlds.observer import controls, message_text

LEVELS: Final = ("novice", "player")
_CAUSES = count(10**18)


@dataclass
class Club:
    """A server with a channel to play in and one for news, and people on it. ``demo`` is open."""

    demo: DemoServer
    server: GuildHandle
    play: ChannelHandle
    news: ChannelHandle
    members: Sequence[MemberActor]
    chance: random.Random
    played: Counter[int] = field(default_factory=Counter)
    """The matches of each member."""

    @property
    def bot(self) -> Briscola:
        """The bot that runs."""
        return self.demo.bot

    @asynccontextmanager
    async def acting(self) -> AsyncIterator[None]:
        """What is done meanwhile is done by the bot's code, and the page waits."""
        async with self.demo.pages.lock:
            with self.demo.world.as_bot():
                yield

    async def match(self) -> None:
        """The two who have played least play a rated match of one won deal."""
        least = sorted(self.members, key=lambda member: (self.played[member.id], self.chance.random()))[:2]
        self.played.update(member.id for member in least)
        one, two = map(person_of, least)
        place = Place(self.server.id, self.play.id)
        rules = replace(default_rules(players=2), target=1)
        setup = Setup(rules, seating=Seating.JOIN_ORDER, rated=True)
        tables = self.bot.context.tables
        async with self.acting():
            table = (await tables.open(place, one, setup, cause=cause())).id
            await tables.act(table, two, Join(), cause=cause())
            await tables.act(table, one, Start(), cause=cause())
        while (now := tables.in_memory.get(table)) is not None and now.stage is Stage.PLAYING:
            await self._move(table, "player")

    async def deal(self, member: MemberActor, day: date) -> None:
        """A person plays the deal of a day as a computer would, of a level that follows from their id."""
        level = LEVELS[member.id // 8 % len(LEVELS)]
        async with self.acting():
            view = await self.bot.context.daily.deals.begin(person_of(member), day, self.server.id, cause())
        tables = self.bot.context.tables
        while (now := tables.in_memory.get(view.id)) is not None and now.stage is Stage.PLAYING:
            await self._move(view.id, level)

    async def _move(self, table: str, level: str) -> None:
        """The person in turn moves; if a computer is, it is waited for."""
        tables = self.bot.context.tables
        now = tables.in_memory.get(table)
        if now is None or now.state is None or now.turn is None or now.seats[now.turn].person is None:
            await asyncio.sleep(0.01)  # real time, for the processes in which computers think
            return
        person = now.seats[now.turn].person
        assert person is not None
        action = computers.create(level).choose(seat_view(now.state, now.turn), self.chance)
        async with self.acting():
            await tables.act(table, person, action, cause=cause())

    async def puzzle(self, member: MemberActor, day: date, *, solves: bool, shares: bool) -> None:
        """A person solves the puzzle of a day, or errs at the first choice; and may share it."""
        puzzles, person = self.bot.context.daily.puzzles, person_of(member)
        async with self.acting():
            puzzle = await puzzles.make(day)
            line = best_line(puzzle)
            state = await puzzles.attempt(person.id, puzzle)
            while state.outcome is Outcome.OPEN:
                right = line.choices_made[len(state.choices_made)].card
                at = next(place for place, one in enumerate(state.choices) if (one.card is right) is solves)
                state = await puzzles.choose(person.id, puzzle, len(state.choices_made), at)
        if shares:
            answer = await self.command(member, "puzzle solve", date=day.isoformat())
            await self.press(member, answer, "puzzle-share")

    async def command(self, member: MemberActor, name: str, **options: Any) -> InteractionResult:  # noqa: ANN401 - whatever a command takes
        """A person gives a slash command in the channel."""
        async with self.demo.pages.lock:
            return await member.slash(self.play, name, **options)

    async def press(self, member: MemberActor, answer: InteractionResult, verb: str) -> InteractionResult:
        """A person presses the first button of a verb below an answer."""
        async with self.demo.pages.lock:
            return await member.click(self._last(answer), custom_id=self._verbs(answer)[verb])

    async def practise(self, member: MemberActor, answer: InteractionResult) -> None:
        """A person plays the puzzle of a day that is over to its end, always the first card."""
        while "practice-card" in self._verbs(answer):
            await self.press(member, answer, "practice-card")

    def _verbs(self, answer: InteractionResult) -> dict[str, str]:
        """The custom id of the first button of each verb below an answer, as it is now."""
        message = self.demo.world.backend.get_message(self.play.id, self._last(answer).id)
        pairs = [(one.press.verb, one.custom_id) for one in controls(message.components) if one.press]
        return dict(reversed(pairs))

    def text(self, answer: InteractionResult) -> str:
        """The text of an answer."""
        message = self.demo.world.backend.get_message(self.play.id, self._last(answer).id)
        return f"{message.content}\n{message_text(message.components)}".strip()

    def file(self, answer: InteractionResult) -> bytes:
        """The only file of an answer."""
        (attachment,) = self._last(answer).attachments
        data = self.demo.world.backend.cdn.get(attachment.url)
        assert data is not None
        return data

    @staticmethod
    def _last(answer: InteractionResult) -> ResponseMessage:
        """The message that answers: what followed "thinking …", if that came first."""
        found = [one for one in (answer.response, *answer.followups) if one is not None]
        return found[-1]


def person_of(member: MemberActor) -> Person:
    """A member as the bot knows them."""
    return Person(member.id, member.name.capitalize())


def cause() -> str:
    """The id of a fresh interaction."""
    return str(next(_CAUSES))
