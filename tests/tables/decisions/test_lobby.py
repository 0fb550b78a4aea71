"""A lobby: who comes, who goes, what the host may."""

from dataclasses import replace

import pytest

from bot.rules.errors import IllegalAction
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules, rules_from
from bot.rules.options import PointsShown
from bot.tables.decisions.deadlines import EMPTY_LOBBY, IDLE_LOBBY
from bot.tables.limits.table_caps import Caps
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, CloseReason, Seating, Tricks
from bot.tables.model.people import Computer, Person, Place
from bot.tables.model.requests import TableAction
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, FAST, HERE, Room, fast_rules


async def refused(room: Room, table: str, who: Person, action: TableAction) -> TableReason:
    before = await room.tables.history(table)
    with pytest.raises(Refused) as caught:
        await room.do(table, who, action)
    assert await room.tables.history(table) == before
    return caught.value.reason


async def names(room: Room, table: str) -> list[str]:
    return [member.player.name for member in (await room.tables.look(table, None)).members]


async def test_whoever_opens_a_table_sits_there_as_host(room: Room) -> None:
    table = await room.open(ANNA)
    view = await room.tables.look(table, ANNA.id)
    assert view.stage is Stage.LOBBY
    assert view.host == ANNA
    assert await names(room, table) == ["Anna"]
    assert view.place == HERE


async def test_people_join_and_leave(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, CARLA, requests.Join())
    assert await names(room, table) == ["Anna", "Bruno", "Carla"]
    await room.do(table, BRUNO, requests.Leave())
    assert await names(room, table) == ["Anna", "Carla"]


async def test_nobody_sits_twice_or_where_there_is_no_place(room: Room) -> None:
    table = await room.open(ANNA)
    assert await refused(room, table, ANNA, requests.Join()) is TableReason.ALREADY_SEATED
    await room.do(table, BRUNO, requests.Join())
    assert await refused(room, table, CARLA, requests.Join()) is TableReason.TABLE_FULL


async def test_the_host_fills_places_with_computers_and_frees_them(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, ANNA, requests.AddComputer("novice"))
    await room.do(table, ANNA, requests.AddComputer("novice"))
    members = (await room.tables.look(table, None)).members
    assert len({member.player.name for member in members}) == 3
    assert await refused(room, table, ANNA, requests.AddComputer("novice")) is TableReason.TABLE_FULL
    await room.do(table, ANNA, requests.RemoveComputer())
    await room.do(table, ANNA, requests.RemoveComputer())
    assert await refused(room, table, ANNA, requests.RemoveComputer()) is TableReason.NO_COMPUTER
    assert await names(room, table) == ["Anna"]


async def test_another_computer_takes_the_place_of_the_latest_and_the_shuffle_stands(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    assert await refused(room, table, ANNA, requests.ReplaceComputer("7")) is TableReason.NO_COMPUTER
    await room.do(table, ANNA, requests.AddComputer("4"))
    await room.do(table, BRUNO, requests.Join())
    before = await room.tables.look(table, None)
    await room.do(table, ANNA, requests.ReplaceComputer("7:pina"))
    after = await room.tables.look(table, None)
    assert [one.player.name for one in before.members] == ["Anna", "Carmela", "Bruno"]
    assert [one.player.name for one in after.members] == ["Anna", "Pina", "Bruno"]
    assert after.commitment == before.commitment
    assert [one.nonce for one in after.members] == [one.nonce for one in before.members]
    await room.do(table, ANNA, requests.ReplaceComputer("10"))
    assert await names(room, table) == ["Anna", "Carmela", "Bruno"]
    await room.do(table, ANNA, requests.Start())


async def test_a_computer_of_an_unknown_level_is_a_novice(room: Room) -> None:
    table = await room.open(ANNA)
    await room.do(table, ANNA, requests.AddComputer("grandmaster"))
    player = (await room.tables.look(table, None)).members[1].player
    assert isinstance(player, Computer)
    assert player.level == "novice"


@pytest.mark.parametrize(
    "action",
    [
        requests.AddComputer("novice"),
        requests.ReplaceComputer("novice"),
        requests.RemoveComputer(),
        requests.Remove(ANNA.id),
        requests.Arrange((1, 0)),
        requests.Change(FAST, Access.OPEN, Seating.RANDOM, rated=False),
        requests.Start(),
        requests.End(),
    ],
    ids=lambda action: type(action).__name__,
)
async def test_only_the_host_may(room: Room, action: TableAction) -> None:
    table = await room.open(ANNA)
    await room.do(table, BRUNO, requests.Join())
    assert await refused(room, table, BRUNO, action) is TableReason.NOT_HOST


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (requests.Resign(), TableReason.NOT_PLAYING),
        (requests.RefuseEnd(), TableReason.NOT_PLAYING),
        (requests.Substitute(), TableReason.NOT_PLAYING),
        (requests.Rematch(), TableReason.NOT_FINISHED),
    ],
    ids=lambda value: type(value).__name__,
)
async def test_what_belongs_to_a_match_waits_for_one(
    room: Room, action: TableAction, reason: TableReason
) -> None:
    table = await room.open(ANNA)
    assert await refused(room, table, ANNA, action) is reason


