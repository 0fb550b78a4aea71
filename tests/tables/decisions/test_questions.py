"""R-63 at a table: the time for an answer, its number, computers that are asked."""

import pytest

from bot.rules.actions import PLAYS, Answer, Ask
from bot.rules.errors import IllegalAction, Reason
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Question, Reply
from bot.rules.phases.conversation import truth
from bot.tables.decisions.deadlines import ANSWER_TIME
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.people import Person
from bot.tables.model.table import Table
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, Room
from testing.worlds.room_turns import person_to_act

FOUR = (ANNA, BRUNO, CARLA, DARIO)


async def talking(room: Room, people: tuple[Person, ...] = FOUR, **options: object) -> str:
    """A table at the beginning of a trick in which its leader, a person, may ask."""
    chosen = {"players": 4, "talk": "conversation", "talk_from_trick": 1, "turn_clock": 60, **options}
    return await room.seat(people, 4 - len(people), rules=rules_from(chosen))


def leader(table: Table) -> tuple[Person, int]:
    assert table.turn is not None
    return person_to_act(table), (table.turn + 2) % 4


@pytest.mark.parametrize("question", Question)
async def test_after_fifteen_seconds_the_true_answer_is_given_or_perhaps(
    room: Room, question: Question
) -> None:
    table = await talking(room)
    asker, target = leader(room.truth(table))
    await room.do(table, asker, Ask(target, question))
    before = room.truth(table)
    assert before.state is not None
    assert before.state.talk.due is not None
    expected = truth(before.state, before.state.talk.due) or Reply.PERHAPS
    await room.rest(ANSWER_TIME - 1)
    assert room.truth(table) == before
    await room.rest(1)
    log = [event for _, event in await room.tables.history(table)]
    assert getattr(log[-1], "value", None) == expected
    assert before.seats == room.truth(table).seats  # nobody has missed a turn by saying nothing


async def test_the_turn_clock_stands_still_meanwhile(room: Room) -> None:
    table = await talking(room)
    asker, target = leader(room.truth(table))
    await room.rest(30_000)
    view = await room.tables.look(table, None)
    assert view.deadline == room.now + 30_000
    await room.do(table, asker, Ask(target, Question.HEAD))
    view = await room.tables.look(table, None)
    assert view.deadline == room.now + ANSWER_TIME
    assert view.turn == target
    await room.rest(ANSWER_TIME)
    view = await room.tables.look(table, None)
    assert view.deadline == room.now + 30_000


async def test_downtime_counts_against_no_answer(room: Room) -> None:
    table = await talking(room, turn_clock="off")
    asker, target = leader(room.truth(table))
    await room.do(table, asker, Ask(target, Question.LISCI))
    room.now += 10 * ANSWER_TIME
    await room.restart()
    state = room.truth(table).state
    assert state is not None
    assert state.talk.due is not None
    await room.rest(ANSWER_TIME)
    state = room.truth(table).state
    assert state is not None
    assert state.talk.due is None


async def test_an_answer_carries_the_number_of_its_question(room: Room) -> None:
    table = await talking(room, asks_per_trick=2)
    asker, target = leader(room.truth(table))
    asked = FOUR[target]
    view = await room.do(table, asker, Ask(target, Question.HEAD))
    first = view.question
    await room.do(table, asked, Answer(Reply.YES), at=first)
    view = await room.do(table, asker, Ask(target, Question.HEAD))
    assert view.question == first + 1
    with pytest.raises(Refused) as refused:
        await room.do(table, asked, Answer(Reply.NO), at=first)
    assert refused.value.reason is TableReason.STALE
    await room.do(table, asked, Answer(Reply.NO), at=first + 1)


async def test_nothing_else_happens_before_the_answer(room: Room) -> None:
    table = await talking(room)
    asker, target = leader(room.truth(table))
    await room.do(table, asker, Ask(target, Question.HEAD))
    before = room.truth(table)
    assert before.state is not None
    card = before.state.hands[before.state.leader][0]
    with pytest.raises(IllegalAction) as refused:
        await room.do(table, asker, PLAYS[card])
    assert refused.value.reason is Reason.ANSWER_DUE
    assert room.truth(table) == before


async def test_a_computer_answers_at_once_and_so_does_one_that_takes_the_seat(room: Room) -> None:
    table = await talking(room)
    asker, target = leader(room.truth(table))
    await room.do(table, asker, Ask(target, Question.HEAD))
    await room.do(table, FOUR[target], requests.Leave())
    state = room.truth(table).state
    assert state is not None
    assert state.talk.due is None
