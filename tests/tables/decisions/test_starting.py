"""How a lobby becomes a match: seats, teams, dealer, commitment."""

from dataclasses import replace
from typing import Unpack

import pytest

from bot.rules import shuffle
from bot.rules.events import DealStarted, MatchStarted
from bot.rules.games import Variant
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.tables.decisions import playing
from bot.tables.model import requests
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.events import Access, Recommitted, Reopened, Seating, SeatsTaken, TableOpened
from bot.tables.model.people import Absence, Person
from bot.tables.model.table import Stage, Table
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, FAST, MINUTE, PEOPLE, Options, Room, fast_rules


def owners(table: Table) -> list[str]:
    return [seat.owner.name for seat in table.seats]


async def gather(room: Room, people: list[Person], **options: Unpack[Options]) -> str:
    table = await room.open(people[0], fast_rules(len(people)), **options)
    for person in people[1:]:
        await room.do(table, person, requests.Join())
    return table


async def test_a_match_begins_when_every_place_is_taken(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(4))
    with pytest.raises(Refused) as caught:
        await room.do(table, ANNA, requests.Start())
    assert caught.value.reason is TableReason.TABLE_NOT_FULL
    assert caught.value.facts == {"players": 4, "missing": 3}


async def test_by_join_order_seats_are_taken_as_people_came(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO, CARLA, DARIO], seating=Seating.JOIN_ORDER)
    await room.do(table, ANNA, requests.Start())
    assert owners(room.truth(table)) == ["Anna", "Bruno", "Carla", "Dario"]


async def test_the_host_makes_the_teams(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO, CARLA, DARIO], seating=Seating.HOST)
    await room.do(table, ANNA, requests.Arrange((0, 2, 1, 3)))
    await room.shuffle(table)
    await room.do(table, ANNA, requests.Start())
    truth = room.truth(table)
    assert owners(truth) == ["Anna", "Carla", "Bruno", "Dario"]
    assert {truth.seats[seat].owner.name for seat in truth.rules.sides[0]} == {"Anna", "Bruno"}


async def test_at_random_seats_come_out_of_the_committed_seed(room: Room) -> None:
    orders = set()
    for _ in range(12):
        table = await gather(room, [ANNA, BRUNO, CARLA], seating=Seating.RANDOM)
        await room.do(table, ANNA, requests.Start())
        orders.add(tuple(owners(room.truth(table))))
        await room.do(table, ANNA, requests.EndByModerator())
        await room.rest(MINUTE)
    assert len(orders) > 2


async def test_the_deck_is_the_one_that_was_committed_to(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA])
    truth = room.truth(table)
    seed = await room.store.seeds.seed(truth.match)
    assert seed is not None
    assert shuffle.commitment(seed, truth.match) == truth.commitment
    log = [event for _, event in await room.tables.history(table)]
    dealt = next(event for event in log if isinstance(event, DealStarted))
    assert dealt.deck == shuffle.deck(truth.rules, seed, truth.match, 0, truth.nonces)
    started = next(event for event in log if isinstance(event, MatchStarted))
    assert started.dealer == shuffle.first_dealer(truth.rules, seed, truth.match, truth.nonces)


async def test_a_computers_chance_comes_out_of_the_committed_seed(room: Room) -> None:
    table = await room.seat([ANNA], 1)
    truth, seeds = room.truth(table), room.cache.seed_source()
    draws = shuffle.computer_draws(seeds.seed(truth.match), truth.match, 1, truth.decision, truth.nonces)
    assert playing._rng(truth, 1, seeds) == draws.below(2**32)


async def test_everybodys_nonce_enters_the_shuffle_a_computers_is_fixed(room: Room) -> None:
    table = await room.open(ANNA, fast_rules(3), seating=Seating.JOIN_ORDER)
    await room.tables.act(table, BRUNO, requests.Join(), cause="77")
    await room.do(table, ANNA, requests.AddComputer("novice"))
    await room.tables.act(table, ANNA, requests.Shuffle(), cause="88")
    await room.do(table, ANNA, requests.Start())
    assert room.truth(table).nonces == ("88", "77", "computer:2")


async def test_who_leaves_takes_the_commitment_with_them(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO])
    before = room.truth(table)
    await room.do(table, BRUNO, requests.Leave())
    after = room.truth(table)
    assert (after.match, before.match) == (f"{table}-2", f"{table}-1")
    assert after.commitment != before.commitment
    assert [member.nonce for member in after.members] == [None]
    await room.tables.act(table, CARLA, requests.Join(), cause="joined")
    with pytest.raises(Refused) as caught:
        await room.do(table, ANNA, requests.Start())
    assert caught.value.reason is TableReason.NOT_SHUFFLED
    assert caught.value.facts == {"name": "Anna", "others": 0}
    await room.tables.act(table, ANNA, requests.Shuffle(), cause="shuffled")
    await room.do(table, ANNA, requests.Start())
    assert sorted(room.truth(table).nonces) == ["joined", "shuffled"]