async def test_the_host_sends_a_person_out_but_not_themselves(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, BRUNO, requests.Join())
    assert await refused(room, table, ANNA, requests.Remove(ANNA.id)) is TableReason.REMOVE_YOURSELF
    assert await refused(room, table, ANNA, requests.Remove(CARLA.id)) is TableReason.NO_SUCH_MEMBER
    await room.do(table, ANNA, requests.Remove(BRUNO.id))
    assert await names(room, table) == ["Anna"]


async def test_the_host_role_passes_to_whoever_came_next(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, CARLA, requests.Join())
    await room.do(table, ANNA, requests.Leave())
    assert (await room.tables.look(table, None)).host == BRUNO


async def test_an_empty_lobby_is_taken_over_by_whoever_comes_first(room: Room) -> None:
    table = await room.open(ANNA, access=Access.INVITED)
    await room.do(table, ANNA, requests.Leave())
    await room.do(table, BRUNO, requests.Join())
    assert (await room.tables.look(table, None)).host == BRUNO


async def test_the_host_in_name_of_an_empty_lobby_can_only_end_it(room: Room) -> None:
    table = await room.open(ANNA)
    await room.do(table, ANNA, requests.Leave())
    assert await refused(room, table, ANNA, requests.AddComputer("novice")) is TableReason.NOT_SEATED
    assert await refused(room, table, ANNA, requests.Start()) is TableReason.NOT_SEATED
    view = await room.do(table, ANNA, requests.End())
    assert view.close_reason is CloseReason.HOST


async def test_an_empty_lobby_closes_after_a_quarter_of_an_hour(room: Room) -> None:
    table = await room.open(ANNA)
    await room.do(table, ANNA, requests.Leave())
    await room.rest(EMPTY_LOBBY - 1)
    assert (await room.tables.look(table, None)).stage is Stage.LOBBY
    await room.rest(1)
    view = await room.tables.look(table, None)
    assert (view.stage, view.close_reason) == (Stage.CLOSED, CloseReason.IDLE)
    assert room.tables.open_tables() == []


async def test_a_lobby_where_people_wait_closes_when_nothing_happens_for_an_hour(room: Room) -> None:
    table = await room.open(ANNA)
    await room.rest(IDLE_LOBBY - 1)
    await room.do(table, BRUNO, requests.Join())
    await room.rest(IDLE_LOBBY - 1)
    assert (await room.tables.look(table, None)).stage is Stage.LOBBY
    await room.rest(1)
    assert (await room.tables.look(table, None)).stage is Stage.CLOSED


async def test_a_table_by_invitation_lets_only_those_in_who_were_asked(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3), access=Access.INVITED)
    assert await refused(room, table, BRUNO, requests.Join()) is TableReason.NOT_INVITED
    assert await refused(room, table, BRUNO, requests.Invite(CARLA)) is TableReason.NOT_SEATED
    await room.do(table, ANNA, requests.Invite(BRUNO))
    assert (await room.tables.look(table, None)).invited == (BRUNO,)
    assert await refused(room, table, ANNA, requests.Invite(BRUNO)) is TableReason.ALREADY_INVITED
    await room.do(table, BRUNO, requests.Join())
    view = await room.tables.look(table, None)
    assert view.invited == ()
    assert view.member(BRUNO.id) is not None
    assert await refused(room, table, BRUNO, requests.Invite(ANNA)) is TableReason.ALREADY_SEATED


async def test_an_invitation_can_be_turned_down_once(room: Room) -> None:
    table = await room.open(ANNA, access=Access.INVITED)
    await room.do(table, ANNA, requests.Invite(BRUNO))
    await room.do(table, BRUNO, requests.Decline())
    assert await refused(room, table, BRUNO, requests.Decline()) is TableReason.NOT_INVITED


