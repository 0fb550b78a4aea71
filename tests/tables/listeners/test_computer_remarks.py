"""Computers speak up for a partner who is about to play: through the same door, and only where they may."""

import random

import pytest

from bot.rules.actions import PLAYS, Action, Answer, Signal
from bot.rules.events import Asked, Ordered, Signalled
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Reply
from bot.rules.phases import conversation
from bot.rules.state import State
from bot.rules.view import SeatView
from bot.tables.model import requests
from bot.tables.model.events import LogEvent
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, Room

SIGNALLING = rules_from({"players": 4, "talk_from_trick": 1, "target": 1})


class AlwaysSignals:
    """Always shows everything that it holds."""

    def choose(self, view: SeatView, _rng: random.Random) -> Action:
        return PLAYS[view.hand[0]]

    def remark(self, view: SeatView, _rng: random.Random) -> Action | None:
        shown = {one.card for one in view.talk.signals}
        return next((a for a in view.legal if isinstance(a, Signal) and a.card not in shown), None)


class Failing(AlwaysSignals):
    """Has lost its voice."""

    def remark(self, _view: SeatView, _rng: random.Random) -> Action | None:
        raise RuntimeError("hoarse")


class Cheating(AlwaysSignals):
    """Plays a card where it may only speak."""

    def remark(self, view: SeatView, _rng: random.Random) -> Action | None:
        return PLAYS[view.hand[0]]


def playing(room: Room, table: str) -> State | None:
    """The match as it stands, None when it is over."""
    found = room.truth(table)
    return found.state if found.stage is Stage.PLAYING else None


def signals_in(events: list[LogEvent]) -> list[Signalled]:
    return [event for event in events if isinstance(event, Signalled)]


async def log_of(room: Room, table: str) -> list[LogEvent]:
    return [event for _, event in await room.tables.history(table)]


async def test_a_computer_shows_its_partner_its_trumps_before_they_play(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.create", lambda *_: AlwaysSignals())
    shown = 0
    while not shown:  # in some deals the partner never holds a trump of any worth
        table = await room.seat([ANNA], 3, rules=SIGNALLING)
        while (state := playing(room, table)) is not None:
            assert state.turn == 0
            value = state.rules.order.value
            held = {card for card in state.hands[2] if card.suit is state.trump and value[card]}
            view = await room.tables.look(table, ANNA.id)
            assert view.view is not None
            assert held <= {one.card for one in view.view.talk.signals if one.seat == 2}
            await room.play(table, 1)
        shown = sum(one.seat == 2 for one in signals_in(await log_of(room, table)))
        await room.do(table, ANNA, requests.End())


@pytest.mark.parametrize("computer", [Failing, Cheating])
async def test_whatever_is_wrong_with_a_computer_s_talk_the_game_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch, computer: type[AlwaysSignals]
) -> None:
    monkeypatch.setattr("bot.computers.create", lambda *_: computer())
    table = await room.seat([ANNA], 3, rules=SIGNALLING)
    before = room.truth(table).decision
    await room.play(table, 2)
    assert room.truth(table).decision >= before + 5
    assert signals_in(await log_of(room, table)) == []


async def test_nobody_speaks_for_people_or_for_the_absent(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.computers.create", lambda *_: AlwaysSignals())
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO], rules=SIGNALLING)
    await room.play(table)
    assert signals_in(await log_of(room, table)) == []


async def test_a_computer_asks_a_person_and_waits_for_the_answer_or_its_time(room: Room) -> None:
    rules = rules_from({"players": 4, "talk": "conversation", "talk_from_trick": 1, "target": 1})
    asked = 0
    while asked < 2:  # a computer asks when it is of use, which may be in no trick of a deal
        table = await room.seat([ANNA], 3, rules=rules)
        while (state := playing(room, table)) is not None:
            if state.talk.due is None:
                await room.play(table, 1)
                continue
            assert state.talk.due.target == 0
            asked += 1
            if asked % 2:
                await room.rest(15_000)
            else:
                view = await room.tables.look(table, ANNA.id)
                assert view.view is not None
                answer = next(a for a in view.view.legal if isinstance(a, Answer))
                await room.do(table, ANNA, answer, at=view.question)
            after = room.truth(table).state
            assert after is not None
            assert after.talk.due is None
        await room.do(table, ANNA, requests.End())


async def test_R_66_a_computer_that_is_captain_asks_people_before_they_play_and_orders(room: Room) -> None:
    rules = rules_from({"variant": "schembil", "talk_from_trick": 1, "target": 1})
    people = [ANNA, BRUNO, CARLA]
    spoken: list[Asked | Ordered] = []

    def told(kind: type[Asked | Ordered]) -> bool:
        return any(isinstance(one, kind) and one.target in {0, 2} for one in spoken)

    while not (told(Asked) and told(Ordered)):  # a captain speaks when it is of use, not in every deal
        table = await room.seat(people, 3, rules=rules)
        for person, seat in ((ANNA, 4), (BRUNO, 1), (CARLA, 4)):
            await room.do(table, person, requests.VoteRais(seat))
        while (state := playing(room, table)) is not None:
            assert state.rais == (4, 1)
            if state.talk.due is None:
                await room.play(table, 1)
            else:
                due = state.talk.due
                reply = Answer(conversation.truth(state, due) or Reply.PERHAPS)
                await room.do(table, people[due.target], reply)
        spoken += [one for one in await log_of(room, table) if isinstance(one, Asked | Ordered)]
        await room.do(table, ANNA, requests.End())
    assert {one.seat for one in spoken} == {4}
