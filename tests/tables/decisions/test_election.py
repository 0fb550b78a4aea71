"""R-66: each team elects its rais before the first deal; ties, time, absence, what is refused."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, strategies as st

from bot.rules.notation.plain_data import rules_from
from bot.rules.options import SignalTable
from bot.store.rows import RatingRow
from bot.tables.decisions.deadlines import ELECTION
from bot.tables.model import requests
from bot.tables.model.ballot import Ballot
from bot.tables.model.errors import Refused, TableReason
from bot.tables.model.table import Stage
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, FABIO, GINA, HERE, Room, fast_rules

SCHEMBIL = rules_from({"variant": "schembil", "target": 1, "turn_clock": "off"})
SIX = (ANNA, BRUNO, CARLA, DARIO, ELSA, FABIO)


async def set_ratings(room: Room, monkeypatch: pytest.MonkeyPatch, **mu: float) -> None:
    """Ratings over all servers, by name."""
    known = {person.id: mu[person.name] for person in SIX if person.name in mu}

    async def ratings(persons: object, guild: int, game: str) -> dict[int, RatingRow]:
        assert (guild, game) == (0, "schembil")
        assert persons is not None
        return {one: RatingRow(one, 0, game, value, 1.0, 5) for one, value in known.items()}

    monkeypatch.setattr(room.store.results, "ratings", ratings)


async def test_v12_the_match_begins_when_no_outstanding_vote_can_change_the_captains(room: Room) -> None:
    table = await room.seat(SIX, rules=SCHEMBIL)
    truth = room.truth(table)
    assert truth.stage is Stage.PLAYING
    assert truth.state is None
    ballot = truth.election
    assert ballot is not None
    assert ballot == Ballot(ballot.dealer, (None,) * 6)
    for seat, person in enumerate(SIX[:4]):
        assert room.truth(table).election is not None
        await room.do(table, person, requests.VoteRais((4, 3)[seat % 2]))
    state = room.truth(table).state
    assert state is not None
    assert state.rais == (4, 3)
    assert room.truth(table).election is None
    assert state.dealer == ballot.dealer


async def test_a_vote_may_be_changed_until_the_last_one_is_given(room: Room) -> None:
    table = await room.seat(SIX, rules=SCHEMBIL)
    await room.do(table, ANNA, requests.VoteRais(0))
    view = await room.do(table, ANNA, requests.VoteRais(2))
    assert view.election is not None
    assert view.election.votes == ((0, 2),)
    assert view.election.vote_of(0) == 2
    assert view.election.vote_of(1) is None


async def test_a_tie_goes_to_the_highest_rated_then_to_the_lowest_seat(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_ratings(room, monkeypatch, Carla=20.0, Elsa=30.0)
    table = await room.seat(SIX, rules=SCHEMBIL)
    for seat, person in enumerate(SIX):
        await room.do(table, person, requests.VoteRais(seat))
    state = room.truth(table).state
    assert state is not None
    assert state.rais == (4, 1)


async def test_votes_count_more_than_ratings(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await set_ratings(room, monkeypatch, Elsa=30.0)
    table = await room.seat(SIX, rules=SCHEMBIL)
    for seat, person in enumerate(SIX[:4]):
        await room.do(table, person, requests.VoteRais(seat % 2))
    state = room.truth(table).state
    assert state is not None
    assert state.rais == (0, 1)


async def test_computers_vote_for_the_highest_rated_of_their_team(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_ratings(room, monkeypatch, Carla=20.0)
    table = await room.seat((ANNA, BRUNO, CARLA), 3, rules=SCHEMBIL)
    ballot = room.truth(table).election
    assert ballot is not None
    assert ballot.votes == ((3, 1), (4, 2), (5, 1))


@pytest.mark.parametrize(("clock", "wait"), [("off", ELECTION), (120, 120_000)])
async def test_when_the_time_is_up_the_votes_that_are_there_count(
    room: Room, clock: object, wait: int
) -> None:
    rules = rules_from({"variant": "schembil", "turn_clock": clock})
    table = await room.seat(SIX, rules=rules)
    await room.do(table, BRUNO, requests.VoteRais(5))
    await room.rest(wait - 1)
    assert room.truth(table).election is not None
    await room.rest(1)
    state = room.truth(table).state
    assert state is not None
    assert state.rais == (0, 5)


async def test_downtime_counts_against_no_vote(room: Room) -> None:
    table = await room.seat(SIX, rules=SCHEMBIL)
    room.now += 10 * ELECTION
    await room.restart()
    assert room.truth(table).election is not None
    await room.rest(ELECTION)
    assert room.truth(table).election is None


async def test_nobody_waits_for_whoever_has_left(room: Room) -> None:
    table = await room.seat(SIX, rules=SCHEMBIL)
    for person in SIX[:5]:
        await room.do(table, person, requests.VoteRais(SIX.index(person)))
    await room.do(table, FABIO, requests.Leave())
    assert room.truth(table).election is None


async def test_a_table_may_be_ended_but_no_match_given_up_during_the_election(room: Room) -> None:
    table = await room.seat(SIX, rules=SCHEMBIL, rated=True)
    with pytest.raises(Refused) as refused:
        await room.do(table, ANNA, requests.Resign())
    assert refused.value.reason is TableReason.NOT_PLAYING
    for person in SIX:
        await room.do(table, person, requests.End())
    assert table not in room.tables.open_tables()


@pytest.mark.parametrize(
    ("who", "target", "reason"),
    [
        (ANNA, 1, TableReason.VOTE_OWN_TEAM),
        (ANNA, 9, TableReason.VOTE_OWN_TEAM),
        (GINA, 0, TableReason.NOT_SEATED),
    ],
)
async def test_who_may_not_vote_so(room: Room, who: object, target: int, reason: TableReason) -> None:
    table = await room.seat(SIX, rules=SCHEMBIL)
    before = room.truth(table)
    with pytest.raises(Refused) as refused:
        await room.do(table, who, requests.VoteRais(target))  # type: ignore[arg-type]
    assert refused.value.reason is reason
    assert room.truth(table) == before


async def test_without_an_election_there_is_nothing_to_vote_for(room: Room) -> None:
    lobby = await room.open(ANNA, SCHEMBIL)
    with pytest.raises(Refused) as refused:
        await room.do(lobby, ANNA, requests.VoteRais(0))
    assert refused.value.reason is TableReason.NOT_PLAYING
    other = await room.seat((BRUNO, CARLA), rules=fast_rules(2))
    with pytest.raises(Refused) as refused:
        await room.do(other, BRUNO, requests.VoteRais(0))
    assert refused.value.reason is TableReason.NO_RAIS


async def test_another_match_has_another_election(room: Room) -> None:
    table = await room.seat((ANNA, BRUNO, CARLA), 3, rules=replace(SCHEMBIL, target=1))
    for voter in (ANNA, CARLA):
        await room.do(table, voter, requests.VoteRais(2))
    await room.play(table)
    await room.do(table, ANNA, requests.Rematch())
    for guest in (BRUNO, CARLA):
        await room.do(table, guest, requests.Join())
    await room.shuffle(table)
    await room.do(table, ANNA, requests.Start())
    truth = room.truth(table)
    assert truth.election is not None
    assert truth.state is None
    await room.do(table, ANNA, requests.VoteRais(0))
    assert room.truth(table).state is not None


async def test_v12_nobody_is_asked_where_the_computers_have_decided(room: Room) -> None:
    table = await room.seat((ANNA,), 5, rules=replace(SCHEMBIL, target=1))
    state = room.truth(table).state
    assert state is not None
    assert state.rais == (0, 1)


@given(votes=st.dictionaries(st.integers(0, 5), st.integers(0, 2)), order=st.permutations(range(6)))
def test_v12_a_vote_is_settled_exactly_when_no_completion_of_it_elects_others(
    votes: dict[int, int], order: list[int]
) -> None:
    ratings = tuple([None, 10.0, 20.0, 30.0, 30.0, None][place] for place in order)
    ballot = Ballot(0, ratings, tuple((seat, seat % 2 + 2 * vote) for seat, vote in sorted(votes.items())))
    rules = SCHEMBIL
    outstanding = [seat for seat in range(6) if seat not in votes]
    choices = [rules.sides[rules.side_of(seat)] for seat in outstanding]
    outcomes = set()
    for given_now in product(*choices):
        complete = ballot
        for seat, target in zip(outstanding, given_now, strict=True):
            complete = complete.with_vote(seat, target)
        outcomes.add(complete.captains(rules))
    assert ballot.is_settled(rules, outstanding) == (len(outcomes) == 1)


async def test_the_host_describes_gestures_in_the_lobby_of_a_table_with_its_own(room: Room) -> None:
    rules = rules_from({"players": 4, "signal_table": SignalTable.CUSTOM})
    table = await room.open(ANNA, rules, HERE)
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.SetGesture("king", "  coughs\ttwice "))
    assert room.truth(table).gestures == (("king", "coughs twice"),)
    await room.do(table, ANNA, requests.SetGesture("king", ""))
    assert room.truth(table).gestures == ()
    for who, sign, text, reason in (
        (BRUNO, "king", "x", TableReason.NOT_HOST),
        (ANNA, "seven", "x", TableReason.NO_SUCH_SIGN),
        (ANNA, "king", "x" * 61, TableReason.GESTURE_TOO_LONG),
    ):
        with pytest.raises(Refused) as refused:
            await room.do(table, who, requests.SetGesture(sign, text))
        assert refused.value.reason is reason
    plain = await room.open(CARLA, fast_rules(4))
    with pytest.raises(Refused) as refused:
        await room.do(plain, CARLA, requests.SetGesture("king", "x"))
    assert refused.value.reason is TableReason.NO_OWN_GESTURES