@pytest.mark.parametrize("access", Access)
@pytest.mark.parametrize("went", ["declined", "left", "left the match", "left after it"])
async def test_who_declined_or_left_is_not_asked_again_and_may_come_by_themselves(
    room: Room, access: Access, went: str
) -> None:
    if went.startswith("left "):
        table = await room.seat([ANNA, BRUNO], 1, access=access)
        if went == "left after it":
            await room.play(table)
        await room.do(table, BRUNO, requests.Leave())
        await room.play(table)
        await room.do(table, ANNA, requests.Rematch())
        await room.do(table, ANNA, requests.RemoveComputer())
    else:
        table = await room.open(ANNA, fast_rules(3), access=access)
        await room.do(table, ANNA, requests.Invite(BRUNO))
        await room.do(table, BRUNO, requests.Decline() if went == "declined" else requests.Join())
        if went == "left":
            await room.do(table, BRUNO, requests.Leave())
    assert room.truth(table).invited == ()
    for _ in range(2):
        assert await refused(room, table, ANNA, requests.Invite(BRUNO)) is TableReason.NOT_ASKED_AGAIN
        await room.restart()  # a table does not forget it
    await room.do(table, BRUNO, requests.Join())
    assert room.truth(table).member(BRUNO.id) is not None
    assert room.truth(table).gone == frozenset()


async def test_who_was_sent_out_comes_again_only_when_asked(room: Room) -> None:
    table = await room.open(ANNA, access=Access.INVITED)
    await room.do(table, ANNA, requests.Invite(BRUNO))
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.Remove(BRUNO.id))
    assert await refused(room, table, BRUNO, requests.Join()) is TableReason.NOT_INVITED
    await room.do(table, ANNA, requests.Invite(BRUNO))
    await room.do(table, BRUNO, requests.Join())


async def test_options_change_only_as_far_as_everybody_keeps_a_place(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3))
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, CARLA, requests.Join())
    fewer = requests.Change(FAST, Access.OPEN, Seating.HOST, rated=False)
    assert await refused(room, table, ANNA, fewer) is TableReason.TOO_MANY_MEMBERS
    await room.do(table, ANNA, requests.Change(fast_rules(4), Access.INVITED, Seating.HOST, rated=False))
    view = await room.tables.look(table, None)
    assert (view.rules, view.access, view.seating) == (fast_rules(4), Access.INVITED, Seating.HOST)


@pytest.mark.parametrize(
    "change",
    [
        {"access": Access.INVITED},
        {"seating": Seating.HOST},
        {"rated": True},
        {"tricks": Tricks.EACH},
    ],
    ids=str,
)
async def test_V_1_each_option_of_a_lobby_can_be_changed_alone(room: Room, change: dict[str, object]) -> None:
    table = await room.open(ANNA)
    view = await room.tables.look(table, None)
    as_it_is = requests.Change(view.rules, view.access, view.seating, view.rated, view.tricks)
    assert {name: getattr(view, name) for name in change} != change
    await room.do(table, ANNA, replace(as_it_is, **change))  # type: ignore[arg-type]  # each of its own type
    after = await room.tables.look(table, None)
    assert {name: getattr(after, name) for name in change} == change


async def test_rated_tables_hide_the_points_of_a_running_deal(room: Room) -> None:
    table = await room.open(ANNA, default_rules(), rated=True)
    assert (await room.tables.look(table, None)).rules.points_shown is PointsShown.HIDDEN


@pytest.mark.parametrize("rated", [False, True])
async def test_a_deal_is_not_claimed_where_the_points_are_hidden(room: Room, rated: bool) -> None:  # noqa: FBT001 - a parameter of pytest
    claims = rules_from({"early_stop": "claim"})
    hidden = claims if rated else rules_from({"early_stop": "claim", "points_shown": "hidden"})
    with pytest.raises(Refused) as problem:
        await room.open(ANNA, hidden, rated=rated)
    assert (problem.value.reason, problem.value.facts) == (TableReason.CLAIM_HIDDEN, {"rated": rated})
    table = await room.open(ANNA, claims)
    change = requests.Change(hidden, Access.OPEN, Seating.RANDOM, rated=rated)
    assert await refused(room, table, ANNA, change) is TableReason.CLAIM_HIDDEN
    works: list[dict[str, object]] = [
        {"early_stop": "claim", "points_shown": "own"},
        {"early_stop": "when_decided"},
    ]
    for options in works:
        await room.do(
            table, ANNA, requests.Change(rules_from(options), Access.OPEN, Seating.RANDOM, rated=False)
        )