@pytest.mark.parametrize(
    "change",
    [
        requests.Remove(BRUNO.id),
        requests.RemoveComputer(),
        requests.Arrange((1, 0, 2)),
        requests.Change(fast_rules(3), Access.OPEN, Seating.RANDOM, rated=False),
    ],
    ids=["sent out", "computer gone", "seats in another order", "seats drawn"],
)
async def test_a_change_of_seats_needs_a_new_commitment_and_new_nonces(
    room: Room, change: requests.Request
) -> None:
    table = await room.open(ANNA, fast_rules(3), seating=Seating.JOIN_ORDER)
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.AddComputer("novice"))
    before = room.truth(table)
    assert [member.nonce is None for member in before.members] == [False, False, True]
    await room.do(table, ANNA, change)
    after = room.truth(table)
    assert (before.match, after.match) == (f"{table}-1", f"{table}-2")
    assert after.commitment != before.commitment
    assert all(member.nonce is None for member in after.members)


@pytest.mark.parametrize(
    "change",
    [
        requests.AddComputer("novice"),
        requests.Arrange((0, 1)),
        requests.Change(fast_rules(4), Access.INVITED, Seating.JOIN_ORDER, rated=True),
        requests.Invite(CARLA),
        requests.Shuffle(),
    ],
    ids=["computer on a free place", "same order", "other options", "invitation", "shuffle"],
)
async def test_who_keeps_their_seat_keeps_the_commitment(room: Room, change: requests.Request) -> None:
    table = await room.open(ANNA, fast_rules(3), seating=Seating.JOIN_ORDER)
    await room.do(table, BRUNO, requests.Join())
    before = room.truth(table)
    await room.do(table, ANNA, change)
    after = room.truth(table)
    assert (after.match, after.commitment) == (before.match, before.commitment)
    assert after.members[1] == before.members[1]


async def test_every_nonce_of_a_match_stood_in_its_lobby(room: Room) -> None:
    """Nothing that enters the shuffle is added by pressing Start: it was there to be read before."""
    for _ in range(5):
        table = await room.open(ANNA, fast_rules(3), seating=Seating.RANDOM)
        await room.do(table, BRUNO, requests.Join())
        await room.do(table, ANNA, requests.AddComputer("novice"))
        shown = {member.player.name: member.nonce for member in room.truth(table).members}
        await room.do(table, ANNA, requests.Start())
        truth = room.truth(table)
        for number, (seat, nonce) in enumerate(zip(truth.seats, truth.nonces, strict=True)):
            assert nonce == (shown[seat.owner.name] or f"computer:{number}")
        await room.do(table, ANNA, requests.EndByModerator())


async def test_a_rematch_has_its_own_commitment_and_its_own_nonces(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    first = room.truth(table)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, BRUNO, requests.Rematch())
    lobby = room.truth(table)
    assert (lobby.match, lobby.commitment) != (first.match, first.commitment)
    await room.do(table, ANNA, requests.Join())
    await room.do(table, BRUNO, requests.Start())
    assert not set(room.truth(table).nonces) & set(first.nonces)


async def test_a_seed_is_kept_before_its_commitment_is_told(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO])
    await room.do(table, BRUNO, requests.Leave())
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.Shuffle())
    await room.do(table, ANNA, requests.Start())
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, ANNA, requests.Rematch())
    told = [
        (event.match, event.commitment)
        for _, event in await room.tables.history(table)
        if isinstance(event, TableOpened | Recommitted | Reopened)
    ]
    assert [match for match, _ in told] == [f"{table}-{number}" for number in (1, 2, 3)]
    for match, commitment in told:
        seed = await room.store.seeds.seed(match)
        assert seed is not None
        assert shuffle.commitment(seed, match) == commitment


async def test_without_its_seed_nothing_is_dealt_and_nothing_changes(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO])
    room.cache._seeds.clear()
    before = room.truth(table)
    with pytest.raises(Exception, match="no seed is kept"):
        await room.do(table, ANNA, requests.Start())
    assert room.truth(table) == before


async def test_a_match_counts_when_the_host_says_so_and_all_seats_are_people(room: Room) -> None:
    people = await room.seat(PEOPLE[:2], rated=True)
    mixed = await room.seat(PEOPLE[2:3], 1, rated=True)
    casual = await room.seat(PEOPLE[3:5])
    assert [room.truth(table).counts for table in (people, mixed, casual)] == [True, False, False]


