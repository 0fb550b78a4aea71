"""An even opponent: what a rating against computers is made of, and how soon it finds a person's level."""

import random
from dataclasses import replace
from statistics import median

from hypothesis import given, settings, strategies as st

from bot.computers import scale
from bot.rules.events import DealEnded
from bot.rules.notation.plain_data import default_rules
from bot.rules.rules import Rules
from bot.store.standing.computer_ratings import ComputerRatingRow
from bot.tables.archive.finished import finished_matches
from bot.tables.listeners import computer_ratings
from bot.tables.listeners.computer_ratings import ComputerRating, after_deal, even_level, rules_of
from bot.tables.listeners.results import ResultRecorder
from bot.tables.model import requests
from bot.tables.model.events import Seating
from bot.tables.model.people import Person
from testing.builders.states import EVERY_GAME
from testing.worlds.room import ANNA, BRUNO, Room, fast_rules

TWO, TWO_FAST = default_rules(), fast_rules()
DEALS, WITHIN = 60, 90.0
FIXED = computer_ratings.FIXED


async def ratings(room: Room, *people: Person) -> list[ComputerRatingRow]:
    return await room.store.results.computer_ratings([one.id for one in people or (ANNA,)])


async def alone(room: Room, rules: Rules = TWO_FAST) -> str:
    """A match of Anna against a computer of level 3."""
    table = await room.open(ANNA, rules, seating=Seating.JOIN_ORDER)
    await room.do(table, ANNA, requests.AddComputer("3"))
    await room.do(table, ANNA, requests.Start())
    return table


def season(points: float, rng: random.Random) -> float:
    """By how much the rating of somebody so strong is wrong after a season against even opponents."""
    now = computer_ratings.NEW
    for _ in range(DEALS):
        level = even_level(TWO, now)
        won = rng.random() < 1 / (1 + 10 ** ((level.points - points) / 400))
        (now,) = after_deal([now], [[ComputerRating(level.points, FIXED)]], [float(won)])
    return now.points - points


def test_an_even_opponent_is_found_within_a_season_of_60_deals() -> None:
    """The whole scale of two players, from its weakest level to its strongest."""
    rng = random.Random("season")
    weakest, *_, strongest = (level.points for level in scale.levels_of(TWO))
    for points in (weakest, computer_ratings.NEW.points, strongest):
        errors = sorted(abs(season(points, rng)) for _ in range(60))
        assert median(errors) <= WITHIN / 2
        assert errors[round(0.85 * len(errors))] <= WITHIN


@settings(max_examples=10)
@given(st.floats(-300, 200), st.floats(10, 150), st.floats(-250, 80), st.integers(1, 3))
def test_an_even_opponent_a_deal_moves_a_rating_the_right_way_and_makes_it_surer(
    points: float, deviation: float, level: float, partners: int
) -> None:
    own = [ComputerRating(points, deviation), *[ComputerRating(level, FIXED)] * (partners - 1)]
    others = [[ComputerRating(level, FIXED)] * partners]
    lost, drawn, won = (after_deal(own, others, [result])[0] for result in (0.0, 0.5, 1.0))
    assert lost.points < drawn.points < won.points
    assert (drawn.points - points) * (level - points) >= -1e-9  # where all but nothing changes, a rounding
    assert lost.points < points < won.points
    assert max(lost.deviation, won.deviation) ** 2 <= deviation**2 + computer_ratings.CHANGE**2
    alone = after_deal([ComputerRating(points, deviation)], [[ComputerRating(level, FIXED)]], [1.0])[0]
    if points <= level:  # a win that was not expected: a partner has a part in it
        assert won.points <= alone.points + 1e-6


def test_an_even_opponent_every_game_has_a_name_that_leads_back_to_it() -> None:
    for rules in EVERY_GAME:
        key = scale.game_key(rules)
        assert scale.game_key(rules_of(key)) == key
    assert scale.game_key(rules_of("briscola-4-alone")) == "briscola-4-alone"


async def test_an_even_opponent_a_match_is_rated_deal_by_deal_once_and_for_its_person_alone(
    room: Room,
) -> None:
    table = await alone(room, replace(TWO_FAST, target=2))
    await room.play(table)
    (match,) = finished_matches(table, await room.tables.history(table))
    now = computer_ratings.NEW
    level = scale.points_of(match.rules, "3")
    assert level is not None
    for event in match.events:
        if isinstance(event, DealEnded):
            result = (event.score[0] - event.score[1] > 0) + 0.5 * (event.score[0] == event.score[1])
            (now,) = after_deal([now], [[ComputerRating(level, FIXED)]], [result])
    booked = await ratings(room)
    assert booked == [ComputerRatingRow(ANNA.id, "briscola-2", *now, 1)]
    await room.restart()
    another = ResultRecorder(room.tables, room.store)
    room.notify(table)
    await another.idle()
    await another.close()
    assert await ratings(room) == booked
    assert await room.store.results.leaderboard() == []
    await room.do(table, ANNA, requests.Rematch())
    await room.do(table, ANNA, requests.Start())
    await room.play(table)
    assert [row.matches for row in await ratings(room)] == [2]
    await room.forget(ANNA, -77)
    assert await ratings(room) == []


async def test_an_even_opponent_what_was_finished_before_a_kill_is_rated_after_the_next_start(
    room: Room,
) -> None:
    table = await alone(room)
    await room.result_recorder.close()
    await room.play(table)
    assert await ratings(room) == []
    await room.restart()
    assert [row.matches for row in await ratings(room)] == [1]


async def test_an_even_opponent_only_matches_of_one_side_against_computers_are_rated(room: Room) -> None:
    people = await room.seat([ANNA, BRUNO])
    await room.play(people)
    mixed = await room.seat([ANNA, BRUNO], 1)  # three sides, two of them of people
    await room.play(mixed)
    unknown = await room.open(ANNA, TWO_FAST)
    await room.do(unknown, ANNA, requests.AddComputer("random"))  # nobody measured its strength
    await room.do(unknown, ANNA, requests.Start())
    await room.play(unknown)
    assert await ratings(room, ANNA, BRUNO) == []
    given_up = await alone(room)
    await room.do(given_up, ANNA, requests.Resign())  # a deal lost
    (row,) = await ratings(room, ANNA, BRUNO)
    assert row.points < computer_ratings.NEW.points - 30
