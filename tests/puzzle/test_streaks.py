"""Windows, streaks and jokers: who solves once each local day never loses the streak (P-7, PA-4)."""

import random
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.daily.puzzles import offered_of
from bot.puzzle import days
from bot.puzzle.attempt import Outcome
from bot.puzzle.streaks import EARNS, JOKERS, Streak, milestones, streak
from bot.tables.decisions.quiet_hours import zones
from testing.each import each

SOLVED, LOST, OPEN = Outcome.SOLVED, Outcome.LOST, Outcome.OPEN


def after(*outcomes: Outcome, over: bool = True) -> Streak:
    return streak((outcome, over) for outcome in outcomes)


def test_P_7_days_solved_in_a_row_count() -> None:
    assert after() == Streak()
    assert after(SOLVED, SOLVED, SOLVED) == Streak(3, 3, 3, 0)
    assert after(SOLVED, SOLVED, OPEN, SOLVED) == Streak(1, 2, 3, 0)
    assert after(SOLVED, LOST) == Streak(0, 1, 1, 0)


def test_P_7_a_day_that_is_still_open_breaks_nothing() -> None:
    assert streak([(SOLVED, True), (OPEN, False), (SOLVED, False)]).days == 2
    assert streak([(SOLVED, True), (LOST, False)]).days == 0


def test_P_7_seven_days_earn_a_joker_that_mends_a_day() -> None:
    week = [SOLVED] * EARNS
    assert after(*week) == Streak(7, 7, 7, 1)
    assert after(*week, OPEN) == Streak(7, 7, 7, 0)
    assert after(*week, LOST, SOLVED) == Streak(8, 8, 8, 0)
    assert after(*week, OPEN, OPEN).days == 0
    assert after(*week, *week, *week).jokers == JOKERS
    assert after(*week, *week, OPEN, OPEN, *week) == Streak(21, 21, 21, 1)


def test_a_window_is_48_hours_from_the_beginning_of_the_date_in_UTC() -> None:
    day = date(2028, 2, 29)
    begins = round(datetime(2028, 2, 29, tzinfo=UTC).timestamp() * 1000)
    assert days.opens(day) == begins
    assert days.closes(day) == begins + 48 * 60 * 60 * 1000
    assert not days.is_open(day, begins - 1)
    assert days.is_open(day, begins)
    assert days.is_open(day, days.closes(day) - 1)
    assert not days.is_open(day, days.closes(day))
    assert days.is_over(day, days.closes(day))
    assert days.day_at(begins) == day


class Solver:
    """Somebody who solves one puzzle at each visit: the one that they are offered."""

    def __init__(self) -> None:
        self.solved: list[date] = []

    def visit(self, now: int) -> None:
        newer = days.day_at(now)
        older = newer - days.ONE
        waits = [day for day in (older, newer) if day not in self.solved[-3:]]
        if waits:
            self.solved.append(offered_of(waits, running=older - days.ONE in self.solved[-3:]))

    def streak(self, now: int) -> Streak:
        first, known = min(self.solved), set(self.solved)
        past = (first + timedelta(days=number) for number in range((days.day_at(now) - first).days + 1))
        return streak((SOLVED if day in known else OPEN, days.is_over(day, now)) for day in past)


SOME = sorted(zones())
ODD = ["Pacific/Kiritimati", "Pacific/Chatham", "Pacific/Pago_Pago", "Europe/London", "Atlantic/Azores"]


@each("zone", [*ODD, *random.Random(4).sample(SOME, 8), "UTC"])
@each("habit", ["early", "late", "any"])
def test_PA_4_who_solves_once_each_local_day_never_loses_the_streak(zone: str, habit: str) -> None:
    here, rng = ZoneInfo(zone), random.Random(f"{zone}{habit}")
    solver, begins = Solver(), date(2027, 1, 1) + timedelta(days=rng.randrange(365))
    for number in range(500):  # with a leap day, and both changes of the clocks
        local = begins + timedelta(days=number)
        first, last = (
            datetime(day.year, day.month, day.day, tzinfo=here).timestamp() * 1000
            for day in (local, local + timedelta(days=1))
        )
        share = {"early": 0.0, "late": 1.0, "any": rng.random()}[habit]
        if rng.random() < 0.2:
            share = rng.random()
        now = min(round(first + share * (last - first)), round(last) - 1)
        solver.visit(now)
        if number % 25 == 0:
            assert solver.streak(now).days == len(solver.solved) >= number, local


def test_A_5_a_milestone_has_the_day_on_which_it_was_first_reached_and_is_never_lost() -> None:
    first = date(2026, 1, 1)
    row = [Outcome.SOLVED] * 7 + [Outcome.LOST] * 2 + [Outcome.SOLVED] * 31
    found = milestones((first + timedelta(days=at), outcome, True) for at, outcome in enumerate(row))
    assert found == {7: date(2026, 1, 7), 30: first + timedelta(days=38)}