async def test_R_24_the_deal_passes_to_the_right_across_matches_of_the_same_players(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO, CARLA], seating=Seating.RANDOM)
    await room.do(table, ANNA, requests.Start())
    seats = owners(room.truth(table))
    finished = await room.play(table)
    assert finished is not None
    assert finished.state is not None
    last = [event for _, event in await room.tables.history(table) if isinstance(event, DealStarted)][-1]
    for host, others in ((CARLA, (ANNA, BRUNO)),):
        await room.do(table, host, requests.Rematch())
        for person in others:
            await room.do(table, person, requests.Join())
        await room.do(table, host, requests.Start())
    again = room.truth(table)
    assert owners(again) == seats
    assert again.state is not None
    assert again.state.dealer == (last.dealer + 1) % 3


async def test_with_other_players_the_first_dealer_is_drawn_anew(room: Room) -> None:
    table = await gather(room, [ANNA, BRUNO], seating=Seating.RANDOM)
    await room.do(table, ANNA, requests.Start())
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, ANNA, requests.Rematch())
    await room.do(table, CARLA, requests.Join())
    await room.do(table, ANNA, requests.Start())
    truth = room.truth(table)
    seed = await room.store.seeds.seed(truth.match)
    assert seed is not None
    assert truth.state is not None
    assert truth.state.dealer == shuffle.first_dealer(FAST, seed, truth.match, truth.nonces)


async def test_a_rematch_asks_the_others_to_come_and_keeps_the_computers(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], 1, access=Access.INVITED)
    await room.play(table)
    view = await room.do(table, BRUNO, requests.Rematch())
    assert (view.stage, view.host, view.invited) == (Stage.LOBBY, BRUNO, (ANNA,))
    assert [member.player.name for member in view.members if member.player != BRUNO] == ["Carmela"]
    await room.do(table, ANNA, requests.Join())
    await room.do(table, BRUNO, requests.Start())
    assert room.truth(table).stage is Stage.PLAYING


async def test_who_was_only_away_is_asked_to_a_rematch_who_left_is_not(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA], access=Access.INVITED)
    truth = room.truth(table)
    assert truth.turn is not None
    absent = truth.seats[truth.turn].owner
    assert isinstance(absent, Person)
    for _ in range(3):
        while (turn := room.truth(table).turn) is not None and room.truth(table).seats[turn].owner != absent:
            await room.play(table, 1)
        await room.rest(40_000)
        await room.rest(20_000)
    assert room.truth(table).seats[room.truth(table).seat_of(absent.id) or 0].absence is Absence.AWAY
    leaver, host = (person for person in (ANNA, BRUNO, CARLA) if person != absent)
    await room.do(table, leaver, requests.Leave())
    await room.play(table)
    view = await room.do(table, host, requests.Rematch())
    assert view.invited == (absent,)


async def test_a_rematch_is_for_those_who_played_and_after_the_end(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    for who, reason in ((ANNA, TableReason.NOT_FINISHED),):
        with pytest.raises(Refused) as caught:
            await room.do(table, who, requests.Rematch())
        assert caught.value.reason is reason
    await room.do(table, ANNA, requests.Resign())
    with pytest.raises(Refused) as caught:
        await room.do(table, CARLA, requests.Rematch())
    assert caught.value.reason is TableReason.NOT_SEATED


async def test_a_rematch_takes_a_table_of_its_host_and_channel(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Resign())
    for _ in range(3):
        await room.open(ANNA)
    with pytest.raises(Refused) as caught:
        await room.do(table, ANNA, requests.Rematch())
    assert caught.value.reason is TableReason.CAP_PERSON
    await room.do(table, BRUNO, requests.Rematch())


async def test_in_a_lobby_that_stands_again_only_members_sit(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, ANNA, requests.Rematch())
    assert [view.id for view in await room.tables.tables_of(ANNA.id)] == [table]
    assert await room.tables.tables_of(BRUNO.id) == []


async def test_the_seats_of_a_match_are_those_of_its_players(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    taken = [event for _, event in await room.tables.history(table) if isinstance(event, SeatsTaken)]
    assert [event.players for event in taken] == [(ANNA, BRUNO)]
    assert (await room.tables.look(table, BRUNO.id)).seat == 1
    assert (await room.tables.look(table, CARLA.id)).seat is None


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        (fast_rules(), True),
        (replace(fast_rules(), open_hands=True), False),
        (replace(fast_rules(), open_piles=True), False),
        (replace(fast_rules(), open_next_card=True), False),
        (replace(default_rules(Variant.SCOPERTA), target=1), True),
    ],
)
async def test_R_75_cards_face_up_are_unrated(room: Room, rules: Rules, *, counts: bool) -> None:
    table = await room.seat(PEOPLE[:2], rules=rules, rated=True)
    assert room.truth(table).counts is counts
