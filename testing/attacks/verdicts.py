"""The judgement over each attack: answered once and in words, nobody pinged, nobody else's act in any log.

Every function raises AssertionError.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from simcord import HttpLogEntry
from simcord.backend.models import Interaction, Message

from bot.rules import events as game_events
from bot.tables.model import events as happened
from bot.tables.model.events import LogEvent
from bot.tables.model.fold import evolve
from bot.tables.model.people import Person
from bot.tables.model.table import Table
from bot.text.catalogue import Voice
from testing.worlds.observer import message_text
from testing.worlds.world import World

_PING = re.compile(r"<@[!&]?(\d+)>|@(everyone|here)")
_OVERRIDES = re.compile("[\u202a-\u202e\u2066\u2067]")
_PYTHON = re.compile(r"Traceback|Error\b|Exception|NoneType|<class|0x[0-9a-f]{6}")

IN_TURN = (
    game_events.BidMade,
    game_events.Passed,
    game_events.Called,
    game_events.SuitNamed,
    game_events.CardPlayed,
)
"""What only the seat whose turn it is can do."""
BY_SEAT = (
    *IN_TURN,
    game_events.CardExchanged,
    game_events.ConquistaShown,
    game_events.Claimed,
    game_events.Denounced,
    game_events.Signalled,
    game_events.Watched,
    game_events.Asked,
    game_events.Answered,
    game_events.Ordered,
    game_events.Looked,
    game_events.Forfeited,
    happened.RaisVoted,
    happened.SeatLeft,
    happened.SeatReturned,
)
"""What a seat does; other events follow from these."""
BY_HOST = (
    happened.Arranged,
    happened.Changed,
    happened.GestureSet,
    happened.ComputerJoined,
    happened.ComputerRemoved,
    happened.SeatsTaken,
)


def authors(table: Table, event: LogEvent) -> set[int | None] | None:
    """Who alone may have caused an event, seen at the table before it; None where it follows from another.

    A computer is None.
    """
    if isinstance(event, BY_SEAT):
        seat = table.seats[event.seat]
        owner = seat.owner if isinstance(event, happened.SeatLeft | happened.SeatReturned) else seat.player
        return {owner.id if isinstance(owner, Person) else None}
    if isinstance(event, BY_HOST):
        return {table.host.id}
    match event:
        case happened.LeftLobby(person, removed):
            return {table.host.id if removed else person}
        case happened.Invited(_, by) | happened.SubstituteCalled(_, by) | happened.CallDropped(_, by):
            return {by}
        case happened.HolidayTaken(seat=number):
            owner = table.seats[number].owner
            return {owner.id if isinstance(owner, Person) else None}
        case happened.Joined(Person(id=person)) | happened.SeatGiven(_, Person(id=person)):
            return {person}
        case (
            happened.NonceGiven(person)
            | happened.InvitationDeclined(person)
            | happened.ResignAgreed(person)
            | happened.ResignRefused(person)
            | happened.EndAgreed(person)
            | happened.EndRefused(person)
            | happened.HintsAgreed(person)
            | happened.HintsRefused(person)
        ):
            return {person}
        case happened.Reopened() | happened.TableClosed():
            return {person.id for person in table.present}
        case _:
            return None


@dataclass
class SentenceLog:
    """Every sentence that the bot has made, by its text, and in which languages."""

    languages_by_text: dict[str, set[str]] = field(default_factory=dict)

    @contextmanager
    def listen(self) -> Iterator[None]:
        """Collect in ``languages_by_text`` every sentence that the catalogue makes in this block."""
        speak = Voice.__call__

        def noting_call(voice: Voice, key: str, **facts: object) -> str:
            text = speak(voice, key, **facts)
            for one in text.splitlines():
                self.languages_by_text.setdefault(one, set()).add(voice.language)
            return text

        with patch.object(Voice, "__call__", noting_call):
            yield

    def has_made(self, text: str) -> bool:
        """Whether the catalogue made a text, or its first line."""
        return any(line in self.languages_by_text for line in text.splitlines())

    def foreign(self, text: str, languages: set[str]) -> list[str]:
        """The lines of a text that were made in other languages only."""
        lines = (re.sub(r"^(#+|-#|>|-) ", "", line) for line in text.splitlines())
        return [
            line
            for line in lines
            if len(line) > 12 and not languages & self.languages_by_text.get(line, languages)
        ]


def check_answer(record: Interaction, requests: Iterable[HttpLogEntry], *, twice: bool) -> None:
    """Once, and not with an endless "thinking"; what was delivered twice may be tried twice."""
    callbacks = [entry for entry in requests if entry.path.startswith(f"/interactions/{record.id}/")]
    assert record.responded, "not answered"
    assert len(callbacks) == 1 or twice, [entry.json for entry in callbacks]
    assert not record.loading, "still thinking"
    if record.type == 4:
        choices = record.autocomplete_choices or []
        assert len(choices) <= 25
        assert all(0 < len(one["name"]) <= 100 and len(str(one["value"])) <= 100 for one in choices)


def answers(world: World, record: Interaction) -> list[Message]:
    """The messages that answer an interaction."""
    first = [] if record.message_id is None else [record.message_id]
    there = world.backend.messages.get(record.channel_id, {})
    return [there[number] for number in (*first, *record.followup_ids) if number in there]


def check_words(
    world: World, sentences: SentenceLog, record: Interaction, preferences: Sequence[Any], *, forms: bool
) -> None:
    """Check that the answer comes from the catalogue, in the language of the person who acted.

    It holds nothing of Python's. ``preferences`` are those of the person before and after; ``forms``: the
    message that was pressed may have had words before.
    """
    locale = world.locales.get(record.user_id, world.locale).value
    speaking = world.briscola.context.choices.voice_in
    languages = {speaking(wish.language, locale).language for wish in preferences}
    for message in answers(world, record):
        text = f"{message.content}\n{message_text(message.components)}"
        assert not _PYTHON.search(text), text
        if message.is_ephemeral or record.guild_id is None:
            assert sentences.foreign(text, languages) == [], (languages, text)
            assert forms or not message.content or sentences.has_made(message.content), text


def check_stranger(world: World, record: Interaction, secrets: Iterable[str]) -> None:
    """Nobody on another server is told of the people and channels of this one."""
    for message in answers(world, record):
        text = f"{message.content}\n{message_text(message.components)}"
        assert [name for name in secrets if name in text] == [], text


def check_mentions(requests: Iterable[HttpLogEntry], tables: Iterable[Table]) -> None:
    """Nobody but who sits there or is invited, and one at a time; and no name turns a line around.

    Only an election waits for several people at once (R-66).
    """
    tables = list(tables)
    most = max([1, *(table.rules.players for table in tables if table.election is not None)])
    mentionable = {
        person.id
        for table in tables
        for person in (*table.invited, *(seat.owner for seat in table.seats))
        if isinstance(person, Person)
    }
    for entry in requests:
        body = entry.json if isinstance(entry.json, dict) else {}
        body = body.get("data") or body if entry.path.endswith("/callback") else body
        if not isinstance(body, dict) or not {"content", "components"} & body.keys():
            continue
        if "title" in body:  # a form mentions nobody
            continue
        text = f"{body.get('content') or ''}\n{message_text(body.get('components') or [])}"
        assert not _OVERRIDES.search(text), repr(text)
        allowed_mentions = body.get("allowed_mentions")
        assert allowed_mentions is not None or not _PING.search(text), text
        if allowed_mentions is not None:
            users = {int(one) for one in allowed_mentions.get("users", ())}
            assert not allowed_mentions.get("parse"), allowed_mentions
            assert not allowed_mentions.get("roles"), allowed_mentions
            assert users <= mentionable, allowed_mentions
            assert len(users) <= most, text


async def check_authors(
    world: World, name: str, before: Table | None, sender: int, *, moderates: bool
) -> None:
    """Every new entry of a table's log is an act of the sender or a computer, or follows from one.

    ``before``: the table before the attack, None where it is new. What takes a turn comes from its seat.
    """
    table, is_caused = before, False
    for entry, event in await world.briscola.context.tables.history(name):
        if before is not None and entry.seq <= before.seq:
            continue
        if table is None:
            assert isinstance(event, happened.TableOpened), event
            assert event.host.id == sender, event
            is_caused = True
        else:
            who = authors(table, event)
            if isinstance(event, happened.TableClosed) and moderates:
                who = {sender}
            # Whoever leaves and is forgotten with the same press has another name by now: below zero.
            forgotten_people = {one for one in who or () if one is not None and one < 0}
            assert who is None or who & {sender, None, *forgotten_people}, (event, who, sender)
            if isinstance(event, IN_TURN):
                assert event.seat == table.turn, (event, table.turn)
            is_caused = is_caused or who is not None
        table = evolve(name, table, entry.seq, entry.at, event)
    # An act of the bot's own, or of a person who is forgotten: that one writes nothing new.
    assert is_caused or before is None or table is None or table.seq == before.seq, (
        f"{name} changed by nobody"
    )
