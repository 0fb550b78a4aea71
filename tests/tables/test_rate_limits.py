"""Nobody makes a log grow, or notifies others, without end: what may be done again and again has a limit."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

import pytest

from bot.rules import actions
from bot.rules.notation.plain_data import rules_from
from bot.rules.options import Talk
from bot.store.errors import Unavailable
from bot.tables.decisions.lobby import Setup
from bot.tables.limits.rate_limits import COMING, INVITING, OPENING, RATE_LIMITS
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, Seating
from bot.tables.model.people import Person, Place
from bot.tables.model.requests import TableAction
from testing.worlds.room import ANNA, BRUNO, CARLA, MINUTE, Room, fast_rules

MANY = 300
RULED = {
    actions.Play,
    actions.Bid,
    actions.Pass,
    actions.Call,
    actions.NameSuit,
    actions.Exchange,
    actions.Conquista,
    actions.Claim,
    actions.Concede,
    actions.Denounce,
    actions.Watch,
    actions.Ask,
    actions.Answer,
    actions.Order,
    actions.Look,
}
"""What the rules bound: so many times in a trick, a deal or a match."""
BACK = {
    requests.Leave,
    requests.Decline,
    requests.Remove,
    requests.RemoveComputer,
    requests.Start,
    requests.RefuseResign,
    requests.RefuseEnd,
    requests.RefuseHints,
    requests.DropCall,
    requests.EndByModerator,
}
"""What takes something back, or goes on from it: each needs one of the limited requests before it."""
CLOCK = {
    requests.Expire,
    requests.EndByEvent,
    requests.EndByRemoval,
    requests.WithdrawByEvent,
    requests.Hold,
    requests.TakeHoliday,
    requests.Resume,
    requests.Unseal,
}
"""What people cannot request at a table."""


def guest(number: int) -> Person:
    return Person(8_000_000 + number, f"Guest {number}")


def kinds(alias: Any) -> set[type[Any]]:  # noqa: ANN401 - a union of types
    return {one for part in get_args(alias) for one in kinds(part)} or {alias}


def test_every_request_is_limited_by_time_or_by_something_else() -> None:
    limited = set(RATE_LIMITS) - {Setup}
    groups = [limited, RULED, BACK, CLOCK]
    assert set().union(*groups) == kinds(TableAction)
    assert sum(map(len, groups)) == len(kinds(TableAction))


# Invitations -----------------------------------------------------------------------------------------------


async def refusal(room: Room, table: str, who: Person, action: TableAction) -> Refused:
    before = await room.tables.history(table)
    with pytest.raises(Refused) as caught:
        await room.do(table, who, action)
    assert await room.tables.history(table) == before
    return caught.value


async def test_five_people_are_asked_in_a_row_over_all_tables_and_then_one_after_a_while(room: Room) -> None:
    tables = [await room.open(ANNA, fast_rules(4), Place(100, channel)) for channel in (1, 2, 3)]
    for number in range(INVITING.at_once):
        await room.do(tables[number % 3], ANNA, requests.Invite(guest(number)))
    for table in tables:
        error = await refusal(room, table, ANNA, requests.Invite(guest(9)))
        assert error.reason is TableReason.TOO_MANY_INVITATIONS
        again = -(-(room.now + INVITING.each) // 1000)
        assert error.facts == {"when": f"<t:{again}:R>"}
    room.now += INVITING.each
    await room.do(tables[0], ANNA, requests.Invite(guest(9)))
    assert (await refusal(room, tables[1], ANNA, requests.Invite(guest(10)))).reason is INVITING.reason
    room.now += MINUTE
    for number in range(INVITING.at_once):
        await room.do(tables[2], ANNA, requests.Invite(guest(20 + number)))


async def test_what_is_refused_or_cannot_be_saved_does_not_count(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.open(ANNA, fast_rules(4))
    await room.do(table, ANNA, requests.Invite(BRUNO))
    for _ in range(20):
        assert (
            await refusal(room, table, ANNA, requests.Invite(BRUNO))
        ).reason is TableReason.ALREADY_INVITED

    async def full(*_: object, **__: object) -> None:
        raise Unavailable("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(type(room.store.log), "append", full)
        for _ in range(20):
            with pytest.raises(Unavailable):
                await room.do(table, ANNA, requests.Invite(CARLA))
    for number in range(INVITING.at_once - 1):
        await room.do(table, ANNA, requests.Invite(guest(number)))
    assert (await refusal(room, table, ANNA, requests.Invite(CARLA))).reason is INVITING.reason


async def test_an_interaction_that_comes_twice_counts_once_and_is_not_refused(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(4))
    for number in range(INVITING.at_once):
        for _ in range(3):
            await room.tables.act(table, ANNA, requests.Invite(guest(number)), cause=f"i{number}")
    assert len(room.truth(table).invited) == INVITING.at_once


async def test_people_do_not_use_up_what_others_may_do(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(4))
    await room.do(table, BRUNO, requests.Join())
    for number in range(INVITING.at_once):
        await room.do(table, ANNA, requests.Invite(guest(number)))
    await room.do(table, BRUNO, requests.Invite(guest(9)))


# The log ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Flood:
    """Somebody does the same again and again: ``wishes`` in turns, gestures where there are none."""

    wishes: Sequence[TableAction]
    who: Person = ANNA
    playing: bool = False


CHANGE = requests.Change(fast_rules(3), Access.OPEN, Seating.RANDOM, rated=False)
FLOODS = {
    "shuffle": Flood([requests.Shuffle()]),
    "the same options": Flood([CHANGE]),
    "other options": Flood([replace(CHANGE, access=Access.INVITED), CHANGE]),
    "the same seats": Flood([requests.Arrange((0, 1))]),
    "other seats": Flood([requests.Arrange((1, 0))]),
    "computers": Flood([requests.AddComputer("novice"), requests.RemoveComputer()]),
    "shuffle after each change": Flood([requests.Arrange((1, 0)), requests.Shuffle()]),
    "come and go": Flood([requests.Leave(), requests.Join()], BRUNO),
    "invitations": Flood([requests.Invite(guest(number)) for number in range(MANY)]),
    "substitutes": Flood([requests.CallSubstitute(), requests.DropCall()], playing=True),
    "giving up": Flood([requests.Resign(), requests.RefuseResign()], playing=True),
    "giving up by a move": Flood([actions.Forfeit(), requests.RefuseResign()], playing=True),
    "ending": Flood([requests.End(), requests.RefuseEnd()], playing=True),
    "hints": Flood([requests.AllowHints(), requests.RefuseHints()], playing=True),
    "away and back": Flood([requests.Leave(), requests.Join()], BRUNO, playing=True),
    "gestures": Flood([], playing=True),
}


@pytest.mark.parametrize("name", FLOODS)
async def test_the_same_three_hundred_times_makes_a_hundred_entries_at_most(room: Room, name: str) -> None:
    flood = FLOODS[name]
    if flood.playing:
        people = [ANNA, BRUNO, CARLA, guest(1)]
        rules = rules_from({"players": 4, "signal_truth": "free", "target": 1, "talk_from_trick": 1})
        assert rules.talk is Talk.SIGNALS
        table = await room.seat(people, rules=rules)
    else:
        table = await room.open(ANNA, fast_rules(3))
        await room.do(table, BRUNO, requests.Join())
    view = (await room.tables.look(table, ANNA.id)).view
    gestures = [one for one in view.legal if isinstance(one, actions.Signal)] if view is not None else []
    before, wishes, refused = room.truth(table).seq, flood.wishes or gestures, set()
    for number in range(MANY):
        try:
            await room.do(table, flood.who, wishes[number % len(wishes)])
        except Refused as error:
            refused.add(error.reason)
    grown = room.truth(table).seq - before
    assert grown <= 100, refused
    assert refused or not grown, "there was nothing to refuse"


async def test_who_opens_and_ends_tables_without_end_waits_for_the_next(room: Room) -> None:
    reasons = set()
    for _ in range(2 * OPENING.at_once):
        try:
            table = await room.open(ANNA)
        except Refused as error:
            reasons.add(error.reason)
        else:
            await room.do(table, ANNA, requests.End())
    assert reasons == {TableReason.TOO_MANY_TABLES}
    room.now += OPENING.each
    await room.open(ANNA)


async def test_nobody_is_kept_from_leaving(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    for _ in range(COMING.at_once):
        await room.do(table, BRUNO, requests.Join())
        await room.do(table, BRUNO, requests.Leave())
    assert (await refusal(room, table, BRUNO, requests.Join())).reason is COMING.reason
    await room.do(table, ANNA, requests.Leave())


# The shuffle -----------------------------------------------------------------------------------------------


async def test_who_has_shuffled_has_once_until_the_seats_change(room: Room) -> None:
    """Fine print 37: the nonce that stands in the lobby is the one that is used, and nobody tries many."""
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, BRUNO, requests.Join())
    for person in (ANNA, BRUNO):
        joined = room.truth(table).member(person.id)
        await room.do(table, person, requests.Shuffle())
        mixed = room.truth(table).member(person.id)
        assert joined is not None
        assert mixed is not None
        assert joined.nonce not in {None, mixed.nonce}
        for _ in range(3):
            error = await refusal(room, table, person, requests.Shuffle())
            assert error.reason is TableReason.ALREADY_SHUFFLED
            assert room.truth(table).member(person.id) == mixed
            await room.restart()
    await room.do(table, ANNA, requests.AddComputer("novice"))
    assert (await refusal(room, table, ANNA, requests.Shuffle())).reason is TableReason.ALREADY_SHUFFLED
    await room.do(table, ANNA, requests.RemoveComputer())
    await room.shuffle(table)
    assert (await refusal(room, table, ANNA, requests.Shuffle())).reason is TableReason.ALREADY_SHUFFLED
    await room.do(table, ANNA, requests.AddComputer("novice"))
    shown = {member.nonce for member in room.truth(table).members} - {None}
    await room.do(table, ANNA, requests.Start())
    assert set(room.truth(table).nonces) > shown
    assert len(shown) == 2