async def test_R_75_a_new_table_of_scoperta_has_its_hands_face_up(room: Room) -> None:
    closed = rules_from({"variant": "scoperta", "open_hands": False})  # as old logs and records may say
    with pytest.raises(Refused, match=TableReason.HANDS_FACE_UP):
        await room.open(ANNA, closed)
    table = await room.open(ANNA, default_rules(Variant.SCOPERTA))
    change = requests.Change(closed, Access.OPEN, Seating.RANDOM, rated=False)
    assert await refused(room, table, ANNA, change) is TableReason.HANDS_FACE_UP


async def test_an_order_of_seats_names_every_member_once(room: Room) -> None:
    table = await room.open(ANNA)
    await room.do(table, BRUNO, requests.Join())
    for order in ((0, 0), (0,), (0, 1, 2), (-1, 0)):
        assert await refused(room, table, ANNA, requests.Arrange(order)) is TableReason.WRONG_ORDER


async def test_a_person_sits_at_so_many_tables_at_once(room: Room) -> None:
    for channel in (1, 2, 3):
        await room.open(ANNA, place=Place(100, channel))
    with pytest.raises(Refused) as caught:
        await room.open(ANNA, place=Place(100, 4))
    assert (caught.value.reason, caught.value.facts) == (TableReason.CAP_PERSON, {"cap": 3})
    fourth = await room.open(BRUNO, place=Place(100, 4))
    assert await refused(room, fourth, ANNA, requests.Join()) is TableReason.CAP_PERSON


async def test_a_channel_and_a_server_hold_so_many_tables(room: Room) -> None:
    room.caps = Caps(per_person=50, per_channel=2, per_server=3)
    await room.restart()
    await room.open(ANNA)
    await room.open(ANNA)
    with pytest.raises(Refused) as caught:
        await room.open(ANNA)
    assert caught.value.reason is TableReason.CAP_CHANNEL
    await room.open(ANNA, place=Place(100, 201))
    with pytest.raises(Refused) as caught:
        await room.open(ANNA, place=Place(100, 202))
    assert caught.value.reason is TableReason.CAP_SERVER
    await room.open(ANNA, place=Place(101, 202))


async def test_a_server_sets_its_own_limits_and_channels(room: Room) -> None:
    settings = await room.store.guilds.settings(HERE.guild)
    await room.store.guilds.set_settings(
        type(settings)(HERE.guild, channels=(HERE.channel,), per_person=1, per_channel=None, per_server=None)
    )
    await room.open(ANNA)
    with pytest.raises(Refused) as caught:
        await room.open(ANNA)
    assert caught.value.reason is TableReason.CAP_PERSON
    with pytest.raises(Refused) as caught:
        await room.open(BRUNO, place=Place(HERE.guild, 999))
    assert caught.value.reason is TableReason.CHANNEL_NOT_ALLOWED


async def test_a_finished_table_takes_nobodys_place(room: Room) -> None:
    for _ in range(4):
        table = await room.seat([ANNA], 1)
        await room.do(table, ANNA, requests.Resign())
        assert (await room.tables.look(table, None)).stage is Stage.FINISHED
    assert len(await room.tables.tables_of(ANNA.id)) == 4


async def test_a_table_in_a_thread_is_one_of_its_server(room: Room) -> None:
    table = await room.open(ANNA, place=Place(100, 200, 300))
    assert [view.id for view in await room.tables.tables_in(100)] == [table]
    assert await room.tables.tables_in(101) == []


async def test_nothing_can_be_asked_of_a_table_that_is_no_more(room: Room) -> None:
    table = await room.open(ANNA)
    await room.do(table, ANNA, requests.End())
    assert await refused(room, table, BRUNO, requests.Join()) is TableReason.TABLE_CLOSED
    with pytest.raises(Refused) as caught:
        await room.do("nonesuch", ANNA, requests.Join())
    assert caught.value.reason is TableReason.NO_TABLE


async def test_a_moderator_ends_a_table_at_once(room: Room) -> None:
    lobby = await room.open(ANNA)
    match = await room.seat([ANNA, BRUNO])
    for table in (lobby, match):
        view = await room.do(table, DARIO, requests.EndByModerator())
        assert (view.stage, view.close_reason) == (Stage.CLOSED, CloseReason.MODERATOR)


async def test_forged_ids_leave_nothing_behind(room: Room) -> None:
    for number in range(100):
        with pytest.raises((Refused, IllegalAction)):
            await room.do(f"forged{number}", ANNA, requests.Join())
    assert len(room.tables.locks) == 0
    assert room.tables.open_tables() == []
