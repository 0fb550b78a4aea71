"""R-85 and rules.md §3: the match clock, what a missed turn does, and who deals first, as the options say."""

from dataclasses import replace

from bot.rules.events import EndReason
from bot.rules.options import FirstDealer, Timeout
from bot.tables.model import requests
from bot.tables.model.events import CloseReason
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, MINUTE, Room, fast_rules
from testing.worlds.room_turns import TURN, person_to_act


async def miss(room: Room) -> None:
    await room.rest(TURN * 2 // 3)
    await room.rest(TURN // 3)


async def test_R_85_a_budget_runs_only_while_its_owner_is_to_act(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), turn_clock=None, match_clock=1))
    first = room.truth(table).turn
    assert first is not None
    room.now += 20_000
    await room.play(table, 1)
    assert room.truth(table).used_time[first] == 20_000
    assert room.truth(table).used_time[1 - first] == 0


async def test_R_85_who_runs_out_of_time_loses_the_match(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), turn_clock=None, match_clock=1))
    slow = room.truth(table).turn
    assert slow is not None
    await room.rest(MINUTE - 1)
    assert room.truth(table).warned
    assert room.truth(table).stage is Stage.PLAYING
    await room.rest(1)
    over = await room.tables.look(table, None)
    assert over.view is not None
    assert over.view.result is not None
    assert over.view.result.reason is EndReason.FORFEIT
    assert over.view.result.winners == (1 - slow,)


async def test_R_85_the_shorter_of_the_two_clocks_decides(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), turn_clock=3600, match_clock=1))
    assert (await room.tables.look(table, None)).deadline == room.now + MINUTE
    other = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), turn_clock=15, match_clock=60))
    assert (await room.tables.look(other, None)).deadline == room.now + 15_000


async def test_R_85_leaving_and_coming_back_winds_no_clock_up(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), turn_clock=None, match_clock=1))
    first = room.truth(table).turn
    assert first is not None
    owner = room.truth(table).seats[first].owner
    assert isinstance(owner, Person)
    await room.seats.close()  # the computer is slow today
    room.now += 20_000
    await room.do(table, owner, requests.Leave())
    room.now += 5_000
    await room.do(table, owner, requests.Join())
    assert room.truth(table).used_time[first] == 20_000, "the computer's time is nobody's"
    assert (await room.tables.look(table, None)).deadline == room.now + MINUTE - 20_000
    assert (await room.tables.look(table, None)).clocks[first] == MINUTE - 20_000


async def test_R_85_a_substitute_has_what_is_left_of_the_seats_time(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], 1, rules=replace(fast_rules(3), turn_clock=None, match_clock=1))
    while (first := room.truth(table).turn) is None or room.truth(table).seats[first].owner != ANNA:
        await room.play(table, 1)
    room.now += 20_000
    await room.do(table, ANNA, requests.CallSubstitute())
    await room.do(table, CARLA, requests.Substitute(first))
    view = await room.tables.look(table, None)
    assert view.clocks == (MINUTE - 20_000, MINUTE, None)
    room.now += 10_000
    await room.play(table, 1)
    assert room.truth(table).used_time[first] == 30_000


async def test_autoplay_never_gives_the_seat_away(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), timeout=Timeout.AUTOPLAY))
    late = room.truth(table).turn
    for _ in range(8):
        if room.truth(table).turn == late:
            await miss(room)
        else:
            await room.play(table, 1)
    assert [seat.absence for seat in room.truth(table).seats] == [None, None]
    assert max(seat.missed for seat in room.truth(table).seats) > 2


async def test_computer_takes_seat_at_the_first_missed_turn(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), timeout=Timeout.COMPUTER_TAKES_SEAT))
    late = room.truth(table).turn
    assert late is not None
    await miss(room)
    assert room.truth(table).seats[late].absence is Absence.AWAY


async def test_forfeit_ends_the_match_at_the_first_missed_turn(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), timeout=Timeout.FORFEIT))
    late = room.truth(table).turn
    await miss(room)
    state = room.truth(table).state
    assert state is not None
    assert state.result is not None
    assert late not in state.result.winners


async def test_wait_vote_waits_and_the_others_may_end_it(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA], rules=replace(fast_rules(3), timeout=Timeout.WAIT_VOTE))
    late = person_to_act(room.truth(table))
    await miss(room)
    before = room.truth(table)
    await room.rest(10 * MINUTE)
    assert room.truth(table).seq == before.seq
    first, second = [person for person in (ANNA, BRUNO, CARLA) if person != late]
    await room.do(table, first, requests.End())
    view = await room.do(table, second, requests.End())
    assert view.close_reason is CloseReason.AGREED


async def test_wait_vote_lets_the_late_one_play_on(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), timeout=Timeout.WAIT_VOTE))
    late = room.truth(table).turn
    await miss(room)
    await room.rest(10 * MINUTE)
    await room.play(table, 1)
    assert room.truth(table).turn != late
    assert not room.truth(table).expired


async def test_the_host_may_be_the_first_dealer(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), first_dealer=FirstDealer.HOST))
    state = room.truth(table).state
    assert state is not None
    assert room.truth(table).seats[state.dealer].owner == ANNA


async def test_the_loser_of_the_last_match_may_be_the_first_dealer(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=replace(fast_rules(), first_dealer=FirstDealer.LOSER))
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, BRUNO, requests.Rematch())
    await room.do(table, ANNA, requests.Join())
    await room.do(table, BRUNO, requests.Start())
    state = room.truth(table).state
    assert state is not None
    assert room.truth(table).seats[state.dealer].owner == ANNA
