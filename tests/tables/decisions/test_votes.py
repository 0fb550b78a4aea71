"""Giving up and ending by agreement."""

import pytest

from bot.rules.actions import Forfeit
from bot.rules.events import EndReason
from bot.rules.options import Teams
from bot.rules.rules import Rules
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import CloseReason
from bot.tables.model.people import Person
from bot.tables.model.requests import SystemActor, TableAction
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, Room
from testing.worlds.room_turns import make_absent

FOUR = [ANNA, BRUNO, CARLA, DARIO]
"""Anna and Carla against Bruno and Dario."""


async def reason(room: Room, table: str, who: Person, action: TableAction) -> TableReason:
    with pytest.raises(Refused) as caught:
        await room.do(table, who, action)
    return caught.value.reason


def given_up_by(room: Room, table: str, side: int) -> bool:
    truth = room.truth(table)
    assert truth.state is not None
    end = truth.state.result
    return end is not None and end.reason is EndReason.FORFEIT and end.winners == (1 - side,)


async def test_alone_on_a_side_giving_up_is_done_at_once(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, BRUNO, requests.Resign())
    assert given_up_by(room, table, 1)


async def test_giving_up_asks_all_people_of_the_side(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, requests.Resign())
    truth = room.truth(table)
    assert truth.stage is Stage.PLAYING
    assert truth.resigning == {ANNA.id}
    assert await reason(room, table, ANNA, requests.Resign()) is TableReason.ALREADY_AGREED
    assert await reason(room, table, BRUNO, requests.RefuseResign()) is TableReason.NOTHING_TO_ANSWER
    await room.do(table, CARLA, requests.Resign())
    assert given_up_by(room, table, 0)


async def test_a_partner_may_play_on(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, CARLA, requests.RefuseResign())
    assert room.truth(table).resigning == frozenset()
    assert await reason(room, table, CARLA, requests.RefuseResign()) is TableReason.NOTHING_TO_ANSWER
    await room.do(table, CARLA, requests.Resign())
    assert room.truth(table).stage is Stage.PLAYING


async def test_a_side_does_not_give_up_with_the_votes_of_the_other(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, BRUNO, requests.Resign())
    truth = room.truth(table)
    assert truth.stage is Stage.PLAYING
    assert truth.resigning == {ANNA.id, BRUNO.id}


async def test_each_side_answers_its_own_proposal(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, BRUNO, requests.Resign())
    await room.do(table, DARIO, requests.RefuseResign())
    assert room.truth(table).resigning == {ANNA.id}
    await room.do(table, CARLA, requests.Resign())
    assert given_up_by(room, table, 0)


async def test_computers_are_not_asked(room: Room) -> None:
    table = await room.seat([ANNA], 3)
    await room.do(table, ANNA, requests.Resign())
    assert given_up_by(room, table, 0)


async def test_a_partner_who_leaves_no_longer_stands_in_the_way(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, CARLA, requests.Leave())
    assert given_up_by(room, table, 0)


async def test_a_vote_goes_with_the_person(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, ANNA, requests.Leave())
    truth = room.truth(table)
    assert (truth.stage, truth.resigning) == (Stage.PLAYING, frozenset())


async def test_the_move_that_gives_up_goes_the_same_way(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.do(table, ANNA, Forfeit())
    assert room.truth(table).stage is Stage.PLAYING
    assert room.truth(table).resigning == {ANNA.id}


async def test_a_computer_never_gives_up(room: Room) -> None:
    table = await room.seat([ANNA], 1)
    with pytest.raises(Refused):
        await room.tables.act(table, SystemActor(1), Forfeit())


@pytest.mark.parametrize("rules", [Rules(players=3), Rules(players=4, teams=Teams.NONE)], ids=["3", "4"])
async def test_giving_up_exists_only_with_two_sides(room: Room, rules: Rules) -> None:
    table = await room.seat(FOUR[: rules.players], rules=rules)
    for action in (requests.Resign(), Forfeit()):
        assert await reason(room, table, ANNA, action) is TableReason.RESIGN_TWO_SIDES


async def test_a_match_ends_when_all_people_agree(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    await room.do(table, ANNA, requests.End())
    assert await reason(room, table, ANNA, requests.End()) is TableReason.ALREADY_AGREED
    await room.do(table, BRUNO, requests.End())
    assert room.truth(table).ending == {ANNA.id, BRUNO.id}
    view = await room.do(table, CARLA, requests.End())
    assert (view.stage, view.close_reason) == (Stage.CLOSED, CloseReason.AGREED)


async def test_one_who_plays_on_takes_the_proposal_away(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    assert await reason(room, table, BRUNO, requests.RefuseEnd()) is TableReason.NOTHING_TO_ANSWER
    await room.do(table, ANNA, requests.End())
    await room.do(table, BRUNO, requests.RefuseEnd())
    assert room.truth(table).ending == frozenset()


async def test_whoever_leaves_is_not_waited_for(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    await room.do(table, ANNA, requests.End())
    await room.do(table, BRUNO, requests.End())
    view = await room.do(table, CARLA, requests.Leave())
    assert view.close_reason is CloseReason.AGREED


async def test_whoever_idles_is_not_waited_for(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.End())
    for _ in range(3):
        while table in room.tables.open_tables() and room.truth(table).turn == 0:
            await room.play(table, 1)
        await room.rest(40_000)
        await room.rest(20_000)
    assert (await room.tables.look(table, None)).close_reason is CloseReason.AGREED


async def test_where_it_counts_nobody_ends_a_match_behind_the_back_of_who_is_away(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await make_absent(room, table, BRUNO)
    await room.do(table, ANNA, requests.End())
    assert room.truth(table).stage is Stage.PLAYING


@pytest.mark.parametrize("action", [requests.End(), requests.Leave()], ids=["ends", "leaves"])
async def test_where_it_counts_whoever_left_has_given_up_once_the_other_plays_no_more(
    room: Room, action: TableAction
) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.Leave())
    await room.do(table, ANNA, action)
    assert given_up_by(room, table, 1)
    assert room.truth(table).stage is Stage.FINISHED


async def test_after_the_end_anybody_who_played_closes_the_table(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Resign())
    view = await room.do(table, BRUNO, requests.End())
    assert view.close_reason is CloseReason.AGREED
    assert view.seed is not None
