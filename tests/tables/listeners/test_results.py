"""Finished matches are booked once, and ratings move as they should."""

import pytest

from bot.record.verify import verify
from bot.rules.actions import PLAYS
from bot.rules.events import DealEnded, TrickTaken
from bot.store.errors import Stale, Unavailable
from bot.store.rows import RatingRow, StoredMatch
from bot.tables.archive import privacy
from bot.tables.archive.finished import finished_matches
from bot.tables.archive.records import record_of
from bot.tables.listeners import ratings
from bot.tables.listeners.results import DAY, OVERALL, RATED_A_DAY, ResultRecorder
from bot.tables.model import requests
from bot.tables.model.events import LogEvent
from bot.tables.model.people import Person, Place
from bot.tables.model.table import Stage
from bot.tables.skill import NEW, Skill
from testing.worlds.room import ANNA, BRUNO, CARLA, DARIO, ELSA, FABIO, HERE, Room, fast_rules
from testing.worlds.room_turns import make_absent

FOUR = [ANNA, BRUNO, CARLA, DARIO]


async def booked_match(room: Room, table: str) -> StoredMatch:
    played = await room.store.results.match(f"{table}-1")
    assert played is not None
    return played


async def rating(room: Room, person: Person, guild: int = OVERALL) -> RatingRow | None:
    return (await room.store.results.ratings([person.id], guild, "briscola")).get(person.id)


async def mu(room: Room, person: Person) -> float:
    row = await rating(room, person)
    return NEW.mu if row is None else row.mu


async def test_a_match_is_booked_with_its_seats(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], 1)
    began = room.now
    room.now += 5_000
    final = await room.play(table)
    assert final is not None
    assert final.state is not None
    end = final.state.result
    assert end is not None
    played = await booked_match(room, table)
    row = played.match
    assert (row.table, row.guild, row.channel, row.game) == (table, HERE.guild, HERE.channel, "briscola")
    assert (row.players, row.rated, row.reason) == (3, False, "first_to")
    assert (row.started, row.ended) == (began, room.now)
    assert [seat.person for seat in played.seats] == [ANNA.id, BRUNO.id, None]
    assert [seat.won for seat in played.seats] == [seat in end.winners for seat in range(3)]
    assert tuple(seat.score for seat in played.seats) == end.score


async def test_the_points_of_a_seat_add_up_over_all_deals(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rules=type(fast_rules())(target=3))
    await room.play(table)
    (match,) = finished_matches(table, await room.tables.history(table))
    deals = sum(isinstance(event, DealEnded) for event in match.events)
    played = await booked_match(room, table)
    assert deals >= 3
    assert sum(seat.points for seat in played.seats) == 120 * deals


async def test_partners_share_the_score_and_keep_their_own_points(room: Room) -> None:
    table = await room.seat(FOUR)
    await room.play(table)
    seats = (await booked_match(room, table)).seats
    assert [seat.side for seat in seats] == [0, 1, 0, 1]
    assert seats[0].score == seats[2].score
    assert seats[0].won == seats[2].won != seats[1].won == seats[3].won
    assert sum(seat.points for seat in seats) == 120


async def test_a_match_that_was_given_up_is_booked(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, ANNA, requests.Resign())
    played = await booked_match(room, table)
    assert played.match.reason == "forfeit"
    assert [seat.won for seat in played.seats] == [False, True]
    assert await mu(room, BRUNO) > NEW.mu > await mu(room, ANNA)


async def test_a_match_that_was_broken_off_is_not_booked(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.play(table, 7)
    await room.do(table, ANNA, requests.End())
    await room.do(table, BRUNO, requests.End())
    assert await room.store.results.match(f"{table}-1") is None
    assert await rating(room, ANNA) is None


async def test_a_match_is_booked_once_whatever_happens(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.play(table)
    before = (await booked_match(room, table), await rating(room, ANNA), await rating(room, BRUNO))
    await room.restart()
    another = ResultRecorder(room.tables, room.store)
    room.notify(table)
    await another.idle()
    await another.close()
    await room.do(table, ANNA, requests.End())
    assert (await booked_match(room, table), await rating(room, ANNA), await rating(room, BRUNO)) == before
    assert before[1] is not None
    assert before[1].matches == 1


async def test_what_was_finished_but_not_booked_is_booked_at_the_next_start(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.result_recorder.close()
    await room.play(table)
    await room.do(table, ANNA, requests.Rematch())
    assert await room.store.results.match(f"{table}-1") is None
    await room.restart()
    assert (await booked_match(room, table)).match.rated


async def test_a_table_does_not_close_before_its_match_is_booked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> bool:
        raise Unavailable("disk full")

    table = await room.seat([ANNA, BRUNO])
    with monkeypatch.context() as broken:
        broken.setattr(room.store.results, "book", full)
        await room.do(table, ANNA, requests.Resign())
        with pytest.raises(Unavailable):
            await room.do(table, ANNA, requests.End())
        assert room.truth(table).stage is Stage.FINISHED
    await room.do(table, ANNA, requests.End())
    assert (await booked_match(room, table)).match.reason == "forfeit"


async def test_ratings_that_moved_meanwhile_are_read_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    book, refused = room.store.results.book, [1, 2]

    async def late(*args: object) -> bool:
        if refused:
            refused.pop()
            raise Stale("late")
        return await book(*args)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(room.store.results, "book", late)
    await room.do(table, ANNA, requests.Resign())
    assert (await booked_match(room, table)).match.rated


async def test_ratings_are_kept_per_server_and_over_all(room: Room) -> None:
    for guild in (100, 101):
        table = await room.open(ANNA, fast_rules(), Place(guild, 200), rated=True)
        await room.do(table, BRUNO, requests.Join())
        await room.do(table, ANNA, requests.Start())
        await room.do(table, ANNA, requests.Resign())
    rows = [await rating(room, BRUNO, guild) for guild in (100, 101, OVERALL)]
    assert [row.matches for row in rows if row is not None] == [1, 1, 2]
    assert rows[0] is not None
    assert rows[2] is not None
    assert rows[2].mu > rows[0].mu > NEW.mu
    board = await room.store.results.leaderboard()
    assert [line.name for line in board] == ["Bruno", "Anna"]


async def test_only_matches_that_count_are_rated(room: Room) -> None:
    casual = await room.seat([ANNA, BRUNO])
    mixed = await room.seat([ANNA], 1, rated=True)
    for table in (casual, mixed):
        await room.do(table, ANNA, requests.Resign())
        assert not (await booked_match(room, table)).match.rated
    assert await rating(room, ANNA) is None


async def test_the_same_people_are_rated_so_often_a_day(room: Room) -> None:
    rated = []
    for _ in range(RATED_A_DAY + 2):
        table = await room.seat([ANNA, BRUNO], rated=True)
        await room.do(table, ANNA, requests.Resign())
        rated.append((await booked_match(room, table)).match.rated)
        room.now += 1000
    assert rated == [True] * RATED_A_DAY + [False] * 2
    other = await room.seat([ANNA, CARLA], rated=True)
    await room.do(other, ANNA, requests.Resign())
    assert (await booked_match(room, other)).match.rated
    room.now += DAY
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, ANNA, requests.Resign())
    assert (await booked_match(room, table)).match.rated


async def test_winning_with_partners_lifts_both(room: Room) -> None:
    table = await room.seat(FOUR, rated=True)
    await room.do(table, ANNA, requests.Resign())
    await room.do(table, CARLA, requests.Resign())
    assert (
        await mu(room, BRUNO)
        == await mu(room, DARIO)
        > NEW.mu
        > await mu(room, ANNA)
        == await mu(room, CARLA)
    )


async def test_three_are_ranked_by_winner_and_score(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA], rated=True, rules=type(fast_rules())(players=3, target=2))
    await room.play(table)
    played = await booked_match(room, table)
    by_score = sorted(played.seats, key=lambda seat: (seat.won, seat.score), reverse=True)
    names = {person.id: person for person in FOUR}
    mus = [await mu(room, names[seat.person or 0]) for seat in by_score]
    assert mus == sorted(mus, reverse=True)
    assert mus[0] > NEW.mu > mus[-1]


async def test_leaving_is_a_loss_for_the_leaver_only(room: Room) -> None:
    table = await room.seat(FOUR, rated=True)
    await room.do(table, ANNA, requests.Leave())
    await room.play(table)
    seats = (await booked_match(room, table)).seats
    assert not seats[0].won
    assert seats[2].won != seats[1].won
    assert await mu(room, ANNA) < NEW.mu
    assert await rating(room, CARLA) is None
    assert await mu(room, BRUNO) == await mu(room, DARIO) > NEW.mu


@pytest.mark.parametrize("winner", [0, 1])
async def test_whoever_stays_against_a_computer_has_won_the_rating(room: Room, winner: int) -> None:
    """Even where the computer in the leaver's seat plays better than they did."""
    for _ in range(30):
        table = await room.seat([ANNA, BRUNO], rated=True)
        await room.do(table, BRUNO, requests.Leave())
        done = await room.play(table)
        assert done is not None
        assert done.state is not None
        if done.state.result is not None and done.state.result.winners == (winner,):
            break
        room.now += DAY
        await room.store.results.forget(ANNA.id, -1)
        await room.store.results.forget(BRUNO.id, -2)
    played = await booked_match(room, table)
    assert [seat.won for seat in played.seats] == [winner == 0, False]
    assert await mu(room, ANNA) > NEW.mu > await mu(room, BRUNO)


async def test_being_away_at_the_end_is_leaving(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await make_absent(room, table, BRUNO)
    await room.play(table)
    assert not (await booked_match(room, table)).seats[1].won
    assert await mu(room, ANNA) > NEW.mu > await mu(room, BRUNO)


async def test_whoever_came_back_has_not_left(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.Leave())
    await room.do(table, BRUNO, requests.Join())
    await room.do(table, ANNA, requests.Resign())
    assert (await booked_match(room, table)).seats[1].won


async def test_a_friend_who_steps_in_and_wins_gains_rating_and_the_leaver_loses(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.play(table, 6)
    await room.do(table, BRUNO, requests.Leave())
    await room.do(table, CARLA, requests.Substitute())
    await room.play(table, 4)
    await room.do(table, ANNA, requests.Resign())
    seats = (await booked_match(room, table)).seats
    assert [(seat.person, seat.won) for seat in seats] == [
        (ANNA.id, False),
        (CARLA.id, True),
        (BRUNO.id, False),
    ]
    assert await mu(room, CARLA) > NEW.mu
    assert await mu(room, BRUNO) < NEW.mu
    wins = {row.person: (row.matches, row.wins) for row in await room.store.results.leaderboard(by="wins")}
    assert wins == {CARLA.id: (1, 1), ANNA.id: (1, 0), BRUNO.id: (1, 0)}


async def test_a_friend_who_steps_in_and_loses_loses_no_rating(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO, CARLA, DARIO], rated=True)
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, ELSA, requests.Substitute(1))
    for person in (ELSA, DARIO):
        await room.do(table, person, requests.Resign())
    await booked_match(room, table)
    assert await rating(room, ELSA) is None
    assert await rating(room, DARIO) is None, "nobody loses because a partner left"
    (match,) = finished_matches(table, await room.tables.history(table))
    strong = {person.id: Skill(45, 2) for person in (ANNA, CARLA)}
    for weak in (Skill(5, 2), Skill(5, 8), Skill(25, 8)):
        assert ELSA.id not in ratings.skills_after(match, {**strong, ELSA.id: weak}), "only a win is a gain"
    assert await mu(room, BRUNO) < NEW.mu < await mu(room, ANNA)


async def test_a_substitute_who_leaves_as_well_neither_gains_nor_loses(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, CARLA, requests.Substitute())
    await room.do(table, CARLA, requests.Leave())
    await room.do(table, DARIO, requests.Substitute())
    await room.do(table, ANNA, requests.Resign())
    seats = (await booked_match(room, table)).seats
    assert [(seat.person, seat.won) for seat in seats] == [
        (ANNA.id, False),
        (DARIO.id, True),
        (BRUNO.id, False),
        (CARLA.id, False),
    ]
    assert await rating(room, CARLA) is None
    assert await mu(room, DARIO) > NEW.mu


async def test_whoever_takes_their_own_old_seat_back_sat_there_once(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.play(table, 4)
    for gives, takes in ((BRUNO, CARLA), (CARLA, BRUNO)):
        await room.do(table, gives, requests.CallSubstitute())
        await room.do(table, takes, requests.Substitute(1))
    await room.do(table, ANNA, requests.Resign())
    log = await room.tables.history(table)
    (match,) = finished_matches(table, log)
    own = next(sitting for sitting in match.sittings if sitting.player == BRUNO)
    assert (own.seat, own.from_start, own.stayed) == (1, True, True)
    assert own.points == sum(points_of(event, 1) for _, event in log)
    assert [seat.person for seat in (await booked_match(room, table)).seats] == [ANNA.id, BRUNO.id, CARLA.id]
    assert await mu(room, BRUNO) > NEW.mu
    assert await rating(room, CARLA) is None


async def test_a_match_with_a_substitute_can_be_exported_forgotten_and_proved(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    await room.do(table, BRUNO, requests.CallSubstitute())
    await room.do(table, CARLA, requests.Substitute())
    truth = await room.play(table)
    assert truth is not None
    document = await record_of(room.tables, truth.match)
    assert document is not None
    assert [seat["name"] for seat in document["seats"]] == [ANNA.name, BRUNO.name], "who began it"
    assert verify(document).flaw is None
    about = await privacy.export(room.store, room.tables, CARLA.id)
    assert BRUNO.name not in str(about)
    await room.forget(BRUNO, -3)
    await room.forget(CARLA, -4)
    assert {seat.person for seat in (await booked_match(room, table)).seats} == {ANNA.id, -3, -4}
    log = str(await room.tables.history(table))
    assert str(BRUNO.id) not in log
    assert str(CARLA.id) not in log


async def test_the_points_go_to_whoever_sat_there(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO])
    await room.play(table, 20)
    before = [points_of(event, 1) for _, event in await room.tables.history(table)]
    await room.do(table, BRUNO, requests.Leave())
    await room.do(table, CARLA, requests.Substitute())
    await room.play(table)
    log = await room.tables.history(table)
    (match,) = finished_matches(table, log)
    assert {sitting.player: sitting.points for sitting in match.sittings} == {
        ANNA: sum(points_of(event, 0) for _, event in log),
        BRUNO: sum(before),
        CARLA: sum(points_of(event, 1) for _, event in log) - sum(before),
    }


def points_of(event: LogEvent, seat: int) -> int:
    return event.points if isinstance(event, TrickTaken) and event.seat == seat else 0


async def test_an_old_rating_moves_less_than_a_new_one(room: Room) -> None:
    table = await room.seat([ELSA, FABIO], rated=True)
    await room.do(table, ELSA, requests.Resign())
    (match,) = finished_matches(table, await room.tables.history(table))
    sure = ratings.skills_after(match, {ELSA.id: Skill(25, 1), FABIO.id: Skill(25, 8)})
    assert 25 - sure[ELSA.id].mu < sure[FABIO.id].mu - 25
    assert sure[FABIO.id].sigma < 8


async def test_a_rated_match_shows_no_points_while_it_runs(room: Room) -> None:
    table = await room.seat([ANNA, BRUNO], rated=True)
    truth = room.truth(table)
    assert truth.state is not None
    assert truth.turn is not None
    person = (ANNA, BRUNO)[truth.turn]
    view = await room.do(table, person, PLAYS[truth.state.hands[truth.turn][0]])
    assert view.view is not None
    assert view.view.points == (None, None)
